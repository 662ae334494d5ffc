import { blurChannel } from "../blur.ts";
import { definePictureTransform } from "../picture-transform.ts";
import { clamp, createPixels, lumaOf, noiseAt, parseColour, smoothstep } from "../pixels.ts";

/** A pencil drawing: outlines where brightness changes, hatching in the shadows, the grain of the paper. */
export const sketch = definePictureTransform({
  kind: "sketch",
  title: "Pencil sketch",
  summary: "Pencil outlines and hatched shadows on rough paper.",
  group: "look",
  output: "photo",
  fields: {
    pencil: { type: "colour", label: "Pencil", default: "#26221f" },
    paper: { type: "colour", label: "Paper", default: "#fbf5ea" },
    lines: { type: "range", label: "Line strength", min: 10, max: 100, step: 1, default: 60, unit: "%" },
    hatching: { type: "range", label: "Hatching", min: 0, max: 100, step: 1, default: 55, unit: "%" },
    tint: { type: "range", label: "Colour kept", min: 0, max: 100, step: 1, default: 0, unit: "%" },
  },
  apply(source, { pencil, paper, lines, hatching, tint }, report) {
    const { width, height } = source;
    const short = Math.min(width, height);
    const luma = lumaOf(source);
    const soft = blurChannel(luma, width, height, Math.max(1, short / 130));
    report(0.4);
    const broad = blurChannel(luma, width, height, Math.max(1, short / 60));
    report(0.7);
    const ink = parseColour(pencil);
    const ground = parseColour(paper);
    const spacing = Math.max(3, short / 110);
    const result = createPixels(width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        const at = index * 4;
        // Colour dodge with the blurred negative leaves only what is darker than its surroundings: the outlines.
        const dodge = clamp(((luma[index] ?? 0) + 6) / ((soft[index] ?? 0) + 6), 0, 1);
        const outline = smoothstep(1, 1 - 0.5 * (1.15 - lines / 100), dodge);
        const shade = 1 - (broad[index] ?? 0) / 255;
        const wobble = Math.sin(x / spacing / 9) * 0.4 + Math.sin(y / spacing / 7) * 0.4;
        const first = stroke((x + y) / spacing + wobble, shade, 0.42);
        const second = stroke((x - y * 0.8) / spacing + wobble, shade, 0.66);
        const grain =
          0.72 + 0.28 * noiseAt(Math.floor(x / Math.max(1, short / 700)), Math.floor(y / Math.max(1, short / 700)), 7);
        const hatch = Math.max(first, second) * (hatching / 100);
        const cover = clamp((outline + hatch * (1 - outline)) * grain, 0, 1);
        for (let channel = 0; channel < 3; channel++) {
          const own = source.data[at + channel] ?? 0;
          const base =
            (ground[channel] ?? 0) * (1 - tint / 100) +
            (((ground[channel] ?? 0) * (140 + own * 0.45)) / 255) * (tint / 100);
          result.data[at + channel] = base + ((ink[channel] ?? 0) - base) * cover;
        }
        result.data[at + 3] = source.data[at + 3] ?? 255;
      }
      report(0.7 + (y / height) * 0.3);
    }
    return result;
  },
});

/** One set of parallel strokes: they begin where it is darker than `from` and grow wider with the shade. */
function stroke(phase: number, shade: number, from: number): number {
  const width = smoothstep(from, 1.05, shade) * 0.9;
  if (width <= 0) return 0;
  const distance = Math.abs(phase - Math.round(phase));
  return (
    smoothstep(width * 0.5 + 0.12, width * 0.5 - 0.12, distance) * smoothstep(from - 0.02, from + 0.12, shade) * 0.8
  );
}
