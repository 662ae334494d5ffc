import { expect, test } from "vitest";
import { planIdea } from "../embedded/index.ts";
import { readFieldLines } from "../embedded/field-line.ts";
import { linesOfHead } from "./heads-of-things.ts";

test("what a thing is kept with follows from the noun it ends in, whatever stands before it", () => {
  expect(linesOfHead("house rule")).toBe(linesOfHead("expense sharing rule"));
  expect(linesOfHead("gong")).toBeUndefined();
  for (const noun of ["rule", "package", "library", "conversion", "camera", "webinar", "license"])
    expect(readFieldLines(linesOfHead(noun) ?? "").length, noun).toBeGreaterThan(2);
});

test("nothing beside others is given a status that nobody spoke of", async () => {
  const spec = await planIdea(
    "Please implement a website for a hiking club with members, tours and huts. Admins can create, edit and delete tours, gongs and members.",
  );
  expect(spec.entities.length).toBeGreaterThan(1);
  for (const { fields } of spec.entities)
    for (const { options } of fields) expect(options).not.toEqual(["new", "active", "closed"]);
});
