import { PATTERNS, type PatternThing } from "@sayhey/blueprints";
import { decideForm, PLAYED } from "./decide-form.ts";
import { fillPattern, type Adopted } from "./fill-pattern.ts";
import { fillTitle, nameOfTitle, titleKindOf, type Title } from "./read-title.ts";
import { describedExactly } from "./known-of.ts";
import { isCalled } from "./names-of-things.ts";
import { isDoing } from "./no-things.ts";
import type { Reading } from "./reading.ts";
import { workOfOrganisation } from "./organisations.ts";
import { tradeThings } from "./trade-things.ts";
import type { ChosenTrade } from "./trade.ts";
import type { Form } from "../brief/brief.ts";

/** A line of work that few words speak of as clearly is meant, where they name no kind of product. */
const CLEAR = 1;
/** So clearly must they speak of what lines of work of a kind have in common. */
const PLAIN = 2;

/**
 * What a few words ask for that name no line of work beyond doubt: a kind of product around what they are about. Undefined where
 * they name neither.
 */
export function recogniseTitle(whole: Reading): Reading | undefined {
  const { brief, trade } = whole;
  // Who wants a list of agencies runs none.
  const isListed = /^\W*(?:(?:an?|the|my|our)\s)?(?:lists?|directory|overview) of\b/i.test(brief.text);
  const isClear = !isListed && trade !== undefined && trade.score >= (trade.trade.name === undefined ? PLAIN : CLEAR);
  const title = titleKindOf(brief);
  // Whoever wants a site for a trade names it by the way: 'landing page for my bakery'.
  const isNamed = trade?.trade.name !== undefined && (isClear || title?.kind.id === "site");
  if (title !== undefined && !(title.yields && isNamed) && !isOwnOf(trade, title))
    return around(whole, fillTitle(title), title.noun);
  const noun = nameOfTitle(brief);
  if (isClear || (isNamed && title !== undefined))
    return { ...whole, isTitle: true, titleAbout: title?.noun ?? noun ?? "" };
  const form = decideForm(brief);
  if (noun === undefined || PLAYED.has(form) || form === "site") return undefined;
  const chosen = isDoing(noun) ? classesOf(noun) : (aroundKnown(noun) ?? workOf(noun, brief.text));
  return chosen === undefined ? { ...whole, isTitle: true, titleAbout: noun } : around(whole, chosen, noun);
}

/** Whether a line of work keeps what one looks for, and it is no place to go to: recipes, books. */
const isOwnOf = (trade: ChosenTrade | undefined, { kind, noun }: Title): boolean =>
  kind.id === "finder" &&
  describedExactly(noun)?.role === "item" &&
  trade?.trade.things.some((thing) => isCalled(thing, noun)) === true;

function around({ brief }: Reading, trade: ChosenTrade, noun: string): Reading {
  const forms: readonly Form[] = trade.trade.forms;
  const form = brief.form !== undefined && forms.includes(brief.form) ? brief.form : (forms[0] ?? "tool");
  const things = tradeThings(trade, [], form, { subject: noun }).map(({ thing }) => thing);
  const [about] = things;
  return {
    brief,
    form,
    isOrder: false,
    isTitle: true,
    titleAbout: noun,
    trade,
    things,
    about: new Map(about === undefined ? [] : brief.requests.map((request) => [request, about])),
  };
}

/** What an organization does that is named as one; of several somebody keeps a list. */
const workOf = (noun: string, text: string): ChosenTrade | undefined =>
  new RegExp(`\\b${noun}\\b`, "i").test(text) ? workOfOrganisation(noun) : undefined;

/** What is done with others and named alone is offered: llama trekking, goat yoga. */
function classesOf(noun: string): ChosenTrade | undefined {
  const pattern = PATTERNS.find(({ id }) => id === "classes");
  const course = pattern?.things.find(({ adopts }) => adopts);
  return pattern === undefined || course === undefined
    ? undefined
    : fillPattern(pattern, new Map<PatternThing, Adopted>([[course, { name: noun, plural: noun }]]), {
        score: 1,
        evidence: [],
      });
}

const HAPPENED = /(?:^| )(?:report|incident|request|complaint|case|ticket|delivery|job|visit|order|claim|inspection)$/;

/** A thing that is known and named alone is kept as such things are. */
function aroundKnown(noun: string): ChosenTrade | undefined {
  const known = describedExactly(noun);
  if (known === undefined) return undefined;
  // What happened somewhere is dealt with, and not looked for.
  const hasPlace = /: location\b/.test(known.fields) && !HAPPENED.test(noun);
  const says = {
    item: hasPlace ? `${noun} finder` : `manage ${noun}`,
    place: `${noun} finder`,
    person: `${noun} finder`,
    event: `${noun} planner`,
    log: `${noun} log`,
  };
  const title = titleKindOf({ text: says[known.role] });
  return title && fillTitle(title);
}
