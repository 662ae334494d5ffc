import { definePictureTransform } from "../picture-transform.ts";
import { clamp, createPixels, lumaOf, parseColour } from "../pixels.ts";

/** Two colours: one for the shadows, one for the light. */
export const duotone = definePictureTransform({
  kind: "duotone",
  title: "Duotone",
  summary: "Two colors: one for shadows, one for highlights.",
  group: "look",
  sample: "hills",
  output: "photo",
  fields: {
    shadows: { type: "colour", label: "Shadows", default: "#1b1464" },
    light: { type: "colour", label: "Light", default: "#ffc233" },
    contrast: { type: "range", label: "Contrast", min: 0, max: 100, step: 1, default: 12, unit: "%" },
    balance: { type: "range", label: "Balance", min: -50, max: 50, step: 1, default: 0, unit: "%" },
  },
  apply(source, { shadows, light, contrast, balance }, report) {
    const result = createPixels(source.width, source.height);
    const dark = parseColour(shadows);
    const bright = parseColour(light);
    const luma = lumaOf(source);
    const { low, high } = toneRange(luma);
    const steepness = 1 + contrast / 50;
    const table = Array.from({ length: 256 }, (_, value) => {
      const even = clamp((value - low) / Math.max(1, high - low), 0, 1);
      const t = clamp((even - 0.5 + balance / 100) * steepness + 0.5, 0, 1);
      const eased = t * t * (3 - 2 * t);
      return dark.map((channel, index) => channel + ((bright[index] ?? 0) - channel) * eased);
    });
    for (let index = 0, at = 0; index < luma.length; index++, at += 4) {
      const colour = table[Math.round(luma[index] ?? 0)] ?? dark;
      result.data[at] = colour[0] ?? 0;
      result.data[at + 1] = colour[1] ?? 0;
      result.data[at + 2] = colour[2] ?? 0;
      result.data[at + 3] = source.data[at + 3] ?? 255;
      if (index % source.width === 0) report(index / luma.length);
    }
    return result;
  },
});

/** Where the darkest and the brightest hundredth of the picture begin, so that a dull picture uses both colours. */
function toneRange(luma: Float32Array): { low: number; high: number } {
  const counts = new Uint32Array(256);
  for (const value of luma) counts[Math.round(value)] = (counts[Math.round(value)] ?? 0) + 1;
  const edge = luma.length / 100;
  const find = (values: Iterable<number>): number => {
    let sum = 0;
    for (const value of values) if ((sum += counts[value] ?? 0) > edge) return value;
    return 0;
  };
  return { low: find(counts.keys()), high: find([...counts.keys()].toReversed()) };
}
