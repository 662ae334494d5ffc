import { AppError } from "@sayhey/contract/app-error";
import { REPORT_DAYS } from "@sayhey/contract/functions/analytics";
import { addDays, countDays, isTimeZone, localDays } from "../local-days.ts";
import { readApps, readDays, readOwnEvents, readSources } from "../read-analytics.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";

const FIRST_DAY = "2020-01-01";

/** The numbers of one's own published apps: every day present, as days pass where the reader is. */
export const analyticsGet = defineFunction(
  "analytics-get",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }, { publicationId, from, to, timeZone, own }) => {
    if (!isTimeZone(timeZone)) throw new FieldError("timeZone", "This time zone doesn't exist.");
    const length = countDays(from, to);
    if (from < FIRST_DAY) throw new FieldError("from", `There are no numbers before ${FIRST_DAY}.`);
    if (length < 1) throw new FieldError("to", "The end date is before the start date.");
    if (length > REPORT_DAYS) throw new FieldError("to", `A report spans ${REPORT_DAYS} days at most.`);
    const publications = await sql<{ id: string; title: string }[]>`
      select id, title from publications where user_id = ${userId} order by published_at desc`;
    const wanted = publicationId === null ? publications : publications.filter(({ id }) => id === publicationId);
    if (publicationId !== null && wanted.length === 0)
      throw new AppError("not-found", "There is no such published app of yours.");
    const present = localDays(from, to, timeZone);
    const past = localDays(addDays(from, -length), addDays(from, -1), timeZone);
    const query = { ids: wanted.map(({ id }) => id), own };
    const [days, before, apps, referrers, devices, ownEvents] = await Promise.all([
      readDays(sql, query, present),
      readDays(sql, query, past),
      readApps(sql, query, present),
      readSources(sql, query, present, "referrer"),
      readSources(sql, query, present, "device"),
      readOwnEvents(sql, query, present),
    ]);
    return { publications: [...publications], days, before, apps, referrers, devices, ownEvents };
  },
);
