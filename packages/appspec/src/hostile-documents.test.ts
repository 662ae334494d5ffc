import { AppError } from "@sayhey/contract/app-error";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { diffSpecs } from "./diff-specs.ts";
import type { Field } from "./entity.ts";
import { mergeSpecs } from "./merge-specs.ts";
import type { Op } from "./op.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

const SCRIPT = `<script>alert(1)</script>\${process.exit()}\`'"\\u2028--;DROP`;

/** What a document or a list of ops is refused with; fails where it is accepted or anything but a refusal comes. */
function refusalOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError && error.kind === "bad-request") return error.message;
    throw error;
  }
  throw new Error("was accepted");
}
const documentWith = (change: (spec: AppSpec) => void): AppSpec => {
  const spec = libraryFixture();
  change(spec);
  return spec;
};
const first = <T>(list: readonly T[], index = 0): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`the fixture has no element ${index}`);
  return item;
};
const toolFields = (fields: Field[]): AppSpec =>
  documentWith((spec) => void first(spec.entities).fields.push(...fields));
const sum = (id: string, left: string, right: string): Field => ({
  id,
  name: id,
  type: "computed",
  formula: { kind: "arithmetic", op: "+", left, right },
});

describe("hostile documents", () => {
  it("3.4 13.1 refuses formulas that go round in circles", () => {
    expect(
      refusalOf(() => parseAppSpec(toolFields([sum("a", "b", "b"), sum("b", "c", "price"), sum("c", "a", "a")]))),
    ).toContain("entities[0].fields[5].formula.left makes the field depend on itself");
    expect(
      refusalOf(() =>
        parseAppSpec(
          documentWith((spec) => {
            spec.entities[0]?.fields.push({
              id: "round",
              name: "Round",
              type: "computed",
              formula: { kind: "rollup", fn: "sum", entity: "loan", via: "tool", field: "back" },
            });
            spec.entities[1]?.fields.push(
              { id: "parent", name: "Parent", type: "relation", relation: "loan" },
              {
                id: "back",
                name: "Back",
                type: "computed",
                formula: { kind: "rollup", fn: "count", entity: "loan", via: "parent" },
              },
            );
          }),
        ),
      ),
    ).toContain("rolled up itself");
  });
  it("13.1 reads formulas that fan out in every step without working them out a million times", () => {
    // Nineteen doublings: looked at path by path they would be half a million.
    const fields = Array.from({ length: 18 }, (_, index) =>
      sum(`f${index}`, index === 0 ? "price" : `f${index - 1}`, index === 0 ? "price" : `f${index - 1}`),
    );
    expect(parseAppSpec(toolFields(fields)).entities[0]?.fields).toHaveLength(23);
  });
  it.each<[string, (spec: AppSpec) => void, RegExp]>([
    [
      "ten thousand fields",
      (spec) =>
        void (first(spec.entities).fields = Array.from({ length: 10_000 }, (_, index): Field => ({
          id: `f${index}`,
          name: "F",
          type: "text",
        }))),
      /entities\[0\]\.fields/,
    ],
    [
      "ten thousand blocks",
      (spec) => void (first(spec.pages).blocks = Array.from({ length: 10_000 }, () => first(first(spec.pages).blocks))),
      /pages\[0\]\.blocks/,
    ],
    ["a text without end", (spec) => void (spec.identity.description = "x".repeat(5_000_000)), /identity\.description/],
    [
      "a value without end",
      (spec) => void (first(first(spec.entities).rows)["name"] = "x".repeat(5_000_000)),
      /entities\[0\]\.rows\[0\]/,
    ],
    [
      "a field called constructor",
      (spec) => void (first(first(spec.entities).fields, 3).id = "constructor"),
      /entities\[0\]\.fields\[3\]\.id/,
    ],
    [
      "a field every object has",
      (spec) => void (first(first(spec.entities).fields, 3).id = "isPrototypeOf"),
      /entities\[0\]\.fields\[3\]\.id/,
    ],
    [
      "an entity called class",
      (spec) => void spec.entities.push({ ...first(spec.entities, 1), id: "class" }),
      /entities\[2\]\.id/,
    ],
    [
      "a field called __proto__",
      (spec) => void (first(first(spec.entities).fields, 3).id = "__proto__"),
      /entities\[0\]\.fields\[3\]\.id/,
    ],
    ["a script for an icon", (spec) => void (spec.identity.icon = SCRIPT), /identity\.icon/],
    ["a script for a colour", (spec) => void (spec.theme.light.ink = "red;}</style>"), /theme\.light\.ink/],
    ["a script for a path", (spec) => void (first(spec.pages, 1).path = "/../../etc"), /pages\[1\]\.path/],
    [
      "a relation to Object",
      (spec) =>
        void first(spec.entities).fields.push({
          id: "owner",
          name: "Owner",
          type: "relation",
          relation: "constructor",
        }),
      /entities\[0\]\.fields\[5\]\.relation/,
    ],
  ])("13.2 refuses %s with its path and a short message", (_what, change, path) => {
    const message = refusalOf(() => parseAppSpec(documentWith(change)));
    expect(message).toMatch(path);
    expect(message.length).toBeLessThan(500);
  });
  it("13.2 refuses keys that reach prototypes, wherever they stand", () => {
    const text = JSON.stringify(libraryFixture());
    for (const forged of [
      text.replace('"seed":7', '"seed":7,"constructor":{"prototype":{"polluted":true}}'),
      text.replace('"borrower":"Amara O."', '"borrower":"Amara O.","constructor":"x"'),
    ])
      expect(refusalOf(() => parseAppSpec(JSON.parse(forged)))).toMatch(/constructor/);
    const read = parseAppSpec(
      JSON.parse(text.replace('"borrower":"Amara O."', '"borrower":"Amara O.","__proto__":{"polluted":true}')),
    );
    expect(read).toEqual(libraryFixture());
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect(first(first(read.entities, 1).rows)["polluted"]).toBeUndefined();
  });
  it("13.3 keeps script in every text as the text it is, through ops, diff and merge", () => {
    const spec = parseAppSpec(
      documentWith((draft) => {
        draft.identity.tagline = SCRIPT;
        first(draft.entities).name = SCRIPT;
        first(first(draft.entities).fields, 1).options = [SCRIPT.slice(0, 40), "free", "out"];
        first(first(draft.entities).rows)["state"] = SCRIPT.slice(0, 40);
        first(draft.pages).title = SCRIPT;
      }),
    );
    const ops = diffSpecs(libraryFixture(), spec);
    expect(applyOps(libraryFixture(), ops).spec).toEqual(spec);
    expect(mergeSpecs(libraryFixture(), spec, libraryFixture()).spec).toEqual(spec);
    expect(spec.entities[0]?.rows[0]?.["state"]).toBe(SCRIPT.slice(0, 40));
  });
  it.each<[string, unknown, RegExp]>([
    ["no op", [null], /ops\[0\]/],
    ["an op that is not known", [{ op: "run", code: SCRIPT }], /ops\[0\]\.op/],
    ["an op called constructor", [{ op: "constructor" }], /ops\[0\]\.op/],
    ["an entity that does not exist", [{ op: "add-row", entity: "nope", row: { id: "a" } }], /ops\[0\]\.entity/],
    [
      "values of rows that do not exist",
      [{ op: "add-field", entity: "tool", field: { id: "kg", name: "kg", type: "number" }, values: { nope: 1 } }],
      /ops\[0\]\.values/,
    ],
    [
      "a patch of what every object has",
      [{ op: "update-block", page: "home", block: "homeCards", patch: { toString: 1 } }],
      /ops\[0\]\.patch/,
    ],
    [
      "rows of another shape",
      [{ op: "set-rows", entity: "tool", rows: [{ id: "a", name: { $gt: "" } }] }],
      /ops\[0\]\.rows/,
    ],
    [
      "ten thousand rows",
      Array.from({ length: 10_000 }, (_, index) => ({
        op: "add-row",
        entity: "tool",
        row: { id: `r${index}`, name: "R" },
      })),
      /ops holds 10000/,
    ],
    [
      "a nest of a hundred thousand lists",
      [
        {
          op: "update-block",
          page: "home",
          block: "homeCards",
          patch: { title: JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`) as unknown },
        },
      ],
      /ops\[0\]\.patch/,
    ],
  ])("13.4 refuses a list of ops with %s", (_what, ops, path) => {
    const before = libraryFixture();
    expect(refusalOf(() => applyOps(before, ops as Op[]))).toMatch(path);
    expect(before).toEqual(libraryFixture());
  });
});
