import type { PhrasedItem } from "./item-phrases.ts";

const UNITS_OF_MONEY = /^(?:cost|price|rate|fee|charge|pay|profit|spend|rent|wage)$/i;
/** What is measured for each of something else; of anything else 'per' tells whose it is. */
const MEASURED = /^(?:miles|km|kilomet(?:re|er)s|lit(?:re|er)s|gallons|pages|words|kwh|calories|goals|runs|eggs)$/i;
/** What 'per' tells where, how often or of whom something is written down: 'hours per client', 'reps per set'. */
const OF_WHOM =
  /^(?:client|customer|person|player|child|kid|pupil|student|team|family|member|employee|user|each|week|month|year|everyone)$/i;
const PER = /^(?:the )?(?<what>[\p{L}]+(?: [\p{L}]+)?) (?:per|\/) (?<each>[\p{L}]+)$/iu;
const PERCENT =
  /^(?:(?:percent(?:age)?|%|per cent) (?:of )?(?:the )?(?<of>[\p{L}]+(?: [\p{L}]+)?)|(?<what>[\p{L}]+(?: [\p{L}]+)?) (?:%|percent(?:age)?|per cent))$/iu;
const DAYS =
  /^(?:(?:number of|how many) )?(?<name>days? (?:left|to go|remaining|until|till|since|before|after)(?: (?:the )?[\p{L}]+){0,2})$/iu;

/** A property that follows from others, by a name of more than a noun: 'cost per wear', 'percent raised', 'days until the exam'. */
export function workedOutItem(said: string): PhrasedItem | undefined {
  const days = DAYS.exec(said)?.groups?.["name"];
  if (days !== undefined) return { name: days.toLowerCase(), as: "number 1..60 days" };
  const percent = PERCENT.exec(said)?.groups;
  if (percent !== undefined)
    return { name: said.replace(/^% (?:of )?/, "percent ").toLowerCase(), as: "percent 20..95" };
  const { what = "", each = "" } = PER.exec(said)?.groups ?? {};
  if (each === "" || OF_WHOM.test(each)) return undefined;
  const isMoney = what.split(" ").some((word) => UNITS_OF_MONEY.test(word));
  if (!isMoney && !MEASURED.test(what)) return undefined;
  return { name: `${what} per ${each}`.toLowerCase(), as: isMoney ? "money 2..60" : "number 10..60" };
}
