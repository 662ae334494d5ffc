import {
  computedReader,
  lookedUpField,
  namesIn,
  parseAppSpec,
  parseRowExpression,
  rowExpressionSource,
  type AppSpec,
  type Entity,
  type Field,
  type SeedRow,
} from "@sayhey/appspec";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeRows } from "../templates/src/store/computed.ts";
import { expression, lookUp } from "../templates/src/store/expression.ts";
import type { EntityDef, FieldDef, Row } from "../templates/src/store/model.ts";
import { everyBlock } from "./fixtures/every-block.ts";
import { generateApp } from "./generate-app.ts";

/** A definition as an app has it, its expressions run as they are written into the app. */
function definition(entity: Entity, entities: readonly Entity[]): EntityDef {
  const fields = entity.fields.map(({ formula, ...field }): FieldDef => {
    if (formula?.kind === "expression") {
      const parsed = parseRowExpression(formula.of);
      const source = rowExpressionSource(parsed, JSON.stringify);
      const run = new Function("row", `return ${source};`) as Parameters<typeof expression>[1];
      return { ...field, formula: expression(namesIn(parsed), run) } as FieldDef;
    }
    if (formula?.kind === "lookup") {
      const shows = lookedUpField({ ...field, formula }, entities)?.type ?? "text";
      return { ...field, formula: lookUp(formula.via, formula.field, shows) } as FieldDef;
    }
    return { ...field, ...(formula && { formula }) } as FieldDef;
  });
  return { ...entity, fields, seed: [] } as unknown as EntityDef;
}

/** What the app shows for each row of an entity, by the id of the row. */
function inApp(entities: readonly Entity[], id: string): Map<string, Row> {
  const defs = new Map(entities.map((entity) => [entity.id, definition(entity, entities)]));
  const rows = new Map(entities.map((entity) => [entity.id, entity.rows as readonly Row[]]));
  const read = computeRows(
    (of) => defs.get(of),
    (of) => rows.get(of) ?? [],
  );
  return new Map(read(id).map((row) => [row.id, row]));
}

const work = (id: string, of: string): Field => ({
  id,
  name: id,
  type: "computed",
  formula: { kind: "expression", of },
});

/** Visits to people whose rate is worked out, and people who add up what their visits cost. */
function visits(rows: SeedRow[], more: Field[] = []): Entity[] {
  const visit: Entity = {
    id: "visit",
    name: "Visit",
    plural: "Visits",
    icon: "clock",
    titleField: "title",
    fields: [
      { id: "title", name: "Title", type: "text" },
      { id: "kind", name: "Kind", type: "choice", options: ["income", "cost"] },
      { id: "amount", name: "Amount", type: "money", unit: "EUR" },
      { id: "hours", name: "Hours", type: "number" },
      { id: "miles", name: "Miles", type: "number" },
      { id: "night", name: "Night", type: "boolean" },
      { id: "from", name: "From", type: "date" },
      { id: "to", name: "To", type: "date" },
      { id: "carer", name: "Carer", type: "relation", relation: "carer" },
      work("cost", "hours * carer.full"),
      { id: "level", name: "Level", type: "computed", formula: { kind: "lookup", via: "carer", field: "level" } },
      ...more,
    ],
    rows,
  };
  const carer: Entity = {
    id: "carer",
    name: "Carer",
    plural: "Carers",
    icon: "user",
    titleField: "name",
    fields: [
      { id: "name", name: "Name", type: "text" },
      { id: "rate", name: "Rate", type: "money", unit: "EUR" },
      { id: "level", name: "Level", type: "choice", options: ["junior", "senior"] },
      { id: "driver", name: "Driver", type: "boolean" },
      work("full", "level == 'senior' ? rate * 1.5 : rate"),
      {
        id: "total",
        name: "Total",
        type: "computed",
        formula: { kind: "rollup", fn: "sum", entity: "visit", via: "carer", field: "cost" },
      },
    ],
    rows: [
      { id: "ann", name: "Ann", rate: 20, level: "senior", driver: true },
      { id: "bo", name: "Bo", rate: 12, level: "junior" },
      { id: "cy", name: "Cy", level: "junior", driver: false },
    ],
  };
  return [visit, carer];
}

const now = new Date();
const asApp = (entities: Entity[]): AppSpec => parseAppSpec({ ...everyBlock(), ...bare(entities) });
const bare = (entities: Entity[]): Partial<AppSpec> => ({
  entities,
  pages: [
    {
      id: "home",
      path: "/",
      title: "Home",
      icon: "house",
      nav: true,
      blocks: entities.map(({ id, fields }) => ({
        id: `${id}Table`,
        kind: "table" as const,
        entity: id,
        fields: fields.slice(0, 6).map((field) => field.id),
      })),
    },
  ],
});

describe("expressions of an app", () => {
  const rows: SeedRow[] = [
    {
      id: "a",
      title: "A",
      kind: "income",
      amount: 50,
      hours: 2,
      miles: 12_000,
      carer: "ann",
      from: "2026-01-30",
      to: "2026-02-02",
    },
    {
      id: "b",
      title: "B",
      kind: "cost",
      amount: 8.25,
      hours: 0.1,
      miles: 900,
      carer: "bo",
      night: true,
      from: "2026-03-01",
    },
    { id: "c", title: "C", amount: 3, hours: 1, carer: "cy" },
    { id: "d", title: "D", hours: 1 },
  ];
  it.each<[string, (number | null)[]]>([
    ["kind == 'income' ? amount : -amount", [50, -8.25, null, null]],
    ["min(miles, 10000) * 0.45 + max(miles - 10000, 0) * 0.25", [5000, 405, null, null]],
    ["days(from, to) * carer.rate", [60, null, null, null]],
    ["empty(kind) ? 0 : amount", [50, 8.25, 0, 0]],
    ["night * 5 + carer.driver", [1, 5, 0, null]],
    ["hours / 0", [null, null, null, null]],
    ["empty(carer) || carer.level != 'senior' ? 1 : 2", [2, 1, 1, 1]],
    ["level == 'senior' && !night", [1, 0, 0, null]],
    ["hours * 3", [6, 0.3, 3, 3]],
    ["(hours - 2) * -1", [0, 1.9, 1, 1]],
  ])("%s", (of, expected) => {
    const entities = visits(rows, [work("it", of)]);
    expect(() => asApp(entities)).not.toThrow();
    const shown = inApp(entities, "visit");
    const read = computedReader({ entities }, now);
    const [visit] = entities as [Entity];
    expect(rows.map(({ id }) => shown.get(id)?.["it"])).toEqual(expected);
    expect(rows.map((row) => read(visit, row)["it"])).toEqual(expected);
  });
  it("add up in the rows they look up, whichever is read first", () => {
    const entities = visits(rows);
    const carers = inApp(entities, "carer");
    expect([...carers.values()].map((row) => row["total"])).toEqual([60, 1.2, 0]);
    expect(inApp(entities, "visit").get("a")).toMatchObject({ cost: 60, level: "senior" });
    const read = computedReader({ entities }, now);
    const [, carer] = entities as [Entity, Entity];
    expect(carer.rows.map((row) => read(carer, row)["total"])).toEqual([60, 1.2, 0]);
  });
  it("count the days up to today", () => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 3);
    const text = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0"));
    const entities = visits([{ id: "a", title: "A", from: text.join("-") }], [work("age", "days(from, today)")]);
    expect(inApp(entities, "visit").get("a")?.["age"]).toBe(3);
    const [visit] = entities as [Entity];
    expect(computedReader({ entities }, now)(visit, visit.rows[0] as SeedRow)["age"]).toBe(3);
  });
  it("come to the same in the editor and in the app, whatever they are", () => {
    const name = fc.constantFrom(
      "amount",
      "hours",
      "miles",
      "night",
      "carer.rate",
      "carer.full",
      "carer.driver",
      "cost",
    );
    const leaf = fc.oneof(
      name,
      fc.constantFrom("0", "1", "2.5", "1000", "5"),
      fc.constantFrom(
        "days(from, to)",
        "empty(from)",
        "empty(carer)",
        "empty(night)",
        "carer.level == 'senior'",
        "kind != 'cost'",
      ),
    );
    const { expr } = fc.letrec<{ expr: string }>((tie) => ({
      expr: fc.oneof(
        { maxDepth: 4, depthSize: "small" },
        leaf,
        fc
          .tuple(
            tie("expr"),
            fc.constantFrom("+", "-", "*", "/", "%", "**", "<", ">=", "==", "!=", "&&", "||"),
            tie("expr"),
          )
          .map(([left, op, right]) => `(${left}) ${op} (${right})`),
        fc.tuple(tie("expr"), tie("expr"), tie("expr")).map(([test, yes, no]) => `(${test}) ? (${yes}) : (${no})`),
        tie("expr").map((of) => `-(${of})`),
        tie("expr").map((of) => `!(${of})`),
        fc
          .tuple(fc.constantFrom("min", "max", "round", "pow"), tie("expr"), tie("expr"))
          .map(([fn, a, b]) => `${fn}(${a}, ${fn === "round" ? "1" : b})`),
      ),
    }));
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-02-${String(date).padStart(2, "0")}`);
    const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 3 });
    const row = fc.record({
      amount: maybe(fc.constantFrom(0, 0.1, 12.5, -3)),
      hours: maybe(fc.integer({ min: 0, max: 9 })),
      miles: maybe(fc.double({ noNaN: true, min: -1e6, max: 1e6 })),
      night: maybe(fc.boolean()),
      kind: maybe(fc.constantFrom("income", "cost")),
      carer: maybe(fc.constantFrom("ann", "bo", "cy")),
      from: maybe(day),
      to: maybe(day),
    });
    fc.assert(
      fc.property(expr, row, (of, values) => {
        fc.pre(of.length <= 400);
        const entities = visits([{ id: "a", title: "A", ...values }], [work("it", of)]);
        const [visit] = entities as [Entity];
        const here = computedReader({ entities }, now)(visit, visit.rows[0] as SeedRow)["it"];
        expect(inApp(entities, "visit").get("a")?.["it"]).toBe(here);
      }),
      { numRuns: 1500 },
    );
  });
});

describe("the source of an app", () => {
  it("has expressions as functions and lookups with what they show", () => {
    const { tree } = generateApp(
      asApp(visits([], [work("signed", `kind == 'income' ? amount : -amount`), work("tea", "days(from, to) + 1")])),
    );
    const entity = tree["src/entities/visit.ts"] ?? "";
    expect(entity).toContain(`import { expression, lookUp } from "../store/expression.ts";`);
    expect(entity).toContain(
      `formula: expression(["hours", "carer.full"], (row) => row.number("hours") * row.number("carer.full")),`,
    );
    expect(entity).toContain(`row.text("kind") === "income" ? row.number("amount") : -row.number("amount")`);
    expect(entity).toContain(`options: ["junior", "senior"]`);
    expect(entity).toContain(`formula: lookUp("carer", "level", "choice")`);
    expect(Object.values(tree).join("\n")).not.toMatch(/\beval\(|new Function/);
  });
  it("holds nothing for them where there are none", () => {
    const [visit, carer] = visits([]) as [Entity, Entity];
    const plain = (entity: Entity): Entity => ({
      ...entity,
      fields: entity.fields.filter(({ type }) => type !== "computed"),
    });
    expect(generateApp(asApp([plain(visit), plain(carer)])).tree["src/store/expression.ts"]).toBeUndefined();
  });
});
