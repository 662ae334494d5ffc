import { z } from "zod";
import { findUnstorable, isDeeperThan } from "../infra/storable-text.ts";

/** A request to the auth part, as far as its guards need to know it. */
export interface AuthRequest {
  method: string;
  /** Path after `/auth/v1/`, such as `signup`. */
  route: string;
  email: string | undefined;
  /** Password that an account would get by it. */
  newPassword: string | undefined;
  /** What of the account it wants to change. */
  changes: { email: boolean; password: boolean };
}

const bodySchema = z.looseObject({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** Characters of an e-mail address. */
const LONGEST_EMAIL = 255;

/** Levels of lists and objects in what an account says of itself; thousands would be too much for what writes it. */
const DEEPEST_DATA = 50;

/** A refusal in the shape of GoTrue, which `supabase.auth` turns into an error with this message. */
export function refuseAuth(
  status: number,
  code: string,
  message: string,
  extra: { details?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Response {
  return Response.json(
    { code: status, error_code: code, msg: message, ...extra.details },
    { status, headers: { "x-sb-error-code": code, "cache-control": "no-store", ...extra.headers } },
  );
}

/**
 * Reads what the guards need. A request that the auth part might understand otherwise than the guards is refused: another
 * spelling of a path, an e-mail or password that is no text.
 */
export async function readAuthRequest(request: Request): Promise<AuthRequest | Response> {
  const { pathname } = new URL(request.url);
  const route = /^\/auth\/v1\/([a-z.\-/0-9_]*?)\/?$/i.exec(pathname)?.[1];
  if (route === undefined || pathname.includes("//")) {
    return refuseAuth(404, "not_found", "There is nothing at this address.");
  }
  const read: AuthRequest = {
    method: request.method,
    route,
    email: undefined,
    newPassword: undefined,
    changes: { email: false, password: false },
  };
  if (request.method !== "POST" && request.method !== "PUT") return read;
  const text = await request.clone().text();
  if (text.trim() === "") return read;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuseAuth(400, "bad_json", "The body is not JSON.");
  }
  const body = bodySchema.safeParse(json);
  if (!body.success) {
    const field = body.error.issues[0]?.path.join(".") ?? "";
    return refuseAuth(
      400,
      "validation_failed",
      field === "" ? "The body is not an object." : `${field} cannot be read.`,
    );
  }
  const { email, password } = body.data;
  if (isDeeperThan(body.data.data, DEEPEST_DATA)) {
    return refuseAuth(400, "validation_failed", `data is nested more than ${DEEPEST_DATA} levels deep.`);
  }
  const unstorable = findUnstorable(body.data);
  if (unstorable !== null) {
    return refuseAuth(400, "validation_failed", `${unstorable} contains characters that can't be stored.`);
  }
  // The column ends there; the message is the one for every other address that is none.
  if ((email?.length ?? 0) > LONGEST_EMAIL) {
    return refuseAuth(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  return {
    ...read,
    email: email?.trim().toLowerCase(),
    newPassword: route === "signup" || route === "user" ? (password ?? undefined) : undefined,
    changes: { email: typeof email === "string", password: typeof password === "string" },
  };
}
