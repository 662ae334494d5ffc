import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { ideaSchema } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { hashText } from "@sayhey/contract/random";
import { readBrief } from "../brief/read-brief.ts";
import { recognise, type Reading } from "../recognise/recognise.ts";
import { writeApp } from "../write/write-brief.ts";
import { assume } from "./assume.ts";
import { composeApp } from "./compose-app.ts";
import { findDomain } from "./find-domain.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { translateAssumptions } from "./languages/local-assumptions.ts";
import { detectLanguage } from "./language.ts";
import { understandIdea } from "./languages/understand-idea.ts";

/** How to plan. */
export interface PlanOptions {
  /** A whole number from 0 to 2^31 - 1; made of the idea when it is left out. */
  seed?: number;
  /** The open vocabularies, from `loadKnowledge`. Without them a noun the lexicon does not have stays unknown. */
  knowledge?: Knowledge;
}

/** As many requests, or things, make a text a brief: it says what is to be done with what. */
const REQUESTS = 4;

/** How an order to a developer begins, whatever it lists. */
const ORDERED = /^\W*(?:please|kindly|(?:implement|develop|design|program|code|upgrade|modify) )/i;

/** The reading of a text that lists functions; undefined for an idea in a few words, and for other languages than English. */
function readsAsBrief(text: string): Reading | undefined {
  if (text.length < 80 || detectLanguage(text) !== "en") return undefined;
  const reading = recognise(readBrief(text));
  const asked = new Set(
    reading.brief.requests.filter(({ isLoose }) => !isLoose).map(({ verb, thing }) => `${verb} ${thing ?? ""}`),
  );
  const isOrdered = ORDERED.test(text) && asked.size > 0;
  return reading.things.length > 0 && (isOrdered || asked.size >= REQUESTS) ? reading : undefined;
}

/**
 * Turns an idea into a complete AppSpec without network, clock or chance: the same idea, seed and knowledge give the same document.
 * @throws AppError bad-request when the idea is empty or longer than 2,000 characters
 */
export function planApp(idea: string, options: PlanOptions = {}): AppSpec {
  const clean = ideaSchema.safeParse(idea);
  if (!clean.success) throw new AppError("bad-request", clean.error.issues[0]?.message ?? "The idea cannot be read.");
  const seed = options.seed ?? hashText(clean.data) & LIMITS.seedMax;
  if (!Number.isInteger(seed) || seed < 0 || seed > LIMITS.seedMax)
    throw new TypeError("options.seed: must be a whole number from 0 to 2147483647");
  const reading = readsAsBrief(clean.data);
  if (reading !== undefined) return writeApp(reading, seed);
  const understanding = understandIdea(clean.data, options.knowledge);
  const ingredients = findDomain(understanding);
  const spec = composeApp(understanding, ingredients, seed);
  const assumptions = assume(
    { ...spec, assumptions: [] },
    { ...ingredients, assumptions: spec.assumptions },
    understanding,
    (archetype) => composeApp(understanding, ingredients, seed, archetype),
  );
  const { said } = understanding;
  return parseAppSpec({ ...spec, assumptions: said ? translateAssumptions(assumptions, said) : assumptions });
}
