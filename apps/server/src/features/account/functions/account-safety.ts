import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { isFreshSession } from "../../../auth/sign-ins/confirm-person.ts";

/** What the Security page needs to know of an account that no table shows. */
export const accountSafety = defineFunction(
  "account-safety",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, session }) => {
    const [row] = await sql<
      { email: string | null; emailConfirmed: boolean; hasPassword: boolean; providers: string[] }[]
    >`
      select u.email, private.address_is_proven(u.id) as "emailConfirmed", coalesce(u.encrypted_password, '') <> '' as "hasPassword",
        array(select distinct i.provider from auth.identities i where i.user_id = u.id order by 1) as providers
      from auth.users u where u.id = ${userId}`;
    if (row === undefined)
      throw new AppError("unauthenticated", "This account no longer exists.", { hint: "Sign up again." });
    return {
      email: row.email ?? "",
      emailConfirmed: row.emailConfirmed,
      hasPassword: row.hasPassword,
      providers: row.providers,
      sessionId: session.sessionId,
      isFresh: await isFreshSession(sql, session),
    };
  },
);
