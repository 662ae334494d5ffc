import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { createToken, tokenHash } from "../api-tokens/token-format.ts";
import { defineFunction } from "../../http/rpc/define-function.ts";
import { confirmPerson } from "../sign-ins/confirm-person.ts";
import { requireProven } from "../sign-ins/proven-address.ts";
import { tellSecurityChange } from "../sign-ins/tell-security-change.ts";

/** Makes an API token. It leaves the server this once; only its hash is kept. */
export const tokenCreate = defineFunction(
  "token-create",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId, session }, input) => {
    await requireProven(sql, userId);
    await confirmPerson(sql, session, input.password, "password");
    const token = createToken();
    const tokenId = await sql.begin(async (tx) => {
      // One at a time for each person, so that two requests cannot share the last place.
      await tx`select 1 from accounts where user_id = ${userId} for update`;
      const [count] = await tx<
        { tokens: number }[]
      >`select count(*)::int as tokens from api_tokens where user_id = ${userId}`;
      if ((count?.tokens ?? 0) >= LIMITS.tokens) {
        throw new AppError("quota", `You have ${LIMITS.tokens} API tokens, the maximum.`, {
          hint: "Revoke one you no longer use.",
        });
      }
      const [row] = await tx<{ id: string }[]>`
        insert into api_tokens (user_id, name, scopes, ending, expires_at)
        values (${userId}, ${input.name}, ${[...new Set(input.scopes)]}, ${token.slice(-4)},
          ${input.days === null ? null : new Date(Date.now() + input.days * 86_400_000).toISOString()})
        returning id`;
      if (row === undefined) throw new Error("the token was not inserted");
      await tx`insert into private.api_token_hashes (token_id, hash) values (${row.id}, ${tokenHash(token)})`;
      await tellSecurityChange(
        tx,
        userId,
        "A new API token was made",
        `'${input.name}' can act for you from the command line.`,
      );
      return row.id;
    });
    return { tokenId, token };
  },
);
