import type { SupabaseClient } from "@supabase/supabase-js";
import { loadConfig } from "./config.ts";

let connecting: Promise<SupabaseClient> | undefined;

/**
 * The client of this server's auth, tables and realtime, made once. Loaded apart from the landing page's first paint.
 * @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when the server has no such setting.
 */
export function connect(): Promise<SupabaseClient> {
  connecting ??= open().catch((cause: unknown) => {
    connecting = undefined;
    throw cause;
  });
  return connecting;
}

async function open(): Promise<SupabaseClient> {
  const [config, { createClient }] = await Promise.all([loadConfig(), import("@supabase/supabase-js")]);
  return createClient(config.supabaseUrl, config.supabaseKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
  });
}
