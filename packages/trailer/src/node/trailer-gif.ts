import { LIMITS } from "@sayhey/contract/limits";
import { setImmediate } from "node:timers/promises";
import type { Storyboard } from "../storyboard.ts";
import { FramePainter } from "./frame-painter.ts";
import type { ReadFootage } from "./footage.ts";
import { ColourCensus, PaletteMatcher, type GifPalette } from "./gif-palette.ts";
import { addPicture, wordsOf } from "./gif-picture.ts";
import { GifWriter } from "./gif-writer.ts";

/** How large and how smooth a GIF is: px of its short side, hundredths of a second a picture. */
interface Step {
  side: number;
  delay: number;
}

// From the best to what always fits.
const STEPS: readonly Step[] = [
  { side: 420, delay: 6 },
  { side: 360, delay: 7 },
  { side: 320, delay: 8 },
  { side: 280, delay: 8 },
  { side: 240, delay: 10 },
  { side: 200, delay: 10 },
  { side: 160, delay: 12 },
  { side: 120, delay: 14 },
  { side: 90, delay: 20 },
];
const COLOURS = 255;
/** Pictures a scene's palette is made of. */
const SAMPLES = 5;

/** What a GIF is made of. */
export interface GifTask {
  storyboard: Storyboard;
  footage: readonly ReadFootage[];
  maxBytes?: number;
  /** Called after every picture with its share of the trailer. */
  onPicture?(share: number): void;
  /** Asked after every picture. */
  stopped?(): boolean;
}

/** Renders a trailer as a GIF of less than `maxBytes`, as fine and smooth as they allow; null when it was stopped. */
export async function renderGif(task: GifTask): Promise<Uint8Array | null> {
  const limit = task.maxBytes ?? LIMITS.gifBytes;
  let tried: { step: Step; bytes: number } | null = null;
  for (const [index, step] of STEPS.entries()) {
    const last = index === STEPS.length - 1;
    // What is certain to be too large is left out.
    if (tried !== null && !last && tried.bytes * (costOf(step) / costOf(tried.step)) > limit * 1.1) continue;
    const attempt = await renderStep(task, step, last ? Number.POSITIVE_INFINITY : limit);
    if (attempt === null) return null;
    if (attempt.file !== null) return attempt.file;
    tried = { step, bytes: attempt.bytes };
  }
  throw new Error("no size of the GIF was tried");
}

const costOf = ({ side, delay }: Step): number => (side * side) / delay;

async function renderStep(
  { storyboard, footage, onPicture, stopped }: GifTask,
  { side, delay }: Step,
  limit: number,
): Promise<{ file: Uint8Array | null; bytes: number } | null> {
  const [across = 9, down = 16] = storyboard.aspect.split(":").map(Number);
  const unit = side / Math.min(across, down);
  const width = Math.round((across * unit) / 2) * 2;
  const height = Math.round((down * unit) / 2) * 2;
  const painter = new FramePainter(storyboard, footage, width, height);
  const writer = new GifWriter(width, height);
  const count = Math.floor(storyboard.durationMs / (delay * 10));
  // What a viewer sees, as the pixels it was made of.
  const shown = new Uint32Array(width * height);
  for (const [sceneIndex, scene] of storyboard.scenes.entries()) {
    const first = Math.ceil(scene.startMs / (delay * 10));
    const after = Math.min(count, Math.ceil((scene.startMs + scene.durationMs) / (delay * 10)));
    if (first >= after) continue;
    const palette = await paletteOf(painter, first, after, delay);
    const matcher = new PaletteMatcher(palette);
    for (let frame = first; frame < after; frame++) {
      if (stopped?.() === true) return null;
      await painter.paint(frame * delay * 10);
      const pixels = wordsOf(painter.canvas.data());
      addPicture(writer, pixels, shown, {
        width,
        height,
        delay,
        palette,
        matcher,
        whole: sceneIndex === 0 && frame === first,
      });
      if (writer.length > limit) return { file: null, bytes: (writer.length * count) / (frame + 1) };
      onPicture?.((frame + 1) / count);
      // `data()` is freed only between turns of the event loop.
      await setImmediate();
    }
  }
  const file = writer.finish();
  return { file: file.byteLength < limit ? file : null, bytes: file.byteLength };
}

async function paletteOf(painter: FramePainter, first: number, after: number, delay: number): Promise<GifPalette> {
  const census = new ColourCensus();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const frame = first + Math.round(((after - 1 - first) * sample) / (SAMPLES - 1));
    await painter.paint(frame * delay * 10);
    census.add(wordsOf(painter.canvas.data()), 3);
    await setImmediate();
  }
  return census.palette(COLOURS);
}
