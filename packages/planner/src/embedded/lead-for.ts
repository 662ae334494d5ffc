import type { Archetype } from "@sayhey/appspec";
import type { Domain } from "./lexicon/domain.ts";
import type { FoundThing } from "./things/known-thing.ts";
import type { NamedThing, Understanding } from "./understand.ts";
import { leadOfSite } from "./site.ts";
import type { Feature } from "./words.ts";

/** What to build where the idea only names its thing. */
export function leadFor(
  domain: Domain,
  [main]: readonly FoundThing[],
  { about, features, isSite }: Understanding,
): Archetype {
  if (isSite === true) return leadOfSite(domain);
  if (isRecord(domain, about)) return "tracker";
  for (const [feature, archetype] of LED_BY)
    if (features.has(feature) && (!main || main.score < 0.9 || main.known.role === "person")) return archetype;
  if (!main || main.score < 0.9) return domain.lead;
  if (!domain.things.some(({ id }) => id === main.known.id)) return domain.lead;
  const { role, id } = main.known;
  const own = LEADS[id] ?? (role === "event" ? "planner" : role === "log" ? "tracker" : undefined);
  return own ?? (role === "person" && domain.general === true ? "directory" : domain.lead);
}

/** What a wish makes of an app that has no other kind. */
const LED_BY: readonly [Feature, Archetype][] = [
  ["photos", "feed"],
  ["map", "directory"],
  ["calendar", "planner"],
  ["checklist", "planner"],
];

/** Kinds of app for things that are always dealt with in the same way. */
const LEADS: Partial<Record<string, Archetype>> = {
  helper: "shifts",
  member: "community",
  player: "leaderboard",
  guest: "events",
  drawName: "events",
  client: "pipeline",
  swimmer: "leaderboard",
  poet: "leaderboard",
  student: "learning",
  tandemPartner: "matching",
  bugReport: "board",
  workTask: "board",
  jobApplication: "board",
  listing: "marketplace",
  product: "shop",
  ride: "events",
  lostItem: "directory",
  song: "collection",
  favour: "directory",
  restaurant: "directory",
  place: "directory",
  team: "leaderboard",
  court: "booking",
  service: "booking",
  coinItem: "collection",
  chargingStation: "directory",
  campsite: "directory",
  game: "collection",
  contentPost: "planner",
  trip: "planner",
};

/** Whether a thing is a place that is looked for among others: a restaurant, a campsite. */
export const isFoundPlace = (id: string): boolean => LEADS[id] === "directory";

/** Whether the thing named is what the field writes down rather than what it is about: invoices, sightings. */
function isRecord(domain: Domain, about: NamedThing | undefined): boolean {
  return domain.things.some(
    ({ role, words, name }) =>
      role === "log" &&
      about !== undefined &&
      (words.split(" ").includes(about.noun) || name.toLowerCase() === about.noun),
  );
}
