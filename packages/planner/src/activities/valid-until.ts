import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, daysAfter, field, form, mark, rowsOf, stats } from "./build.ts";
import { countIn, nameOf, somePeople } from "./facts.ts";
import { all, either } from "./signs.ts";

/** A check that comes back: how people say it, what it is called, and after how many months. */
type Kind = readonly [says: RegExp, name: string, months: number];

interface Holder {
  says: RegExp;
  one: string;
  many: string;
  icon: string;
  /** How many there are where the text does not say. */
  nouns: string;
  title(at: number): string;
  kinds: readonly Kind[];
}

const PROPERTY: Holder = {
  says: /\b(?:rentals?|rented|flats?|houses?|propert(?:y|ies)|apartments?|landlord|lettings?|tenants?)\b/,
  one: "Property",
  many: "Properties",
  icon: "house",
  nouns: "flats?|houses|properties|apartments|rentals|lets|units",
  title: (at) => `Flat ${String(at + 1)}`,
  kinds: [
    [/\bgas\b/, "Gas safety", 12],
    [/\belectric\w*|\beicr\b/, "Electrical check", 60],
    [/\bepc\b|\benergy\b/, "Energy certificate", 120],
    [/\bsmoke\b|\bfire\b|\balarms?\b/, "Smoke alarms", 12],
    [/\blegionell\w*/, "Legionella check", 24],
    [/\bboiler/, "Boiler service", 12],
  ],
};
const VEHICLE: Holder = {
  says: /\b(?:vans?|trucks?|vehicles?|cars|minibus(?:es)?|lorr(?:y|ies)|trailers?)\b/,
  one: "Vehicle",
  many: "Vehicles",
  icon: "truck",
  nouns: "vans|trucks|vehicles|cars|minibuses|lorries|trailers",
  title: (at) => ["White van", "Blue van", "Minibus", "Tipper", "Small van", "Pickup"][at] ?? `Van ${String(at + 1)}`,
  kinds: [
    [/\bmot\b|\binspections?\b/, "Inspection", 12],
    [/\binsurance\b/, "Insurance", 12],
    [/\btax\b/, "Road tax", 12],
    [/\btacho\w*/, "Tachograph check", 24],
    [/\bservic\w+/, "Service", 12],
  ],
};
const MACHINE: Holder = {
  says: /\b(?:machines?|equipment|ladders?|harness(?:es)?|lifts?|extinguishers?|forklifts?|cranes?)\b/,
  one: "Machine",
  many: "Machines",
  icon: "cog",
  nouns: "machines|ladders|harnesses|lifts|extinguishers|forklifts|cranes",
  title: (at) =>
    ["Forklift", "Bandsaw", "Air compressor", "Goods lift", "Pillar drill", "Table saw"][at] ??
    `Machine ${String(at + 1)}`,
  kinds: [
    [/\bsafety\b|\binspections?\b/, "Safety inspection", 12],
    [/\bpat\b|\belectric\w*/, "Electrical test", 24],
    [/\bcalibrat\w*/, "Calibration", 12],
    [/\bpressure\b/, "Pressure test", 24],
    [/\bload\b/, "Load test", 6],
  ],
};
const PERSON: Holder = {
  says: /\b(?:staff|volunteers?|coaches|leaders|drivers|employees|instructors|crew|helpers|trainers)\b/,
  one: "Person",
  many: "People",
  icon: "users",
  nouns: "staff|volunteers|coaches|leaders|drivers|employees|instructors|helpers|trainers|people",
  title: (at) => somePeople(at + 1)[at] ?? "Hana Sato",
  kinds: [
    [/\bfirst[- ]?aid\b/, "First aid", 36],
    [/\bdbs\b|\bbackground\b|\bpolice\b/, "Background check", 36],
    [/\bsafeguarding\b/, "Safeguarding", 24],
    [/\blicen[cs]es?\b/, "License", 60],
    [/\bfood\b|\bhygiene\b/, "Food hygiene", 36],
    [/\bfire\b/, "Fire marshal", 12],
  ],
};
const HOLDERS = [PROPERTY, VEHICLE, PERSON, MACHINE];

const INTERVAL = new RegExp(
  `^(?:(?!\\band\\b)[^,;.]){0,40}?\\b(?:(?:every|each)\\s+(?:(other)\\s+)?(?:${NUMBER}\\s+)?(months?|years?)|(yearly|annual(?:ly)?|once a year))`,
  "i",
);

/** The months behind a kind of check, as the text says them; it may be named before without them. */
function monthsBehind(text: string, says: RegExp): number | undefined {
  for (const { index } of text.matchAll(new RegExp(says.source, "gi"))) {
    const found = INTERVAL.exec(text.slice(index));
    if (found === null) continue;
    const [, other, count, unit = "year", yearly] = found;
    const times = yearly !== undefined ? 1 : count === undefined ? (other === undefined ? 1 : 2) : numberOf(count);
    return times * (unit.toLowerCase().startsWith("m") ? 1 : 12);
  }
  return undefined;
}

/** So many days before, behind or in front of a color. */
function daysBy(text: string, color: string): number | undefined {
  const found = new RegExp(`\\b(?:${color})\\b[^.;,\\d]{0,24}?${NUMBER} (days?|weeks?|months?)`, "i").exec(text);
  const unit = found?.[2]?.toLowerCase() ?? "d";
  const days = numberOf(found?.[1]) * (unit.startsWith("d") ? 1 : unit.startsWith("w") ? 7 : 30);
  return days > 0 ? days : undefined;
}

/** What the text says of checks and what they are of, and the sample rows that follow from it. */
function checkFacts({ text, lower }: ActivityText) {
  const holder = HOLDERS.find(({ says }) => says.test(lower));
  if (holder === undefined) return undefined;
  const kinds = holder.kinds
    .filter(([says]) => says.test(lower))
    .map(([says, name, months]) => ({ name, months: monthsBehind(text, says) ?? months }));
  if (kinds.length < 2) return undefined;
  const count = Math.min(countIn(text, holder.nouns) ?? 4, 12);
  const titles = Array.from({ length: count }, (_, at) => holder.title(at));
  const amber = daysBy(text, "amber|orange|yellow|warn\\w*|remind\\w*") ?? 60;
  const red = Math.min(daysBy(text, "red") ?? 0, amber);
  // One has run out, one is red or amber; the others have time.
  const left = [-9, Math.ceil(amber * 0.6), 140, 210, 75, 290, 180, 120];
  const rows = titles.flatMap((title, at) =>
    kinds.flatMap(({ name, months }, by) => {
      // The last has none of the first kind: what does not apply is left out.
      if (count > 2 && at === count - 1 && by === 0) return [];
      const days = Math.round(months * 30.4375);
      const rest = left[(at * kinds.length + by) % left.length] ?? 140;
      return [[`${name}, ${title}`, title, name, day(Math.min(-1, rest - days))]];
    }),
  );
  return { holder, kinds, titles, amber, red, rows };
}

/** Checks and certificates that run out, each after its own time. */
function checksOf(read: ActivityText): Activity | undefined {
  const facts = checkFacts(read);
  if (facts === undefined) return undefined;
  const { holder, kinds, titles, amber, red, rows } = facts;
  const { one, many, icon } = holder;
  return {
    id: "validUntil",
    form: "tracker",
    icon: "shield-check",
    name: read.givenName ?? nameOf(read.text, "Certificates and Checks"),
    words: {
      tagline: `What runs out next, for each ${one.toLowerCase()}.`,
      itch: "Which one is about to run out?",
      promise: "No check forgotten",
      pov: "POV: every certificate is in date",
    },
    entities: [
      {
        id: "holder",
        name: one,
        plural: many,
        icon,
        fields: ["Name: text", "Note: text"],
        rows: titles.map((name) => ({ name })),
      },
      {
        id: "kind",
        name: "Kind",
        plural: "Kinds",
        icon: "tags",
        fields: [
          field("Name: text", { unique: true }),
          field("Every: number 1..120 months", { required: true, min: 1 }),
        ],
        rows: kinds.map(({ name, months }) => ({ name, every: months })),
      },
      {
        id: "check",
        name: "Check",
        plural: "Checks",
        icon: "shield-check",
        fields: [
          "What: text",
          field(`${one}: relation holder`, { id: "holder", required: true }),
          field("Kind: relation kind", { required: true }),
          field("Last done: date -300..0", { required: true, default: "@today" }),
          "Good for: expr round(kind.every * 30.4375) [days]",
          daysAfter("Valid until", "lastDone", "goodFor", {
            warn: [
              mark(when.lt("validUntil", "@today"), "alert", "Expired"),
              ...(red > 0 ? [mark(when.lte("validUntil", `@+${String(red)}`), "alert", "Book now")] : []),
              mark(when.lte("validUntil", `@+${String(amber)}`), "attention", "Due soon"),
            ],
          }),
          "Done by: text",
          "Certificate: file pdf|image",
        ],
        rows: rowsOf("what holder kind lastDone", rows),
        // One of a kind each: doing it again renews it.
        limits: [{ per: ["holder", "kind"], most: 1 }],
        hides: ["goodFor"],
        actions: [{ do: "set", field: "lastDone", value: "@today", label: "Done today", icon: "check" }],
      },
    ],
    pages: [
      {
        title: "Due",
        icon: "bell",
        blocks: [
          stats(
            ["Expired", countOf("check", when.lt("validUntil", "@today")), "circle-alert"],
            [
              `Within ${String(amber)} days`,
              countOf("check", when.gte("validUntil", "@today"), when.lte("validUntil", `@+${String(amber)}`)),
              "hourglass",
            ],
            ["Checks", countOf("check"), "list"],
          ),
          {
            kind: "due",
            title: "What runs out next",
            entity: "check",
            dueField: "validUntil",
            lastField: "lastDone",
            doneLabel: "Done today",
            facts: ["holder", "lastDone"],
          },
        ],
      },
      {
        title: `By ${one.toLowerCase()}`,
        icon,
        blocks: [
          {
            kind: "list",
            title: `By ${one.toLowerCase()}`,
            entity: "check",
            subtitleField: "kind",
            facts: ["lastDone", "validUntil"],
            groupField: "holder",
          },
          form("holder", `Add a ${one.toLowerCase()}`, ["name", "note"], "Add", "Its checks can be added now."),
        ],
      },
      {
        title: "All checks",
        icon: "list",
        blocks: [
          {
            kind: "table",
            title: "All checks",
            entity: "check",
            fields: ["holder", "kind", "lastDone", "validUntil", "doneBy"],
            sort: { field: "validUntil", direction: "asc" },
          },
          form(
            "check",
            "Add a check",
            ["what", "holder", "kind", "lastDone", "doneBy", "certificate"],
            "Add check",
            "It comes up before it runs out.",
          ),
          { kind: "table", title: "How often", entity: "kind", fields: ["every"] },
          form("kind", "Add a kind", ["name", "every"], "Add kind", "Checks can be of this kind now."),
        ],
      },
    ],
    notes: [`A ${one.toLowerCase()} has only the checks that apply to it; the rest is left out.`],
  };
}

const CHECKS = /\b(?:certificates?|checks?|tests?|inspections?|eicr|dbs|mot|expir\w+|renew\w*)\b/;

/** What has to be checked again before it runs out. */
export const checks: ActivityKind = {
  id: "validUntil",
  anywhere: either(
    all(
      CHECKS,
      /\b(?:every|each) (?:other |\w+ )?(?:months?|years?)\b|\b(?:yearly|annual(?:ly)?)\b/,
      /\b(?:amber|red|remind\w*|warn\w*|runs? out|due|expir\w+|before)\b/,
    ),
    all(
      /\bcertificates?\b/,
      /\b(?:amber|runs? out|expir\w+)\b/,
      /\b(?:each|every|per|for (?:my|our)) (?:\w+ ){0,2}(?:flats?|houses?|propert\w+|vans?|vehicles?|machines?|volunteers?|coaches|staff)\b/,
    ),
  ),
  not: /\b(?:engineers?|jobs?|quotes?|bookings?|customers?|clients?|invoices?|rent (?:due|payments?|paid)|website|landing page|training (?:platform|system)|courses?|ssl|domains?|gift|fleet management|hours|shifts?|students?|pupils?)\b/,
  make: checksOf,
};
