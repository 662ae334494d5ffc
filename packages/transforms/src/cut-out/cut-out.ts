import { definePictureTransform } from "../picture-transform.ts";
import { createPixels, parseColour, type Pixels } from "../pixels.ts";
import { findBackground } from "./find-background.ts";

/** Takes an even background away. */
export const cutOut = definePictureTransform({
  kind: "cut-out",
  ending: "cut out",
  title: "Remove a background",
  summary: "Removes an even background, such as a wall or paper, with soft edges. Not for busy scenes.",
  group: "cut",
  output: "clear",
  sample: "flat",
  presets: [
    { name: "Sticker", settings: { tolerance: 22, soft: 30 } },
    { name: "Product on white", settings: { tolerance: 30, under: "colour", colour: "#ffffff" } },
    { name: "Uneven wall", settings: { tolerance: 55, soft: 60 } },
  ],
  fields: {
    tolerance: { type: "range", label: "Tolerance", min: 2, max: 100, step: 1, default: 30, unit: "%" },
    soft: { type: "range", label: "Soft edges", min: 0, max: 100, step: 1, default: 40, unit: "%" },
    holes: { type: "switch", label: "Also inside, where it shows through", default: true },
    under: {
      type: "choice",
      label: "Put on",
      options: [
        { value: "nothing", label: "Nothing" },
        { value: "colour", label: "A color" },
      ],
      default: "nothing",
    },
    colour: {
      type: "colour",
      label: "Colour",
      default: "#ffc233",
      when: { setting: "under", is: ["colour"] },
    },
  },
  apply(source, { tolerance, soft, holes, under, colour }, report) {
    const matte = findBackground(source, { tolerance: tolerance / 100, soft: soft / 100, holes }, report);
    return compose(source, matte, under === "colour" ? parseColour(colour) : null);
  },
});

/** The picture where the matte covers it; its edges lose the colour of the background they were mixed with. */
function compose(
  { width, height, data }: Pixels,
  { cover, background }: { cover: Float32Array; background: readonly [number, number, number] },
  under: readonly [number, number, number] | null,
): Pixels {
  const result = createPixels(width, height);
  for (let index = 0, at = 0; index < cover.length; index++, at += 4) {
    const alpha = cover[index] ?? 0;
    const own = ((data[at + 3] ?? 255) / 255) * alpha;
    for (let channel = 0; channel < 3; channel++) {
      const seen = data[at + channel] ?? 0;
      const clean = alpha > 0.02 && alpha < 1 ? (seen - (background[channel] ?? 0) * (1 - alpha)) / alpha : seen;
      const held = clean < 0 ? 0 : clean > 255 ? 255 : clean;
      result.data[at + channel] = under === null ? held : held * own + (under[channel] ?? 0) * (1 - own);
    }
    result.data[at + 3] = under === null ? own * 255 : (data[at + 3] ?? 255);
  }
  return result;
}
