import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { diffSpecs } from "./diff-specs.ts";
import type { Op } from "./op.ts";
import { afterOps, anyOp } from "./op.fixture.ts";

/** The ops that lead from the library to what one list of ops made of it. */
function diffAfter(...ops: Op[]): Op[] {
  return diffSpecs(libraryFixture(), applyOps(libraryFixture(), ops).spec);
}

describe("diffSpecs", () => {
  it("10.1 gives ops that turn any document into any other, and none between equal ones", () => {
    fc.assert(
      fc.property(fc.array(anyOp, { maxLength: 8 }), fc.array(anyOp, { maxLength: 8 }), (left, right) => {
        const a: AppSpec = afterOps(libraryFixture(), left);
        const b: AppSpec = afterOps(libraryFixture(), right);
        const ops = diffSpecs(a, b);
        expect(ops.length === 0 ? a : applyOps(a, ops).spec).toEqual(b);
        expect(diffSpecs(b, b)).toEqual([]);
      }),
      { numRuns: 80, seed: 5 },
    );
  });
  it.each<[string, Op]>([
    ["a renamed field", { op: "update-field", entity: "tool", field: "price", patch: { name: "Deposit" } }],
    ["a renamed entity", { op: "rename-entity", entity: "tool", name: "Device" }],
    ["another tagline", { op: "set-identity", patch: { tagline: "Lend it." } }],
    ["a moved page", { op: "move-page", page: "toolDetail", index: 1 }],
    ["a block on another page", { op: "move-block", page: "home", block: "homeHero", to: "loans", index: 0 }],
    ["a block with other words", { op: "update-block", page: "home", block: "homeHero", patch: { headline: "Hi" } }],
    ["a removed block", { op: "remove-block", page: "loans", block: "loansForm" }],
    ["a new row", { op: "add-row", entity: "tool", row: { id: "tool-3", name: "Saw" }, index: 1 }],
    [
      "a new field with values",
      {
        op: "add-field",
        entity: "tool",
        field: { id: "kg", name: "Weight", type: "number" },
        index: 0,
        values: { "tool-1": 2 },
      },
    ],
    ["a moved field", { op: "move-field", entity: "tool", field: "name", index: 4 }],
  ])("10.2 says %s with the one op it takes", (_what, op) => {
    const ops = diffAfter(op);
    expect(ops.map((found) => found.op)).toEqual([op.op]);
    expect(applyOps(libraryFixture(), ops).spec).toEqual(applyOps(libraryFixture(), [op]).spec);
  });
});
