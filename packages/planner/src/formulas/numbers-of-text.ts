import type { Calculator } from "./formula.ts";

type Input = Calculator["inputs"][number];

const NUMBER = String.raw`(\d{1,9}(?:[.,]\d+)?)`;
const MONEY = String.raw`(?:\s?(?:€|£|\$|eur(?:os?)?|chf|usd|gbp|dollars?|pounds?|r\$))?`;
const EACH = String.raw`(?:/|per|pro|por|par|je|an?|each|cada|chaque|for (?:each|every)|le|o|am|au|al)`;

/** How texts say a rate: by what the input is called in formulas. Currencies stand before or behind the number. */
const RATES: Readonly<Record<string, readonly RegExp[]>> = {
  rateOfDistance: [said(String.raw`${NUMBER}(p|ct|cents?)?${MONEY}\s*${EACH}\s*(?:km|kilom\w+|miles?|mi)\b`)],
  more: [
    said(
      String.raw`${NUMBER}${MONEY}\s*(?:more|mehr|más|de plus|a mais)?\s*(?:${EACH}\s+)?(?:passengers?|mitfahrer\w*|pasajer\w+|passag\w+)`,
    ),
    said(String.raw`(?:passengers?|mitfahrer\w*|pasajer\w+|passag\w+)\s*(?:\+|:|je|pro)?\s*${NUMBER}`),
  ],
  daily: [
    said(String.raw`${NUMBER}${MONEY}\s*${EACH}\s*(?:day|tag|día|jour|dia)\b`),
    said(String.raw`(?:per diem|daily allowance|tagespauschale|dieta|indemnité|diária)\D{0,14}${NUMBER}`),
  ],
  tax: [
    said(String.raw`\b(?:vat|gst|tax|mwst\.?|ust\.?|iva|tva)\D{0,6}${NUMBER}`),
    said(String.raw`${NUMBER}\s?%\s*(?:of\s)?(?:vat|gst|tax|mwst|ust|iva|tva)\b`),
  ],
  interest: [
    said(String.raw`${NUMBER}\s?%\s*(?:interest|zins\w*|de inter[eé]s|d['’]intérêts?|de juros)`),
    said(String.raw`(?:interest|rate|zins\w*|inter[eé]s|intérêts?|juros)\D{0,8}${NUMBER}\s?%`),
  ],
  meterMonth: [said(String.raw`${NUMBER}${MONEY}\s*${EACH}\s*(?:m|met(?:re|er)s?|feet|foot)\b`)],
};

function said(pattern: string): RegExp {
  return new RegExp(pattern, "i");
}

/** Which of these rates an input is. */
function rateOf({ id, label, unit }: Input): string | undefined {
  if (label.endsWith("kilometer") && id === "rate") return "rateOfDistance";
  if (label.endsWith("meter and month")) return "meterMonth";
  if (id === "tax" || (id === "rate" && label === "Tax")) return "tax";
  if (id === "rate" && unit === "%" && label.startsWith("Interest")) return "interest";
  return id === "more" || id === "daily" ? id : undefined;
}

/** Pence and cents count a hundred to one of their money. */
const SMALL = /^(?:p|ct|cents?)$/i;

function numberFor(input: Input, text: string): number | undefined {
  const patterns = RATES[rateOf(input) ?? ""] ?? nounPatterns(input);
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const value = Number((found?.[1] ?? "").replace(",", "."));
    if (found === null || !Number.isFinite(value)) continue;
    return SMALL.test(found[2] ?? "") ? value / 100 : value;
  }
  return undefined;
}

/** '12 people' and 'people: 12', by the label where that is a noun alone. */
function nounPatterns({ label }: Input): readonly RegExp[] {
  if (!/^[A-Z][a-z]{3,}$/.test(label)) return [];
  const noun = label.toLowerCase().replace(/s$/, "");
  return [said(String.raw`\b${NUMBER} ${noun}s?\b`), said(String.raw`\b${noun}s?\s*[:=]\s*${NUMBER}`)];
}

/** The inputs with the numbers that a text gives for them in place of their own; what lies out of bounds is not meant. */
export const withNumbersOf = (inputs: Calculator["inputs"], text: string): Calculator["inputs"] =>
  inputs.map((input) => {
    const { min = -Infinity, max = Infinity } = input;
    const value = input.choices === undefined ? numberFor(input, text) : undefined;
    return value === undefined || value < min || value > max ? input : { ...input, initial: value };
  });
