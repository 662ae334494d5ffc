import { expect, test } from "vitest";
import { hasOwnTexts, withHook, withoutSceneTexts, withSceneText } from "./choices.ts";

test("words of a scene are kept by scene and field, and leave no trace once taken back", () => {
  const one = withSceneText({ style: "neon" }, "call", "text", "Join");
  const two = withSceneText(one, "call", "name", "Us");
  expect(two).toEqual({ style: "neon", texts: { call: { text: "Join", name: "Us" } } });
  expect(withSceneText(two, "call", "name", undefined)).toEqual(one);
  expect(withoutSceneTexts(two, "call")).toEqual({ style: "neon" });
  expect([hasOwnTexts(two, "call"), hasOwnTexts(two, "hook")]).toEqual([true, false]);
});

test("another opening shows its own words", () => {
  const mine = withSceneText(withSceneText({}, "hook", "text", "Mine"), "call", "text", "Join");
  expect(withHook(mine, "pov")).toEqual({ hook: "pov", texts: { call: { text: "Join" } } });
});
