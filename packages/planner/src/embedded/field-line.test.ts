import { expect, it } from "vitest";
import { readFieldLines } from "./field-line.ts";

it("keeps a field that two parts of an idea ask for once, as the first has it", () => {
  const plans = readFieldLines("Name!: text\nResult: choice passed|failed\nBy: text\nResult: text");
  expect(plans.map(({ field }) => field.id)).toEqual(["name", "result", "by"]);
  expect(plans[1]?.field.options).toEqual(["passed", "failed"]);
});

it("reads expressions with their unit, and lookups", () => {
  const plans = readFieldLines(
    [
      "Name!: text",
      "Mileage: expr min(miles, 10000) * 0.45 + max(miles - 10000, 0) * 0.25 [GBP]",
      "Signed: expr kind == 'income' ? amount : -amount",
      "Rate: lookup carer.rate",
    ].join("\n"),
  );
  expect(plans.slice(1).map(({ field }) => field)).toEqual([
    {
      id: "mileage",
      name: "Mileage",
      type: "computed",
      unit: "GBP",
      formula: { kind: "expression", of: "min(miles, 10000) * 0.45 + max(miles - 10000, 0) * 0.25" },
    },
    {
      id: "signed",
      name: "Signed",
      type: "computed",
      formula: { kind: "expression", of: "kind == 'income' ? amount : -amount" },
    },
    { id: "rate", name: "Rate", type: "computed", formula: { kind: "lookup", via: "carer", field: "rate" } },
  ]);
});
