import { expect, test } from "vitest";
import { pushEdit, redoEdit, startHistory, undoEdit } from "./edit-history.ts";

test("steps are undone and done again in order", () => {
  let history = startHistory("a");
  for (const next of ["b", "c"]) history = pushEdit(history, next);
  history = undoEdit(undoEdit(history));
  expect(history.present).toBe("a");
  expect(undoEdit(history)).toBe(history);
  history = redoEdit(history);
  expect(history.present).toBe("b");
  expect(redoEdit(redoEdit(history)).present).toBe("c");
});

test("a new step forgets what was undone", () => {
  const history = pushEdit(undoEdit(pushEdit(startHistory("a"), "b")), "c");
  expect(redoEdit(history)).toBe(history);
  expect(undoEdit(history).present).toBe("a");
});

test("typing into one field is one step, typing into another is the next", () => {
  let history = startHistory("");
  for (const text of ["H", "He", "Hey"]) history = pushEdit(history, text, "hook.text");
  history = pushEdit(history, "Hey!", "call.text");
  expect(undoEdit(history).present).toBe("Hey");
  expect(undoEdit(undoEdit(history)).present).toBe("");
});

test("only so many steps are kept", () => {
  let history = startHistory(0);
  for (let step = 1; step <= 150; step++) history = pushEdit(history, step);
  for (let step = 0; step < 200; step++) history = undoEdit(history);
  expect(history.present).toBe(50);
});
