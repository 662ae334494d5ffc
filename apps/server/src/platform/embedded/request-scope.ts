import { AsyncLocalStorage } from "node:async_hooks";
import { databaseError } from "../sql/database-away.ts";

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
