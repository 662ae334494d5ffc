import type { Archetype } from "@sayhey/appspec";
import { pluralOf, singularOf } from "./inflect.ts";
import { DOMAINS } from "./lexicon/all.ts";
import { linked } from "./lexicon/line-of-work.ts";
import type { Domain } from "./lexicon/domain.ts";
import { isContent } from "./read-idea.ts";
import { KNOWN_THINGS } from "./things/all.ts";
import { nameIn, type KnownThing } from "./things/known-thing.ts";
import type { FoundThing } from "./things/known-thing.ts";
import type { Understanding } from "./understand.ts";

/** Dates of a club are no appointments: what it has of them are its meetings. */
export function ofClub({ archetypes: [lead], words }: Understanding): boolean {
  return lead === "community" && !words.some((word) => /^(?:book\w*|reserv\w+)$/.test(word));
}

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

const TAUGHT = /^(?:lesson|class|course|workshop)(?:e?s)?$/;
const BOOKED = /^(?:book|bookings?|bookable|appointments?|reserv\w+|registration|sign-?ups?|waitlist|waiting)$/;

const SIGNED_UP = /^(?:registration|sign-?ups?|waitlist)$/;

/** The word for what is taught in an app where one books a place in it: 'lesson' of guitar lessons with bookings. */
function taughtIn({ words, archetypes: [kind] }: Understanding): string | undefined {
  const isBooked = words.some((word) => BOOKED.test(word)) && !words.some((word) => /card|quiz|vocab|exam/.test(word));
  const isKind = kind === undefined || kind === "learning" || kind === "booking";
  // A workshop with appointments repairs things; one signs up for the other kind.
  const isRepair = words.includes("workshop") && !words.some((word) => SIGNED_UP.test(word));
  return isKind && isBooked && !isRepair
    ? words.find((word) => TAUGHT.test(word))?.replace(/(?<=ss)es$|(?<=[^s])s$/, "")
    : undefined;
}

/** Where one books lessons these are kept, with their times and places: not what they are about, nor what is made there. */
export function withLessons(found: readonly FoundThing[], understanding: Understanding): readonly FoundThing[] {
  const called = taughtIn(understanding);
  const like = KNOWN_THINGS.find(({ id }) => id === "yogaClass");
  if (called === undefined || !like || found.some(({ known, words }) => known === like && !words.includes(called)))
    return found;
  const isYoga = understanding.words.some((word) => /^(?:yoga|pilates|danc\w+|zumba|ballet)$/.test(word));
  if (isYoga) return found;
  const fields = like.fields
    .replace(/Style: .*\n/, "")
    .replace(/Room: .*\n/, "Place: location\n")
    .replace("Places:", "Capacity:");
  const known = {
    ...like,
    id: "taughtClass",
    icon: "graduation-cap",
    fields,
    rows: "Beginners, week 3\nSaturday morning\nEvening group\nTaster hour\nIn pairs\nAfter school",
  };
  // 'Guitar lessons' are called so; other languages have the name the idea gives them.
  const at = understanding.words.findIndex((word) => TAUGHT.test(word));
  const before = understanding.words[at - 1] ?? "";
  const phrase = `${before} ${called}`;
  const isSaid = understanding.said?.names.has(phrase) ?? isContent(before, "en");
  const name = isSaid ? phrase : called;
  const others = found.filter((one) => !/^(?:yogaClass|course|lesson|appointment)$/.test(one.known.id));
  return [{ known, words: [called, `${called}s`, "classes"], score: 2, called: name }, ...others];
}

/** Kinds of app an idea names, without those that its things tell otherwise: lessons of somebody's pupils are no course. */
export function kindsOf(understanding: Understanding, found: readonly FoundThing[]): readonly Archetype[] {
  const { archetypes, words } = understanding;
  const has = (...ids: string[]): boolean => found.some(({ known }) => ids.includes(known.id));
  const says = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  const text = ` ${words.join(" ")} `;
  const kinds = archetypes.flatMap((archetype): Archetype[] => {
    if (
      archetype === "learning" &&
      has("student", "child", "swimmer") &&
      has("lesson", "homework", "payment") &&
      !says(/card|quiz|vocab/)
    )
      return ["tracker"];
    // What one drives to is another matter, and who drives takes no shifts.
    const isWithin = has("ride", "lift") && / (?:carpool|car pool|ride share|lift)/.test(text);
    if (isWithin && archetype === "fitness" && !says(/^(?:workouts?|fitness|gym|reps)$/)) return [];
    if (isWithin && archetype === "shifts" && !says(/^(?:rotas?|shifts?|roster|rotation|duty|duties)$/)) return [];
    // Who swaps hours and favours sells nothing.
    if (
      archetype === "marketplace" &&
      / (?:babysitting|favou?rs?|help|time|skills?|childcare) (?:swap|exchange|trade)/.test(text)
    )
      return ["community"];
    // Pocket money is handed out and saved up; nobody shares the bill for it.
    if (archetype === "budget" && / pocket money /.test(text) && !says(/^(?:budget\w*|expenses?|split\w*|spending)$/))
      return [];
    const isWork = has("siteJob", "hoursEntry", "materialItem", "quote");
    return archetype === "jobs" && isWork && !says(/^(?:boards?|hiring|vacanc\w+|openings|apply|careers?)$/)
      ? []
      : [archetype];
  });
  // Who books lessons or signs up for a course wants a place in it, no cards to learn by.
  if (kinds[0] !== "booking" && taughtIn(understanding) !== undefined)
    return [...new Set<Archetype>(["booking", ...kinds.filter((kind) => kind !== "learning")])];
  return [...new Set(kinds.length === 0 && isShared(understanding) ? (["lending"] as const) : kinds)];
}

/** Whether a thing is shared, as machines and trailers are: it goes from one to the other. */
function isShared({ words, about }: Understanding): boolean {
  const at = words.indexOf("sharing");
  const before = words[at - 1] ?? "";
  return (
    at > 0 &&
    about?.kind?.role === "item" &&
    about.noun.split(" ").at(-1) === before.replace(/s$/, "") &&
    !/^(?:photos?|pictures?|files?|screens?|recipes?|knowledge|skills?|costs?|rides?|jobs?|desks?|foods?|meals?|music|videos?|notes?|stor(?:y|ies)|plots?|harvests?)$/.test(
      before,
    )
  );
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
  planner: ["workTask"],
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

const ROOM = /^(?:room|hall|studio|venue|space)s?$/;

/** Where the rooms of a field are booked, these are its things: a band books no song. */
export function withRoom(domain: Domain, { archetypes: [lead], words }: Understanding): Domain {
  const at = words.findIndex((word, place) => ROOM.test(word) && BOOKED.test(words[place + 1] ?? ""));
  const room = DOMAINS.find(({ id }) => id === "rooms")?.things.find(({ id }) => id === "room");
  if (lead !== "booking" || at < 0 || !room || domain.things.some(({ id }) => id === room.id)) return domain;
  const said = singularOf(words[at] ?? "room", undefined);
  const before = isContent(words[at - 1] ?? "", "en") ? `${words[at - 1]} ` : "";
  const name = `${before}${said}`.replace(/^./, (letter) => letter.toUpperCase());
  const fields =
    "Name: text\nPhoto: image\nSize: choice small|medium|large\nSeats: number 4..40\nHas: tags daylight|sound system|tables|kitchen|quiet\nStep-free: boolean 60\nNote: text";
  const rows = "The big one\nGround floor, left\nUnder the roof\nBy the yard\nThe quiet one";
  const called = { ...room, name, plural: pluralOf(name), words: `${room.words} ${said}*2 ${said}s*2`, fields, rows };
  // What is played there is another matter.
  return { ...domain, things: [called, ...domain.things.filter(({ role }) => role !== "item" && role !== "person")] };
}

/** A field of a calling as its kind of app needs it: what is booked is a service, and a client stands for the customers. */
export function fitted(domain: Domain, [lead]: readonly Archetype[], found: readonly FoundThing[]): Domain {
  if (domain.calling !== true) return domain;
  const isBookable = domain.things.some(({ role, fields }) => role === "item" && /^Minutes: /m.test(fields));
  // A shop brings its orders; what it sells is another thing.
  const own = lead === "shop" ? domain.things.filter(({ id }) => id !== "customerOrder") : domain.things;
  const things =
    lead === "booking" && !isBookable && found.every(({ known }) => known.role !== "item")
      ? [...linked(["service"]), ...own]
      : own;
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
