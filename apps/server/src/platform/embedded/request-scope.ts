import { AsyncLocalStorage } from "node:async_hooks";

/** What the library loses between a request and its answer, kept beside it. */
export interface RequestScope {
  /** Where the caller asked an e-mailed link to lead, if that is allowed. */
  redirectTo: string | undefined;
  /** The last database error, before the library turned it into its own. */
  databaseError: unknown;
}

/** The scope of the request that is being answered. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
