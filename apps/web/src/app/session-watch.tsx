import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../api/query-keys.ts";
import { useSession } from "../session/session.tsx";
import { connect } from "../api/supabase.ts";

/**
 * Hears when a session of the signed-in person ends, wherever that happens: a page whose own session has ended signs itself out,
 * and its guard leads to the auth page. Pages that were asleep find out when they are looked at again.
 */
export default function SessionWatch() {
  const session = useSession();
  const userId = session.status === "in" ? session.userId : undefined;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    let gone = false;
    let leave = (): void => {};
    // Asking who is here makes supabase-js drop a session that the server does not know any more.
    const check = async (): Promise<void> => {
      if (!gone) await (await connect()).auth.getUser();
    };
    const changed = (): void => {
      void check();
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions(userId) });
    };
    const seen = (): void => {
      if (document.visibilityState === "visible") void check();
    };
    const start = async (): Promise<void> => {
      const client = await connect();
      await client.realtime.setAuth();
      if (gone) return;
      const filter = { schema: "public", table: "sessions", filter: `user_id=eq.${userId}` } as const;
      const channel = client
        .channel(`sessions:${userId}`)
        .on("postgres_changes", { event: "DELETE", ...filter }, changed)
        .on("postgres_changes", { event: "INSERT", ...filter }, changed)
        // A line that breaks may be the sign: the server hangs up on ended sessions.
        .subscribe((status) => {
          if (status !== "SUBSCRIBED") void check();
        });
      leave = () => void client.removeChannel(channel);
    };
    // Once right away: what local storage says may be long over.
    void check();
    document.addEventListener("visibilitychange", seen);
    start().catch((cause: unknown) => console.error("Ended sessions are noticed late: live updates are off.", cause));
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", seen);
      leave();
    };
  }, [userId, queryClient]);
  return null;
}
