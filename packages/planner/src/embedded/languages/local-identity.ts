import type { AppSpec, Identity } from "@sayhey/appspec";
import { createRandom, hashText, pick } from "@sayhey/contract/random";
import { oneLine } from "../compose-identity.ts";
import type { SpokenPlan } from "../plan.ts";
import type { Thing } from "../thing.ts";
import { tablesOf } from "./tables.ts";
import { capitalise, uncapitalise, type Translator } from "./translator.ts";
import { readWords } from "./read-words.ts";
import type { Noun } from "./foreign.ts";

const list = (text: string | undefined): string[] =>
  (text ?? "")
    .split(";")
    .map((item) => item.trim())
    .filter(Boolean);

/** Cells of the line that begins with the key. */
function lineOf(text: string, key: string): string[] | undefined {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${key} |`));
  return line
    ?.split("|")
    .slice(1)
    .map((cell) => cell.trim());
}

/** Who the app is in a language other than English: name, promise, hooks and hashtags written for that language. */
export function composeLocalIdentity(
  spec: AppSpec,
  plan: SpokenPlan,
  translator: Translator,
  nouns: ReadonlyMap<string, Noun>,
): Identity {
  const { language } = translator;
  const { domain, understanding } = plan;
  const random = createRandom(spec.seed ^ hashText(spec.identity.name));
  const [lead = "tracker"] = spec.identity.archetypes;
  const tables = tablesOf(language);
  const kind = lineOf(tables.kindCopy, lead) ?? lineOf(tables.kindCopy, "tracker") ?? [];
  const field = domain.general ? undefined : lineOf(tables.fieldWords, domain.id);
  const words = tables.identityWords;
  const noun = subjectOf(plan, translator, nouns);
  const things = language === "de" ? noun.many : uncapitalise(noun.many);
  const fill = (text: string): string => capitalise(elide(withThings(text, things, language), language));
  const [kindNames, ...kindCopy] = kind.map(fill);
  const ownCopy = lead === domain.lead ? (field ?? []).slice(3) : [];
  const [promise = "", itch = "", pov = "", problem = "", verbs] = ownCopy.length > 0 ? ownCopy : kindCopy;
  // A name of the field says what it is about, one of the kind what it does; the field's own kind has both.
  const fieldNames = list(field?.[0]);
  const names =
    fieldNames.length > 0 && lead === domain.lead ? fieldNames : [...fieldNames.slice(0, 2), ...list(kindNames)];
  const name = oneLine(pick(random, names.length > 0 ? names : [noun.many]), 40) || noun.many;
  const where = understanding.said?.where === undefined ? "" : ` ${understanding.said.where}`;
  const people = PEOPLE_OF[language][lead];
  const known = audienceOf(plan, translator) ?? field?.[1];
  const audience = withArticle(
    known ?? fillPlain(people ?? words.audience.replace("{place}", where), things, language),
    language,
  );
  const saysPlace = / (?:in der Stadt|la ciudad|la ville|a cidade)$/.test(audience);
  const place =
    saysPlace || (known === undefined && people === undefined && words.audience.includes("{place}")) ? "" : where;
  const dress = (text: string): string =>
    elide(
      text
        .replaceAll("{name}", name)
        .replaceAll("{audience}", audience)
        .replaceAll("{place}", place)
        .replaceAll("{problem}.", /[.?!]$/.test(problem) ? problem : `${problem}.`),
      language,
    );
  const does = list(verbs);
  const tagline = pick(random, [
    /[.?!]$/.test(promise) ? promise : `${promise}.`,
    `${does.slice(0, 3).join(". ")}.`,
    dress(words.madeFor),
  ]);
  const category = [...readWords(tables.categories)].find(([english]) => english === spec.identity.category)?.[1];
  return {
    ...spec.identity,
    name,
    tagline: oneLine(tagline, 120),
    description: dress(words.description).slice(0, 2000),
    category: category ?? spec.identity.category,
    audience: oneLine(audience, 120),
    problem: oneLine(problem, 120),
    promise: sevenWords(promise),
    hashtags: hashtags([name, ...(field ? list(field[2]) : [noun.many]), ...list(words.tags)]),
    language,
    idea: understanding.said?.idea ?? spec.identity.idea,
    hooks: { itch: sevenWords(itch), pov: sevenWords(pov.replace(/^Pov/, "POV")), promise: sevenWords(promise) },
    verbs: does.slice(0, 8).map((verb) => oneLine(verb, 30)),
  };
}

/** Whom an app of a kind is for, whatever it is about. */
const PEOPLE_OF: Record<Translator["language"], Partial<Record<string, string>>> = {
  de: {
    directory: "alle, die {things} suchen",
    booking: "alle, die {things} buchen",
    quiz: "alle, die gern raten",
    leaderboard: "alle, die mitspielen",
  },
  es: {
    directory: "quienes buscan {things}",
    booking: "quienes reservan {things}",
    quiz: "quienes disfrutan adivinando",
    leaderboard: "quienes juegan",
  },
  fr: {
    directory: "celles et ceux qui cherchent des {things}",
    booking: "celles et ceux qui réservent des {things}",
    quiz: "celles et ceux qui aiment deviner",
    leaderboard: "celles et ceux qui jouent",
  },
  pt: {
    directory: "quem procura {things}",
    booking: "quem reserva {things}",
    quiz: "quem gosta de adivinhar",
    leaderboard: "quem joga",
  },
};

/** What the app is about in so many words: the thing the idea names, else its main entity. */
function subjectOf(
  { domain, understanding, draft, archetypes }: SpokenPlan,
  translator: Translator,
  nouns: ReadonlyMap<string, Noun>,
): Noun {
  const isNamed = ({ words }: Thing): boolean => understanding.nameScore(words) >= 0.9;
  // A diary of migraines is about attacks, where the idea names no medicine.
  const isOfRecord = !domain.things.some((thing) => thing.role !== "log" && understanding.nameScore(thing.words) > 0);
  // Neighbours lend; they are not lent.
  const isOfGoods = /^(?:lending|marketplace|shop|inventory)$/.test(archetypes[0] ?? "");
  const [named] = domain.things
    .filter(({ role }) => !isOfGoods || role !== "person")
    .filter((thing) => thing.role !== "log" || (isOfRecord && isNamed(thing)))
    .map((thing) => ({ thing, score: understanding.nameScore(thing.words) }))
    .sort((a, b) => b.score - a.score);
  const [item] = domain.things.filter(({ role }) => role === "item" || role === "event");
  const best = named && named.score > 0 ? named.thing : (item ?? named?.thing);
  if (best) return nouns.get(best.id) ?? translator.thing(best.name, best.plural);
  const main = draft.main;
  return (main && nouns.get(main.id)) ?? translator.thing("Entry", "Entries");
}

/** Whom the idea says it is for, in its own words. */
function audienceOf({ understanding }: SpokenPlan, translator: Translator): string | undefined {
  if (understanding.said?.whom !== undefined) return understanding.said.whom;
  const said = understanding.audience;
  if (said === undefined) return undefined;
  const found = understanding.said?.own.get(said) ?? translator.find(said, "things");
  return found === undefined ? undefined : translator.language === "de" ? found : uncapitalise(found);
}

/** French says 'pour les voisins' where the others do without an article. */
function withArticle(text: string, language: string): string {
  return language !== "fr" ||
    /^(?:celles|ceux|les?|la|l'|toute?s?|une?|notre|votre|mes|tes|nos|vos|des|mon|ma|ton|ta) ?/.test(text)
    ? text
    : `les ${text}`;
}

function fillPlain(text: string, things: string, language: string): string {
  return elide(withThings(text, things, language), language);
}

/** A text with the things in it; German has them in the dative after 'mit' and 'von'. */
function withThings(text: string, things: string, language: string): string {
  const dative = language !== "de" || /[ns]$/.test(things) ? things : things.replace(/(?<=e|er|el)$/, "n");
  return text.replaceAll(/\b(mit|von) \{things\}/g, `$1 ${dative}`).replaceAll("{things}", things);
}

function elide(text: string, language: string): string {
  return language === "fr"
    ? text.replace(
        /\b([dDlLqQ]u?)e (?=[aeiouyéèêœAEIOUYÉÈÊŒ]|[hH](?!andball|ockey|amster|éros|aricot|obby|angar))/g,
        "$1'",
      )
    : text;
}

/** At most seven words; a mark that stands apart, as in French, is none. */
function sevenWords(text: string): string {
  let words = 0;
  const kept = text.split(/\s+/).filter((part) => !/[\p{L}\p{N}]/u.test(part) || ++words <= 7);
  return oneLine(kept.join(" "), 120);
}

function hashtags(words: readonly string[]): string[] {
  const tags = words.map(
    (word) =>
      `#${word
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "")
        .slice(0, 38)}`,
  );
  return [...new Set(tags)].filter((tag) => tag.length > 2).slice(0, 6);
}
