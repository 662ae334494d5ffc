import { colorMatrix, type Filters, type Matrix } from "./image-editor-rules.ts";

/** Three box blurs come as close to a Gaussian one as an eye can tell (W3C Filter Effects, feGaussianBlur). */
const PASSES = 3;

/** Filters pixels in place. It is done here and not by the canvas, as not every browser has `CanvasRenderingContext2D.filter`. */
export function filterPixels(data: Uint8ClampedArray, width: number, height: number, filters: Filters): void {
  const radius = Math.round((filters.blur / 1000) * Math.max(width, height));
  for (let pass = 0; radius > 0 && pass < PASSES; pass++) {
    blurLines(data, width, height, 4, width * 4, radius);
    blurLines(data, height, width, width * 4, 4, radius);
  }
  recolor(data, colorMatrix(filters));
}

function recolor(data: Uint8ClampedArray, matrix: Matrix): void {
  const [red, green, blue] = matrix;
  if (red === undefined || green === undefined || blue === undefined) return;
  for (let at = 0; at < data.length; at += 4) {
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    data[at] = red[0] * r + red[1] * g + red[2] * b + red[3];
    data[at + 1] = green[0] * r + green[1] * g + green[2] * b + green[3];
    data[at + 2] = blue[0] * r + blue[1] * g + blue[2] * b + blue[3];
  }
}

/** Each value becomes the mean of those around it on its line; edges go on as they end. */
function blurLines(
  data: Uint8ClampedArray,
  length: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
): void {
  const line = new Uint8ClampedArray(length);
  const last = length - 1;
  for (let row = 0; row < lines; row++) {
    for (let channel = 0; channel < 4; channel++) {
      const start = row * stride + channel;
      for (let at = 0; at < length; at++) line[at] = data[start + at * step] ?? 0;
      let sum = 0;
      for (let at = -radius; at <= radius; at++) sum += line[Math.min(last, Math.max(0, at))] ?? 0;
      for (let at = 0; at < length; at++) {
        data[start + at * step] = sum / (radius * 2 + 1);
        sum += (line[Math.min(last, at + radius + 1)] ?? 0) - (line[Math.max(0, at - radius)] ?? 0);
      }
    }
  }
}
