import { defineFunction } from "../../http/rpc/define-function.ts";
import { revokeTokens } from "../api-tokens/revoke-tokens.ts";

/** Makes all API tokens of the caller useless at once. */
export const tokenRevokeAll = defineFunction(
  "token-revoke-all",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId }) => ({ revoked: await sql.begin((tx) => revokeTokens(tx, userId)) }),
);
