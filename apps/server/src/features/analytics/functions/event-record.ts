import { visitTraits } from "../visit.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Counts what visitors do with gallery items and their trailers. */
export const eventRecord = defineFunction(
  "event-record",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ visits, address, userAgent, productHost }, { events, referrer }) => {
    const traits = visitTraits(userAgent, referrer, productHost);
    if (traits === null) return { counted: 0 };
    const counted = events.filter(({ publicationId, event, ageMs }) =>
      visits.count({ publication: { id: publicationId }, kind: event, address, userAgent, ...traits }, ageMs),
    );
    return { counted: counted.length };
  },
);
