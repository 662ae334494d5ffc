import { describe, expect, test } from "vitest";
import { isDrawable, nearSubjects } from "./near-subjects.ts";

describe("what a picture can show", () => {
  test.each([
    ["submarine", ["boat", "fish", "bird"]],
    ["a red helicopter", ["plane", "bird", "rocket"]],
    ["Dragon", ["dog", "cat", "bird", "rabbit"]],
  ])("%s cannot be drawn, and something near is offered", (text, offers) => {
    expect(isDrawable(text)).toBe(false);
    expect(nearSubjects(text)).toEqual(offers);
  });

  test("whatever is offered can be drawn", () => {
    for (const text of [
      "submarine",
      "helicopter",
      "alien",
      "dragon",
      "castle",
      "truck",
      "drum",
      "fork",
      "jungle",
      "sword",
      "server",
      "xyz",
    ])
      for (const offer of nearSubjects(text)) expect([offer, isDrawable(offer)]).toEqual([offer, true]);
  });

  test("a thing that is known is drawn", () => {
    for (const text of ["bread", "bicycle", "cat", "Dinner for friends"]) expect(isDrawable(text)).toBe(true);
  });
});
