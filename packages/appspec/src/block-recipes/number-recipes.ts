import { boundType } from "../value-check.ts";
import { dashboardOf } from "./dashboard-of.ts";
import type { Entity } from "../entity.ts";
import { factsOf, having, type BlockDraft, type Thing } from "./block-draft.ts";
import { AMOUNTS, FIELDS, stateField, type NewBlock, type Recipes } from "./recipe.ts";

const need = (thing: Thing, key: string): string => thing.fields[key] ?? "";
type Item = NewBlock<"stats">["items"][number];

/** Blocks that count. */
export const numberRecipes: Recipes<
  | "stats"
  | "chart"
  | "dashboard"
  | "progress"
  | "leaderboard"
  | "matrix"
  | "budget"
  | "balance"
  | "shares"
  | "converter"
  | "calculator"
> = {
  stats: (draft) => ({ kind: "stats", items: numbersOf(draft, 4) }),
  chart: (draft) => {
    const thing = draft.thing({
      by: {
        types: ["choice"],
        like: /categor|kind|type|state|status|stage|mood|group|cuisine/i,
        add: stateField(draft),
      },
    });
    const byField = need(thing, "by");
    const options = thing.entity.fields.find(({ id }) => id === byField)?.options ?? [];
    return {
      kind: "chart",
      title: thing.entity.plural,
      entity: thing.entity.id,
      look: options.length > 5 || options.length === 0 ? "bar" : "donut",
      byField,
      fn: "count",
    };
  },
  dashboard: (draft) => {
    const thing = draft.thing({
      by: {
        types: ["choice"],
        like: /categor|kind|type|state|status|stage|mood|group|cuisine/i,
        add: stateField(draft),
      },
    });
    return dashboardOf(thing.entity, undefined, draft.spec.identity.language);
  },
  progress: (draft) => {
    const thing = draft.thing({
      done: { types: ["boolean"], like: /done|read|seen|paid|ready|finished|saved|bought/i, add: FIELDS.done },
    });
    const field = need(thing, "done");
    const count = { fn: "count" as const, entity: thing.entity.id };
    return {
      kind: "progress",
      title: draft.say("progress"),
      label: thing.entity.fields.find(({ id }) => id === field)?.name ?? draft.say("done"),
      measure: { ...count, where: [{ field, is: "eq", value: true }] },
      target: count,
      look: "ring",
    };
  },
  leaderboard: (draft) => {
    const thing = draft.thing({
      score: {
        types: AMOUNTS,
        like: /point|score|rank|level|rating|stars|votes|win|total|km|distance|xp/i,
        add: FIELDS.points,
      },
    });
    return {
      kind: "leaderboard",
      title: draft.say("leaderboard"),
      entity: thing.entity.id,
      scoreField: need(thing, "score"),
      avatar: /person|people|member|player|user|team|runner|student/i.test(thing.entity.id),
    };
  },
  matrix: (draft) => {
    const types = ["choice", "boolean", "relation", "location"] as const;
    const thing = draft.thing({
      row: { types: ["choice", "relation"], add: stateField(draft) },
      column: { types, add: { ...FIELDS.done } },
    });
    return {
      kind: "matrix",
      title: thing.entity.plural,
      entity: thing.entity.id,
      rowField: need(thing, "row"),
      columnField: need(thing, "column"),
      fn: "count",
    };
  },
  budget: (draft) => {
    const names = ["basics", "more"] as const;
    const known = pairOf(draft, (entity) => entity.fields.find((field) => boundType(field) === "money")?.id);
    const limit = {
      types: ["money", "number"] as const,
      like: /limit|budget|planned|allowance/i,
      strict: true,
      add: {
        id: "limit",
        word: "limit" as const,
        type: "money" as const,
        min: 0,
        value: (_: number, lot: number) => 100 + Math.floor(lot * 4) * 50,
      },
    };
    const categories = known
      ? draft.thing({ limit }, { of: known.target.id })
      : draft.thing(
          { limit },
          {
            fresh: {
              id: "category",
              word: "category",
              icon: "folder",
              title: { id: "name", word: "name" },
              rows: names.map((word) => draft.say(word)),
            },
          },
        );
    const category = draft.entity(categories.entity.id) ?? categories.entity;
    const spend = draft.thing(
      {
        amount: { types: ["money"], add: FIELDS.amount },
        via: {
          types: ["relation"],
          pointsAt: category.id,
          add: {
            id: "category",
            word: "category",
            type: "relation",
            value: (index) => category.rows[index % Math.max(1, category.rows.length)]?.id ?? null,
          },
        },
      },
      {
        not: [category.id],
        fresh: {
          id: "expense",
          word: "expense",
          icon: "receipt",
          title: { id: "name", word: "name" },
          rows: [`${draft.say("expense")} 1`, `${draft.say("expense")} 2`],
        },
      },
    );
    return {
      kind: "budget",
      entity: category.id,
      limitField: need(categories, "limit"),
      spendEntity: spend.entity.id,
      via: need(spend, "via"),
      amountField: need(spend, "amount"),
    };
  },
  balance: (draft) => {
    const people =
      draft.spec.entities.find(({ id, name }) => PEOPLE.test(`${id} ${name}`)) ??
      draft.make({
        id: "member",
        word: "member",
        icon: "user-round",
        title: { id: "name", word: "name" },
        rows: draft.people,
      }).entity;
    const paid = draft.thing(
      {
        amount: { types: ["money"], add: FIELDS.amount },
        paidBy: {
          types: ["relation"],
          pointsAt: people.id,
          add: {
            id: "paidBy",
            word: "paidBy",
            type: "relation",
            value: (index) => people.rows[index % Math.max(1, people.rows.length)]?.id ?? null,
          },
        },
      },
      {
        not: [people.id],
        fresh: {
          id: "expense",
          word: "expense",
          icon: "receipt",
          title: { id: "name", word: "name" },
          rows: [`${draft.say("expense")} 1`, `${draft.say("expense")} 2`],
        },
      },
    );
    return {
      kind: "balance",
      title: draft.say("whoPaid"),
      entity: paid.entity.id,
      amountField: need(paid, "amount"),
      paidByField: need(paid, "paidBy"),
      peopleEntity: people.id,
    };
  },
  shares: (draft) => {
    const thing = draft.thing({ amount: { types: ["money"], add: FIELDS.price } });
    return {
      kind: "shares",
      entity: thing.entity.id,
      amountField: need(thing, "amount"),
      parts: [{ label: draft.say("share"), percent: 60 }, { label: draft.say("others") }],
    };
  },
  converter: (draft) => ({
    kind: "converter",
    inputLabel: draft.say("minutes"),
    inputUnit: "min",
    outputs: [
      { label: draft.say("hours"), factor: 1 / 60, unit: "h" },
      { label: draft.say("days"), factor: 1 / 1440, unit: "d" },
    ],
    initial: 90,
  }),
  calculator: (draft) => ({
    kind: "calculator",
    inputs: [
      { id: "hours", label: draft.say("hours"), unit: "h", initial: 8, min: 0 },
      { id: "price", label: draft.say("price"), initial: 25, min: 0 },
    ],
    results: [{ id: "sum", label: draft.say("total"), formula: "hours * price", digits: 2 }],
  }),
};

const PEOPLE =
  /person|people|member|friend|flatmate|guest|player|runner|student|team|roommate|mitglied|miembro|membre/i;

/** Numbers worth showing: how many there are, and the sum of the first amount of each kind of thing. */
export function numbersOf({ spec }: BlockDraft, most: number): Item[] {
  const items = spec.entities.flatMap((entity): Item[] => {
    const counted: Item = {
      label: entity.plural,
      measure: { fn: "count", entity: entity.id },
      ...having("icon", entity.icon),
    };
    const [fact] = factsOf(entity, 24).filter((id) =>
      entity.fields.some((field) => field.id === id && ["money", "duration", "rating"].includes(boundType(field))),
    );
    const field = entity.fields.find(({ id }) => id === fact);
    if (field === undefined) return [counted];
    return [
      counted,
      {
        label: field.name,
        measure: { fn: field.type === "rating" ? "average" : "sum", entity: entity.id, field: field.id },
      },
    ];
  });
  // Labels stand for the numbers: none is there twice.
  return items.filter((item, index) => items.findIndex(({ label }) => label === item.label) === index).slice(0, most);
}

/** An entity with a fitting field that points at another. */
function pairOf(
  { spec }: BlockDraft,
  fits: (entity: Entity) => string | undefined,
): { from: Entity; target: Entity } | undefined {
  for (const from of spec.entities) {
    if (fits(from) === undefined) continue;
    for (const field of from.fields) {
      const target = spec.entities.find(({ id }) => id === field.relation && id !== from.id);
      if (target) return { from, target };
    }
  }
  return undefined;
}
