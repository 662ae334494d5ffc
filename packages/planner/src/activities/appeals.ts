import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, field, form, rollup, rowsOf, stats, totalOf, turn } from "./build.ts";
import { MONEY, nameOf, peopleIn, someKids, somePeople } from "./facts.ts";

const GOAL = new RegExp(`\\b(?:goal|target|raise|raising|need|reach|aim(?:ing)? for|of)\\b[^.;]{0,20}?${MONEY}`, "i");
const THOUSANDS = /[$£€]\s?(\d{1,3}),(\d{3})\b/;
const UNITS: readonly (readonly [says: RegExp, one: string, many: string, done: readonly number[]])[] = [
  [/\blaps?\b/, "Lap", "Laps", [24, 18, 31, 22, 27, 15]],
  [/\b(?:km|kilomet\w+)\b/, "Kilometer", "Kilometers", [8, 12, 5, 10, 7, 9]],
  [/\bmiles?\b/, "Mile", "Miles", [6, 8, 4, 10, 7, 5]],
  [/\b(?:books?|pages|read\w*)\b/, "Book", "Books", [6, 4, 9, 7, 5, 8]],
  [/\b(?:lengths?|swim\w*)\b/, "Length", "Lengths", [40, 28, 36, 52, 30, 44]],
  [/\b(?:hours?|dance|knit\w*)\b/, "Hour", "Hours", [5, 8, 6, 10, 4, 7]],
];

const goalIn = (text: string): number | undefined => {
  const joined = text.replace(THOUSANDS, (all, left: string, right: string) =>
    all.replace(`${left},${right}`, `${left}${right}`),
  );
  const found = GOAL.exec(joined);
  const said = Number(found?.[1] ?? found?.[2]);
  return said > 0 ? said : undefined;
};

/** So much for each lap: what somebody has promised, and what it comes to. */
function sponsored({ text, lower, givenName }: ActivityText): Activity {
  const [, one = "Lap", many = "Laps", done = []] = UNITS.find(([says]) => says.test(lower)) ?? UNITS[0] ?? [];
  const isKids = /\b(?:kids|children|pupils?|students?|school|class)\b/.test(lower);
  const { names: said, areNamed } = peopleIn(text, {
    nouns: "kids|children|runners|walkers|swimmers|pupils|students|people|of us",
    usual: 6,
    most: 30,
  });
  const names = areNamed ? said : isKids ? someKids(6) : said.slice(0, 6);
  const who = isKids ? "Child" : "Runner";
  const id = many.toLowerCase();
  const goal = goalIn(text) ?? 500;
  const sponsors = somePeople(16).slice(8);
  const total = { fn: "sum", entity: "runner", field: "raised" } as const;
  return {
    id: "appeal",
    form: "tracker",
    icon: "hand-coins",
    name: givenName ?? nameOf(text, `Sponsored ${many}`),
    words: {
      tagline: `${many} done, promises kept, and how far to the goal.`,
      itch: "How much have we raised?",
      promise: `Every ${one.toLowerCase()} counts`,
      pov: `POV: one more ${one.toLowerCase()} and the goal is reached`,
    },
    entities: [
      {
        id: "runner",
        name: who,
        plural: who === "Child" ? "Children" : "Runners",
        icon: "footprints",
        fields: [
          "Name: text",
          field(`${many}: number 0..60`, { default: 0, min: 0 }),
          rollup(`Promised per ${one.toLowerCase()}`, "sum", "pledge.runner.perUnit", { id: "per", unit: "EUR" }),
          rollup("Fixed amounts", "sum", "pledge.runner.fixed", { unit: "EUR" }),
          { ...calc(`From ${id}`, id, "*", "per", { unit: "EUR" }), id: "earned" },
          calc("Raised", "earned", "+", "fixedAmounts", { unit: "EUR" }),
        ],
        rows: names.map((name, at) => ({ name, [id]: turn(done, at) })),
        actions: [
          { do: "add", field: id, by: 1, label: `+1 ${one.toLowerCase()}`, icon: "plus" },
          { do: "log", entity: "pledge", via: "runner", label: "Sponsor", icon: "hand-coins" },
        ],
      },
      {
        id: "pledge",
        name: "Pledge",
        plural: "Pledges",
        icon: "hand-coins",
        fields: [
          "Sponsor: text",
          field(`${who}: relation runner`, { id: "runner", required: true }),
          field(`Per ${one.toLowerCase()}: money 0.5..2 EUR`, { id: "perUnit", default: 0, min: 0 }),
          field("Or a fixed amount: money 0..20 EUR", { id: "fixed", default: 0, min: 0 }),
          "Paid: boolean 0",
        ],
        rows: rowsOf(
          "sponsor runner perUnit fixed paid",
          sponsors.map((sponsor, at) => [
            sponsor,
            turn(names, at),
            at % 4 === 3 ? 0 : [0.5, 1, 2][at % 3],
            at % 4 === 3 ? 20 : 0,
            at === 3,
          ]),
        ),
        actions: [
          { do: "set", field: "paid", value: true, label: "Paid", icon: "check", when: when.eq("paid", false) },
        ],
      },
    ],
    pages: [
      {
        title: "Raised",
        icon: "hand-coins",
        blocks: [
          {
            kind: "progress",
            title: "To the goal",
            label: "raised",
            measure: total,
            target: goal,
            look: "bar",
            unit: "EUR",
          },
          {
            kind: "leaderboard",
            title: many,
            entity: "runner",
            scoreField: id,
            limit: 40,
            actions: [{ do: "add", field: id, by: 1, label: `+1 ${one.toLowerCase()}`, icon: "plus" }],
          },
          form(
            "pledge",
            "Sponsor somebody",
            ["sponsor", "runner", "perUnit", "fixed"],
            "Promise it",
            "Thank you, it counts.",
          ),
        ],
      },
      {
        title: "Pledges",
        icon: "list",
        blocks: [
          stats(
            ["Pledges", countOf("pledge"), "list"],
            ["Not paid yet", countOf("pledge", when.eq("paid", false)), "hourglass"],
          ),
          { kind: "table", title: "All pledges", entity: "pledge", fields: ["runner", "perUnit", "fixed", "paid"] },
          { kind: "table", title: "What it comes to", entity: "runner", fields: [id, "per", "fixedAmounts", "raised"] },
          form("runner", `Add a ${who.toLowerCase()}`, ["name"], "Add", "They can be sponsored now."),
        ],
      },
    ],
    notes: [`The goal is set to ${String(goal)}; change it in the editor.`],
  };
}

/** How much has come in, and how far it is to the goal. */
function thermometer({ text, givenName }: ActivityText): Activity {
  const goal = goalIn(text) ?? 5000;
  const sizes = [0.05, 0.02, 0.08, 0.01, 0.03, 0.1, 0.04, 0.02].map((share) =>
    Math.max(5, Math.round((goal * share) / 5) * 5),
  );
  const from = [...somePeople(6), "Bake sale", "Collection box"];
  return {
    id: "appeal",
    form: "tracker",
    icon: "thermometer",
    name: givenName ?? nameOf(text, "Fundraiser"),
    words: {
      tagline: "What has come in, and how far it is to the goal.",
      itch: "How far are we?",
      promise: "Every gift moves the bar",
      pov: "POV: the bar just reached the top",
    },
    entities: [
      {
        id: "gift",
        name: "Gift",
        plural: "Gifts",
        icon: "hand-heart",
        fields: [
          "From: text",
          field("Amount: money 5..500 EUR", { required: true, min: 0 }),
          field("Date: date -30..0", { default: "@today", required: true }),
          field("State: choice promised|received", { default: "received", required: true }),
          "Message: text",
          "Thanked: boolean 0",
        ],
        rows: rowsOf(
          "from amount date state thanked",
          from.map((name, at) => [name, sizes[at], day(-at * 3), at === 1 ? "promised" : "received", at > 2]),
        ),
        actions: [{ do: "toggle", field: "thanked", label: "Thanked", doneLabel: "Thanked", icon: "heart" }],
      },
    ],
    pages: [
      {
        title: "How far",
        icon: "thermometer",
        blocks: [
          {
            kind: "progress",
            title: "To the goal",
            label: "received",
            measure: totalOf("gift", "amount", when.eq("state", "received")),
            target: goal,
            look: "bar",
            unit: "EUR",
          },
          stats(
            ["Received", totalOf("gift", "amount", when.eq("state", "received")), "coins"],
            ["Promised", totalOf("gift", "amount", when.eq("state", "promised")), "hourglass"],
            ["Gifts", countOf("gift"), "hand-heart"],
          ),
          form(
            "gift",
            "Add a gift",
            ["from", "amount", "date", "state", "message"],
            "Add gift",
            "Thank you. The bar has moved.",
          ),
        ],
      },
      {
        title: "Gifts",
        icon: "hand-heart",
        blocks: [
          {
            kind: "list",
            title: "Still to thank",
            entity: "gift",
            facts: ["amount", "date"],
            where: [when.eq("thanked", false)],
            actions: [{ do: "toggle", field: "thanked", label: "Thanked", doneLabel: "Thanked", icon: "heart" }],
          },
          {
            kind: "table",
            title: "All gifts",
            entity: "gift",
            fields: ["amount", "date", "state", "thanked"],
            sort: { field: "date", direction: "desc" },
          },
          {
            kind: "chart",
            title: "By day",
            entity: "gift",
            look: "bar",
            byField: "date",
            fn: "sum",
            measureField: "amount",
          },
        ],
      },
    ],
    notes: [`The goal is set to ${goal.toLocaleString("en-US")}; change it in the editor. No money is taken online.`],
  };
}

/** Money that is raised for something. */
export const appeals: ActivityKind = {
  id: "appeal",
  yields: true,
  few: /\b(?:fund ?raising|fund ?raiser|donation|goal) (?:thermometer|progress|goal (?:tracker|bar)|tracker with)\b|\b(?:sponsored|pledges?) (?:\w+ )?(?:run|walk|swim|ride|read|silence|bike|dance|laps?|per (?:lap|km|mile|book|length|kilometer))\b|\bpledges? per\b|\bper (?:lap|length)\b.*\b(?:pledge|sponsor)\w*\b|\b(?:lap|laps)\b.*\bsponsors?\b|\bspendenlauf\b/,
  head: /\b(?:fund ?raising|donation) thermometer\b|\bsponsored (?:\w+ )?(?:run|walk|swim|ride|read)\b|\bpledges? per (?:lap|km|mile|book|length)\b|\b(?:read|run|walk|swim)-?a-?thon\b/,
  anywhere: /\b(?:sponsors?|pledges?|promise)\b[^.]{0,40}\bper (?:lap|km|mile|book|length|kilometer)\b/,
  not: /\b(?:crowdfunding|platform|website|charity (?:site|website)|donors? (?:crm|management)|nonprofit (?:crm|management)|blockchain|stripe|landing)\b/,
  make: (read) =>
    /\b(?:per (?:lap|km|mile|book|length|kilometer|hour)|sponsored|sponsors?|a-?thon|spendenlauf)\b/.test(read.lower)
      ? sponsored(read)
      : thermometer(read),
};
