import { expect, test } from "vitest";
import { captionsOf, captionsSrt, captionsVtt } from "./captions.ts";
import { createStoryboard } from "./create-storyboard.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";

const storyboard = createStoryboard(fixtureSpec("cut-out"), {
  aspect: "9:16",
  durationMs: 10_000,
  watermark: false,
  link: "https://example.com",
  footage: [],
});

test("every moment of the trailer has its caption", () => {
  const captions = captionsOf(storyboard);
  expect(captions[0]).toMatchObject({ startMs: 0, text: "Dinner again. No idea." });
  expect(captions.at(-1)?.endMs).toBe(10_000);
});

test("WebVTT and SubRip carry the same cues", () => {
  const vtt = captionsVtt(storyboard);
  const srt = captionsSrt(storyboard);
  expect(vtt.startsWith("WEBVTT\n\n00:00:00.000 --> 00:00:0")).toBe(true);
  expect(srt.startsWith("1\n00:00:00,000 --> 00:00:0")).toBe(true);
  expect(vtt.match(/-->/g)).toHaveLength(storyboard.scenes.length);
  expect(srt.match(/-->/g)).toHaveLength(storyboard.scenes.length);
});

test("words that look like markup stay words", () => {
  const [hook, ...rest] = storyboard.scenes;
  if (hook?.kind !== "hook") throw new TypeError("scenes: no hook");
  const hostile = { ...storyboard, scenes: [{ ...hook, text: "<b>a</b> --> & b" }, ...rest] };
  expect(captionsVtt(hostile)).toContain("&lt;b&gt;a&lt;/b&gt; --&gt; &amp; b");
  expect(captionsSrt(hostile)).toContain("<b>a</b> → & b");
});
