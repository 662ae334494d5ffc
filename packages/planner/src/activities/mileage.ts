import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, day, field, form, rollup, rowsOf, stats, totalOf } from "./build.ts";
import { nameOf } from "./facts.ts";
import { all } from "./signs.ts";

const RATE = /\b(\d{1,3}(?:\.\d+)?)\s?(?:p|c|cents?|ct)\b|(?:[$£€])\s?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:€|euros?)/gi;
const FIRST = /\bfirst ([\d,. ]{2,9})\b/i;
const APRIL = /\b(?:uk|hmrc|tax year|self[- ]employed|45p)\b/i;

/** What the text says of trips, and the sample rows that follow from it. */
function tripFacts({ text, lower }: ActivityText) {
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
  return { after, rate, isKm, unit, limit, isTiered, label, id, currency, trips, year, text, lower };
}

type TripFacts = ReturnType<typeof tripFacts>;

const tripEntities = ({
  after,
  rate,
  isKm,
  unit,
  limit,
  isTiered,
  label,
  id,
  currency,
  trips,
  year,
}: TripFacts): Activity["entities"] => [
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
];

const tripPages = ({ after, rate, unit, limit, isTiered, label, id, currency, year }: TripFacts): Activity["pages"] => [
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
];

/** Trips with their distance and what they come to; a second rate above a limit is worked out for the year. */
function mileage(read: ActivityText): Activity {
  const facts = tripFacts(read);
  const { limit, isTiered, label, rate } = facts;
  const { text, givenName } = read;
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
    entities: tripEntities(facts),
    pages: tripPages(facts),
    notes: isTiered
      ? [
          `Trips count at ${String(rate)}; for the exact claim above ${limit.toLocaleString("en-US")}, type the total into the calculator.`,
        ]
      : [],
  };
}

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
