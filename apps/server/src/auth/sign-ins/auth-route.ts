import type { SignInMethod } from "@sayhey/contract/account-security";

/** What a request to the auth part means for the list of sign-ins. */
export interface SignInRoute {
  /** Null: told by the token of the answer. */
  method: SignInMethod | null;
  /** Whether a refusal is a failed try on an account, and how that account is named. */
  failure: "email" | "bearer" | null;
}

/** Null for requests that sign nobody in, such as a refresh. */
export function signInRoute(request: Request): SignInRoute | null {
  const { pathname, searchParams } = new URL(request.url);
  const route = pathname.replace(/^\/auth\/v1\//, "").replace(/\/$/, "");
  if (request.method === "POST" && route === "token") {
    switch (searchParams.get("grant_type")) {
      case "password":
        return { method: "password", failure: "email" };
      case "pkce":
      case "id_token":
        return { method: null, failure: null };
      default:
        return null;
    }
  }
  if (request.method === "POST" && route === "signup") return { method: "sign-up", failure: null };
  if (request.method === "POST" && route === "factors/recovery-codes/verify")
    return { method: "recovery-code", failure: "bearer" };
  if (request.method === "POST" && /^factors\/[^/]+\/verify$/.test(route))
    return { method: "second-factor", failure: "bearer" };
  if (route === "verify" || route === "callback")
    return { method: verifyMethod(searchParams.get("type")), failure: null };
  return null;
}

function verifyMethod(type: string | null): SignInMethod | null {
  if (type === "recovery") return "recovery";
  if (type === "signup") return "sign-up";
  return null;
}

/** The way of the newest entry of a token's `amr` claim. */
export function methodOf(claims: Record<string, unknown>): SignInMethod {
  const [newest] = Array.isArray(claims["amr"]) ? (claims["amr"] as unknown[]) : [];
  const method = newest !== null && typeof newest === "object" && "method" in newest ? newest.method : undefined;
  if (method === "oauth") return "google";
  if (method === "password") return "password";
  if (method === "totp") return "second-factor";
  if (method === "recovery") return "recovery";
  return "link";
}
