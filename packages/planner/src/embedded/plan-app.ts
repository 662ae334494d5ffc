import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { ideaSchema } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { hashText } from "@sayhey/contract/random";
import { assume } from "./assume.ts";
import { composeApp } from "./compose-app.ts";
import { findDomain } from "./find-domain.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { translateAssumptions } from "./languages/local-assumptions.ts";
import { briefPlanner, isReadBySentences, loadLanguageOf, tradesAbroad, unreadPlanner } from "./load-language-of.ts";
import { withoutSlips } from "../brief/slips.ts";
import { addRules } from "../rules/add-rules.ts";
import { FEW_WORDS } from "../recognise/few-words.ts";
import { detectLanguage } from "./language.ts";
import { tongueOf, type Tongue } from "../brief/tongues/tongue-of.ts";
import { sayInOwnLanguage } from "./in-own-language.ts";
import { understandIdea } from "./languages/understand-idea.ts";
import { withDaysAhead } from "../write/days-ahead.ts";
import { readMessages } from "../messages/read-messages.ts";
import { withMessages } from "../messages/with-messages.ts";
import { readNews } from "../news/read-news.ts";
import { withNews } from "../news/with-news.ts";

/** How to plan. */
export interface PlanOptions {
  /** A whole number from 0 to 2^31 - 1; made of the idea when it is left out. */
  seed?: number;
  /** The open vocabularies, from `loadKnowledge`. Without them a noun the lexicon does not have stays unknown. */
  knowledge?: Knowledge;
}

/**
 * Turns an idea into a complete AppSpec without network, clock or chance: the same idea, seed and knowledge give the same document.
 * What `loadLanguageOf` loads for the idea has to be there.
 * @throws AppError bad-request when the idea is empty or longer than 2,000 characters
 */
export function planApp(idea: string, options: PlanOptions = {}): AppSpec {
  const { text, seed } = checked(idea, options);
  const news = readNews(text);
  const spec = tradesAbroad().planWithAssistant(news?.rest ?? text, (idea) => planned(idea, seed, options));
  const messages = readMessages(news?.rest ?? text);
  if (news === undefined) return withMessages(withDaysAhead(addRules(spec, text)), messages);
  const ruled = addRules({ ...spec, identity: { ...spec.identity, idea: text } }, news.rest);
  return withNews(withMessages(withDaysAhead(ruled), messages), news);
}

function planned(text: string, seed: number, options: PlanOptions): AppSpec {
  const meant = asMeant(text);
  const spec = plannedAs(meant, seed, options);
  return meant === text ? spec : { ...spec, identity: { ...spec.identity, idea: text } };
}

/** A text without its slips of the pen, where it is English. */
const asMeant = (text: string): string => (detectLanguage(text) === "en" ? withoutSlips(text) : text);

function plannedAs(text: string, seed: number, options: PlanOptions): AppSpec {
  const tongue = tongueOf(text);
  if (tongue !== undefined) return planInTongue(text, tongue, seed);
  const asTrade = planByTrade(text, seed, options);
  if (asTrade !== undefined) return asTrade;
  const asBrief = isReadBySentences(text) ? briefPlanner()(text, seed) : undefined;
  if (asBrief === undefined || (asBrief.about !== undefined && knowsSubject(text, asBrief.about, options)))
    return planBySubject(text, seed, options);
  return asBrief.spec;
}

/** The app of a text in a language that apps are not written in, which says so: of what can be read of it, or of nothing but its words. */
function planInTongue(text: string, { name, reads }: Tongue, seed: number): AppSpec {
  const read =
    reads === undefined
      ? undefined
      : briefPlanner()(tradesAbroad().inEnglish(text, reads), seed, { isTranslated: true })?.spec;
  const spec = read ?? unreadPlanner()(text, seed);
  const said =
    read === undefined
      ? `I can't read ${name} yet. Try English, German, Spanish, French or Portuguese.`
      : `Read from ${name} word by word; some of it may be missing. The app is in English.`;
  return parseAppSpec({
    ...spec,
    identity: { ...spec.identity, idea: text },
    assumptions: [{ id: "language", text: said }, ...spec.assumptions],
  });
}

/** So clearly must a longer text in another language speak of a line of work. */
const CLEAR = 1.2;

/** The app of a text in another language whose line of work is known, or that names a game or tool; a few words have to name it. */
function planByTrade(text: string, seed: number, options: PlanOptions): AppSpec | undefined {
  const language = detectLanguage(text);
  if (language === "en") return undefined;
  const calculator = tradesAbroad().planCalculator(text, language, seed);
  if (calculator !== undefined) return calculator;
  const native = tradesAbroad().planNative(text, language, seed);
  if (native !== undefined) return native;
  const played = text.length < FEW_WORDS ? tradesAbroad().planPlay(text, language, seed) : undefined;
  if (played !== undefined) return played;
  if (text.length < FEW_WORDS && !tradesAbroad().namesTrade(text, language)) return undefined;
  const planned = briefPlanner()(tradesAbroad().inEnglish(text, language), seed, { isBare: true });
  if (planned?.trade === undefined || planned.trade.score < CLEAR) return undefined;
  const understanding = understandIdea(text, options.knowledge);
  const { said } = understanding;
  return said === undefined ? undefined : parseAppSpec(sayInOwnLanguage(planned.spec, { ...understanding, said }));
}

/** Loads what the idea takes and plans it. @throws as `planApp` */
export async function planIdea(idea: string, options: PlanOptions = {}): Promise<AppSpec> {
  await loadLanguageOf(idea);
  return planApp(idea, options);
}

/**
 * The app of a text that names a subject and says whom it is for, however long that makes it: templates with a twist do.
 * @throws as `planApp`
 */
export function planSubject(idea: string, options: PlanOptions = {}): AppSpec {
  const { text, seed } = checked(idea, options);
  return planBySubject(text, seed, options);
}

/** Fields of life whose apps have blocks that no job of a line of work makes yet: a matcher, an auction, a player. */
const RICHER = new Set(["food", "art", "meditation", "pets"]);

/** Whether a field of life has what a few words are about among its own things, with blocks of its own for them. */
function knowsSubject(text: string, about: string, options: PlanOptions): boolean {
  const { domain } = findDomain(understandIdea(text, options.knowledge));
  const word = about.split(" ").at(-1) ?? about;
  return (
    word !== "" &&
    RICHER.has(domain.id) &&
    domain.things.some(
      ({ role, name, words }) =>
        role !== "log" && (name.toLowerCase() === about || words.split(" ").some((each) => each === word)),
    )
  );
}

/** The dot of a title ends no sentence: 'Zahnarztpraxis Dr. Weber'. */
const withoutTitleDots = (text: string): string =>
  text.replaceAll(/\b(Dr|Prof|Mr|Mrs|Ms|St|Ing|Sra?|Mme|med)\.(?=\s*(?:\p{Lu}|med\b))/gu, "$1");

function checked(idea: string, options: PlanOptions): { text: string; seed: number } {
  const clean = ideaSchema.safeParse(idea);
  if (!clean.success) throw new AppError("bad-request", clean.error.issues[0]?.message ?? "The idea cannot be read.");
  const seed = options.seed ?? hashText(clean.data) & LIMITS.seedMax;
  if (!Number.isInteger(seed) || seed < 0 || seed > LIMITS.seedMax)
    throw new TypeError("options.seed: must be a whole number from 0 to 2147483647");
  return { text: withoutTitleDots(clean.data), seed };
}

function planBySubject(idea: string, seed: number, options: PlanOptions): AppSpec {
  const understanding = understandIdea(idea, options.knowledge);
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
