/** Where supabase-js keeps a session; the middle is the first part of the back end's host. */
const SESSION_KEY = /^sb-.+-auth-token$/;
/** What an auth server leaves in the address of the page it sends people back to. */
const SESSION_IN_ADDRESS = /[?&#](?:access_token|code|token_hash|error|error_code|error_description)=/;

/** Whether a storage event concerns the session: its own key, or everything at once. */
export function isSessionKey(key: string | null): boolean {
  return key === null || SESSION_KEY.test(key);
}

/** Whether this browser keeps a session. Storage that is switched off keeps none. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}

/** Whether it is worth asking who is here: a session is kept, or the address brings one. */
export function mayHaveSession(): boolean {
  return hasStoredSession() || SESSION_IN_ADDRESS.test(location.search + location.hash);
}
