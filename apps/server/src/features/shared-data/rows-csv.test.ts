import type { EntityRules } from "@sayhey/appspec";
import { expect, test } from "vitest";
import { rowsCsv } from "./rows-csv.ts";
import type { SharedRow } from "./shared-row.ts";

const rules = { entity: { fields: [{ id: "note", name: "Note", type: "text" }] } } as unknown as EntityRules;
/** The cell of a value, as the file has it. */
function cellOf(note: string | number): string {
  const row = { entity: "x", id: "1", values: { note }, version: 1 } as unknown as SharedRow;
  return rowsCsv(rules, [row]).slice("\uFEFFid,Note\r\n1,".length, -2);
}

test.each([
  ["=1+1", "'=1+1"],
  ["+1+1", "'+1+1"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1+1", "'  =1+1"],
  ["\n=1+1", `"'\n=1+1"`],
  ["\t=1+1", `"'\t=1+1"`],
  ["\uFF1D1+1", "'\uFF1D1+1"],
  // Where lists are separated by semicolons, this would be two cells.
  ["a;=1+1", `"a;=1+1"`],
])("%j is a text and no formula", (note, cell) => expect(cellOf(note)).toBe(cell));

test.each([[-4], [3.5], ["-4.25"], ["Bring 2 = 3 chairs"], ["a-b"]])("%j stays as it is", (note) =>
  expect(cellOf(note)).toBe(String(note)),
);
