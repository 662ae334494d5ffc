import { expect, test } from "vitest";
import { fitDevice } from "./device-size.ts";

test("a phone keeps its scale and gives up height and width instead", () => {
  expect(fitDevice("phone", { width: 900, height: 1000 })).toEqual({ width: 390, height: 844, scale: 1 });
  expect(fitDevice("phone", { width: 900, height: 624 })).toEqual({ width: 390, height: 600, scale: 1 });
  expect(fitDevice("phone", { width: 344, height: 624 })).toEqual({ width: 320, height: 600, scale: 1 });
});

test("a desktop is as wide as the room, never narrower than a desktop", () => {
  expect(fitDevice("desktop", { width: 1400, height: 700 })).toEqual({ width: 1400, height: 700, scale: 1 });
  const narrow = fitDevice("desktop", { width: 640, height: 700 });
  expect(narrow).toEqual({ width: 1280, height: 1400, scale: 0.5 });
});

test("a tablet fills the room it is given", () => {
  const tablet = fitDevice("tablet", { width: 434, height: 624 });
  expect(tablet.width).toBe(820);
  expect(tablet.scale).toBeCloseTo(0.5);
  expect(tablet.height).toBeLessThanOrEqual(1180);
  expect(tablet.height * tablet.scale).toBeLessThanOrEqual(600);
});
