import { singularOf } from "../embedded/inflect.ts";
import { currencyOfPlace } from "./places-of-money.ts";
import type { Mention, NotedField } from "./brief.ts";

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/£|\b(?:quid|pounds? sterling|gbp)\b|\d ?p\b|\d pounds?\b/i, "GBP"],
  [/\$|\b(?:usd|dollars?|bucks)\b/i, "USD"],
  [/€|\b(?:eur|euros?)\b/i, "EUR"],
  [/\b(?:chf|francs?)\b/i, "CHF"],
  [/₹|\b(?:inr|rupees?|lakhs?|crores?)\b|\brs\.? ?\d/i, "INR"],
];

/** Where a text tells of itself what it does not say of money. */
const HOME: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:uk|u\.k\.|england|scotland|wales|northern ireland|britain|british|london|manchester|birmingham|leeds|sheffield|bristol|cardiff|glasgow|edinburgh|liverpool|belfast|cornwall|devon|suffolk|norfolk|yorkshire|kent|council tax|hmrc|nhs|parish|allotments?|mums?|lorry|lorries|xmas|colou?r(?<=our)|neighbour\w*|organis\w+|fortnight\w*|postcodes?|tyres?|kerb|half[- ]term|blokes?|lads?|bank holidays?|grey|centre|theatre|programmes?|favourites?|cheques?|jewellery|dvla|cuppa|bin day|reckon|plasterer|solicitors?|estate agents?|car boot|jumble sale|pub|chippy|village hall|primary school)\b/i,
    "GBP",
  ],
  [/\b(?:usa|u\.s\.|new york|california|texas|florida|chicago|zip code|irs|thanksgiving|pta)\b/i, "USD"],
];

/** What money is counted in, by the sign that comes first in the text. */
export function currencyIn(text: string): string | undefined {
  const found = CURRENCIES.flatMap(([says, code]) => {
    const at = text.search(says);
    return at < 0 ? [] : [{ at, code }];
  }).toSorted((a, b) => a.at - b.at);
  return found[0]?.code ?? currencyOfPlace(text) ?? HOME.find(([says]) => says.test(text))?.[1];
}

const REFUSAL =
  /\b(?:no|not|without|never|nothing|don'?t (?:want|need)(?: any| a)?)\s+((?:[a-z][a-z'-]*\s?){1,4}?)(?=\s*(?:[,.;:!?()\n]|$|\b(?:and|or|but|please|pls|because|as|yet|we|i|it|on|in|for|just|only)\b))/gi;
/** These refuse nothing: 'not sure', 'no idea', 'no more than two'. */
const NO_REFUSAL =
  /^(?:sure|idea|more|less|longer|matter|problem|one|two|only|just|a|an|the|to|very|that|yet|too|so|bad|medical|all|techy|play|be|it|us|thanks)\b/i;

/** What a text does not want: 'no ads', 'without login'. */
export function refusalsIn(text: string): string[] {
  return [...text.matchAll(REFUSAL)]
    .map(([, what = ""]) => what.trim().toLowerCase())
    .filter((what) => what !== "" && !NO_REFUSAL.test(what))
    .map((what) => singularOf(what));
}

/** What a thing can be where a text asks which of them is so. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  free: ["free", "taken"],
  available: ["available", "taken"],
  taken: ["free", "taken"],
  open: ["open", "closed"],
  out: ["in", "out"],
  late: ["in time", "late"],
  done: ["to do", "done"],
  paid: ["open", "paid"],
  ready: ["in work", "ready"],
  broken: ["works", "broken"],
  empty: ["full", "empty"],
};
const WHICH = new RegExp(
  `\\b(?:which|what) ((?:[a-z]+ )?[a-z]+) (?:is|are|'s) (?:still |already )?(${Object.keys(STATES).join("|")})\\b`,
  "gi",
);
const WHO_HAS =
  /\bwho(?:'s| has| have|s)(?: got| still has)? (?:the|which|a|an|my|our|what) ((?:(?:[a-z]+ ){0,2})[a-z]+)(?= *(?:[.,;:?!()\n]|$|\b(?:and|or|right|now|since|at|in|on|for|from|today|when|is|so|but|which|until|out|who|to|of|by)\b))/gi;

/** Things that a text asks the state or the holder of: 'which beds are free', 'who has the key'. */
export function statesIn(text: string): { mentions: Mention[]; fields: NotedField[] } {
  const mentions: Mention[] = [];
  const fields: NotedField[] = [];
  for (const { 1: many = "", 2: state = "", index: at } of text.matchAll(WHICH)) {
    const name = singularOf(many.toLowerCase());
    mentions.push({ name, isPlural: true, how: "each", items: [], at });
    fields.push({ name: "state", of: name, options: [...(STATES[state.toLowerCase()] ?? [])], at });
  }
  for (const { 1: held = "", index: at } of text.matchAll(WHO_HAS)) {
    const name = singularOf(held.toLowerCase().trim().split(" ").slice(-2).join(" "));
    mentions.push({ name, isPlural: false, how: "held", items: [], at });
    fields.push({ name: "who has it", of: name, options: [], at });
  }
  return { mentions, fields };
}
