import { capital } from "../embedded/inflect.ts";
import { readOrders, type Ware } from "../brief/read-orders.ts";
import { asksForSite } from "./asks-for-site.ts";
import { describedExactly } from "./known-of.ts";
import type { Reading } from "./reading.ts";
import type { OrderTaking } from "./taking.ts";
import type { Trade } from "./trade.ts";
import { asksForOrders, wareIn } from "./takes-orders.ts";

/** So many wares of its own make a text's list of them. */
const OWN = 2;
const MOST_USUAL = 6;

const ORDER_FORM = /\border(?:ing)? (?:form|page|site|app|sheet)\b|\bpre-?orders?\b/i;

/** What those of a trade offer, with its price. */
const offersOf = ({ site }: Trade): Ware[] =>
  (site?.services ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [name = "", , price = ""] = line.split("|").map((cell) => cell.trim());
      return { name, ...(price === "" || !Number.isFinite(Number(price)) ? {} : { price: Number(price) }) };
    });

function usualOf(ware: string): Ware[] {
  const known = describedExactly(ware);
  const titles = known?.role === "item" ? known.rows.split("\n").map((row) => (row.split(" | ")[0] ?? "").trim()) : [];
  return titles.length > 1
    ? titles.slice(0, MOST_USUAL).map((name) => ({ name }))
    : [`${capital(ware)}, standard`, `${capital(ware)}, large`, `${capital(ware)}, family size`].map((name) => ({
        name,
      }));
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
  const of = trade?.trade.name === undefined ? undefined : trade.trade;
  // A form to order with is one, also where the line of work has none.
  if (of !== undefined && ORDER_FORM.test(text) && !of.forms.includes("shop")) {
    const own = offersOf(of);
    const usual = own.length < OWN && ware !== undefined ? usualOf(ware) : own;
    return usual.length < OWN ? undefined : { ware: ware ?? "product", facts, usual };
  }
  return of !== undefined || ware === undefined ? undefined : { ware, facts, usual: usualOf(ware) };
}
