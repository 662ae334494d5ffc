import { definePictureTransform } from "../picture-transform.ts";
import { createPixels, type Pixels } from "../pixels.ts";
import { findCrop, type Crop } from "./find-crop.ts";

const RATIOS = { "9:16": 9 / 16, "1:1": 1, "16:9": 16 / 9 } as const;

/** Cuts a picture to a shape around what there is to see in it. */
export const smartCrop = definePictureTransform({
  kind: "smart-crop",
  ending: "cropped",
  title: "Smart crop",
  summary: "Crops a picture to 9:16, 1:1 or 16:9 around its subject.",
  group: "size",
  output: "photo",
  fields: {
    shape: {
      type: "choice",
      label: "Shape",
      options: [
        { value: "9:16", label: "9:16" },
        { value: "1:1", label: "1:1" },
        { value: "16:9", label: "16:9" },
      ],
      default: "9:16",
    },
    closer: { type: "range", label: "Closer", min: 0, max: 60, step: 1, default: 0, unit: "%" },
    focus: {
      type: "choice",
      label: "Keep",
      options: [
        { value: "auto", label: "What stands out" },
        { value: "centre", label: "The middle" },
      ],
      default: "auto",
    },
  },
  apply(source, { shape, closer, focus }, report) {
    const ratio = RATIOS[shape];
    const share = 1 - closer / 100;
    const crop = focus === "auto" ? findCrop(source, ratio, share) : centreCrop(source, ratio, share);
    report(0.6);
    return cut(source, crop);
  },
});

function centreCrop(source: Pixels, ratio: number, share: number): Crop {
  const width = Math.max(1, Math.round(Math.min(source.width, source.height * ratio) * share));
  const height = Math.max(1, Math.round(Math.min(source.height, source.width / ratio) * share));
  return { left: Math.floor((source.width - width) / 2), top: Math.floor((source.height - height) / 2), width, height };
}

function cut(source: Pixels, { left, top, width, height }: Crop): Pixels {
  const result = createPixels(width, height);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * source.width + left) * 4;
    result.data.set(source.data.subarray(from, from + width * 4), y * width * 4);
  }
  return result;
}
