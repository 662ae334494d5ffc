import { AppError } from "@sayhey/contract/app-error";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { copyBlock, readBlockClip } from "./block-clipboard.ts";
import { computedValues } from "./computed-value.ts";
import type { Entity, Field, Formula } from "./entity.ts";
import { ExpressionError, namesIn, parseRowExpression } from "./expression.ts";
import { currencyOfExpression } from "./expression-currency.ts";
import { renameInExpression } from "./expression-text.ts";
import { opsToRemoveOption, opsToRenameOption } from "./field-options.ts";
import { mergeSpecs } from "./merge-specs.ts";
import { opsToChangeFieldType } from "./migrate-field.ts";
import { parseAppSpec } from "./parse-app-spec.ts";
import { pasteBlock } from "./paste-block.ts";
import { boundType } from "./value-check.ts";
import { opsToRemoveField } from "./with-consequences.ts";

const now = new Date(2026, 10, 29);
const computed = (id: string, formula: Formula): Field => ({ id, name: id, type: "computed", formula });
const work = (id: string, of: string): Field => computed(id, { kind: "expression", of });

/** The library with further fields: of the loans, and of the tools. */
function library(loan: Field[] = [], tool: Field[] = []): AppSpec {
  const spec = libraryFixture();
  spec.entities[1]?.fields.push(
    { id: "days", name: "Days", type: "number" },
    { id: "kept", name: "Kept", type: "boolean" },
    { id: "note", name: "Note", type: "lines" },
    ...loan,
  );
  spec.entities[0]?.fields.push(...tool);
  Object.assign(spec.entities[1]?.rows[0] ?? {}, { tool: "tool-1", days: 3 });
  return spec;
}
const entity = (spec: AppSpec, index: number): Entity => spec.entities[index] as Entity;
const valueIn = (spec: AppSpec, id: string): unknown => {
  const loan = entity(spec, 1);
  return computedValues(spec, loan, loan.rows[0] ?? { id: "" }, now)[id];
};
function refusal(spec: AppSpec): string {
  try {
    parseAppSpec(spec);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return "";
}

describe("3.8 an expression over fields", () => {
  it.each<[string, number | null]>([
    ["days * tool.price + 10", 23.5],
    ["tool.state == 'free' ? tool.price : 0", 4.5],
    ["'free' != tool.state || !kept", 1],
    ["tool.stars / 3", 1.667],
    ["tool.loans * 2", 2],
    ["days(today, due)", 3],
    ["days(due, today) * kept", 0],
    ["tool == 'tool-1'", 1],
    ["empty(note) && !empty(tool.name)", 1],
    ["empty(tool.price) ? 1 : 2", 2],
    ["days / (days - 3)", null],
    ["0 * -days", 0],
    ["2 ** 2000", null],
  ])("%s comes to %s", (of, expected) => {
    const spec = library([work("it", of)]);
    expect(refusal(spec)).toBe("");
    expect(valueIn(spec, "it")).toBe(expected);
  });

  it("is empty where a field that it comes to is, and only then", () => {
    const spec = library([work("it", "empty(tool.price) ? 5 : tool.price"), work("other", "tool.price * 2")]);
    entity(spec, 1).rows[0] = { id: "loan-1", borrower: "Amara O.", tool: "tool-2" };
    expect([valueIn(spec, "it"), valueIn(spec, "other")]).toEqual([5, null]);
    entity(spec, 1).rows[0] = { id: "loan-1", borrower: "Amara O." };
    expect([valueIn(spec, "it"), valueIn(spec, "other")]).toEqual([5, null]);
  });

  it.each<[string, RegExp]>([
    ["days *", /formula\.of cannot be read/],
    ["days tool", /has a sign missing/],
    ["cost * 2", /names the field "cost", which loan does not have/],
    ["tool.weight * 2", /names the field "weight", which tool does not have/],
    ["borrower.name * 2", /looks up a row by loan\.borrower, which is no relation/],
    ["tool.owner.name", /looks further than one step/],
    ["tool['price']", /not written as relation\.field/],
    ["borrower * 2", /calculates with loan\.borrower of type text; compare it, as in borrower == 'text'/],
    ["due + 1", /calculates with loan\.due, which is a date; use days\(due, today\)/],
    ["note + 1", /calculates with loan\.note of type lines/],
    ["days(days, today)", /counts days with loan\.days, which is no date/],
    ["days(today, today)", /from today to today/],
    ["today + 1", /names today/],
    ["days == 'three'", /compares loan\.days of type number with a text/],
    ["tool.state == 'broken'", /compares tool\.state with "broken", which is none of its options/],
    ["borrower == ''", /use empty\(borrower\)/],
    ["borrower < 'b'", /use == or !=/],
    ["'a' + 'b'", /needs the name of a field|does not know/],
    ["days == 1 ? 'a' : 'b'", /a text that no field is compared with/],
    ["it + 1", /makes the field depend on itself/],
    ["alert(days)", /no function "alert"/],
    ["days = 2", /cannot be read|does not know/],
    ["days(due)", /gives days 1 values/],
    ["[days]", /does not know/],
    ["this", /does not know|names/],
    ["__proto__", /names the field "__proto__"/],
    ["constructor", /names the field "constructor"/],
    ["tool.constructor", /names the field "constructor"/],
    ["constructor(1)", /no function "constructor"/],
    ["9".repeat(399), /too large/],
    [`${"(".repeat(180)}days${")".repeat(180)}`, /^$/],
    [`${"abs(".repeat(60)}days${")".repeat(60)}`, /too deep/],
    ["-".repeat(300) + "days", /too deep|cannot be read/],
  ])("%s is refused in words", (of, message) => {
    expect(refusal(library([work("it", of)]))).toMatch(message);
  });

  it("13.1 refuses one that is too long unread", () => {
    expect(refusal(library([work("it", "9".repeat(10_000))]))).toMatch(/formula\.of/);
    expect(refusal(library([work("it", `${"1+".repeat(200)}1`)]))).toMatch(/formula\.of/);
    expect(() => parseRowExpression(`${"1+".repeat(200)}1`)).toThrow(/longer than 400/);
  });

  it("13.1 reads any text or refuses it, and nothing else happens", () => {
    const word = fc.constantFrom(
      ..."days tool tool.price borrower due kept empty( days( min( ( ) + - * / % ** == != < && || ! ? : , . ' \" 'free' 1 2.5 1e9 today __proto__ constructor [ ] { } ` \\ ; = => ...".split(
        " ",
      ),
    );
    const text = fc.oneof(
      fc.string({ maxLength: 420 }),
      fc.array(word, { maxLength: 40 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(text, (of) => {
        let isRead = false;
        try {
          namesIn(parseRowExpression(of));
          isRead = true;
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
        }
        const spec = library([work("it", of)]);
        if (refusal(spec) !== "") return;
        expect(isRead || of !== of.trim()).toBe(true);
        const value = valueIn(parseAppSpec(spec), "it");
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });
});

describe("3.8 a lookup", () => {
  const shown = (via: string, field: string): Field => computed("shown", { kind: "lookup", via, field });
  it.each<[string, unknown, string]>([
    ["name", "Drill", "text"],
    ["state", "free", "text"],
    ["price", 4.5, "number"],
    ["loans", 1, "number"],
    ["next", "2026-12-09", "date"],
  ])("shows tool.%s as it is", (field, value, type) => {
    const spec = library(
      [shown("tool", field)],
      [{ id: "since", name: "Since", type: "date" }, computed("next", { kind: "addDays", field: "since", days: 10 })],
    );
    Object.assign(entity(spec, 0).rows[0] ?? {}, { since: "@0" });
    expect(refusal(spec)).toBe("");
    expect(valueIn(spec, "shown")).toBe(value);
    expect(boundType(entity(spec, 1).fields.at(-1) as Field, spec.entities)).toBe(type);
  });
  it.each<[string, string, RegExp]>([
    ["borrower", "name", /formula\.via looks up a row by loan\.borrower, which is no relation/],
    ["nope", "name", /formula\.via names the field "nope"/],
    ["tool", "nope", /formula\.field names the field "nope", which tool does not have/],
    ["tool", "photo", /formula\.field names tool\.photo of type image/],
  ])("of %s.%s is refused", (via, field, message) => {
    expect(refusal(library([shown(via, field)], [{ id: "photo", name: "Photo", type: "image" }]))).toMatch(message);
  });
  it("is a number to sums and charts where it shows one, and no text that people type", () => {
    const spec = library([shown("tool", "price"), computed("state", { kind: "lookup", via: "tool", field: "state" })]);
    const block = { id: "sum", kind: "stats" as const };
    const measure = (field: string) => ({
      op: "add-block" as const,
      page: "loans",
      block: { ...block, items: [{ label: "Sum", measure: { fn: "sum" as const, entity: "loan", field } }] },
    });
    expect(() => applyOps(spec, [measure("shown")])).not.toThrow();
    expect(() => applyOps(spec, [measure("state")])).toThrow(/loan\.state which is looked up/);
    const feed = { id: "talk", kind: "feed" as const, entity: "loan", bodyField: "state", dateField: "due" };
    expect(() => applyOps(spec, [{ op: "add-block", page: "loans", block: feed as never }])).toThrow(/looked up/);
  });
});

describe("3.4 formulas that lead through other rows", () => {
  const total: Field = computed("total", { kind: "rollup", fn: "sum", entity: "loan", via: "tool", field: "cost" });
  it("may add up in a row what is worked out of it", () => {
    const spec = library([work("cost", "days * tool.price")], [total]);
    expect(refusal(spec)).toBe("");
    const tool = entity(spec, 0);
    expect(tool.rows.map((row) => computedValues(spec, tool, row, now)["total"])).toEqual([13.5, 0]);
  });
  it.each<[string, AppSpec, RegExp]>([
    [
      "a sum of what reads the sum",
      library([work("cost", "days * tool.total")], [total]),
      /entities\[1\]\.fields\[7\]\.formula\.of makes/,
    ],
    [
      "a lookup of what is computed from it",
      library([computed("cost", { kind: "lookup", via: "tool", field: "total" })], [total]),
      /formula\.field makes the field depend on itself/,
    ],
    [
      "two expressions of rows that point at each other",
      library(
        [work("cost", "tool.double")],
        [{ id: "last", name: "Last", type: "relation", relation: "loan" }, work("double", "last.cost * 2")],
      ),
      /depend on itself/,
    ],
    [
      "a row that looks at itself",
      library([
        { id: "parent", name: "Parent", type: "relation", relation: "loan" },
        work("depth", "parent.depth + 1"),
      ]),
      /depend on itself/,
    ],
  ])("refuses %s", (_what, spec, message) => {
    expect(refusal(spec)).toMatch(message);
  });
});

describe("the currency of an expression", () => {
  it.each<[string, string | undefined]>([
    ["days * tool.price + 10", "EUR"],
    ["kept ? -tool.price : 0", "EUR"],
    ["max(tool.price * 2, 5)", "EUR"],
    ["tool.price / days", "EUR"],
    ["tool.price / tool.price", undefined],
    ["tool.price > 5", undefined],
    ["days * 2", undefined],
  ])("%s is in %s", (of, currency) => {
    const spec = library();
    expect(currencyOfExpression(parseRowExpression(of), entity(spec, 1), spec.entities)).toBe(currency);
  });
});

describe("formulas and what happens to their fields", () => {
  const fields = [work("cost", "days * tool.price"), work("free", "tool.state == 'free' ? 1 : 0")];
  it("7.6 removing a field takes along what is computed from it", () => {
    const spec = parseAppSpec(library([...fields, work("twice", "cost * 2")]));
    const ops = opsToRemoveField(spec, "tool", "price");
    const after = applyOps(spec, ops).spec;
    expect(entity(after, 1).fields.map(({ id }) => id)).not.toContain("twice");
    expect(entity(after, 1).fields.map(({ id }) => id)).toContain("free");
  });
  it("16.2 changing the type of a field takes along what can no longer be worked out", () => {
    const spec = parseAppSpec(library(fields));
    const { ops } = opsToChangeFieldType(spec, "loan", "days", { type: "text" }, now);
    expect(entity(applyOps(spec, ops).spec, 1).fields.map(({ id }) => id)).not.toContain("cost");
    const done = opsToChangeFieldType(
      spec,
      "loan",
      "days",
      { type: "computed", formula: { kind: "expression", of: "tool.stars + 1" } },
      now,
    );
    expect(valueIn(applyOps(spec, done.ops).spec, "cost")).toBe(27);
  });
  it("16.3 renaming an option follows in expressions, also through a lookup; removing one takes them away", () => {
    const spec = parseAppSpec(
      library([
        ...fields,
        computed("toolState", { kind: "lookup", via: "tool", field: "state" }),
        work("out", `"out" == toolState || borrower == 'free'`),
      ]),
    );
    const { spec: renamed } = applyOps(spec, opsToRenameOption(spec, "tool", "state", "free", "on the shelf"));
    expect(entity(renamed, 1).fields.find(({ id }) => id === "free")?.formula).toEqual({
      kind: "expression",
      of: "tool.state == 'on the shelf' ? 1 : 0",
    });
    const { spec: again } = applyOps(renamed, opsToRenameOption(renamed, "tool", "state", "out", "it's out"));
    expect(entity(again, 1).fields.find(({ id }) => id === "out")?.formula).toEqual({
      kind: "expression",
      of: `"it's out" == toolState || borrower == 'free'`,
    });
    const gone = applyOps(spec, opsToRemoveOption(spec, "tool", "state", "free", null)).spec;
    expect(entity(gone, 1).fields.map(({ id }) => id)).not.toContain("free");
  });
  it("11.4 merging takes out a formula whose field the other side removed", () => {
    const base = parseAppSpec(library());
    const ours = applyOps(base, opsToRemoveField(base, "tool", "price")).spec;
    const theirs = applyOps(base, [{ op: "add-field", entity: "loan", field: work("cost", "days * tool.price") }]).spec;
    const merged = mergeSpecs(base, ours, theirs);
    expect(refusal(merged.spec)).toBe("");
    expect(merged.conflicts).not.toEqual([]);
  });
  it("a copied block brings along what its formulas read, under the names of the other app", () => {
    const spec = parseAppSpec(library(fields));
    const { spec: shown } = applyOps(spec, [
      { op: "update-block", page: "loans", block: "loansAgenda", patch: { facts: ["free", "cost"] } },
    ]);
    const text = copyBlock(shown, { page: "loans", block: "loansAgenda" });
    const other = libraryFixture();
    for (const [index, one] of other.entities.entries())
      Object.assign(one, { name: `Thing ${index}`, plural: `Things ${index}` });
    const clip = readBlockClip(other, text);
    const change = clip && pasteBlock(other, clip, { page: "home" });
    if (!change || !("ops" in change)) throw new Error("was not pasted");
    const pasted = applyOps(other, change.ops).spec;
    const loan = pasted.entities.find(({ name }) => name === "Loan");
    const tool = pasted.entities.find(({ name }) => name === "Tool");
    expect(loan?.fields.map(({ formula }) => formula).filter(Boolean)).toContainEqual({
      kind: "expression",
      of: "days * tool.price",
    });
    expect(tool?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(["price", "state"]));
    expect(loan?.id).not.toBe("loan");
  });
  it("renames fields and leaves texts, functions and numbers alone", () => {
    expect(
      renameInExpression(
        "min(days, 1e3) + days( due , today ) - (tool . price == 'days' ? 1 : 2)",
        (name) => `${name}X`,
      ),
    ).toBe("min(daysX, 1e3) + days( dueX , today ) - (tool.priceX == 'days' ? 1 : 2)");
  });
});
