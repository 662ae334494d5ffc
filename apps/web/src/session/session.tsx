import type { Session } from "@supabase/supabase-js";
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { needsSecondFactor } from "../api/second-factor.ts";
import { claimReferral, peekReferral } from "./referral.ts";
import { hasStoredSession, isSessionKey, mayHaveSession } from "./stored-session.ts";
import { connect, whenConnected } from "../api/supabase.ts";

/** Who is here: not known yet, nobody, somebody whose second factor is missing, or a signed-in person. */
export type SessionState =
  | { status: "loading" }
  | { status: "out" }
  | { status: "half"; session: Session }
  | { status: "in"; session: Session; userId: string }
  | { status: "failed"; error: unknown };

const OUT: SessionState = { status: "out" };
const LOADING: SessionState = { status: "loading" };

let present: SessionState | undefined;
const listeners = new Set<() => void>();

function readState(): SessionState {
  // Without a kept session there is nobody, and nothing to fetch for knowing it.
  present ??= mayHaveSession() ? LOADING : OUT;
  return present;
}

function setState(next: SessionState): void {
  present = next;
  for (const listener of listeners) listener();
}

const setSession = (session: Session | null): void => setState(stateOf(session));

function stateOf(session: Session | null): SessionState {
  if (session === null) return OUT;
  return needsSecondFactor(session) ? { status: "half", session } : { status: "in", session, userId: session.user.id };
}

const fail = (cause: unknown): void =>
  setState({ status: "failed", error: cause ?? new Error("The session cannot be read.") });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the session as long as the page lives: what this tab does, and what other tabs do. */
function watchSession(): () => void {
  let stop = (): void => {};
  const stopWaiting = whenConnected((client) => {
    // The first event is INITIAL_SESSION, so there is no separate first read that could race with it.
    const { data } = client.auth.onAuthStateChange((_event, next) => {
      setSession(next);
      if (next !== null && peekReferral() !== null) void claimReferral(client, next);
    });
    stop = () => data.subscription.unsubscribe();
  });
  if (readState().status === "loading") connect().catch(fail);

  const look = (): void => {
    if (!hasStoredSession()) {
      // Signed out in another tab, or storage was cleared: this tab must not go on for a moment.
      if (readState().status === "in" || readState().status === "half") setSession(null);
      return;
    }
    connect()
      .then((client) => client.auth.getSession())
      .then(({ data }) => setSession(data.session))
      .catch(fail);
  };
  const onStorage = (event: StorageEvent): void => {
    if (isSessionKey(event.key)) look();
  };
  window.addEventListener("storage", onStorage);
  // Another tab may have signed in between the first look and now.
  if (readState().status === "out" && hasStoredSession()) look();
  return () => {
    window.removeEventListener("storage", onStorage);
    stopWaiting();
    stop();
  };
}

const SessionContext = createContext<SessionState>(LOADING);

/** Watches the session and gives it to everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(subscribe, readState, () => OUT);
  useEffect(watchSession, []);
  useEffect(() => {
    // index.html marks the page before the first paint when a session is kept, so that no visitor's button flashes.
    if (state.status === "out") delete document.documentElement.dataset["session"];
  }, [state.status]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Asks the back end who is here before it says 'out' to what is inside; also finds out that settings are missing. */
export function CheckedSession({ children }: { children: ReactNode }) {
  const state = use(SessionContext);
  const [check, setCheck] = useState<SessionState | null>(LOADING);
  useEffect(() => {
    let gone = false;
    connect()
      .then((client) => client.auth.getSession())
      .then(
        () => null,
        (error: unknown): SessionState => ({ status: "failed", error }),
      )
      .then((found) => {
        if (!gone) setCheck(found);
      });
    return () => {
      gone = true;
    };
  }, []);
  return <SessionContext value={state.status === "out" && check !== null ? check : state}>{children}</SessionContext>;
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
