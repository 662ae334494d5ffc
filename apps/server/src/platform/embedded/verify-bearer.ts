import { timingSafeEqual } from "node:crypto";
import { jwtVerify } from "jose";
import { z } from "zod";
import type { Claims } from "../database.ts";
import type { ApiKeys } from "./open-api.ts";

/** Claims of a session token or an API key; `null` when it is forged, expired or otherwise not ours. */
export type VerifyBearer = (token: string) => Promise<Claims | null>;

const claimsSchema = z.looseObject({
  role: z.enum(["anon", "authenticated", "service_role"]),
  sub: z.uuid().optional(),
});

/** Makes the one verifier of bearers, for auth, REST, functions and realtime alike. */
export function createBearerVerifier(keys: ApiKeys): VerifyBearer {
  const secret = new TextEncoder().encode(keys.jwtSecret);
  return async (token) => {
    if (same(token, keys.publishable)) return { role: "anon" };
    if (same(token, keys.secret)) return { role: "service_role" };
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ["HS256"], clockTolerance: 5, requiredClaims: ["exp"] });
      const claims = claimsSchema.parse(payload);
      // A session belongs to a user, so a token of role authenticated without one is not ours.
      if (claims.role === "authenticated" && claims.sub === undefined) return null;
      const { sub, ...rest } = claims;
      return sub === undefined ? rest : { ...rest, sub };
    } catch {
      return null; // Every way a token can be wrong has the same answer: it is not accepted.
    }
  };
}

function same(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
