import { timingSafeEqual } from "node:crypto";
import { jwtVerify, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import type { Claims } from "../../infra/database/database.ts";
import type { ApiKeys } from "./api-keys.ts";

/** Claims of a session token or an API key; `null` when it is forged, expired or otherwise not ours. */
export type VerifyBearer = (token: string) => Promise<Claims | null>;

const claimsSchema = z.looseObject({
  role: z.enum(["anon", "authenticated", "service_role"]),
  sub: z.uuid().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
});

/** What tokens are verified with: a shared secret, or keys that a Supabase project publishes. */
export interface VerifierKeys extends Pick<ApiKeys, "publishable" | "secret"> {
  signing: { secret: string } | { published: JWTVerifyGetKey };
}

/** Makes the one verifier of bearers, for auth, REST, functions and realtime alike. */
export function createBearerVerifier(keys: VerifierKeys): VerifyBearer {
  const { signing } = keys;
  const rules = { clockTolerance: 5, requiredClaims: ["exp"] };
  // The algorithm is never the token's choice: each kind of key goes with its own.
  const verify =
    "secret" in signing
      ? (token: string) =>
          jwtVerify(token, new TextEncoder().encode(signing.secret), { ...rules, algorithms: ["HS256"] })
      : (token: string) => jwtVerify(token, signing.published, { ...rules, algorithms: ["ES256", "RS256", "EdDSA"] });
  return async (token) => {
    if (same(token, keys.publishable)) return { role: "anon" };
    if (same(token, keys.secret)) return { role: "service_role" };
    try {
      const { payload } = await verify(token);
      const claims = claimsSchema.parse(payload);
      // A session belongs to a user, so a token of role authenticated without one is not ours.
      if (claims.role === "authenticated" && claims.sub === undefined) return null;
      // Signed by us, but for something else.
      if (claims.role === "authenticated" && ![claims.aud].flat().includes("authenticated")) return null;
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
