import { z } from "zod";

/** Name of a time zone, `Europe/Berlin`. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: "must be a time zone such as Europe/Berlin" });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
