import { capital } from "../embedded/inflect.ts";
import type { Activity, ActivityKind, ActivityText } from "./activity.ts";
import { calc, countOf, day, field, form, rollup, rowsOf, stats, turn } from "./build.ts";
import { listBehind, nameOf, peopleIn } from "./facts.ts";
import { all } from "./signs.ts";

/** What a sport is measured in: events with the best seconds, metres or kilograms that a club sees. */
interface Sport {
  says: RegExp;
  who: readonly [one: string, many: string];
  event: string;
  events: readonly (readonly [name: string, best: number])[];
  groups?: readonly string[];
}

const SPORTS: readonly Sport[] = [
  {
    says: /\b(?:swim\w*|gala)\b/,
    who: ["Swimmer", "Swimmers"],
    event: "Event",
    events: [
      ["50 m freestyle", 29.4],
      ["100 m freestyle", 62.1],
      ["50 m backstroke", 34.8],
      ["100 m breaststroke", 79.5],
    ],
    groups: ["Under 10", "Under 12", "Under 14", "Open"],
  },
  {
    says: /\b(?:track (?:meet|day|and field)|athletics|sprint\w*|sports day|hurdles)\b/,
    who: ["Athlete", "Athletes"],
    event: "Event",
    events: [
      ["100 m", 12.6],
      ["200 m", 26.1],
      ["400 m", 59.3],
      ["800 m", 138.4],
    ],
    groups: ["Under 13", "Under 15", "Under 17", "Open"],
  },
  {
    says: /\b(?:kart\w*|lap times?|time trials?|cycl\w*|bikes?|rowing|erg|ski\w*|sled\w*)\b/,
    who: ["Racer", "Racers"],
    event: "Course",
    events: [
      ["Short course", 96.2],
      ["Long course", 184.7],
    ],
  },
  {
    says: /./,
    who: ["Runner", "Runners"],
    event: "Distance",
    events: [
      ["1 mile", 372],
      ["5 km", 1290],
      ["10 km", 2745],
    ],
  },
];

const LONGEST = /\b(?:longest|furthest|farthest|highest|heaviest|biggest|largest|most (?:weight|metres|meters))\b/;
const SIZES: readonly (readonly [says: RegExp, measure: string, unit: string, best: number, thing: string])[] = [
  [/\b(?:lift\w*|bench press|deadlift|squat|strongest)\b/, "Weight", "kg", 120, "Lifter"],
  [/\b(?:catch(?:es)?|fish\w*|angl\w*|carp|pike|bass|trout)\b/, "Weight", "kg", 8, "Angler"],
  [/\b(?:pumpkins?|marrows?|veg\w*|leeks?|onions?|growers?|heaviest)\b/, "Weight", "kg", 46, "Grower"],
  [/\b(?:long jump|throw\w*|shot ?put|javelin|discus|furthest|farthest|longest)\b/, "Distance", "m", 5, "Athlete"],
  [/\b(?:high jump|tallest|highest|sunflowers?)\b/, "Height", "m", 1.7, "Athlete"],
];

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Times in minutes and seconds, the fastest first in each event. */
function byTime({ text, lower, givenName }: ActivityText): Activity {
  const sport = SPORTS.find(({ says }) => says.test(lower)) ?? SPORTS.at(-1);
  const [one, many] = sport?.who ?? ["Runner", "Runners"];
  const eventName = sport?.event ?? "Event";
  const listed = listBehind(text, "events?|distances?|courses?|races?|strokes?|disciplines?").map(capital);
  const events = listed.length > 1 ? listed.map((name, at) => [name, 40 + 31.7 * at] as const) : (sport?.events ?? []);
  const groups = /\b(?:age groups?|boys|girls|categor\w+|classes)\b/.test(lower)
    ? listBehind(text, "age groups?|groups?|categories|classes").map(capital)
    : [];
  const ages =
    groups.length > 1
      ? groups
      : /\bage groups?\b/.test(lower) || sport?.says.test("swim") === true
        ? sport?.groups
        : undefined;
  const { names } = peopleIn(text, {
    nouns: "swimmers|runners|athletes|riders|racers|drivers|kids|members",
    usual: 5,
    most: 8,
  });
  const lines = events.flatMap(([event, best], by) =>
    names.slice(0, 5).map((name, at) => {
      const seconds = round2(best * (1 + ((at * 3 + by * 2) % 5) * 0.034));
      return [
        name,
        event,
        Math.floor(seconds / 60),
        round2(seconds - Math.floor(seconds / 60) * 60),
        turn(ages ?? [], at),
        day(-3 - by * 7),
      ];
    }),
  );
  return {
    id: "results",
    form: "tracker",
    icon: "timer",
    name: givenName ?? nameOf(text, "Results"),
    words: {
      tagline: "Every time on the board, the fastest on top.",
      itch: "Who was fastest?",
      promise: "Results ranked as they come in",
      pov: "POV: your best time just went up",
    },
    entities: [
      {
        id: "event",
        name: eventName,
        plural: `${eventName}s`,
        icon: "flag",
        fields: [
          "Name: text",
          rollup("Fastest", "min", "result.event.time", { unit: "m:ss" }),
          rollup("Results", "count", "result.event"),
        ],
        rows: events.map(([name]) => ({ name })),
      },
      {
        id: "result",
        name: "Result",
        plural: "Results",
        icon: "timer",
        fields: [
          `${one}: text`,
          field(`${eventName}: relation event`, { id: "event", required: true }),
          field("Minutes: number 0..59", { max: 600 }),
          field("Seconds: number 0..59.99", { required: true, max: 59.99 }),
          { ...calc("Minutes in seconds", "minutes", "*", 60), id: "full" },
          calc("Time", "full", "+", "seconds", { unit: "m:ss" }),
          ages === undefined ? undefined : field(`Age group: choice ${ages.join("|")}`),
          "Date: date -30..0",
          "Note: text",
        ],
        rows: rowsOf(`${field(`${one}: text`).id} event minutes seconds ageGroup date`, lines),
        hides: ["full"],
      },
    ],
    pages: [
      {
        title: "Results",
        icon: "trophy",
        blocks: [
          {
            kind: "list",
            title: "Fastest on top",
            entity: "result",
            facts: ["time", ...(ages === undefined ? [] : ["ageGroup"])],
            filters: ["event", ...(ages === undefined ? [] : ["ageGroup"])],
            groupField: "event",
            sort: { field: "time", direction: "asc" },
          },
          form(
            "result",
            "Enter a result",
            [
              field(`${one}: text`).id,
              "event",
              "minutes",
              "seconds",
              ...(ages === undefined ? [] : ["ageGroup"]),
              "date",
            ],
            "Add result",
            "The result is on the board.",
          ),
        ],
      },
      {
        title: "All times",
        icon: "list-ordered",
        blocks: [
          {
            kind: "table",
            title: "All times",
            entity: "result",
            fields: ["event", "minutes", "seconds", "time", ...(ages === undefined ? [] : ["ageGroup"]), "date"],
            sort: { field: "time", direction: "asc" },
          },
        ],
      },
      {
        title: `${eventName}s`,
        icon: "flag",
        blocks: [
          {
            kind: "table",
            title: `Best by ${eventName.toLowerCase()}`,
            entity: "event",
            fields: ["fastest", "results"],
          },
          form(
            "event",
            `Add a ${eventName.toLowerCase()}`.replace("a event", "an event"),
            ["name"],
            "Add",
            "It's on the list.",
          ),
        ],
      },
    ],
    notes: [`Times are typed as minutes and seconds and ranked by both. ${many} are typed by name.`],
  };
}

/** Weights, lengths or heights, the largest first. */
function bySize({ text, lower, givenName }: ActivityText): Activity {
  const [, measure, unit, best, one] = SIZES.find(([says]) => says.test(lower)) ??
    SIZES[0] ?? [/./, "Score", "", 10, "Name"];
  const { names } = peopleIn(text, { nouns: "anglers|lifters|growers|athletes|members|kids", usual: 6, most: 10 });
  const id = field(`${measure}: number`).id;
  const lines = names.map((name, at) => [name, round2(best * (1 - ((at * 3) % 7) * 0.07)), day(-at * 2)]);
  const who = field(`${one}: text`).id;
  return {
    id: "results",
    form: "tracker",
    icon: "trophy",
    name: givenName ?? nameOf(text, "Results"),
    words: {
      tagline: "Every result on the board, the best on top.",
      itch: "Who holds the record?",
      promise: "Results ranked as they come in",
      pov: "POV: you just took the top spot",
    },
    entities: [
      {
        id: "result",
        name: "Result",
        plural: "Results",
        icon: "trophy",
        fields: [
          `${one}: text`,
          field(`${measure}: number 0..100 ${unit}`, { required: true }),
          "Date: date -30..0",
          "Note: text",
        ],
        rows: rowsOf(`${who} ${id} date`, lines),
      },
    ],
    pages: [
      {
        title: "Ranking",
        icon: "trophy",
        blocks: [
          { kind: "leaderboard", title: "Best on top", entity: "result", scoreField: id, limit: 50 },
          form("result", "Enter a result", [who, id, "date", "note"], "Add result", "The result is on the board."),
        ],
      },
      {
        title: "All results",
        icon: "list-ordered",
        blocks: [
          stats(
            ["Results", countOf("result"), "list-ordered"],
            ["Best", { fn: "max", entity: "result", field: id }, "trophy"],
          ),
          { kind: "table", title: "All results", entity: "result", fields: [id, "date", "note"] },
        ],
      },
    ],
  };
}

/** Results that are ranked by time, weight, length or height. */
export const results: ActivityKind = {
  id: "results",
  yields: true,
  few: /\b(?:(?:swim\w*|race|meet|gala|regatta|derby|triathlon|parkrun|marathon|\d+ ?k|cross[- ]country|track|athletics|time trial|fun run|sports day|lap time|kart\w*)(?: \w+)? (?:results?|times|rankings?|leader ?boards?)|personal bests?|(?:fastest|quickest|longest|heaviest|furthest|farthest|biggest) (?:\w+ )?(?:on top|first|wins|at the top)|weigh-?ins?|results (?:table|board|list) for (?:\w+ ){1,4}(?:sports day|race|meet|run|gala|regatta|swim)|rank(?:ed|ing)? by (?:time|weight|distance)|(?:heaviest|longest|biggest|tallest) \w+ (?:contest|competition|leader ?board|ranking))\b/,
  head: /\b(?:race|swim meet|gala|meet|time trial) results\b|\bpersonal bests\b|\b(?:fastest|quickest|heaviest|furthest) (?:\w+ )?(?:on top|first|wins)\b/,
  anywhere: all(
    /\b(?:fastest|quickest)\b[^.]{0,40}\b(?:on top|first|wins?|at the top)\b/,
    /\b(?:finish(?:ing)?(?: time)?|times?|bib)\b/,
    /\b(?:run(?:ners?)?|race|swim\w*|meet|gala|ski\w*|rowing|regatta|kart\w*|athlet\w*)\b/,
  ),
  not: /\b(?:search|exam|test results|lab|blood|election|games?|typing|horse racing|betting|predict\w*|workouts?|ticket\w*|website|registration|entries and|seo|traffic|bids?)\b/,
  make: (read) => (LONGEST.test(read.lower) ? bySize(read) : byTime(read)),
};
