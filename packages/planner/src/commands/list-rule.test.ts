import { expect, test } from "vitest";
import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { planBrief } from "../plan-brief.ts";
import { understandCommand } from "./index.ts";

const planned = planBrief(
  "Please make an inventory for a small warehouse. Staff add items, compare items and chart stock.",
  1,
)?.spec;
if (planned === undefined) throw new Error("Nothing was planned.");
const spec: AppSpec = parseAppSpec(planned);

/** What a typed change sets on the lists of the app. */
function patches(text: string): unknown[] {
  const answer = understandCommand(text, spec);
  if (answer.kind !== "edit") throw new Error(`${text}: ${answer.kind}`);
  return [...new Set(answer.ops.map((op) => (op.op === "update-block" ? JSON.stringify(op.patch) : op.op)))];
}

test("the CSV download of lists is switched off in every language", () => {
  for (const text of [
    "no CSV download",
    "ohne CSV-Download",
    "sin descarga CSV",
    "pas de téléchargement CSV",
    "sem baixar CSV",
  ])
    expect(patches(text), text).toEqual(['{"export":false}']);
  expect(understandCommand("allow the CSV download", spec).kind).toBe("cannot");
});

test("people can be let compare, and that can be taken away", () => {
  const without = structuredClone(spec);
  for (const block of without.pages.flatMap(({ blocks }) => blocks)) delete (block as { compare?: boolean }).compare;
  for (const text of ["let people compare", "Lass Leute vergleichen"]) {
    const answer = understandCommand(text, without);
    expect(
      answer.kind === "edit" && answer.ops.every((op) => op.op === "update-block" && "compare" in op.patch),
      text,
    ).toBe(true);
  }
  expect(understandCommand("no comparing", without).kind).toBe("cannot");
});
