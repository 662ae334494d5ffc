import type { Archetype, Language } from "@sayhey/appspec";
import { ARCHETYPE_WORDS, FEATURE_WORDS, PLATFORMS, type Feature } from "./words.ts";
import { detectLanguage, fold, isStopWord } from "./language.ts";

/** What an idea says, as far as words tell. */
export interface Understanding {
  idea: string;
  language: Language;
  /** Folded words in order. */
  words: readonly string[];
  /** Kinds of app it names, the likeliest first. */
  archetypes: readonly Archetype[];
  /** Kinds of app it asks for beside that: 'with a shop and voting'. */
  alsoWanted: readonly Archetype[];
  /** The archetype came from a comparison such as 'Tinder for'. */
  platform: string | undefined;
  features: ReadonlySet<Feature>;
  /** What it must not have: 'ads', 'accounts'. */
  without: readonly string[];
  /** Words after 'for': 'artists', 'dog owners'. */
  audience: string | undefined;
  /** Words after 'in' or 'near' that begin with a capital. */
  place: string | undefined;
  /** Words that name the thing, as typed. */
  subject: readonly string[];
  has(feature: Feature): boolean;
  /** How strongly the idea uses any of these words; later words of the idea weigh a little more. */
  nameScore(words: string): number;
}

const AUDIENCE = /\b(?:for|fur|para|pour)\s+((?:[\p{L}\p{N}'-]+\s?){1,4})/iu;
/** What people are called; 'boats' and 'a skate park' are not an audience. */
const PEOPLE_WORDS =
  /(?:[^t]ers|ors|ists|ians|ants|nts|people|kids|children|women|men|owners|lovers|families|family|friends|teams?|clubs?|folks|mates|neighbou?rs|nurses|seniors|teens|adults|couples|schools|companies|nomads|anfanger|kinder|eltern|freunde|vereine?|leute|artistas|padres|ninos|amigos|personas|enfants|amis|parents|pessoas|pais|criancas)$/;
const PLACE = /\b(?:in|near|around|aus|en|em|à)\s+((?:\p{Lu}[\p{L}'-]+\s?){1,3})/u;
const WITHOUT =
  /\b(?:without|no|ohne|keine?|sin|sans|sem)\s+([\p{L}-]+(?:\s+(?:or|and|oder|und|o|y|ou|et|e)\s+[\p{L}-]+)?)/giu;

/** Reads an idea (cleaned by `ideaSchema`). */
export function understand(idea: string): Understanding {
  const language = detectLanguage(idea);
  const folded = fold(idea).replace(/[’`]/g, "'");
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const text = ` ${words.join(" ")} `;
  const without = [...folded.matchAll(WITHOUT)].map((match) => (match[1] ?? "").trim());
  const platform = PLATFORMS.find(
    ({ name }) =>
      new RegExp(` (?:${name}) (?:for|fur|para|pour|of|but|where) `).test(text) ||
      new RegExp(` (?:like|wie|como|comme) (?:${name}) `).test(text),
  );
  const features = featuresOf(text, without.join(" "));
  const nameScore = (list: string): number => scoreWords(list, text, words);
  const said = ` ${folded
    .replace(WITHOUT, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;
  // What follows 'with' is an extra, however loud the word: 'book club with chat' is no chat app.
  const [head = said, ...tail] = said.split(/ (?:with|including|plus|mit|con|avec|com) /);
  const leading = archetypesOf(`${head} `, words, platform?.archetype);
  const known = new Set(
    [
      ...ARCHETYPE_WORDS.flatMap(({ words: list }) => list.split(" ")),
      ...FEATURE_WORDS.flatMap(({ words: list }) => list.split(" ")),
    ].map((word) => word.replace(/\*\d$/, "")),
  );
  const subject = idea
    .replace(/[^\p{L}\p{N}' -]+/gu, " ")
    .split(/\s+/)
    .filter((word) => {
      const bare = fold(word).replace(/^'+|'+$/g, "");
      return (
        bare.length > 1 &&
        bare.length < 25 &&
        !isStopWord(bare, language) &&
        !known.has(bare) &&
        !without.join(" ").includes(bare) &&
        !platform?.name.split("|").includes(bare)
      );
    })
    .slice(0, 12);
  return {
    idea,
    language,
    words,
    platform: platform?.name.split("|")[0],
    archetypes: leading,
    alsoWanted: archetypesOf(` ${tail.join(" ")} `, words, undefined).filter(
      (archetype) => !leading.includes(archetype),
    ),
    features,
    without,
    audience: audienceOf(idea),
    place: PLACE.exec(idea)?.[1]?.trim(),
    subject,
    has: (feature) => features.has(feature),
    nameScore,
  };
}

function audienceOf(idea: string): string | undefined {
  const found = AUDIENCE.exec(fold(idea))?.[1]
    ?.split(/\s+(?:with|and|without|in|to|who|that|mit|und|con|y|avec|et|com|e)\s+/)[0]
    ?.trim();
  return found !== undefined && found.length > 2 && found.length < 40 && PEOPLE_WORDS.test(found) ? found : undefined;
}

/** Sum of the weights of the listed words found in the idea. `word*3` weighs 3, `two_words` is a phrase. */
function scoreWords(list: string, text: string, words: readonly string[]): number {
  let score = 0;
  for (const entry of list.split(" ")) {
    if (entry === "") continue;
    const [word = "", weight = "1"] = entry.split("*");
    const phrase = word.replaceAll("_", " ");
    if (text.includes(` ${phrase} `))
      score +=
        Number(weight) * (1 + (words.lastIndexOf(phrase.split(" ").at(-1) ?? "") / Math.max(1, words.length)) * 0.1);
    // German and others glue words together: 'Kleingartenverein' holds 'kleingarten'.
    else if (
      phrase.length >= 6 &&
      words.some(
        (candidate) =>
          candidate.length > phrase.length + 2 && (candidate.startsWith(phrase) || candidate.endsWith(phrase)),
      )
    )
      score += Number(weight) * 0.8;
  }
  return score;
}

function archetypesOf(text: string, words: readonly string[], platform: Archetype | undefined): Archetype[] {
  const scored = ARCHETYPE_WORDS.map(({ archetype, words: list }) => ({
    archetype,
    score: scoreWords(list, text, words) + (archetype === platform ? 10 : 0),
  })).filter(({ score }) => score > 0);
  scored.sort((a, b) => b.score - a.score);
  // One weak word may lead when there is nothing else, but it is no reason for a page more.
  return scored
    .filter(({ score }, index) => index === 0 || score >= 2)
    .map(({ archetype }) => archetype)
    .slice(0, 4);
}

function featuresOf(text: string, without: string): Set<Feature> {
  const found = new Set<Feature>();
  for (const { feature, words } of FEATURE_WORDS) {
    if (
      words
        .split(" ")
        .some((word) => text.includes(` ${word.replaceAll("_", " ")} `) && !without.includes(word.replaceAll("_", " ")))
    )
      found.add(feature);
  }
  return found;
}
