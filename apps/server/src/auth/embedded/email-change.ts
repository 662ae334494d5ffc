import { createHash } from "node:crypto";
import { z } from "zod";
import { authRefusal, AuthRefusal } from "./auth-refusal.ts";
import { randomCode } from "./email-code.ts";
import type { EmailFlowContext } from "./email-flow-context.ts";
import { requestScope } from "./request-scope.ts";

/** Error code of a link that was good, while the other address has yet to say yes. */
const ONE_MORE = "email_change_needs_new_address";

/** Stands before the token of the present address once it has said yes: as it is, the library no longer finds it. */
const AGREED = "agreed:";

const bodySchema = z.looseObject({
  type: z.literal("email_change"),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
  token: z.string().nullish(),
});

/**
 * Uses up a link or code of a change of address. Both addresses have to say yes, first the present one, then the new one, which is only
 * written to when the first has agreed: nobody can take an address that is not theirs, or have strangers mailed. The library
 * alone would change it after the first. `undefined` leaves a request that is about something else.
 */
export async function confirmEmailChange(request: Request, context: EmailFlowContext): Promise<Response | undefined> {
  const hash = await tokenOf(request);
  if (hash === undefined) return undefined;
  const step = await context.sql.begin(async (tx) => {
    const [row] = await tx<{ id: string; email: string; wanted: string; isNew: boolean; agreed: string }[]>`
      select id, email, email_change as wanted, email_change_token_new = ${hash} as "isNew", email_change_token_current as agreed
      from auth.users
      where (email_change_token_new = ${hash} and email_change_token_current like ${`${AGREED}%`}
          or email_change_token_current = ${hash})
        and email_change <> '' and email_change_sent_at > now() - interval '1 hour' for update`;
    if (row === undefined) return null;
    if (row.isNew) {
      const present = row.agreed.slice(AGREED.length);
      await tx`update auth.users set email_change_token_new = null, email_change_token_current = ${present} where id = ${row.id}`;
      return { present };
    }
    const code = randomCode();
    const token = createHash("sha256")
      .update(row.wanted + code)
      .digest("hex");
    await tx`update auth.users set email_change_token_new = ${token}, email_change_token_current = ${AGREED + hash},
      email_change_sent_at = now() where id = ${row.id}`;
    return { to: row.wanted, token, code };
  });
  if (step === null) return authRefusalOf(request, context, "otp_expired", "Email link is invalid or has expired");
  if ("present" in step) return context.ask(withToken(request, step.present));
  const scope = { redirectTo: context.redirectTo, databaseError: undefined };
  await requestScope.run(scope, () => context.mailer.sendEmailChange(step.to, step.token, step.code));
  return authRefusalOf(request, context, ONE_MORE, "One more step: open the link we just emailed to the new address.");
}

/** The digest that a link carries, or that its code makes together with its address. */
async function tokenOf(request: Request): Promise<string | undefined> {
  if (request.method === "GET") {
    const given = new URL(request.url).searchParams;
    return given.get("type") === "email_change" ? (given.get("token") ?? given.get("token_hash") ?? "") : undefined;
  }
  const body = bodySchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  ).data;
  if (body === undefined) return undefined;
  const { token_hash: hash, email, token } = body;
  if (typeof hash === "string" && hash !== "") return hash;
  return createHash("sha256")
    .update((email ?? "").toLowerCase() + (token ?? ""))
    .digest("hex");
}

/** The same request with the token that the library finishes the change with. */
function withToken(request: Request, token: string): Request {
  if (request.method !== "GET") {
    const body = JSON.stringify({ type: "email_change", token_hash: token });
    const headers = new Headers(request.headers);
    headers.delete("content-length");
    return new Request(request.url, { method: request.method, headers, body });
  }
  const url = new URL(request.url);
  url.searchParams.delete("token_hash");
  url.searchParams.set("token", token);
  return new Request(url, { headers: request.headers });
}

/** A refusal to a call, or to somebody who opened a link. */
function authRefusalOf(request: Request, { siteUrl }: EmailFlowContext, code: string, message: string): Response {
  if (request.method !== "GET") return authRefusal(new AuthRefusal(403, code, message));
  const fragment = new URLSearchParams({ error: "access_denied", error_code: code, error_description: message });
  return new Response(null, { status: 303, headers: { location: `${siteUrl}#${fragment.toString()}` } });
}
