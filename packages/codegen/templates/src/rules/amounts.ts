import { nameWords, sameThing } from "./matcher.ts";

/** An amount of something. `unit` is empty for pieces; one the app cannot reckon with stays as it is written. */
export interface Amount {
  amount: number | null;
  unit: string;
  name: string;
}

/** Units that can be turned into each other, by what they measure: grams and millilitres. */
const UNITS: Record<string, readonly [kind: "g" | "ml", factor: number]> = {
  mg: ["g", 0.001],
  g: ["g", 1],
  gr: ["g", 1],
  kg: ["g", 1000],
  oz: ["g", 28.35],
  lb: ["g", 453.6],
  ml: ["ml", 1],
  cl: ["ml", 10],
  dl: ["ml", 100],
  l: ["ml", 1000],
  tsp: ["ml", 5],
  tl: ["ml", 5],
  tbsp: ["ml", 15],
  el: ["ml", 15],
  cup: ["ml", 240],
};
/** Ways of writing a unit that mean the same, or no unit at all. */
const SAME_UNIT: Record<string, string> = {
  teaspoon: "tsp",
  tablespoon: "tbsp",
  gram: "g",
  kilo: "kg",
  litre: "l",
  liter: "l",
  piece: "",
  pc: "",
  stück: "",
  pieza: "",
  pièce: "",
};
const COUNTED = new Set(
  "clove can tin slice bunch handful sheet fillet pack bag jar pinch dose dosen zehe prise".split(" "),
);
const SIGNS: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };
const NUMBER = /^(\d+(?:[.,]\d+)?(?:\s+\d\/\d)?|\d\/\d|[½¼¾⅓⅔])\s*/;

/** Reads `200 g flour`, `1 1/2 cups rice`, `2 cloves garlic` or `lemon`. */
export function parseAmount(line: string): Amount {
  const text = line.trim();
  const number = NUMBER.exec(text);
  const rest = number === null ? text : text.slice(number[0].length);
  const word = /^(\p{L}+)\.?\s+(?:of\s+|de\s+|d'|von\s+)?(?=\S)/iu.exec(rest);
  const unit = word?.[1] === undefined ? null : unitOf(word[1]);
  const known = unit !== null && number !== null && (unit in UNITS || unit === "" || COUNTED.has(unit));
  return {
    amount: number?.[1] === undefined ? null : numberOf(number[1]),
    unit: known ? unit : "",
    name: known ? rest.slice(word?.[0].length ?? 0) : rest,
  };
}

/** The unit as it is reckoned with: no plural, no capital, no long form. */
export function unitOf(text: string): string {
  const lower = text.trim().toLowerCase().replace(/\.$/, "");
  const single = lower.length > 2 && !(lower in SAME_UNIT) && lower !== "dosen" ? lower.replace(/(?:e?s)$/, "") : lower;
  for (const form of [lower, single, lower.replace(/s$/, "")]) {
    if (form in UNITS || COUNTED.has(form)) return form;
    const same = SAME_UNIT[form];
    if (same !== undefined) return same;
  }
  return lower;
}

/** What is missing of the needs after what is there, the same things added up; units that do not fit stay apart. */
export function shortfall(needs: readonly Amount[], having: readonly Amount[]): Amount[] {
  const left = having.map((item) => ({ ...item, rest: item.amount === null ? Number.POSITIVE_INFINITY : base(item) }));
  const missing: Amount[] = [];
  for (const need of addUp(needs)) {
    const [kind] = UNITS[need.unit] ?? [need.unit];
    let open = need.amount === null ? null : base(need);
    let met = false;
    for (const item of left) {
      if (!sameThing(item.name, need.name)) continue;
      // Something there without an amount, or wanted without one, is enough.
      if (open === null || item.amount === null) {
        met = true;
        break;
      }
      if ((UNITS[item.unit]?.[0] ?? item.unit) !== kind) continue;
      const used = Math.min(open, item.rest);
      item.rest -= used;
      open -= used;
    }
    if (met || (open !== null && open < 0.005)) continue;
    missing.push(open === null ? need : readable(kind, open, need));
  }
  return missing;
}

/** The same things in units that fit, as one. */
export function addUp(amounts: readonly Amount[]): Amount[] {
  const sums: Amount[] = [];
  for (const next of amounts) {
    const [kind] = UNITS[next.unit] ?? [next.unit];
    const same = sums.find(
      (sum) =>
        sameThing(sum.name, next.name) &&
        (sum.amount === null) === (next.amount === null) &&
        (UNITS[sum.unit]?.[0] ?? sum.unit) === kind,
    );
    if (same === undefined) sums.push({ ...next });
    else if (same.amount !== null) Object.assign(same, readable(kind, base(same) + base(next), same));
  }
  return sums;
}

/** `1.2 kg`, `3`, or nothing where the amount is not known. */
export function amountText({ amount, unit }: Amount): string {
  if (amount === null) return "";
  const number = amount >= 20 ? Math.round(amount) : Math.round(amount * 100) / 100;
  // Units that are words take a plural; those that are signs do not.
  const plural = number > 1 && COUNTED.has(unit) ? (/(?:ch|sh|s|x)$/.test(unit) ? `${unit}es` : `${unit}s`) : unit;
  return unit === "" ? String(number) : `${number} ${unit.startsWith("dose") ? unit : plural}`;
}

/** What a thing is called without amount and remark: `cherry tomatoes` of `200 g cherry tomatoes, halved`. */
export function plainName(amount: Amount): string {
  const [name = ""] = amount.name.split(",");
  return name.trim() === "" ? nameWords(amount.name).join(" ") : name.trim();
}

function base(item: Amount): number {
  return (item.amount ?? 0) * (UNITS[item.unit]?.[1] ?? 1);
}

/** An amount in the unit a person would buy: grams, kilograms, millilitres, litres; small spoons stay spoons. */
function readable(kind: string, value: number, like: Amount): Amount {
  if (kind !== "g" && kind !== "ml") return { ...like, amount: value };
  const own = UNITS[like.unit]?.[1] ?? 1;
  if (kind === "ml" && (like.unit === "tsp" || like.unit === "tbsp" || like.unit === "el" || like.unit === "tl"))
    return { ...like, amount: value / own };
  if (like.unit === "oz" || like.unit === "lb" || like.unit === "cup") return { ...like, amount: value / own };
  const large = value >= 1000;
  return {
    ...like,
    amount: large ? value / 1000 : value,
    unit: kind === "g" ? (large ? "kg" : "g") : large ? "l" : "ml",
  };
}

function numberOf(text: string): number {
  const sign = SIGNS[text];
  if (sign !== undefined) return sign;
  return text
    .replace(",", ".")
    .split(/\s+/)
    .map((part) => {
      const [over = 0, under] = part.split("/").map(Number);
      return under === undefined ? over : over / under;
    })
    .reduce((sum, part) => sum + part, 0);
}
