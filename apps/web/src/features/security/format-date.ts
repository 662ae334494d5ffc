const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const MOMENT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** A day: '21 November 2026'. */
export const formatDate = (moment: string): string => DATE.format(new Date(moment));

/** A moment within the last months: '21 Nov, 04:12'. */
export const formatMoment = (moment: string): string => MOMENT.format(new Date(moment));
