import { AppError } from "@sayhey/contract/app-error";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import type { Block } from "./block.ts";
import { hashSpec } from "./hash-spec.ts";
import { resolveMoment } from "./moment.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`the fixture has no element ${index}`);
  return item;
}

function problemOf(change: (spec: AppSpec) => void): string {
  const spec = libraryFixture();
  change(spec);
  try {
    parseAppSpec(spec);
  } catch (error) {
    if (error instanceof AppError && error.kind === "bad-request") return error.message;
    throw error;
  }
  return "accepted";
}
const field = (spec: AppSpec, entity: number, index: number) => nth(nth(spec.entities, entity).fields, index);
const addBlock = (spec: AppSpec, block: Block): void => void nth(spec.pages, 0).blocks.push(block);

const INPUT = { id: "hours", label: "Hours", initial: 8 };
/** A calculator with something of its own. */
const withMore = (more: object): Block => ({ ...calculator({}), ...more }) as Block;

/** A dashboard of one figure and one chart. */
function dashboard(tile: object, chart: object = {}): Block {
  return {
    id: "b",
    kind: "dashboard",
    entity: "tool",
    tiles: [{ label: "Tools", fn: "count", ...tile }],
    charts: [{ label: "Tools", look: "top", byField: "name", fn: "count", ...chart }],
  } as Block;
}

/** A calculator of one number. */
function calculator(result: object, input: object = {}): Block {
  return {
    id: "b",
    kind: "calculator",
    inputs: [{ id: "hours", label: "Hours", initial: 8, ...input }],
    results: [{ id: "pay", label: "Pay", formula: "hours * 12", ...result }],
  };
}

describe("parseAppSpec", () => {
  it("1.1 accepts a valid document", () => {
    expect(parseAppSpec(libraryFixture())).toEqual(libraryFixture());
  });
  it.each([
    ["1.1 unknown property", (s: AppSpec) => Object.assign(s.identity, { admin: true }), "identity"],
    ["1.2 wrong type", (s: AppSpec) => Object.assign(nth(s.entities, 0), { icon: "<script>" }), "entities[0].icon"],
    ["2.1 same entity twice", (s: AppSpec) => void (nth(s.entities, 1).id = "tool"), "entities[1].id"],
    [
      "2.1 same block on two pages",
      (s: AppSpec) => void (nth(nth(s.pages, 1).blocks, 0).id = "homeCards"),
      "pages[1].blocks[0].id",
    ],
    [
      "2.1 same row twice",
      (s: AppSpec) => void (nth(nth(s.entities, 0).rows, 1).id = "tool-1"),
      "entities[0].rows[1].id",
    ],
    ["2.2 reserved word", (s: AppSpec) => void (nth(s.pages, 2).id = "class"), "pages[2].id"],
    ["2.2 field id", (s: AppSpec) => void (field(s, 0, 2).id = "id"), "entities[0].fields[2].id"],
    ["3.1 title of a number", (s: AppSpec) => void (nth(s.entities, 0).titleField = "price"), "entities[0].titleField"],
    ["3.2 choice without options", (s: AppSpec) => void delete field(s, 0, 1).options, "entities[0].fields[1].options"],
    [
      "3.3 relation to nowhere",
      (s: AppSpec) =>
        void nth(s.entities, 0).fields.push({ id: "owner", name: "Owner", type: "relation", relation: "person" }),
      "entities[0].fields[5].relation",
    ],
    [
      "3.4 formula on a text",
      (s: AppSpec) => void (field(s, 0, 0).formula = { kind: "daysUntil", field: "name" }),
      "entities[0].fields[0].formula",
    ],
    [
      "3.4 formula of a text",
      (s: AppSpec) => void (field(s, 1, 3).formula = { kind: "daysUntil", field: "borrower" }),
      "entities[1].fields[3].formula.field",
    ],
    [
      "3.4 formula of itself",
      (s: AppSpec) => void (field(s, 1, 3).formula = { kind: "arithmetic", op: "+", left: "daysLeft", right: 1 }),
      "entities[1].fields[3].formula.left",
    ],
    [
      "3.5 min above max",
      (s: AppSpec) => void Object.assign(field(s, 0, 2), { min: 5, max: 1 }),
      "entities[0].fields[2].min",
    ],
    [
      "4.1 value of a field that is not there",
      (s: AppSpec) => void (nth(nth(s.entities, 0).rows, 0)["weight"] = 3),
      "entities[0].rows[0].weight",
    ],
    [
      "4.1 value of a computed field",
      (s: AppSpec) => void (nth(nth(s.entities, 0).rows, 0)["loans"] = 3),
      "entities[0].rows[0].loans",
    ],
    [
      "4.2 choice not among the options",
      (s: AppSpec) => void (nth(nth(s.entities, 0).rows, 0)["state"] = "gone"),
      "entities[0].rows[0].state",
    ],
    [
      "4.2 text for a number",
      (s: AppSpec) => void (nth(nth(s.entities, 0).rows, 0)["price"] = "4"),
      "entities[0].rows[0].price",
    ],
    ["4.2 six stars", (s: AppSpec) => void (nth(nth(s.entities, 0).rows, 0)["stars"] = 6), "entities[0].rows[0].stars"],
    [
      "4.2 a moment for a day",
      (s: AppSpec) => void (nth(nth(s.entities, 1).rows, 0)["due"] = "@3T10:00"),
      "entities[1].rows[0].due",
    ],
    [
      "4.3 row that is not there",
      (s: AppSpec) => void (nth(nth(s.entities, 1).rows, 0)["tool"] = "tool-9"),
      "entities[1].rows[0].tool",
    ],
    [
      "4.4 required and empty",
      (s: AppSpec) => void (nth(nth(s.entities, 0).rows, 0)["name"] = ""),
      "entities[0].rows[0].name",
    ],
    ["5.1 first page elsewhere", (s: AppSpec) => void s.pages.reverse(), "pages[0].path"],
    ["5.1 same path twice", (s: AppSpec) => void (nth(s.pages, 1).path = "/"), "pages[1].path"],
    [
      "5.2 detail without a detail block",
      (s: AppSpec) => void (nth(s.pages, 1).path = "/loans/:id"),
      "pages[1].blocks",
    ],
    ["5.2 detail in the navigation", (s: AppSpec) => void (nth(s.pages, 2).nav = true), "pages[2].nav"],
    ["5.3 hero to nowhere", (s: AppSpec) => void s.pages.splice(1, 1), "pages[0].blocks[1].cta.page"],
    [
      "6.1 field that is not there",
      (s: AppSpec) => addBlock(s, { id: "b", kind: "board", entity: "tool", stageField: "stage", facts: [] }),
      "pages[0].blocks[2].stageField",
    ],
    [
      "6.1 field of the wrong type",
      (s: AppSpec) => addBlock(s, { id: "b", kind: "calendar", entity: "tool", dateField: "price" }),
      "pages[0].blocks[2].dateField",
    ],
    [
      "6.1 entity that is not there",
      (s: AppSpec) => addBlock(s, { id: "b", kind: "streak", entity: "run", dateField: "date" }),
      "pages[0].blocks[2].entity",
    ],
    [
      "6.2 related rows that point elsewhere",
      (s: AppSpec) =>
        addBlock(s, {
          id: "b",
          kind: "balance",
          entity: "tool",
          amountField: "price",
          paidByField: "name",
          peopleEntity: "loan",
        }),
      "pages[0].blocks[2].paidByField",
    ],
    [
      "6.3 verdict that is no option",
      (s: AppSpec) =>
        addBlock(s, {
          id: "b",
          kind: "swipe",
          entity: "tool",
          verdictField: "state",
          yes: "yes",
          no: "out",
          facts: [],
        }),
      "pages[0].blocks[2].yes",
    ],
    [
      "6.4 condition on a strange option",
      (s: AppSpec) =>
        addBlock(s, {
          id: "b",
          kind: "list",
          entity: "tool",
          facts: [],
          where: [{ field: "state", is: "eq", value: "lost" }],
        }),
      "pages[0].blocks[2].where[0].value",
    ],
    [
      "6.4 action on a text",
      (s: AppSpec) =>
        addBlock(s, {
          id: "b",
          kind: "list",
          entity: "tool",
          facts: [],
          actions: [{ do: "toggle", field: "name", label: "x", doneLabel: "y" }],
        }),
      "pages[0].blocks[2].actions[0].field",
    ],
    [
      "6.5 sum of a text",
      (s: AppSpec) =>
        addBlock(s, {
          id: "b",
          kind: "stats",
          items: [{ label: "x", measure: { fn: "sum", entity: "tool", field: "name" } }],
        }),
      "pages[0].blocks[2].items[0].measure.field",
    ],
    [
      "6.3 value to set that is no option",
      (s: AppSpec) =>
        addBlock(s, {
          id: "b",
          kind: "list",
          entity: "tool",
          facts: [],
          actions: [{ do: "set", field: "state", value: "lost", label: "Lose" }],
        }),
      "pages[0].blocks[2].actions[0].value",
    ],
    [
      "6.6 due list with nothing to act on",
      (s: AppSpec) =>
        addBlock(s, { id: "b", kind: "due", entity: "loan", dueField: "due", doneLabel: "Back", facts: [] }),
      "pages[0].blocks[2].doneLabel",
    ],
    [
      "6.6 log of times without the time",
      (s: AppSpec) => addBlock(s, { id: "b", kind: "timer", presets: [5], look: "ring", logEntity: "loan" }),
      "pages[0].blocks[2].logEntity",
    ],
    [
      "6.14 figure that sums up nothing",
      (s: AppSpec) => addBlock(s, dashboard({ fn: "sum" })),
      "pages[0].blocks[2].tiles[0].measureField is needed by sum",
    ],
    [
      "6.14 figure of a field that is no number",
      (s: AppSpec) => addBlock(s, dashboard({ fn: "sum", measureField: "name" })),
      "pages[0].blocks[2].tiles[0].measureField",
    ],
    [
      "6.14 line over what is no date",
      (s: AppSpec) => addBlock(s, dashboard({}, { look: "line" })),
      "pages[0].blocks[2].charts[0].byField",
    ],
    [
      "6.14 chart of a field that is not there",
      (s: AppSpec) => addBlock(s, dashboard({}, { byField: "gone" })),
      "pages[0].blocks[2].charts[0].byField",
    ],
    [
      "6.7 formula of what is not there",
      (s: AppSpec) => addBlock(s, calculator({ formula: "hours * wage" })),
      'pages[0].blocks[2].results[0].formula names "wage"',
    ],
    [
      "6.7 formula that does something",
      (s: AppSpec) => addBlock(s, calculator({ formula: "fetch(hours)" })),
      "pages[0].blocks[2].results[0].formula",
    ],
    [
      "6.7 id that is there twice",
      (s: AppSpec) => addBlock(s, calculator({ id: "hours" })),
      "pages[0].blocks[2].results[0].id",
    ],
    [
      "6.7 results kept without a field for them",
      (s: AppSpec) => addBlock(s, { ...calculator({}), logEntity: "loan" } as Block),
      "pages[0].blocks[2].logEntity",
    ],
    [
      "6.7 bands that do not rise",
      (s: AppSpec) =>
        addBlock(
          s,
          calculator({
            bands: [
              { under: 5, label: "a" },
              { under: 5, label: "b" },
            ],
          }),
        ),
      "pages[0].blocks[2].results[0].bands[1].under",
    ],
    [
      "6.7 steps that begin in the middle",
      (s: AppSpec) => addBlock(s, withMore({ inputs: [INPUT, { ...INPUT, id: "days", step: "Then" }] })),
      "pages[0].blocks[2].inputs[0].step",
    ],
    [
      "6.7 condition of what is not there",
      (s: AppSpec) => addBlock(s, calculator({ when: "wage" })),
      "pages[0].blocks[2].results[0].when",
    ],
    [
      "6.7 table without a number of rows",
      (s: AppSpec) => addBlock(s, withMore({ columns: [{ id: "left", label: "Left", formula: "n" }] })),
      "pages[0].blocks[2].tableRows",
    ],
    [
      "6.7 column of one that comes later",
      (s: AppSpec) =>
        addBlock(
          s,
          withMore({
            tableRows: "12",
            columns: [
              { id: "left", label: "Left", formula: "paid" },
              { id: "paid", label: "Paid", formula: "before_left" },
            ],
          }),
        ),
      "pages[0].blocks[2].columns[0].formula",
    ],
    [
      "6.7 chart of two units",
      (s: AppSpec) =>
        addBlock(
          s,
          withMore({
            tableRows: "12",
            columns: [
              { id: "left", label: "Left", formula: "n", unit: "EUR" },
              { id: "time", label: "Time", formula: "n", unit: "h" },
            ],
            chart: { look: "line", column: "left", compareTo: "time" },
          }),
        ),
      "pages[0].blocks[2].chart.compareTo",
    ],
    [
      "6.7 start outside of the bounds",
      (s: AppSpec) => addBlock(s, calculator({}, { min: 10 })),
      "pages[0].blocks[2].inputs[0].initial",
    ],
    [
      "6.7 start that is no choice",
      (s: AppSpec) =>
        addBlock(
          s,
          calculator(
            {},
            {
              choices: [
                { label: "one", amount: 1 },
                { label: "two", amount: 2 },
              ],
            },
          ),
        ),
      "pages[0].blocks[2].inputs[0].initial",
    ],
  ])("refuses %s", (_name, change, path) => {
    expect(problemOf(change)).toContain(path);
  });
  it.each(["javascript:alert(1)", "ftp://x", "//x.y"])("4.2 refuses the address %s", (address) => {
    expect(
      problemOf((spec) => {
        nth(spec.entities, 0).fields.push(
          { id: "link", name: "Link", type: "url" },
          { id: "photo", name: "Photo", type: "image" },
        );
        nth(nth(spec.entities, 0).rows, 0)["link"] = address;
      }),
    ).toContain("entities[0].rows[0].link");
    expect(
      problemOf((spec) => {
        nth(spec.entities, 0).fields.push({ id: "photo", name: "Photo", type: "image" });
        nth(nth(spec.entities, 0).rows, 0)["photo"] = address;
      }),
    ).toContain("entities[0].rows[0].photo");
  });
});

describe("file fields", () => {
  const withFile = (field: object, value: unknown) => (spec: AppSpec) => {
    nth(spec.entities, 0).fields.push({ id: "file", name: "File", type: "file", ...field });
    nth(nth(spec.entities, 0).rows, 0)["file"] = value as string[];
  };
  it.each([
    [
      "an accept on another type",
      (spec: AppSpec) => void (nth(nth(spec.entities, 0).fields, 0).accept = ["pdf"]),
      "accept",
    ],
    ["the same kind twice", withFile({ accept: ["pdf", "pdf"] }, ["a.pdf"]), "accept[1]"],
    ["a default", withFile({ default: "a.pdf" }, ["a.pdf"]), "default"],
    ["two files where one fits", withFile({}, ["a.pdf", "b.pdf"]), "rows[0].file"],
    ["a text", withFile({}, "a.pdf"), "rows[0].file"],
    ["a path", withFile({}, ["../a.pdf"]), "rows[0].file"],
  ])("3.6 and 4.2 refuse %s", (_name, change, path) => {
    expect(problemOf(change)).toContain(path);
  });
});

describe("hashSpec", () => {
  it("8.1 ignores the order of keys and sees every change", () => {
    const spec = libraryFixture();
    const turned = Object.fromEntries(Object.entries(spec).reverse()) as unknown as AppSpec;
    expect(hashSpec(turned)).toBe(hashSpec(spec));
    nth(nth(spec.entities, 0).rows, 0)["price"] = 4.6;
    expect(hashSpec(spec)).not.toBe(hashSpec(libraryFixture()));
    expect(hashSpec(spec)).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe("resolveMoment", () => {
  const now = new Date(2026, 10, 21, 9, 5);
  it.each([
    ["@-3", "2026-11-18"],
    ["@+2T18:30", "2026-11-23T18:30"],
    ["@0", "2026-11-21"],
    ["@week", "2026-11-16"],
    ["@month", "2026-11-01"],
    ["@now", "2026-11-21T09:05"],
    ["@15", "2026-12-06"],
    ["plain", "plain"],
  ])("turns %s into %s", (value, moment) => {
    expect(resolveMoment(value, now)).toBe(moment);
  });
});
