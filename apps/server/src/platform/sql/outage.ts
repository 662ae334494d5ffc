/**
 * Tells the operator of an outage of the database once when it begins and once when it is over, however many requests and loops
 * meet it meanwhile: they share one state in a process.
 */
let since: number | null = null;
let message = "";

/** The database could not be reached. */
export function noteAway(error: unknown): void {
  if (since !== null) return;
  since = Date.now();
  message = error instanceof Error ? error.message || error.name : String(error);
  console.warn(`The database can't be reached (${message}). Requests are answered with 503 until it is back.`);
}

/** The database answered. */
export function noteBack(): void {
  if (since === null) return;
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  since = null;
  console.warn(`The database is back after ${seconds} s.`);
}
