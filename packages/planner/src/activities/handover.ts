import type { NewBlock } from "../embedded/app-draft.ts";
import type { Activity, ActivityEntity, ActivityKind, ActivityText } from "./activity.ts";
import { field, form, rowsOf, turn } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { nameOf, someKids } from "./facts.ts";
import { all, either } from "./signs.ts";

/** A section of a handover page: by which words a text asks for it, and how it is kept. */
interface Section {
  says: RegExp;
  title: string;
  icon: string;
  make: (text: string) => { entity: ActivityEntity; block: NewBlock; fields: readonly string[] };
}

const list = (
  id: string,
  name: string,
  plural: string,
  icon: string,
  fields: ActivityEntity["fields"],
  columns: string,
  rows: Parameters<typeof rowsOf>[1],
): ActivityEntity => ({ id, name, plural, icon, fields, rows: rowsOf(columns, rows) });

/** What stands on the page of a teacher who is away. */
const SCHOOL: readonly Section[] = [
  {
    says: /\bschedule|timetable|times\b|\bday(?:'s)? plan|lesson plans?|routine/,
    title: "Schedule",
    icon: "clock",
    make: () => ({
      entity: list(
        "slot",
        "Slot",
        "Schedule",
        "clock",
        [
          "What: text",
          field("From: time 08:00..15:00", { id: "starts", required: true }),
          "Until: time 08:00..15:00",
          "Where things are: text",
        ],
        "what starts until whereThingsAre",
        [
          ["Arrival and attendance", "08:15", "08:30", "List on the clipboard by the door"],
          ["Reading", "08:30", "09:20", "Red bins"],
          ["Math", "09:20", "10:20", "Page numbers on the board"],
          ["Recess", "10:20", "10:40", ""],
          ["Science", "10:40", "11:40", "Folders on the window sill"],
          ["Lunch", "11:40", "12:20", ""],
          ["Writing", "12:20", "13:10", "Gray notebooks"],
          ["Dismissal", "14:45", "15:00", "Bus list on my desk"],
        ],
      ),
      block: {
        kind: "table",
        title: "Schedule",
        entity: "slot",
        fields: ["starts", "until", "whereThingsAre"],
        sort: { field: "starts", direction: "asc" },
      },
      fields: ["what", "starts", "until", "whereThingsAre"],
    }),
  },
  {
    says: /\bseating\b|\bwho sits where\b/,
    title: "Seating",
    icon: "armchair",
    make: (text) => {
      const kids = Math.min(
        numberOf(new RegExp(`\\b${NUMBER} (?:kids|pupils|students|children)\\b`, "i").exec(text)?.[1]) || 24,
        36,
      );
      const tables = Math.min(
        numberOf(new RegExp(`\\b${NUMBER} (?:tables|groups|rows)\\b`, "i").exec(text)?.[1]) || 6,
        12,
      );
      const names = Array.from({ length: tables }, (_, at) => `Table ${String(at + 1)}`);
      return {
        entity: list(
          "seat",
          "Seat",
          "Seating",
          "armchair",
          ["Name: text", field(`Table: choice ${names.join("|")}`, { id: "table", required: true }), "Note: text"],
          "name table",
          someKids(kids).map((kid, at) => [kid, turn(names, at)]),
        ),
        block: { kind: "list", title: "Seating", entity: "seat", facts: ["note"], groupField: "table" },
        fields: ["name", "table", "note"],
      };
    },
  },
  {
    says: /\bpull-?outs?\b|\bspeech\b|\breading support\b|\bwho leaves\b|\bsupport\b|\btherapy\b/,
    title: "Who leaves when",
    icon: "door-open",
    make: () => ({
      entity: list(
        "leave",
        "Pull-out",
        "Who leaves when",
        "door-open",
        [
          "Child: text",
          "Goes to: text",
          "Day: choice every day|Monday|Tuesday|Wednesday|Thursday|Friday",
          field("From: time 09:00..14:00", { id: "starts" }),
          "Back at: time 09:00..14:00",
        ],
        "child goesTo day starts backAt",
        [
          ["Noah", "Speech", "Tuesday", "09:30", "10:00"],
          ["Mei", "Reading support", "every day", "10:40", "11:10"],
          ["Hugo", "Speech", "Thursday", "09:30", "10:00"],
        ],
      ),
      block: {
        kind: "table",
        title: "Who leaves when",
        entity: "leave",
        fields: ["goesTo", "day", "starts", "backAt"],
        sort: { field: "starts", direction: "asc" },
      },
      fields: ["child", "goesTo", "day", "starts", "backAt"],
    }),
  },
];
/** What stands on any such page. */
const EVERYWHERE: readonly Section[] = [
  {
    says: /\ballerg|medical|medic|health|inhaler|epipen/,
    title: "Allergies",
    icon: "triangle-alert",
    make: () => ({
      entity: list(
        "allergy",
        "Allergy",
        "Allergies",
        "triangle-alert",
        ["Who: text", "Allergy: text", "What to do: longText", "Where it is kept: text"],
        "who allergy whatToDo whereItIsKept",
        [
          ["Sofia", "Peanuts", "Give the pen at once, then call 911 and a parent", "Red bag by the door"],
          ["Samir", "Bee stings", "Antihistamine, watch for swelling", "First aid cabinet"],
        ],
      ),
      block: {
        kind: "cards",
        title: "Allergies",
        entity: "allergy",
        media: "icon",
        badges: [],
        subtitleField: "allergy",
        facts: ["whatToDo", "whereItIsKept"],
      },
      fields: ["who", "allergy", "whatToDo", "whereItIsKept"],
    }),
  },
  {
    says: /\bcontacts?|phone numbers?|emergenc|numbers to call|neighbou?rs?|vet\b/,
    title: "Contacts",
    icon: "phone",
    make: () => ({
      entity: list(
        "contact",
        "Contact",
        "Contacts",
        "phone",
        ["Name: text", "For what: text", "Phone: phone"],
        "name forWhat phone",
        [
          ["Front office", "Anything urgent", "555-0101"],
          ["Amara Osei", "Next door, knows everything", "555-0102"],
          ["Nurse", "Medical questions", "555-0103"],
        ],
      ),
      block: { kind: "list", title: "Contacts", entity: "contact", subtitleField: "forWhat", facts: ["phone"] },
      fields: ["name", "forWhat", "phone"],
    }),
  },
  {
    says: /\bwhere (?:stuff|things|everything|what) (?:is|are)|\bwhere .{0,20}\b(?:is|are) kept|\bstuff is\b/,
    title: "Where things are",
    icon: "map-pin",
    make: () => ({
      entity: list(
        "place",
        "Thing",
        "Where things are",
        "map-pin",
        ["What: text", field("Where: text", { id: "spot" })],
        "what spot",
        [
          ["Attendance list", "Clipboard by the door"],
          ["Spare keys", "Top drawer of the desk"],
          ["First aid kit", "Cabinet under the sink"],
        ],
      ),
      block: {
        kind: "list",
        title: "Where things are",
        entity: "place",
        subtitleField: "spot",
        facts: [],
        search: true,
      },
      fields: ["what", "spot"],
    }),
  },
];
/** What stands on the page of a house, a pet or a child that somebody else looks after. */
const HOME: readonly Section[] = [
  {
    says: /\bfeed\w*|food|meals?|walk\w*|pets?|dogs?|cats?|routine|bedtime|schedule|plants?|water/,
    title: "Every day",
    icon: "sun",
    make: (text) => {
      const isChild = /\b(?:babysitters?|kids|children|bedtime)\b/i.test(text);
      return {
        entity: list(
          "routine",
          "Task",
          "Every day",
          "sun",
          ["What: text", "Time: time 07:00..21:00", "How: text", "Done: boolean 0"],
          "what time how done",
          isChild
            ? [
                ["Dinner", "18:00", "Pasta is in the fridge", false],
                ["Bath", "19:00", "Not too hot", false],
                ["Story and lights out", "19:45", "Two stories, door ajar", false],
              ]
            : [
                ["Feed the cat", "08:00", "One cup, dry food", false],
                ["Water the plants", "09:00", "Only if the soil is dry", false],
                ["Mailbox", "12:00", "Put it on the hall table", false],
                ["Feed the cat again", "18:00", "Half a can", false],
              ],
        ),
        block: { kind: "checklist", title: "Every day", entity: "routine", doneField: "done", facts: ["time", "how"] },
        fields: ["what", "time", "how"],
      };
    },
  },
  {
    says: /\bwi-?fi|heating|alarm|trash|bins?|house|rules|how .{0,20}works?|codes?/,
    title: "The house",
    icon: "house",
    make: () => ({
      entity: list("house", "Note", "The house", "house", ["What: text", "How it works: longText"], "what howItWorks", [
        ["Wi-Fi", "Name and password are on the fridge"],
        ["Heating", "Thermostat in the hall, leave it at 19"],
        ["Trash", "Out on the street the evening before pick-up"],
      ]),
      block: { kind: "list", title: "The house", entity: "house", subtitleField: "howItWorks", facts: [] },
      fields: ["what", "howItWorks"],
    }),
  },
];

/** So many sections have a page of their own. */
const MOST_PAGES = 4;

const blocksOf = ({
  title,
  entity,
  block,
  fields,
}: Pick<Section, "title"> & ReturnType<Section["make"]>): NewBlock[] => [
  block,
  form(entity.id, `Add to “${title}”`, fields, "Add", "It's on the page."),
];

/** A page for whoever stands in, with the sections that the text lists. */
function handoverOf({ text, lower, givenName }: ActivityText): Activity {
  const isSchool = /\bsub\b|\bsubstitute\b|\bclass\b|\bteacher\b/.test(lower);
  const known = [...(isSchool ? SCHOOL : HOME), ...EVERYWHERE];
  const asked = known.filter(({ says }) => says.test(lower));
  const sections = (asked.length > 1 ? asked : known).slice(0, 6);
  const made = sections.map((section) => ({ ...section, ...section.make(text) }));
  // What must not be missed comes before everything else.
  const first = made.toSorted((a, b) => Number(b.entity.id === "allergy") - Number(a.entity.id === "allergy"));
  const who = isSchool ? "Substitute" : /\bbabysitter/.test(lower) ? "Sitter" : "Sitter";
  const report: ActivityEntity = {
    id: "report",
    name: "Note",
    plural: "How it went",
    icon: "notebook-pen",
    fields: [
      "From: text",
      field("Date: date -5..0", { default: "@today", required: true }),
      "How it went: longText",
      field("To follow up: text"),
    ],
    rows: rowsOf("from date howItWent toFollowUp", [
      [
        "Jonas Weber",
        "@-9",
        isSchool ? "A good day. We got through everything but the last writing task." : "All fine, everyone ate well.",
        isSchool ? "Two notebooks are missing" : "We're out of milk",
      ],
    ]),
  };
  return {
    id: "handover",
    form: "tracker",
    icon: "clipboard-list",
    name: givenName ?? nameOf(text, isSchool ? "Sub Handover" : `${who} Handover`),
    words: {
      tagline: "Everything somebody needs to know who stands in for you.",
      itch: "Where do I find that?",
      promise: "Nobody has to call you",
      pov: "POV: you're out, and everything runs",
    },
    entities: [...made.map(({ entity }) => entity), report],
    pages: [
      { title: "At a glance", icon: "clipboard-list", blocks: first.slice(0, 4).map(({ block }) => block) },
      ...made
        .slice(0, MOST_PAGES)
        .map(({ title, icon, ...section }) => ({ title, icon, blocks: blocksOf({ title, ...section }) })),
      // The rest shares a page: so many places are enough.
      ...(made.length > MOST_PAGES
        ? [{ title: "More", icon: "list", blocks: made.slice(MOST_PAGES).flatMap(blocksOf) }]
        : []),
      {
        title: "How it went",
        icon: "notebook-pen",
        blocks: [
          form(
            "report",
            "How did it go?",
            ["from", "date", "howItWent", "toFollowUp"],
            "Save note",
            "Thank you, it's saved.",
          ),
          {
            kind: "timeline",
            title: "Earlier notes",
            entity: "report",
            dateField: "date",
            bodyField: "howItWent",
            facts: ["toFollowUp"],
          },
        ],
      },
    ],
    notes: ["What stands on the page is an example: tap anything to change it."],
  };
}

/** A page for whoever stands in. */
export const handover: ActivityKind = {
  id: "handover",
  few: /\b(?:sub|substitute(?: teacher)?|babysitters?|house ?sitters?|pet ?sitters?|cat ?sitters?|dog ?sitters?|nann(?:y|ies)) (?:handover|notes|instructions|info(?:rmation)?|page|sheet|plans?|guide|binder)\b|\b(?:handover|instructions|notes|info(?:rmation)?|page|guide) for (?:the |our |my )?(?:sub|substitute|babysitter|house ?sitter|pet ?sitter|cat ?sitter|dog ?sitter|nanny)\b/,
  head: /\b(?:sub|substitute(?: teacher)?|babysitter|house ?sitter|pet ?sitter|cat ?sitter|dog ?sitter|nanny) (?:handover|notes|instructions|info|page|sheet|plans?|guide|binder)\b|\b(?:handover|instructions|notes|info|page|guide) for (?:the |our |my )?(?:sub|substitute|babysitter|house ?sitter|pet ?sitter|cat ?sitter|dog ?sitter|nanny)\b/,
  anywhere: either(
    /\b(?:a|the) (?:sub|substitute) (?:handover|folder|binder|page|plan)\b/,
    all(
      /\b(?:neighbou?r|sitter|babysitter|nanny|friend|mother-in-law|substitute)\b/,
      /\b(?:looks? after|stands? in|watch(?:es|ing)?|takes? care of|minding)\b/,
      /\b(?:one|a|single) (?:page|sheet)\b|\binstructions\b/,
    ),
  ),
  not: /\b(?:agency|business|clients?|booking|find a|marketplace|hire)\b/,
  readsFields: true,
  make: handoverOf,
};
