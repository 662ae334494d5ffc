import type { NewBlock } from "../embedded/app-draft.ts";
import { type Activity, type ActivityKind, type ActivityText, type Cell, when } from "./activity.ts";
import { day, field, form, rollup, rowsOf, stats, totalOf, turn } from "./build.ts";
import { listBehind, nameOf, peopleIn } from "./facts.ts";
import { all, either } from "./signs.ts";

/** A log of what happened, added up: data for one kind of it. */
interface SumLog {
  says: RegExp;
  /** What the title of an entry says, and its sample. */
  what: string;
  sample: readonly string[];
  one: readonly [name: string, plural: string, icon: string];
  /** By what it is split: a choice with the words behind which a text lists its own. */
  by: { label: string; words: string; options: readonly string[] };
  /** What is added up, as a field line, with amounts as they happen. */
  measure: string;
  amounts: readonly number[];
  /** More that is noted, with the cells to each sample where they have to fit it. */
  more?: readonly (readonly [line: string, cells?: readonly Cell[]])[];
  /** What each sample is split by, and how many days ago it was, where that has to fit. */
  kinds?: readonly string[];
  days?: readonly number[];
  made: string;
  tagline: string;
  itch: string;
  promise: string;
  /** Whose it is, where several people log: hours of volunteers, minutes of pupils. */
  who?: { label: string; plural: string; nouns: string };
  goal?: string;
}

const LOGS: readonly SumLog[] = [
  {
    says: either(
      /\b(?:food |kitchen )?waste (?:log|tracker|sheet|diary|book)\b|\blog(?:ging)? (?:food |kitchen )?waste\b/,
      all(
        /\b(?:throw\w* away|thrown away|food waste|wasted)\b/,
        /\b(?:why|reasons?)\b/,
        /\bcosts?\b/,
        /\b(?:caf[eé]|kitchen|restaurant|bakery|canteen|bar|hotel)/,
      ),
    ),
    what: "What",
    sample: [
      "Chicken breast",
      "Mixed salad",
      "Tomato soup",
      "Bread rolls",
      "Salmon fillet",
      "Mashed potatoes",
      "Milk",
      "Chocolate mousse",
    ],
    one: ["Waste entry", "Waste entries", "trash-2"],
    by: {
      label: "Reason",
      words: "reasons?",
      options: ["spoiled", "overproduced", "dropped", "returned", "trimmings"],
    },
    measure: "Cost: money 2..30 EUR",
    amounts: [14.5, 6.2, 9.8, 3.4, 22, 5.1, 2.9, 12],
    more: [
      ["Quantity: number 1..10", [1.2, 0.8, 3, 12, 0.9, 2.5, 2, 6]],
      ["Unit: choice kg|l|pieces|portions", ["kg", "kg", "l", "pieces", "kg", "kg", "l", "portions"]],
    ],
    made: "Waste Log",
    tagline: "What was thrown away, why, and what it cost.",
    itch: "What are we throwing away?",
    promise: "Every loss with its reason",
  },
  {
    says: /\b(?:tips?) (?:log|tracker|jar|diary|book)\b|\b(?:log|record) of (?:my |our )?tips\b|\btips per shift\b|\btrack (?:my |our )?tips\b/,
    what: "Shift",
    sample: ["Friday dinner", "Saturday lunch", "Saturday dinner", "Sunday brunch", "Monday lunch", "Tuesday dinner"],
    one: ["Tip entry", "Tips", "coins"],
    by: { label: "Paid", words: "kinds?", options: ["cash", "card"] },
    measure: "Tips: money 20..140 EUR",
    amounts: [86, 42.5, 118, 64, 28, 51],
    more: [["Hours: number 4..9 h", [6, 5, 7, 5.5, 4, 6]]],
    made: "Tip Log",
    tagline: "What each shift brought, by week and month.",
    itch: "What did I make last week?",
    promise: "Every shift counted",
  },
  {
    says: /\bpetty cash\b|\bcash ?box (?:log|book)\b|\bkitty\b/,
    what: "What for",
    sample: ["Coffee and milk", "Stamps", "Printer paper", "Taxi", "Birthday cake", "Cleaning supplies"],
    one: ["Entry", "Entries", "wallet"],
    by: { label: "Category", words: "categor(?:y|ies)", options: ["kitchen", "office", "travel", "gifts", "cleaning"] },
    measure: "Amount: money 3..40 EUR",
    amounts: [12.4, 8.5, 17.9, 24, 21.5, 9.3],
    more: [["Receipt number: text", ["016", "015", "014", "013", "012", "011"]], ["Paid by: text"]],
    made: "Petty Cash",
    tagline: "What went out of the box, for what, with its receipt.",
    itch: "Where did the cash go?",
    promise: "Every receipt accounted for",
  },
  {
    says: /\b(?:volunteer(?:ing)?|service|community service) hours\b/,
    what: "What was done",
    sample: ["Food bank sorting", "Path clearing", "Homework club", "Front desk", "Driving meals", "Book sale"],
    one: ["Entry", "Entries", "clock"],
    by: {
      label: "Kind",
      words: "kinds?|types?|categor(?:y|ies)",
      options: ["helping out", "driving", "office", "outdoors"],
    },
    measure: "Hours: number 1..6 h",
    amounts: [3, 2.5, 1.5, 4, 2, 5],
    made: "Volunteer Hours",
    tagline: "Who gave how many hours, and for what.",
    itch: "How many hours is that?",
    promise: "Every hour counted",
    who: { label: "Volunteer", plural: "Volunteers", nouns: "volunteers|members|students|pupils" },
  },
  {
    says: /\b(?:practi[cs]e|practising|practicing) (?:minutes|log|chart|record|diary|time)\b|\breading minutes\b/,
    what: "What",
    sample: ["Scales", "Sonatina, first page", "New piece", "Sight reading", "Duet part", "Warm-up"],
    one: ["Practice", "Practices", "music"],
    by: { label: "Went", words: "moods?", options: ["well", "okay", "hard"] },
    measure: "Minutes: number 10..45 min",
    amounts: [20, 25, 15, 30, 20, 35],
    made: "Practice Log",
    tagline: "Minutes added up by week and by who practiced.",
    itch: "Did we practice this week?",
    promise: "Minutes that add up",
    who: { label: "Who", plural: "People", nouns: "kids|children|pupils|students|daughters|sons|players" },
  },
  {
    says: /\b(?:overtime|extra hours) (?:hours )?(?:log|tracker|book|sheet|record)\b|\b(?:log|track) (?:my |our )?overtime\b/,
    what: "What for",
    sample: [
      "Month-end closing",
      "Covered for a colleague",
      "Late delivery",
      "Trade fair",
      "Inventory",
      "Training evening",
    ],
    one: ["Entry", "Entries", "clock"],
    by: { label: "Settled", words: "kinds?|settled", options: ["open", "paid", "time off"] },
    measure: "Hours: number 0.5..4 h",
    amounts: [1.5, 2, 0.5, 3, 2.5, 1],
    made: "Overtime Log",
    tagline: "Extra hours, and which of them were paid or taken off.",
    itch: "How many hours do they owe me?",
    promise: "Every extra hour counted",
  },
  {
    says: /\b(?:electricity|gas|water|power|energy|utility|meters?)\b.*\b(?:meter readings?|readings?|usage log)\b|\bmeter (?:readings?|log)\b/,
    what: "Reading",
    sample: [
      "Electricity, this month",
      "Gas, this month",
      "Water, this month",
      "Electricity, last month",
      "Gas, last month",
      "Water, last month",
    ],
    one: ["Reading", "Readings", "gauge"],
    by: { label: "Meter", words: "meters?", options: ["electricity", "gas", "water"] },
    measure: "Used: number 4..260 units",
    amounts: [212, 48, 9.4, 231, 63, 8.8],
    more: [
      ["Meter reading: number 400..24000", [24310, 8120, 612.4, 24098, 8072, 603]],
      ["Price per unit: money 0.1..4 EUR", [0.32, 0.95, 3.8, 0.32, 0.95, 3.8]],
      ["Cost: calc used * pricePerUnit EUR"],
    ],
    kinds: ["electricity", "gas", "water", "electricity", "gas", "water"],
    days: [-2, -2, -2, -32, -32, -32],
    made: "Meter Readings",
    tagline: "What was used since last time, and what it cost.",
    itch: "Are we using more than last year?",
    promise: "Usage and cost, month by month",
  },
  {
    says: /\bdonations? (?:log|tracker|book|list|ledger)\b|\blog (?:of )?donations\b/,
    what: "From",
    sample: ["Hana Sato", "Jonas Weber", "Corner bakery", "Collection box", "Elif Demir", "Book stall"],
    one: ["Donation", "Donations", "hand-heart"],
    by: {
      label: "For",
      words: "funds?|causes?|purposes?",
      options: ["roof", "youth work", "kitchen", "wherever needed"],
    },
    measure: "Amount: money 10..200 EUR",
    amounts: [50, 25, 120, 34.6, 20, 88],
    more: [["Thanked: boolean 60", [true, false, true, true, true, false]]],
    made: "Donation Log",
    tagline: "Who gave what, for what, and who was thanked.",
    itch: "Who gave, and who was thanked?",
    promise: "Every gift noted and thanked",
  },
];

/** The options that a text lists itself or names, else the usual ones. */
const optionsFor = (text: string, { by, kinds }: SumLog): readonly string[] => {
  const said = listBehind(text, by.words);
  const named = by.options.filter((option) => new RegExp(`\\b${option}\\b`, "i").test(text));
  if (kinds !== undefined) return named.length > 0 ? named : by.options;
  return said.length > 1 ? said : by.options;
};

/** What the text says of what is added up, and the sample rows that follow from it. */
function logFacts({ text }: ActivityText, log: SumLog) {
  const options = optionsFor(text, log);
  const [one, many, icon] = log.one;
  const measured = field(log.measure, { required: true });
  const by = field(`${log.by.label}: choice ${options.join("|")}`, { id: "kind", required: true });
  const more = (log.more ?? []).map(([line, cells = []]) => ({ ...field(line), cells }));
  const title = field(`${log.what}: text`).id;
  const people = log.who === undefined ? undefined : peopleIn(text, { nouns: log.who.nouns, usual: 4, most: 20 }).names;
  const count = log.days === undefined ? Math.min(16, log.sample.length * 2) : log.sample.length;
  const samples: Cell[][] = Array.from({ length: count }, (_, at) => [
    turn(log.sample, at),
    log.kinds?.[at] ?? turn(options, at * 2 + (at % 3)),
    (turn(log.amounts, at) ?? 1) * (at < log.sample.length ? 1 : 0.8),
    day(log.days?.[at] ?? -at * 2),
    people === undefined ? undefined : turn(people, at),
    ...more.map(({ cells }) => turn(cells, at)),
  ])
    .map((cells) => cells.map((cell) => (typeof cell === "number" ? Math.round(cell * 100) / 100 : cell)))
    .filter(([, kind]) => log.kinds === undefined || options.includes(String(kind)));
  const unit = measured.name;
  const ofWho = log.who;
  const asked = [
    title,
    "kind",
    measured.id,
    ...more.map(({ id }) => id),
    ...(ofWho === undefined ? [] : ["who"]),
    "date",
  ];
  const charts: NewBlock[] = [
    {
      kind: "chart",
      title: `${unit} by ${log.by.label.toLowerCase()}`,
      entity: "entry",
      look: "bar",
      byField: "kind",
      fn: "sum",
      measureField: measured.id,
    },
    {
      kind: "chart",
      title: `${unit} over time`,
      entity: "entry",
      look: "line",
      byField: "date",
      fn: "sum",
      measureField: measured.id,
    },
  ];
  return { more, log, one, many, icon, measured, by, title, people, samples, unit, ofWho, asked, charts };
}

type LogFacts = ReturnType<typeof logFacts>;

const logEntities = ({
  more,
  log,
  one,
  many,
  icon,
  measured,
  by,
  title,
  people,
  samples,
  unit,
  ofWho,
}: LogFacts): Activity["entities"] => [
  ...(people === undefined || ofWho === undefined
    ? []
    : [
        {
          id: "person",
          name: ofWho.label === "Who" ? "Person" : ofWho.label,
          plural: ofWho.plural,
          icon: "users",
          fields: [
            "Name: text",
            rollup(`${unit} in all`, "sum", `entry.who.${measured.id}`, {
              id: "total",
              ...(measured.unit !== undefined && { unit: measured.unit }),
            }),
            rollup(`${unit} this month`, "sum", `entry.who.${measured.id}`, {
              id: "month",
              where: [when.gte("date", "@month")],
              ...(measured.unit !== undefined && { unit: measured.unit }),
            }),
          ],
          rows: people.map((name) => ({ name })),
          actions: [{ do: "log" as const, entity: "entry", via: "who", label: "Add an entry", icon: "plus" }],
        },
      ]),
  {
    id: "entry",
    name: one,
    plural: many,
    icon,
    fields: [
      `${log.what}: text`,
      by,
      measured,
      ofWho === undefined ? undefined : field(`${ofWho.label}: relation person`, { id: "who", required: true }),
      ...more.map(({ cells: _cells, ...own }) => own),
      field("Date: date -30..0", { default: "@today", required: true }),
      "Note: text",
    ],
    rows: rowsOf([title, "kind", measured.id, "date", "who", ...more.map(({ id }) => id)].join(" "), samples),
  },
];

const logPages = ({ icon, measured, people, unit, ofWho, asked, charts }: LogFacts): Activity["pages"] => [
  {
    title: "Log",
    icon,
    blocks: [
      stats(
        [`${unit} this week`, totalOf("entry", measured.id, when.gte("date", "@week")), icon],
        [`${unit} this month`, totalOf("entry", measured.id, when.gte("date", "@month")), "calendar"],
        [`${unit} in all`, totalOf("entry", measured.id), "sigma"],
      ),
      form("entry", "Add an entry", asked, "Add entry", "It's added up."),
      {
        kind: "list",
        title: "Latest",
        entity: "entry",
        subtitleField: ofWho === undefined ? "kind" : "who",
        facts: [measured.id, "date"],
        sort: { field: "date", direction: "desc" },
        limit: 12,
      },
    ],
  },
  { title: "Totals", icon: "chart-column", blocks: charts },
  ...(people === undefined || ofWho === undefined
    ? []
    : [
        {
          title: ofWho.plural,
          icon: "users",
          blocks: [
            {
              kind: "leaderboard" as const,
              title: `${unit} in all`,
              entity: "person",
              scoreField: "total",
              limit: 40,
            },
            form(
              "person",
              `Add a ${(ofWho.label === "Who" ? "person" : ofWho.label).toLowerCase()}`,
              ["name"],
              "Add",
              "They can log now.",
            ),
          ],
        },
      ]),
  {
    title: "All entries",
    icon: "list",
    blocks: [
      {
        kind: "table",
        title: "All entries",
        entity: "entry",
        fields: asked.slice(1, 9),
        sort: { field: "date", direction: "desc" },
      },
    ],
  },
];

function sumLogOf(read: ActivityText, log: SumLog): Activity {
  const facts = logFacts(read, log);
  const { icon } = facts;
  const { text, givenName } = read;
  return {
    id: "sumLog",
    form: "tracker",
    icon,
    name: givenName ?? nameOf(text, log.made),
    words: { tagline: log.tagline, itch: log.itch, promise: log.promise, pov: "POV: the month adds up" },
    entities: logEntities(facts),
    pages: logPages(facts),
  };
}

const anyLog = new RegExp(LOGS.map(({ says }) => says.source).join("|"));

/** Logs of what happened, added up. */
export const sumLogs: ActivityKind = {
  id: "sumLog",
  yields: true,
  few: anyLog,
  head: anyLog,
  anywhere: LOGS[0]?.says ?? anyLog,
  not: /\b(?:aquarium|tank|dashboard|sensors?|weather|smart meters?|waste (?:collection|management|disposal)|calculator|split(?:ter|ting)?|pool(?:ing)?|charity (?:website|platform)|donate button|website|tips and tricks|betting)\b/,
  make(read) {
    const log = LOGS.find(({ says }) => says.test(read.lower));
    return log === undefined ? undefined : sumLogOf(read, log);
  },
};
