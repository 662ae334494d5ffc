import type { AppSpec, Archetype, Assumption, Choice, Field, SeedRow } from "@sayhey/appspec";
import type { Ingredients } from "./compose-app.ts";
import type { Understanding } from "./understand.ts";

type Ops = Choice["ops"];

/** Most ops a choice may hold; a change that needs more is not offered. */
const MOST_OPS = 40;
const CURRENCIES: Record<string, string> = {
  EUR: "euros",
  USD: "US dollars",
  GBP: "pounds",
  CHF: "Swiss francs",
  BRL: "reais",
  JPY: "yen",
};
/** Metric units and what people without them use. */
const IMPERIAL: Record<string, string> = {
  km: "mi",
  "km/h": "mph",
  "min/km": "min/mi",
  kg: "lb",
  g: "oz",
  m: "ft",
  cm: "in",
  l: "gal",
  ml: "fl oz",
  "°C": "°F",
};

/** What each kind of app is often joined by. */
const JOINS: Record<Archetype, readonly Archetype[]> = {
  marketplace: ["chat", "community", "blog"],
  directory: ["events", "community", "blog"],
  tracker: ["leaderboard", "journal", "planner"],
  log: ["leaderboard", "journal", "planner"],
  planner: ["budget", "poll", "chat"],
  feed: ["events", "leaderboard", "chat"],
  matching: ["events", "feed", "blog"],
  booking: ["shop", "waitlist", "blog"],
  lending: ["waitlist", "community", "chat"],
  learning: ["leaderboard", "community", "planner"],
  quiz: ["leaderboard", "learning", "feed"],
  pipeline: ["budget", "planner", "blog"],
  board: ["chat", "planner", "poll"],
  shop: ["blog", "waitlist", "events"],
  community: ["chat", "shop", "leaderboard"],
  events: ["chat", "budget", "poll"],
  budget: ["planner", "poll", "chat"],
  fitness: ["leaderboard", "planner", "journal"],
  timer: ["leaderboard", "journal", "feed"],
  journal: ["feed", "planner", "learning"],
  portfolio: ["blog", "shop", "feed"],
  blog: ["feed", "events", "shop"],
  chat: ["poll", "events", "board"],
  leaderboard: ["chat", "events", "feed"],
  jobs: ["blog", "events", "community"],
  inventory: ["lending", "board", "shop"],
  poll: ["chat", "events", "feed"],
  fundraising: ["events", "blog", "shop"],
  waitlist: ["booking", "chat", "blog"],
  recipes: ["community", "budget", "poll"],
  collection: ["lending", "marketplace", "feed"],
  shifts: ["chat", "events", "board"],
  dashboard: ["journal", "planner", "board"],
  approvals: ["chat", "board", "budget"],
};
/** What joining in is called. */
const JOINED: Partial<Record<Archetype, string>> = {
  leaderboard: "Add a leaderboard",
  journal: "Add a journal",
  planner: "Add a plan",
  chat: "Add a chat",
  community: "Add a community",
  blog: "Add articles",
  events: "Add dates",
  budget: "Add a budget",
  poll: "Add a poll",
  feed: "Add a feed",
  shop: "Add a shop",
  waitlist: "Add a waiting list",
  learning: "Add cards to learn",
  board: "Add a board",
  lending: "Add lending",
  marketplace: "Add selling",
  booking: "Add booking",
};

/** What was taken for granted beside what the reading of the idea left open, each with other ways to have it. */
export function assume(
  spec: AppSpec,
  { archetypes, assumptions }: Ingredients,
  understanding: Understanding,
  joinedBy: (archetype: Archetype) => AppSpec | undefined,
): Assumption[] {
  return [
    ...assumptions.map((assumption) =>
      assumption.id === "domain" ? withKinds(assumption, spec, understanding) : assumption,
    ),
    ...joins(spec, archetypes, joinedBy),
    ...extraPages(spec, understanding),
    ...currency(spec),
    ...units(spec),
    ...look(spec, understanding),
    ...refused(understanding),
  ].slice(0, 12);
}

/** What was taken for granted of an app that a longer text describes itself. */
export const assumeOfBrief = (spec: AppSpec, refusals: readonly string[]): Assumption[] => [
  ...currency(spec),
  ...units(spec),
  ...refused({ without: refusals }),
];

/** For a thing nobody knows, what it might be; the choice gives it the fields of that. */
function withKinds(assumption: Assumption, spec: AppSpec, { about }: Understanding): Assumption {
  const [main] = spec.entities;
  if (main === undefined || about?.kind !== undefined) return assumption;
  const offer = (label: string, ...fields: Field[]): Choice[] => {
    const fresh = fields.filter(({ id }) => !main.fields.some((field) => field.id === id));
    return fresh.length === 0
      ? []
      : [
          {
            label,
            ops: fresh.map((field, index) => ({ op: "add-field" as const, entity: main.id, field, index: index + 1 })),
          },
        ];
  };
  const choices = [
    ...offer(
      "It is a place",
      { id: "address", name: "Address", type: "location" },
      { id: "openUntil", name: "Open until", type: "time" },
    ),
    ...offer(
      "It is a person",
      { id: "phone", name: "Phone", type: "phone" },
      { id: "email", name: "E-mail", type: "email" },
    ),
    ...offer(
      "It has a date",
      { id: "starts", name: "Starts", type: "dateTime" },
      { id: "duration", name: "Duration", type: "duration", unit: "min" },
    ),
    ...offer(
      "It costs money",
      { id: "price", name: "Price", type: "money", unit: "EUR", min: 0 },
      { id: "boughtOn", name: "Bought on", type: "date" },
    ),
  ];
  return choices.length > 0 ? { ...assumption, choices } : assumption;
}

function joins(
  spec: AppSpec,
  archetypes: readonly Archetype[],
  joinedBy: (archetype: Archetype) => AppSpec | undefined,
): Assumption[] {
  const choices = JOINS[archetypes[0] ?? "tracker"].flatMap((archetype): Choice[] => {
    if (archetypes.includes(archetype)) return [];
    const joined = joinedBy(archetype);
    const ops = joined && difference(spec, joined);
    const label = JOINED[archetype];
    return ops && label !== undefined && ops.some(({ op }) => op === "add-page") && ops.length <= MOST_OPS
      ? [{ label, ops }]
      : [];
  });
  return choices.length > 0 ? [{ id: "more", text: "Kept to what you asked for.", choices }] : [];
}

/** The ops that add to a document what another has beside it. */
function difference(base: AppSpec, more: AppSpec): Ops {
  const ops: Ops = [];
  for (const entity of more.entities) {
    const own = base.entities.find(({ id }) => id === entity.id);
    if (!own) {
      ops.push({ op: "add-entity", entity });
      continue;
    }
    for (const field of entity.fields) {
      if (own.fields.some(({ id }) => id === field.id)) continue;
      const values = Object.fromEntries(
        entity.rows.flatMap((row): [string, SeedRow[string]][] => {
          const value = row[field.id];
          return value === undefined || !own.rows.some(({ id }) => id === row.id) ? [] : [[row.id, value]];
        }),
      );
      ops.push({ op: "add-field", entity: entity.id, field, ...(Object.keys(values).length > 0 ? { values } : {}) });
    }
  }
  for (const page of more.pages)
    if (!base.pages.some(({ id, path }) => id === page.id || path === page.path)) ops.push({ op: "add-page", page });
  return ops;
}

/** A page nobody asked for in so many words can go again. */
function extraPages(spec: AppSpec, { words }: Understanding): Assumption[] {
  const targets = new Set(
    spec.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "hero" && block.cta ? [block.cta.page] : [])),
    ),
  );
  const inNav = spec.pages.filter(({ nav }) => nav);
  const spare = inNav
    .slice(2)
    .filter(
      ({ id, title }) =>
        !targets.has(id) && !words.some((word) => word.length > 3 && title.toLowerCase().includes(word)),
    )
    .slice(-3);
  if (spare.length === 0 || inNav.length < 4) return [];
  const names = spare.map(({ title }) => `“${title}”`);
  return [
    {
      id: "pages",
      text: `Added ${names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("")} beside the main point.`.slice(
        0,
        120,
      ),
      choices: spare.map(({ id, title }) => ({
        label: `Leave out “${title}”`.slice(0, 120),
        ops: [{ op: "remove-page", page: id }],
      })),
    },
  ];
}

function currency(spec: AppSpec): Assumption[] {
  const used = spec.entities
    .flatMap(({ fields }) => fields)
    .find(({ unit }) => unit !== undefined && unit in CURRENCIES)?.unit;
  if (used === undefined) return [];
  const choices = Object.keys(CURRENCIES)
    .filter((code) => code !== used && code !== "JPY" && code !== "BRL")
    .flatMap((code) => {
      const ops = unitOps(spec, (unit) => (unit === used ? code : undefined));
      return ops.length > 0 && ops.length <= MOST_OPS ? [{ label: `Use ${CURRENCIES[code]}`, ops }] : [];
    });
  return choices.length > 0
    ? [{ id: "currency", text: `Amounts are in ${CURRENCIES[used]}.`, choices: choices.slice(0, 3) }]
    : [];
}

function units(spec: AppSpec): Assumption[] {
  const ops = unitOps(spec, (unit) => IMPERIAL[unit]);
  return ops.length > 0 && ops.length <= MOST_OPS
    ? [{ id: "units", text: "Measures are metric.", choices: [{ label: "Use miles, pounds and feet", ops }] }]
    : [];
}

/** Ops that give every field and block another unit. */
function unitOps(spec: AppSpec, other: (unit: string) => string | undefined): Ops {
  const ops: Ops = [];
  for (const entity of spec.entities)
    for (const field of entity.fields) {
      const unit = field.unit === undefined ? undefined : other(field.unit);
      if (unit !== undefined) ops.push({ op: "update-field", entity: entity.id, field: field.id, patch: { unit } });
    }
  for (const page of spec.pages)
    for (const block of page.blocks) {
      const unit = "unit" in block && typeof block.unit === "string" ? other(block.unit) : undefined;
      if (unit !== undefined) ops.push({ op: "update-block", page: page.id, block: block.id, patch: { unit } });
    }
  return ops;
}

function look({ theme }: AppSpec, understanding: Understanding): Assumption[] {
  if (understanding.has("dark") || understanding.has("light")) return [];
  const isDark = theme.scheme === "dark";
  const dense = theme.density === "compact";
  return [
    {
      id: "look",
      text: isDark ? "Opens in dark colors." : "Opens in light colors.",
      choices: [
        {
          label: isDark ? "Open in light colors" : "Open in dark colors",
          ops: [{ op: "set-theme", patch: { scheme: isDark ? "light" : "dark" } }],
        },
        ...(theme.scheme === "system"
          ? []
          : [
              { label: "Follow the device", ops: [{ op: "set-theme" as const, patch: { scheme: "system" as const } }] },
            ]),
        {
          label: dense ? "More room between things" : "Set things closer",
          ops: [{ op: "set-theme", patch: { density: dense ? "regular" : "compact" } }],
        },
      ],
    },
  ];
}

/** What the idea refuses and no app made here has. */
function refused({ without }: Pick<Understanding, "without">): Assumption[] {
  const said = without.join(" ");
  return /\b(?:ads?|advert\w*|account\w*|login|log-?in|sign-?ups?|registration|tracking|cookies|werbung|anmeldung|anuncios|publicite|anuncios)\b/.test(
    said,
  )
    ? [{ id: "refused", text: "No ads, accounts or tracking: it works on the device alone until you share it." }]
    : [];
}
