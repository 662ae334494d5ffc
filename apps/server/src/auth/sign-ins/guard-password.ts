import { z } from "zod";
import type { Claims } from "../../infra/database/database.ts";

const MINUTE_S = 60;
/** How long after opening a reset link a new password may be set without the old one. */
const RESET_MINUTES = 30;

const bodySchema = z.looseObject({ password: z.unknown() });
const amrSchema = z.array(z.looseObject({ method: z.string(), timestamp: z.number() }));

/** Whether a request to the auth part sets a new password for a person who is signed in. */
export async function setsPassword(request: Request): Promise<boolean> {
  if (request.method !== "PUT" || !/\/auth\/v1\/user\/?$/.test(new URL(request.url).pathname)) return false;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return bodySchema.safeParse(body).data?.password !== undefined;
}

/**
 * Whoever finds an open session must not be able to lock its owner out: `PUT /auth/v1/user` sets a password only for a session
 * that came by an e-mailed link; everybody else changes it with the present one, through `password-change`.
 * Null lets the request pass; the auth part says itself what is wrong with a bearer.
 */
export function passwordRefusal(claims: Claims | null): Response | null {
  if (claims === null) return null;
  const proofs = amrSchema.safeParse(claims["amr"]).data ?? [];
  const since = Date.now() / 1000 - RESET_MINUTES * MINUTE_S;
  if (proofs.some(({ method, timestamp }) => ["otp", "recovery", "magiclink"].includes(method) && timestamp >= since))
    return null;
  return Response.json(
    {
      code: 403,
      error_code: "current_password_required",
      msg: "To change the password, enter the current one on the Security page, or ask for a reset link.",
    },
    {
      status: 403,
      headers: {
        "x-sb-error-code": "current_password_required",
        "access-control-allow-origin": "*",
        "cache-control": "no-store",
      },
    },
  );
}
