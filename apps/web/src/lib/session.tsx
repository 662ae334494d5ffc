import type { Session } from "@supabase/supabase-js";
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { connect } from "./supabase.ts";

/** Who is here: not known yet, nobody, or a signed-in person. */
export type SessionState =
  | { status: "loading" }
  | { status: "out" }
  | { status: "in"; session: Session; userId: string }
  | { status: "failed"; error: unknown };

const SessionContext = createContext<SessionState>({ status: "loading" });

/** Watches the session and gives it to everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);

  useEffect(() => {
    let gone = false;
    let stop: (() => void) | undefined;
    connect().then(
      (client) => {
        if (gone) return;
        // The first event is INITIAL_SESSION, so there is no separate first read that could race with it.
        const { data } = client.auth.onAuthStateChange((_event, next) => setSession(next));
        stop = () => data.subscription.unsubscribe();
      },
      (cause: unknown) => {
        if (!gone) setError(cause ?? new Error("The session cannot be read."));
      },
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  const state = useMemo<SessionState>(() => {
    if (error !== undefined) return { status: "failed", error };
    if (session === undefined) return { status: "loading" };
    return session === null ? { status: "out" } : { status: "in", session, userId: session.user.id };
  }, [session, error]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The present session, live. */
export function useSession(): SessionState {
  return use(SessionContext);
}

/** The signed-in person's id. @throws Error outside a route that needs a session. */
export function useUserId(): string {
  const state = use(SessionContext);
  if (state.status !== "in") throw new Error("Auth session missing!");
  return state.userId;
}
