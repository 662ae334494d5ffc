import type { AppSpec } from "@sayhey/appspec";
import { expect, test } from "vitest";
import { subjectOf } from "./project-subject.ts";

const subject = (idea: string, ...names: string[]): string =>
  subjectOf({
    identity: { idea, category: "Social" },
    entities: names.map((name) => ({ name })),
  } as unknown as Pick<AppSpec, "identity" | "entities">);

test.each([
  ["A bread bakery with weekly orders", ["Member", "Order"], "bread"],
  ["Bicycle repair diary", ["Entry"], "Bicycle"],
  ["Habit tracker for dog owners", ["Habit"], "dog"],
  ["Zzz qqq", ["Member", "Loaf"], "Loaf"],
  ["Zzz qqq", ["Member"], "Member"],
])("%s shows what it is about, not who is in it", (idea, names, shown) => {
  expect(subject(idea, ...names)).toBe(shown);
});
