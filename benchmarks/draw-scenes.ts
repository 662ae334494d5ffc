// Ms of processor time a frame that `draw` takes in Skia (other work on the machine does not count), by style, aspect and kind of scene, at 1080 px and 30 frames a second.
// Run: node benchmarks/draw-scenes.ts [--style punchy,neon] [--aspect 9:16] [--every 2]
import { aspectSchema } from "@sayhey/contract/idea";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createStoryboard } from "../packages/trailer/src/create-storyboard.ts";
import { draw } from "../packages/trailer/src/draw.ts";
import { fixtureSpec } from "../packages/trailer/src/fixtures/fixture-specs.ts";
import { STAGE_SIZE } from "../packages/trailer/src/stage-size.ts";
import { sceneAt } from "../packages/trailer/src/scene-at.ts";
import { trailerStyleSchema } from "../packages/trailer/src/storyboard.ts";
import { createSurface, fakeFootage, registerFonts } from "../packages/trailer/scripts/studio.ts";

const { values } = parseArgs({
  options: { style: { type: "string" }, aspect: { type: "string" }, every: { type: "string", default: "3" } },
});
const styles = (values.style?.split(",") ?? trailerStyleSchema.options).map((style) => trailerStyleSchema.parse(style));
const aspects = (values.aspect?.split(",") ?? ["9:16"]).map((aspect) => aspectSchema.parse(aspect));
const every = Number(values.every);
const lines: string[] = [];
let sum = 0;
let count = 0;
for (const style of styles) {
  for (const aspect of aspects) {
    const spec = fixtureSpec(style);
    const bare = createStoryboard(spec, {
      aspect,
      durationMs: 10_000,
      watermark: true,
      link: "https://example.com/app",
      footage: [],
      style,
      arc: "classic",
    });
    registerFonts(bare);
    const { manifest, source } = fakeFootage(bare, 780);
    const storyboard = createStoryboard(spec, {
      aspect,
      durationMs: 10_000,
      watermark: true,
      link: "https://example.com/app",
      style,
      arc: "classic",
      footage: [1, 2, 3].map((weight) => ({ id: `clip-${weight}`, manifest, weight })),
    });
    const assets = { createCanvas: createSurface, footage: () => source };
    const { context } = createSurface(STAGE_SIZE[aspect].width, STAGE_SIZE[aspect].height);
    const byKind = new Map<string, number[]>();
    const frames = Math.round(storyboard.durationMs / (1000 / 30));
    for (let frame = 0; frame < frames; frame += every) {
      const timeMs = (frame * 1000) / 30;
      const begin = process.cpuUsage();
      draw(context, storyboard, timeMs, assets);
      // Skia draws when the pixels are asked for; one row is enough to make it.
      context.getImageData(0, 0, 1, 1);
      const { user, system } = process.cpuUsage(begin);
      const spent = (user + system) / 1000;
      const { scene } = sceneAt(storyboard, timeMs);
      const moving = timeMs - scene.startMs < scene.transition.durationMs ? "transition" : scene.kind;
      byKind.set(moving, [...(byKind.get(moving) ?? []), spent]);
      sum += spent;
      count += 1;
      if (frame % 10 === 0) await setImmediate();
    }
    const all = [...byKind.values()].flat();
    const mean = (list: readonly number[]): string =>
      (list.reduce((total, value) => total + value, 0) / Math.max(1, list.length)).toFixed(1);
    const parts = [...byKind].map(([kind, list]) => `${kind} ${mean(list)}`);
    lines.push(
      `${style.padEnd(10)} ${aspect.padEnd(5)} mean ${mean(all).padStart(5)}  worst ${Math.max(...all)
        .toFixed(0)
        .padStart(4)}   ${parts.join(", ")}`,
    );
  }
}
process.stdout.write(
  `ms of processor time a frame at 1080 px in @napi-rs/canvas\n${lines.join("\n")}\nall: ${(sum / count).toFixed(2)} ms a frame over ${count} frames\n`,
);
