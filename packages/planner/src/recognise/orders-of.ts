import { capital } from "../embedded/inflect.ts";
import { readOrders, type Ware } from "../brief/read-orders.ts";
import { asksForSite } from "./asks-for-site.ts";
import { describedExactly } from "./known-of.ts";
import type { Reading } from "./reading.ts";
import type { OrderTaking } from "./taking.ts";
import { asksForOrders, wareIn } from "./takes-orders.ts";

/** So many wares of its own make a text's list of them. */
const OWN = 2;
const MOST_USUAL = 6;

function usualOf(ware: string): Ware[] {
  const known = describedExactly(ware);
  const titles = known?.role === "item" ? known.rows.split("\n").map((row) => (row.split(" | ")[0] ?? "").trim()) : [];
  return titles.length > 1
    ? titles.slice(0, MOST_USUAL).map((name) => ({ name }))
    : [`${capital(ware)} of the day`, `${capital(ware)} for two`, `Family ${ware}`].map((name) => ({ name }));
}

/**
 * How orders are taken, where a text is after that: with its own wares, or with those that people of no known line of work would have.
 * A line of work that has wares of its own takes its orders itself.
 */
export function ordersOf(reading: Reading): OrderTaking | undefined {
  const { brief, isOrder, trade } = reading;
  const { text } = brief;
  if (isOrder || !asksForOrders(text) || asksForSite(text)) return undefined;
  const facts = readOrders(text);
  const ware = wareIn(text);
  if (facts.wares.length >= OWN) return { ware: ware ?? "product", facts, usual: [] };
  return trade?.trade.name !== undefined || ware === undefined ? undefined : { ware, facts, usual: usualOf(ware) };
}
