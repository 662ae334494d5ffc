import { SAFE_AREA, STAGE_SIZE } from "@sayhey/trailer";
import { expect, test } from "vitest";
import { safeZones } from "./safe-zones.ts";

test.each(["9:16", "4:5", "1:1", "16:9"] as const)(
  "what the engine keeps to at %s lies inside of the picture of every network",
  (aspect) => {
    const { width, height } = STAGE_SIZE[aspect];
    for (const { safe, covers } of safeZones(aspect)) {
      for (const box of [safe, ...covers.map(({ box: covered }) => covered)]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
    }
  },
);

test("words that keep to the common area are covered by no network", () => {
  const kept = SAFE_AREA["9:16"];
  const zones = safeZones("9:16");
  expect(zones.map(({ name }) => name)).toEqual(["All networks", "TikTok", "Reels", "Shorts"]);
  for (const { covers } of zones) {
    for (const { box } of covers) {
      const across = Math.min(kept.x + kept.width, box.x + box.width) - Math.max(kept.x, box.x);
      const down = Math.min(kept.y + kept.height, box.y + box.height) - Math.max(kept.y, box.y);
      expect(across > 0 && down > 0).toBe(false);
    }
  }
});
