import type { EntityRules } from "@sayhey/appspec";
import { expect, test } from "vitest";
import { rowsCsv } from "./rows-csv.ts";
import type { SharedRow } from "./shared-row.ts";

const rules = {
  entity: {
    fields: [
      { id: "note", name: "Note", type: "text" },
      { id: "tags", name: "Tags", type: "options" },
      { id: "sum", name: "Sum", type: "computed" },
      { id: "price", name: "Price", type: "number" },
    ],
  },
} as unknown as EntityRules;

test("rows are written by the names of their fields, lists in one cell, and no text runs in a spreadsheet", () => {
  const rows = [
    { entity: "x", id: "1", values: { note: "=1+1", tags: ["a", "b"], price: -4.25 }, version: 1 },
    { entity: "x", id: "2", values: { note: "-4.25", price: null }, version: 1 },
  ] as unknown as SharedRow[];
  expect(rowsCsv(rules, rows)).toBe(`\uFEFFid,Note,Tags,Price\r\n1,'=1+1,"a; b",-4.25\r\n2,-4.25,,\r\n`);
});

test("files are written by their names", () => {
  const files = { entity: { fields: [{ id: "file", name: "File", type: "file" }] } } as unknown as EntityRules;
  const carried = "data:application/pdf;name=Our%20plan.pdf;added=1;base64,JVBERi0=";
  const rows = [
    { entity: "x", id: "1", values: { file: [carried, "Sample.csv"] }, version: 1 },
  ] as unknown as SharedRow[];
  expect(rowsCsv(files, rows)).toBe('\uFEFFid,File\r\n1,"Our plan.pdf; Sample.csv"\r\n');
});
