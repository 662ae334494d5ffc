import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import { kindsFor, opsToChangeEntity, opsToChangeKind, opsToDuplicateBlock } from "./change-block.ts";

const cards = { page: "home", block: "homeCards" };
const agenda = { page: "loans", block: "loansAgenda" };

describe("changing a block", () => {
  it("to another entity keeps what the other has too, and lets go of what it has not", () => {
    const spec = libraryFixture();
    const change = opsToChangeEntity(spec, cards, "entity", "loan");
    if (!("ops" in change)) throw new Error(change.reason);
    const after = applyOps(spec, change.ops).spec.pages[0]?.blocks.find(({ id }) => id === cards.block);
    expect(after).toMatchObject({ kind: "cards", entity: "loan" });
  });

  it("to an entity without the field it needs says which one", () => {
    const change = opsToChangeEntity(libraryFixture(), agenda, "entity", "tool");
    expect(change).toEqual({ reason: "Agenda needs “Day”, and nothing there fits." });
  });

  it("to another kind shows the same rows in the same place and keeps what both know", () => {
    const spec = applyOps(libraryFixture(), [
      { op: "update-block", ...cards, patch: { title: "On the shelf", limit: 3 } },
    ]).spec;
    const kinds = kindsFor(spec, cards);
    expect(kinds).toContain("list");
    expect(kinds).toContain("table");
    expect(kinds).not.toContain("calendar");
    for (const kind of kinds) {
      const change = opsToChangeKind(spec, cards, kind);
      if (!("ops" in change)) throw new Error(change.reason);
      const { spec: after, inverse } = applyOps(spec, change.ops);
      const page = after.pages[0];
      const place = spec.pages[0]?.blocks.findIndex(({ id }) => id === cards.block);
      expect(page?.blocks[place ?? -1]).toMatchObject({ kind, id: change.block, title: "On the shelf" });
      expect(applyOps(after, inverse).spec).toEqual(spec);
    }
    const list = opsToChangeKind(spec, cards, "list");
    expect("ops" in list && list.ops[0]).toMatchObject({ block: { kind: "list", entity: "tool", limit: 3 } });
  });

  it("by copying puts the copy behind it", () => {
    const spec = libraryFixture();
    const change = opsToDuplicateBlock(spec, cards);
    if (!("ops" in change)) throw new Error(change.reason);
    const page = applyOps(spec, change.ops).spec.pages[0];
    const place = page?.blocks.findIndex(({ id }) => id === cards.block) ?? -1;
    expect(page?.blocks[place + 1]).toEqual({ ...page?.blocks[place], id: change.block });
    expect(opsToDuplicateBlock(spec, { page: "toolDetail", block: "toolDetailDetail" })).toHaveProperty("reason");
  });
});
