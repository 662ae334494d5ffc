import type { Brief } from "../brief/brief.ts";
import { convertersFor, LENGTHS, PERCENT } from "../embedded/converters.ts";
import { fold } from "../embedded/fold.ts";
import type { Reading } from "./reading.ts";
import { tradeThings } from "./trade-things.ts";
import type { ChosenTrade, Trade } from "./trade.ts";
import { isOfOneKind, unitConverterIn, type Converter } from "./units.ts";

/** So much of a text says what it asks for. */
const HEAD = 90;
const CONVERTER = /\b(?:convert(?:er|or|s|ing|ion)?|conversions?|how many .{2,20} (?:in|are) )\b/i;
/** What one number and a factor work out; loans and tiles take more. */
const ONE_NUMBER =
  /\b(?:tips?|vat|sales tax|percent(?:age)?s?|gratuity)\b.{0,20}\bcalculat\w*|\bcalculat\w*.{0,20}\b(?:tips?|vat|percent(?:age)?s?)\b/i;
/** Files, texts and numerals are converted by no factor. */
const BY_NO_FACTOR =
  /\b(?:files?|videos?|audio|images?|pictures?|pdf|csv|json|xml|html|mp[34]|docx?|text|characters?|emojis?|roman|numerals?|binary|hex|base64|morse|time ?zones?|units? of work|speech|currency api)\b/i;
const SPACES = /[^\p{L}\p{N}%°]+/u;
/** 'Celsius to fahrenheit' and no more. */
const UNIT_TO_UNIT = /^(?:\p{L}+ ){0,2}\p{L}+ (?:to|into|in) (?:\p{L}+ ){0,2}\p{L}+$/iu;
const UNITS = /\bunits?\b/i;

/** The converters that a text asks for; none where it asks for something else, or for what no factor converts. */
export function convertersIn({ text }: Brief): Converter[] {
  const head = text.slice(0, HEAD);
  const units = unitConverterIn(text);
  const isAsked =
    CONVERTER.test(head) || ONE_NUMBER.test(head) || (units !== undefined && UNIT_TO_UNIT.test(head.trim()));
  if (!isAsked || BY_NO_FACTOR.test(head)) return [];
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
      names: "saved result|saved results",
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
function rowsOf({ initial, inputUnit, outputs: [output] }: Converter): string {
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

/** A reading of a converter: its blocks, and what is kept of them. */
export function measuresOf(reading: Reading, converters: readonly Converter[]): Reading {
  const [first] = converters;
  const filled: Trade = {
    ...SAVED,
    things: SAVED.things.map((thing) => ({ ...thing, rows: first === undefined ? "" : rowsOf(first) })),
  };
  const trade: ChosenTrade = { trade: filled, score: 0, evidence: [], named: new Set() };
  const things = tradeThings(trade, [], "converter").map(({ thing }) => thing);
  return { ...reading, form: "converter", isTitle: true, titleAbout: "", about: new Map(), trade, things, converters };
}
