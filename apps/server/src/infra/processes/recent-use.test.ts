import { expect, test } from "vitest";
import { RecentUse } from "./recent-use.ts";

test("whoever used much steps back, others do not, and it is forgotten with time", () => {
  let now = 0;
  const use = new RecentUse(30_000, () => now);
  use.add("ann", 20_000);
  for (let turn = 0; turn < 4; turn++) use.add("mallory", 10_000);
  expect([use.isMuch("ann"), use.isMuch("mallory"), use.isMuch("nobody")]).toEqual([false, true, false]);
  now += 120_000;
  expect(use.isMuch("mallory")).toBe(false);
});

test("what took too long counts for more", () => {
  const use = new RecentUse(30_000, () => 0);
  use.add("ann", 11_000);
  use.add("mallory", 11_000, true);
  expect([use.isMuch("ann"), use.isMuch("mallory")]).toEqual([false, true]);
});
