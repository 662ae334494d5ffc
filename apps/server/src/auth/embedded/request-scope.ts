import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@sayhey/contract/app-error";
import { databaseError } from "../../infra/database/database-away.ts";

/** What the library loses between a request and its answer, kept beside it. */
export interface RequestScope {
  /** Where the caller asked an e-mailed link to lead, if that is allowed. */
  redirectTo: string | undefined;
  /** The first database error, before the library turned it into its own. */
  databaseError: unknown;
}

/** The scope of the request that is being answered. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

/** Keeps a failure of the database for the answer: the library loses its kind and hint, or takes it for a wrong token. */
export function keepDatabaseError(error: unknown): void {
  const scope = requestScope.getStore();
  if (scope !== undefined) scope.databaseError ??= databaseError(error);
}

let isMuted = false;

/**
 * The library prints the stack of every query that failed, which during an outage of the database is one for each request; the outage is
 * told once (`sql/outage.ts`). It has no setting for that, so what it prints while it answers such a request is left out.
 */
export function muteOutages(): void {
  if (isMuted) return;
  isMuted = true;
  const print = console.error;
  console.error = (...words: unknown[]) => {
    if (!(requestScope.getStore()?.databaseError instanceof AppError)) print(...words);
  };
}
