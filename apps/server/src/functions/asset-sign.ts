import { defineFunction } from "../platform/functions/define-function.ts";

const SECONDS = 3600;

/** Addresses of one's own assets for an hour, in the order asked; null for what is not there or not one's own. */
export const assetSign = defineFunction(
  "asset-sign",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const rows = await context.sql<{ id: string; path: string }[]>`
    select id, path from assets where user_id = ${context.userId} and id = any(${input.assetIds}::uuid[])`;
    const paths = new Map(rows.map(({ id, path }) => [id, path]));
    return {
      urls: input.assetIds.map((id) => {
        const path = paths.get(id.toLowerCase());
        return path === undefined ? null : context.media.sign(path, { expiresInSeconds: SECONDS });
      }),
    };
  },
);
