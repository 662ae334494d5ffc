import type { EmailFlowContext } from "./email-flow-context.ts";
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { compare } from "@node-rs/bcrypt";
import { z } from "zod";
import type { Database } from "../../infra/database/database.ts";
import { endSessions } from "../sign-ins/end-sessions.ts";
import { tellSecurityChange } from "../sign-ins/tell-security-change.ts";
import { authRefusal, AuthRefusal } from "./auth-refusal.ts";
import { confirmEmailChange } from "./email-change.ts";
import { randomCode } from "./email-code.ts";
import { allowedRedirect } from "./redirects.ts";
import { requestScope } from "./request-scope.ts";

/** Answers about addresses take this long at least, so that the time tells nobody which ones are known. */
const QUIET_MS = 250;

const bodySchema = z.looseObject({
  email: z.string().nullish(),
  password: z.string().nullish(),
  type: z.string().nullish(),
});
const codeSchema = z.looseObject({ error_code: z.string() });
const idSchema = z.looseObject({ id: z.uuid() });

/** The library's answer, with what its flows around e-mails and passwords leave out put right. */
export async function askEmailFlows(request: Request, context: EmailFlowContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = `${request.method} ${pathname.replace(/^\/auth\/v1\//, "").replace(/\/$/, "")}`;
  switch (call) {
    case "GET verify":
      return openLink(request, context);
    case "POST verify":
      return (await confirmEmailChange(request, context)) ?? context.ask(request);
    case "POST signup":
      return signUp(request, context);
    case "POST token":
      return signIn(request, context);
    case "POST recover":
      return quietly(() => context.ask(request));
    case "POST otp":
    case "POST magiclink":
      return quietly(() => mailLink(request, context));
    case "POST resend":
      return quietly(() => resend(request, context));
    case "PUT user":
      return changeUser(request, context);
    default:
      return context.ask(request);
  }
}

/**
 * A person's browser is led to the product's page, which uses the link up with a call: mail programs that look at links
 * beforehand must not, and no token of a session ever stands in an address. Others get the library's answer.
 */
async function openLink(request: Request, context: EmailFlowContext): Promise<Response> {
  const { ask, siteUrl, redirectTo } = context;
  const given = new URL(request.url).searchParams;
  const [token, type] = [given.get("token"), given.get("type")];
  if (token === null || type === null || request.headers.get("accept")?.includes("text/html") !== true)
    return (await confirmEmailChange(request, context)) ?? ask(request);
  const page = new URL("/auth", siteUrl);
  page.searchParams.set("token_hash", token);
  page.searchParams.set("type", type);
  const target = allowedRedirect(redirectTo ?? null, [`${siteUrl}/**`]);
  if (target !== undefined) {
    const { pathname, search, hash } = new URL(target);
    if (pathname !== "/auth") page.searchParams.set("next", pathname + search + hash);
  }
  return new Response(null, { status: 303, headers: { location: page.href } });
}

async function signUp(request: Request, context: EmailFlowContext): Promise<Response> {
  const { sql, confirmEmail, ask } = context;
  const email = await emailOf(request);
  if (confirmEmail && email !== undefined) {
    // Nobody has proven to be the owner of an account that was never confirmed: the newest sign-up takes its place.
    await sql`delete from auth.users where email = ${email} and email_confirmed_at is null and last_sign_in_at is null
      and not exists (select from auth.identities i where i.user_id = users.id and i.provider <> 'email')`;
  }
  const answer = await ask(request);
  if (answer.ok || email === undefined) return answer;
  const isTaken = answer.status === 500 && (await accountOf(sql, email)) !== undefined;
  // Two of the same at once: the library finds out only when the second is inserted.
  if (isTaken && !confirmEmail)
    return authRefusal(new AuthRefusal(422, "user_already_exists", "User already registered"));
  if (confirmEmail && (isTaken || (await codeOf(answer)) === "over_email_send_rate_limit")) {
    // Where addresses are confirmed by mail, the page must not tell who has an account already.
    return Response.json(unconfirmedUser(email));
  }
  return answer;
}

/** What a sign-up answers that waits for its confirmation. */
function unconfirmedUser(email: string) {
  const [id, now] = [crypto.randomUUID(), new Date().toISOString()];
  const metadata = { email, email_verified: false, phone_verified: false, sub: id };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: crypto.randomUUID(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: "email",
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    confirmation_sent_at: now,
    is_anonymous: false,
  };
}

/** Hash of nothing anybody can type: comparing with it takes as long as with a real one. */
const NOBODY = "$2b$10$YMAB2uGCF0eyXkBQnINENuWCas0Q.jmF2tPUJAO/xitTqP5JvF.0W";

/** Only who knows the password may learn that an address is known, or was not confirmed yet; not by the time it takes either. */
async function signIn(request: Request, { sql, ask }: EmailFlowContext): Promise<Response> {
  const body = bodySchema.safeParse(await jsonOf(request)).data;
  const answer = await ask(request);
  const code = answer.ok ? undefined : await codeOf(answer);
  if (code !== "email_not_confirmed" && code !== "invalid_credentials") return answer;
  const account = await accountOf(sql, body?.email?.toLowerCase() ?? "");
  // The library has compared already where there was a password to compare with.
  if (code === "invalid_credentials" && account?.hash && account.isConfirmed) return answer;
  const knows = await compare(body?.password ?? "", account?.hash || NOBODY);
  if (code === "invalid_credentials") return answer;
  return knows ? answer : authRefusal(new AuthRefusal(400, "invalid_credentials", "Invalid login credentials"));
}

/** A link to sign in with, for those who have an account; the library would make one for anybody, unproven. */
async function mailLink(request: Request, { sql, ask }: EmailFlowContext): Promise<Response> {
  const email = await emailOf(request);
  if (email !== undefined && isAddress(email) && (await accountOf(sql, email)) === undefined) return Response.json({});
  return ask(request);
}

/** Sends the link of a sign-up again; the library refuses every such wish. */
async function resend(request: Request, context: EmailFlowContext): Promise<Response> {
  const { sql, mailer, redirectTo, ask } = context;
  const body = bodySchema.safeParse(await jsonOf(request)).data;
  const email = body?.email?.toLowerCase();
  if (body?.type !== "signup" || email === undefined || !isAddress(email)) return ask(request);
  const account = await accountOf(sql, email);
  if (account === undefined || account.isConfirmed) return Response.json({});
  const code = randomCode();
  const token = createHash("sha256")
    .update(email + code)
    .digest("hex");
  await sql`update auth.users set confirmation_token = ${token}, confirmation_sent_at = now() where id = ${account.id}`;
  await requestScope.run({ redirectTo, databaseError: undefined }, () => mailer.sendConfirmation(email, token, code));
  return Response.json({});
}

/** Whoever knew the old password is signed out by a new one. */
async function changeUser(request: Request, { sql, ask }: EmailFlowContext): Promise<Response> {
  const changesPassword = typeof bodySchema.safeParse(await jsonOf(request)).data?.password === "string";
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const answer = await ask(request);
  if (!answer.ok || !changesPassword || bearer === undefined) return answer;
  const user = idSchema.parse(await answer.clone().json());
  const sessionId = sessionOf(bearer);
  await sql.begin(async (tx) => {
    const ended = await endSessions(tx, user.id, { but: sessionId });
    await tellSecurityChange(
      tx,
      user.id,
      "Your password was changed",
      ended === 0 ? "Use the new one from now on." : "You've been signed out everywhere else.",
    );
  });
  return answer;
}

/** The session of a token that the library has just accepted. */
function sessionOf(token: string): string | null {
  const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return z.looseObject({ session_id: z.uuid() }).safeParse(claims).data?.session_id ?? null;
}

async function accountOf(sql: Database, email: string) {
  const [row] = await sql<{ id: string; hash: string | null; isConfirmed: boolean }[]>`
    select id, encrypted_password as hash, email_confirmed_at is not null as "isConfirmed"
    from auth.users where email = ${email} and not is_sso_user`;
  return row;
}

async function quietly(answer: () => Promise<Response>): Promise<Response> {
  const [given] = await Promise.all([answer(), sleep(QUIET_MS)]);
  return given;
}

const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

async function emailOf(request: Request): Promise<string | undefined> {
  return bodySchema.safeParse(await jsonOf(request)).data?.email?.toLowerCase();
}

function jsonOf(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => null); // The library says what is wrong with it.
}

async function codeOf(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return codeSchema.safeParse(body).data?.error_code;
}
