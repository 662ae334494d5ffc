import { capital } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, field, form, mark, rollup, rowsOf, stats, turn } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { entriesIn, nameOf, someKids, somePeople } from "./facts.ts";
import { all } from "./signs.ts";

const TABLES = new RegExp(
  `\\b${NUMBER} (?:(?:round|long|square|big|small|rectangular) )?tables?(?: (?:of|with|for|à|seating) (?:up to )?${NUMBER})?`,
  "i",
);
const TOP = new RegExp(`\\b(?:top|head|bridal|high) table\\b(?: (?:with|of|for|seats?))?(?: ${NUMBER})?`, "i");
const EACH = new RegExp(
  `\\b${NUMBER} (?:seats?|people|guests|chairs|kids|pupils|places) (?:per|a|each|at each|at every|at a|to a) table|\\btables? (?:of|with|for) ${NUMBER}\\b`,
  "i",
);
const APART =
  /\b(?:not|never|can'?t|cannot|shouldn'?t|must ?n'?t)\b[^.]{0,24}\b(?:sit|be seated|next to|together)\b|\bkeep\b[^.]{0,24}\bapart\b/i;
const MANY_GUESTS = 26;

/** Options that stand in brackets behind a word: 'meal (beef, fish, vegan)'. */
const optionsOf = (text: string, words: string): string[] =>
  entriesIn(new RegExp(`\\b(?:${words})\\b[^.()]{0,12}[(:]\\s*([^).;\\n]+)`, "i").exec(text)?.[1] ?? "", 3);

const DISHES = /\b(?:beef|chicken|lamb|pork|duck|meat|fish|salmon|seafood|pasta|vegetarian|veggie|vegan)\b/g;

/** What the text says of tables and guests, and the sample rows that follow from it. */
function seatFacts({ text, lower }: ActivityText) {
  const isClass = /\bclass(?:room)?\b|\bpupils?\b|\bkids\b|\bstudents?\b/.test(lower) && !/\bwedding\b/.test(lower);
  const isWedding = /\bwedding|bride|groom\b/.test(lower);
  const found = TABLES.exec(text);
  const count = Math.min(numberOf(found?.[1]) || (isClass ? 6 : 8), 30);
  const each = EACH.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const seats = numberOf(found?.[2] ?? each) || (isClass ? 5 : 8);
  const top = TOP.exec(text);
  const tables: (readonly [string, number])[] = [
    ...(top === null ? [] : [["Top table", numberOf(top[1]) || 6] as const]),
    ...Array.from({ length: count }, (_, at) => [`Table ${String(at + 1)}`, seats] as const),
  ];
  const listed = optionsOf(text, "meals?|menus?|food|dinner");
  // 'Vegetarian or fish' are meals, though no word says so.
  const named = [...new Set((lower.match(DISHES) ?? []).map((dish) => dish.replace(/^veggie$/, "vegetarian")))];
  const meals = listed.length > 1 ? listed : named;
  const hasMeal = meals.length > 1 || /\bmeals?|menu|diet\w*\b/.test(lower);
  const menu = meals.length > 1 ? meals : ["meat", "fish", "vegetarian"];
  const sides = optionsOf(text, "sides?");
  const hasSide = sides.length > 1 || (isWedding && /\bsides?\b/.test(lower));
  const sideOptions = sides.length > 1 ? sides : ["bride", "groom"];
  const hasChair = /\bhigh ?chairs?\b/.test(lower);
  const hasApart = APART.test(text);
  const [one, many] = isClass ? ["Pupil", "Pupils"] : ["Guest", "Guests"];
  const names = isClass ? someKids(Math.min(24, tables.length * seats - 2)) : somePeople(MANY_GUESTS);
  const unseated = 4;
  const rows = names.map((name, at) => [
    name,
    // The last few have no seat yet; the others fill the first tables.
    at >= names.length - unseated ? undefined : turn(tables, Math.floor(at / 5))?.[0],
    turn(sideOptions, at),
    turn(menu, [0, 1, 0, 2, 1, 0, 2, 1, 0, 0][at % 10] ?? 0),
    hasChair && at === 7,
    "",
  ]);
  const mealFields = hasMeal
    ? menu.slice(0, 5).map((meal) => rollup(capital(meal), "count", "guest.table", { where: [when.eq("meal", meal)] }))
    : [];
  const mealIds = mealFields.map(({ id }) => id);
  const asked = [
    "name",
    "table",
    ...(hasSide ? ["side"] : []),
    ...(hasMeal ? ["meal"] : []),
    ...(hasChair ? ["highChair"] : []),
    ...(hasApart ? ["notWith"] : []),
    "note",
  ];
  const facts = [...(hasMeal ? ["meal"] : []), ...(hasSide ? ["side"] : []), ...(hasApart ? ["notWith"] : [])].slice(
    0,
    3,
  );
  return {
    mealFields,
    count,
    seats,
    tables,
    hasMeal,
    menu,
    hasSide,
    sideOptions,
    hasChair,
    hasApart,
    one,
    many,
    rows,
    text,
    mealIds,
    asked,
    facts,
  };
}

type SeatFacts = ReturnType<typeof seatFacts>;

const seatEntities = ({
  mealFields,
  tables,
  hasMeal,
  menu,
  hasSide,
  sideOptions,
  hasChair,
  hasApart,
  one,
  many,
  rows,
}: SeatFacts): Activity["entities"] => [
  {
    id: "table",
    name: "Table",
    plural: "Tables",
    icon: "armchair",
    fields: [
      "Name: text",
      field("Seats: number 1..12", { required: true, min: 1 }),
      rollup("Seated", "count", "guest.table"),
      calc("Seats left", "seats", "-", "seated", {
        warn: [mark(when.lt("seatsLeft", 0), "alert", "Too many"), mark(when.eq("seatsLeft", 0), "good", "Full")],
      }),
      ...mealFields,
      hasChair ? rollup("High chairs", "count", "guest.table", { where: [when.eq("highChair", true)] }) : undefined,
    ],
    rows: tables.map(([name, places]) => ({ name, seats: places })),
  },
  {
    id: "guest",
    name: one,
    plural: many,
    icon: "users",
    fields: [
      "Name: text",
      "Table: relation table",
      hasSide ? field(`Side: choice ${sideOptions.join("|")}`) : undefined,
      hasMeal ? field(`Meal: choice ${menu.join("|")}`) : undefined,
      hasChair ? "High chair: boolean 0" : undefined,
      hasApart
        ? field("Not with: text", {
            help: "Who they must not sit with",
            warn: [mark(when.filled("notWith"), "attention", "Keep apart")],
          })
        : undefined,
      "Note: text",
    ],
    rows: rowsOf("name table side meal highChair", rows).map(({ side, meal, highChair, ...row }) => ({
      ...row,
      ...(hasSide && { side }),
      ...(hasMeal && { meal }),
      ...(hasChair && { highChair }),
    })),
    limits: [{ per: ["table"], mostField: "seats" }],
  },
];

const seatPages = ({ hasMeal, hasChair, one, many, mealIds, asked, facts }: SeatFacts): Activity["pages"] => [
  {
    title: "Seating",
    icon: "armchair",
    blocks: [
      {
        kind: "list",
        title: "No seat yet",
        note: "Edit somebody to give them a table.",
        entity: "guest",
        facts,
        where: [when.empty("table")],
      },
      {
        kind: "list",
        title: "By table",
        entity: "guest",
        facts,
        groupField: "table",
        where: [when.filled("table")],
      },
    ],
  },
  {
    title: "Tables",
    icon: "layout-grid",
    blocks: [
      stats([many, countOf("guest"), "users"], ["No seat yet", countOf("guest", when.empty("table")), "circle-alert"]),
      {
        kind: "table",
        title: "Seats left",
        entity: "table",
        fields: ["seats", "seated", "seatsLeft", ...mealIds, ...(hasChair ? ["highChairs"] : [])].slice(0, 8),
      },
      form("table", "Add a table", ["name", "seats"], "Add table", "There's room for more."),
    ],
  },
  {
    title: many,
    icon: "users",
    blocks: [
      { kind: "table", title: `All ${many.toLowerCase()}`, entity: "guest", fields: asked.slice(1, 8) },
      form("guest", `Add a ${one.toLowerCase()}`, asked, "Add", "They're on the list."),
      hasMeal
        ? { kind: "chart", title: "Meals", entity: "guest", look: "donut", byField: "meal", fn: "count" }
        : undefined,
    ],
  },
];

/** Tables with seats, and who sits where. */
function seatingOf(read: ActivityText): Activity {
  const facts = seatFacts(read);
  const { hasApart } = facts;
  const { text, givenName } = read;
  return {
    id: "seating",
    form: "tracker",
    icon: "armchair",
    name: givenName ?? nameOf(text, "Seating Plan"),
    words: {
      tagline: "Who sits where, how many seats are left, and who has none yet.",
      itch: "Who still needs a seat?",
      promise: "No table too full, nobody forgotten",
      pov: "POV: the last one just got a seat",
    },
    entities: seatEntities(facts),
    pages: seatPages(facts),
    notes: [
      "To swap two at full tables, take one off their table first.",
      ...(hasApart ? ["Who can't sit together is marked on both; seating them together isn't blocked."] : []),
    ],
  };
}

/** Who sits where. */
export const seating: ActivityKind = {
  id: "seating",
  few: /\bseating (?:plans?|charts?|arrangements?|planner)\b|\btable plans?\b|\bwho sits where\b|\bseat(?:ing)? (?:the )?(?:guests|wedding guests)\b|\bsitzordnung\b|\btischplan\b|\bplan de table\b/,
  head: /\bseating (?:plans?|charts?|arrangements?|planner)\b|\btable plan\b|\bwho sits where\b/,
  anywhere: all(
    /\b\d+ (?:\w+ )?tables? (?:of|with|for) \d+|\btables? of (?:\d+|six|eight|ten)\b/,
    /\bguests?\b/,
    /\b(?:seats?|placed|sit|seated|seating)\b/,
  ),
  not: /\b(?:cinema|theat(?:er|re)|tickets?|airline|flights?|stadium|restaurant|sub (?:handover|plans?)|substitute|concert|train|bus)\b/,
  readsFields: true,
  make: seatingOf,
};
