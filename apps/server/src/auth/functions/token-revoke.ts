import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../http/rpc/define-function.ts";

/** Makes an API token of the caller useless at once. */
export const tokenRevoke = defineFunction(
  "token-revoke",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const rows = await sql`delete from api_tokens where id = ${input.tokenId} and user_id = ${userId} returning 1`;
    if (rows.length === 0)
      throw new AppError("not-found", "There is no such API token.", { hint: "It has been revoked already." });
    return { done: true };
  },
);
