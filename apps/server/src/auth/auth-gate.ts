import { PASSWORD_RULES, PASSWORD_TOO_LONG } from "@sayhey/contract/password";
import type { AuthLimiter } from "./auth-limiter.ts";
import { refuseAuth, readAuthRequest } from "./auth-request.ts";
import { networkOf } from "../infra/limits/network-of.ts";
import type { PasswordCheck } from "./passwords/check-password.ts";

/** Stands before the auth part, ours and Supabase's alike: a refusal, or `undefined` to let a request pass. */
export type AuthGate = (request: Request, caller: { address: string }) => Promise<Response | undefined>;

/** Makes the gate: requests that come too often and weak passwords go no further, whatever the client checked itself. */
export function createAuthGate(
  limiter: AuthLimiter,
  passwords: PasswordCheck,
  /** Why no new accounts are opened; null when they are. */
  whyClosed: () => Promise<string | null> = () => Promise.resolve(null),
): AuthGate {
  return async (request, { address }) => {
    if (!/^\/auth\/v1(?:\/|$)/.test(new URL(request.url).pathname)) return undefined;
    const read = await readAuthRequest(request);
    if (read instanceof Response) return read;
    const closed = read.route === "signup" ? await whyClosed() : null;
    if (closed !== null) return refuseAuth(422, "signup_disabled", closed);
    const limited = await limiter.limit(request, read, address);
    if (limited !== undefined) return limited;
    if (read.newPassword === undefined || read.newPassword === "") return undefined;
    // The list of leaked passwords is for forms to ask: the auth part must not wait for somebody else's server.
    const turn = { who: networkOf(address), first: true };
    const { errors } = await passwords.check(read.newPassword, { breaches: false, turn });
    const [first] = errors;
    if (first === undefined) return undefined;
    if (first === PASSWORD_TOO_LONG) return refuseAuth(400, "validation_failed", first);
    return refuseAuth(422, "weak_password", first, { details: { weak_password: { reasons: reasonsOf(errors) } } });
  };
}

/** The reasons as GoTrue names them. */
function reasonsOf(errors: string[]): string[] {
  const [length, ...classes] = PASSWORD_RULES.map(({ refusal }) => refusal);
  const reasons = errors.map((error) =>
    error === length ? "length" : classes.includes(error) ? "characters" : "pwned",
  );
  return [...new Set(reasons)];
}
