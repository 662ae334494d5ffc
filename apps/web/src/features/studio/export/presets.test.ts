import { LIMITS } from "@sayhey/contract/limits";
import { expect, test } from "vitest";
import { NETWORK_PRESETS, networkOf, pixelsOf, settingsFor } from "./presets.ts";

test("every network takes a trailer of any length", () => {
  for (const { longestSeconds } of NETWORK_PRESETS)
    expect(longestSeconds * 1000).toBeGreaterThanOrEqual(LIMITS.trailerMaxMs);
});

test("a network's settings stay within the plan", () => {
  const tiktok = NETWORK_PRESETS[0];
  if (tiktok === undefined) throw new Error("no network");
  expect(settingsFor(tiktok, 720)).toMatchObject({ aspect: "9:16", size: 720, formats: ["mp4"] });
  expect(settingsFor(tiktok, 2160).size).toBe(1080);
});

test("a changed setting leaves the network, the same ones stay with the one chosen", () => {
  const reels = NETWORK_PRESETS[1];
  if (reels === undefined) throw new Error("no network");
  const settings = settingsFor(reels, 1080);
  // TikTok wants the same.
  expect(networkOf(settings, 1080, "reels")).toBe("reels");
  expect(networkOf({ ...settings, fps: 60 }, 1080, "reels")).toBeNull();
});

test("sizes are the short side, in even pixels", () => {
  expect(pixelsOf("9:16", 1080)).toEqual({ width: 1080, height: 1920 });
  expect(pixelsOf("16:9", 720)).toEqual({ width: 1280, height: 720 });
  expect(pixelsOf("4:5", 1080)).toEqual({ width: 1080, height: 1350 });
  expect(pixelsOf("1:1", 2160)).toEqual({ width: 2160, height: 2160 });
});
