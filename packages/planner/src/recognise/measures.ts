import type { Brief } from "../brief/brief.ts";
import { convertersFor, LENGTHS, PERCENT } from "../embedded/converters.ts";
import { fold } from "../embedded/fold.ts";
import { evaluateExpression, parseExpression } from "@sayhey/appspec";
import { calculatorsFor, convertsByFormula, type Calculator } from "../formulas/index.ts";
import { ratesCalculator } from "../formulas/rates-of-text.ts";
import { FEW_WORDS } from "./few-words.ts";
import type { Reading } from "./reading.ts";
import { tradeThings } from "./trade-things.ts";
import type { ChosenTrade, Trade } from "./trade.ts";
import { isOfOneKind, unitConverterIn, type Converter } from "./units.ts";

/** So much of a text says what it asks for. */
const HEAD = 90;
const CONVERTER = /\b(?:convert(?:er|or|s|ing|ion)?|conversions?|how many .{2,20} (?:in|are) )\b/i;
/** Files, texts and numerals are converted by no factor. */
const BY_NO_FACTOR =
  /\b(?:files?|videos?|audio|images?|pictures?|pdf|csv|json|xml|html|mp[34]|docx?|text|characters?|emojis?|roman|numerals?|binary|hex|base64|morse|time ?zones?|units? of work|speech|currency api)\b/i;
const SPACES = /[^\p{L}\p{N}%°]+/u;
/** 'Celsius to fahrenheit' and no more. */
const UNIT_TO_UNIT = /^(?:\p{L}+ ){0,2}\p{L}+ (?:to|into|in) (?:\p{L}+ ){0,2}\p{L}+$/iu;
const UNITS = /\bunits?\b/i;

/** Words of those who want something worked out, */
const WORKING_OUT =
  /\btips? (?:splitter|split|sharing|share|pool)\b|\bsplit(?:ting)? (?:the )?tips\b|\b(?:calc|calculat\w*|estimator|simulator|work(?:s|ing)? out (?:the|how|what|my|our|an?))\b|\bhow (?:much|many)\b.{0,30}\b(?:do|does|should|need|to buy)\b|\bhow (?:much|many)\b.{2,30}\b(?:per|a|each|for each) (?:day|week|person|guest|head|adult|child|room|m2|square)\b|\bwhat (?:grade|mark|score|size|percentage)\b.{0,20}\bneed\b|\b(?:yield|usage|output|savings) estimates?\b|\bhow (?:big|large|tall|long|often)\b.{0,24}\b(?:do|does|should|will|can|to)\b/i;
/** and how they write down what it comes to. */
const COMES_TO = /->|→|=>|\bl ?x ?w\b|\bgives\b/i;
/** What is measured for it. */
const MEASURED =
  /\b(?:rate|size|price|width|depth|height|length|dia\w*|cm|mm|m2|m3|kg|lit(?:er|re)s?|per|temp\w*|og|fg|balance|wastage|bags?)\b/gi;
/** So many measures make no list of what is kept. */
const MEASURES = 2;
/** So much of a text says what is to be worked out. */
const SUBJECT = 60;
/** Whoever keeps something and has sums made of it wants no calculator first. */
const KEEPING =
  /\b(?:track\w*(?!,? (?:in )?(?:cm|mm|m|inch\w*|length)\b)|log|diary|manage\w*|customers?|clients?|members?|invoices?|inventory|book(?:ing)?s?|budget|expenses?)\b/i;
/** 'Budget calculator' is one all the same, and so is whatever is told of it behind that word. */
const OF_IT = /\b(?:\w+ )?calculator\b[^]*/i;

/** The calculators that a text asks for, where the formula is known. */
export function calculatorsIn({ text, currency }: Brief): Calculator[] {
  const isAsked =
    WORKING_OUT.test(text.slice(0, 2 * HEAD)) ||
    (CONVERTER.test(text.slice(0, HEAD)) && convertsByFormula(text.slice(0, SUBJECT))) ||
    (COMES_TO.test(text) && (text.match(MEASURED)?.length ?? 0) >= MEASURES);
  if (!isAsked || KEEPING.test(text.slice(0, SUBJECT).replace(OF_IT, "")) || BY_NO_FACTOR.test(text.slice(0, HEAD)))
    return [];
  const known = calculatorsFor(text.slice(0, SUBJECT), currency, text);
  const priced = known.length > 0 ? undefined : ratesCalculator(text, currency);
  return priced === undefined ? known : [priced];
}

/** The converters that a text asks for; none where it asks for something else, or for what no factor converts. */
export function convertersIn({ text }: Brief): Converter[] {
  const head = text.slice(0, HEAD);
  if (!(CONVERTER.test(head) || UNIT_TO_UNIT.test(head.trim())) || BY_NO_FACTOR.test(head)) return [];
  const units = unitConverterIn(text);
  if (units === undefined && !CONVERTER.test(head)) return [];
  if (units !== undefined) {
    const more = convertersFor(fold(text).split(SPACES)).filter(
      (each) => each !== PERCENT && !isOfOneKind(each, units),
    );
    return [units, ...more].slice(0, 3);
  }
  const found = convertersFor(fold(text).split(SPACES));
  if (found[0] === PERCENT && !/\bpercent|%/i.test(head)) return [];
  // Who converts units in general converts lengths, weights, heat and what is measured in a kitchen.
  return found[0] === LENGTHS && UNITS.test(head)
    ? [LENGTHS, ...convertersFor(["weight", "temperature"]), ...convertersFor(["kitchen"])].slice(0, 4)
    : found;
}

/** What is worth keeping of what was converted. */
const SAVED: Trade = {
  id: "conversions",
  icon: "calculator",
  forms: ["tool"],
  things: [
    {
      id: "saved",
      use: "core",
      role: "log",
      icon: "bookmark",
      names: "result|saved results",
      also: "",
      fields: "What for: text\nAmount: text\nComes to: text\nOn: date -20..0\nNote: longText",
      cells: "amount comesTo on note",
      rows: "",
    },
  ],
  jobs: "keep saved",
  words: {
    tagline: "Type a number, read the others.",
    itch: "How much is that again?",
    promise: "The answer while you type",
    pov: "POV: nobody has to do the sum",
  },
};

/** What is kept in the beginning: the converter's own number, twice and ten times that. */
function rowsOf(block: Converter | Calculator): string {
  if (block.kind === "calculator") return calculatedRows(block);
  const { initial, inputUnit, outputs } = block;
  const [output] = outputs;
  if (output === undefined) return "";
  const { factor, offset = 0, unit } = output;
  const said = (value: number, symbol: string): string => `${String(Number(value.toPrecision(6)))} ${symbol}`.trim();
  return [
    ["For a start", initial, 0],
    ["Twice that", 2 * initial, -1],
    ["Ten times that", 10 * initial, -3],
  ]
    .map(([what, value, day]) => {
      const number = Number(value);
      return `${String(what)}|${said(number, inputUnit)}|${said(number * factor + offset, unit)}|@${String(day)}|`;
    })
    .join("\n");
}

/** The calculator's own numbers, and with the first of them doubled. */
function calculatedRows({ inputs, results }: Calculator): string {
  const main = results.find(({ isMain }) => isMain) ?? results[0];
  const line = (what: string, times: number, day: number): string => {
    const values = new Map(inputs.map(({ id, initial }, index) => [id, index === 0 ? initial * times : initial]));
    const said = inputs
      .filter(({ choices }) => choices === undefined)
      .slice(0, 3)
      .map(({ id, unit = "" }) => `${String(values.get(id) ?? 0)} ${unit}`.trim());
    for (const { id, formula } of results)
      values.set(
        id,
        evaluateExpression(parseExpression(formula, new Set(values.keys())), (name) => values.get(name) ?? Number.NaN),
      );
    const value = main === undefined ? Number.NaN : (values.get(main.id) ?? Number.NaN);
    const answer = `${String(Number(value.toFixed(main?.digits ?? 2)))} ${main?.unit ?? ""}`.trim();
    return `${what}|${said.join(", ")}|${answer}|@${String(day)}|`;
  };
  return [line("As it is", 1, 0), line("With twice as much", 2, -1)].join("\n");
}

/** 'Tip calculator' and the like are names as they stand. */
const CALLED_SO = /^(?:[\p{L}\d'’/%&+-]+ ){1,5}(?:calculators?|converters?|estimators?|simulators?|calc)\b/iu;

/** What a calculator of prices by unit is called. */
export const PRICES = "Price";

/** A reading of a converter: its blocks, and what is kept of them. */
export function measuresOf(reading: Reading, converters: readonly (Converter | Calculator)[]): Reading {
  const [first] = converters;
  const filled: Trade = {
    ...SAVED,
    things: SAVED.things.map((thing) => ({ ...thing, rows: first === undefined ? "" : rowsOf(first) })),
  };
  const trade: ChosenTrade = { trade: filled, score: 0, evidence: [], named: new Set() };
  const things = tradeThings(trade, [], "converter").map(({ thing }) => thing);
  // A sentence is no name; what is worked out is.
  const { text, givenName } = reading.brief;
  const isTold = givenName === undefined && (text.length >= FEW_WORDS || !CALLED_SO.test(text));
  const named =
    isTold && first?.kind === "calculator" && first.title !== PRICES ? first.title?.split(":")[0] : undefined;
  const brief = named === undefined ? reading.brief : { ...reading.brief, givenName: named };
  const form = converters.some(({ kind }) => kind === "calculator") ? "calculator" : "converter";
  return { ...reading, brief, form, isTitle: true, titleAbout: "", about: new Map(), trade, things, converters };
}
