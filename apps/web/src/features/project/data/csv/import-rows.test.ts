import { applyOps, parseAppSpec, type AppSpec, type Entity } from "@sayhey/appspec";
import { planIdea } from "@sayhey/planner/embedded";
import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readingOf } from "../rows/row-edits.ts";
import { viewRows, WHOLE_VIEW } from "../rows/view-rows.ts";
import { guarded, unguarded } from "@sayhey/contract/csv";
import { csvOf } from "./export-rows.ts";
import { planImport, type ImportChoice } from "./import-rows.ts";
import { guessTargets, writtenAs } from "./map-columns.ts";
import { readTable } from "./read-table.ts";

const now = new Date(2026, 10, 22, 12, 0);
const spec = await planIdea("AI recipe finder", { seed: 7 });
const recipes = entityOf(spec, "recipe");

function entityOf(of: AppSpec, id: string): Entity {
  const entity = of.entities.find((one) => one.id === id);
  if (entity === undefined) throw new Error(`no ${id}`);
  return entity;
}
function importOf(text: string, choice: Partial<ImportChoice> = {}, entity = recipes) {
  const table = readTable(new TextEncoder().encode(text));
  const reading = { ...readingOf(spec, now), ...writtenAs(table.rows, "en") };
  const targets = guessTargets(entity, table.columns, table.rows, reading);
  const plan = planImport(
    entity,
    table.columns,
    table.rows,
    { targets, place: "add", faulty: "empty", from: 1, ...choice },
    reading,
  );
  return { targets, plan, table };
}

describe("importing", () => {
  it("makes rows for shared data as many as there is room for, which the app does not begin with", () => {
    const text = [
      "Title;Minutes;Tested on",
      ...Array.from({ length: 900 }, (_, index) => `Dish ${index};${index};22.11.2026`),
    ].join("\n");
    const { plan } = importOf(text, { shared: 700 });
    expect([plan.taken, plan.beyond, plan.rows.length]).toEqual([700, 200, 700]);
    expect(plan.rows[3]).toMatchObject({ title: "Dish 3", minutes: 3 });
    expect(Object.values(plan.rows[3] ?? {})).toContain("2026-11-22");
    expect(plan.rows[3]).not.toHaveProperty("id");
    // Only fields that are new change the app.
    expect(plan.ops.map(({ op }) => op)).toEqual(["add-field"]);
  });
  it("finds the fields of columns by name, and makes fields of what is in the others", () => {
    const { targets, plan } = importOf(
      "title;Cook minutes;SERVINGS;Diet;Cooked on;Costs;Season\nGoulash;90;4;Vegan;21.11.2026;€ 4,50;winter\nSoup;15;2;;3.12.2026;€ 12,00;summer",
    );
    expect(targets).toEqual([
      { kind: "field", field: "title" },
      { kind: "field", field: "minutes" },
      { kind: "field", field: "servings" },
      { kind: "field", field: "diet" },
      { kind: "new", name: "Cooked on", type: "date" },
      { kind: "new", name: "Costs", type: "money" },
      { kind: "new", name: "Season", type: "text" },
    ]);
    const after = applyOps(spec, plan.ops).spec;
    expect(entityOf(after, "recipe").rows.slice(-2)).toMatchObject([
      { title: "Goulash", minutes: 90, servings: 4, diet: ["vegan"], cookedOn: "2026-11-21", costs: 4.5 },
      { title: "Soup", minutes: 15, servings: 2, cookedOn: "2026-12-03", costs: 12 },
    ]);
  });
  it("names the row and the column of what does not fit, and takes the row without it or not at all", () => {
    const text = "Title,Minutes,Difficulty\nGoulash,long,easy\nSoup,15,impossible\nToast,5,easy";
    const { plan } = importOf(text);
    expect(plan).toMatchObject({ taken: 3, left: 0, problemCount: 2 });
    expect(plan.problems).toEqual([
      { row: 1, column: "Minutes", text: "long", problem: "is not a number" },
      { row: 2, column: "Difficulty", text: "impossible", problem: "is not one of easy, medium, hard" },
    ]);
    expect(importOf(text, { faulty: "skip" }).plan).toMatchObject({ taken: 1, left: 2 });
  });
  it("takes what there is room for of 100,000 rows, from any row on, and says how many are left", () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `Recipe number ${index + 1},${index % 60}`);
    const text = `Title,Minutes\n${lines.join("\n")}`;
    const room = 200 - recipes.rows.length;
    const { plan } = importOf(text);
    expect(plan).toMatchObject({ taken: room, beyond: 100_000 - room, left: 0, problemCount: 0 });
    const later = importOf(text, { from: 90_001, place: "replace" }).plan;
    expect(later).toMatchObject({ taken: 200, beyond: 9_800 });
    const after = applyOps(spec, later.ops).spec;
    expect(entityOf(after, "recipe").rows[0]).toMatchObject({ title: "Recipe number 90001" });
  });
  it("guards what a spreadsheet would run, and takes the guard away again", () => {
    expect(guarded('=HYPERLINK("http://evil")')).toBe(`'=HYPERLINK("http://evil")`);
    expect(guarded("-5")).toBe("-5");
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("", "=", "+", "-", "@", "'=", "''@"), (text, sign) => {
        const cell = `${sign}${text}`;
        expect(unguarded(guarded(cell))).toBe(cell);
        expect(guarded(cell)).not.toMatch(/^[=@]/);
      }),
    );
  });
  it("imports what it exported as it was", () => {
    const writing = {
      language: "en" as const,
      now,
      entityOf: (id: string) => spec.entities.find((one) => one.id === id),
    };
    for (const entity of spec.entities) {
      const text = csvOf(entity, viewRows(spec, entity, WHOLE_VIEW, now), writing);
      expect(text.startsWith("\uFEFF")).toBe(true);
      expect(Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data).toHaveLength(entity.rows.length + 1);
      const { plan } = importOf(text, { place: "replace" }, entity);
      expect(plan).toMatchObject({ taken: entity.rows.length, problemCount: 0, left: 0 });
      const after = applyOps(spec, plan.ops).spec;
      expect(parseAppSpec(after)).toEqual(after);
      expect(
        csvOf(entityOf(after, entity.id), viewRows(after, entityOf(after, entity.id), WHOLE_VIEW, now), writing),
      ).toBe(text);
    }
  });
  it("leaves a valid app whatever a file holds", () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom("12", "yes", "2026-11-21", "easy", "€ 4", "", "=1+1"),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 }),
        (cells) => {
          const text = Papa.unparse(cells);
          let result: ReturnType<typeof importOf>;
          try {
            result = importOf(text);
          } catch (error) {
            expect((error as Error).message).toMatch(/holds no|empty|quote|no table/);
            return;
          }
          const { spec: after, inverse } = applyOps(spec, result.plan.ops);
          expect(result.plan.taken + result.plan.left + result.plan.beyond).toBe(result.table.rows.length);
          expect(applyOps(after, inverse).spec).toEqual(spec);
        },
      ),
      { numRuns: 80 },
    );
  });
});
