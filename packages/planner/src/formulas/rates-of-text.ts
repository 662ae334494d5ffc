import { capital, pluralOf } from "../embedded/inflect.ts";
import { input, result, type Calculator } from "./formula.ts";

/** '0.30 per km', '£14 a day', '45p per mile': the number, whether it counts pence or cents, and what it is for one of. */
const RATE =
  /(?:[€£$]\s?)?(\d{1,7}(?:[.,]\d{1,4})?)\s?(p\b|ct\b|cents?\b|€|£|\$|eur(?:os?)?\b|gbp\b|usd\b|dollars?\b|pounds?\b)?\s*(?:per|an?|each|for (?:each|every)|\/)\s*(?:extra |additional )?((?:[a-z]+ed )?[a-z]{2,16})\b/gi;
const SMALL = /^(?:p|ct|cents?)$/i;
/** What follows a number with 'a' or 'per' and is no price: a speed, a dose, a share. */
const NO_PRICE = /^(?:cent|few|bit|lot|time|day or|hundred|thousand|million|of|and|the)$/i;
const TAX =
  /\b(?:vat|gst|sales tax|tax)\D{0,6}(\d{1,2}(?:[.,]\d+)?)\s?%?|(\d{1,2}(?:[.,]\d+)?)\s?%\s*(?:vat|gst|sales tax|tax)\b/i;
const MOST_RATES = 4;
/** Units that are written short and have no plural. */
const SHORT: Readonly<Record<string, string>> = {
  km: "Kilometers",
  kg: "Kilos",
  kwh: "Kilowatt hours",
  hr: "Hours",
  sqm: "Square meters",
  mi: "Miles",
};

const nameOf = (unit: string): string => SHORT[unit] ?? capital(pluralOf(unit));

/** A calculator of the prices that a text gives by unit, with its tax; undefined where it gives none. */
export function ratesCalculator(text: string, currency = "EUR"): Calculator | undefined {
  const rates = new Map<string, number>();
  for (const [, number = "", sign = "", word = ""] of text.matchAll(RATE)) {
    const unit = word.toLowerCase();
    const value = Number(number.replace(",", "."));
    if (!NO_PRICE.test(unit) && !rates.has(unit) && rates.size < MOST_RATES)
      rates.set(unit, SMALL.test(sign) ? value / 100 : value);
  }
  if (rates.size === 0) return undefined;
  const found = TAX.exec(text);
  const tax = Number((found?.[1] ?? found?.[2] ?? "").replace(",", "."));
  const lines = [...rates].map(([unit, price], index) => ({ unit, price, id: String(index + 1) }));
  const net = lines.map(({ id }) => `many${id} * price${id}`).join(" + ");
  const isTaxed = found !== null && tax > 0;
  return {
    kind: "calculator",
    title: "Price",
    inputs: [
      ...lines.flatMap(({ unit, price, id }) => [
        input(`many${id}`, nameOf(unit), "", 1),
        input(`price${id}`, `Price for one ${unit}`, currency, price),
      ]),
      ...(isTaxed ? [input("tax", "Tax", "%", tax, 0, 100)] : []),
    ],
    results: [
      result("total", "In all", isTaxed ? `(${net}) * (1 + tax / 100)` : net, currency),
      ...(isTaxed
        ? [result("net", "Before tax", net, currency), result("taxSum", "Tax", "total - net", currency)]
        : []),
      ...(lines.length > 1
        ? lines.map(({ unit, id }) =>
            result(`sum${id}`, `For ${nameOf(unit).toLowerCase()}`, `many${id} * price${id}`, currency),
          )
        : []),
    ],
    share: true,
    source: "Quantity times price, with the prices you gave",
  };
}
