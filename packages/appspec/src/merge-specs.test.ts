import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { mergeSpecs } from "./merge-specs.ts";
import type { MergeConflict } from "./merge-lists.ts";
import type { Op } from "./op.ts";
import { afterOps, anyOp } from "./op.fixture.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

const changes = fc.array(anyOp, { maxLength: 5 });
const after = (...ops: Op[]): AppSpec => applyOps(libraryFixture(), ops).spec;
const merge = (ours: AppSpec, theirs: AppSpec) => mergeSpecs(libraryFixture(), ours, theirs);

/** Every value of a document by where it stands, by ids; a block by where it stands on whichever page. */
function valuesOf(spec: AppSpec): Map<string, string> {
  const values = new Map<string, string>();
  const add = (path: string, of: object, except: readonly string[] = []): void => {
    for (const [key, value] of Object.entries(of))
      if (!except.includes(key)) values.set(`${path}.${key}`, JSON.stringify(value));
  };
  add("identity", spec.identity);
  add("theme", spec.theme);
  values.set("seed", String(spec.seed));
  for (const entity of spec.entities) {
    add(`entities.${entity.id}`, entity, ["fields", "rows"]);
    for (const field of entity.fields) add(`entities.${entity.id}.fields.${field.id}`, field);
    for (const row of entity.rows) add(`entities.${entity.id}.rows.${row.id}`, row);
  }
  for (const page of spec.pages) {
    add(`pages.${page.id}`, page, ["blocks"]);
    for (const block of page.blocks) add(`blocks.${block.id}`, { ...block, page: page.id });
  }
  for (const assumption of spec.assumptions) add(`assumptions.${assumption.id}`, assumption);
  return values;
}

/** Whether a conflict tells of a value: of itself, of what it is part of, or of a field whose values went with it. */
function isTold(path: string, conflicts: readonly MergeConflict[]): boolean {
  return conflicts.some((conflict) => {
    const told = conflict.path.replace(/^pages\.[^.]+\.blocks\./, "blocks.");
    const [, entity, field] = /^entities\.([^.]+)\.fields\.([^.]+)$/.exec(told) ?? [];
    if (field !== undefined && path.startsWith(`entities.${entity}.rows.`) && path.endsWith(`.${field}`)) return true;
    return told === "" || path === told || path.startsWith(`${told}.`) || told.startsWith(`${path}.`);
  });
}

describe("mergeSpecs", () => {
  it("11.1 11.4 takes every change of either side over or tells of it, and always gives a valid document", () => {
    let quiet = 0;
    fc.assert(
      fc.property(changes, changes, (left, right) => {
        const base = libraryFixture();
        const [ours, theirs] = [afterOps(base, left), afterOps(base, right)];
        const { spec, conflicts } = mergeSpecs(base, ours, theirs);
        expect(parseAppSpec(spec)).toEqual(spec);
        if (conflicts.length === 0) quiet++;
        const [was, is] = [valuesOf(base), valuesOf(spec)];
        for (const side of [valuesOf(ours), valuesOf(theirs)]) {
          for (const path of new Set([...was.keys(), ...side.keys()])) {
            if (side.get(path) === was.get(path) || side.get(path) === is.get(path)) continue;
            const page = JSON.parse(was.get(path.replace(/\.[^.]+$/, ".page")) ?? "null") as string | null;
            const isPageTold = conflicts.some((conflict) => conflict.path === `pages.${page}`);
            expect(isTold(path, conflicts) || isPageTold, `${path}: ${JSON.stringify(conflicts)}`).toBe(true);
          }
        }
      }),
      { numRuns: 120, seed: 3 },
    );
    expect(quiet).toBeGreaterThan(20);
  });
  it("11.2 does not depend on who merges whom, where nothing contradicts", () => {
    fc.assert(
      fc.property(changes, changes, (left, right) => {
        const base = libraryFixture();
        const [ours, theirs] = [afterOps(base, left), afterOps(base, right)];
        const { spec, conflicts } = mergeSpecs(base, ours, theirs);
        if (conflicts.length === 0) expect(mergeSpecs(base, theirs, ours)).toEqual({ spec, conflicts });
      }),
      { numRuns: 80, seed: 4 },
    );
  });
  it("11.2 gives back the side that changed, and what both did alike, without a conflict", () => {
    fc.assert(
      fc.property(changes, (ops) => {
        const base = libraryFixture();
        const changed = afterOps(base, ops);
        expect(mergeSpecs(base, changed, base)).toEqual({ spec: changed, conflicts: [] });
        expect(mergeSpecs(base, base, changed)).toEqual({ spec: changed, conflicts: [] });
        expect(mergeSpecs(base, changed, changed)).toEqual({ spec: changed, conflicts: [] });
      }),
      { numRuns: 60, seed: 6 },
    );
  });
  it("11.1 joins a renamed field with a block moved to another page and a new row", () => {
    const ours = after({ op: "update-field", entity: "tool", field: "price", patch: { name: "Deposit" } });
    const theirs = after(
      { op: "move-block", page: "home", block: "homeHero", to: "loans", index: 0 },
      { op: "add-row", entity: "tool", row: { id: "tool-3", name: "Saw" } },
    );
    const { spec, conflicts } = merge(ours, theirs);
    expect(conflicts).toEqual([]);
    expect(spec.entities[0]?.fields.find(({ id }) => id === "price")?.name).toBe("Deposit");
    expect(spec.entities[0]?.rows.map(({ id }) => id)).toEqual(["tool-1", "tool-2", "tool-3"]);
    expect(spec.pages[1]?.blocks[0]?.id).toBe("homeHero");
  });
  it("11.3 keeps our value where both changed it, and shows all three", () => {
    const { spec, conflicts } = merge(
      after({ op: "set-identity", patch: { name: "Sheds" } }),
      after({ op: "set-identity", patch: { name: "Benches" } }),
    );
    expect(spec.identity.name).toBe("Sheds");
    expect(conflicts).toEqual([
      {
        path: "identity.name",
        reason: "both-changed",
        kept: "ours",
        base: "Toolshare",
        ours: "Sheds",
        theirs: "Benches",
      },
    ]);
  });
  it("11.3 keeps what one side changed and the other removed", () => {
    const { spec, conflicts } = merge(
      after({ op: "remove-row", entity: "tool", row: "tool-1" }),
      after({ op: "update-row", entity: "tool", row: "tool-1", values: { price: 9 } }),
    );
    expect(spec.entities[0]?.rows[0]).toMatchObject({ id: "tool-1", price: 9 });
    expect(conflicts).toMatchObject([
      { path: "entities.tool.rows.tool-1", reason: "removed-and-changed", kept: "theirs" },
    ]);
  });
  it("11.4 takes out a block that shows a field the other side removed, and says why", () => {
    const { spec, conflicts } = merge(
      after({ op: "remove-field", entity: "tool", field: "stars" }),
      after({
        op: "add-block",
        page: "loans",
        block: { id: "best", kind: "leaderboard", entity: "tool", scoreField: "stars" },
      }),
    );
    expect(spec.pages[1]?.blocks.map(({ id }) => id)).toEqual(["loansAgenda", "loansForm"]);
    expect(conflicts).toEqual([
      {
        path: "pages.loans.blocks.best",
        reason: "does-not-fit",
        kept: "none",
        problem: 'names the field "stars", which tool does not have',
        takenOut: { op: "remove-block", page: "loans", block: "best" },
      },
    ]);
  });
});
