import { noOwnAi } from "../own-ai.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Brings one's own model back that was removed less than a day ago, with its key. */
export const aiRestore = defineFunction(
  "ai-restore",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    const changed = await sql`
      update private.ai_providers set removed_at = null
      where user_id = ${userId} and removed_at > now() - interval '1 day' returning 1`;
    if (changed.length === 0) throw noOwnAi();
    return {};
  },
);
