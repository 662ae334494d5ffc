import type { Archetype } from "@sayhey/appspec";
import { DOMAINS } from "./lexicon/all.ts";
import { linked } from "./lexicon/callings.ts";
import type { Domain } from "./lexicon/domain.ts";
import { KNOWN_THINGS } from "./things/all.ts";
import { nameIn, type KnownThing } from "./things/known-thing.ts";
import type { FoundThing } from "./things/named-things.ts";
import type { Understanding } from "./understand.ts";

/** An app for teachers is no list of teachers, where it says no more than that. */
export function withoutThem(
  found: readonly FoundThing[],
  { audience, saysKind, nameScore }: Understanding,
): readonly FoundThing[] {
  const whom = audience?.split(" ") ?? [];
  const isBare =
    !saysKind && whom.length > 0 && DOMAINS.some(({ calling, words }) => calling === true && nameScore(words) > 0);
  return isBare ? found.filter(({ words }) => !words.some((word) => whom.includes(word))) : found;
}

/** Who sells keeps clients and who is booked is somebody, whatever it is about: 'sales pipeline for solar panels'. */
export function withClients(
  found: readonly FoundThing[],
  { archetypes, words, platform, about }: Understanding,
): readonly FoundThing[] {
  const provider = KNOWN_THINGS.find(({ id }) => id === "mowerPerson");
  // Who is booked as with Uber is somebody: 'Uber for lawn mowing'.
  if (provider && platform === "uber" && archetypes[0] === "booking" && about?.kind?.role !== "person")
    return found.some(({ known }) => known.role === "person")
      ? found
      : [...found, { known: provider, words: ["provider"], score: 0.5 }];
  const client = KNOWN_THINGS.find(({ id }) => id === "client");
  const sells =
    archetypes[0] === "pipeline" && words.some((word) => /^(?:sales|crm|leads|deals|prospects)$/.test(word));
  return client === undefined || !sells || found.some(({ known }) => /^(?:client|customer)/.test(known.id))
    ? found
    : [{ known: client, words: ["client"], score: 1 }, ...found];
}

/** Kinds of app an idea names, without those that its things tell otherwise: lessons of somebody's pupils are no course. */
export function kindsOf({ archetypes, words }: Understanding, found: readonly FoundThing[]): readonly Archetype[] {
  const has = (...ids: string[]): boolean => found.some(({ known }) => ids.includes(known.id));
  const says = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  const kinds = archetypes.flatMap((archetype): Archetype[] => {
    if (
      archetype === "learning" &&
      has("student", "child", "swimmer") &&
      has("lesson", "homework", "payment") &&
      !says(/card|quiz|vocab/)
    )
      return ["tracker"];
    const isWork = has("siteJob", "hoursEntry", "materialItem", "quote");
    return archetype === "jobs" && isWork && !says(/^(?:boards?|hiring|vacanc\w+|openings|apply|careers?)$/)
      ? []
      : [archetype];
  });
  return [...new Set(kinds)];
}

/** Whether an idea is about what people of a calling do, rather than about something else for them. */
export function isOfCalling(
  domain: Domain,
  found: readonly FoundThing[],
  { nameScore, audience, archetypes }: Understanding,
): boolean {
  const isTheirs = found.some(({ known }) => domain.things.some(({ name }) => name === nameIn(known, "en")[0]));
  return isTheirs || (audience === undefined && archetypes.length > 0 && nameScore(domain.words) >= 5);
}

/** Things that a kind of app brings itself, with everything it does with them. */
const MADE_BY: Partial<Record<Archetype, readonly string[]>> = {
  booking: ["appointment"],
  shop: ["customerOrder"],
  budget: ["outlay"],
  jobs: ["jobApplication"],
  recipes: ["recipe", "shoppingItem", "meal"],
  fundraising: ["donation"],
  learning: ["lesson"],
  waitlist: ["appointment"],
};

/** What those are called, whichever of that name is meant. */
const MADE_NAMES: Partial<Record<Archetype, string>> = {
  shop: "Order",
  booking: "Appointment",
  quiz: "Question",
  shifts: "Shift",
};

/** Whether a kind of app among these brings the thing itself. */
export function isMadeBy(known: KnownThing, archetypes: readonly Archetype[]): boolean {
  return archetypes.some(
    (archetype) => MADE_BY[archetype]?.includes(known.id) === true || MADE_NAMES[archetype] === nameIn(known, "en")[0],
  );
}

/** A field of a calling as its kind of app needs it: what is booked is a service, and a client stands for the customers. */
export function fitted(domain: Domain, [lead]: readonly Archetype[], found: readonly FoundThing[]): Domain {
  if (domain.calling !== true) return domain;
  const isBookable = domain.things.some(({ role, fields }) => role === "item" && /^Minutes: /m.test(fields));
  const things =
    lead === "booking" && !isBookable && found.every(({ known }) => known.role !== "item")
      ? [...linked(["service"]), ...domain.things]
      : domain.things;
  if (!found.some(({ known }) => known.id === "client")) return { ...domain, things };
  return {
    ...domain,
    things: things
      .filter(({ id }) => id !== "customerPerson")
      .map((one) => ({
        ...one,
        fields: one.fields.replace("Customer: relation customerPerson", "Client: relation client"),
      })),
  };
}
