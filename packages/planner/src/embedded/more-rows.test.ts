import { applyOps, computedValues, foldText, type AppSpec, type Op } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldNamed } from "./field-named.ts";
import { loadAllLanguages } from "./languages/all-languages.fixture.ts";
import { moreRows } from "./more-rows.ts";
import { planApp } from "./plan-app.ts";

beforeAll(loadAllLanguages);

const IDEAS = [
  "Bake sale planner with orders and prices",
  "Dog walking booking app",
  "A leaderboard for our chess club",
  "Ein Tagebuch für mein Lauftraining",
  "Une boutique de céramique",
  "CRM for a small law firm",
];

function withMore(spec: AppSpec, entity: string, rows: AppSpec["entities"][0]["rows"]): AppSpec {
  return applyOps(
    spec,
    rows.map((row): Op => ({ op: "add-row", entity, row })),
  ).spec;
}

describe("moreRows", () => {
  it.each(IDEAS)("adds rows to every list of '%s' that fit it, name nothing twice and are the same again", (idea) => {
    const spec = planApp(idea, { seed: 7 });
    for (const entity of spec.entities) {
      const rows = moreRows(spec, entity.id, 20, 3);
      expect(rows).toHaveLength(20);
      expect(moreRows(spec, entity.id, 20, 3)).toEqual(rows);
      const grown = withMore(spec, entity.id, rows).entities.find(({ id }) => id === entity.id);
      const type = entity.fields.find(({ id }) => id === entity.titleField)?.type;
      if (type === "choice") continue;
      const titles = rows.map((row) => foldText(String(row[entity.titleField])));
      expect(new Set(titles).size).toBe(titles.length);
      for (const row of entity.rows) expect(titles).not.toContain(foldText(String(row[entity.titleField])));
      expect(grown?.rows).toHaveLength(entity.rows.length + 20);
    }
  });
  it("keeps totals, orders and distances, and days near those there are", () => {
    const base = planApp("Bake sale planner", { seed: 7 });
    const fields = ["name", "pieces", "each", "total", "sold", "from", "to"];
    const spec = applyOps(base, [
      {
        op: "add-entity",
        entity: {
          id: "orderLine",
          name: "Order",
          plural: "Orders",
          icon: "box",
          titleField: "name",
          fields: [
            { id: "name", name: "Name", type: "text", required: true },
            { id: "pieces", name: "Pieces", type: "number", min: 0 },
            { id: "each", name: "Each", type: "money", unit: "EUR" },
            { id: "total", name: "Total", type: "money", unit: "EUR" },
            { id: "sold", name: "Sold", type: "number", min: 0 },
            { id: "from", name: "From", type: "date" },
            { id: "to", name: "To", type: "date" },
            {
              id: "days",
              name: "Days",
              type: "computed",
              formula: { kind: "daysUntil", field: "to" },
            },
          ],
          rows: [
            [4, 2.5, 10, 1, "@-9", "@-7"],
            [10, 1.5, 15, 10, "@-4", "@0"],
            [6, 3, 18, 2, "@-1", "@1"],
            [8, 4, 32, 5, "@2", "@3"],
          ].map((values, index) => ({
            id: `order-line-${index + 1}`,
            name: `Order ${index + 1}`,
            ...Object.fromEntries(values.map((value, place) => [fields[place + 1], value])),
          })),
        },
      },
    ]).spec;
    const rows = moreRows(spec, "orderLine", 40, 11);
    for (const row of rows) {
      expect(Number(row["total"])).toBeCloseTo(Number(row["pieces"]) * Number(row["each"]), 2);
      expect(Number(row["sold"])).toBeLessThanOrEqual(Number(row["pieces"]));
      const [from, to] = [Number(String(row["from"]).slice(1)), Number(String(row["to"]).slice(1))];
      expect(from).toBeGreaterThanOrEqual(-9);
      expect(from).toBeLessThanOrEqual(2);
      expect([1, 2, 4]).toContain(to - from);
    }
    const grown = withMore(spec, "orderLine", rows);
    const entity = grown.entities.find(({ id }) => id === "orderLine");
    expect(entity && computedValues(grown, entity, entity.rows[0] ?? { id: "" }, new Date(2026, 10, 22))).toEqual({
      days: -7,
    });
  });
  it("refuses more than there is room for, with the number", () => {
    const spec = planApp("Bake sale planner", { seed: 7 });
    const [entity] = spec.entities;
    expect(() => moreRows(spec, entity?.id ?? "", 500, 1)).toThrow(/room for \d+ more rows/);
  });
});

describe("fieldNamed", () => {
  it.each([
    ["Calories", "en", { type: "number", unit: "kcal" }],
    ["Due", "en", { type: "date" }],
    ["Due date", "en", { type: "date" }],
    ["Price", "en", { type: "money" }],
    ["Paid", "en", { type: "boolean" }],
    ["Is vegan", "en", { type: "boolean" }],
    ["Photo", "en", { type: "image" }],
    ["Website", "en", { type: "url" }],
    ["Priority", "en", { type: "choice" }],
    ["Preis", "de", { type: "money" }],
    ["Foto", "es", { type: "image" }],
  ] as const)("takes %s (%s) for what it usually is", (name, language, field) => {
    expect(fieldNamed(name, language)).toMatchObject(field);
  });
  it("says nothing of what it does not know", () => {
    expect(fieldNamed("Zorblax", "en")).toBeUndefined();
    expect(fieldNamed("", "en")).toBeUndefined();
  });
});
