import { AppError } from "@sayhey/contract/app-error";
import { expect, test } from "vitest";
import { createStoryboard } from "./create-storyboard.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { parseStoryboard, sceneAt, type Storyboard } from "./storyboard.ts";

const good: Storyboard = createStoryboard(fixtureSpec("punchy"), {
  aspect: "9:16",
  durationMs: 10_000,
  watermark: true,
  link: "https://example.com",
  footage: [],
  arc: "classic",
});

function message(change: (storyboard: Storyboard) => unknown): string {
  try {
    parseStoryboard(change(structuredClone(good)));
  } catch (error) {
    if (error instanceof AppError) return `${error.kind}: ${error.message}`;
    throw error;
  }
  return "accepted";
}

test("a storyboard that was created is accepted and survives JSON", () => {
  expect(parseStoryboard(JSON.parse(JSON.stringify(good)))).toEqual(good);
});

test("a trailer lasts 6 to 15 seconds", () => {
  expect(message((storyboard) => ({ ...storyboard, durationMs: 5999 }))).toBe(
    "bad-request: storyboard.durationMs: a trailer is at least 6 seconds long",
  );
  expect(message((storyboard) => ({ ...storyboard, durationMs: 15_001 }))).toBe(
    "bad-request: storyboard.durationMs: a trailer is at most 15 seconds long",
  );
});

test("scenes follow each other without a gap", () => {
  expect(
    message((storyboard) => ({ ...storyboard, scenes: storyboard.scenes.filter((scene) => scene.kind !== "reveal") })),
  ).toMatch(/^bad-request: storyboard\.scenes\.1\.startMs: must be \d+, where the scene before ends$/);
});

test("scenes last as long as the trailer together", () => {
  expect(message((storyboard) => ({ ...storyboard, scenes: storyboard.scenes.slice(0, -1) }))).toMatch(
    /^bad-request: storyboard\.scenes: must last 10000 ms together/,
  );
});

test("scenes start on the half-beat grid", () => {
  const moved = message((storyboard) => {
    const [first, second, ...rest] = storyboard.scenes;
    if (first === undefined || second === undefined) throw new TypeError("scenes: too few");
    return {
      ...storyboard,
      scenes: [
        { ...first, durationMs: first.durationMs + 70 },
        { ...second, startMs: second.startMs + 70, durationMs: second.durationMs - 70 },
        ...rest,
      ],
    };
  });
  expect(moved).toBe("bad-request: storyboard.scenes.1.startMs: must lie on a half beat of the soundtrack");
});

test("unknown versions, styles and fields are refused by name", () => {
  expect(message((storyboard) => ({ ...storyboard, version: "2.0" }))).toMatch(/storyboard\.version/);
  expect(message((storyboard) => ({ ...storyboard, style: "vaporwave" }))).toMatch(/storyboard\.style/);
  expect(message((storyboard) => ({ ...storyboard, surprise: 1 }))).toMatch(/surprise/);
  expect(message(() => null)).toMatch(/^bad-request: storyboard: /);
});

test("every time has a scene, the last one after the end", () => {
  for (const scene of good.scenes) expect(sceneAt(good, scene.startMs).scene.id).toBe(scene.id);
  expect(sceneAt(good, -5).index).toBe(0);
  expect(sceneAt(good, 99_999).index).toBe(good.scenes.length - 1);
});
