import type { Archetype } from "@sayhey/appspec";
import type { Domain } from "./lexicon/domain.ts";
import { splitWords } from "./read-idea.ts";
import type { FoundThing } from "./things/known-thing.ts";
import type { Understanding } from "./understand.ts";

/** The words of a field without some of them, made once. */
const rests = new Map<string, string>();
function without(words: string, some: string): string {
  const key = `${words}|${some}`;
  const left = new Set(some.split(" "));
  const rest =
    rests.get(key) ??
    words
      .split(" ")
      .filter((entry) => !left.has(entry.replace(/\*[\d.]+$/, "")))
      .join(" ");
  rests.set(key, rest);
  return rest;
}

/** Whether an idea only says by a field whom it is for, and names something else: a box of lost gloves is no lesson. */
export function isOnlyForThem(
  { words, whom }: Domain,
  { nameScore, subject, about }: Understanding,
  found: readonly FoundThing[],
): boolean {
  if (whom === undefined) return false;
  const people = new Set(whom.split(" "));
  const isThem = (word: string): boolean => people.has(word);
  const noun = splitWords(about?.noun ?? "").at(-1) ?? "";
  const [main] = found.filter(({ known }) => known.role !== "person");
  const isElse =
    (main !== undefined && main.score >= 0.7) ||
    (subject.some((word) => !isThem(word)) && !isThem(noun) && !isThem(`${noun}s`));
  return isElse && nameScore(without(words, whom)) === 0;
}

/** Whether an idea speaks of visits to those of a calling: who writes down visits to the doctor is a patient. */
export function isVisited({ calling, words }: Domain, idea: Understanding): boolean {
  const text = ` ${idea.words.join(" ")} `;
  return (
    calling === true &&
    words.split(" ").some((entry) => text.includes(` ${entry.replace(/\*[\d.]+$/, "").replaceAll("_", " ")} visit`))
  );
}

/**
 * A field that the idea names only by a pursuit beside it keeps its things and its look; what it says of itself, and the people and dates that
 * the idea does not name, are those of another: who swims runs no races.
 */
export function besideIts(field: Domain, { nameScore }: Understanding, found: readonly FoundThing[]): Domain {
  if (field.besides === undefined || nameScore(without(field.words, field.besides)) > 0) return field;
  const things = field.things.filter(
    ({ role, words }) => nameScore(words) > 0 || (found.length === 0 && role !== "event" && role !== "person"),
  );
  return { ...field, general: true, things };
}

/** Kinds of app in which somebody keeps what is theirs, and those in which people meet. */
const KEEPING: ReadonlySet<Archetype> = new Set([
  "tracker",
  "log",
  "planner",
  "collection",
  "inventory",
  "fitness",
  "journal",
  "dashboard",
]);
const MEETING: ReadonlySet<Archetype> = new Set(["community", "feed", "chat"]);

/** General copy speaks of the thing at hand, not of those whose field it is near: a cat is not for dog owners. */
export function forItsOwn(domain: Domain, lead: Archetype | undefined): Domain {
  const { id, calling, general, things } = domain;
  if (general !== true || calling === true || id === "general" || id.startsWith("kind-")) return domain;
  const main = things.find(({ role }) => role === "item" || role === "event") ?? things[0];
  const isKept = KEEPING.has(lead ?? "tracker");
  if (!main || (!isKept && !MEETING.has(lead ?? "tracker"))) return domain;
  const tag = main.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  return {
    ...domain,
    audience: isKept
      ? `people who ${main.role === "person" ? "look after" : "keep track of"} ${main.plural.toLowerCase()}`
      : "everyone in the group",
    hashtags: `${tag}|everyday|smallapps`,
  };
}
