/** The language of mails, notices and refusals, for which there is no browser to ask. */
const SERVER_LOCALE = "en-US";

const DAY = new Intl.DateTimeFormat(SERVER_LOCALE, { day: "numeric", month: "long", timeZone: "UTC" });
const LONG_DAY = new Intl.DateTimeFormat(SERVER_LOCALE, { dateStyle: "long", timeZone: "UTC" });

/** Day and month of a moment, in UTC: 'December 21'. */
export const formatDay = (moment: string | Date): string => DAY.format(new Date(moment));

/** A day with its year, in UTC: 'December 21, 2026'. */
export const formatLongDay = (moment: string | Date): string => LONG_DAY.format(new Date(moment));
