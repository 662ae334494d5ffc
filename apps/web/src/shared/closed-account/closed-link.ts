import { formatDate } from "../../components/format.ts";

/** What the address of the auth page says about a closed account. */
export type ClosedLink =
  /** It has just been closed. */
  | { kind: "closed"; eraseAt: string }
  /** Somebody came by a mail or by Google, with a ticket to keep it. */
  | { kind: "keep"; ticket: string; eraseAt: string };

/** Reads `#closed=<moment>` and `#keep=<ticket>&until=<moment>`; null for anything else. */
export function readClosedLink(hash: string): ClosedLink | null {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const moment = query.get("closed") ?? query.get("until") ?? "";
  if (Number.isNaN(Date.parse(moment))) return null;
  const ticket = query.get("keep");
  if (ticket !== null && ticket !== "") return { kind: "keep", ticket, eraseAt: moment };
  return query.has("closed") ? { kind: "closed", eraseAt: moment } : null;
}

/** The day of erasure as the server names it too, in UTC: 'December 21, 2026'. */
export function erasureDay(eraseAt: string): string {
  return formatDate(eraseAt, "UTC");
}
