import { z } from "zod";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownTransform } from "../own-transform.ts";

const SECONDS = 3600;

interface File {
  id: string;
  path: string;
  name: string;
  bytes: number;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  content_type: string;
  meta: Record<string, unknown>;
}

const factsSchema = z.record(z.string(), z.union([z.string(), z.number()])).catch({});

/** Addresses of the files before and after, for an hour. */
export const transformFiles = defineFunction(
  "transform-files",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, media, userId } = context;
    const { input_asset_id: before, result_asset_id: after } = await ownTransform(sql, userId, input.transformId);
    const files = await sql<File[]>`
      select id, path, name, bytes, width, height, duration_ms, content_type, meta from assets where user_id = ${userId} and id in (${before}, ${after})`;
    const find = (id: string | null): File | undefined => files.find((file) => file.id === id);
    const sign = (file: File | undefined, downloadName?: string): string | null =>
      file === undefined
        ? null
        : media.sign(file.path, { expiresInSeconds: SECONDS, ...(downloadName === undefined ? {} : { downloadName }) });
    const result = find(after);
    const source = find(before);
    return {
      before: sign(source),
      after: sign(result),
      download: sign(result, result?.name),
      fileName: result?.name ?? "",
      beforeType: source?.content_type ?? null,
      afterType: result?.content_type ?? null,
      width: result?.width ?? null,
      height: result?.height ?? null,
      durationMs: result?.duration_ms ?? null,
      bytes: result?.bytes ?? null,
      facts: factsSchema.parse(result?.meta["facts"] ?? {}),
    };
  },
);
