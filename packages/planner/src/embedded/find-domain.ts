import type { Archetype, AppSpec } from "@sayhey/appspec";
import type { Ingredients } from "./compose-app.ts";
import { inferDomain } from "./infer-domain.ts";
import { domainOfKind, logOfKind, thingOfKind } from "./knowledge/domain-of-kind.ts";
import type { Kind } from "./knowledge/kind.ts";
import { DOMAINS } from "./lexicon/all.ts";
import type { Domain } from "./lexicon/domain.ts";
import { splitWords } from "./read-idea.ts";
import type { NamedThing, Understanding } from "./understand.ts";

/** Scores below this come from one weak word, which says too little about the field. */
const ENOUGH = 0.9;

/** The field an idea belongs to, the kinds of app to compose, and what was taken for granted. */
export function findDomain(understanding: Understanding): Ingredients {
  const assumptions: AppSpec["assumptions"] = [];
  const { domain, guess } = domainFor(understanding);
  if (guess === "unknown")
    assumptions.push({
      id: "domain",
      text: "This field is new to me, so the details are general. Rename or add what you need.",
    });
  else if (guess !== undefined)
    assumptions.push({ id: "domain", text: `Took ${guess}, and gave it the details of that kind.` });
  const archetypes = [...understanding.archetypes];
  // What a field is best served by joins in, and leads where the idea names no kind of app.
  if (archetypes.length === 0) {
    archetypes.push(isRecord(domain, understanding.about) ? "tracker" : domain.lead);
    assumptions.push({
      id: "archetype",
      text: `Took it for ${withArticle(archetypes[0] ?? domain.lead)} app, because the idea does not say.`,
    });
  }
  const led = promote(archetypes, domain, understanding);
  return {
    domain: withNamedThings(domain, understanding),
    archetypes: [...new Set([...led.slice(0, 2), ...understanding.alsoWanted, ...led.slice(2)])].slice(0, 3),
    assumptions,
  };
}

/** Whether the thing named is what the field writes down rather than what it is about: invoices, sightings. */
function isRecord(domain: Domain, about: NamedThing | undefined): boolean {
  return domain.things.some(
    ({ role, words, name }) =>
      role === "log" &&
      about !== undefined &&
      (words.split(" ").includes(about.noun) || name.toLowerCase() === about.noun),
  );
}

/** The field by our own lexicon where it knows the thing, else one made for the kind of thing it is. */
function domainFor(understanding: Understanding): { domain: Domain; guess?: string } {
  let best: Domain | undefined;
  let bestScore = ENOUGH;
  const home = understanding.about?.kind?.home;
  for (const candidate of DOMAINS) {
    const own = understanding.nameScore(candidate.words);
    // Where several fields are named, the one that has the thing itself goes before those of what is done with it.
    const score = own > 0 && candidate.id === home && has(candidate, understanding.about) ? own + 2 : own;
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  const { about, knowledge } = understanding;
  const kind = about?.kind;
  if (!about || !kind) return best ? { domain: best } : { domain: inferDomain(understanding), guess: "unknown" };
  if (!best) {
    const near = DOMAINS.find(({ id }) => id === kind.home);
    return {
      domain: domainOfKind(about.noun, kind, near, knowledge),
      guess: `${about.noun} for ${describe(about, kind)}`,
    };
  }
  return { domain: knows(best, about) || VAGUE.has(kind.id) ? best : specialise(best, about, kind, understanding) };
}

/** Whether the words of a field name the thing. */
function has({ words }: Domain, about: NamedThing | undefined): boolean {
  const list = words.split(" ").map((word) => word.replace(/\*[\d.]+$/, ""));
  return about !== undefined && [about.noun, `${about.noun}s`].some((word) => list.includes(word.replaceAll(" ", "_")));
}

/** Kinds whose words say too little to stand against a field that the idea names as well. */
const VAGUE = new Set([
  "feeling",
  "measure",
  "task",
  "phenomenon",
  "group",
  "business",
  "nature",
  "building",
  "subject",
  "money",
  "sport",
  "event",
  "person",
  "professional",
  "learner",
  "patient",
  "athlete",
  "illness",
  "document",
  "software",
  "game",
  "trip",
  "device",
  "medicine",
  "film",
  "writing",
  "music",
]);

/** Whether the field has the very thing: by its words, or those of what it is a kind of. */
function knows(domain: Domain, about: NamedThing): boolean {
  const names = splitWords(about.noun);
  const last = names.at(-1) ?? about.noun;
  return domain.things.some(({ words, name }) => {
    // A kayak is a boat, but a boat is not what somebody with kayaks keeps.
    if (name.toLowerCase() !== about.noun && about.chain.slice(1).includes(name.toLowerCase())) return false;
    const list = words.split(" ").map((word) => word.replace(/\*[\d.]+$/, "").replaceAll("_", " "));
    return [about.noun, last].some(
      (word) => list.includes(word) || list.includes(`${word}s`) || name.toLowerCase() === word,
    );
  });
}

/** The field with the thing the idea names in front of its usual ones: hamsters among the pets. */
function specialise(domain: Domain, about: NamedThing, kind: Kind, { knowledge }: Understanding): Domain {
  const item = thingOfKind(about.noun, kind, knowledge);
  const others = domain.things.filter(({ id, role }) => id !== item.id && role !== "log");
  return { ...domain, general: true, things: [item, logOfKind(item, kind), ...others] };
}

/** Adds the things an idea lists and the field does not have: 'with members, loans and tools'. */
function withNamedThings(domain: Domain, { alsoKept, knowledge }: Understanding): Domain {
  const things = [...domain.things];
  for (const named of alsoKept)
    if (named.kind && !knows({ ...domain, things }, named)) {
      const made = thingOfKind(named.noun, named.kind, knowledge);
      if (!things.some(({ id }) => id === made.id)) things.push({ ...made, role: "place" });
    }
  return things.length === domain.things.length ? domain : { ...domain, things };
}

/** 'a kind of boat' where the vocabulary says so, else the kind's own name. */
function describe({ chain, noun }: NamedThing, kind: Kind): string {
  const covers = kind.covers.split("|");
  const above = chain.find((word) => covers.includes(word));
  return above === undefined || above === noun ? `${withArticle(kind.id)}` : `a kind of ${above}`;
}

/** Lets the field overrule a weak word: 'recipe finder' is about recipes, not a directory. */
function promote(archetypes: Archetype[], domain: Domain, understanding: Understanding): Archetype[] {
  const [first] = archetypes;
  const weak: readonly Archetype[] = ["tracker", "log", "directory", "planner", "feed", "collection", "community"];
  const strong: readonly Archetype[] = ["recipes", "timer"];
  if (
    understanding.platform === undefined &&
    first &&
    first !== domain.lead &&
    weak.includes(first) &&
    strong.includes(domain.lead)
  )
    return [domain.lead, ...archetypes.filter((archetype) => archetype !== domain.lead)];
  // 'Job board' names openings, not a kanban board; 'waiting list' is no shop of lists.
  return first === "jobs" ? archetypes.filter((archetype) => archetype !== "board") : archetypes;
}

function withArticle(word: string): string {
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}
