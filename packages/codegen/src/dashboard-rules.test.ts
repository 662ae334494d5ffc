import { describe, expect, it } from "vitest";
import {
  breakdown,
  changeOf,
  heatOf,
  inOrder,
  isChosen,
  moved,
  readChosen,
  readRange,
  rowsWithin,
  shortened,
  spanBefore,
  spanOf,
  stepsOf,
  timeLine,
} from "../templates/src/rules/dashboard.ts";
import type { EntityDef, FieldDef, Row } from "../templates/src/store/model.ts";

const TODAY = new Date(2026, 10, 28, 15);
const REGION: FieldDef = { id: "region", name: "Region", type: "choice", options: ["North", "South"] };
const AGE: FieldDef = { id: "age", name: "Age", type: "number" };
const AT: FieldDef = { id: "at", name: "At", type: "dateTime" };
const SALE: EntityDef = {
  id: "sale",
  name: "Sale",
  plural: "Sales",
  icon: "tag",
  titleField: "name",
  fields: [{ id: "name", name: "Name", type: "text" }, REGION, AGE, AT],
  seed: [],
};
const row = (id: string, region: string, age: number, at: string): Row => ({ id, name: id, region, age, at });
const ROWS = [
  row("a", "North", 20, "2026-11-28T09:30"),
  row("b", "North", 34, "2026-11-27T10:00"),
  row("c", "South", 20, "2026-11-01T22:00"),
  row("d", "South", 61, "2026-10-20T09:00"),
];
const COUNT = { fn: "count" as const, field: undefined };

describe("the time range of a dashboard", () => {
  it("is read from the address, and what cannot be read is passed over", () => {
    expect(readRange("7d", "30d")).toBe("7d");
    expect(readRange("2026-01-01..2026-02-28", "30d")).toBe("2026-01-01..2026-02-28");
    for (const text of [null, "", "8d", "2026-02-30..2026-03-01", "2026-03-01..2026-01-01", "a..b"])
      expect(readRange(text, "30d")).toBe("30d");
  });

  it("counts today and has a time of the same length before it", () => {
    const week = spanOf("7d", TODAY);
    expect(week).toEqual({ from: "2026-11-22", to: "2026-11-28" });
    expect(week && spanBefore(week)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
    expect(spanOf("year", TODAY)).toEqual({ from: "2026-01-01", to: "2026-11-28" });
    expect(spanOf("all", TODAY)).toBeNull();
    expect(rowsWithin(ROWS, "at", week).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("tells a change only where there was something before", () => {
    expect(changeOf(15, 10)).toBe(0.5);
    expect(changeOf(-5, -10)).toBe(0.5);
    expect(changeOf(3, 0)).toBeNull();
  });
});

describe("the charts of a dashboard", () => {
  it("draw days, weeks or months without gaps, together as many as there are rows", () => {
    const days = timeLine(ROWS, "at", { from: "2026-11-01", to: "2026-11-28" }, COUNT, TODAY);
    expect([days.grain, days.points.length]).toEqual(["day", 28]);
    const weeks = timeLine(ROWS, "at", { from: "2026-09-01", to: "2026-11-28" }, COUNT, TODAY);
    expect(weeks.grain).toBe("week");
    expect(weeks.points.reduce((sum, { value }) => sum + value, 0)).toBe(4);
    // The first and last stretch end where the range does.
    expect([weeks.points[0]?.from, weeks.points.at(-1)?.to]).toEqual(["2026-09-01", "2026-11-28"]);
    expect(timeLine(ROWS, "at", spanOf("year", TODAY), COUNT, TODAY).grain).toBe("month");
  });

  it("put numbers in steps that hold each of them once", () => {
    const steps = stepsOf(ROWS.map(({ age }) => Number(age)));
    expect(steps).toEqual(["20..30", "30..40", "40..50", "50..60", "60..70"]);
    expect(breakdown(ROWS, AGE, COUNT, steps).map(({ value }) => value)).toEqual([2, 1, 0, 0, 1]);
    expect(stepsOf([4, 4])).toEqual(["4..4"]);
    expect(stepsOf([])).toEqual([]);
  });

  it("name the largest parts and put the others together, where that can be added up", () => {
    const parts = Array.from({ length: 12 }, (_, index) => ({ key: String(index), value: 12 - index }));
    expect(shortened(parts, "sum").map(({ value }) => value)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 6]);
    expect(shortened(parts, "average")).toHaveLength(10);
  });

  it("show when things happen, by weekday and hour", () => {
    const heat = heatOf(ROWS, AT, COUNT, TODAY);
    expect(heat.by).toBe("hours");
    // 28 November 2026 is a Saturday; half past nine belongs to the hours from nine.
    expect(heat.cells[5]?.[heat.columns.indexOf("9")]).toBe(1);
    expect(heat.cells.flat().reduce((sum, value) => sum + value, 0)).toBe(4);
    expect(heatOf(ROWS, { ...AT, type: "date" }, COUNT, TODAY).columns).toHaveLength(14);
    const days = heatOf(ROWS, { ...AT, type: "date" }, COUNT, TODAY, { from: "2026-11-10", to: "2026-11-28" });
    expect(days.columns).toEqual(["2026-11-09", "2026-11-16", "2026-11-23"]);
  });

  it("narrow one another down, but not themselves", () => {
    const chosen = readChosen(new URLSearchParams("x.region=North&x.other=1&x.age=20..30"), "x.", SALE.fields);
    expect(chosen).toEqual({ region: "North", age: "20..30" });
    expect(ROWS.filter((each) => isChosen(SALE, chosen, each)).map(({ id }) => id)).toEqual(["a"]);
    expect(ROWS.filter((each) => isChosen(SALE, chosen, each, "region")).map(({ id }) => id)).toEqual(["a", "c"]);
  });
});

describe("the widgets of a dashboard", () => {
  it("keep the order they were given, and new ones come last", () => {
    expect(inOrder(["a", "b", "c"], ["c", "gone", "a"])).toEqual(["c", "a", "b"]);
  });

  it("move past what is hidden", () => {
    const isShown = (key: string): boolean => key !== "b";
    expect(moved(["a", "b", "c"], "c", -1, isShown)).toEqual(["c", "b", "a"]);
    expect(moved(["a", "b", "c"], "a", -1, isShown)).toEqual(["a", "b", "c"]);
  });
});
