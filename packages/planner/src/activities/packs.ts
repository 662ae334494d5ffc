import { capital, pluralOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, field, form, mark, rollup, rowsOf, stats, turn } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { MONEY, nameOf, someKids, somePeople } from "./facts.ts";

const UNITS: readonly (readonly [says: RegExp, one: string, who: string])[] = [
  [/\b(?:tutor\w*|lessons?|teach\w*|driving)\b/, "lesson", "student"],
  [/\b(?:massages?|treatments?|therap\w*|sessions?|coach\w*|training|trainer|pt)\b/, "session", "client"],
  [/\b(?:yoga|pilates|class(?:es)?|dance|gym|fitness|swim\w*|courses?)\b/, "class", "member"],
  [/\b(?:walks?|dog walk\w*)\b/, "walk", "client"],
  [/\b(?:visits?|entries|passes|pass|day care|sauna|pool)\b/, "visit", "member"],
  [/\b(?:haircuts?|washes|coffee|meals?|lunch(?:es)?)\b/, "visit", "customer"],
];
const PACKS = new RegExp(
  `\\b(?:packs?|packages?|bundles?|blocks?|cards?|punch ?cards?|passes) (?:of|with) ${NUMBER}(?:(?:,? (?:or|and|,) ?|, )${NUMBER})?(?: ?(?:or|and) ${NUMBER})?|\\b${NUMBER}[- ](?:class|lesson|session|visit|entry|walk|ride|time|punch)(?:es|s)? ?(?:cards?|packs?|passes|pass)`,
  "i",
);
const PRICED = new RegExp(
  `\\b(\\d{1,3})\\s*(?:lessons?|classes|sessions?|visits?|walks?|x)?\\s*(?:=|:|for|at|costs?)\\s*(?:${MONEY}|(\\d{2,5}))`,
  "gi",
);

/** Packs that are sold, each with its price where the text says one. */
function packsIn(text: string): { size: number; price?: number }[] {
  const priced = [...text.matchAll(PRICED)].flatMap(([, size, before, behind, bare]) => {
    const price = Number((before ?? behind ?? bare ?? "").replace(",", "."));
    return price > Number(size) ? [{ size: Number(size), price }] : [];
  });
  if (priced.length > 0) return priced.slice(0, 6);
  const sizes = (PACKS.exec(text) ?? [])
    .slice(1)
    .filter((each) => each !== undefined)
    .map(numberOf)
    .filter((size) => size > 1);
  return (sizes.length > 0 ? [...new Set(sizes)] : [5, 10]).map((size) => ({ size }));
}

/** What the text says of packs, and the sample rows that follow from it. */
function packFacts({ text, lower }: ActivityText) {
  const [, one = "lesson", holder = "student"] = UNITS.find(([says]) => says.test(lower)) ?? UNITS[0] ?? [];
  const many = pluralOf(one);
  const who = /\bpupils?\b/.test(lower)
    ? "pupil"
    : /\bclients?\b/.test(lower)
      ? "client"
      : /\bcustomers?\b/.test(lower)
        ? "customer"
        : holder;
  const packs = packsIn(text);
  const hasParent = /\bparents?\b/.test(lower);
  const isKids = hasParent || who === "pupil";
  const names = isKids ? someKids(6) : somePeople(6);
  const late = /\b(?:24|48|12) ?h(?:ours?)?\b|\blate cancel|\bcancel/.test(lower);
  const hours = /\b(12|24|48) ?h/.exec(lower)?.[1] ?? "24";
  const outcomes = late ? ["held", "canceled in time", "canceled late"] : ["used", "missed"];
  const [held = "used", early = ""] = outcomes;
  const covered = /\b(?:covered|topics?|notes?|what we did)\b/.test(lower) ? "What we covered" : "Note";
  const coveredId = field(`${covered}: text`).id;
  const sold = names.map((name, at) => {
    const pack = turn(packs, at) ?? { size: 10 };
    return { name, ...pack };
  });
  const used = [0, 1, 2, 3, 4, 5].map((at) => {
    const size = sold[at]?.size ?? 5;
    return at === 0 ? size - 1 : at === 1 ? size : Math.min(size, 1 + at);
  });
  const titles = isKids
    ? ["Fractions", "Equations", "Percentages", "Geometry", "Word problems", "Graphs"]
    : ["First visit", "Second visit", "Back and shoulders", "Regular", "Regular", "Regular"];
  const lessons = sold.flatMap(({ name }, at) =>
    Array.from({ length: Math.min(used[at] ?? 1, 10) }, (_, by) => [
      covered === "Note" ? `${capital(one)} with ${name.split(" ")[0] ?? name}` : turn(titles, at + by),
      name,
      day(-by * 7 - at),
      held,
    ]),
  );
  // One of them was called off in good time and stays free.
  if (late && sold[2] !== undefined)
    lessons.push([covered === "Note" ? "Called off" : "Ill", sold[2].name, day(-3), early]);
  const holderField = field(`${capital(who)}: relation holder`, { id: "holder", required: true });
  return {
    early,
    held,
    one,
    many,
    who,
    hasParent,
    names,
    late,
    outcomes,
    covered,
    coveredId,
    sold,
    used,
    lessons,
    holderField,
    text,
    packs,
    hours,
  };
}

type PackFacts = ReturnType<typeof packFacts>;

const packEntities = ({
  early,
  held,
  one,
  many,
  who,
  hasParent,
  names,
  late,
  outcomes,
  covered,
  coveredId,
  sold,
  lessons,
  holderField,
}: PackFacts): Activity["entities"] => [
  {
    id: "holder",
    name: capital(who),
    plural: capital(pluralOf(who)),
    icon: "users",
    fields: [
      "Name: text",
      hasParent ? "Parent: text" : undefined,
      "Phone: phone",
      rollup("Bought", "sum", "pack.holder.size"),
      rollup("Used", "count", "lesson.holder", late ? { where: [when.ne("outcome", early)] } : {}),
      calc("Left", "bought", "-", "used", {
        warn: [mark(when.lte("left", 0), "alert", "None left"), mark(when.eq("left", 1), "attention", "1 left")],
      }),
    ],
    rows: names.map((name, at) => ({
      name,
      ...(hasParent && {
        parent: `${turn(["Maria", "Paul", "Ines", "Tariq", "Lucy", "Ben"], at) ?? ""} ${somePeople(12)[at + 6]?.split(" ")[1] ?? ""}`,
      }),
      phone: `555-01${String(20 + at)}`,
    })),
    actions: [
      { do: "log", entity: "lesson", via: "holder", label: `Log a ${one}`, icon: "check" },
      { do: "log", entity: "pack", via: "holder", label: "Sell a pack", icon: "plus" },
    ],
  },
  {
    id: "pack",
    name: "Pack",
    plural: "Packs",
    icon: "ticket",
    fields: [
      "Pack: text",
      holderField,
      field(`${capital(many)}: number 5..10`, { id: "size", required: true, min: 1 }),
      field("Price: money 50..300 EUR", { min: 0 }),
      field("Bought: date -60..0", { default: "@today" }),
      "Paid: boolean 80",
    ],
    rows: rowsOf(
      "pack holder size price bought paid",
      sold.map(({ name, size, price }, at) => [
        `Pack of ${String(size)}`,
        name,
        size,
        price ?? size * 30,
        day(-50 + at * 6),
        at !== 4,
      ]),
    ),
  },
  {
    id: "lesson",
    name: capital(one),
    plural: capital(many),
    icon: "calendar-check",
    fields: [
      `${covered}: text`,
      holderField,
      field("Date: date -30..0", { default: "@today", required: true }),
      field(`Outcome: choice ${outcomes.join("|")}`, { default: held, required: true }),
    ],
    rows: rowsOf(`${coveredId} holder date outcome`, lessons),
  },
];

const packPages = ({ one, many, who, hasParent, coveredId }: PackFacts): Activity["pages"] => [
  {
    title: "Left",
    icon: "ticket",
    blocks: [
      {
        kind: "list",
        title: "1 or none left",
        entity: "holder",
        facts: ["left", "phone"],
        ...(hasParent && { subtitleField: "parent" }),
        where: [when.lte("left", 1)],
        actions: [{ do: "log", entity: "pack", via: "holder", label: "Sell a pack", icon: "plus" }],
      },
      {
        kind: "cards",
        title: capital(pluralOf(who)),
        entity: "holder",
        media: "icon",
        badges: [],
        facts: ["bought", "used", "left"],
        actions: [{ do: "log", entity: "lesson", via: "holder", label: `Log a ${one}`, icon: "check" }],
      },
    ],
  },
  {
    title: capital(many),
    icon: "calendar-check",
    blocks: [
      form("lesson", `Log a ${one}`, ["holder", coveredId, "date", "outcome"], "Log it", "It's off the pack."),
      {
        kind: "table",
        title: `All ${many}`,
        entity: "lesson",
        fields: ["holder", "date", "outcome"],
        sort: { field: "date", direction: "desc" },
      },
    ],
  },
  {
    title: "Packs",
    icon: "shopping-bag",
    blocks: [
      form(
        "pack",
        "Sell a pack",
        ["holder", "pack", "size", "price", "bought", "paid"],
        "Sell",
        `The ${many} are there to use.`,
      ),
      { kind: "table", title: "Packs sold", entity: "pack", fields: ["holder", "size", "price", "bought", "paid"] },
      stats(["Sold", { fn: "sum", entity: "pack", field: "price" }, "coins"], ["Packs", countOf("pack"), "ticket"]),
    ],
  },
  {
    title: capital(pluralOf(who)),
    icon: "users",
    blocks: [
      {
        kind: "table",
        title: capital(pluralOf(who)),
        entity: "holder",
        fields: [...(hasParent ? ["parent"] : []), "phone", "bought", "used", "left"],
      },
      form(
        "holder",
        `Add a ${who}`,
        ["name", ...(hasParent ? ["parent"] : []), "phone"],
        "Add",
        "They can buy a pack now.",
      ),
    ],
  },
];

/** Packs that are bought in advance and used up one by one. */
function packsOf(read: ActivityText): Activity {
  const facts = packFacts(read);
  const { one, many, who, late, hours } = facts;
  const { text, givenName } = read;
  return {
    id: "packs",
    form: "tracker",
    icon: "ticket",
    name: givenName ?? nameOf(text, `${capital(one)} Packs`),
    words: {
      tagline: `${capital(many)} bought, used and left, for every ${who}.`,
      itch: `How many ${many} are left?`,
      promise: "Nobody runs out unnoticed",
      pov: "POV: you asked before the pack ran out",
    },
    entities: packEntities(facts),
    pages: packPages(facts),
    notes: late ? [`Canceled less than ${hours} hours before counts as used; canceled in time doesn't.`] : [],
  };
}

/** Packs that are used up. */
export const packs: ActivityKind = {
  id: "packs",
  few: /\b\d{1,3}[- ](?:class|lesson|session|visit|walk|entry|ride|punch)(?:es)? ?(?:cards?|packs?|pass(?:es)?)\b|\b(?:lesson|class|session|walk|visit)s? (?:packs?|packages|bundles|cards?) (?:tracker|log|left)|\b(?:lessons?|classes|sessions?|visits|walks) left\b|\bpunch ?cards?\b(?=.*\b(?:left|used|class\w*|lessons?|clients?|members?)\b)|\bpunch ?cards?\b.*\b(?:visits|entries)\b|\bblock bookings?\b.*\b(?:lessons?|sessions?|classes|left|out)\b|\bprepaid (?:lessons|classes|sessions|visits|packs?)\b/,
  head: /\b(?:lessons?|classes|sessions?|visits?|walks?)\b[^.]{0,40}\b(?:packs?|packages|blocks|bundles) of \d/,
  anywhere:
    /\b(?:packs?|packages|blocks|bundles) of (?:\d|five|ten)[^.]{0,60}\b(?:lessons?|classes|sessions?|visits?|walks?)\b|\b(?:lessons?|classes|sessions?|visits?|walks?)\b[^.]{0,40}\bin (?:packs?|packages|blocks|bundles) of (?:\d|five|ten)|\b(?:lessons|classes|sessions|visits|walks) left (?:per|for each|on each)\b/,
  not: /\b(?:loyalty|stamps?|buy \d|website|landing|e-?commerce|lms|game)\b/,
  readsFields: true,
  make: packsOf,
};
