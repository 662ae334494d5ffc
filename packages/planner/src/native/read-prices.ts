import type { SaidItem } from "../design/site/said-parts.ts";

/** Languages whose texts are read by form in their own words. */
export type Native = "de" | "es" | "fr";

const NUMBER = String.raw`\d{1,3}(?:[. ]\d{3})+|\d{1,5}(?:[.,]\d{1,2})?`;
const CURRENCY = String.raw`(?:€|euros?|eur|chf|franken|francs?)(?!\p{L})`;
/** What stands between a name and its price. */
const BETWEEN = String.raw`(?:\s*(?:[:=–-]|\(|(?<!\p{L})(?:für|zu|je|ab|kosten|kostet|sind|ist|a|por|desde|son|cuestan?|es|à|pour|dès|à partir de|coûtent?|est|sont))(?!\p{L}))*\s*`;
/** A name with what it costs behind it. A number without a currency is a price where it has cents. */
const PRICED = new RegExp(
  String.raw`(?<name>\p{L}[\p{L}\p{N} '’/&+-]{1,48}?)${BETWEEN}(?:(?<worded>${NUMBER})\s?${CURRENCY}|€\s?(?<signed>${NUMBER})|(?<cents>\d{1,4}[.,]\d{2})(?![\d.]|\s?(?:uhr|h|m|km|kg|l)(?!\p{L})))`,
  "giu",
);
/** What leads up to a name and is none of it. */
const LEADING =
  /^(?:(?:und|oder|sowie|der|die|das|ein|eine|einen|unser|unsere|mein|meine|mit|y|e|o|el|la|los|las|un|una|con|et|ou|le|les|des|du|une|avec)\s+|l['’])+/iu;
/** What has an amount and is not for sale. */
const NOT_SOLD =
  /(?<!\p{L})(?:mindest\p{L}*|lieferung|versand|liefergebühr|pfand|spende|monatsbeitrag|budget|envío|mínimo|fianza|livraison|minimum|caution|acompte|anzahlung|unter|über|hasta|jusqu['’]à|bis)(?!\p{L})/iu;
/** They say that a price follows, and not of what. */
const ANY_PRICE = /^(?:preise?|kosten|tarife?|precios?|tarifas?|prix|tarifs?)$/iu;
const OF_THE_SAME = /^(?:de|d['’]|à|au|aux)(?:\s|(?<=['’]))/iu;
const MOST_WORDS = 5;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Amount of a number as these languages write it: '1,50', '1.200'. */
export const amountOf = (text: string): number =>
  Number(/^\d{1,3}(?:[. ]\d{3})+$/.test(text) ? text.replaceAll(/[. ]/g, "") : text.replace(",", "."));

/** What a text names with a price each. */
export function pricedItems(text: string): (SaidItem & { price: number })[] {
  const found = new Map<string, SaidItem & { price: number }>();
  for (const { groups = {} } of text.matchAll(PRICED)) {
    const name = (groups["name"] ?? "").trim().replace(LEADING, "").trim();
    const price = amountOf(groups["worded"] ?? groups["signed"] ?? groups["cents"] ?? "");
    if (
      name.length < 2 ||
      name.split(/\s+/).length > MOST_WORDS ||
      NOT_SOLD.test(name) ||
      ANY_PRICE.test(name) ||
      !Number.isFinite(price)
    )
      continue;
    const [before = ""] = [...found.keys()].at(-1)?.split(" ") ?? [];
    // 'Tarta de queso 3 €, de manzana 4 €': the second is one as well.
    const whole = OF_THE_SAME.test(name) && before !== "" ? `${before} ${name}` : name;
    if (!found.has(whole)) found.set(whole, { title: capital(whole), price });
  }
  return [...found.values()];
}
