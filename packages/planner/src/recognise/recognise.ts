import type { Brief, Form, Request, Verb } from "../brief/brief.ts";
import { pluralOf, singularOf } from "../embedded/inflect.ts";
import { KNOWN_THINGS } from "../embedded/things/all.ts";
import { nameIn, type KnownThing } from "../embedded/things/known-thing.ts";
import { VOCABULARY } from "../vocabulary/index.ts";
import { decideForm } from "./decide-form.ts";

/** A thing the app keeps, with all that is asked of it. */
export interface ReadThing {
  /** In the singular, in lower case, as the brief says it. */
  name: string;
  plural: string;
  /** Properties the brief names, in its order. */
  fields: string[];
  verbs: ReadonlySet<Verb>;
  /** What is known of such things; undefined for one that nobody has described. */
  known: KnownThing | undefined;
}

/** What a brief asks for, with its words resolved to things. */
export interface Reading {
  brief: Brief;
  form: Form;
  /** What the app is about first. */
  things: ReadThing[];
  /** Which thing each request is about. */
  about: ReadonlyMap<Request, ReadThing>;
}

/** As many things as an app shows in its navigation. */
const MOST = 7;
/** Forms whose brief lists what is to be seen: a thing named once has its place there. */
const SHOWING = new Set<Form>(["site", "portal", "community", "directory", "blog"]);
/** Heads of phrases that name a part of a program rather than a thing that it keeps. */
const PARTS_OF_PROGRAMS =
  /(?:^| )(?:center|centre|carousel|permission|password|interface|layout|theme|navigation|menu|button|setting|configuration|function|technology|effect|mode|design|style|bar|box|screen|statistic|control|security|account|verification|performance|quality|efficiency|experience|performance|analysis|management|processing|recommendation|appearance|animation|language|currency|database|api|server|backend|code|algorithm|rendering|loading|integration)$/;

/** Decides which of the things a brief names are kept, and what is known about each. */
export function recognise(brief: Brief): Reading {
  const groups = grouped(brief);
  const form = decideForm(brief);
  const least = SHOWING.has(form) ? 1 : 2;
  const subject = new Set(brief.subject.split(/\s+/).map(stem));
  const ranked = [...groups.values()]
    .map((group) => ({ ...group, score: scoreOf(group, subject) }))
    .filter(({ name, score, verbs }) => score >= least && (!PARTS_OF_PROGRAMS.test(name) || verbs.has("create")))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST);
  const things: ReadThing[] = ranked.map(({ name, fields, verbs }) => ({
    name,
    plural: pluralOf(name),
    fields: [...fields],
    verbs,
    known: knownOf(name),
  }));
  const named = subjectThing(brief);
  if (things.length === 0 && named !== undefined) things.push(named);
  const about = new Map<Request, ReadThing>();
  for (const request of brief.requests) {
    const group = request.thing === undefined ? undefined : groups.get(request.thing);
    const thing = group && things.find(({ name }) => name === group.name);
    if (thing) about.set(request, thing);
  }
  return { brief, form, things, about };
}

/** The subject as the one thing of an app whose brief names none. */
function subjectThing({ subject, requests }: Brief): ReadThing | undefined {
  const name = singularOf(subject.split(/\s+/).slice(-2).join(" ").trim());
  return name === ""
    ? undefined
    : {
        name,
        plural: pluralOf(name),
        fields: [],
        verbs: new Set(requests.map(({ verb }) => verb)),
        known: knownOf(name),
      };
}

interface Group {
  name: string;
  fields: Set<string>;
  verbs: Set<Verb>;
  weight: number;
}

/** Things by each name they go by: 'course' and 'training course' are one where the brief has both. */
function grouped({ things, requests }: Brief): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const { name, fields, weight } of things) {
    const kin = [...groups.values()].find((group) => isKin(group.name, name));
    const group = kin ?? { name, fields: new Set<string>(), verbs: new Set<Verb>(), weight: 0 };
    group.weight += weight;
    for (const field of fields) group.fields.add(field);
    groups.set(name, group);
  }
  for (const { thing, verb } of requests) if (thing !== undefined) groups.get(thing)?.verbs.add(verb);
  return groups;
}

const isKin = (one: string, other: string): boolean => one.endsWith(` ${other}`) || other.endsWith(` ${one}`);

const stem = (word: string): string => word.toLowerCase().replace(/(?:es|s|ing|ed)$/, "");

/** What is done with a thing says more than that it is shown; what the product is about says most. */
function scoreOf({ name, verbs, weight }: Group, subject: ReadonlySet<string>): number {
  const deeds = [...verbs].filter((verb) => verb !== "view" && verb !== "other").length;
  const isSubject = name.split(" ").some((word) => subject.has(stem(word)));
  return weight + 2 * deeds + (isSubject ? 3 : 0);
}

/** Names that mean the same in any trade: a 'page' may be a comic's, a 'role' an actor's, and neither stands here. */
const PLAIN_NAMES = new Set(
  (
    "client invoice quote product supplier order employee project task appointment contact expense asset vehicle payment recipe student teacher homework " +
    "note book member customer meeting job announcement equipment patient team venue restaurant pet trip song exam tenant parcel sponsor exercise lesson " +
    "milestone video link application delivery income subscription activity room child policy"
  ).split(" "),
);

const BY_NAME = new Map<string, KnownThing>();
for (const known of KNOWN_THINGS) {
  const [english = ""] = known.names.split("|");
  const [name = ""] = english.toLowerCase().split("/");
  if (PLAIN_NAMES.has(name) && !BY_NAME.has(name)) BY_NAME.set(name, known);
}

const VOCABULARY_BY_NAME = new Map(VOCABULARY.map((known) => [nameIn(known, "en")[0].toLowerCase(), known]));
const VOCABULARY_BY_WORD = new Map(
  VOCABULARY.flatMap((known) =>
    known.also
      .split(" ")
      .filter(Boolean)
      .map((word) => [word.replaceAll("_", " "), known] as const),
  ),
);

/** What is known of things of this name: of the whole name or another word for it, else of its last word. */
function knownOf(name: string): KnownThing | undefined {
  const last = name.split(" ").at(-1) ?? name;
  return (
    VOCABULARY_BY_NAME.get(name) ??
    VOCABULARY_BY_WORD.get(name) ??
    VOCABULARY_BY_NAME.get(last) ??
    BY_NAME.get(name) ??
    BY_NAME.get(last)
  );
}
