import { expect, it } from "vitest";
import { readFieldLines } from "./field-line.ts";

it("keeps a field that two parts of an idea ask for once, as the first has it", () => {
  const plans = readFieldLines("Name!: text\nResult: choice passed|failed\nBy: text\nResult: text");
  expect(plans.map(({ field }) => field.id)).toEqual(["name", "result", "by"]);
  expect(plans[1]?.field.options).toEqual(["passed", "failed"]);
});
