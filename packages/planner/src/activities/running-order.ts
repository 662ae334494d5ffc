import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, field, form, rollup, rowsOf, stats } from "./build.ts";
import { nameOf } from "./facts.ts";
import { all } from "./signs.ts";

/** Parts of an evening with how long each takes: what they are called, and samples in minutes and seconds. */
interface Order {
  says: RegExp;
  set: readonly [one: string, many: string];
  part: readonly [one: string, many: string];
  more: string;
  sets: readonly string[];
  parts: readonly (readonly [title: string, minutes: number, seconds: number, more: string])[];
  icon: string;
}

const ORDERS: readonly Order[] = [
  {
    says: /\bset ?-?lists?\b|\bsongs?\b|\bgigs?\b|\bband\b/,
    set: ["Set", "Sets"],
    part: ["Song", "Songs"],
    more: "Key: text",
    sets: ["First set", "Second set"],
    parts: [
      ["Opening night", 3, 45, "G"],
      ["Back road", 4, 10, "D"],
      ["Paper lantern", 2, 58, "Am"],
      ["Slow train home", 5, 5, "C"],
      ["The ferry", 3, 30, "E"],
      ["Winter coat", 4, 22, "Em"],
      ["Neighbors", 3, 15, "A"],
      ["Last one standing", 4, 50, "G"],
    ],
    icon: "music",
  },
  {
    says: /\b(?:show|wedding|ceremony|church|service|talent|recital|run sheet|running order|run of show|radio|podcast|broadcast|assembly|gala)\b/,
    set: ["Part", "Parts"],
    part: ["Item", "Items"],
    more: "Who: text",
    sets: ["First half", "Second half"],
    parts: [
      ["Welcome", 4, 0, "Host"],
      ["Opening number", 5, 30, "Everyone"],
      ["Duet", 3, 50, "Two voices"],
      ["Short talk", 8, 0, "Guest"],
      ["Dance", 4, 15, "Dance group"],
      ["Raffle", 6, 0, "Host"],
      ["Finale", 7, 20, "Everyone"],
    ],
    icon: "list-ordered",
  },
];

/** What comes after what, with the time that all of it takes. */
function orderOf({ text, lower, givenName }: ActivityText): Activity {
  const order = ORDERS.find(({ says }) => says.test(lower)) ?? ORDERS[1];
  const [set = "Set", sets = "Sets"] = order?.set ?? [];
  const [part = "Song", parts = "Songs"] = order?.part ?? [];
  const more = field(order?.more ?? "Who: text");
  const half = Math.ceil((order?.parts.length ?? 0) / 2);
  const rows = (order?.parts ?? []).map(([title, minutes, seconds, own], at) => [
    title,
    order?.sets[at < half ? 0 : 1],
    at < half ? at + 1 : at - half + 1,
    minutes,
    seconds,
    own,
  ]);
  return {
    id: "order",
    form: "tracker",
    icon: order?.icon ?? "list-ordered",
    name: givenName ?? nameOf(text, set === "Set" ? "Set List" : "Running Order"),
    words: {
      tagline: `What comes next, and how long all of it takes.`,
      itch: "How long is it all?",
      promise: "The running time, always right",
      pov: "POV: it ends on the minute",
    },
    entities: [
      {
        id: "set",
        name: set,
        plural: sets,
        icon: "list-music",
        fields: [
          "Name: text",
          "Date: date 3..20",
          "Place: text",
          rollup("Running time", "sum", "part.set.length", { unit: "m:ss" }),
          rollup(parts, "count", "part.set", { id: "count" }),
        ],
        rows: (order?.sets ?? []).map((name) => ({ name, date: day(9) })),
      },
      {
        id: "part",
        name: part,
        plural: parts,
        icon: order?.icon ?? "music",
        fields: [
          "Title: text",
          field(`${set}: relation set`, { id: "set" }),
          field("Position: number 1..20", { id: "position", min: 1 }),
          field("Minutes: number 0..10", { required: true, min: 0 }),
          field("Seconds: number 0..59", { default: 0, min: 0, max: 59 }),
          { ...calc("Minutes in seconds", "minutes", "*", 60), id: "share" },
          calc("Length", "share", "+", "seconds", { unit: "m:ss" }),
          more,
          "Note: text",
        ],
        rows: rowsOf(`title set position minutes seconds ${more.id}`, rows),
        hides: ["share"],
        actions: [
          { do: "add", field: "position", by: -1, label: "Up", icon: "arrow-up" },
          { do: "add", field: "position", by: 1, label: "Down", icon: "arrow-down" },
        ],
      },
    ],
    pages: [
      {
        title: "Order",
        icon: order?.icon ?? "list-ordered",
        blocks: [
          {
            kind: "cards",
            title: "Running time",
            entity: "set",
            media: "none",
            badges: [],
            facts: ["runningTime", "count", "date"],
          },
          {
            kind: "list",
            title: "In order",
            entity: "part",
            facts: ["position", "length", more.id],
            groupField: "set",
            where: [when.filled("set")],
            sort: { field: "position", direction: "asc" },
            actions: [
              { do: "add", field: "position", by: -1, label: "Up", icon: "arrow-up" },
              { do: "add", field: "position", by: 1, label: "Down", icon: "arrow-down" },
            ],
          },
        ],
      },
      {
        title: parts,
        icon: "list",
        blocks: [
          stats(
            [parts, countOf("part"), order?.icon ?? "music"],
            [`In no ${set.toLowerCase()} yet`, countOf("part", when.empty("set")), "circle-help"],
          ),
          form(
            "part",
            `Add ${/^[AEIOU]/.test(part) ? "an" : "a"} ${part.toLowerCase()}`,
            ["title", "minutes", "seconds", "set", "position", more.id],
            "Add",
            "The running time is up to date.",
          ),
          {
            kind: "table",
            title: `All ${parts.toLowerCase()}`,
            entity: "part",
            fields: ["set", "position", "length", more.id],
          },
        ],
      },
      {
        title: sets,
        icon: "list-music",
        blocks: [
          { kind: "table", title: sets, entity: "set", fields: ["date", "place", "count", "runningTime"] },
          form("set", `Add a ${set.toLowerCase()}`, ["name", "date", "place"], "Add", `${parts} can be put in it.`),
        ],
      },
    ],
  };
}

/** What comes after what. */
export const runningOrder: ActivityKind = {
  id: "order",
  yields: true,
  few: /\badd(?:s|ing)? up to \d+ min\w*\b|\bset ?-?lists?\b.*\b(?:band|gigs?|minutes|builder|planner|time|length|running|duration|maker|order)\b|\b(?:run(?:ning)? (?:sheet|order)|run of show)\b|\btotal (?:running time|run ?time|length|duration)\b/,
  head: /\bset ?-?lists?\b.*\b(?:running time|duration|length|minutes)\b|\brun(?:ning)? (?:sheet|order)\b|\brun of show\b|\btotal running time\b/,
  anywhere: all(/\bset ?lists?\b/, /\b(?:lengths?|how long|minutes|running time)\b/),
  not: /\b(?:movies?|films?|video editing|playlist generator|spotify|event management|runs?heet for couriers|deliver\w+|machines?)\b/,
  make: orderOf,
};
