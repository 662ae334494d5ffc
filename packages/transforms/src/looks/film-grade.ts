import { blurChannel } from "../blur.ts";
import { definePictureTransform } from "../picture-transform.ts";
import { clamp, createPixels, lumaOf, noiseAt, smoothstep } from "../pixels.ts";

interface Stock {
  /** Added to shadows and to light, per channel, -1..1. */
  shadows: readonly [number, number, number];
  light: readonly [number, number, number];
  saturation: number;
  contrast: number;
  /** How far black is lifted, 0..1. */
  fade: number;
}

const STOCKS = {
  golden: { shadows: [-0.02, -0.02, 0.03], light: [0.1, 0.045, -0.09], saturation: 1.08, contrast: 1.12, fade: 0.03 },
  teal: { shadows: [-0.07, 0.015, 0.06], light: [0.08, 0.03, -0.05], saturation: 1.1, contrast: 1.22, fade: 0.02 },
  morning: { shadows: [-0.02, 0.01, 0.06], light: [-0.03, 0.01, 0.05], saturation: 0.86, contrast: 1.04, fade: 0.06 },
  print: { shadows: [0.05, 0.01, 0.03], light: [0.03, 0.02, -0.05], saturation: 0.8, contrast: 0.9, fade: 0.13 },
  noir: { shadows: [0, 0, 0.01], light: [0.01, 0.005, 0], saturation: 0, contrast: 1.5, fade: 0 },
} as const satisfies Record<string, Stock>;

/** Grades the picture like film: tone curve, split toning, glow of the lights, grain, darker corners. */
export const filmGrade = definePictureTransform({
  kind: "film-grade",
  title: "Film grade",
  summary: "Film look: tone curve, tinted shadows, glow, grain and vignette.",
  group: "look",
  sample: "hills",
  output: "photo",
  fields: {
    stock: {
      type: "choice",
      label: "Grade",
      options: [
        { value: "golden", label: "Golden hour" },
        { value: "teal", label: "Cinema" },
        { value: "morning", label: "Cold morning" },
        { value: "print", label: "Faded print" },
        { value: "noir", label: "Noir" },
      ],
      default: "teal",
    },
    strength: { type: "range", label: "Strength", min: 0, max: 100, step: 1, default: 85, unit: "%" },
    glow: { type: "range", label: "Glow", min: 0, max: 100, step: 1, default: 25, unit: "%" },
    grain: { type: "range", label: "Grain", min: 0, max: 100, step: 1, default: 30, unit: "%" },
    vignette: { type: "range", label: "Dark corners", min: 0, max: 100, step: 1, default: 40, unit: "%" },
  },
  apply(source, { stock, strength, glow, grain, vignette }, report) {
    const { width, height, data } = source;
    const look: Stock = STOCKS[stock];
    const mix = strength / 100;
    const luma = lumaOf(source);
    const lights = blurChannel(
      luma.map((value) => smoothstep(175, 255, value) * 255),
      width,
      height,
      Math.min(width, height) / 40,
    );
    report(0.4);
    const size = Math.max(1, Math.round(Math.min(width, height) / 900));
    const result = createPixels(width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        const at = index * 4;
        const bright = (luma[index] ?? 0) / 255;
        const corner =
          1 - smoothstep(0.45, 1.05, Math.hypot(x / width - 0.5, y / height - 0.5) * 1.4) * (vignette / 130);
        const speck =
          (noiseAt(Math.floor(x / size), Math.floor(y / size), 3) - 0.5) *
          (grain / 100) *
          0.16 *
          (1 - Math.abs(bright - 0.45));
        for (let channel = 0; channel < 3; channel++) {
          const own = (data[at + channel] ?? 0) / 255;
          const toned = bright + (own - bright) * look.saturation;
          const curved = (toned - 0.5) * look.contrast + 0.5;
          const tint = (look.shadows[channel] ?? 0) * (1 - bright) + (look.light[channel] ?? 0) * bright;
          const graded = look.fade + (curved + tint) * (1 - look.fade);
          // Light that has gone through the film and come back is red: the halo around lamps.
          const halo =
            ((lights[index] ?? 0) / 255) * (glow / 100) * (channel === 0 ? 0.5 : channel === 1 ? 0.26 : 0.14);
          const value = (own + (graded - own) * mix + halo * (1 - own) + speck) * corner;
          result.data[at + channel] = clamp(value, 0, 1) * 255;
        }
        result.data[at + 3] = data[at + 3] ?? 255;
      }
      report(0.4 + (y / height) * 0.6);
    }
    return result;
  },
});
