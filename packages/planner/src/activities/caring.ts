import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, daysAfter, field, form, mark, moment, numbered, rollup, rowsOf, stats, turn } from "./build.ts";
import { nameOf, peopleIn } from "./facts.ts";
import { all, either } from "./signs.ts";

/** What the text says of who looks after whom, and the sample rows that follow from it. */
function careFacts({ text, lower }: ActivityText) {
  const isPet = /\b(?:dogs?|cats?|pets?|puppy|rabbits?|horse|chickens|hens)\b/.test(lower);
  const isBaby = /\b(?:baby|newborn|twins|toddler)\b/.test(lower);
  const { names } = peopleIn(text, {
    nouns:
      "siblings|brothers|sisters|family members|of us|helpers|carers|people|friends|neighbou?rs|grandparents|parents|cousins",
    usual: 4,
    most: 12,
  });
  const visit = isBaby ? "Shift" : "Visit";
  const kinds = isPet
    ? ["walk", "feeding", "vet", "company"]
    : isBaby
      ? ["morning", "afternoon", "evening", "night"]
      : ["visit", "shopping", "doctor", "overnight", "call"];
  const medicines: readonly (readonly [string, string, string])[] = isPet
    ? [
        ["Joint tablet", "half a tablet", "08:00"],
        ["Ear drops", "3 drops", "19:00"],
      ]
    : isBaby
      ? [
          ["Vitamin D", "1 drop", "09:00"],
          ["Saline nose drops", "as needed", "19:00"],
        ]
      : [
          ["Blood pressure tablet", "1 tablet", "08:00"],
          ["Calcium", "1 tablet", "12:30"],
          ["Eye drops", "1 drop each eye", "20:00"],
        ];
  const hasMedicine = !isBaby || /\bmedic|meds|drops|vitamin/.test(lower);
  const notes = isPet
    ? ["Ate everything, long walk in the park", "Limped a little on the left", "Very tired today"]
    : isBaby
      ? ["Slept from 1 to 3", "Drank 120 ml at noon", "A bit of a cold"]
      : [
          "In good spirits, we looked at photos",
          "Ate little at lunch",
          "The new glasses are ready to collect",
          "Phone was off, reset it",
        ];
  const buys = isPet
    ? ["Dry food", "Poop bags", "Treats"]
    : isBaby
      ? ["Diapers, size 2", "Wipes", "Formula"]
      : ["Milk", "Bananas", "Bread", "Batteries for the remote", "Hand cream"];
  return { names, visit, kinds, medicines, hasMedicine, notes, buys, text, isPet, isBaby };
}

type CareFacts = ReturnType<typeof careFacts>;

const careEntities = ({
  names,
  visit,
  kinds,
  medicines,
  hasMedicine,
  notes,
  buys,
}: CareFacts): Activity["entities"] => [
  {
    id: "person",
    name: "Person",
    plural: "People",
    icon: "users",
    fields: [
      "Name: text",
      rollup(`${visit}s`, "count", "visit.who", { id: "visits" }),
      rollup("Next time", "earliest", "visit.who.starts", { where: [when.gte("starts", "@today")] }),
      "Phone: phone",
    ],
    rows: names.map((name, at) => ({ name, phone: `555-01${String(30 + at)}` })),
  },
  {
    id: "visit",
    name: visit,
    plural: `${visit}s`,
    icon: "calendar-check",
    fields: [
      numbered(visit),
      field("Who: relation person", { required: true }),
      field("Starts: dateTime 0..12 09:00..18:00", { required: true }),
      field(`What: choice ${kinds.join("|")}`, { id: "kind" }),
      "Done: boolean 0",
      "Note: text",
    ],
    rows: rowsOf(
      "who starts kind done",
      Array.from({ length: 10 }, (_, at) => [
        turn(names, at),
        moment(at - 1, at % 2 === 0 ? "10:00" : "17:00"),
        turn(kinds, at),
        at === 0,
      ]),
    ),
  },
  {
    id: "note",
    name: "Note",
    plural: "Notes",
    icon: "notebook-pen",
    fields: [
      "Note: text",
      "From: relation person",
      field("Written: dateTime -4..0 09:00..20:00", { default: "@now" }),
      "Important: boolean 0",
    ].map((line) => (typeof line === "string" && line.startsWith("From") ? field(line, { id: "author" }) : line)),
    rows: rowsOf(
      "note author written important",
      notes.map((note, at) => [note, turn(names, at + 1), moment(-at, "18:30"), at === 1]),
    ),
  },
  ...(hasMedicine
    ? [
        {
          id: "medicine",
          name: "Medicine",
          plural: "Medicines",
          icon: "pill",
          fields: [
            "Name: text",
            "How much: text",
            "Time: time 08:00..20:00",
            field("Last given: date -1..0", { default: "@today" }),
            daysAfter("Next due", "lastGiven", 1, {
              warn: [
                mark(when.lt("nextDue", "@today"), "alert", "Overdue"),
                mark(when.eq("nextDue", "@today"), "attention", "Today"),
              ],
            }),
            "Note: text",
          ],
          rows: medicines.map(([name, howMuch, time], at) => ({
            name,
            howMuch,
            time,
            lastGiven: day(at === 0 ? 0 : -1),
          })),
          actions: [{ do: "set" as const, field: "lastGiven", value: "@today", label: "Given today", icon: "check" }],
        },
      ]
    : []),
  {
    id: "buy",
    name: "Thing to get",
    plural: "Things to get",
    icon: "shopping-basket",
    fields: ["What: text", "Bought: boolean 0", "Note: text"],
    rows: buys.map((what, at) => ({ what, bought: at === 1 })),
  },
];

const carePages = ({ visit, hasMedicine }: CareFacts): Activity["pages"] => [
  {
    title: "Today",
    icon: "sun",
    blocks: [
      {
        kind: "agenda",
        title: "Who's there when",
        entity: "visit",
        dateField: "starts",
        facts: ["who", "kind"],
        where: [when.gte("starts", "@today")],
        limit: 8,
        actions: [{ do: "toggle", field: "done", label: "Done", doneLabel: "Done", icon: "check" }],
      },
      hasMedicine
        ? {
            kind: "due",
            title: "Medicines",
            entity: "medicine",
            dueField: "nextDue",
            lastField: "lastGiven",
            doneLabel: "Given today",
            facts: ["howMuch", "time"],
          }
        : undefined,
      form("note", "Leave a note", ["note", "author", "important"], "Leave note", "Everyone can read it."),
    ],
  },
  {
    title: "Notes",
    icon: "notebook-pen",
    blocks: [
      {
        kind: "list",
        title: "Important",
        entity: "note",
        subtitleField: "author",
        facts: ["written"],
        where: [when.eq("important", true)],
        sort: { field: "written", direction: "desc" },
      },
      { kind: "timeline", title: "All notes", entity: "note", dateField: "written", whoField: "author", facts: [] },
    ],
  },
  {
    title: "Plan",
    icon: "calendar-days",
    blocks: [
      form("visit", `Plan a ${visit.toLowerCase()}`, ["who", "starts", "kind", "note"], "Plan it", "It's in the plan."),
      {
        kind: "table",
        title: `All ${visit.toLowerCase()}s`,
        entity: "visit",
        fields: ["who", "starts", "kind", "done"],
        sort: { field: "starts", direction: "asc" },
      },
      stats([`${visit}s ahead`, countOf("visit", when.gte("starts", "@today")), "calendar-check"]),
    ],
  },
  {
    title: "Shopping",
    icon: "shopping-basket",
    blocks: [
      { kind: "checklist", title: "Things to get", entity: "buy", doneField: "bought" },
      form("buy", "Add something", ["what", "note"], "Add", "It's on the list."),
    ],
  },
  {
    title: "People",
    icon: "users",
    blocks: [
      { kind: "leaderboard", title: `${visit}s each`, entity: "person", scoreField: "visits", limit: 20 },
      { kind: "table", title: "People", entity: "person", fields: ["phone", "visits", "nextTime"] },
      form("person", "Add a person", ["name", "phone"], "Add", "They're in the plan."),
    ],
  },
];

/** Visits in turn, notes to each other, medicines and what to buy: for somebody whom several look after. */
function caringOf(read: ActivityText): Activity {
  const facts = careFacts(read);
  const { isPet, isBaby } = facts;
  const { text, givenName } = read;
  return {
    id: "caring",
    form: "tracker",
    icon: isPet ? "paw-print" : isBaby ? "baby" : "heart-handshake",
    name: givenName ?? nameOf(text, isPet ? "Pet Care" : isBaby ? "Baby Log" : "Family Care"),
    words: {
      tagline: "Who's there when, what to know, and what's still needed.",
      itch: "Who's going today?",
      promise: "Everyone knows what happened last",
      pov: "POV: nobody has to call around first",
    },
    entities: careEntities(facts),
    pages: carePages(facts),
  };
}

const SOMEBODY =
  "(?:my |our )?(?:mum|mom|dad|mother|father|gran\\w*|nan|parents?|aunt\\w*|uncle|husband|wife|elderly \\w+|old dog|sick dog|baby|newborn)";
/** Several people who look after somebody. */
export const caring: ActivityKind = {
  id: "caring",
  few: new RegExp(
    `\\b(?:caring|care|looking after|look after|visits?|visiting)\\b(?: (?:for|to|of|plan for|rota for))? ${SOMEBODY}\\b|\\b(?:handover notes|family care|care (?:plan|diary|log)) for ${SOMEBODY}\\b`,
  ),
  head: new RegExp(
    `\\b(?:caring for|care for|looking after|look after|taking care of|visit(?:ing)?)\\b ${SOMEBODY}\\b`,
  ),
  anywhere: either(
    new RegExp(
      `\\b(?:take turns|share|together|between us)\\b[^.]{0,30}\\b(?:caring for|looking after|look after|visiting|care for) ${SOMEBODY}\\b|\\b(?:siblings|family|sisters|brothers|of us)\\b[^.]{0,40}\\b(?:look after|care for|visit) ${SOMEBODY}\\b`,
    ),
    all(
      /\b(?:the care of|caring for|care for|looks? after|looking after)\b[^.]{0,20}\b(?:father|mother|mum|mom|dad|parents|gran\w*|aunt|uncle)\b/,
      /\b(?:who (?:visits|goes|is there|comes)|visits|tablets|medicines?|pills)\b/,
    ),
  ),
  not: /\b(?:agency|business|home care (?:company|provider)|care home|nursing home|clients?|patients?|babysitters?|hair ?care|skin ?care|day ?care cent(?:er|re)|recipes?|gift|birthday|photos?|memories)\b/,
  make: caringOf,
};
