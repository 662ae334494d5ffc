import { expect, test } from "vitest";
import { endStep, mapHistory, pushEdit, redoEdit, startHistory, undoEdit } from "./edit-history.ts";

test("steps are taken back and done again in their order, by their names", () => {
  let history = pushEdit(pushEdit(startHistory("a"), "b", "Split"), "c", "Trim");
  expect(history.past.map(({ name }) => name)).toEqual(["Split", "Trim"]);
  history = undoEdit(history);
  expect([history.present, history.future[0]?.name]).toEqual(["b", "Trim"]);
  history = undoEdit(history);
  expect([history.present, history.future[0]?.name]).toEqual(["a", "Split"]);
  expect(undoEdit(history)).toBe(history);
  history = redoEdit(redoEdit(history));
  expect([history.present, history.past.at(-1)?.name]).toEqual(["c", "Trim"]);
  expect(redoEdit(history)).toBe(history);
});

test("what goes on is one step, until something ends it", () => {
  let history = startHistory("");
  for (const text of ["H", "He", "Hey"]) history = pushEdit(history, text, "Words", "hook.text");
  history = pushEdit(endStep(history), "Hey!", "Words", "hook.text");
  expect(history.past.map(({ value }) => value)).toEqual(["", "Hey"]);
  expect(undoEdit(undoEdit(history)).present).toBe("");
});

test("a new step forgets what was undone", () => {
  const history = pushEdit(undoEdit(pushEdit(startHistory(1), 2, "Two")), 3, "Three");
  expect(redoEdit(history).present).toBe(3);
  expect(undoEdit(history).present).toBe(1);
});

test("a change from below reaches every step", () => {
  const history = undoEdit(pushEdit(pushEdit(startHistory(1), 2, "Two"), 3, "Three"));
  const mapped = mapHistory(history, (value) => value * 10);
  expect([mapped.past[0]?.value, mapped.present, mapped.future[0]?.value]).toEqual([10, 20, 30]);
});

test("only the last hundred steps are kept", () => {
  let history = startHistory(0);
  for (let value = 1; value <= 250; value++) history = pushEdit(history, value, "Count");
  for (let step = 0; step < 300; step++) history = undoEdit(history);
  expect(history.present).toBe(150);
});
