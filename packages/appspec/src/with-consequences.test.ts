import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import {
  opsToRemoveEntity,
  opsToRemoveField,
  opsToRemovePage,
  opsToRemoveRow,
  withConsequences,
} from "./with-consequences.ts";

describe("withConsequences", () => {
  it("7.6 removes an entity with the relation, the formula, the blocks and the pages that need it", () => {
    const before = libraryFixture();
    expect(() => applyOps(before, [{ op: "remove-entity", entity: "loan" }])).toThrow(
      /entities\[0\]\.fields\[4\]\.formula/,
    );
    const ops = opsToRemoveEntity(before, "loan");
    const { spec, inverse } = applyOps(before, ops);
    expect(spec.entities.map(({ id }) => id)).toEqual(["tool"]);
    expect(spec.entities[0]?.fields.map(({ id }) => id)).not.toContain("loans");
    expect(spec.pages.map(({ id }) => id)).toEqual(["home", "toolDetail"]);
    expect(spec.pages[0]?.blocks[1]).toEqual({ id: "homeHero", kind: "hero", headline: "Borrow it" });
    expect(spec.pages[1]?.blocks[0]).toMatchObject({ kind: "detail", related: [] });
    expect(applyOps(spec, inverse).spec).toEqual(before);
  });
  it("7.6 removes a field out of the lists that show it and leaves the blocks", () => {
    const { spec } = applyOps(libraryFixture(), opsToRemoveField(libraryFixture(), "tool", "state"));
    expect(spec.pages[0]?.blocks[0]).toMatchObject({ kind: "cards", badges: [], facts: ["price"] });
    expect(spec.pages[2]?.blocks[0]).toMatchObject({ fields: ["price"], related: [{ entity: "loan" }] });
    expect(spec.entities[0]?.rows[0]).not.toHaveProperty("state");
  });
  it("7.6 names another title, empties mentions of a row, and takes buttons to a page away", () => {
    const before = applyOps(libraryFixture(), [
      { op: "add-field", entity: "tool", field: { id: "shelf", name: "Shelf", type: "text" } },
    ]).spec;
    // `state` comes first of what is left and reads as text.
    expect(opsToRemoveField(before, "tool", "name")).toContainEqual({
      op: "rename-entity",
      entity: "tool",
      titleField: "state",
    });
    const withoutRow = applyOps(before, opsToRemoveRow(before, "tool", "tool-2")).spec;
    expect(withoutRow.entities[1]?.rows).toEqual([{ id: "loan-1", borrower: "Amara O.", due: "@3" }]);
    const withoutPage = applyOps(before, opsToRemovePage(before, "loans")).spec;
    expect(withoutPage.pages[0]?.blocks[1]).not.toHaveProperty("cta");
  });
  it("7.6 empties values that a new type of field cannot hold", () => {
    const ops = withConsequences(libraryFixture(), [
      { op: "update-field", entity: "loan", field: "borrower", patch: { type: "number", required: false } },
      { op: "rename-entity", entity: "loan", titleField: "note" },
      { op: "add-field", entity: "loan", field: { id: "note", name: "Note", type: "text" } },
    ]);
    expect(applyOps(libraryFixture(), ops).spec.entities[1]?.rows[0]).toEqual({
      id: "loan-1",
      tool: "tool-2",
      due: "@3",
    });
  });
  it("7.6 refuses with the path where the app would be left without its first page", () => {
    expect(() => opsToRemovePage(libraryFixture(), "home")).toThrow(/pages\[0\]\.path/);
    expect(() => opsToRemovePage(libraryFixture(), "nowhere")).toThrow(/ops\[0\]\.page names "nowhere"/);
  });
});
