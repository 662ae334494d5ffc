import { type ReportedEvent, REPORTED_AT_ONCE } from "@sayhey/contract/functions/analytics";
import { loadConfig } from "./config.ts";

/** Events wait so long for others to travel with, ms. */
const GATHER_MS = 2000;

interface Waiting {
  publicationId: string;
  event: ReportedEvent;
  at: number;
}

let waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let address: string | null = null;

/**
 * Counts that a gallery item was seen, shared, or its trailer played. Events travel together, and at the latest when the page is
 * left. Says nothing to the visitor, whatever comes of it.
 */
export function recordEvent(publicationId: string, event: ReportedEvent): void {
  if (waiting.length === 0 && timer === undefined) begin();
  waiting.push({ publicationId, event, at: Date.now() });
  if (waiting.length >= REPORTED_AT_ONCE) send();
}

function begin(): void {
  timer = setTimeout(send, GATHER_MS);
  // The address must be known before the page is left: nothing can be waited for then.
  loadConfig().then(
    ({ supabaseUrl }) => {
      address = `${supabaseUrl}/functions/v1/event-record`;
    },
    (cause: unknown) => console.warn("Events cannot be counted.", cause),
  );
  addEventListener("pagehide", send, { once: true });
  addEventListener("visibilitychange", sendWhenHidden);
}

function sendWhenHidden(): void {
  if (document.visibilityState === "hidden") send();
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (address === null) {
    if (waiting.length > 0) timer = setTimeout(send, GATHER_MS);
    return;
  }
  const now = Date.now();
  while (waiting.length > 0) {
    const events = waiting
      .slice(0, REPORTED_AT_ONCE)
      .map(({ publicationId, event, at }) => ({ publicationId, event, ageMs: Math.max(0, now - at) }));
    waiting = waiting.slice(REPORTED_AT_ONCE);
    const body = JSON.stringify({ events, referrer: document.referrer.slice(0, 500) });
    // A beacon outlives its page; where the browser takes none, a request that does so too.
    if (!navigator.sendBeacon(address, body))
      fetch(address, { method: "POST", body, keepalive: true }).catch((cause: unknown) =>
        console.warn("Events were not counted.", cause),
      );
  }
}
