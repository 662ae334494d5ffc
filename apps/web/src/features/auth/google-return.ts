const KEY = "sayhey.google";

/** What somebody new is told while the operator has switched new accounts off: Google works, they are not to be let in. */
export const SIGN_UP_CLOSED = "Sign-ups are closed right now.";

/** Words of ours for what an auth server says; its own are not shown, since anybody could write some into a link. */
const REASONS: Record<string, string> = {
  access_denied: "You canceled at Google. Try again, or sign in with your email.",
  provider_email_needs_verification: "Google hasn't verified your email address yet. Verify it there first.",
  user_banned: "This account is suspended.",
  signup_disabled: SIGN_UP_CLOSED,
  bad_oauth_state: "This sign-in expired. Try again.",
};
const OTHER = "Try again in a moment, or sign in with your email.";

/** Notes that this tab leaves for Google. */
export function leaveForGoogle(): void {
  try {
    sessionStorage.setItem(KEY, "gone");
  } catch (cause) {
    // Storage may be switched off; a failure there is then not told here.
    console.warn("That this tab went to Google could not be noted.", cause);
  }
}

/**
 * What went wrong at Google, when this tab has just come back from there without a session; null otherwise. Asked once: the
 * note of the way there is taken by it.
 * @param address the query and fragment of the page; what was wanted (`next`) is looked into as well
 */
export function takeGoogleFailure(address: { search: string; hash: string }): string | null {
  const wanted = new URLSearchParams(address.search).get("next") ?? "";
  const parts = [address.search, address.hash, wanted.replace(/^[^?#]*/, "")];
  const said = parts.map((part) => new URLSearchParams(part.replaceAll("#", "&").replace(/^[?&]/, "")));
  const failed = said.find((parameters) => parameters.has("error"));
  if (!takeNote() || failed === undefined) return null;
  return REASONS[failed.get("error_code") ?? ""] ?? OTHER;
}

function takeNote(): boolean {
  try {
    const noted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return noted;
  } catch {
    return false;
  }
}
