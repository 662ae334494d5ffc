import { FEW_WORDS } from "./few-words.ts";
import type { Blueprint } from "@sayhey/blueprints";
import { candidatesFor } from "./loaded-blueprints.ts";
import { isNamedBy } from "./names-of-things.ts";
import { stemsIn, type Stem } from "./stems.ts";
import { FORM_WORDS } from "../brief/words-of-briefs.ts";
import { titleOf } from "./title.ts";
import type { ChosenTrade } from "./trade.ts";

/** Less than this is a coincidence of words. */
const LEAST = 1.35;
/** In a few words one that is rare is enough: 'bakery shop'. What else they say is looked at by `isSure`. */
const LEAST_OF_FEW = 0.7;
/** What a named thing of the trade adds. */
const THING = 0.3;
/** Whose title names something else has to say so much of a line of work: a village pub called The Plough. */
const LEAST_BESIDE_TITLE = 2.4;
/** As many words of an order to a developer tell at most what it is about; the functions it lists may be of any trade. */
const ORDER_HEAD = 16;
/** Phrases of one line of work, wherever they stand, that make a coincidence unlikely. */
const MANY = 4;

/**
 * The line of work that a text is about; undefined where none stands out, so that the app keeps to what was said.
 * `isOrder`: the text lists functions, and says in its first sentence what it is about.
 */
export function chooseBlueprint(text: string, isOrder: boolean): ChosenTrade | undefined {
  const words = new Set(stemsIn(text).map(({ word }) => word));
  const head = isOrder ? Math.min(ORDER_HEAD, wordsIn(text.split(/(?<=[.!?])\s|\n/)[0] ?? text)) : undefined;
  const title = isOrder || text.length < FEW_WORDS ? [] : stemsIn(titleOf(text));
  const found = candidatesFor(text, head).flatMap(({ blueprint, sector, score, evidence, isAtHead }): ChosenTrade[] => {
    if (!isAtHead && (isOrder || evidence.length < MANY)) return [];
    const named = new Set(blueprint.things.filter((thing) => isNamedBy(thing, words)).map(({ id }) => id));
    const all = score + THING * Math.min(named.size, 4);
    if (all < LEAST_BESIDE_TITLE && !isOfTitle(title, blueprint, evidence)) return [];
    return [{ trade: { ...blueprint, sector }, score: all, evidence, named }];
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= (text.length < FEW_WORDS ? LEAST_OF_FEW : LEAST) ? best : undefined;
}

/** Whether the title, the first words of notes, speaks of a line of work, or says nothing; else that is named by the way. */
function isOfTitle(title: readonly Stem[], { things }: Blueprint, evidence: readonly string[]): boolean {
  const telling = title.filter(({ word }) => !FORM_WORDS.has(word));
  const said = new Set(title.map(({ stem }) => stem));
  const phrases = evidence.map((phrase) => stemsIn(phrase).map(({ stem }) => stem));
  return (
    telling.length === 0 ||
    phrases.some(
      (stems) => stems.every((stem) => said.has(stem)) || telling.some(({ stem }) => stems.includes(stem)),
    ) ||
    things.some((thing) => telling.some(({ word }) => isNamedBy(thing, new Set([word]))))
  );
}

const wordsIn = (text: string): number => text.match(/\p{L}[\p{L}\p{N}'’]*/gu)?.length ?? 0;
