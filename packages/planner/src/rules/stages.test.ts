import { expect, test } from "vitest";
import { stagesIn } from "../brief/read-stages.ts";
import { planIdea } from "../embedded/index.ts";

test.each([
  [
    "each job is at a stage: quoted, stripped, sprung, covered, delivered",
    ["quoted", "stripped", "sprung", "covered", "delivered"],
  ],
  ["enquiry -> quote -> waiting for valves -> ready", ["enquiry", "quote", "waiting for valves", "ready"]],
  ["look at it > quote > permission (council) if needed > do it", ["look at it", "quote", "permission", "do it"]],
  ["and where it's at: drying, bisque, glazed, out.", ["drying", "bisque", "glazed", "out"]],
  [
    "Termine mit Status: angefragt, bestätigt, im Wartezimmer, fertig",
    ["angefragt", "bestätigt", "im Wartezimmer", "fertig"],
  ],
])("the stages of: %s", (text, stages) => {
  expect(stagesIn(text)?.stages).toEqual(stages);
});

test.each([
  "columns: name, date, price, notes",
  "steps: I take a photo, you answer, we meet",
  "in three stages, of which the last is short",
  "price > 20, size, color",
])("no stages in: %s", (text) => {
  expect(stagesIn(text)).toBeUndefined();
});

test("the stages of a text stand in place of the usual ones, on the board and in the rows", async () => {
  const spec = await planIdea(
    "Upholstery workshop. Each job is at a stage: quoted, stripped, sprung, covered, delivered",
  );
  const board = spec.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "board");
  if (board?.kind !== "board") throw new Error("there is no board");
  const entity = spec.entities.find(({ id }) => id === board.entity);
  const stage = entity?.fields.find(({ id }) => id === board.stageField);
  expect(stage?.options).toEqual(["quoted", "stripped", "sprung", "covered", "delivered"]);
  for (const row of entity?.rows ?? []) expect(stage?.options).toContain(row[board.stageField]);
  // None of them is a property beside.
  expect(entity?.fields.map(({ name }) => name.toLowerCase())).not.toContain("stripped");
});
