// What a render is made of: frames a second by number of workers, wall seconds, peak memory, and the floor under it.
// Run: node benchmarks/render-trailer.ts [--style punchy,neon] [--workers 1,2]
import { trailerStyleSchema } from "../packages/trailer/src/storyboard.ts";
import { trailerBitrate } from "../packages/trailer/src/bitrate.ts";
import { avcAacEncoder } from "../packages/trailer/src/node/encoder.ts";
import { FramePainter } from "../packages/trailer/src/node/frame-painter.ts";
import { I420Converter } from "../packages/trailer/src/node/i420-converter.ts";
import { sampleFootage, sampleStoryboard } from "../packages/trailer/src/node/sample-trailer.ts";
import { renderSoundtrack } from "../packages/trailer/src/soundtrack/render-soundtrack.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { FilmedClip } from "@sayhey/server/browser";
import { machine, report, spreadOf, time } from "./figure.ts";
import { renderApart } from "./render-apart.ts";

const { values } = parseArgs({
  options: {
    style: { type: "string", default: "punchy,editorial,soft" },
    workers: { type: "string", default: `1,${availableParallelism()}` },
  },
});
const styles = values.style.split(",").map((name) => trailerStyleSchema.parse(name));
const width = 1080;
const height = 1920;
const footage = sampleFootage(3);
const clips = footage.map(({ id, bytes }) => ({ flowId: id, zip: bytes }) as FilmedClip);
console.log(
  `Machine: ${machine()}; 10 s at ${width}x${height}, 30 fps\n\n| what | median | min - max |\n|---|---|---|`,
);

// Renders first: a child process counts the memory of the one that started it until it runs.
const folder = mkdtempSync(join(tmpdir(), "sayhey-bench-"));
try {
  for (const name of styles) {
    const storyboard = sampleStoryboard({ style: name });
    for (const workers of values.workers.split(",").map(Number)) {
      const figures = [];
      for (let run = 0; run < 3; run++) figures.push(await renderApart(storyboard, clips, folder, workers));
      report(`${name}: ${workers} workers, wall`, spreadOf(figures.map(({ ms }) => ms / 1000)), "s");
      report(
        `${name}: ${workers} workers, frames a second and worker`,
        spreadOf(figures.map(({ ms }) => (300 * 1000) / ms / workers)),
        "fps",
      );
      report(
        `${name}: ${workers} workers, peak memory`,
        spreadOf(figures.map(({ peakMemoryBytes }) => peakMemoryBytes / 1e6)),
        "MB",
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const still = new FramePainter(sampleStoryboard(), footage, width, height);
const frames: Buffer[] = [];
for (let index = 0; index < 6; index++) {
  await still.paint(3600 + index * 33);
  frames.push(still.canvas.data());
}
const converter = new I420Converter(width, height);
report(
  "RGBA -> I420, a frame",
  await time((run) => converter.convert(frames[(run + 60) % 6] ?? Buffer.alloc(0)), {
    runs: 60,
    warmUps: 10,
  }),
  "ms",
);
report(
  "convert + encode only, a frame",
  await time(
    async () => {
      const encoder = avcAacEncoder.createPictureEncoder({
        width,
        height,
        fps: 30,
        bitrate: trailerBitrate(width, height, 30),
      });
      for (let index = 0; index < 60; index++)
        await encoder.encode(converter.convert(frames[index % 6] ?? Buffer.alloc(0)), index * 33_333, 33_333);
      await encoder.finish();
      encoder.close();
    },
    { runs: 3 },
  ).then(({ median, min, max }) => ({ median: median / 60, min: min / 60, max: max / 60 })),
  "ms",
);
report(
  "soundtrack of 15 s",
  await time(() => renderSoundtrack(sampleStoryboard({ durationMs: 15_000 })), { runs: 5 }),
  "ms",
);

for (const name of styles) {
  const painter = new FramePainter(sampleStoryboard({ style: name }), footage, width, height);
  const drawing: number[] = [];
  for (let frame = 0; frame < 300; frame += 3) {
    const startedAt = performance.now();
    await painter.paint((frame * 1000) / 30);
    painter.canvas.data();
    drawing.push(performance.now() - startedAt);
    await setImmediate();
  }
  report(`${name}: draw, a frame`, spreadOf(drawing), "ms");
}
