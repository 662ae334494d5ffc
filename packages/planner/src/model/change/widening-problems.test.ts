import type { AppSpec, Block, Page } from "@sayhey/appspec";
import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";
import { expect, test } from "vitest";
import { wideningProblems } from "./widening-problems.ts";

/** An app whose notes stand on a page for the staff, and another page with these blocks. */
function app(blocks: readonly object[], roles?: string[]): AppSpec {
  const page = (id: string, of: readonly object[], limited?: string[]): Page => ({
    id,
    path: `/${id}`,
    title: id,
    icon: "circle",
    nav: true,
    blocks: of as Block[],
    ...(limited !== undefined && { roles: limited }),
  });
  const notes = { kind: "list", id: "notes", entity: "note" };
  return { ...libraryFixture(), pages: [page("staff", [notes], ["staff"]), page("open", blocks, roles)] };
}

const before = app([{ kind: "list", id: "tools", entity: "tool" }]);

test.each([
  ["a list", { kind: "list", id: "a", entity: "note" }],
  ["a figure", { kind: "stats", id: "a", items: [{ label: "Notes", measure: { fn: "count", entity: "note" } }] }],
  ["a block that names it beside another", { kind: "balance", id: "a", entity: "tool", peopleEntity: "note" }],
])("%s of what only some may see is told, wherever the block names it", (_, block) => {
  expect(wideningProblems(before, app([block]))).toEqual([expect.stringContaining('The page "open" shows "note"')]);
  expect(wideningProblems(before, app([block], ["staff"]))).toEqual([]);
});

test("what everybody could see already may stand anywhere", () => {
  expect(wideningProblems(before, app([{ kind: "cards", id: "b", entity: "tool" }]))).toEqual([]);
});
