import { connect } from "../api/supabase.ts";

/** Where Google's sign-in starts and comes back to `redirectTo`, or null when this server has none. */
export async function googleAddress(redirectTo: string): Promise<string | null> {
  const client = await connect();
  const { data, error } = await client.auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error !== null || data.url === null) return null;
  // A configured server answers with a redirect to Google; leaving the page is only right then.
  const answer = await fetch(data.url, { redirect: "manual" });
  return answer.type === "opaqueredirect" ? data.url : null;
}
