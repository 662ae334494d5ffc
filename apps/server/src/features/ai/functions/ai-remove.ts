import { noOwnAi } from "../own-ai.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Stops using one's own model. Its key is forgotten within the day. */
export const aiRemove = defineFunction(
  "ai-remove",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    const changed = await sql`
      update private.ai_providers set removed_at = now() where user_id = ${userId} and removed_at is null returning 1`;
    if (changed.length === 0) throw noOwnAi();
    return {};
  },
);
