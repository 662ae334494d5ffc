import { describe, expect, it } from "vitest";
import { readAddress, readCompared, writeAddress, writeCompared } from "../templates/src/rules/browse-address.ts";
import {
  fitsFilters,
  hasWords,
  readDays,
  readNumbers,
  readSort,
  sortRows,
  wordsOf,
} from "../templates/src/rules/browse.ts";
import { csvOfRows } from "../templates/src/rules/export-rows.ts";
import { matchColumns, planImport } from "../templates/src/rules/import-rows.ts";
import { readCell, UNFIT, type CellReading } from "../templates/src/rules/read-cell.ts";
import type { EntityDef, FieldDef, Row } from "../templates/src/store/model.ts";

const now = new Date(2026, 10, 18, 12);
const field = (id: string, type: FieldDef["type"], more: Partial<FieldDef> = {}): FieldDef => ({
  id,
  name: id,
  type,
  ...more,
});
const entity: EntityDef = {
  id: "job",
  name: "Job",
  plural: "Jobs",
  icon: "hammer",
  titleField: "title",
  fields: [
    field("title", "text", { name: "Title", required: true }),
    field("stage", "choice", { name: "Stage", options: ["Open", "Paused", "Done"] }),
    field("tools", "tags", { name: "Tools" }),
    field("price", "money", { name: "Price (USD)", min: 0 }),
    field("due", "date", { name: "Due" }),
    field("urgent", "boolean", { name: "Urgent" }),
    field("sort", "text", { name: "Sort" }),
    field("who", "relation", { name: "Who", relation: "person" }),
    field("left", "computed", { name: "Left", formula: { kind: "daysUntil", field: "due" } }),
  ],
  seed: [],
};
const job = (id: string, values: Partial<Row> = {}): Row => ({ id, title: id, ...values }) as Row;
const rows = [
  job("Roof", { stage: "Done", tools: ["saw"], price: 900, due: "2026-11-18", urgent: true }),
  job("Gate", { stage: "Open", tools: ["saw", "drill"], price: 120.5, due: "2026-11-22" }),
  job("Sink", { stage: "Paused", tools: [], price: null, due: "2026-10-25", urgent: false }),
  job("Path", { stage: null, price: 40 }),
];
const kept = (filters: Record<string, string[]>): string[] =>
  rows.filter(fitsFilters(entity, filters, now)).map(({ id }) => id);

describe("filters", () => {
  it("take several values of a choice or of tags, and rows that have one of them", () => {
    expect(kept({ stage: ["Open", "Paused"] })).toEqual(["Gate", "Sink"]);
    expect(kept({ tools: ["drill", "saw"] })).toEqual(["Roof", "Gate"]);
    expect(kept({ stage: ["Open", "Done"], tools: ["drill"] })).toEqual(["Gate"]);
  });
  it("count what is not ticked as no", () => {
    expect(kept({ urgent: ["no"] })).toEqual(["Gate", "Sink", "Path"]);
    expect(kept({ urgent: ["yes"] })).toEqual(["Roof"]);
  });
  it("take numbers from one to another, ends included, and leave out rows without one", () => {
    expect(kept({ price: ["120.5..900"] })).toEqual(["Roof", "Gate"]);
    expect(kept({ price: ["..100"] })).toEqual(["Path"]);
    expect(readNumbers("-5..")).toEqual({ from: -5, to: null });
    for (const bad of ["", "..", "5", "a..b", "1..2..3", "1e9..", undefined]) expect(readNumbers(bad)).toBeNull();
  });
  it("know today, this week, this month and the last 30 days", () => {
    // 18 November 2026 is a Wednesday.
    expect(kept({ due: ["today"] })).toEqual(["Roof"]);
    expect(readDays("week", now)).toEqual({ from: "2026-11-16", to: "2026-11-22" });
    expect(kept({ due: ["week"] })).toEqual(["Roof", "Gate"]);
    expect(kept({ due: ["last30"] })).toEqual(["Roof", "Sink"]);
    expect(readDays("month", now)).toEqual({ from: "2026-11-01", to: "2026-11-30" });
    expect(kept({ due: ["..2026-10-31"] })).toEqual(["Sink"]);
    for (const bad of ["tomorrow", "2026-11..", "..", "2026-11-18"]) expect(readDays(bad, now)).toBeNull();
  });
  it("search every word, without capitals and accents, also in what a row belongs to", () => {
    expect(wordsOf("  CAFÉ Áb ")).toEqual(["cafe", "ab"]);
    expect(hasWords(["roof", "kim"], "the roof", () => "kim")).toBe(true);
    expect(hasWords(["roof", "lee"], "the roof", () => "kim")).toBe(false);
  });
});

describe("order", () => {
  const ids = (id: string, direction: "asc" | "desc") => {
    const by = entity.fields.find((each) => each.id === id);
    if (by === undefined) throw new Error(id);
    return sortRows(by, direction, rows, () => "").map((row) => row.id);
  };
  it("puts choices as they are listed and rows without a value last both ways", () => {
    expect(ids("stage", "asc")).toEqual(["Gate", "Sink", "Roof", "Path"]);
    expect(ids("stage", "desc")).toEqual(["Roof", "Sink", "Gate", "Path"]);
    expect(ids("price", "desc")).toEqual(["Roof", "Gate", "Path", "Sink"]);
    expect(ids("due", "asc")).toEqual(["Sink", "Roof", "Gate", "Path"]);
  });
  it("passes over fields that are not there or have no order", () => {
    expect(readSort(entity, "-due")).toEqual({ field: "due", direction: "desc" });
    for (const bad of ["", "nothing", "--due", "tools"]) expect(readSort(entity, bad)).toBeUndefined();
  });
});

describe("the address", () => {
  const known = (each: FieldDef, value: string) => each.options?.includes(value) === true;
  const read = (text: string, prefix = "") => readAddress(new URLSearchParams(text), prefix, entity.fields, known);
  it("holds search, filters and order, and gives them back", () => {
    const state = {
      query: "old gate",
      filters: { stage: ["Open", "Done"], price: ["10.."], due: ["week"] },
      sort: "-due",
    };
    const text = writeAddress(new URLSearchParams("other.q=x"), "", entity.fields, state).toString();
    expect(text).toContain("other.q=x");
    expect(read(text)).toEqual(state);
    expect(
      writeAddress(new URLSearchParams(text), "", entity.fields, { query: " ", filters: {}, sort: "" }).toString(),
    ).toBe("other.q=x");
  });
  it("keeps the blocks of a page apart, and a field called sort from the order", () => {
    const state = { query: "", filters: { sort: ["Open"] }, sort: "price" };
    const text = writeAddress(new URLSearchParams(), "late.", entity.fields, state).toString();
    expect(text).toBe("late.sort_=Open&late.sort=price");
    expect(read(text).filters).toEqual({});
  });
  it("passes over values that no field has", () => {
    const { query, filters } = read(`stage=Nowhere&stage=Open&price=cheap&due=soon&nothing=1&q=${"x".repeat(900)}`);
    expect(filters).toEqual({ stage: ["Open"] });
    expect(query).toHaveLength(200);
  });
  it("names at most four rows to compare, each once", () => {
    const text = writeCompared(new URLSearchParams("q=a"), "", ["1", "2"]).toString();
    expect(text).toBe("q=a&compare=1&compare=2");
    expect(
      readCompared(new URLSearchParams("compare=1&compare=1&compare=2&compare=3&compare=4&compare=5"), ""),
    ).toEqual(["1", "2", "3", "4"]);
  });
});

describe("CSV", () => {
  const reading: CellReading = {
    comma: false,
    monthFirst: true,
    yes: "Yes",
    no: "No",
    rowNamed: (_, name) => (name === "Kim" ? "p1" : null),
  };
  const cell = (type: FieldDef["type"], text: string, more: Partial<CellReading> = {}) =>
    readCell(field("x", type, { options: ["In Use"] }), text, { ...reading, ...more });
  it("reads numbers as people write them", () => {
    for (const [text, value] of [
      ["1,250.50", 1250.5],
      ["$12", 12],
      ["40 %", 40],
      ["-3", -3],
      ["1.5", 1.5],
      ["1,250", 1250],
      ["€ 9,50", 9.5],
      ["1'000", 1000],
      ["12 kg", 12],
    ] as const)
      expect(cell("money", text), text).toBe(value);
    expect(cell("number", "1.250", { comma: true })).toBe(1250);
    expect(cell("number", "1.250,75", { comma: true })).toBe(1250.75);
    for (const text of ["abc", "12 to 14", "1,2,3.4.5", "--1"]) expect(cell("number", text), text).toBe(UNFIT);
    expect(cell("duration", "1:20")).toBe(80);
    expect(cell("duration", "1 h 5")).toBe(65);
    expect(cell("rating", "4/5")).toBe(4);
  });
  it("reads days in every usual order and refuses those that are not in the calendar", () => {
    expect(cell("date", "2026-11-21")).toBe("2026-11-21");
    expect(cell("date", "11/3/2026")).toBe("2026-11-03");
    expect(cell("date", "3/11/2026", { monthFirst: false })).toBe("2026-11-03");
    expect(cell("date", "21.11.26")).toBe("2026-11-21");
    expect(cell("date", "21/11/2026")).toBe("2026-11-21");
    expect(cell("dateTime", "2026-11-21 8:05")).toBe("2026-11-21T08:05");
    for (const text of ["2026-02-31", "soon", "1/1"]) expect(cell("date", text), text).toBe(UNFIT);
    expect(cell("time", "9:30")).toBe("09:30");
    expect(cell("time", "25:00")).toBe(UNFIT);
  });
  it("reads choices, yes and no, tags and what a row belongs to", () => {
    expect(cell("choice", "in use")).toBe("In Use");
    expect(cell("choice", "broken")).toBe(UNFIT);
    expect(cell("boolean", "x")).toBe(true);
    expect(cell("boolean", "Nein")).toBe(false);
    expect(cell("boolean", "maybe")).toBe(UNFIT);
    expect(cell("tags", "a, b;c")).toEqual(["a", "b", "c"]);
    expect(cell("relation", "Kim")).toBe("p1");
    expect(cell("relation", "Lee")).toBe(UNFIT);
    expect(cell("text", "  ")).toBeNull();
  });
  it("goes out and comes in again the same, formulas guarded", () => {
    const list = [
      job("a", {
        title: "=1+1",
        stage: "Open",
        tools: ["saw", "drill"],
        price: 12.5,
        due: "2026-11-21",
        urgent: true,
        who: "p1",
      }),
    ];
    const csv = csvOfRows(entity, list, (each, value) =>
      each.type === "boolean" ? (value === true ? "Yes" : "No") : "Kim",
    );
    expect(csv).toContain("'=1+1,Open,");
    const [header = "", line = ""] = csv.slice(1).split("\r\n");
    const cells = ["'=1+1", "Open", "saw, drill", "12.5", "2026-11-21", "Yes", "", "Kim", ""];
    expect(line).toBe('\'=1+1,Open,"saw, drill",12.5,2026-11-21,Yes,,Kim,');
    const targets = matchColumns(
      entity.fields.filter(({ type }) => type !== "computed"),
      header.split(","),
    );
    const { rows: read, bad, left } = planImport(entity, header.split(","), [cells], targets, reading);
    expect({ bad, left }).toEqual({ bad: [], left: 0 });
    expect(read).toEqual([
      {
        title: "=1+1",
        stage: "Open",
        tools: ["saw", "drill"],
        price: 12.5,
        due: "2026-11-21",
        urgent: true,
        who: "p1",
      },
    ]);
  });
  it("matches columns by name and says which cells do not fit", () => {
    const header = ["TITLE", "price", "Colour", "Stage"];
    const targets = matchColumns(entity.fields, header);
    expect(targets).toEqual(["title", "price", null, "stage"]);
    const plan = planImport(
      entity,
      header,
      [
        ["Shed", "cheap", "red", "Open"],
        ["", "5", "", ""],
        ["Wall", "-1", "", "Lost"],
      ],
      targets,
      reading,
    );
    expect(plan.rows).toEqual([{ title: "Shed", stage: "Open" }, { title: "Wall" }]);
    expect(plan.left).toBe(1);
    expect(plan.bad).toEqual([
      { row: 1, column: "price", text: "cheap" },
      { row: 3, column: "price", text: "-1" },
      { row: 3, column: "Stage", text: "Lost" },
    ]);
  });
});
