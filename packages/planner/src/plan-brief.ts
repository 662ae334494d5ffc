import { GAME_NAMES, type AppSpec, type Language } from "@sayhey/appspec";
import { mediaAppOf } from "./design/media.ts";
import { fileAppOf, isFileItself } from "./design/uploads.ts";
import { pluralOf } from "./embedded/inflect.ts";
import { readBrief } from "./brief/read-brief.ts";
import { PLAYED } from "./recognise/decide-form.ts";
import { isFewWords } from "./recognise/few-words.ts";
import { describedExactly } from "./recognise/known-of.ts";
import { isSure } from "./recognise/is-sure.ts";
import { calculatorsIn, convertersIn, measuresOf, PRICES } from "./recognise/measures.ts";
import { calculatorCalled } from "./formulas/index.ts";
import { LABELS, spokenOf } from "./formulas/in-own-language.ts";
import { namedAbroad, quoteIn, quotesOf } from "./quotes/quote-app.ts";
import { QUOTE_LABELS } from "./quotes/words-of-quotes.ts";
import type { Plays } from "./play/play.ts";
import { playsOf } from "./play/plays-of.ts";
import { playCalled, sayPlays } from "./play/in-own-language.ts";
import { loadPlaySets } from "./play/loaded-sets.ts";
import { asksOf } from "./ask/asks-of.ts";
import type { Ask } from "./ask/ask.ts";
import { loadAskSets } from "./ask/loaded-ask-sets.ts";
import { askIn, isSurveyOfOwn, mayAsk } from "./ask/read-ask.ts";
import { mayPlay, playNamed, playsIn, toolsBeside } from "./play/read-play.ts";
import { bookingsOf } from "./recognise/bookings-of.ts";
import { ordersOf } from "./recognise/orders-of.ts";
import type { Reading, ReadThing } from "./recognise/reading.ts";
import { loadAllSectors, loadSectorsFor } from "./recognise/loaded-blueprints.ts";
import { recognise, recognisePlainly } from "./recognise/recognise.ts";
import { activityIn } from "./activities/read-activity.ts";
import { withActivity, withNotes } from "./activities/with-activity.ts";
import { togetherIn } from "./together/read-together.ts";
import { withTogether } from "./together/together.ts";
import { writeApp } from "./write/write-brief.ts";

export { planWithAssistant } from "./assist/plan-assistant.ts";
export { planNative } from "./native/plan-native.ts";
export { inEnglish, namesTrade } from "./recognise/native-trade.ts";

/** Loads what a text may be about: the sectors of its lines of work, and what is played with. */
export async function loadBlueprintsFor(text: string): Promise<void> {
  await Promise.all([
    loadSectorsFor(text),
    mayPlay(text) ? loadPlaySets() : undefined,
    mayAsk(text) ? loadAskSets() : undefined,
  ]);
}

/** Loads everything there is. */
export async function loadAllBlueprints(): Promise<void> {
  await Promise.all([loadAllSectors(), loadPlaySets(), loadAskSets()]);
}

/** A text longer than this says more than what it is about. */
const LONGEST_SUBJECT = 240;

/** What can be the name of a thing. */
const THING = /^\p{L}[\p{L}\p{N} '’&-]+$/u;

/** As many letters of a text are a name. */
const NAME = 28;

/** An app for entries and nothing else, named after the first words of a text that cannot be read. */
export function planUnread(text: string, seed: number): AppSpec {
  const words = text.trim().split(/\s+/);
  let name = words[0] ?? text;
  for (const word of words.slice(1)) if (`${name} ${word}`.length <= NAME) name = `${name} ${word}`;
  const brief = { ...readBrief(text), givenName: name.slice(0, 40), subject: "", requests: [], actors: [] };
  const entry: ReadThing = {
    name: "entry",
    plural: "entries",
    fields: [],
    verbs: new Set(),
    jobs: [],
    known: undefined,
    items: [],
  };
  return writeApp({ brief, form: "tool", isOrder: false, things: [entry], about: new Map() }, seed);
}

const tradeOf = ({ trade, things }: Reading): Pick<PlannedBrief, "trade"> =>
  trade?.trade.name === undefined ? {} : { trade: { score: trade.score, things: things.map(({ name }) => name) } };

/** What became of a text. */
export interface PlannedBrief {
  spec: AppSpec;
  /** Of a few words that name a kind of product: what it is about, in the singular; empty where they do not say. */
  about?: string;
  /** The line of work that was recognised, by what it is called and what it keeps. */
  trade?: { score: number; things: readonly string[] };
}

/** Without what the site of its line of work says in whole sentences, and without things of which only some words were read. */
function withoutTexts({ trade, things, ...reading }: Reading): Reading {
  if (trade === undefined) return { ...reading, things };
  const { site: _site, ...bare } = trade.trade;
  const own = new Set(bare.things.map(({ id }) => id));
  const kept = things.filter(({ id, name }) => own.has(id ?? "") || describedExactly(name) !== undefined);
  return { ...reading, things: kept, trade: { ...trade, trade: bare } };
}

/** What belongs to a game or tool itself, and is no list beside it. */
const OF_PLAY =
  /(?:^| )(?:games?|scores?|levels?|players?|paddles?|balls?|obstacles?|rules?|rounds?|results?|records?|characters?|pictures?|images?|edits?|texts?|files?|codes?|colou?rs?|passwords?|sounds?|rankings?|leaderboards?|differences?|progress|introductions?|functions?|modes?)$/;

/** What a questionnaire brings itself. */
const OF_ASKING =
  /(?:^| )(?:exam|examination|test|quiz|survey|questionnaire|question|answer|option|response|result|score|paper)$/;

/** So many games leave room for what else is kept. */
const MOST_JOINED = 3;

/** A reading with its games and tools: in front of what an order keeps beside them, else alone. */
function withPlays(reading: Reading, plays: Plays): Reading {
  // What draws from rows of its own is all there is to it.
  const isAlone = plays.plays.some(({ words }) => words !== undefined);
  const beside = reading.isOrder && !isAlone ? reading.things.filter(({ name }) => !OF_PLAY.test(name)) : [];
  return beside.length === 0
    ? playsOf(reading, plays)
    : { ...reading, things: beside, joins: plays.plays.slice(0, MOST_JOINED) };
}

const isMediaPlayer = ({ plays }: Plays): boolean =>
  plays.every(({ block }) => block.kind === "tool" && block.tool === "mediaPlayer");

/** A product that is about files as one: they are what it keeps, with what an order lists beside them. */
function filesOf(reading: Reading, appOf = fileAppOf): Reading | undefined {
  const found = reading.brief.text.length < LONGEST_SUBJECT ? appOf(reading.brief.text) : undefined;
  if (found === undefined) return undefined;
  const { trade: _trade, ...rest } = reading;
  const known = { role: "item" as const, icon: "folder-open", fields: found.fields, rows: found.rows };
  const thing: ReadThing = {
    name: found.name,
    plural: pluralOf(found.name),
    fields: [],
    verbs: new Set(["upload"]),
    jobs: [],
    known,
    items: [],
  };
  const beside = reading.isOrder ? reading.things.filter(({ name }) => name !== found.name && !isFileItself(name)) : [];
  return { ...rest, form: "management", things: [thing, ...beside] };
}

/** What a text describes is called as its head says. */
const withTitle = (reading: Reading, title: string | undefined): Reading =>
  title === undefined ? reading : { ...reading, brief: { ...reading.brief, givenName: title } };

/** Says so where a game is played as another one that comes near. */
function withGuess(spec: AppSpec, { plays: [first], isGuessed }: Plays): AppSpec {
  if (isGuessed !== true || first?.block.kind !== "game") return spec;
  const text = `I don't know that exact game yet. The closest I have: ${GAME_NAMES[first.block.game]}.`;
  return { ...spec, assumptions: [{ id: "game", text }, ...spec.assumptions] };
}

/** Says so where the questions are examples, or hold in general only. */
const withExamples = (spec: AppSpec, { assumption }: Ask): AppSpec =>
  assumption === undefined
    ? spec
    : { ...spec, assumptions: [{ id: "questions", text: assumption }, ...spec.assumptions] };

/** The app of the calculator that a text in another language asks for, with the numbers it gives; undefined where it asks for none, or its formula is not known in that language. */
export function planCalculator(text: string, language: Exclude<Language, "en">, seed: number): AppSpec | undefined {
  const brief = readBrief(text);
  const spoken = spokenOf(text, language);
  const quote = quoteIn(brief, { language: spoken });
  if (quote !== undefined)
    return namedAbroad(
      sayPlays(writeApp(quotesOf(recognise(brief), quote), seed), text, spoken, QUOTE_LABELS),
      quote,
      spoken,
    );
  const calculator = calculatorCalled(text, brief.currency);
  return calculator === undefined
    ? undefined
    : sayPlays(writeApp(measuresOf(recognise(brief), [calculator]), seed), text, spoken, LABELS);
}

/** The app of the game or tool that a few words in another language name; undefined where they name none. */
export function planPlay(text: string, language: Exclude<Language, "en">, seed: number): AppSpec | undefined {
  const name = playCalled(text);
  if (name === undefined) return undefined;
  const reading = recognise(readBrief(text));
  return sayPlays(writeApp(playsOf(reading, playNamed(name, text)), seed), text, language);
}

/**
 * The app that an English text calls for; `isBare` leaves out what is written in whole sentences, `isTranslated` says that it was put into English word by word. Undefined where it names nothing that could be kept, and for a few words that leave
 * their line of work in doubt.
 */
export function planBrief(
  text: string,
  seed: number,
  { isBare = false, isTranslated = false } = {},
): PlannedBrief | undefined {
  const brief = readBrief(text);
  // What is to be done with what is not to be told from a translation by words.
  const reading = isBare
    ? withoutTexts(recognise({ ...brief, requests: [] }, { isTranslated: true }))
    : recognise(isTranslated ? { ...brief, isWordByWord: true } : brief);
  // What people do has a logic of its own, which no line of work and no list of things has.
  const activity = isBare ? undefined : activityIn(reading);
  if (activity !== undefined) return { spec: withNotes(writeApp(withActivity(reading, activity), seed), activity) };
  // A short order for a quote maker is one, 'make an app for quotations' with what it counts.
  const isOtherOrder = reading.isOrder && text.length > LONGEST_SUBJECT;
  const quote = isBare || isOtherOrder ? undefined : quoteIn(brief);
  if (quote !== undefined) return { spec: writeApp(quotesOf(reading, quote), seed) };
  const calculators = isBare || reading.isOrder ? [] : calculatorsIn(brief);
  const prices =
    isBare || reading.isOrder || calculators.some(({ title }) => title !== PRICES)
      ? undefined
      : quoteIn(brief, { isCalculator: true });
  if (prices !== undefined) return { spec: writeApp(quotesOf(reading, prices), seed) };
  const tools = calculators.length > 0 || isBare || reading.isOrder ? calculators : convertersIn(brief);
  if (tools.length > 0) return { spec: writeApp(measuresOf(reading, tools), seed) };
  // Its own genre word says what it is, before any line of work: a directory of restaurants is no restaurant.
  const together =
    isBare || reading.isOrder || isSurveyOfOwn(text)
      ? undefined
      : togetherIn({ ...reading, ...(reading.described?.trade && { trade: reading.described.trade }) });
  if (together !== undefined) return { spec: writeApp(withTogether(reading, together), seed) };
  const ask = isBare ? undefined : askIn(brief);
  if (ask !== undefined) {
    // What an order keeps beside its questions stays; a lone list of answers is the questionnaire's own.
    const beside = reading.things.filter(({ name }) => !OF_ASKING.test(name));
    const isJoined = reading.isOrder && beside.length > 0 && reading.things.length > 1;
    const whole = isJoined ? { ...reading, things: beside, joinedAsk: ask } : asksOf(reading, ask);
    return { spec: withExamples(writeApp(whole, seed), ask) };
  }
  if (reading.described !== undefined && playsIn(brief) === undefined)
    return { spec: writeApp(withTitle(reading, reading.described.title), seed) };
  const orders = isBare ? undefined : ordersOf(reading);
  if (orders !== undefined) {
    const { trade: _trade, ...own } = reading;
    return { spec: writeApp({ ...own, form: "shop", things: [], about: new Map(), orders }, seed) };
  }
  const bookings = isBare ? undefined : bookingsOf(reading);
  if (bookings !== undefined) {
    const { trade, ...own } = reading;
    const of = bookings.offers.length > 0 && trade !== undefined ? { trade } : {};
    return { spec: writeApp({ ...own, ...of, form: "booking", things: [], about: new Map(), bookings }, seed) };
  }
  const media = isBare ? undefined : filesOf(reading, mediaAppOf);
  const plays = isBare ? undefined : playsIn(brief);
  // Songs of one's own are kept; a player for whatever a visitor brings is a tool.
  if (media !== undefined && (plays === undefined || isMediaPlayer(plays))) return { spec: writeApp(media, seed) };
  if (plays !== undefined) return { spec: withGuess(writeApp(withPlays(reading, plays), seed), plays) };
  const beside = isBare || !reading.isOrder || reading.form === "site" ? [] : toolsBeside(brief);
  const files = isBare ? undefined : filesOf(reading);
  if (files !== undefined) return { spec: writeApp(files, seed) };
  if (isFewWords(text) && reading.isTitle !== true && reading.keeps === undefined && !isSure(reading)) {
    const plain = recognisePlainly(brief);
    const isNamed = plain.things.length > 0 && plain.things.every(({ name }) => THING.test(name));
    return isBare || !isNamed || PLAYED.has(plain.form) ? undefined : { spec: writeApp(plain, seed) };
  }
  return (reading.things.length > 0 || reading.form === "site") &&
    !(PLAYED.has(reading.form) && reading.about.size === 0)
    ? {
        spec: writeApp(beside.length === 0 ? reading : { ...reading, beside }, seed),
        ...(reading.isTitle === undefined ? {} : { about: reading.titleAbout ?? "" }),
        ...tradeOf(reading),
      }
    : undefined;
}
