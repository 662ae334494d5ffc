import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { computedValues } from "./computed-value.ts";
import { fieldTypeSchema, type Field } from "./entity.ts";
import { opsToRemoveOption, opsToRenameOption } from "./field-options.ts";
import { opsToChangeFieldType } from "./migrate-field.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

const now = new Date(2026, 10, 22, 12, 0);

/** The library with one more field of the tools and its values. */
function withField(field: Field, values: AppSpec["entities"][0]["rows"][0][string][]): AppSpec {
  const before = libraryFixture();
  const rows = before.entities[0]?.rows ?? [];
  return applyOps(before, [
    {
      op: "set-rows",
      entity: "tool",
      rows: [...rows, ...values.map((_, index) => ({ id: `tool-${index + 10}`, name: `Tool ${index}` }))],
    },
    {
      op: "add-field",
      entity: "tool",
      field,
      values: Object.fromEntries(
        values.flatMap((value, index) => (value === null ? [] : [[`tool-${index + 10}`, value]])),
      ),
    },
  ]).spec;
}
const valuesOf = (spec: AppSpec, field: string) => spec.entities[0]?.rows.slice(2).map((row) => row[field]);

describe("opsToChangeFieldType", () => {
  it("16.2 turns texts into numbers with their unit and tells what cannot go along", () => {
    const before = withField({ id: "size", name: "Size", type: "text" }, ["12 g", "1.5 g", "a lot", null]);
    const change = opsToChangeFieldType(before, "tool", "size", { type: "number" }, now);
    expect(change).toMatchObject({ kept: 2, empty: 3, noLongerRequired: false, consequences: [] });
    expect(change.lost).toEqual([{ row: "tool-12", title: "Tool 2", value: "a lot", why: "is not a number" }]);
    const { spec, inverse } = applyOps(before, change.ops);
    expect(valuesOf(spec, "size")).toEqual([12, 1.5, undefined, undefined]);
    expect(applyOps(spec, inverse).spec).toEqual(before);
    const units = withField({ id: "size", name: "Size", type: "text" }, ["12 g", "1.5 g"]);
    const after = applyOps(units, opsToChangeFieldType(units, "tool", "size", { type: "number" }, now).ops).spec;
    expect(after.entities[0]?.fields.at(-1)).toMatchObject({ type: "number", unit: "g" });
  });
  it("reads dates in the app's language and keeps days that move with today", () => {
    const german = withField({ id: "on", name: "On", type: "text" }, ["3.4.2026", "21. März 2026", "2026-11-21"]);
    german.identity.language = "de";
    const dates = applyOps(german, opsToChangeFieldType(german, "tool", "on", { type: "date" }, now).ops).spec;
    expect(valuesOf(dates, "on")).toEqual(["2026-04-03", "2026-03-21", "2026-11-21"]);
    const moving = withField({ id: "on", name: "On", type: "date" }, ["@-3"]);
    const change = opsToChangeFieldType(moving, "tool", "on", { type: "dateTime" }, now);
    expect(change.changed[0]?.why).toBe("gets the time 09:00");
    expect(valuesOf(applyOps(moving, change.ops).spec, "on")).toEqual(["@-3T09:00"]);
    const text = opsToChangeFieldType(moving, "tool", "on", { type: "text" }, now);
    expect(valuesOf(applyOps(moving, text.ops).spec, "on")).toEqual(["2026-11-19"]);
  });
  it("makes options of what the rows hold, and tags and texts of options", () => {
    const before = withField({ id: "kind", name: "Kind", type: "text" }, ["Hand", "hand", "Power"]);
    const choice = applyOps(before, opsToChangeFieldType(before, "tool", "kind", { type: "choice" }, now).ops).spec;
    expect(choice.entities[0]?.fields.at(-1)?.options).toEqual(["Hand", "Power"]);
    expect(valuesOf(choice, "kind")).toEqual(["Hand", "Hand", "Power"]);
    const tags = applyOps(choice, opsToChangeFieldType(choice, "tool", "kind", { type: "tags" }, now).ops).spec;
    expect(valuesOf(tags, "kind")).toEqual([["Hand"], ["Hand"], ["Power"]]);
    const back = opsToChangeFieldType(tags, "tool", "kind", { type: "text" }, now);
    expect(valuesOf(applyOps(tags, back.ops).spec, "kind")).toEqual(["Hand", "Hand", "Power"]);
  });
  it("keeps names of files as files, several where rows hold several, and their names as texts", () => {
    const before = withField({ id: "papers", name: "Papers", type: "lines" }, [
      ["a.pdf", "b.csv"],
      ["c.md"],
      ["no file"],
    ]);
    const change = opsToChangeFieldType(before, "tool", "papers", { type: "file" }, now);
    expect(change).toMatchObject({ kept: 2, lost: [{ row: "tool-12", value: "no file" }] });
    const files = applyOps(before, change.ops).spec;
    expect(files.entities[0]?.fields.at(-1)).toMatchObject({ type: "file", several: true });
    expect(valuesOf(files, "papers")).toEqual([["a.pdf", "b.csv"], ["c.md"], undefined]);
    const texts = applyOps(files, opsToChangeFieldType(files, "tool", "papers", { type: "text" }, now).ops).spec;
    expect(valuesOf(texts, "papers")?.slice(0, 2)).toEqual(["a.pdf, b.csv", "c.md"]);
    expect(texts.entities[0]?.fields.at(-1)).not.toHaveProperty("several");
  });
  it("points texts at the rows they name and adds those that are missing", () => {
    const before = withField({ id: "borrowedBy", name: "Borrowed by", type: "text" }, [
      "amara o.",
      "Lena K.",
      "Lena K.",
    ]);
    const missing = opsToChangeFieldType(before, "tool", "borrowedBy", { type: "relation", relation: "loan" }, now);
    expect(missing).toMatchObject({ kept: 1, created: [] });
    expect(missing.lost).toHaveLength(2);
    const adding = opsToChangeFieldType(
      before,
      "tool",
      "borrowedBy",
      { type: "relation", relation: "loan", createRows: true },
      now,
    );
    expect(adding).toMatchObject({ kept: 3, lost: [], created: [{ entity: "loan", title: "Lena K." }] });
    const { spec } = applyOps(before, adding.ops);
    expect(spec.entities[1]?.rows.at(-1)).toMatchObject({ borrower: "Lena K." });
  });
  it("lets a field that cannot stay filled stop being required, and names what has to follow", () => {
    const before = withField({ id: "size", name: "Size", type: "number" }, [3]);
    const formula = applyOps(before, [
      {
        op: "add-field",
        entity: "tool",
        field: {
          id: "twice",
          name: "Twice",
          type: "computed",
          formula: { kind: "arithmetic", op: "*", left: "size", right: 2 },
        },
      },
    ]).spec;
    const change = opsToChangeFieldType(formula, "tool", "size", { type: "date" }, now);
    expect(change.consequences).toEqual([{ op: "remove-field", entity: "tool", field: "twice" }]);
    const loans = opsToChangeFieldType(libraryFixture(), "loan", "due", { type: "boolean" }, now);
    expect(loans.lost).toHaveLength(1);
    expect(() => opsToChangeFieldType(libraryFixture(), "loan", "borrower", { type: "number" }, now)).toThrow(
      /has to stay text/,
    );
  });
  it("leaves a valid app whatever becomes what, with one undo", () => {
    const value = fc.constantFrom("12 g", "Yes", "2026-11-21", "a, b", "Drill", "#abc", "18:30", "x@y.zz", "★★", "");
    const types = fieldTypeSchema.options.filter((type) => type !== "computed");
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 6 }),
        fc.array(fc.constantFrom(...types), { maxLength: 4 }),
        (texts, path) => {
          let spec = withField(
            { id: "x", name: "X", type: "text" },
            texts.map((text) => (text === "" ? null : text)),
          );
          for (const type of path) {
            const target = { type, ...(type === "relation" ? { relation: "tool" } : {}) };
            const change = opsToChangeFieldType(spec, "tool", "x", target, now);
            const next = applyOps(spec, change.ops);
            expect(parseAppSpec(next.spec)).toEqual(next.spec);
            expect(applyOps(next.spec, next.inverse).spec).toEqual(spec);
            expect(change.kept + change.empty + change.changed.length + change.lost.length).toBe(
              spec.entities[0]?.rows.length,
            );
            spec = next.spec;
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("options", () => {
  it("16.3 are renamed in the rows and in every block that names them", () => {
    const before = applyOps(libraryFixture(), [
      {
        op: "add-block",
        page: "home",
        block: {
          id: "outCount",
          kind: "stats",
          items: [
            {
              label: "Out",
              measure: { fn: "count", entity: "tool", where: [{ field: "state", is: "eq", value: "out" }] },
            },
          ],
        },
      },
    ]).spec;
    const { spec, inverse } = applyOps(before, opsToRenameOption(before, "tool", "state", "out", "lent"));
    expect(spec.entities[0]?.rows[1]).toMatchObject({ state: "lent" });
    expect(JSON.stringify(spec.pages)).toContain('"value":"lent"');
    expect(applyOps(spec, inverse).spec).toEqual(before);
    expect(() => opsToRenameOption(before, "tool", "state", "out", "free")).toThrow(/has "free" already/);
  });
  it("are taken away with another in their place or nothing", () => {
    const before = libraryFixture();
    const replaced = applyOps(before, opsToRemoveOption(before, "tool", "state", "out", "free")).spec;
    expect(replaced.entities[0]?.rows[1]).toMatchObject({ state: "free" });
    const emptied = applyOps(before, opsToRemoveOption(before, "tool", "state", "out", null)).spec;
    expect(emptied.entities[0]?.rows[1]).not.toHaveProperty("state");
  });
});

describe("computedValues", () => {
  it("16.4 counts, adds days and works out sums as the app does", () => {
    const before = applyOps(libraryFixture(), [
      { op: "add-field", entity: "tool", field: { id: "on", name: "On", type: "date" }, values: { "tool-1": "@-3" } },
      {
        op: "add-field",
        entity: "tool",
        field: { id: "next", name: "Next", type: "computed", formula: { kind: "addDays", field: "on", days: 10 } },
      },
      {
        op: "add-field",
        entity: "tool",
        field: { id: "left", name: "Left", type: "computed", formula: { kind: "daysUntil", field: "next" } },
      },
    ]).spec;
    const [tools] = before.entities;
    const values = tools?.rows.map((row) => computedValues(before, tools, row, now));
    expect(values).toEqual([
      { loans: 0, next: "2026-11-29", left: 7 },
      { loans: 1, next: null, left: null },
    ]);
  });
});
