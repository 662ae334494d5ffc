import { locale } from "./locale.ts";

const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });

/** A time of day as people there write it: 4:20 PM, 16:20. */
export const formatClock = (date: Date): string => clock.format(date);
