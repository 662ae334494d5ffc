import { expect, test } from "vitest";
import { createStoryboard } from "./create-storyboard.ts";
import { createStudioStoryboard, type StudioSource } from "./create-studio-storyboard.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { hashtagsOf, sceneTexts } from "./scene-text.ts";
import type { Storyboard } from "./storyboard.ts";

const spec = fixtureSpec("cut-out");
const source: StudioSource = { aspect: "9:16", watermark: false, link: "https://example.com", footage: [] };
const scene = (storyboard: Storyboard, id: string) => storyboard.scenes.find((candidate) => candidate.id === id);

test("without choices the trailer is the one that is written anyway", () => {
  const plain = createStoryboard(spec, { ...source, durationMs: 10_000 });
  expect(createStudioStoryboard(spec, {}, source)).toEqual(plain);
});

test("captions are chosen by their style", () => {
  expect(createStudioStoryboard(spec, { captions: "pop" }, source).captions).toBe("pop");
  expect(createStudioStoryboard(spec, { captions: false }, source).captions).toBe("off");
});

test("each choice changes what it names", () => {
  const chosen = createStudioStoryboard(
    spec,
    { aspect: "1:1", durationMs: 8000, style: "neon", hook: "pov", mood: "calm", volume: 0, captions: true },
    source,
  );
  expect(chosen).toMatchObject({
    aspect: "1:1",
    durationMs: 8000,
    style: "neon",
    captions: "boxed",
    soundtrack: { mood: "calm", volume: 0, effects: 0 },
  });
  expect(scene(chosen, "hook")).toMatchObject({ text: spec.identity.hooks.pov });
});

test("what a render asks for stands above what was chosen", () => {
  const asked = createStudioStoryboard(spec, { aspect: "1:1", durationMs: 8000 }, source, {
    aspect: "16:9",
    durationMs: 12_000,
  });
  expect([asked.aspect, asked.durationMs]).toEqual(["16:9", 12_000]);
});

test("other words change the words and nothing else", () => {
  const before = createStudioStoryboard(spec, {}, source);
  const after = createStudioStoryboard(
    spec,
    { texts: { hook: { text: "  Eat   well 🍝 " }, call: { tagline: "" }, "feature-1": { caption: "Cook it" } } },
    source,
  );
  expect(scene(after, "hook")).toEqual({ ...scene(before, "hook"), text: "Eat well 🍝" });
  expect(scene(after, "call")).toEqual({ ...scene(before, "call"), tagline: "" });
  expect(scene(after, "feature-1")).toEqual({ ...scene(before, "feature-1"), caption: "Cook it" });
  expect(after.scenes.filter(({ id }) => !["hook", "call", "feature-1"].includes(id))).toEqual(
    before.scenes.filter(({ id }) => !["hook", "call", "feature-1"].includes(id)),
  );
});

test("words that cannot be shown leave the scene as it was written", () => {
  const before = createStudioStoryboard(spec, {}, source);
  const after = createStudioStoryboard(
    spec,
    {
      texts: {
        hook: { text: "   ", caption: "not of this scene" },
        gone: { text: "no such scene" },
        numbers: { text: "42" },
      },
    },
    source,
  );
  expect(after).toEqual(before);
});

test("words that are too long are cut between characters at the limit of their scene", () => {
  const { scenes } = createStudioStoryboard(spec, { texts: { "feature-1": { caption: "🍝".repeat(100) } } }, source);
  const feature = scenes.find(({ id }) => id === "feature-1");
  expect(feature?.kind === "feature" && feature.caption).toBe("🍝".repeat(40));
});

test("hashtags are read from a line however they are typed", () => {
  expect(hashtagsOf("#food, dinner   #food ##x so-so #ünïcode_1")).toEqual(["#food", "#dinner", "#ünïcode_1"]);
  expect(hashtagsOf(Array.from({ length: 12 }, (_, index) => `t${index}`).join(" "))).toHaveLength(8);
});

test("every scene tells which of its words may change, within what the storyboard allows", () => {
  const { scenes } = createStudioStoryboard(spec, { durationMs: 15_000, hook: "pov" }, source);
  for (const { id, kind, ...rest } of scenes) {
    const texts = sceneTexts({ id, kind, ...rest } as Storyboard["scenes"][number]);
    expect(texts.length > 0).toBe(kind !== "numbers");
    for (const { field, max } of texts) {
      if (field === "tags") continue;
      // A scene with words of the greatest length is still a storyboard, or this throws.
      createStudioStoryboard(
        spec,
        { durationMs: 15_000, hook: "pov", texts: { [id]: { [field]: "x".repeat(max) } } },
        source,
      );
    }
  }
});
