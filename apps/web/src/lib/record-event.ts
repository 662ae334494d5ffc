import type { ReportedEvent } from "@sayhey/contract/functions/analytics";
import { callFunction } from "./functions.ts";

/** Counts that a gallery item was seen or its trailer played. Says nothing to the visitor, whatever comes of it. */
export function recordEvent(publicationId: string, event: ReportedEvent): void {
  callFunction("event-record", { publicationId, event, referrer: document.referrer.slice(0, 500) }).catch(
    (cause: unknown) => console.warn("An event was not counted.", cause),
  );
}
