import { capital, pluralOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, daysAfter, field, form, mark, rollup, rowsOf, stats, turn } from "./build.ts";
import { numberOf } from "../brief/written-numbers.ts";
import { countIn, listBehind, nameOf } from "./facts.ts";

const CROPS: readonly (readonly [what: string, family: string, days: number])[] = [
  ["Tomatoes", "nightshades", 80],
  ["Carrots", "roots", 75],
  ["Bush beans", "legumes", 55],
  ["Lettuce", "leaves", 45],
  ["Zucchini", "squashes", 60],
  ["Onions", "alliums", 100],
  ["Kale", "brassicas", 70],
  ["Beets", "roots", 60],
  ["Peas", "legumes", 65],
  ["Garlic", "alliums", 240],
];
const FAMILIES = ["roots", "legumes", "leaves", "brassicas", "nightshades", "squashes", "alliums", "flowers"];

/** What the text says of beds, and the sample rows that follow from it. */
function bedFacts({ text, lower }: ActivityText) {
  const one = /\bfields?\b/.test(lower)
    ? "field"
    : /\bplots?\b/.test(lower)
      ? "plot"
      : /\bcontainers?|pots?\b/.test(lower) && !/\bbeds?\b/.test(lower)
        ? "pot"
        : "bed";
  const many = pluralOf(one);
  const count = Math.min(
    countIn(text, `(?:raised )?${many}|${one}s`) ?? (numberOf(/\b(\d{1,2}) raised/.exec(lower)?.[1]) || 4),
    24,
  );
  const listed = listBehind(text, "crops?|plants?|vegetables|veg|growing|grow", 3).map(capital);
  const crops =
    listed.length > 1
      ? listed.map(
          (what, at) =>
            [
              what,
              CROPS.find(([name]) => name.toLowerCase().includes(what.toLowerCase().slice(0, 5)))?.[1] ??
                FAMILIES[at % 4] ??
                "leaves",
              70,
            ] as const,
        )
      : CROPS.slice(0, Math.max(5, Math.min(10, count + 2)));
  const beds = Array.from({ length: count }, (_, at) => `${capital(one)} ${String(at + 1)}`);
  const rows = crops.map(([what, family, days], at) => {
    const sown = [-60, -30, -50, -20, -62, -15, -66, -5, -12, -90][at % 10] ?? -20;
    return [what, turn(beds, at), family, day(sown), days, sown + days <= 0 ? "harvesting" : "growing"];
  });
  return { one, many, count, beds, rows, text };
}

type BedFacts = ReturnType<typeof bedFacts>;

const bedEntities = ({ one, many, beds, rows }: BedFacts): Activity["entities"] => [
  {
    id: "bed",
    name: capital(one),
    plural: capital(many),
    icon: "square",
    fields: [
      "Name: text",
      "Sun: choice full sun|half shade|shade",
      "Soil: text",
      rollup("Growing now", "count", "planting.bed", {
        where: [when.ne("state", "cleared")],
        warn: [mark(when.eq("growingNow", 0), "attention", "Free")],
      }),
    ],
    rows: beds.map((name, at) => ({ name, sun: ["full sun", "half shade", "full sun", "shade"][at % 4] })),
    actions: [{ do: "log", entity: "planting", via: "bed", label: "Plant here", icon: "sprout" }],
  },
  {
    id: "planting",
    name: "Planting",
    plural: "Plantings",
    icon: "sprout",
    fields: [
      "What: text",
      field(`${capital(one)}: relation bed`, { id: "bed", required: true }),
      `Family: choice ${FAMILIES.join("|")}`,
      field("Sown or planted: date -60..0", { default: "@today", required: true }),
      field("Days to harvest: number 40..120 days", { default: 70, min: 1 }),
      daysAfter("Harvest from", "sownOrPlanted", "daysToHarvest", {
        warn: [
          mark(when.lte("harvestFrom", "@today"), "good", "Ready"),
          mark(when.lte("harvestFrom", "@+14"), "attention", "Soon"),
        ],
      }),
      field("State: choice growing|harvesting|cleared", { default: "growing", required: true }),
      "Note: text",
    ],
    rows: rowsOf("what bed family sownOrPlanted daysToHarvest state", rows),
    actions: [{ do: "advance", field: "state", label: "Next", icon: "arrow-right" }],
  },
];

const bedPages = ({ one, many }: BedFacts): Activity["pages"] => [
  {
    title: capital(many),
    icon: "layout-grid",
    blocks: [
      {
        kind: "list",
        title: `What is where`,
        entity: "planting",
        subtitleField: "family",
        facts: ["sownOrPlanted", "harvestFrom", "state"],
        groupField: "bed",
        where: [when.ne("state", "cleared")],
      },
      {
        kind: "list",
        title: `Free ${many}`,
        entity: "bed",
        facts: ["sun"],
        where: [when.eq("growingNow", 0)],
        actions: [{ do: "log", entity: "planting", via: "bed", label: "Plant here", icon: "sprout" }],
      },
    ],
  },
  {
    title: "Harvest",
    icon: "wheat",
    blocks: [
      stats(
        ["Ready", countOf("planting", when.lte("harvestFrom", "@today"), when.ne("state", "cleared")), "wheat"],
        ["Growing", countOf("planting", when.eq("state", "growing")), "sprout"],
      ),
      {
        kind: "list",
        title: "Ready next",
        entity: "planting",
        subtitleField: "bed",
        facts: ["harvestFrom", "state"],
        where: [when.ne("state", "cleared")],
        sort: { field: "harvestFrom", direction: "asc" },
        actions: [{ do: "advance", field: "state", label: "Next", icon: "arrow-right" }],
      },
    ],
  },
  {
    title: "Plant",
    icon: "sprout",
    blocks: [
      form(
        "planting",
        "Sow or plant",
        ["what", "bed", "family", "sownOrPlanted", "daysToHarvest", "note"],
        "Plant it",
        "It's in the plan.",
      ),
      {
        kind: "matrix",
        title: `Families by ${one}`,
        entity: "planting",
        rowField: "bed",
        columnField: "family",
        fn: "count",
      },
    ],
  },
  {
    title: "History",
    icon: "history",
    blocks: [
      {
        kind: "table",
        title: "Everything planted",
        entity: "planting",
        fields: ["bed", "family", "sownOrPlanted", "harvestFrom", "state"],
        sort: { field: "sownOrPlanted", direction: "desc" },
      },
      form("bed", `Add a ${one}`, ["name", "sun", "soil"], "Add", "It can be planted now."),
    ],
  },
];

/** What grows in which bed, sown when, and to be harvested from when. */
function bedsOf(read: ActivityText): Activity {
  const facts = bedFacts(read);
  const { one } = facts;
  const { text, givenName } = read;
  return {
    id: "beds",
    form: "tracker",
    icon: "sprout",
    name: givenName ?? nameOf(text, `${capital(one)} Plan`),
    words: {
      tagline: `What grows in which ${one}, since when, and when it's ready.`,
      itch: "What was in here last year?",
      promise: `Every ${one} planned, nothing twice in a row`,
      pov: "POV: the first harvest is on the list",
    },
    entities: bedEntities(facts),
    pages: bedPages(facts),
  };
}

/** What grows where. */
export const beds: ActivityKind = {
  id: "beds",
  yields: true,
  few: /\bwhich (?:crops?|plants?|vegetables?) in which\b|\b(?:bed|vegetable|veg|crop|planting|garden bed|raised beds?) (?:plan(?:ner)?|rotation|layout|map|log)\b|\bwhat(?:'s| is|s)? (?:planted|growing|in|sown) (?:in )?(?:which|what|each) (?:bed|plot|field|pot)\b|\braised beds?\b.*\b(?:plan|what|where|sown|planted|crops?)\b/,
  head: /\bcrop rotation\b|\b(?:bed|planting) plan(?:ner)?\b|\b(?:raised|garden|vegetable) beds?\b/,
  not: /\b(?:hotel|hospital|hostel|patients?|members?|waiting list|allotment (?:society|association)|community garden|tanning|free|farm management|shop|landscap\w+|box scheme|csa|design tool|seed swap)\b/,
  make: bedsOf,
};
