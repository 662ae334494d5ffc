import type { SupabaseClient } from "@supabase/supabase-js";

/** Changes that come together are one. */
const GATHER_MS = 120;

/**
 * Calls back whenever one's inbox has changed: an entry came, or was marked in another tab. Also when the line is back after a
 * restart of the server or the sleep of the machine, since changes may have been missed. Answers how to stop.
 */
export function followInbox(client: SupabaseClient, userId: string, onChange: () => void): () => void {
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = (): void => {};
  const look = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!gone) onChange();
    }, GATHER_MS);
  };
  const start = async (): Promise<void> => {
    // Joined without a token the channel would stay anonymous, and hear of nothing.
    await client.realtime.setAuth();
    if (gone) return;
    const channel = client
      .channel(`notifications:${userId}`)
      .on(
        "postgres_changes",
        { event: "*", schema: "public", table: "notifications", filter: `user_id=eq.${userId}` },
        look,
      )
      .on("system", {}, (message: { status?: string }) => {
        if (message.status === "ok") look();
      })
      .subscribe((status) => {
        if (status === "SUBSCRIBED") look();
      });
    leave = () => void client.removeChannel(channel);
  };
  const seen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  window.addEventListener("online", look);
  document.addEventListener("visibilitychange", seen);
  start().catch((cause: unknown) => console.error("Live updates of your inbox are off.", cause));
  return () => {
    gone = true;
    clearTimeout(timer);
    window.removeEventListener("online", look);
    document.removeEventListener("visibilitychange", seen);
    leave();
  };
}
