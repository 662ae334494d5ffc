import type { Session } from "@supabase/supabase-js";

/** Whether a session is only half signed in: its user has a second factor, and its token does not show one. */
export function needsSecondFactor(session: Pick<Session, "access_token" | "user">): boolean {
  const guarded = session.user.factors?.some(
    ({ status, factor_type: type }) => status === "verified" && type !== "recovery_code",
  );
  return guarded === true && levelOf(session.access_token) !== "aal2";
}

/** Level that a token claims. It is not checked here: the server does, and this only chooses what to show. */
function levelOf(token: string): unknown {
  try {
    const payload = token.split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null && "aal" in claims ? claims.aal : undefined;
  } catch {
    return undefined;
  }
}
