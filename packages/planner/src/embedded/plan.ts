import type { Archetype } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "./app-draft.ts";
import { withGoods } from "./goods.ts";
import type { Domain } from "./lexicon/domain.ts";
import { mergeFields } from "./merge-fields.ts";
import { PEOPLE } from "./pools.ts";
import { thing, type Role, type Thing } from "./thing.ts";
import { traitsOf } from "./traits.ts";
import type { Understanding } from "./understand.ts";
import { withUsualFields } from "./usual-fields.ts";

/** What an archetype or a feature works on. */
export interface Plan {
  draft: AppDraft;
  domain: Domain;
  understanding: Understanding;
  /** Archetypes in force, the leading one first. */
  archetypes: Archetype[];
}

/** What saying an app in another language takes of how it was planned. */
export interface SpokenPlan extends Pick<Plan, "understanding" | "archetypes"> {
  draft: { main: Pick<Part, "id" | "name" | "plural"> | undefined };
  domain: Pick<Domain, "id" | "general" | "things"> & { lead: Archetype | undefined };
  /** Whether what happened is told apart by number: 'Einsatz 4'. */
  isNumbered?: true;
}

/** Builds pages and entities of one archetype: the whole app when it leads, one page more when it supports. */
export interface ArchetypeBuilder {
  lead(plan: Plan): void;
  support(plan: Plan): void;
}

const REST: Record<Role, Role[]> = {
  item: ["item", "place", "event", "person", "log"],
  log: ["log"],
  event: ["event"],
  person: ["person"],
  place: ["place"],
};

/** The thing of the domain that plays a role: one the idea names before the first there is. */
export function thingOf(plan: Plan, role: Role, strict = false): Thing | undefined {
  const { things } = plan.domain;
  // A plot or a van may be what the idea is about, although the field has a more usual thing.
  if (role === "item" && !strict) {
    const named = things.find(
      (candidate) =>
        candidate.role === "place" && plan.understanding.nameScore(candidate.words) > bestScore(plan, "item"),
    );
    if (named) return named;
  }
  for (const wanted of strict ? [role] : REST[role]) {
    const candidates = things.filter((candidate) => candidate.role === wanted);
    const [best] = [...candidates].sort(
      (a, b) => plan.understanding.nameScore(b.words) - plan.understanding.nameScore(a.words),
    );
    if (best) return best;
  }
  return undefined;
}

function bestScore(plan: Plan, role: Role): number {
  return Math.max(
    0,
    ...plan.domain.things
      .filter((candidate) => candidate.role === role)
      .map((candidate) => plan.understanding.nameScore(candidate.words)),
  );
}

/** A label in lower case with its article: 'an event', 'a boat'. */
export function withArticle(label: string): string {
  const lower = label.toLowerCase();
  return /^[aeiou]/.test(lower) && !/^(?:uni|use|euro|one)/.test(lower) ? `an ${lower}` : `a ${lower}`;
}

/** Adds the main thing of the app, with everything its relations point at. */
export function addItem(plan: Plan, more = ""): Part {
  if (plan.draft.main) {
    const { entity } = plan.draft.main;
    return more === ""
      ? plan.draft.main
      : plan.draft.add({ ...thing("item", "Entry, Entries, notebook", "", "", ""), id: entity.id }, { more });
  }
  const item =
    thingOf(plan, "item") ??
    thing("item", "Entry, Entries, notebook", "", "Title: text\nNote: longText @remarks", "First entry");
  const asked = recordsIn(plan) && item.role !== "log" ? item : withAsked(plan, item);
  plan.draft.main = addThing(plan, withTraits(plan, asked), [more, recurring(plan, asked)].filter(Boolean).join("\n"));
  return plan.draft.main;
}

/** What a reminder needs: how often, when last and when next, unless the thing has a day ahead of its own. */
function recurring({ understanding }: Plan, { role, fields }: Thing): string {
  const isAhead = /: (?:addDays|daysUntil)|^(?:Due|Next|Starts|Until|Expires|Appointment)|: date(?:Time)? \d/m.test(
    fields,
  );
  return role !== "item" || isAhead || !understanding.has("reminders")
    ? ""
    : "Every: number 3..60 days\nLast done: date -20..0\nNext due: addDays lastDone every";
}

/** Adds a thing and first the things of the domain that its fields point at, but for those it is itself added for (`underway`). */
export function addThing(plan: Plan, given: Thing, more = "", underway: readonly string[] = []): Part {
  const wanted = withGoods(plan.understanding, given);
  for (const match of wanted.fields.matchAll(/: relation (\w+)/g)) {
    const target = plan.domain.things.find((candidate) => candidate.id === match[1] && candidate.id !== wanted.id);
    if (target && !plan.draft.parts.has(target.id) && !underway.includes(target.id))
      addThing(plan, target, "", [...underway, wanted.id]);
  }
  return plan.draft.add(withoutRefused(plan, withUsualFields(withHeads(plan, wanted))), { more });
}

/** The thing without what is not to be counted: 'no calorie counting'. */
function withoutRefused({ understanding: { without } }: Plan, wanted: Thing): Thing {
  if (!without.some((words) => /\bcalori/.test(words))) return wanted;
  return {
    ...wanted,
    fields: wanted.fields
      .split("\n")
      .filter((line) => !/^\s*Calories!?:/.test(line))
      .join("\n"),
  };
}

/** As many people as the idea says: 'for 12 players'. */
function withHeads({ understanding: { people } }: Plan, wanted: Thing): Thing {
  if (people === undefined || wanted.role !== "person" || people > 40) return wanted;
  const known = wanted.rows.split("\n").slice(0, people);
  const taken = new Set(known.map((line) => line.split(" ")[0]));
  const more = PEOPLE.filter((name) => !taken.has(name.split(" ")[0])).slice(0, people - known.length);
  return { ...wanted, rows: [...known, ...more].join("\n") };
}

/** Adds the record of what happens to the main thing; makes a plain one where the domain has none. */
export function addRecord(plan: Plan): Part {
  if (plan.draft.record) return plan.draft.record;
  const main = addItem(plan);
  const logs = plan.domain.things.filter((candidate) => candidate.role === "log");
  const known = logs.find((candidate) => candidate.of === main.id) ?? thingOf(plan, "log", true);
  const made =
    known ??
    thing(
      "log",
      `${main.id}Entry, ${main.name} entry, ${main.name} log, notebook-pen`,
      "",
      `${main.name === "Note" ? "What" : "Note"}: text\n${main.name}: relation ${main.id}\nDate: date -25..0\nMinutes: number 10..60 min\nRating: rating 2..5`,
      "First go\nFelt easy\nTried something new\nShort one today\nGood progress\nA bit off today\nBack to it\nWith company",
    );
  const part = addThing(plan, withTraits(plan, withAsked(plan, made)));
  plan.draft.record = part;
  return part;
}

/** The thing with what the idea's words for the kind of app call for: years of an archive, values of a calibration. */
function withTraits({ understanding }: Plan, thing: Thing): Thing {
  const lines = traitsOf(understanding, thing);
  return lines.length === 0 ? thing : { ...thing, fields: mergeFields(thing.fields, ["", ...lines].join("\n")) };
}

/** Whether what the idea wants noted belongs to each entry rather than to the thing. */
function recordsIn({ archetypes: [lead] }: Plan): boolean {
  return ["tracker", "log", "dashboard", "fitness", "journal", "timer"].includes(lead ?? "");
}

/** The thing with the fields the idea asks for right behind its title, where it has none of that name. */
export function withAsked(plan: Plan, thing: Thing): Thing {
  const [title = "Name: text", ...lines] = thing.fields.split("\n");
  const idOf = (line: string): string => line.slice(0, line.indexOf(":")).replace("!", "").toLowerCase();
  const taken = new Set(lines.map(idOf));
  const asked = plan.understanding.fields.filter((line) => !taken.has(idOf(line)) && idOf(title) !== idOf(line));
  return asked.length === 0
    ? thing
    : {
        ...thing,
        fields: [
          title,
          ...lines.filter((line) => line.includes(": relation ")),
          ...asked,
          ...lines.filter((line) => !line.includes(": relation ")),
        ].join("\n"),
      };
}

/** Cards of an entity with what suits it. */
export function cardsOf(part: Part, options: Partial<Extract<NewBlock, { kind: "cards" }>> = {}): NewBlock {
  const badges = part.badges(2);
  return {
    kind: "cards",
    entity: part.id,
    media: part.of("image").length > 0 ? "art" : "icon",
    badges,
    facts: part.facts(3).filter((id) => !badges.includes(id)),
    ...(part.filters(2).length > 0 ? { filters: part.filters(2) } : {}),
    search: true,
    ...options,
  };
}

/** Charts of a record that say something: over time, by choice. */
export function chartsOf(part: Part): NewBlock[] {
  const [date] = part.of("date", "dateTime");
  const [measure] = part.of("number", "duration", "money", "percent");
  const [choice] = part.of("choice", "tags");
  const charts: NewBlock[] = [];
  const field = measure === undefined ? undefined : part.field(measure);
  if (date) {
    charts.push(
      field
        ? {
            kind: "chart",
            title: `${field.name} over time`,
            entity: part.id,
            look: "line",
            byField: date,
            fn: field.type === "money" ? "sum" : "average",
            measureField: field.id,
            ...(field.unit ? { unit: field.unit } : {}),
          }
        : {
            kind: "chart",
            title: `${part.plural} over time`,
            entity: part.id,
            look: "bar",
            byField: date,
            fn: "count",
          },
    );
  }
  if (choice)
    charts.push({
      kind: "chart",
      title: `${part.plural} by ${part.field(choice)?.name.toLowerCase() ?? "kind"}`,
      entity: part.id,
      look: "donut",
      byField: choice,
      fn: "count",
    });
  return charts;
}

/** Form for a new row. */
export function formOf(part: Part, title?: string): NewBlock {
  return {
    kind: "form",
    title: title ?? `Add ${part.name.toLowerCase()}`,
    entity: part.id,
    fields: part.inputs(8),
    submitLabel: `Save ${part.name.toLowerCase()}`,
    thanks: "Saved.",
  };
}

/** Up to four numbers about an entity. */
export function statsOf(...parts: Part[]): NewBlock {
  const items = parts.flatMap((part): Extract<NewBlock, { kind: "stats" }>["items"] => {
    const [date] = part.of("date", "dateTime");
    const [measure] = part.of("number", "duration", "money");
    const field = measure === undefined ? undefined : part.field(measure);
    const past = part.entity.rows.some(
      (row) => typeof row[date ?? ""] === "string" && String(row[date ?? ""]).startsWith("@-"),
    );
    return [
      { label: part.plural, measure: { fn: "count", entity: part.id }, icon: part.icon },
      ...(date && past
        ? [
            {
              label: `${part.plural} this month`,
              measure: {
                fn: "count" as const,
                entity: part.id,
                where: [{ field: date, is: "gte" as const, value: "@month" }],
              },
              icon: "calendar",
            },
          ]
        : []),
      ...(field
        ? [
            {
              label: `Average ${field.name.toLowerCase()}`,
              measure: { fn: "average" as const, entity: part.id, field: field.id },
              icon: "gauge",
            },
          ]
        : []),
    ];
  });
  return { kind: "stats", items: items.slice(0, 4) };
}
