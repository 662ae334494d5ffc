import { capital } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, field, form, numbered, rollup, rowsOf, stats, totalOf, turn } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { listBehind, nameOf, namesIn, peopleIn, someKids } from "./facts.ts";
import { all } from "./signs.ts";

const RANGE = new RegExp(
  `\\b${NUMBER}\\s?(?:to|-|–|or)\\s?${NUMBER}\\s?(?:points? )?(?:at a time|points|each|per)`,
  "i",
);
const NO_MINUS = /\b(?:no|never|without|not)\b[^.]{0,12}\b(?:negative|minus|deduct\w*|taking away)/i;
const MINUS = /\b(?:minus|negative|deduct\w*|take (?:points )?away|lose points)\b/i;
const HOUSES = ["Red House", "Blue House", "Green House", "Yellow House"];
const REASONS = ["kindness", "effort", "teamwork", "helping out"];

/** The least and the most points at a time. */
function boundsIn(text: string): { min: number; max: number } {
  const found = RANGE.exec(text);
  const [low, high] = [numberOf(found?.[1]), numberOf(found?.[2])];
  const takesAway = MINUS.test(text) && !NO_MINUS.test(text);
  return found !== null && high > low ? { min: low, max: high } : { min: takesAway ? -10 : 1, max: 10 };
}

const reasonsIn = (text: string): string[] => {
  const said = listBehind(text, "reasons?");
  return said.length > 1 ? said : REASONS;
};

/** Points that somebody gives to members of houses or teams, with a reason. */
function housePoints({ text, lower, givenName }: ActivityText): Activity {
  const isTeam = !/\bhouses?\b/.test(lower);
  const [one, many] = isTeam ? ["Team", "Teams"] : ["House", "Houses"];
  const said = listBehind(text, "houses?|teams?", 2);
  const named = said.length > 1 ? said : namesIn(text);
  const houses =
    named.length > 1 ? named.slice(0, 8).map(capital) : isTeam ? ["Red Team", "Blue Team", "Green Team"] : HOUSES;
  const reasons = reasonsIn(text);
  const { min, max } = boundsIn(text);
  const kids = someKids(12);
  const awards = kids.flatMap((kid, at) =>
    [0, 1]
      .slice(0, at % 3 === 0 ? 2 : 1)
      .map((by) => [
        kid,
        turn(houses, at),
        turn(reasons, at + by),
        Math.min(max, Math.max(1, ((at * 2 + by) % Math.max(2, max)) + 1)),
        day(-((at + by * 5) % 12)),
      ]),
  );
  return {
    id: "points",
    form: "tracker",
    icon: "award",
    name: givenName ?? nameOf(text, `${one} Points`),
    words: {
      tagline: `Points with a reason, and every ${one.toLowerCase()} sees where it stands.`,
      itch: `Which ${one.toLowerCase()} is ahead?`,
      promise: "Every point counted, with a reason",
      pov: `POV: your ${one.toLowerCase()} just took the lead`,
    },
    entities: [
      {
        id: "house",
        name: one,
        plural: many,
        icon: "shield",
        fields: [
          "Name: text",
          rollup("Points", "sum", "award.house.points"),
          rollup("Points this week", "sum", "award.house.points", { where: [when.gte("given", "@week")] }),
          rollup("Pupils", "count", "pupil.house"),
        ],
        rows: houses.map((name) => ({ name })),
      },
      {
        id: "pupil",
        name: "Pupil",
        plural: "Pupils",
        icon: "user-round",
        fields: [
          "Name: text",
          field(`${one}: relation house`, { id: "house", required: true }),
          rollup("Points", "sum", "award.pupil.points"),
          field("Class: text", { id: "group" }),
        ],
        rows: kids.map((name, at) => ({ name, house: turn(houses, at) })),
        actions: [{ do: "log", entity: "award", via: "pupil", label: "Give points", icon: "plus" }],
      },
      {
        id: "award",
        name: "Award",
        plural: "Awards",
        icon: "award",
        fields: [
          numbered("Award"),
          field("Pupil: relation pupil", { required: true }),
          field(`${one}: relation house`, { id: "house", required: true }),
          field(`Reason: choice ${reasons.join("|")}`, { required: true }),
          field("Points: number 1..5", { required: true, min, max }),
          field("Given: date -20..0", { default: "@today" }),
          "Given by: text",
        ],
        rows: rowsOf("pupil house reason points given", awards),
      },
    ],
    pages: [
      {
        title: "Leaderboard",
        icon: "trophy",
        blocks: [
          { kind: "leaderboard", title: `${many} by points`, entity: "house", scoreField: "points", limit: 12 },
          { kind: "leaderboard", title: "Top 10 pupils", entity: "pupil", scoreField: "points", limit: 10 },
        ],
      },
      {
        title: "Give points",
        icon: "plus",
        blocks: [
          form(
            "award",
            "Give points",
            ["pupil", "house", "reason", "points", "given", "givenBy"],
            "Give points",
            "The points count now.",
          ),
          {
            kind: "list",
            title: "Latest awards",
            note: "Given by mistake? Delete the award and the points are gone again.",
            entity: "award",
            subtitleField: "pupil",
            facts: ["points", "reason", "given"],
            sort: { field: "given", direction: "desc" },
          },
        ],
      },
      {
        title: many,
        icon: "shield",
        blocks: [
          stats(["Points given", totalOf("award", "points"), "award"], ["Awards", countOf("award"), "list"]),
          { kind: "table", title: many, entity: "house", fields: ["points", "pointsThisWeek", "pupils"] },
          {
            kind: "chart",
            title: "Points by reason",
            entity: "award",
            look: "bar",
            byField: "reason",
            fn: "sum",
            measureField: "points",
          },
        ],
      },
      {
        title: "Pupils",
        icon: "users",
        blocks: [
          { kind: "table", title: "Pupils", entity: "pupil", fields: ["house", "points", "group"] },
          form("pupil", "Add a pupil", ["name", "house", "group"], "Add pupil", "They can get points now."),
        ],
      },
    ],
    notes: min >= 1 ? [`An award is ${String(min)} to ${String(max)} points; negative points aren't taken.`] : [],
  };
}

/** What the text says of children and rewards, and the sample rows that follow from it. */
function starFacts({ text, lower }: ActivityText) {
  const { names, areNamed } = peopleIn(text, {
    nouns: "kids|children|boys|girls|sons|daughters|twins|pupils|students",
    usual: 2,
    most: 30,
  });
  const kids = areNamed ? names : someKids(names.length);
  const star = /\bstars?|stickers?\b/.test(lower) ? "Stars" : "Points";
  const said = listBehind(text, "reasons?|chores?|tasks?|for|jobs?|behaviou?rs?");
  const reasons = said.length > 1 ? said : ["made the bed", "homework done", "set the table", "kind to others"];
  const cost = numberOf(
    new RegExp(
      `\\b${NUMBER} (?:points|stars)\\b[^.]{0,40}\\brewards?\\b|\\brewards?\\b[^.]{0,20}\\b${NUMBER} (?:points|stars)\\b`,
      "i",
    )
      .exec(text)
      ?.slice(1)
      .find((each) => each !== undefined),
  );
  const rewards: readonly (readonly [string, number])[] =
    cost > 0
      ? [
          ["Choose where to sit", cost],
          ["No homework", cost],
          ["Pick the game", cost],
        ]
      : [
          ["Choose the movie", 5],
          ["Stay up half an hour", 8],
          ["Trip to the pool", 15],
        ];
  const earned = kids.flatMap((kid, at) =>
    Array.from({ length: kids.length > 6 ? 2 : 5 }, (_, by) => [
      kid,
      turn(reasons, at + by),
      1 + ((at + by) % 2),
      day(-by - at),
    ]),
  );
  const id = star.toLowerCase();
  return { kids, star, reasons, cost, rewards, earned, id, text };
}

type StarFacts = ReturnType<typeof starFacts>;

const starEntities = ({ kids, star, reasons, rewards, earned, id }: StarFacts): Activity["entities"] => [
  {
    id: "kid",
    name: "Child",
    plural: "Children",
    icon: "user-round",
    fields: [
      "Name: text",
      rollup("Earned", "sum", `award.kid.${id}`),
      rollup("Spent", "sum", `treat.kid.cost`),
      calc(`${star} left`, "earned", "-", "spent"),
    ],
    rows: kids.map((name) => ({ name })),
    actions: [
      { do: "log", entity: "award", via: "kid", label: `Give ${id}`, icon: "star" },
      { do: "log", entity: "treat", via: "kid", label: "Redeem", icon: "gift" },
    ],
  },
  {
    id: "reward",
    name: "Reward",
    plural: "Rewards",
    icon: "gift",
    fields: ["Name: text", field("Cost: number 1..30", { required: true, min: 1 })],
    rows: rewards.map(([name, cost]) => ({ name, cost })),
  },
  {
    id: "award",
    name: star.slice(0, -1),
    plural: star,
    icon: "star",
    fields: [
      numbered("Award"),
      field("Child: relation kid", { id: "kid", required: true }),
      field(`For: choice ${reasons.join("|")}`, { id: "reason", required: true }),
      field(`${star}: number 1..3`, { required: true, min: 1, max: 10, default: 1 }),
      field("Given: date -10..0", { default: "@today" }),
    ],
    rows: rowsOf(`kid reason ${id} given`, earned),
  },
  {
    id: "treat",
    name: "Redeemed reward",
    plural: "Redeemed rewards",
    icon: "gift",
    fields: [
      numbered("Redeemed"),
      field("Child: relation kid", { id: "kid", required: true }),
      field("Reward: relation reward", { required: true }),
      field("Cost: number 1..30", { required: true, min: 1 }),
      field("On: date -5..0", { default: "@today" }),
    ],
    rows: rowsOf("kid reward cost on", [[kids[0], rewards[0]?.[0], rewards[0]?.[1], day(-1)]]),
  },
];

const starPages = ({ star, id }: StarFacts): Activity["pages"] => [
  {
    title: "Star chart",
    icon: "star",
    blocks: [
      {
        kind: "cards",
        title: "Who has how many",
        entity: "kid",
        media: "icon",
        badges: [],
        facts: ["earned", "spent", field(`${star} left: number`).id],
        actions: [
          { do: "log", entity: "award", via: "kid", label: `Give ${id}`, icon: "star" },
          { do: "log", entity: "treat", via: "kid", label: "Redeem", icon: "gift" },
        ],
      },
      {
        kind: "list",
        title: "Latest",
        entity: "award",
        subtitleField: "kid",
        facts: ["reason", id, "given"],
        sort: { field: "given", direction: "desc" },
        limit: 10,
      },
    ],
  },
  {
    title: "Rewards",
    icon: "gift",
    blocks: [
      { kind: "list", title: "Rewards", entity: "reward", facts: ["cost"] },
      form("reward", "Add a reward", ["name", "cost"], "Add reward", "It can be earned now."),
      { kind: "table", title: "Redeemed", entity: "treat", fields: ["kid", "reward", "cost", "on"] },
    ],
  },
  {
    title: "Progress",
    icon: "chart-column",
    blocks: [
      {
        kind: "chart",
        title: `${star} by what for`,
        entity: "award",
        look: "bar",
        byField: "reason",
        fn: "sum",
        measureField: id,
      },
      form("kid", "Add a child", ["name"], "Add", "They're on the chart."),
    ],
  },
];

/** Stars that children earn and swap for rewards. */
function starChart(read: ActivityText): Activity {
  const facts = starFacts(read);
  const { star, id } = facts;
  const { text, givenName } = read;
  return {
    id: "points",
    form: "tracker",
    icon: "star",
    name: givenName ?? nameOf(text, "Star Chart"),
    words: {
      tagline: `${star} earned, ${id} spent, and what's left for each child.`,
      itch: `How many ${id} do I have?`,
      promise: `${star} that add up to a reward`,
      pov: `POV: the last ${id.slice(0, -1)} before the reward`,
    },
    entities: starEntities(facts),
    pages: starPages(facts),
  };
}

/** Points that somebody gives for a reason. */
export const points: ActivityKind = {
  id: "points",
  few: /\bhouse points?\b|\b(?:star|sticker|reward|behaviou?r) charts?\b|\b(?:points|stars|stickers) for (?:my |our |the )?(?:kids|children|pupils|students|class)\b|\b(?:class(?:room)?|table|behaviou?r|merit|patrol|kindness|dojo) points\b|\bmarble jar\b|\bpoints for (?:good|being|helping|kind\w*) (?:\w+ ){0,3}(?:scouts?|patrols?|kids|children|class|school)\b|\bpoints for good deeds\b|\bteam points for\b|\bpocket money points\b/,
  head: /\bhouse points?\b|\b(?:class(?:room)?|behaviou?r|merit|patrol) points\b|\b(?:star|sticker|reward|behaviou?r) charts?\b|\b(?:points|stars) for (?:kids|children|pupils)\b/,
  anywhere: all(
    /\bgive (?:out )?(?:points|stars)\b|\b(?:earn|get|collect) (?:points|stars)\b/,
    /\b(?:reasons?|behaviou?r|rewards?|good deeds)\b/,
    /\b(?:kids|children|pupils|class|teacher|scouts|my (?:son|daughter))\b/,
  ),
  not: /\b(?:loyalty|customers?|astrolog\w*|rating|reviews?|shop|employees?|games?|constellation)\b/,
  readsFields: true,
  make: (read) =>
    !(
      /\brewards?\b|\bredeem/.test(read.lower) && !/\bhouses?\b|\bteams?\b|\btables?\b|\bpatrols?\b/.test(read.lower)
    ) &&
    /\bhouse|\bteam|\bpatrols?\b|\btables?\b|\bclass(?:room)?\b|\bschool\b|\bpupils?\b|\bmerit/.test(read.lower) &&
    !/\b(?:star|sticker|reward) charts?\b/.test(read.lower)
      ? housePoints(read)
      : starChart(read),
};
