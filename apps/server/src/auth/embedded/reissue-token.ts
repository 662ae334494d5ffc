import { decodeJwt } from "jose";
import { z } from "zod";
import type { Database } from "../../infra/database/database.ts";
import { dropWaysIn, noteProof } from "../sign-ins/proven-address.ts";
import { tellSecurityChange } from "../sign-ins/tell-security-change.ts";
import { authRefusal, AuthRefusal } from "./auth-refusal.ts";
import { noteMethod, signToken, withFactors } from "./session-token.ts";

const userSchema = z.looseObject({ id: z.uuid(), aud: z.string(), is_anonymous: z.boolean().optional() });
const sessionSchema = z.looseObject({ access_token: z.string(), user: userSchema });

interface ReissueOptions {
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
export async function reissueInAnswer(answer: Response, context: ReissueOptions): Promise<Response> {
  const location = answer.headers.get("location");
  if (location?.includes("#access_token=") === true) return reissueInRedirect(answer, location, context);
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
      access_token: await reissueToken(session.data.access_token, context, user.is_anonymous ?? false),
      user: await withFactors(context.sql, user),
    });
  }
  const user = userSchema.safeParse(body);
  return user.success ? rewritten(answer, await withFactors(context.sql, user.data)) : answer;
}

async function reissueInRedirect(answer: Response, location: string, context: ReissueOptions): Promise<Response> {
  const [target = "", fragment = ""] = location.split("#");
  const parameters = new URLSearchParams(fragment);
  const token = parameters.get("access_token") ?? "";
  const headers = new Headers(answer.headers);
  if ((await refuseBanned(token, context)) === undefined) {
    parameters.set("access_token", await reissueToken(token, context, false));
    headers.set("location", `${target}#${parameters.toString()}`);
  } else {
    const refused = { error: "access_denied", error_code: "user_banned", error_description: BANNED };
    headers.set("location", `${target}#${new URLSearchParams(refused).toString()}`);
  }
  return new Response(null, { status: answer.status, headers });
}

const BANNED = "This account is suspended.";

/** The library lets banned users in; the session it made for one is taken away again. */
async function refuseBanned(token: string, { sql }: ReissueOptions): Promise<Response | undefined> {
  const { sub, session_id: sessionId } = decodeJwt(token);
  const [banned] = await sql`select from auth.users where id = ${sub ?? ""} and banned_until > now()`;
  if (banned === undefined) return undefined;
  await sql`delete from auth.sessions where id = ${z.uuid().parse(sessionId)}`;
  return authRefusal(new AuthRefusal(400, "user_banned", BANNED));
}

async function reissueToken(token: string, context: ReissueOptions, isAnonymous: boolean): Promise<string> {
  const claims = decodeJwt(token);
  if (context.grant !== "refresh_token") {
    const sessionId = z.uuid().parse(claims["session_id"]);
    await noteMethod(context.sql, sessionId, methodOf(context));
    if (context.verified !== null) await noteMailbox(context.sql, claims.sub ?? "", sessionId, context.verified);
  }
  return signToken(context.sql, context.jwtSecret, claims, isAnonymous);
}

/**
 * Notes that the owner of an account has shown that its address is theirs: by whatever came to it. The first who does so finds nobody
 * waiting inside: an account may have been made with somebody else's address.
 */
async function noteMailbox(sql: Database, userId: string, sessionId: string, verified: string): Promise<void> {
  await sql.begin(async (tx) => {
    const isFirst = await noteProof(tx, userId);
    // Both addresses have agreed to a change, and whoever asked for it is signed in.
    if (!isFirst || verified === "email_change") return;
    // Who signs up has just chosen the password.
    const password = verified === "signup";
    await dropWaysIn(tx, userId, { session: sessionId, password });
    if (password) return;
    await tellSecurityChange(
      tx,
      userId,
      "Your email address is confirmed",
      "As nobody had confirmed it before, its password, other sessions, two-step sign-in, API tokens and webhooks were removed.",
    );
  });
}

/** How a new session was proven, in the words of GoTrue's `amr`. */
function methodOf({ grant, pathname }: ReissueOptions): "password" | "oauth" | "otp" {
  if (grant === "password" || pathname.endsWith("/signup")) return "password";
  return grant === "pkce" ? "oauth" : "otp";
}

function rewritten(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}
