import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { bareAssets, registerFonts } from "../scripts/studio.ts";
import { wordTimes } from "./caption-timing.ts";
import { draw } from "./draw.ts";
import { everyScene } from "./fixtures/every-kind.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { withWords, type Words } from "./fixtures/words.ts";
import { SAFE_AREA, STAGE_SIZE, UPPER_AREA } from "./stage-size.ts";
import {
  captionStyleSchema,
  trailerStyleSchema,
  type CaptionStyle,
  type Scene,
  type Storyboard,
} from "./storyboard.ts";

const STYLES = captionStyleSchema.options.filter((style) => style !== "off");
const SCALE = 0.25;

interface Filled {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** One frame, and every text that was filled on it, in px of the stage. */
function frameOf(storyboard: Storyboard, timeMs: number): { pixels: string; filled: Filled[] } {
  const { width, height } = STAGE_SIZE[storyboard.aspect];
  const canvas = createCanvas(width * SCALE, height * SCALE);
  const context = canvas.getContext("2d");
  const filled: Filled[] = [];
  const fill = context.fillText.bind(context);
  context.fillText = (text: string, x: number, y: number) => {
    filled.push({ text, ...onStage(context, text, x, y) });
    fill(text, x, y);
  };
  draw(context, storyboard, timeMs, bareAssets());
  return { pixels: canvas.data().toString("base64"), filled };
}

function onStage(context: SKRSContext2D, text: string, x: number, y: number): Omit<Filled, "text"> {
  const matrix = context.getTransform();
  return {
    x: (matrix.a * x + matrix.e) / SCALE,
    y: (matrix.d * y + matrix.f) / SCALE,
    width: (context.measureText(text).width * matrix.a) / SCALE,
  };
}

function made(style: Storyboard["style"], captions: CaptionStyle, words: Words = "own"): Storyboard {
  const storyboard: Storyboard = {
    ...withWords(everyScene(fixtureSpec(style), style, "9:16"), words),
    watermark: null,
    captions,
  };
  registerFonts(storyboard);
  return storyboard;
}

function featureOf(storyboard: Storyboard): Scene & { kind: "feature" } {
  const scene = storyboard.scenes.find(({ kind }) => kind === "feature");
  if (scene?.kind !== "feature") throw new Error("scenes: no feature");
  return scene;
}

test.each(STYLES)("8.7 %s tells a feature word by word, in another way than every other style", (captions) => {
  const storyboard = made("punchy", captions);
  const scene = featureOf(storyboard);
  const words = scene.caption.split(" ");
  const times = wordTimes(words, scene.durationMs);
  // Past the cut and the arrival of the device, what moves is the caption alone: each word has a picture of its own.
  const at = (index: number): number => scene.startMs + ((times[index]?.startMs ?? 0) + (times[index]?.endMs ?? 0)) / 2;
  const [first, last] = [at(1), at(words.length - 1)];
  const moved = frameOf(storyboard, first).pixels !== frameOf(storyboard, last).pixels;
  expect(moved).toBe(true);
  for (const other of captionStyleSchema.options)
    if (other !== captions)
      expect(frameOf({ ...storyboard, captions: other }, last).pixels).not.toBe(frameOf(storyboard, last).pixels);
});

test("8.7 nothing is to be read twice: captions stand in place of the headline, and other scenes stay as they are", () => {
  for (const style of trailerStyleSchema.options) {
    const storyboard = made(style, "boxed");
    const off = { ...storyboard, captions: "off" as const };
    for (const scene of storyboard.scenes) {
      const at = scene.startMs + scene.durationMs * 0.7;
      if (scene.kind !== "feature") {
        expect(frameOf(storyboard, at).pixels, `${style} ${scene.kind}`).toBe(frameOf(off, at).pixels);
        continue;
      }
      const times = ({ filled }: { filled: readonly Filled[] }, word: string): number =>
        filled.filter(({ text }) => text.toLowerCase() === word.toLowerCase()).length;
      const said = frameOf(storyboard, at);
      const alone = { ...storyboard, scenes: storyboard.scenes.map((each) => ({ ...each, caption: "" }) as Scene) };
      // A window may bear the app's name, which may share a word with the caption.
      const named = frameOf(alone, at);
      for (const word of scene.caption.split(" "))
        expect(times(said, word) - times(named, word), `${style}: "${word}"`).toBe(
          scene.caption.split(" ").filter((each) => each.toLowerCase() === word.toLowerCase()).length,
        );
    }
  }
});

test("8.7 captions in any script stay inside the safe area at every moment", () => {
  const sets: readonly Words[] = ["long", "arabic", "hebrew", "chinese", "emoji"];
  const [safe, upper] = [SAFE_AREA["9:16"], UPPER_AREA["9:16"]];
  for (const captions of STYLES) {
    for (const words of sets) {
      const storyboard = made("editorial", captions, words);
      const scene = featureOf(storyboard);
      const texts = new Set(scene.caption.split(" "));
      for (const share of [0.3, 0.6, 0.95]) {
        const filled = frameOf(storyboard, scene.startMs + scene.durationMs * share).filled.filter(({ text }) =>
          texts.has(text),
        );
        if (words === "arabic" || words === "hebrew") expect(filled.length, `${captions} ${words}`).toBeGreaterThan(0);
        for (const { text, x, y, width } of filled) {
          const where = `${captions} ${words} "${text}"`;
          expect(x, where).toBeGreaterThanOrEqual(safe.x - 4);
          expect(x + width, where).toBeLessThanOrEqual(upper.x + upper.width + 4);
          expect(y, where).toBeGreaterThan(safe.y);
          expect(y, where).toBeLessThan(safe.y + safe.height);
        }
      }
    }
  }
});
