import { defineFunction } from "../platform/functions/define-function.ts";
import { ownTransform } from "../platform/functions/own-transform.ts";

const SECONDS = 3600;

interface File {
  id: string;
  path: string;
  name: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

/** Addresses of the pictures before and after, for an hour. */
export const transformFiles = defineFunction(
  "transform-files",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, media, userId } = context;
    const { input_asset_id: before, result_asset_id: after } = await ownTransform(sql, userId, input.transformId);
    const files = await sql<File[]>`
      select id, path, name, bytes, width, height from assets where user_id = ${userId} and id in (${before}, ${after})`;
    const find = (id: string | null): File | undefined => files.find((file) => file.id === id);
    const sign = (file: File | undefined, downloadName?: string): string | null =>
      file === undefined
        ? null
        : media.sign(file.path, { expiresInSeconds: SECONDS, ...(downloadName === undefined ? {} : { downloadName }) });
    const result = find(after);
    return {
      before: sign(find(before)),
      after: sign(result),
      download: sign(result, result?.name),
      fileName: result?.name ?? "",
      width: result?.width ?? null,
      height: result?.height ?? null,
      bytes: result?.bytes ?? null,
    };
  },
);
