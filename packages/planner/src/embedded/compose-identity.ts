import type { Archetype, Identity } from "@sayhey/appspec";
import { pick } from "@sayhey/contract/random";
import { ALIKE, ARCHETYPE_COPY, type ArchetypeCopy } from "./archetype-copy.ts";
import { tradeOf } from "./goods.ts";
import type { Plan } from "./plan.ts";

const list = (text: string): string[] =>
  text
    .split("|")
    .map((item) => item.trim())
    .filter(Boolean);

/** Who the app is: name, promise, hooks and hashtags out of the domain, varied by seed. */
export function composeIdentity(plan: Plan): Identity {
  const { domain, understanding, archetypes, draft } = plan;
  const trade = tradeOf(plan);
  const copy = copyOf(plan, trade !== undefined);
  const name = oneLine(pick(draft.random, list(trade?.names ?? copy.names)), 40) || "Notebook";
  const audience = audienceOf(plan);
  const where = understanding.place && !audience.endsWith(" in town") ? ` in ${understanding.place}` : "";
  const verbs = list(copy.verbs);
  const problem = /[.?!]$/.test(copy.problem) ? copy.problem : `${copy.problem}.`;
  const tagline = pick(draft.random, [
    /[.?!]$/.test(copy.promise) ? copy.promise : `${copy.promise}.`,
    `${verbs.slice(0, 3).join(". ")}.`,
    `Made for ${audience}${where}.`,
  ]);
  const hashtags = [...new Set([name, ...list(domain.hashtags)].map(hashtag))]
    .filter((tag) => tag.length > 1)
    .slice(0, 6);
  return {
    name,
    tagline: oneLine(tagline, 120),
    description:
      `${name} is for ${audience}${where}. ${problem} Here you ${joinWords(verbs.map((verb) => verb.toLowerCase()))} in one place, on your own device, without an account.`.slice(
        0,
        2000,
      ),
    category: trade?.category ?? domain.category,
    audience: oneLine(audience, 120),
    problem: oneLine(copy.problem, 120),
    promise: sevenWords(copy.promise),
    hashtags: hashtags.length > 0 ? hashtags : ["#madeforyou"],
    icon: domain.icon,
    language: understanding.language,
    idea: understanding.idea,
    archetypes: archetypes.slice(0, 4),
    hooks: { itch: sevenWords(copy.itch), pov: sevenWords(copy.pov), promise: sevenWords(copy.promise) },
    verbs: verbs.slice(0, 8).map((verb) => oneLine(verb, 30)),
  };
}

/** Whom an app of a kind is for, whatever it is about; people have things only where they keep them. */
const PEOPLE_OF: Partial<Record<Archetype, string>> = {
  directory: "people looking for $1",
  matching: "people looking for $1",
  booking: "people who book $1",
  shop: "people who like $1",
  portfolio: "people who like $1",
  marketplace: "people who buy and sell $1",
  lending: "people who share $1",
  community: "people who care about $1",
  feed: "people who care about $1",
  chat: "people who talk about $1",
  learning: "people who want to know all about $1",
  waitlist: "people who cannot wait for $1",
  poll: "everyone who wants a say",
  quiz: "everyone who likes a quiz",
  leaderboard: "everyone who plays along",
};

/** Who the idea is for, unless what follows 'for' is the thing itself: 'marketplace for sneakers'. */
function audienceOf({ domain, understanding, archetypes }: Plan): string {
  // The site of a plumber is for those who need one.
  if (understanding.isSite === true && domain.calling === true) return "customers old and new";
  const last = understanding.audience?.split(" ").at(-1);
  const as = domain.general === true ? PEOPLE_OF[archetypes[0] ?? "tracker"] : undefined;
  const usual =
    as === undefined ? domain.audience : domain.audience.replace(/^people who (?:keep track of|look after) (.+)$/, as);
  if (understanding.audience === undefined || last === undefined) return usual;
  const isThing = domain.things.some(
    ({ role, words, plural }) =>
      role !== "person" && (words.split(" ").includes(last) || plural.toLowerCase() === last),
  );
  if (isThing && !understanding.audience.includes("owner")) return usual;
  // 'For the team' is for the team, not 'for team'.
  return understanding.idea.toLowerCase().includes(` for the ${understanding.audience}`)
    ? `the ${understanding.audience}`
    : understanding.audience;
}

/** The field's own copy where it fits the kind of app (small shops speak of cake, a trade may not), else the copy of that kind with the field's words in it. */
function copyOf({ domain, archetypes, understanding }: Plan, isTrade: boolean): ArchetypeCopy {
  const [lead = "tracker"] = archetypes;
  const fits =
    !isTrade &&
    domain.id !== "inferred" &&
    domain.general !== true &&
    (lead === domain.lead || ALIKE.some((group) => group.includes(lead) && group.includes(domain.lead)));
  if (fits) return domain;
  const candidates = domain.things.filter(({ role }) => role === "item" || role === "event");
  const [named] = [...candidates].sort((a, b) => understanding.nameScore(b.words) - understanding.nameScore(a.words));
  const subject = named ?? domain.things[0];
  const label = oneLine(subject?.name ?? "Thing", 20);
  const plural = oneLine(subject?.plural ?? "Things", 24);
  const fill = (text: string): string =>
    capitalise(
      text
        .replaceAll("{things}", plural.toLowerCase())
        .replaceAll("{thing}", label.toLowerCase())
        .replaceAll("{Things}", plural)
        .replaceAll("{Thing}", label),
    );
  const own = ARCHETYPE_COPY[lead];
  const names = domain.id === "inferred" || domain.general ? own.names : `${domain.names}|${own.names}`;
  return {
    promise: fill(own.promise),
    itch: fill(own.itch),
    pov: fill(own.pov).replace(/^Pov/, "POV"),
    problem: fill(own.problem),
    verbs: own.verbs,
    names: capitalWords(fill(names)),
  };
}

/** 'Coffee Shop Finder': a name has capitals throughout. */
function capitalWords(text: string): string {
  return text.replace(/(?<=\p{L} )(?!(?:of|and|on|in|the|to|for|with|a|by) )\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "keep notes") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function sevenWords(text: string): string {
  return oneLine(text.split(/\s+/).slice(0, 7).join(" "), 120);
}

/** One printable line of at most `limit` characters, cut at a whole character. */
export function oneLine(text: string, limit: number): string {
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  if (line.length <= limit) return line;
  return [...line]
    .reduce((kept, character) => (kept.length + character.length <= limit ? kept + character : kept), "")
    .trim();
}

/** Words that no name ends with. */
const DANGLING = /\s+(?:and|or|of|for|the|an?|in|on|at|to|with|by|from|after|before|my|our|your)$/i;

/** A name of at most 40 characters: a longer one ends behind a whole word that can end it. */
export function cutName(text: string): string {
  const line = oneLine(text, 400);
  if (line.length <= LONGEST_NAME) return line;
  let name = oneLine(line, LONGEST_NAME + 1).replace(/\s\S*$/, "");
  if (name.length > LONGEST_NAME) name = oneLine(name, LONGEST_NAME);
  while (DANGLING.test(name)) name = name.replace(DANGLING, "");
  return name.replace(/[,;:&-]+$/, "").trim();
}
const LONGEST_NAME = 40;

/** The hashtag of a name or of some words. */
export function hashtag(text: string): string {
  return `#${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .slice(0, 38)}`;
}
