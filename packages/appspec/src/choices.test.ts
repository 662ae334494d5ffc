import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import type { Choice } from "./assumption.ts";
import { checkChoices, choiceFits, opsToTakeChoice } from "./choices.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

const rename: Choice = { label: "Call them devices", ops: [{ op: "rename-entity", entity: "tool", name: "Device" }] };
const drop: Choice = { label: "Show no loans", ops: [{ op: "remove-block", page: "loans", block: "loansAgenda" }] };

function withChoices(...choices: Choice[]): AppSpec {
  return { ...libraryFixture(), assumptions: [{ id: "domain", text: "Tools are lent to neighbours", choices }] };
}

describe("choices of assumptions", () => {
  it("9.2 take the app where the chip says, take the chip away, and can be undone", () => {
    const before = withChoices(rename, drop);
    const { spec, inverse } = applyOps(before, opsToTakeChoice(before, "domain", 0));
    expect(spec.entities[0]?.name).toBe("Device");
    expect(spec.assumptions).toEqual([]);
    expect(applyOps(spec, inverse).spec).toEqual(before);
  });
  it("9.2 a chip can be dismissed and put back", () => {
    const before = withChoices(rename);
    const { spec, inverse } = applyOps(before, [{ op: "remove-assumption", assumption: "domain" }]);
    expect(spec).toEqual(libraryFixture());
    expect(applyOps(spec, inverse).spec).toEqual(before);
  });
  it("9.3 a choice that later changes made impossible is seen, and leaves the document valid", () => {
    const before = withChoices(rename, drop);
    const { spec } = applyOps(before, [{ op: "remove-block", page: "loans", block: "loansAgenda" }]);
    expect(choiceFits(before, "domain", 1)).toBe(true);
    expect([choiceFits(spec, "domain", 0), choiceFits(spec, "domain", 1)]).toEqual([true, false]);
    expect(() => checkChoices(before)).not.toThrow();
    expect(() => checkChoices(spec)).toThrow(/assumptions\[0\]\.choices\[1\].*loansAgenda/);
  });
  it("9.1 refuses choices that are no ops, ops on assumptions, and the same chip twice", () => {
    const forged = (ops: unknown): unknown => ({
      ...libraryFixture(),
      assumptions: [{ id: "a", text: "A", choices: [{ label: "B", ops }] }],
    });
    expect(() => parseAppSpec(forged([{ op: "drop-table" }]))).toThrow(/assumptions\[0\]\.choices\[0\]\.ops\[0\]\.op/);
    expect(() => parseAppSpec(forged([{ op: "remove-assumption", assumption: "a" }]))).toThrow(
      /choices\[0\]\.ops\[0\]/,
    );
    const chip = { id: "a", text: "A" };
    expect(() => parseAppSpec({ ...libraryFixture(), assumptions: [chip, chip] })).toThrow(/assumptions\[1\]\.id/);
  });
});
