import type { NewBlock } from "../embedded/app-draft.ts";
import { type Activity, type ActivityKind, type ActivityText, type Cell, when } from "./activity.ts";
import { calc, countOf, day, field, form, rollup, rowsOf, stats, totalOf, turn } from "./build.ts";
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

function sumLogOf({ text, givenName }: ActivityText, log: SumLog): Activity {
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
  return {
    id: "sumLog",
    form: "tracker",
    icon,
    name: givenName ?? nameOf(text, log.made),
    words: { tagline: log.tagline, itch: log.itch, promise: log.promise, pov: "POV: the month adds up" },
    entities: [
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
    ],
    pages: [
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
    ],
  };
}

const RATE = /\b(\d{1,3}(?:\.\d+)?)\s?(?:p|c|cents?|ct)\b|(?:[$£€])\s?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:€|euros?)/gi;
const FIRST = /\bfirst ([\d,. ]{2,9})\b/i;
const APRIL = /\b(?:uk|hmrc|tax year|self[- ]employed|45p)\b/i;

/** Trips with their distance and what they come to; a second rate above a limit is worked out for the year. */
function mileage({ text, lower, givenName }: ActivityText): Activity {
  const isKm = /\bkm\b|\bkilomet/.test(lower);
  const unit = isKm ? "km" : "mi";
  const rates = [...text.matchAll(RATE)].map(([, small, large, other]) =>
    small === undefined ? Number(large ?? other) : Number(small) / 100,
  );
  const [rate = isKm ? 0.3 : 0.45, after] = rates;
  const limit = Number((FIRST.exec(text)?.[1] ?? "").replaceAll(/[,. ]/g, ""));
  const isTiered = after !== undefined && limit > 0;
  const label = isKm ? "Kilometers" : "Miles";
  const id = isKm ? "kilometers" : "miles";
  const currency = /£|\d ?p\b|\buk\b|hmrc/i.test(text) ? "GBP" : /\$/.test(text) ? "USD" : "EUR";
  const trips: readonly (readonly [string, string, string, number])[] = [
    ["Client visit", "Home", "Mill Lane", 8.4],
    ["Training day", "Home", "Town hall", 23.1],
    ["Two visits", "Mill Lane", "Harbor Road", 5.6],
    ["Supplies", "Home", "Wholesale market", 14.2],
    ["Client visit", "Home", "Orchard Close", 11.7],
    ["Team meeting", "Home", "Main office", 18.9],
  ];
  const year = /\btax year\b/.test(lower) || APRIL.test(text) ? "Tax year" : "Year";
  return {
    id: "mileage",
    form: "tracker",
    icon: "car",
    name: givenName ?? nameOf(text, "Mileage Log"),
    words: {
      tagline: "Every trip with its miles and what you can claim.".replace("miles", label.toLowerCase()),
      itch: "How many did I drive?",
      promise: "Trips that add up to a claim",
      pov: "POV: the claim is ready before the deadline",
    },
    entities: [
      {
        id: "year",
        name: year,
        plural: `${year}s`,
        icon: "calendar",
        fields: [
          "Name: text",
          rollup(label, "sum", `trip.year.${id}`, { unit }),
          rollup(`Claim at ${String(rate)}`, "sum", "trip.year.claim", { id: "claim", unit: currency }),
          ...(isTiered
            ? [
                calc(`Left at ${String(rate)}`, limit, "-", id, {
                  id: "left",
                  unit,
                  warn: [{ when: when.lt("left", 0), tone: "attention", label: "Lower rate now" }],
                }),
              ]
            : []),
          year === "Tax year" ? "Begins: date -200..-200" : undefined,
        ],
        rows: [{ name: `This ${year.toLowerCase()}` }, { name: `Last ${year.toLowerCase()}` }],
      },
      {
        id: "trip",
        name: "Trip",
        plural: "Trips",
        icon: "car",
        fields: [
          "Purpose: text",
          field("Date: date -30..0", { default: "@today", required: true }),
          field("From: text", { id: "start" }),
          field("To: text", { id: "goal" }),
          field(`${label}: number 1..60 ${unit}`, { required: true, min: 0 }),
          field(`Rate: money ${String(rate)}..${String(rate)} ${currency}`, {
            default: rate,
            help: `Per ${isKm ? "kilometer" : "mile"}${isTiered ? `; ${String(after)} above ${limit.toLocaleString("en-US")}` : ""}`,
          }),
          calc("Claim", id, "*", "rate", { unit: currency }),
          field(`${year}: relation year`, { id: "year", required: true }),
        ],
        rows: rowsOf(
          `purpose date start goal ${id} rate year`,
          trips.map(([purpose, start, goal, distance], at) => [
            purpose,
            day(-at * 3 - 1),
            start,
            goal,
            distance,
            rate,
            `This ${year.toLowerCase()}`,
          ]),
        ),
      },
    ],
    pages: [
      {
        title: "Trips",
        icon: "car",
        blocks: [
          stats(
            [`${label} this month`, totalOf("trip", id, when.gte("date", "@month")), "route"],
            [`${label} in all`, totalOf("trip", id), "sigma"],
            ["Claim so far", totalOf("trip", "claim"), "coins"],
          ),
          form(
            "trip",
            "Add a trip",
            ["purpose", "date", "start", "goal", id, "rate", "year"],
            "Add trip",
            "The trip is in the log.",
          ),
          {
            kind: "list",
            title: "Latest trips",
            entity: "trip",
            subtitleField: "goal",
            facts: ["date", id, "claim"],
            sort: { field: "date", direction: "desc" },
            limit: 12,
          },
        ],
      },
      {
        title: `${year}s`,
        icon: "calendar",
        blocks: [
          {
            kind: "table",
            title: `By ${year.toLowerCase()}`,
            entity: "year",
            fields: [id, "claim", ...(isTiered ? ["left"] : [])],
          },
          isTiered
            ? {
                kind: "calculator",
                title: `Claim for a ${year.toLowerCase()}`,
                note: `The first ${limit.toLocaleString("en-US")} at ${String(rate)}, the rest at ${String(after)}.`,
                inputs: [{ id: "distance", label, unit, initial: 0, min: 0 }],
                results: [
                  {
                    id: "full",
                    label: `At ${String(rate)}`,
                    formula: `min(distance, ${String(limit)}) * ${String(rate)}`,
                    unit: currency,
                    digits: 2,
                  },
                  {
                    id: "lower",
                    label: `At ${String(after)}`,
                    formula: `max(0, distance - ${String(limit)}) * ${String(after)}`,
                    unit: currency,
                    digits: 2,
                  },
                  { id: "claim", label: "Claim", formula: "full + lower", unit: currency, digits: 2, isMain: true },
                ],
              }
            : undefined,
          {
            kind: "chart",
            title: `${label} over time`,
            entity: "trip",
            look: "bar",
            byField: "date",
            fn: "sum",
            measureField: id,
          },
          form("year", `Start a ${year.toLowerCase()}`, ["name"], "Start", "Trips can be put in it."),
        ],
      },
      {
        title: "All trips",
        icon: "list",
        blocks: [
          {
            kind: "table",
            title: "All trips",
            entity: "trip",
            fields: ["date", "start", "goal", id, "rate", "claim", "year"],
            sort: { field: "date", direction: "desc" },
          },
        ],
      },
    ],
    notes: isTiered
      ? [
          `Trips count at ${String(rate)}; for the exact claim above ${limit.toLocaleString("en-US")}, type the total into the calculator.`,
        ]
      : [],
  };
}

/** Two pots with money in and out, and moves between them that are neither. */
function pots({ text, lower, givenName }: ActivityText): Activity {
  const sections = /\b(?:sections?|categor(?:y|ies)|groups?)\b/.test(lower)
    ? listBehind(text, "sections?|categor(?:y|ies)|groups?")
    : [];
  const options = sections.length > 1 ? sections : ["membership", "events", "equipment", "rent", "other"];
  const label = sections.length > 1 && /\bsections?\b/.test(lower) ? "Section" : "Category";
  const entries: readonly (readonly [string, string, number, string])[] = [
    ["Membership fees", "in", 240, "Bank account"],
    ["Cake stall", "in", 86.5, "Cash box"],
    ["Hall rent", "out", 120, "Bank account"],
    ["Craft supplies", "out", 23.4, "Cash box"],
    ["Donation", "in", 50, "Bank account"],
    ["Tent repair", "out", 64, "Bank account"],
    ["Stamps", "out", 8.5, "Cash box"],
  ];
  // A balance that is kept, and not worked out, refuses what would leave too little.
  const isFirm = /\b(?:below|under|less than) (?:zero|0)\b|\bnegative\b|\boverdraw/.test(lower);
  const sum = (name: string, path: string, kind?: string) =>
    rollup(name, "sum", path, { unit: "EUR", ...(kind !== undefined && { where: [when.eq("kind", kind)] }) });
  return {
    id: "pots",
    form: "tracker",
    icon: "wallet",
    name: givenName ?? nameOf(text, "Cash and Bank"),
    words: {
      tagline: "Money in and out, and what's in the cash box and the bank.",
      itch: "What's in the cash box?",
      promise: "Both balances right, any time",
      pov: "POV: the books balance at year end",
    },
    entities: [
      {
        id: "pot",
        name: "Account",
        plural: "Accounts",
        icon: "wallet",
        fields: [
          "Name: text",
          isFirm
            ? field("Balance: money 0..500 EUR", { default: 0, min: 0 })
            : field("Opening balance: money 0..500 EUR", { default: 0 }),
          sum("Income", "entry.pot.amount", "in"),
          sum("Expenses", "entry.pot.amount", "out"),
          sum("Moved in", "move.into.amount"),
          sum("Moved out", "move.outOf.amount"),
          ...(isFirm
            ? []
            : [
                { ...calc("Up to here", "openingBalance", "+", "income"), id: "sumTo1" },
                { ...calc("Up to here 2", "sumTo1", "-", "expenses"), id: "sumTo2" },
                { ...calc("Up to here 3", "sumTo2", "+", "movedIn"), id: "sumTo3" },
                calc("Balance", "sumTo3", "-", "movedOut", {
                  unit: "EUR",
                  warn: [{ when: when.lt("balance", 0), tone: "alert" as const, label: "Below zero" }],
                }),
              ]),
        ],
        rows: [
          isFirm ? { name: "Cash box", balance: 64.6 } : { name: "Cash box", openingBalance: 60 },
          isFirm ? { name: "Bank account", balance: 1006 } : { name: "Bank account", openingBalance: 850 },
        ],
        hides: ["sumTo1", "sumTo2", "sumTo3"],
      },
      {
        id: "entry",
        name: "Entry",
        plural: "Entries",
        icon: "receipt",
        fields: [
          "What for: text",
          field("Kind: choice in|out", { required: true }),
          field("Amount: money 5..200 EUR", { required: true, min: 0 }),
          field("Cash or bank: relation pot", { id: "pot", required: true }),
          field(`${label}: choice ${options.join("|")}`, { id: "section" }),
          field("Date: date -60..0", { default: "@today", required: true }),
          "Receipt number: text",
        ],
        rows: rowsOf(
          "whatFor kind amount pot section date receiptNumber",
          entries.map(([what, kind, amount, pot], at) => [
            what,
            kind,
            amount,
            pot,
            turn(options, at),
            day(-at * 6 - 1),
            String(entries.length - at).padStart(3, "0"),
          ]),
        ),
        ...(isFirm && {
          effects: [
            { when: when.eq("kind", "in"), via: "pot", field: "balance", add: "amount" },
            { when: when.eq("kind", "out"), via: "pot", field: "balance", add: "amount", times: -1 },
          ],
        }),
      },
      {
        id: "move",
        name: "Transfer",
        plural: "Transfers",
        icon: "arrow-left-right",
        fields: [
          "Note: text",
          field("Out of: relation pot", { required: true }),
          field("Into: relation pot", { required: true }),
          field("Amount: money 20..100 EUR", { required: true, min: 0 }),
          field("Date: date -30..0", { default: "@today", required: true }),
        ],
        rows: rowsOf("note outOf into amount date", [
          ["Paid in after the cake stall", "Cash box", "Bank account", 50, day(-5)],
        ]),
        ...(isFirm && {
          effects: [
            { via: "outOf", field: "balance", add: "amount", times: -1 },
            { via: "into", field: "balance", add: "amount" },
          ],
        }),
      },
    ],
    pages: [
      {
        title: "Balances",
        icon: "wallet",
        blocks: [
          {
            kind: "cards",
            title: "Now",
            entity: "pot",
            media: "icon",
            badges: [],
            facts: ["balance", "income", "expenses"],
          },
          form(
            "entry",
            "Add an entry",
            ["whatFor", "kind", "amount", "pot", "section", "date", "receiptNumber"],
            "Add entry",
            "The balance is up to date.",
          ),
        ],
      },
      {
        title: "Entries",
        icon: "receipt",
        blocks: [
          {
            kind: "table",
            title: "All entries",
            entity: "entry",
            fields: ["date", "kind", "amount", "pot", "section", "receiptNumber"],
            sort: { field: "date", direction: "desc" },
          },
        ],
      },
      {
        title: "Transfers",
        icon: "arrow-left-right",
        blocks: [
          form(
            "move",
            "Move money",
            ["note", "outOf", "into", "amount", "date"],
            "Move",
            "Both balances changed; it's no income.",
          ),
          { kind: "table", title: "Transfers", entity: "move", fields: ["outOf", "into", "amount", "date"] },
        ],
      },
      {
        title: "Summary",
        icon: "chart-column",
        blocks: [
          stats(
            ["Income", totalOf("entry", "amount", when.eq("kind", "in")), "arrow-down-left"],
            ["Expenses", totalOf("entry", "amount", when.eq("kind", "out")), "arrow-up-right"],
            ["Entries", countOf("entry"), "receipt"],
          ),
          {
            kind: "chart",
            title: `Income by ${label.toLowerCase()}`,
            entity: "entry",
            look: "bar",
            byField: "section",
            fn: "sum",
            measureField: "amount",
            where: [when.eq("kind", "in")],
          },
          {
            kind: "chart",
            title: `Expenses by ${label.toLowerCase()}`,
            entity: "entry",
            look: "bar",
            byField: "section",
            fn: "sum",
            measureField: "amount",
            where: [when.eq("kind", "out")],
          },
        ],
      },
    ],
    notes: isFirm ? ["Neither balance can go below zero. To correct one, edit it under Balances."] : [],
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

/** Trips and what they come to. */
export const mileageLog: ActivityKind = {
  id: "mileage",
  yields: true,
  few: /\bbusiness miles\b|\bmiles\b.*\b(?:tax|claim\w*|reimburse\w*|\d\dp)\b|\bmileage (?:log|tracker|book|claims?|record)\b|\btrack(?:ing)? (?:my |business )?mileage\b/,
  head: /\bbusiness miles\b|\bmileage (?:log|tracker|book|claims?|record)\b/,
  anywhere: all(
    /\b\d+(?:\.\d+)? ?(?:p|c|cents?|€|euros?|dollars?)? ?(?:per|a|each) (?:km|mile|kilomet(?:er|re))\b/,
    /\b(?:back|claims?|reimburse\w*|tax|expenses)\b/,
    /\b(?:drive|driving|trips?|miles|clients)\b/,
  ),
  not: /\b(?:calculator|fleet|fuel|mpg|service|runs?|running|shoes|bikes?|employees? submit)\b/,
  make: mileage,
};

/** Cash and bank. */
export const twoPots: ActivityKind = {
  id: "pots",
  few: /\bcash ?box and (?:a |the )?bank\b|\bcash and bank (?:book|ledger|balances?|accounts?)\b/,
  head: /\bcash ?box and (?:a |the |our )?bank\b/,
  anywhere: /\b(?:cash ?box|petty cash|cash tin|till)\b[^.]{0,30}\bbank(?: account)?\b/,
  readsFields: true,
  not: /\b(?:pos|point of sale|restaurant|shop|store|atm|bank app)\b/,
  make: (read) =>
    /\b(?:treasurer|income|expenses?|balances?|ledger|book)\b/.test(read.lower) ? pots(read) : undefined,
};
