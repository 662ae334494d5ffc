import { AppError } from "@sayhey/contract/app-error";
import { expect, test } from "vitest";
import { createStoryboard } from "./create-storyboard.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { applyStoryboardOps } from "./ops/apply-storyboard-ops.ts";
import { sceneAt } from "./scene-at.ts";
import { parseStoryboard, type Storyboard } from "./storyboard.ts";

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

test("1.1 a storyboard that was created is accepted and survives JSON", () => {
  expect(parseStoryboard(JSON.parse(JSON.stringify(good)))).toEqual(good);
});

test("2.1 a trailer lasts 6 to 15 seconds", () => {
  expect(message((storyboard) => ({ ...storyboard, durationMs: 5999 }))).toBe(
    "bad-request: storyboard.durationMs: a trailer is at least 6 seconds long",
  );
  expect(message((storyboard) => ({ ...storyboard, durationMs: 15_001 }))).toBe(
    "bad-request: storyboard.durationMs: a trailer is at most 15 seconds long",
  );
});

test("2.2 scenes follow each other without a gap", () => {
  expect(
    message((storyboard) => ({ ...storyboard, scenes: storyboard.scenes.filter((scene) => scene.id !== "feature-1") })),
  ).toMatch(/^bad-request: storyboard\.scenes\.1\.startMs: must be \d+, where the scene before ends$/);
});

test("2.2 scenes last as long as the trailer together", () => {
  expect(message((storyboard) => ({ ...storyboard, scenes: storyboard.scenes.slice(0, -1) }))).toMatch(
    /^bad-request: storyboard\.scenes: must last 10000 ms together/,
  );
});

test("2.3 scenes start on the half-beat grid", () => {
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

test("1.1, 1.2 unknown versions, styles and fields are refused by name", () => {
  expect(message((storyboard) => ({ ...storyboard, version: "2.0" }))).toMatch(/storyboard\.version/);
  expect(message((storyboard) => ({ ...storyboard, style: "vaporwave" }))).toMatch(/storyboard\.style/);
  expect(message((storyboard) => ({ ...storyboard, surprise: 1 }))).toMatch(/surprise/);
  expect(message(() => null)).toMatch(/^bad-request: storyboard: /);
});

test("1.3 texts are refused by their field when they are too long, empty or no text", () => {
  const first = (text: unknown) =>
    message(({ scenes: [scene, ...rest], ...storyboard }) => ({
      ...storyboard,
      scenes: [{ ...scene, text }, ...rest],
    }));
  expect(first("x".repeat(10_000))).toBe("bad-request: storyboard.scenes.0.text: is longer than 160 characters");
  expect(first("  ")).toBe("bad-request: storyboard.scenes.0.text: must not be empty");
  for (const text of ["a\u0000b", "\ud83c", "a\u001bb"])
    expect(first(text)).toBe("bad-request: storyboard.scenes.0.text: holds characters that are no text");
  for (const text of ["مرحبا بالعالم", "饭 🍝", "a\nb", "<b>&amp;</b>"]) expect(first(text)).toBe("accepted");
});

test("1.4 ids of scenes are unique", () => {
  expect(
    message((storyboard) => ({ ...storyboard, scenes: storyboard.scenes.map((scene) => ({ ...scene, id: "same" })) })),
  ).toBe("bad-request: storyboard.scenes.1.id: must be unique");
});

test("2.4 a transition does not outlast its scene", () => {
  const short = applyStoryboardOps(good, [
    { op: "add-scene", index: 1, durationMs: 470, scene: { kind: "quote", text: "Short", by: "" } },
  ]).storyboard;
  const scenes = short.scenes.map((scene, index) =>
    index === 1 ? { ...scene, transition: { kind: "fade", durationMs: scene.durationMs + 1 } } : scene,
  );
  expect(message(() => ({ ...short, scenes }))).toBe(
    "bad-request: storyboard.scenes.1.transition.durationMs: must not outlast its scene",
  );
});

test("2.5 the beats of uploaded music are in order", () => {
  const file = (beats: number[]) =>
    message((storyboard) => ({
      ...storyboard,
      soundtrack: { ...storyboard.soundtrack, file: { assetId: "a", startMs: 0, bpm: 120, beats } },
    }));
  expect(file([0, 500, 400])).toMatch(/soundtrack\.file\.beats: must be in order/);
});

test("every time has a scene, the last one after the end", () => {
  for (const scene of good.scenes) expect(sceneAt(good, scene.startMs).scene.id).toBe(scene.id);
  expect(sceneAt(good, -5).index).toBe(0);
  expect(sceneAt(good, 99_999).index).toBe(good.scenes.length - 1);
});
