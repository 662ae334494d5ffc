import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import { anyOp } from "./op.fixture.ts";

import { parseAppSpec } from "./parse-app-spec.ts";

describe("applyOps", () => {
  it("7.1 7.2 7.3 either refuses and changes nothing, or leaves a valid document that its inverse takes back", () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(anyOp, { minLength: 1, maxLength: 6 }), (ops) => {
        const before = libraryFixture();
        let result;
        try {
          result = applyOps(before, ops);
        } catch {
          expect(before).toEqual(libraryFixture());
          return;
        }
        accepted++;
        expect(before).toEqual(libraryFixture());
        expect(parseAppSpec(result.spec)).toEqual(result.spec);
        expect(applyOps(result.spec, result.inverse).spec).toEqual(before);
      }),
      { numRuns: 400, seed: 11 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
  it("7.1 takes back a list whose last op fails", () => {
    expect(() =>
      applyOps(libraryFixture(), [
        { op: "set-identity", patch: { name: "New" } },
        { op: "remove-field", entity: "tool", field: "state" },
      ]),
    ).toThrow(/stat/);
  });
  it("7.4 names what does not exist", () => {
    expect(() => applyOps(libraryFixture(), [{ op: "remove-block", page: "home", block: "nope" }])).toThrow(
      /ops\[0\]\.block names "nope"/,
    );
  });
  it("7.5 refuses to change ids and kinds, and keys that reach prototypes", () => {
    expect(() =>
      applyOps(libraryFixture(), [{ op: "update-block", page: "home", block: "homeCards", patch: { kind: "list" } }]),
    ).toThrow(/kind/);
    expect(() =>
      applyOps(libraryFixture(), [{ op: "update-row", entity: "tool", row: "tool-1", values: { id: "x" } }]),
    ).toThrow(/id/);
    const patch = JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown>;
    expect(applyOps(libraryFixture(), [{ op: "update-block", page: "home", block: "homeCards", patch }]).spec).toEqual(
      libraryFixture(),
    );
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
