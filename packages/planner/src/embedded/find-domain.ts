import type { Archetype, AppSpec } from "@sayhey/appspec";
import type { Ingredients } from "./compose-app.ts";
import { inferDomain } from "./infer-domain.ts";
import { domainOfKind, domainOfThing, logOfKind, thingOfKind } from "./knowledge/domain-of-kind.ts";
import { kindOfChain } from "./knowledge/kinds.ts";
import type { Kind } from "./knowledge/kind.ts";
import { DOMAINS } from "./lexicon/all.ts";
import type { Domain } from "./lexicon/domain.ts";
import { isFoundPlace, leadFor } from "./lead-for.ts";
import { mergeFields } from "./merge-fields.ts";
import { besideIts, forItsOwn, isOnlyForThem, isVisited } from "./near-field.ts";
import type { Thing } from "./thing.ts";
import { foundPlace, hasPlace, withoutYear } from "./place-sought.ts";
import { splitWords } from "./read-idea.ts";
import {
  fitted,
  isMadeBy,
  isOfCalling,
  kindsOf,
  ofClub,
  withClients,
  withLessons,
  withoutThem,
  withRoom,
} from "./said-kinds.ts";
import { shopOfTrade } from "./goods.ts";
import { nameIn, type KnownThing } from "./things/known-thing.ts";
import { findThings, thingsOf } from "./things/named-things.ts";
import type { FoundThing } from "./things/known-thing.ts";
import type { NamedThing, Understanding } from "./understand.ts";

/** Scores below this come from one weak word, which says too little about the field. */
const ENOUGH = 0.9;

/** The field an idea belongs to, the kinds of app to compose, and what was taken for granted. */
export function findDomain(understanding: Understanding): Ingredients {
  const assumptions: AppSpec["assumptions"] = [];
  const clients = withClients(withoutThem(findThings(understanding), understanding), understanding);
  const isClub = ofClub(understanding);
  const named = withLessons(clients, understanding).filter(({ known }) => !(isClub && known.id === "appointment"));
  const wanted = understanding.alsoWanted.filter((kind) => !(isClub && kind === "booking"));
  const said = kindsOf(understanding, named);
  const found = named.filter(
    // The site of a restaurant lists no restaurants.
    ({ known }) =>
      !(understanding.isSite === true && isFoundPlace(known.id)) &&
      !isMadeBy(known, wanted.includes("recipes") ? [...said, "recipes"] : said),
  );
  const field = domainFor(understanding, found, said);
  const shop = shopOfTrade(understanding, field.domain);
  const { domain, guess } = shop === undefined ? field : { domain: shop, guess: undefined };
  if (guess === "unknown")
    assumptions.push({
      id: "domain",
      text: "This field is new to me, so the details are general. Rename or add what you need.",
    });
  else if (guess !== undefined)
    assumptions.push({ id: "domain", text: `Took ${guess}, and gave it the details of that kind.` });
  // 'For wedding florists' asks for what florists do, not for a wedding.
  const archetypes: Archetype[] =
    shop !== undefined
      ? ["shop", ...said.filter((kind) => kind !== "shop" && kind !== "directory")]
      : domain.calling === true && !understanding.saysKind
        ? []
        : [...said];
  // Who only says whom it is for means all that they do; who names some of it means at least the core.
  const isBare = domain.calling === true && found.length === 0 && archetypes.length === 0;
  // What a field is best served by joins in, and leads where the idea names no kind of app.
  if (archetypes.length === 0) {
    const lead = leadFor(domain, found, understanding);
    archetypes.push(lead);
    assumptions.push({
      id: "archetype",
      text: `Took it for ${withArticle(lead)} app, because the idea does not say.`,
    });
  }
  const led = promote(archetypes, domain, understanding);
  const things =
    domain.calling === true
      ? domain.things.map((one, at) =>
          isBare || (at < 2 && isOfCalling(domain, found, understanding)) ? { ...one, named: true as const } : one,
        )
      : domain.things;
  return {
    domain: forItsOwn(withNames(withListed({ ...domain, things }, found, understanding), understanding), led[0]),
    archetypes: [...new Set([...led.slice(0, 2), ...wanted, ...led.slice(2)])].slice(0, 3),
    assumptions,
  };
}

/** Marks the field's own things that the idea names, so that each gets its page. */
function withNames(domain: Domain, understanding: Understanding): Domain {
  // Where the thing itself stands in front, what it is a kind of need not be there too.
  const isAbout = ({ words }: Thing): boolean =>
    domain.general === true && understanding.about !== undefined && words.split(" ").includes(understanding.about.noun);
  const things = domain.things.map((one) =>
    !one.named && !isAbout(one) && one.role !== "person" && understanding.nameScore(one.words) >= 0.35
      ? { ...one, named: true as const }
      : one,
  );
  return { ...domain, things };
}

/** The field by our own lexicon where it knows the thing, else one made for the kind of thing it is. */
function domainFor(
  understanding: Understanding,
  found: readonly FoundThing[],
  said: readonly Archetype[],
): { domain: Domain; guess?: string } {
  const best = fieldFor(understanding, found);
  const field = best && withRoom(besideIts(fitted(best, said, found), understanding, found), understanding);
  const { about, knowledge } = understanding;
  const kind = about?.kind;
  const [main] = found;
  // A log of hamsters' weights is about hamsters as well.
  const isNamed =
    main !== undefined &&
    main.score >= 0.7 &&
    !(main.known.role === "log" && kind !== undefined && !ABSTRACT.has(kind.id) && !VAGUE.has(kind.id));
  // A directory of plumbers is no plumber's day, nor is an Uber for them.
  if (about && kind?.id === "professional" && !/owner|lover/.test(about.noun) && areSought(understanding) && !isNamed)
    return { domain: withFound(domainOfKind(about.noun, kind, field, knowledge), found, understanding) };
  // Who looks for bakeries keeps bakeries, not what a baker keeps.
  if (understanding.seeksPlace && about && kind && !(field && hasPlace(field, about))) {
    const home = DOMAINS.find(({ id }) => id === kind.home);
    const { known, others } = foundPlace(found, about);
    const general = inferDomain({ ...understanding, subject: [] });
    const own = known
      ? { ...general, category: kind.category, directions: kind.directions }
      : withoutYear(domainOfKind(about.noun, kind, home, knowledge));
    return { domain: withFound(own, known ? [known, ...others] : others, understanding) };
  }
  // Pupils of a guitar teacher are no choir.
  if (main?.known.id === "taughtClass" && field?.things.some(({ role }) => role === "person"))
    return { domain: withFound(inferDomain({ ...understanding, subject: [] }), found, understanding) };
  if (field) {
    const known =
      about === undefined ||
      kind === undefined ||
      isNamed ||
      knows(field, about) ||
      hasPhrase(field, about, understanding) ||
      ABSTRACT.has(kind.id) ||
      (VAGUE.has(kind.id) && has(field, about));
    return { domain: withFound(known ? field : specialise(field, about, kind, understanding), found, understanding) };
  }
  // Makers bring things to a market; they are not for sale.
  const isForThem =
    understanding.audience !== undefined && about !== undefined && understanding.audience.startsWith(about.noun);
  if (isForThem && GOODS.has(understanding.archetypes[0] ?? "tracker"))
    return {
      domain: withFound(inferDomain({ ...understanding, subject: [] }), found, understanding),
      guess: "unknown",
    };
  if (about && kind) {
    const near = DOMAINS.find(({ id }) => id === kind.home);
    const domain = domainOfKind(about.noun, kind, near, knowledge);
    return isNamed
      ? { domain: withFound(domain, found, understanding) }
      : { domain: withFound(domain, found, understanding), guess: `${about.noun} for ${describe(about, kind)}` };
  }
  return {
    domain: withFound(inferDomain(understanding), found, understanding),
    ...(isNamed ? {} : { guess: "unknown" }),
  };
}

function fieldFor(understanding: Understanding, found: readonly FoundThing[]): Domain | undefined {
  let best: Domain | undefined;
  let bestScore = ENOUGH;
  const home = understanding.about?.kind?.home;
  const { audience, subject } = understanding;
  const isAudience = audience?.includes(understanding.about?.noun ?? "-") === true;
  const isForThem = audience !== undefined && subject.some((word) => !audience.includes(word));
  const [kind] = understanding.archetypes;
  const isWork = !areSought(understanding) && (kind === undefined || WORK_KINDS.has(kind));
  for (const candidate of DOMAINS) {
    if (candidate.calling === true && !isWork) continue;
    if (isOnlyForThem(candidate, understanding, found) || isVisited(candidate, understanding)) continue;
    // What somebody wants for nurses is told by what it is before it is told by nurses.
    const own = understanding.nameScore(candidate.words) * (candidate.calling === true && isForThem ? 0.2 : 1);
    // Where several fields are named, the one that has the thing itself goes before those of what is done with it.
    const score =
      own > 0 && !isAudience && candidate.id === home && has(candidate, understanding.about) ? own + 2 : own;
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

/** The field with the things known by name that the idea names, in front of its usual ones. */
function withFound(domain: Domain, found: readonly FoundThing[], understanding: Understanding): Domain {
  // A field's own record of the same words is the better one: it knows what is measured there.
  const isOther = found[0]?.known.role === "item" && found[0].score >= 0.7 && !hasAlready(domain, found[0].known);
  const isOnly = found.filter(({ known }) => known.role === "log").length === 1;
  const isRecorded = ({ known, score }: FoundThing): boolean =>
    !isOther &&
    isOnly &&
    known.role === "log" &&
    domain.things.some(({ role, words }) => role === "log" && understanding.nameScore(words) >= score * 0.9);
  const fresh = found.filter((one) => !hasAlready(domain, one.known) && !isRecorded(one));
  const [first] = fresh;
  domain = withMore(domain, found, found.find(isRecorded), understanding);
  if (!first) return domain;
  const isMain = first === found[0] && first.score >= 0.7;
  // Customers come to a bakery; they do not stand for what it sells.
  const makesRoom = isMain && (first.known.role !== "person" || domain.id === "inferred" || areSought(understanding));
  const usual = domain.things.filter(
    ({ id, role, name, words }) =>
      !(makesRoom && role === "log" && understanding.nameScore(words) < 0.35) &&
      !fresh.some(({ known }) => known.id === id || nameIn(known, "en")[0] === name),
  );
  const made = thingsOf(fresh, understanding, usual);
  const used = new Set(
    made.flatMap(({ fields }) => [...fields.matchAll(/: relation (\w+)/g)].map((match) => match[1])),
  );
  // What the field usually has and the idea does not name makes room, unless something points at it.
  const isSpare = ({ role, words }: Thing): boolean =>
    makesRoom && (role === "item" || role === "place") && understanding.nameScore(words) === 0;
  const things = [
    ...made,
    ...usual
      .filter((one) => !isSpare(one) || used.has(one.id))
      .map((one) => (isSpare(one) ? { ...one, role: "place" as const } : one)),
  ];
  const [lead] = made;
  if (isMain && lead?.role === "item" && !things.some(({ role, of }) => role === "log" && of === lead.id)) {
    const kind = kindOfChain(understanding.knowledge?.chainOf(nameIn(first.known, "en")[0].toLowerCase()) ?? []);
    // A batch is no group of people that meets.
    if (kind && !VAGUE.has(kind.id)) things.push(logOfKind(lead, kind));
  }
  if (!isMain || domain.id !== "inferred") return { ...domain, things: inOrder(things, found) };
  const [name] = nameIn(first.known, understanding.language);
  return {
    ...domainOfThing(name, things[0]?.plural ?? name, first.known.icon, domain),
    things: things.filter(({ id, of }) => !inferredIds(domain).has(id) && !inferredIds(domain).has(of ?? "")),
  };
}

/** The field's own things with what else is known of them by their names. */
function withMore(
  domain: Domain,
  found: readonly FoundThing[],
  recorded: FoundThing | undefined,
  { nameScore }: Understanding,
): Domain {
  if (domain.id === "inferred") return domain;
  const [record] = domain.things
    .filter(({ role }) => role === "log")
    .toSorted((a, b) => nameScore(b.words) - nameScore(a.words));
  const things = domain.things.map((one) => {
    const same =
      found.find(({ known }) => !/^(?:child|ride|lift)$/.test(known.id) && isSame(one, known)) ??
      (one === record ? recorded : undefined);
    return same === undefined
      ? one
      : { ...one, fields: mergeFields(one.fields, same.known.fields), named: true as const };
  });
  return { ...domain, things: inOrder(things, found) };
}

/** What the idea names first, in the order of how clearly it does. */
function inOrder(things: readonly Thing[], found: readonly FoundThing[]): Thing[] {
  const place = (one: Thing): number => {
    const at = found.findIndex(({ known }) => known.id === one.id || isSame(one, known));
    return at < 0 ? found.length : at;
  };
  return things.toSorted((a, b) => place(a) - place(b));
}

const inferredIds = ({ things }: Domain): Set<string> => new Set(things.map(({ id }) => id));

/** Whether the field's own thing goes by that name; a room that also stands for courts does not. */
function hasAlready({ things, id: field }: Domain, known: KnownThing): boolean {
  return field !== "inferred" && things.some((one) => isSame(one, known));
}

function isSame(one: Thing, { names, also, id, role }: KnownThing): boolean {
  const own = [
    id.toLowerCase(),
    ...(names.split("|")[0]?.split("/") ?? []),
    ...also.split(" ").map((word) => word.replaceAll("_", " ")),
  ];
  // Children are people, and what it is about where somebody looks after their teeth or their coins.
  const like = (other: string): string => (other === "place" || id === "child" ? "item" : other);
  // A lift is a ride by another word.
  if (one.id === "ride" && (id === "ride" || id === "lift")) return true;
  return own.includes(one.name.toLowerCase()) && like(one.role) === like(role);
}

/** Whether the words of a field name the thing. */
function has({ words }: Domain, about: NamedThing | undefined): boolean {
  const list = words.split(" ").map((word) => word.replace(/\*[\d.]+$/, ""));
  return about !== undefined && [about.noun, `${about.noun}s`].some((word) => list.includes(word.replaceAll(" ", "_")));
}

/** Whether the field has the thing as part of a name of its own: a food truck is no truck, water intake no drink. */
function hasPhrase({ words }: Domain, { noun }: NamedThing, understanding: Understanding): boolean {
  const phrases = words.split(" ").filter((entry) => {
    const [phrase = ""] = entry.split("*");
    const parts = phrase.split("_");
    return parts.length > 1 && (parts.includes(noun) || parts.includes(`${noun}s`));
  });
  return understanding.nameScore(phrases.join(" ")) > 0;
}

/** Kinds of app in which people of a trade do their work, rather than show it or are found. */
const WORK_KINDS: ReadonlySet<Archetype> = new Set([
  "tracker",
  "log",
  "planner",
  "board",
  "pipeline",
  "booking",
  "shop",
  "inventory",
  "waitlist",
  "shifts",
  "approvals",
  "dashboard",
]);

/** Whether people are looked for in it: a directory of plumbers, an Uber for photographers. */
const areSought = ({ platform, archetypes: [kind] }: Understanding): boolean =>
  kind === "directory" || kind === "matching" || (platform !== undefined && kind === "booking");

/** Kinds of app that are about goods, never about people. */
const GOODS: ReadonlySet<Archetype> = new Set(["marketplace", "shop", "lending", "inventory", "collection"]);

/** Kinds that are no things one keeps beside those of a field. */
const ABSTRACT = new Set([
  "feeling",
  "measure",
  "task",
  "phenomenon",
  "group",
  "event",
  "person",
  "professional",
  "learner",
  "patient",
  "athlete",
  "business",
]);
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
  // Whoever lends tools lends drills.
  if (domain.id === "lending" && domain.things.some(({ words }) => words.split(" ").includes(about.noun))) return true;
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
function specialise(domain: Domain, about: NamedThing, kind: Kind, { knowledge, nameScore }: Understanding): Domain {
  const item = thingOfKind(about.noun, kind, knowledge);
  const others = domain.things.filter(
    ({ id, role, words }) => id !== item.id && role !== "log" && (role !== "event" || nameScore(words) > 0),
  );
  // Where the idea names what is done in the field as well, its own record stays: finds of a forager.
  const doing = domain.words
    .split(" ")
    .filter((word) => /ing\*/.test(word))
    .join(" ");
  const log = domain.things.find(({ role, of }) => role === "log" && domain.things.some(({ id }) => id === of));
  const own =
    log !== undefined && nameScore(doing) >= 2
      ? {
          ...log,
          of: item.id,
          fields: log.fields.replace("\n", `\n${item.name}: relation ${item.id}\n`),
        }
      : logOfKind(item, kind);
  return { ...domain, general: true, things: [item, own, ...others] };
}

/** Adds the things an idea lists and the field does not have: 'with members, loans and tools'. */
function withListed(domain: Domain, found: readonly FoundThing[], { alsoKept, knowledge }: Understanding): Domain {
  const things = [...domain.things];
  for (const named of alsoKept)
    if (
      // 'Lost and found' are no two things.
      !found.some(({ words }) =>
        words.some((word) => word.split("_").length > 1 && word.split("_").includes(named.noun)),
      ) &&
      !things.some(({ name }) => named.noun.endsWith(` ${name.toLowerCase()}`)) &&
      named.kind &&
      !knows({ ...domain, things }, named)
    ) {
      const made = thingOfKind(named.noun, named.kind, knowledge);
      if (!things.some(({ id }) => id === made.id))
        things.push({ ...made, role: made.role === "item" ? "place" : made.role, named: true });
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
  // A barber shop or a bike shop is where it happens; what is made for it is another thing.
  if (
    archetypes.length > 1 &&
    /\p{L}{3,} shop\b/u.test(understanding.words.join(" ")) &&
    !understanding.words.some((word) => /^(?:online|web|webshop|sell|selling|merch|orders?)$/.test(word))
  )
    archetypes = archetypes.filter((archetype) => archetype !== "shop");
  // 'Job board' names openings, not a kanban board; 'waiting list' is no shop of lists.
  return first === "jobs" ? archetypes.filter((archetype) => archetype !== "board") : archetypes;
}

function withArticle(word: string): string {
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}
