import type { Voice } from "@sayhey/trailer";
import { expect, test } from "vitest";
import { moveVoice, trimVoice } from "./voice-edit.ts";

const voice: Voice = { assetId: "take", atMs: 2000, startMs: 500, durationMs: 3000, volume: 1 };
const room = { fileMs: 4000, trailerMs: 10_000 };

test("moves inside the trailer", () => {
  expect(moveVoice(voice, 4321.4, 10_000).atMs).toBe(4321);
  expect(moveVoice(voice, -50, 10_000).atMs).toBe(0);
  expect(moveVoice(voice, 20_000, 10_000).atMs).toBe(9800);
});

test("trims without moving the words, and no further than the recording reaches", () => {
  expect(trimVoice(voice, "start", 2600, room)).toMatchObject({ atMs: 2600, startMs: 1100, durationMs: 2400 });
  expect(trimVoice(voice, "start", 0, room)).toMatchObject({ atMs: 1500, startMs: 0, durationMs: 3500 });
  expect(trimVoice(voice, "start", 9000, room)).toMatchObject({ atMs: 4800, durationMs: 200 });
  expect(trimVoice(voice, "end", 4000, room)).toMatchObject({ atMs: 2000, startMs: 500, durationMs: 2000 });
  expect(trimVoice(voice, "end", 9000, room).durationMs).toBe(3500);
  expect(trimVoice(voice, "end", 0, room).durationMs).toBe(200);
});
