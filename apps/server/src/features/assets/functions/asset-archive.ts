import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { grantArchive } from "../archive.ts";

/** An address that packs assets of the caller into a ZIP. */
export const assetArchive = defineFunction(
  "asset-archive",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async ({ sql, userId }, { assetIds }) => {
    const [sum] = await sql<{ files: number; bytes: number }[]>`
      select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from assets
      where user_id = ${userId} and id = any(${assetIds}::uuid[]) and deleted_at is null`;
    const { files, bytes } = sum ?? { files: 0, bytes: 0 };
    if (files === 0) throw new AppError("not-found", "These files no longer exist.", { hint: "Refresh the page." });
    return { url: await grantArchive(sql, userId, assetIds), files, bytes };
  },
);
