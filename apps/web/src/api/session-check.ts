import type { SupabaseClient } from "@supabase/supabase-js";
import { needsSecondFactor } from "./second-factor.ts";

/** At most one look in so many ms: a page of refused calls is one event. */
const PAUSE_MS = 1000;
let lookedAt = Number.NEGATIVE_INFINITY;

/**
 * Takes a refusal of the back end as a hint that the session is not what this page thinks: it was ended elsewhere, or asks
 * for a second factor that was set up elsewhere. Whoever watches the session learns of it.
 */
export function noticeRefusal(client: SupabaseClient, status: number): void {
  if ((status !== 401 && status !== 403) || performance.now() - lookedAt < PAUSE_MS) return;
  lookedAt = performance.now();
  look(client).catch((cause: unknown) => console.warn("The session could not be looked at.", cause));
}

async function look(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session === null) return;
  // A session that is gone is removed by this very question.
  const found = await client.auth.getUser();
  if (found.error?.code === "user_banned") {
    await client.auth.signOut({ scope: "local" });
    const { toast } = await import("sonner");
    toast.error(found.error.message);
  }
  if (found.error !== null) return;
  // The factors that a session knows are those of its last refresh.
  if (needsSecondFactor({ ...data.session, user: found.data.user })) await client.auth.refreshSession();
}
