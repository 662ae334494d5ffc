import type { Domain } from "./lexicon/domain.ts";
import { oneLine } from "./compose-identity.ts";
import { pluralOf, singularOf } from "./inflect.ts";
import { fold } from "./language.ts";
import type { Archetype } from "@sayhey/appspec";
import { camelCase, thing, type Thing } from "./thing.ts";
import type { Understanding } from "./understand.ts";

/** What kind of thing an unknown noun is, told by its shape or by a common word in the idea. */
interface Kind {
  test: RegExp;
  icon: string;
  category: string;
  directions: Domain["directions"];
  fields: string;
  log: string;
}

const KINDS: readonly Kind[] = [
  {
    test: /\b\w+(?:hours?|time|minutes?|distance|weight|price|temperature|level|pressure|score|speed)\b|\b(?:measure|measurement|reading|meter)s?\b/,
    icon: "gauge",
    category: "Tools",
    directions: ["blueprint", "field-notes"],
    fields:
      "Unit: choice count|hours|kilograms|metres|euros\nTarget: number 5..50\nActive: boolean 80\nNote: longText @remarks",
    log: "Value: number 1..50\nMeasured on: date -25..0",
  },
  {
    test: /\b\w{3,}(?:ers?|ors?|ists?|ians?|ants?|ees?|people|folks)\b/,
    icon: "user-round",
    category: "People",
    directions: ["civic", "signal"],
    fields:
      "Photo: image\nSpeciality: choice beginner|experienced|expert\nPlace: location\nPhone: phone\nAvailable: boolean 70\nSince: date -700..-20\nNote: longText @remarks",
    log: "Met on: date -30..0\nSubject: choice first contact|question|visit|follow-up\nRating: rating 3..5",
  },
  {
    test: /\b\w+(?:park|place|spot|room|house|cafe|café|shop|garden|court|beach|trail|bench|toilet|fountain|playground|station|museum|ery|eries|orium)s?\b/,
    icon: "map-pin",
    category: "Places",
    directions: ["civic", "hangar"],
    fields:
      "Photo: image\nAddress: location\nKind: choice public|private|seasonal\nOpen until: time 17:00..22:00\nRating: rating 2..5\nVisited: boolean 40\nNote: longText @remarks",
    log: "Visited on: date -40..0\nCompany: choice alone|friends|family\nRating: rating 2..5",
  },
  {
    test: /\b\w{2,}ing\b/,
    icon: "activity",
    category: "Hobbies",
    directions: ["track-day", "field-notes", "signal"],
    fields:
      "Photo: image\nLevel: choice beginner|intermediate|advanced\nPlace: location\nMinutes: number 15..120 min\nGear: tags basic|own|borrowed\nFavourite: boolean 30\nNote: longText @remarks",
    log: "Date: date -30..0\nMinutes: number 15..120 min\nEffort: rating 1..5\nPlace: location",
  },
  {
    test: /./u,
    icon: "notebook-pen",
    category: "Everyday",
    directions: ["field-notes", "blueprint", "civic", "corner-shop"],
    fields:
      "Photo: image\nStatus: choice planned|in progress|done\nPlace: location\nDate: date -30..10\nRating: rating 2..5\nTags: tags new|important|favourite|to check\nNote: longText @remarks",
    log: "Date: date -30..0\nStatus: choice seen|checked|changed|finished\nAmount: number 1..12\nRating: rating 2..5",
  },
];

/** What an app is about that only says what kind of app it is. */
const NAMELESS: Partial<Record<Archetype, string>> = {
  matching: "Person",
  quiz: "Question",
  poll: "Option",
  board: "Task",
  pipeline: "Client",
  events: "Event",
  shop: "Product",
  marketplace: "Listing",
  booking: "Appointment",
  inventory: "Item",
  directory: "Place",
  collection: "Piece",
  leaderboard: "Player",
  shifts: "Shift",
  learning: "Lesson",
  fitness: "Workout",
  timer: "Session",
  blog: "Article",
  portfolio: "Work",
  fundraising: "Cause",
  waitlist: "Visitor",
  lending: "Thing",
  planner: "Plan",
  community: "Member",
  approvals: "Request",
};

/** A field of life for an idea the lexicon does not know: an honest tracker for the thing the idea names. */
export function inferDomain(understanding: Understanding): Domain {
  const words = understanding.subject.filter((word) => /\p{L}/u.test(word));
  // The thing itself comes last in English and first in the Romance languages.
  const phrase = oneLine(
    (understanding.language === "en" || understanding.language === "de" ? words.slice(0, 3) : words.slice(0, 2)).join(
      " ",
    ),
    28,
  );
  const latin = /[A-Za-z]/.test(fold(phrase));
  const label =
    phrase === ""
      ? (NAMELESS[understanding.archetypes[0] ?? (understanding.isSite === true ? "portfolio" : "tracker")] ?? "Entry")
      : titleCase(phrase);
  // A word that nobody knows is bent by the rules of its own language, which nobody knows either.
  const isEnglish = understanding.language === "en" && (understanding.said === undefined || phrase === "");
  const singular = isEnglish ? singularOf(label) : label;
  const plural = isEnglish ? pluralOf(singular) : label;
  const isPlace = understanding.archetypes[0] === "directory" && phrase !== "";
  const kind =
    (isPlace ? KINDS.find(({ category }) => category === "Places") : undefined) ??
    KINDS.find(({ test }) => test.test(fold(phrase))) ??
    KINDS[KINDS.length - 1];
  if (!kind) throw new TypeError("KINDS: must not be empty");
  const id = latin ? camelCase(singular).slice(0, 24) : "item";
  const short = oneLine(singular, 22);
  const item: Thing = {
    ...thing("item", "Item, Items, box", "", `Name: text\n${kind.fields}`, seedTitles(singular)),
    id,
    name: singular,
    plural,
    icon: kind.icon,
  };
  const log: Thing = {
    ...thing(
      "log",
      "Entry, Entries, notebook",
      "",
      `Note: text\nAbout: relation ${id}\n${kind.log}`,
      "First entry\nBetter than expected\nNothing new today\nWorth a second look\nDone with company\nShort but good\nPut off, then done\nAsked a friend for advice",
      id,
    ),
    id: `${id}Entry`,
    name: `${short} entry`,
    plural: `${short} log`,
    icon: "notebook-pen",
  };
  return {
    id: "inferred",
    words: "",
    category: kind.category,
    directions: kind.directions,
    icon: kind.icon,
    audience:
      understanding.audience ?? (phrase === "" ? "everyone" : `people who keep track of ${plural.toLowerCase()}`),
    lead: "tracker",
    hashtags: `${words.slice(0, 2).join("|") || "notes"}|everyday|keeptrack|smallapps`,
    verbs: "Add|Log|Look back",
    names: [
      `${short} Book`,
      `${short} Desk`,
      `Daily ${short}`,
      `${short} Notes`,
      `My ${plural}`,
      `${short} & Co`,
      `The ${short} List`,
    ]
      .map((name) => oneLine(name, 40))
      .join("|"),
    problem: `Notes on ${plural.toLowerCase()} end up on scraps of paper and in old chats`,
    promise: `Every ${short.toLowerCase()} in one place`,
    itch: `${short}? Where was that note?`,
    pov: `POV: your ${short.toLowerCase()} is sorted`,
    things: [item, log],
    tasks: "Write down the first three\nAdd a photo to each\nPick what matters most\nTell a friend about it",
  };
}

/** Honest sample names: numbered kinds of the thing, nothing pretended about a field that is not known. */
function seedTitles(label: string): string {
  const short = oneLine(label, 60).replaceAll("|", " ");
  return ["Morning", "Corner", "Old", "Second", "Blue", "Neighbour's", "Summer", "Spare"]
    .map((word) => `${word} ${short.charAt(0).toLowerCase()}${short.slice(1)}`)
    .join("\n");
}

function titleCase(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
