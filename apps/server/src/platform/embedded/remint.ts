import { decodeJwt } from "jose";
import { z } from "zod";
import type { Database } from "../database.ts";
import { authRefusal, AuthRefusal } from "./auth-refusal.ts";
import { noteMethod, signToken, withFactors } from "./session-token.ts";

const userSchema = z.looseObject({ id: z.uuid(), aud: z.string(), is_anonymous: z.boolean().optional() });
const sessionSchema = z.looseObject({ access_token: z.string(), user: userSchema });

interface Remint {
  sql: Database;
  jwtSecret: string;
  pathname: string;
  grant: string | null;
  /** What an e-mailed link or code was for: `recovery`, `signup`, `email_change`; null for other requests. */
  verified: string | null;
}

/**
 * The one place where session tokens get their final claims: the library leaves out `aal`, `amr`, the metadata and the
 * factors that `supabase.auth.mfa` and policies read. Every answer of the auth part passes here.
 */
export async function remintAnswer(answer: Response, context: Remint): Promise<Response> {
  const location = answer.headers.get("location");
  if (location?.includes("#access_token=") === true) return remintRedirect(answer, location, context);
  if (!answer.ok || answer.headers.get("content-type")?.includes("application/json") !== true) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const session = sessionSchema.safeParse(body);
  if (session.success) {
    const { user } = session.data;
    const banned = await refuseBanned(session.data.access_token, context);
    if (banned !== undefined) return banned;
    return rewritten(answer, {
      ...session.data,
      access_token: await remint(session.data.access_token, context, user.is_anonymous ?? false),
      user: await withFactors(context.sql, user),
    });
  }
  const user = userSchema.safeParse(body);
  return user.success ? rewritten(answer, await withFactors(context.sql, user.data)) : answer;
}

async function remintRedirect(answer: Response, location: string, context: Remint): Promise<Response> {
  const [target = "", fragment = ""] = location.split("#");
  const parameters = new URLSearchParams(fragment);
  const token = parameters.get("access_token") ?? "";
  const headers = new Headers(answer.headers);
  if ((await refuseBanned(token, context)) === undefined) {
    parameters.set("access_token", await remint(token, context, false));
    headers.set("location", `${target}#${parameters.toString()}`);
  } else {
    const refused = { error: "access_denied", error_code: "user_banned", error_description: BANNED };
    headers.set("location", `${target}#${new URLSearchParams(refused).toString()}`);
  }
  return new Response(null, { status: answer.status, headers });
}

const BANNED = "This account is suspended.";

/** The library lets banned users in; the session it made for one is taken away again. */
async function refuseBanned(token: string, { sql }: Remint): Promise<Response | undefined> {
  const { sub, session_id: sessionId } = decodeJwt(token);
  const [banned] = await sql`select from auth.users where id = ${sub ?? ""} and banned_until > now()`;
  if (banned === undefined) return undefined;
  await sql`delete from auth.sessions where id = ${z.uuid().parse(sessionId)}`;
  return authRefusal(new AuthRefusal(400, "user_banned", BANNED));
}

async function remint(token: string, context: Remint, isAnonymous: boolean): Promise<string> {
  const claims = decodeJwt(token);
  if (context.grant !== "refresh_token") {
    await noteMethod(context.sql, z.uuid().parse(claims["session_id"]), methodOf(context));
    if (context.verified !== null) await noteMailbox(context.sql, claims.sub ?? "");
  }
  return signToken(context.sql, context.jwtSecret, claims, isAnonymous);
}

/** Notes that the owner of an account has shown that its address is theirs: by whatever came to it. */
async function noteMailbox(sql: Database, userId: string): Promise<void> {
  const proof = sql.json({ email_verified: true });
  await sql`update auth.identities i set identity_data = i.identity_data || ${proof}::jsonb
    from auth.users u where u.id = i.user_id and i.user_id = ${userId} and i.provider = 'email'
      and lower(i.identity_data ->> 'email') = lower(u.email)`;
}

/** How a new session was proven, in the words of GoTrue's `amr`. */
function methodOf({ grant, pathname }: Remint): "password" | "oauth" | "otp" {
  if (grant === "password" || pathname.endsWith("/signup")) return "password";
  return grant === "pkce" ? "oauth" : "otp";
}

function rewritten(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}
