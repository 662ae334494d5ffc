import { createCanvas, type Canvas } from "@napi-rs/canvas";

/** Longest side of a small picture, px. */
const SIDE = 480;

/** A small WebP of a picture. */
export async function thumbOf(picture: Canvas): Promise<Uint8Array> {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const small = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = small.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, small.width, small.height);
  return new Uint8Array(await small.encode("webp", 80));
}

/** A small WebP of a sound: its waveform, with lines where its beats are. Peaks are 0..1, beats shares of the length. */
export async function waveformThumb(
  peaks: readonly number[],
  beats: readonly { at: number; strong: boolean }[] = [],
): Promise<Uint8Array> {
  const [width, height] = [SIDE, 270];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#14110f";
  context.fillRect(0, 0, width, height);
  for (const { at, strong } of beats) {
    context.fillStyle = strong ? "#ffc233" : "rgba(255, 248, 240, 0.28)";
    context.fillRect(20 + at * (width - 40), strong ? 24 : 50, strong ? 2 : 1, strong ? height - 48 : height - 100);
  }
  const bars = 88;
  const step = (width - 40) / bars;
  const most = Math.max(0.02, ...peaks);
  context.fillStyle = "#ff5a36";
  for (let bar = 0; bar < bars; bar++) {
    const from = Math.floor((bar / bars) * peaks.length);
    const to = Math.max(from + 1, Math.floor(((bar + 1) / bars) * peaks.length));
    const peak = peaks.slice(from, to).reduce((top, value) => Math.max(top, value), 0) / most;
    const tall = Math.max(3, peak * (height - 90));
    context.beginPath();
    context.roundRect(20 + bar * step, (height - tall) / 2, step - 2, tall, 2);
    context.fill();
  }
  return new Uint8Array(await canvas.encode("webp", 82));
}

/** The largest value of each of `count` parts of a sound, 0..1. */
export function peaksOf(sides: readonly Float32Array[], count: number): number[] {
  const length = sides[0]?.length ?? 0;
  return Array.from({ length: Math.min(count, Math.max(1, length)) }, (_, part) => {
    let peak = 0;
    const end = Math.floor(((part + 1) * length) / count);
    for (const side of sides)
      for (let at = Math.floor((part * length) / count); at < end; at++) peak = Math.max(peak, Math.abs(side[at] ?? 0));
    return Math.min(1, peak);
  });
}
