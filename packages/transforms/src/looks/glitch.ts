import { createRandom } from "@sayhey/contract/random";
import { definePictureTransform } from "../picture-transform.ts";
import { clamp, createPixels } from "../pixels.ts";

/** A broken signal: colours apart, bands torn sideways, scan lines. */
export const glitch = definePictureTransform({
  kind: "glitch",
  title: "Glitch",
  summary: "RGB split, tearing and scan lines.",
  group: "look",
  sample: "city",
  output: "photo",
  fields: {
    drift: { type: "range", label: "Colour drift", min: 0, max: 60, step: 1, default: 14 },
    tears: { type: "range", label: "Tears", min: 0, max: 40, step: 1, default: 14 },
    reach: { type: "range", label: "Reach of a tear", min: 1, max: 40, step: 1, default: 12, unit: "%" },
    lines: { type: "range", label: "Scan lines", min: 0, max: 100, step: 1, default: 30, unit: "%" },
    take: { type: "range", label: "Take", min: 1, max: 99, step: 1, default: 5 },
  },
  apply(source, { drift, tears, reach, lines, take }, report) {
    const { width, height, data } = source;
    const random = createRandom(take * 7919);
    const shifts = new Float32Array(height);
    const splits = new Float32Array(height).fill(1);
    for (let tear = 0; tear < tears; tear++) {
      const top = Math.floor(random() * height);
      const tall = Math.ceil(height * (0.004 + random() ** 2 * 0.09));
      const shift = (random() * 2 - 1) * (reach / 100) * width * (0.3 + random() * 0.7);
      const split = 1 + random() * 3;
      for (let y = top; y < Math.min(height, top + tall); y++) {
        shifts[y] = shift;
        splits[y] = split;
      }
    }
    const apart = (Math.min(width, height) * drift) / 1000;
    const period = Math.max(2, Math.round(height / 240));
    const result = createPixels(width, height);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      const shift = Math.round(shifts[y] ?? 0);
      const split = Math.round(apart * (splits[y] ?? 1));
      const bright = y % period < period / 2 ? 1 + (lines / 100) * 0.12 : 1 - (lines / 100) * 0.45;
      for (let x = 0; x < width; x++) {
        const at = (row + x) * 4;
        const red = (row + clamp(x - shift - split, 0, width - 1)) * 4;
        const green = (row + clamp(x - shift, 0, width - 1)) * 4;
        const blue = (row + clamp(x - shift + split, 0, width - 1)) * 4;
        result.data[at] = (data[red] ?? 0) * bright;
        result.data[at + 1] = (data[green + 1] ?? 0) * bright;
        result.data[at + 2] = (data[blue + 2] ?? 0) * bright;
        result.data[at + 3] = Math.max(data[red + 3] ?? 0, data[green + 3] ?? 0, data[blue + 3] ?? 0);
      }
      report(y / height);
    }
    return result;
  },
});
