import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { describeConflict } from "./describe/describe-conflict.ts";
import { mergeEdit } from "./merge-edit.ts";
import { findNameClash } from "./name-clash.ts";
import type { Op } from "./op.ts";
import { afterOps, anyOp } from "./op.fixture.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

const base = libraryFixture();
const after = (...ops: Op[]): AppSpec => applyOps(base, ops).spec;
const told = (mine: AppSpec, now: AppSpec): string[] =>
  mergeEdit(base, mine, now, "ask").conflicts.map((conflict) => describeConflict([now, mine, base], conflict));

describe("mergeEdit", () => {
  it("11.5 gives each contradiction to the side that is asked for", () => {
    const mine = after({ op: "set-identity", patch: { name: "Mine" } }, { op: "set-theme", patch: { radius: 1 } });
    const now = after({ op: "set-identity", patch: { name: "Theirs", tagline: "Now." } });
    expect(mergeEdit(base, mine, now, "mine").spec).toMatchObject({
      identity: { name: "Mine", tagline: "Now." },
      theme: { radius: 1 },
    });
    expect(mergeEdit(base, mine, now, "theirs").spec).toMatchObject({
      identity: { name: "Theirs", tagline: "Now." },
      theme: { radius: 1 },
    });
  });
  it("11.5 lets a removal win where its side is asked for", () => {
    const removed = after({ op: "remove-row", entity: "tool", row: "tool-1" });
    const changed = after({ op: "update-row", entity: "tool", row: "tool-1", values: { price: 9 } });
    const ids = (spec: AppSpec): string[] => spec.entities[0]?.rows.map(({ id }) => id) ?? [];
    expect(ids(mergeEdit(base, removed, changed, "mine").spec)).toEqual(["tool-2"]);
    expect(ids(mergeEdit(base, removed, changed, "theirs").spec)).toEqual(["tool-1", "tool-2"]);
    expect(ids(mergeEdit(base, changed, removed, "mine").spec)).toEqual(["tool-1", "tool-2"]);
    expect(ids(mergeEdit(base, changed, removed, "theirs").spec)).toEqual(["tool-2"]);
  });
  it("11.5 leaves what somebody built on since, or takes it out and says so", () => {
    const mine = after({ op: "remove-field", entity: "tool", field: "stars" });
    const now = after({
      op: "add-block",
      page: "loans",
      block: { id: "best", kind: "leaderboard", entity: "tool", scoreField: "stars" },
    });
    expect(mergeEdit(base, mine, now, "theirs").spec).toEqual(now);
    const { spec, conflicts } = mergeEdit(base, mine, now, "mine");
    expect(spec.pages[1]?.blocks.map(({ id }) => id)).not.toContain("best");
    expect(conflicts).toMatchObject([{ path: "pages.loans.blocks.best", kept: "none" }]);
  });
  it("11.5 always gives a valid document, and the same one where nothing contradicts", () => {
    const changes = fc.array(anyOp, { maxLength: 4 });
    fc.assert(
      fc.property(changes, changes, (left, right) => {
        const [mine, now] = [afterOps(base, left), afterOps(base, right)];
        const asked = mergeEdit(base, mine, now, "ask");
        for (const side of ["mine", "theirs"] as const) {
          const { spec } = mergeEdit(base, mine, now, side);
          expect(parseAppSpec(spec)).toEqual(spec);
          if (asked.conflicts.length === 0) expect(spec).toEqual(asked.spec);
        }
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});

describe("describeConflict", () => {
  it("15.4 names what is contested", () => {
    const block = (patch: Record<string, unknown>): AppSpec =>
      after({ op: "update-block", page: "home", block: "homeCards", patch });
    const price = (value: number): AppSpec =>
      after({ op: "update-row", entity: "tool", row: "tool-1", values: { price: value } });
    const named = (plural: string): AppSpec => after({ op: "rename-entity", entity: "tool", plural });
    expect([
      ...told(after({ op: "set-identity", patch: { name: "A" } }), after({ op: "set-identity", patch: { name: "B" } })),
      ...told(block({ title: "A" }), block({ title: "B" })),
      ...told(price(1), price(2)),
      ...told(named("Machines"), named("Devices")),
      ...told(after({ op: "remove-block", page: "home", block: "homeCards" }), block({ title: "B" })),
    ]).toEqual([
      "The name of the app",
      "The title of the cards “B”",
      "Price of “Drill”",
      "What Devices are called",
      "The cards “B” on the page Tools",
    ]);
  });
});

describe("findNameClash", () => {
  const clash = (...ops: Op[]) => findNameClash(after(...ops), ops);
  it("7.7 tells of a name that something beside has already", () => {
    expect(clash({ op: "rename-entity", entity: "loan", name: "Rental", plural: " tools" })).toEqual({
      path: "ops[0].plural",
      problem: "The app has Tools already",
    });
    expect(
      clash(
        { op: "set-seed", seed: 3 },
        { op: "update-field", entity: "tool", field: "stars", patch: { name: "PRICE" } },
      ),
    ).toEqual({ path: "ops[1].patch.name", problem: "Tools have a field called Price already" });
    expect(clash({ op: "update-page", page: "loans", patch: { title: "Tools" } })).toEqual({
      path: "ops[0].patch.title",
      problem: "There is a page called Tools already",
    });
  });
  it("7.7 lets names change places and pages of one thing be called like its list", () => {
    expect(
      clash(
        { op: "rename-entity", entity: "loan", name: "Tool", plural: "Tools" },
        { op: "rename-entity", entity: "tool", name: "Loan", plural: "Loans" },
      ),
    ).toBeNull();
    expect(clash({ op: "update-page", page: "toolDetail", patch: { title: "Tools" } })).toBeNull();
  });
});
