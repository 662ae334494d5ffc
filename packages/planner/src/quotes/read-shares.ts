import { MONEY, numberOf } from "./numbers.ts";
import type { Minimum, Part, Tax } from "./quote.ts";
import { COSTS } from "./words-of-parts.ts";

const PERCENT = String.raw`(\d{1,3}(?:[.,]\d+)?)\s?(?:%|per ?cent\b|percent\b|prozent\b|por ciento\b)`;
const MARKED = new RegExp(
  String.raw`\b(?:mark-?up|margin|profit|overheads?|gewinn(?:aufschlag)?|marge|margen|beneficio)\b(?: of)?:?\s*${PERCENT}|${PERCENT}\s*(?:mark-?up|margin|profit|overheads?|gewinnaufschlag|de marge|de margen|de beneficio)`,
  "i",
);
const MORE = new RegExp(
  String.raw`\+\s*${PERCENT}|${PERCENT}\s*(?:more|extra|surcharge|on top|uplift|dearer|higher|added|supplement|mehr|zuschlag|aufschlag|teurer|más|mas|de recargo|recargo|de plus|en plus|de majoration|majoration|a mais|de acréscimo)|\b(?:surcharge|zuschlag|recargo|majoration|suppl[ée]ment)(?: of| von| de)?\s*${PERCENT}`,
  "i",
);
const LESS = new RegExp(
  String.raw`-\s*${PERCENT}|${PERCENT}\s*(?:off|discount|less|cheaper|reduction|rabatt|nachlass|günstiger|weniger|(?:de )?descuento|menos|de remise|remise|de moins|de desconto|desconto)|\b(?:discount|rabatt|descuento|remise|desconto)(?: of| von| de)?:?\s*${PERCENT}`,
  "i",
);
/** Other ways to say how much more. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\btime and a half\b|\b1\.5 ?x\b|\bx ?1\.5\b/i, 50],
  [
    /\b(?:double|twice)(?: the)?(?: price| rate| time)?(?= (?:on|at|for|in)\b)|\bdouble rate\b|\bdouble$|\bx ?2\b/i,
    100,
  ],
];
const OVER =
  /^(?:(?:on|for|if|when|orders?|jobs?|bookings?|bills?|totals?)\s+)*(?:over|above|from|more than|at least|upwards? of|ab|über|más de|a partir de|desde|au-dessus de|à partir de|plus de|acima de|bei|for|with)?\s*[€£$₹]?\s?(\d{1,7}(?:[.,]\d{1,3})?)\s*(?:€|£|\$|₹|eur\w*|\+)?\s*(?:or more|and more|\+)?\s*(.*)$/i;

/** What else stands in a piece, without words that only join it. */
const labelOf = (rest: string): string =>
  rest
    .replace(/^[\s:,-]+|[\s:,?-]+$/g, "")
    .replace(/^(?:for|on|if|when|with|in|at|add|bei|für|en|los|les|le|no just|just|only|is|are)\s+/i, "")
    .replace(/\s+(?:is|are|at|gets?|costs?|cost|for|get|pay|just|only)$/i, "")
    .trim();

const firstNumber = (found: RegExpExecArray): number => numberOf(found.slice(1).find((each) => each !== undefined));
const without = (text: string, found: RegExpExecArray): [string, string] => [
  text.slice(0, found.index),
  text.slice(found.index + found[0].length),
];

/** What a piece says in per cent; undefined where it says nothing of the kind. */
export function shareIn(text: string): Part | undefined {
  const marked = MARKED.exec(text);
  if (marked !== null) {
    const head = labelOf(without(text, marked).join(" ")).replace(/\s+with$/i, "");
    return { kind: "more", label: COSTS.test(head) ? head : "", percent: firstNumber(marked), isAlways: true };
  }
  const less = LESS.exec(text);
  if (less !== null) {
    const [before, after] = without(text, less);
    const said = labelOf(after) === "" ? labelOf(before) : labelOf(after);
    const over = OVER.exec(after.trim()) ?? OVER.exec(before.trim());
    const percent = firstNumber(less);
    if (over !== null)
      return { kind: "less", label: "", percent, over: { many: numberOf(over[1]), of: (over[2] ?? "").trim() } };
    return { kind: "less", label: said, percent };
  }
  const more = MORE.exec(text);
  if (more !== null) return { kind: "more", label: labelOf(without(text, more).join(" ")), percent: firstNumber(more) };
  for (const [says, percent] of TIMES) {
    const found = says.exec(text);
    if (found !== null) return { kind: "more", label: labelOf(without(text, found).join(" ")), percent };
  }
  return undefined;
}

const LEAST = new RegExp(
  String.raw`\b(?:min(?:imum|\.)?(?:\s(?:charge|price|job|fee|order|call-?out|fare|spend|cost|total|amount))?|mindest\w+|m[ií]nimo|nothing (?:under|below)|never (?:less than|under)|not less than)\s*(?:is|of|:|=|von|de|ist)?\s*${MONEY}`,
  "i",
);

/** The least that a job costs, with the text that says so. */
export function leastIn(text: string): { part: Minimum; said: string } | undefined {
  const found = LEAST.exec(text);
  const price = numberOf(found?.[1], found?.[2]);
  return found === null ? undefined : { part: { kind: "minimum", price }, said: found[0] };
}

const TAXES = "vat|gst|hst|sales tax|iva|mwst\\.?|mehrwertsteuer|ust\\.?|tva|ivc|igv|tax";
const TAX = new RegExp(
  String.raw`(?:\b(?:with|incl(?:uding|\.|udes)?|plus|and|before and after|excl(?:uding|\.)?|zzgl\.?|inkl\.?|mit|con|más|avec|hors|com)\s+)?(?:(\d{1,2}(?:[.,]\d+)?)\s?%\s*(?:de\s|of\s)?)?\b(${TAXES})(?![a-z])(?:\s*(?:at|of|is|von|del?|à|=|:|\()?\s*(\d{1,2}(?:[.,]\d+)?)\s?(?:%|(?=$|[.,;)\s])))?(?:\s+(?:included|inclusive|incl\.?|inbegriffen|inklusive|incluido|incluida|compris[e]?|aparte?|separate(?:ly)?|extra|on top|zusätzlich))?`,
  "i",
);
/** What a tax on sales usually is where it is called so. */
const USUAL: readonly (readonly [RegExp, number])[] = [
  [/^vat$/i, 20],
  [/^gst$/i, 10],
  [/^hst$/i, 13],
  [/^iva$/i, 21],
  [/^(?:mwst|ust|mehrwertsteuer)/i, 19],
  [/^tva$/i, 20],
];

/** The tax that a text names, with the text that does. */
export function taxIn(text: string, currency?: string): { part: Tax; said: string } | undefined {
  const found = TAX.exec(text);
  if (found === null) return undefined;
  const [said, before, name = "", behind] = found;
  const given = before ?? behind;
  const usual = currency === "INR" ? 18 : (USUAL.find(([says]) => says.test(name))?.[1] ?? 8);
  const label = /^(?:sales tax|tax)$/i.test(name)
    ? "Tax"
    : /^m/i.test(name)
      ? "MwSt."
      : name.replace(".", "").toUpperCase();
  return { part: { kind: "tax", label, rate: given === undefined ? usual : numberOf(given) }, said };
}
