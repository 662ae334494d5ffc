import { AppError } from "@sayhey/contract/app-error";
import { useSyncExternalStore } from "react";

/** Whether this browser has no connection at all, by its own account. */
export const isOffline = (): boolean => !navigator.onLine;

const OFFLINE = "You're offline.";

/** Whether something failed because there was no connection at all. */
export const isForWantOfConnection = (error: AppError): boolean => error.message === OFFLINE;

/** That the server did not answer: for want of a connection, where the browser knows that. */
export const unreachable = (cause: unknown): AppError =>
  isOffline()
    ? new AppError("unavailable", OFFLINE, {
        cause,
        hint: "Nothing was sent. Try again once you're back online.",
      })
    : new AppError("unavailable", "Can't reach SayHey.", { cause, hint: "Check your connection and try again." });

/** Resolves as soon as there is a connection. */
export function backOnline(): Promise<void> {
  return isOffline()
    ? new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }))
    : Promise.resolve();
}

function listen(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Whether there is no connection, live. */
export function useOffline(): boolean {
  return useSyncExternalStore(listen, isOffline, () => false);
}
