import { TOKEN_SCOPES, tokenScopeSchema, type TokenScope } from "@sayhey/contract/api-token";
import { AppError } from "@sayhey/contract/app-error";
import type { FunctionContract } from "@sayhey/contract/functions/function-contract";
import type { Database } from "../../infra/database/database.ts";
import type { TokenCaller } from "../../http/rpc/define-function.ts";
import { isWholeToken, tokenHash } from "./token-format.ts";

const USED_EVERY_MINUTES = 1;

/**
 * The caller of an API token. Its last use is written at most once a minute.
 * @throws AppError unauthenticated saying what is wrong with the token
 */
export async function resolveToken(sql: Database, token: string): Promise<TokenCaller> {
  if (!isWholeToken(token)) {
    throw refused(
      "This API token is incomplete or mistyped.",
      "Copy the whole token, from sayhey_ to its last letter.",
    );
  }
  const [row] = await sql<
    {
      id: string;
      name: string;
      scopes: string[];
      userId: string;
      email: string | null;
      ended: boolean;
      shut: boolean;
    }[]
  >`
    select t.id, t.name, t.scopes, t.user_id as "userId", u.email,
      coalesce(t.expires_at <= now(), false) as ended,
      private.account_is_closed(u.id) or coalesce(u.banned_until > now(), false) or u.deleted_at is not null as shut
    from private.api_token_hashes h
      join public.api_tokens t on t.id = h.token_id
      join auth.users u on u.id = t.user_id
    where h.hash = ${tokenHash(token)}`;
  if (row === undefined)
    throw refused("This API token doesn't exist.", "It may have been revoked. Make a new one on the Security page.");
  if (row.shut) throw refused("The account of this API token is closed.", "Sign in on the web to see why.");
  if (row.ended) throw refused("This API token has expired.", "Make a new one on the Security page.");
  await sql`
    update public.api_tokens set last_used_at = now()
    where id = ${row.id}
      and (last_used_at is null or last_used_at < now() - make_interval(mins => ${USED_EVERY_MINUTES}))`;
  const scopes = row.scopes.flatMap((scope) => tokenScopeSchema.safeParse(scope).data ?? []);
  return { tokenId: row.id, name: row.name, scopes, userId: row.userId, email: row.email ?? "" };
}

/** The one place that decides what an API token may call. @throws AppError forbidden */
export function checkTokenScope(contract: FunctionContract, name: string, caller: Pick<TokenCaller, "scopes">): void {
  const { scope } = contract;
  if (scope === undefined) {
    throw new AppError("forbidden", `${name} cannot be called with an API token.`, {
      hint: "Do this signed in on the web.",
    });
  }
  // Checking oneself needs no right but the token.
  if (name !== "token-check") requireScope(caller, scope);
}

/** @throws AppError forbidden naming the scope that is missing */
export function requireScope(caller: Pick<TokenCaller, "scopes">, scope: TokenScope): void {
  if (caller.scopes.includes(scope)) return;
  throw new AppError("forbidden", `This API token can't do that: it lacks the scope ${scope}.`, {
    hint: `Make a token with '${TOKEN_SCOPES[scope]}' on the Security page.`,
  });
}

const refused = (message: string, hint: string): AppError => new AppError("unauthenticated", message, { hint });
