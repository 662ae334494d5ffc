import { decodeJwt, SignJWT } from "jose";
import { z } from "zod";
import type { Database } from "../database.ts";

const sessionSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({
    app_metadata: z.record(z.string(), z.unknown()).default({}),
    user_metadata: z.record(z.string(), z.unknown()).default({}),
    is_anonymous: z.boolean().default(false),
  }),
});

/** Characters of user metadata that still go into a token. */
const LARGEST_METADATA = 2048;

interface Remint {
  sql: Database;
  jwtSecret: string;
  pathname: string;
  grant: string | null;
}

/**
 * The one place where session tokens get their final claims: the library leaves out `aal`, `amr` and the metadata
 * that `supabase.auth.mfa` and policies read. Every answer of the auth part that carries a session passes here.
 */
export async function remintAnswer(answer: Response, context: Remint): Promise<Response> {
  const location = answer.headers.get("location");
  if (location?.includes("#access_token=") === true) return remintRedirect(answer, location, context);
  if (!answer.ok || answer.headers.get("content-type")?.includes("application/json") !== true) return answer;
  const session = sessionSchema.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  if (!session.success) return answer;
  const { user } = session.data;
  const token = await remint(session.data.access_token, context, {
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: user.is_anonymous,
  });
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify({ ...session.data, access_token: token }), { status: answer.status, headers });
}

async function remintRedirect(answer: Response, location: string, context: Remint): Promise<Response> {
  const [target = "", fragment = ""] = location.split("#");
  const parameters = new URLSearchParams(fragment);
  const token = parameters.get("access_token") ?? "";
  const { sub } = decodeJwt(token);
  const [user] = await context.sql<{ app: unknown; own: unknown }[]>`
    select raw_app_meta_data as app, raw_user_meta_data as own from auth.users where id = ${sub ?? ""}`;
  parameters.set(
    "access_token",
    await remint(token, context, {
      app_metadata: user?.app ?? {},
      user_metadata: user?.own ?? {},
      is_anonymous: false,
    }),
  );
  const headers = new Headers(answer.headers);
  headers.set("location", `${target}#${parameters.toString()}`);
  return new Response(null, { status: answer.status, headers });
}

async function remint(token: string, context: Remint, metadata: Record<string, unknown>): Promise<string> {
  const claims = decodeJwt(token);
  const sessionId = z.uuid().parse(claims["session_id"]);
  const method = context.grant === "password" || context.pathname.endsWith("/signup") ? "password" : "otp";
  if (context.grant !== "refresh_token") {
    await context.sql`insert into auth.mfa_amr_claims (id, session_id, authentication_method)
      values (gen_random_uuid(), ${sessionId}, ${method}) on conflict do nothing`;
  }
  const amr = await context.sql<{ method: string; timestamp: number }[]>`
    select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
  // A token travels in a header: what people put into their metadata without measure stays out of it.
  if (JSON.stringify(metadata["user_metadata"] ?? {}).length > LARGEST_METADATA) delete metadata["user_metadata"];
  const [session] = await context.sql<{ aal: string | null }[]>`select aal from auth.sessions where id = ${sessionId}`;
  return new SignJWT({ ...claims, ...metadata, phone: "", aal: session?.aal ?? "aal1", amr: [...amr] })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(context.jwtSecret));
}
