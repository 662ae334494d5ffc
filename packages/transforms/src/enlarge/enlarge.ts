import { blurChannel } from "../blur.ts";
import { definePictureTransform } from "../picture-transform.ts";
import { createPixels, lumaOf, type Pixels, type Report } from "../pixels.ts";
import { resample } from "./resample.ts";

/** Makes a picture larger and its edges crisper. */
export const enlarge = definePictureTransform({
  kind: "enlarge",
  ending: "enlarged",
  title: "Enlarge and sharpen",
  summary: "Enlarges a picture two to four times with crisper edges. Adds no invented detail.",
  group: "size",
  sample: "city",
  output: "photo",
  fields: {
    factor: {
      type: "choice",
      label: "Size",
      options: [
        { value: "2", label: "2×" },
        { value: "3", label: "3×" },
        { value: "4", label: "4×" },
      ],
      default: "2",
    },
    sharpen: { type: "range", label: "Sharpening", min: 0, max: 100, step: 1, default: 55, unit: "%" },
  },
  previewScale: ({ factor }) => Number(factor),
  apply(source, { factor, sharpen }, report) {
    const times = Number(factor);
    const large = resample(source, source.width * times, source.height * times, (done) => report(done * 0.7));
    return unsharp(large, times * 0.9, sharpen / 50, (done) => report(0.7 + done * 0.3));
  },
});

/** Adds what a blur takes away from the brightness: edges gain contrast, colours keep their hue. */
function unsharp(source: Pixels, radius: number, amount: number, report: Report): Pixels {
  if (amount === 0) return source;
  const { width, height, data } = source;
  const luma = lumaOf(source);
  const soft = blurChannel(luma, width, height, radius);
  const result = createPixels(width, height);
  for (let index = 0, at = 0; index < luma.length; index++, at += 4) {
    const detail = (luma[index] ?? 0) - (soft[index] ?? 0);
    // Differences of a step or two are noise, and large ones would ring.
    const edge = Math.abs(detail) < 1.5 ? 0 : Math.max(-48, Math.min(48, detail * amount));
    result.data[at] = (data[at] ?? 0) + edge;
    result.data[at + 1] = (data[at + 1] ?? 0) + edge;
    result.data[at + 2] = (data[at + 2] ?? 0) + edge;
    result.data[at + 3] = data[at + 3] ?? 255;
    if (index % width === 0) report(index / luma.length);
  }
  return result;
}
