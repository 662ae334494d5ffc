import { applyOps, type Entity, type Op } from "@sayhey/appspec";
import { planIdea } from "@sayhey/planner/embedded";
import { describe, expect, it } from "vitest";
import { entityNameProblem, fieldNameProblem, freeId } from "../names.ts";
import { seedFromPreview } from "../visitors/seed-from-preview.ts";
import { clearEdit, duplicateOps, fillDownOps, movedDay, newRow, pasteEdit } from "./row-edits.ts";
import { viewRows, WHOLE_VIEW } from "./view-rows.ts";

const now = new Date(2026, 10, 22, 12, 0);
const spec = await planIdea("AI recipe finder", { seed: 7 });
const recipes = spec.entities[0] as Entity;
const field = (id: string) => recipes.fields.find((one) => one.id === id) as Entity["fields"][0];
const after = (ops: readonly Op[]): Entity => applyOps(spec, ops).spec.entities[0] as Entity;

describe("editing rows", () => {
  it("pastes a table from a sheet, adds the rows it lacks, and leaves the cells that do not fit", () => {
    const { ops, problems, added } = pasteEdit(
      spec,
      recipes,
      recipes.rows.slice(-1),
      [field("title"), field("minutes"), field("difficulty")],
      [
        ["Goulash", "90 min", "HARD"],
        ["Soup", "soon", "easy"],
        ["", "", ""],
      ],
      now,
    );
    expect(added).toBe(1);
    expect(problems).toEqual([{ row: "recipe-21", field: "minutes", text: "soon", problem: "is not a number" }]);
    expect(after(ops).rows.slice(-2)).toMatchObject([
      { title: "Goulash", minutes: 90, difficulty: "hard" },
      { title: "Soup", difficulty: "easy" },
    ]);
  });
  it("refuses 5 MB pasted into a cell and stops at the rows an app can begin with", () => {
    const huge = pasteEdit(spec, recipes, recipes.rows, [field("title")], [["x".repeat(5_000_000)]], now);
    expect(huge.ops).toEqual([]);
    expect(huge.problems[0]?.problem).toBe("is 5,000,000 characters long; a text holds at most 2,000");
    const many = Array.from({ length: 300 }, (_, index) => [`Dish ${index}`]);
    const long = pasteEdit(spec, recipes, [], [field("title")], many, now);
    expect(long.added).toBe(200 - recipes.rows.length);
    expect(after(long.ops).rows).toHaveLength(200);
  });
  it("empties what may be empty, repeats a cell downwards, and copies rows beside themselves", () => {
    const cleared = clearEdit(recipes, recipes.rows.slice(0, 2), [field("title"), field("minutes")]);
    expect(cleared.problems).toHaveLength(2);
    expect(after(cleared.ops).rows[0]).toMatchObject({ title: "Tomato basil pasta" });
    expect(after(cleared.ops).rows[0]).not.toHaveProperty("minutes");
    expect(after(fillDownOps(recipes, recipes.rows.slice(0, 3), [field("minutes")])).rows[2]).toMatchObject({
      minutes: 20,
    });
    const titles = after(duplicateOps(recipes, new Set(["recipe-1", "recipe-3"]))).rows.map((row) => row["title"]);
    expect(titles.slice(0, 5)).toEqual([titles[0], titles[0], titles[2], titles[3], titles[3]]);
  });
  it("adds a row with what must be filled", () => {
    expect(newRow(spec, recipes)).toMatchObject({ id: "recipe-21", title: "New recipe" });
  });
  it("keeps days that move with today moving", () => {
    expect(movedDay("2026-11-20", true, now)).toBe("@-2");
    expect(movedDay("2026-11-25T18:30", true, now)).toBe("@3T18:30");
    expect(movedDay("@-2", false, now)).toBe("2026-11-20");
  });
  it("sorts, searches and filters without changing the rows", () => {
    const shown = (view: Partial<typeof WHOLE_VIEW>) =>
      viewRows(spec, recipes, { ...WHOLE_VIEW, ...view }, now).map(({ row }) => row);
    const minutes = shown({ sort: { field: "minutes", down: true } }).map((row) => Number(row["minutes"]));
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
    expect(shown({ search: "SHAKSH" }).map((row) => row["title"])).toEqual(["Shakshuka"]);
    expect(shown({ filters: [{ field: "cuisine", text: "thai" }] }).every((row) => row["cuisine"] === "Thai")).toBe(
      true,
    );
  });
});

describe("names", () => {
  it("are refused where another has them, whatever their case", () => {
    expect(fieldNameProblem(recipes, " minutes ", field("title"))).toBe("Recipes have a field “Minutes” already.");
    expect(fieldNameProblem(recipes, "minutes", field("minutes"))).toBeNull();
    expect(entityNameProblem(spec, "PANTRY", recipes)).toMatch(/already a table “Pantry”/);
    expect(fieldNameProblem(recipes, "  ")).toBe("It needs a name.");
  });
  it("become identifiers that nothing has yet", () => {
    expect(freeId("Due date", [], "field")).toBe("dueDate");
    expect(freeId("Due date", ["dueDate"], "field")).toBe("dueDate2");
    expect(freeId("料理", [], "field")).toBe("field");
    expect(freeId("class", [], "field")).toBe("classfield");
    expect(freeId("2 go", [], "field")).toBe("go");
  });
});

describe("seedFromPreview", () => {
  it("makes what was entered the first rows, with ids and days that samples have", () => {
    const entered = {
      recipe: [
        { id: "Mine!", title: "Goulash", minutes: 90, photo: `data:image/png;base64,${"A".repeat(9000)}` },
        { id: "recipe-2", title: "Chickpea curry", minutes: "many" },
        "broken",
        { id: "x", title: "" },
      ],
    };
    const { ops, taken, left } = seedFromPreview(spec, entered, now);
    expect(taken).toBe(2);
    expect(left.join()).toMatch(/2 values/);
    expect(after(ops).rows).toMatchObject([
      { id: "recipe-1", title: "Goulash", minutes: 90 },
      { id: "recipe-2", title: "Chickpea curry" },
    ]);
  });
});
