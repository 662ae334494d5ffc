import { log } from "../log/log.ts";

/**
 * Tells the operator of an outage of the database once when it begins and once when it is over, however many requests and loops
 * meet it meanwhile: they share one state in a process.
 */
let outage: { since: number; timer: NodeJS.Timeout; isTold: boolean } | null = null;

/** A single connection that was ended is replaced in less, ms. */
const WORTH_TELLING_MS = 500;

/** The database could not be reached. */
export function noteAway(error: unknown): void {
  if (outage !== null) return;
  const message = error instanceof Error ? error.message || error.name : String(error);
  const timer = setTimeout(() => {
    if (outage === null) return;
    outage.isTold = true;
    log.warn(`The database can't be reached (${message}). Requests get a 503 until it is back.`);
  }, WORTH_TELLING_MS);
  timer.unref();
  outage = { since: Date.now(), timer, isTold: false };
}

/** The database answered. */
export function noteBack(): void {
  if (outage === null) return;
  clearTimeout(outage.timer);
  if (outage.isTold) log.warn(`The database is back after ${((Date.now() - outage.since) / 1000).toFixed(1)} s.`);
  outage = null;
}
