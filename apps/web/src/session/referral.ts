import type { Session, SupabaseClient } from "@supabase/supabase-js";

const KEY = "sayhey.referral";
const PATIENCE_MS = 5000;
/** An older account does not become a referred one by signing in; the database sees to that. */
const NEW_FOR_MS = 24 * 3_600_000;

/** Keeps the code of who sent a visitor over the way to Google and back, for this tab only. */
export function keepReferral(code: string): void {
  try {
    sessionStorage.setItem(KEY, code.slice(0, 64));
  } catch (cause) {
    console.warn("The referral could not be kept.", cause);
  }
}

/** The kept code without taking it. */
export function peekReferral(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // Storage is switched off; then nothing was kept either.
  }
}

/** Takes the kept code away and answers it. */
export function takeReferral(): string | null {
  const code = peekReferral();
  if (code !== null) sessionStorage.removeItem(KEY);
  return code;
}

/** Records who referred the person with this e-mail. A failure is only logged: nobody's sign-up shall stop for it. */
export async function recordReferral(client: SupabaseClient, code: string, email: string): Promise<void> {
  try {
    const referrer = await client
      .from("profiles")
      .select("id")
      .eq("referral_code", code.trim().toUpperCase())
      // The person waits for their new account: nothing is tried for long here.
      .retry(false)
      .abortSignal(AbortSignal.timeout(PATIENCE_MS))
      .maybeSingle<{ id: string }>();
    if (referrer.error !== null) throw referrer.error;
    if (referrer.data === null) return;
    const { error } = await client
      .from("referrals")
      .insert({ referrer_id: referrer.data.id, referred_email: email, status: "pending" })
      .abortSignal(AbortSignal.timeout(PATIENCE_MS));
    if (error !== null) throw error;
  } catch (cause) {
    console.error("The referral could not be recorded.", cause);
  }
}

/** Records a kept referral for a session that has just appeared, once; only new accounts can have been referred. */
export async function claimReferral(client: SupabaseClient, { user }: Session): Promise<void> {
  const code = takeReferral();
  if (code === null || user.email === undefined) return;
  if (Date.now() - Date.parse(user.created_at) > NEW_FOR_MS) return;
  await recordReferral(client, code, user.email);
}
