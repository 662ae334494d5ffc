import { visitTraits } from "../platform/analytics/visit.ts";
import { defineFunction } from "../platform/functions/define-function.ts";

/** Counts that somebody saw a gallery item or played its trailer. */
export const eventRecord = defineFunction(
  "event-record",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ visits, address, userAgent, productHost }, { publicationId, event, referrer }) => {
    const traits = visitTraits(userAgent, referrer, productHost);
    if (traits === null) return { counted: false };
    visits.count({ publication: { id: publicationId }, kind: event, address, userAgent, ...traits });
    return { counted: true };
  },
);
