import type { SupabaseClient } from "@supabase/supabase-js";
import { loadConfig } from "./config.ts";
import { noticeRefusal } from "./session-check.ts";

/** A fetch that looks at the session again when the back end does not take it: it may have ended elsewhere. */
const watchedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const address = input instanceof Request ? input.url : String(input);
  if (connected !== undefined && address.includes("/rest/v1/")) noticeRefusal(connected, answer.status);
  return answer;
};

let connecting: Promise<SupabaseClient> | undefined;
let connected: SupabaseClient | undefined;
const waiting = new Set<(client: SupabaseClient) => void>();

/**
 * The client of this server's auth, tables and realtime, made once. A visitor who only looks never fetches it.
 * @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when the server has no such setting.
 */
export function connect(): Promise<SupabaseClient> {
  connecting ??= open().catch((cause: unknown) => {
    connecting = undefined;
    throw cause;
  });
  return connecting;
}

/** Hands the client over as soon as anything has connected. Answers how to stop waiting. */
export function whenConnected(take: (client: SupabaseClient) => void): () => void {
  if (connected !== undefined) take(connected);
  else waiting.add(take);
  return () => waiting.delete(take);
}

async function open(): Promise<SupabaseClient> {
  // An e-mailed link brings its session in the fragment, so that it also works on another device than the one that asked
  // for it; everything else, such as coming back from Google, is by PKCE.
  const byLink = /[#&]access_token=/.test(window.location.hash);
  const [config, { createClient }] = await Promise.all([loadConfig(), import("@supabase/supabase-js")]);
  const client = createClient(config.supabaseUrl, config.supabaseKey, {
    auth: {
      flowType: byLink ? "implicit" : "pkce",
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      experimental: { recoveryCodes: true },
    },
    global: { fetch: watchedFetch },
  });
  // Later sign-ins of the same page are by PKCE again.
  if (byLink) void client.auth.initialize().then(() => Reflect.set(client.auth, "flowType", "pkce"));
  connected = client;
  for (const take of waiting) take(client);
  waiting.clear();
  return client;
}
