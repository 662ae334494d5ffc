import { expect, test } from "vitest";
import { storageLimit } from "./storage-limit.ts";

const MB = 1024 ** 2;
const free = { limit: 500 * MB, plan: "free", inBin: 0 } as const;

test("says nothing while there is room", () => {
  expect(storageLimit({ ...free, used: 400 * MB })).toEqual({ full: false, note: null });
});

test("says what is left and how to get more before a file is chosen that does not fit", () => {
  const { full, note } = storageLimit({ ...free, used: 490 * MB });
  expect(full).toBe(false);
  expect(note?.title).toBe("Only 10 MB of storage left on the Free plan.");
  expect(note?.text).toBe("Upgrade for more, or delete files you no longer need.");
  expect(note?.canUpgrade).toBe(true);
});

test("says that it is full, and what the trash would free", () => {
  const { full, note } = storageLimit({ ...free, used: 500 * MB, inBin: 20 * MB });
  expect(full).toBe(true);
  expect(note?.title).toBe("You've used all 500 MB of storage on the Free plan.");
  expect(note?.text).toBe("Upgrade for more, or empty the trash to free 20 MB.");
});

test("says nothing twice where a notice stands above the page, and offers no larger plan than the largest", () => {
  expect(storageLimit({ ...free, used: 501 * MB }, true)).toEqual({ full: true, note: null });
  const studio = storageLimit({ used: 200 * 1024 * MB, limit: 200 * 1024 * MB, plan: "studio", inBin: 0 });
  expect(studio.note).toMatchObject({ text: "Delete files you no longer need.", canUpgrade: false });
});
