import { evaluateExpression, parseExpression, type AppSpec, type Language } from "@sayhey/appspec";
import type { Brief } from "../brief/brief.ts";
import { capital, singularOf } from "../embedded/inflect.ts";
import type { Calculator } from "../formulas/formula.ts";
import type { Reading } from "../recognise/reading.ts";
import { tradeThings } from "../recognise/trade-things.ts";
import type { ChosenTrade, Trade } from "../recognise/trade.ts";
import { asksForQuote, asksForQuoteAbroad, nounIn } from "./asks-quote.ts";
import { quoteCalculator } from "./quote-calculator.ts";
import type { Part } from "./quote.ts";
import { partsIn } from "./read-quote.ts";
import { quoteWords } from "./words-of-quotes.ts";

/** So many parts make a quote that asks for one by name, */
const LEAST_NAMED = 2;
/** and so many one that only tells what is done. */
const LEAST_DONE = 3;

const isPosition = ({ kind }: Part): boolean =>
  kind === "amount" || kind === "choice" || kind === "extra" || kind === "base" || kind === "factor";

/** How much a text says of prices: each of several to choose from is one. */
const counted = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => {
    if (part.kind === "choice" && hasPrice(part)) return sum + part.options.length;
    return sum + (isPosition(part) || part.kind === "more" || part.kind === "less" ? 1 : 0);
  }, 0);

const hasPrice = (part: Part): boolean =>
  part.kind === "base" ||
  ((part.kind === "amount" || part.kind === "extra") && part.price !== undefined) ||
  (part.kind === "choice" && part.options.some(({ price }) => price !== undefined));

/** So many prices of its own, which are half of them at least, and a text has said what everything costs. */
const PRICED = 2;

/** Rates of the Indian tax on goods and services, by which its texts are told that name no currency. */
const INDIAN = new Set([5, 12, 18, 28]);

/** What money a quote is counted in. */
function currencyOf({ currency }: Brief, parts: readonly Part[]): string {
  const isIndian = parts.some((part) => part.kind === "tax" && part.label === "GST" && INDIAN.has(part.rate));
  return currency ?? (isIndian ? "INR" : "EUR");
}

/** The quote maker that a text asks for, by name, by what is done, or by a calculator for prices where no formula is known; undefined where it asks for none, or does not say what of. */
export function quoteIn(
  brief: Brief,
  { language = "en", isCalculator = false }: { language?: Language; isCalculator?: boolean } = {},
): Calculator | undefined {
  const { text } = brief;
  const asks =
    language === "en"
      ? (asksForQuote(brief) ?? (isCalculator && /\bcalculator\b/i.test(text) ? "done" : undefined))
      : asksForQuoteAbroad(text)
        ? "named"
        : undefined;
  if (asks === undefined) return undefined;
  const parts = partsIn(text, { currency: brief.currency, isEnglish: language === "en" });
  const positions = parts.filter(isPosition);
  const isEnough = asks === "named" ? positions.length >= LEAST_NAMED : counted(parts) >= LEAST_DONE;
  if (!isEnough || (isCalculator && !positions.some(hasPrice))) return undefined;
  const priced = positions.filter(hasPrice).length;
  const isPriced = priced >= PRICED && 2 * priced >= positions.length;
  return quoteCalculator(parts, { noun: nounIn(text), currency: currencyOf(brief, parts), language, isPriced });
}

/** What is kept of what was quoted. */
const SAVED: Trade = {
  id: "quotes",
  icon: "calculator",
  forms: ["tool"],
  things: [
    {
      id: "quote",
      use: "core",
      role: "log",
      icon: "file-text",
      names: "saved quote|saved quotes",
      also: "",
      fields:
        "Customer: text\nTotal: text\nOn: date -20..0\nState: choice Draft|Sent|Accepted|Turned down\nWhat is in it: longText",
      cells: "total on state whatIsInIt",
      rows: "",
    },
  ],
  jobs: "keep quote",
  words: {
    tagline: "Put in the job, read out the price.",
    itch: "What did we say that costs?",
    promise: "The price while you ask",
    pov: "POV: nothing is forgotten in a quote",
  },
};

/** The calculator's own numbers, as it would keep them. */
function exampleOf({ inputs, results }: Calculator): string {
  const values = new Map(inputs.map(({ id, initial }) => [id, initial]));
  const said = inputs
    .filter(({ setting, choices, initial }) => setting === undefined && (choices !== undefined || initial !== 0))
    .map(({ label, initial, unit = "", choices }) =>
      `${label}: ${choices?.find(({ amount }) => amount === initial)?.label ?? `${String(initial)} ${unit}`}`.trim(),
    );
  const read = (formula: string): number =>
    evaluateExpression(parseExpression(formula, new Set(values.keys())), (name) => values.get(name) ?? Number.NaN);
  let total = "";
  for (const { id, formula, unit = "", isMain } of results) {
    const value = read(formula);
    values.set(id, value);
    if (isMain === true) total = `${value.toFixed(2)} ${unit}`.trim();
  }
  // Bars and commas part the cells of a row.
  const plain = said.map((line) => line.replaceAll("|", "/")).join("; ");
  return `An example|${total}|@-1|Draft|${plain}`;
}

/** 'quote maker for garden fencing' is about garden fencing. */
const SUBJECT =
  /\b(?:quot(?:e|es|ing|ation|ations)|estimat\w+|pric(?:e|es|ing)|costs?|fares?|calculator)\b(?: (?:maker|builder|calculator|generator|tool|app|creator))?s? (?:for|of) (?:my |our |the |an? )?((?:[\p{L}\d'&-]+ ){0,3}[\p{L}\d'&-]+?)(?= (?:with|where|that|which|in|so|and|from|by|to|on)\b|[,.:;!?(\n]| - |$)/iu;
const BEFORE =
  /(?:^|[.!?\n]\s*)(?:(?:i|we|please|plz|pls|need|want|make|build|create|me|us|app|an?|the|my|our|simple|quick|for|something|can you)\s+)*((?:[\p{L}\d'&-]+ ){0,3}[\p{L}\d'&-]+) (?:quot(?:e|ing|ation)|estimate|estimator|pric(?:e|ing)|cost|fare|rate|fee)\b/iu;
const LONGEST_NAME = 34;
const PRONOUN =
  /\b(?:i|we|you|she|he|it|they|me|my|his|her|gives?|does?|do|make|makes|get|an?|the|to|can|need|want|what|how)\b/i;

/** So clearly must a text speak of a line of work to be called after it. */
const CLEAR = 1.2;
const NO_NAME =
  /^(?:price|cost|quote|estimate|instant|online|free|quick|simple|customer|client|job|this|that|my|our)$/i;

/** What an app of quotes is called where the text gives it no name. */
function nameFor({ brief, trade }: Reading, noun: string): string {
  const { text } = brief;
  const said = [
    BEFORE.exec(text)?.[1],
    SUBJECT.exec(text)?.[1],
    (trade?.score ?? 0) < CLEAR ? undefined : trade?.trade.name,
  ]
    .map((each) => each?.trim() ?? "")
    .map((each) => (/ings$/i.test(each) ? each : singularOf(each)))
    .find(
      (each) => each !== "" && !NO_NAME.test(each) && each.length <= LONGEST_NAME - noun.length && !PRONOUN.test(each),
    );
  const title = (said ?? "").replace(/(?:^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
  return `${title} ${capital(noun)}s`.trim();
}

/** A reading of a quote maker: its calculator, and the quotes that are kept. */
export function quotesOf(reading: Reading, calculator: Calculator): Reading {
  const noun = nounIn(reading.brief.text);
  const name = reading.brief.givenName ?? nameFor(reading, noun);
  const kept = noun === "estimate" ? "saved estimate|saved estimates" : "saved quote|saved quotes";
  const filled: Trade = {
    ...SAVED,
    things: SAVED.things.map((thing) => ({ ...thing, names: kept, rows: exampleOf(calculator) })),
  };
  const trade: ChosenTrade = { trade: filled, score: 0, evidence: [], named: new Set() };
  const things = tradeThings(trade, [], "calculator").map(({ thing }) => thing);
  return {
    ...reading,
    brief: {
      ...reading.brief,
      currency: calculator.results.at(-1)?.unit ?? "EUR",
      givenName: name,
      subject: name.toLowerCase(),
      requests: [],
      actors: [],
    },
    form: "calculator",
    isTitle: true,
    titleAbout: "",
    about: new Map(),
    trade,
    things,
    converters: [calculator],
  };
}

/** How a sentence begins that is no name of anything. */
const TOLD =
  /^\W*(?:ich|wir|mein\w*|unser\w*|soy|somos|quiero|queremos|necesito|tengo|tenemos|je|j['’]|nous|eu|sou|quero|preciso|tenho)(?:\s|(?<=['’]))/i;

/** What leads on to words that were cut off. */
const CUT_OFF = /\s+(?:de|des|du|del|d['’]|für|para|pour|y|und|et|e|la|el|le|les|los|un|une|una|einen?|mit|con|avec)$/i;

/** The quote maker of a text in another language: by a name, and with a first page that says what is done there. */
export function namedAbroad(spec: AppSpec, { title = "" }: Calculator, language: Exclude<Language, "en">): AppSpec {
  const name = TOLD.test(spec.identity.idea) ? title : spec.identity.name.replace(CUT_OFF, "");
  const [home, ...others] = spec.pages;
  return {
    ...spec,
    identity: { ...spec.identity, name },
    pages: home === undefined ? [] : [{ ...home, title: quoteWords(language).fresh }, ...others],
  };
}
