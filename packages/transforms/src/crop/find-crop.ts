import { blurChannel } from "../blur.ts";
import { resample } from "../enlarge/resample.ts";
import { lumaOf, type Pixels } from "../pixels.ts";

/** A part of a picture, px. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Side of the small copy the picture is judged by; enough to find where something is. */
const MAP_SIDE = 160;

/**
 * How much there is to see at each place: edges, strong colours, skin tones. Sums of the map over any rectangle take four
 * look-ups (a summed-area table with one extra row and column).
 */
function interestSums(map: Pixels): Float64Array {
  const { width, height, data } = map;
  const luma = blurChannel(lumaOf(map), width, height, 1);
  const interest = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const dx = (luma[y * width + Math.min(width - 1, x + 1)] ?? 0) - (luma[y * width + Math.max(0, x - 1)] ?? 0);
      const dy = (luma[Math.min(height - 1, y + 1) * width + x] ?? 0) - (luma[Math.max(0, y - 1) * width + x] ?? 0);
      const [r, g, b] = [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0];
      const most = Math.max(r, g, b);
      const saturation = most === 0 ? 0 : (most - Math.min(r, g, b)) / most;
      const vivid = saturation > 0.35 && most > 60 ? (saturation - 0.35) * 60 : 0;
      interest[index] = Math.min(90, Math.hypot(dx, dy)) + vivid + (isSkin(r, g, b) ? 28 : 0);
    }
  }
  const even = blurChannel(interest, width, height, 3);
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] =
        (even[y * width + x] ?? 0) + (sums[at - 1] ?? 0) + (sums[at - width - 1] ?? 0) - (sums[at - width - 2] ?? 0);
    }
  }
  return sums;
}

/** Skin of any shade lies in a narrow band of hue: red above green above blue, in such proportions. */
function isSkin(r: number, g: number, b: number): boolean {
  return (
    r > 60 && r > g && g > b && r - b > 18 && (r - g) / (r - b) > 0.25 && (r - g) / (r - b) < 0.8 && (r - b) / r < 0.68
  );
}

/**
 * The part of a picture with the aspect `ratio` (width / height) that has most to see, as large as `share` (0..1) of the
 * largest possible one. Of equally good ones the most central is taken.
 */
export function findCrop(source: Pixels, ratio: number, share = 1): Crop {
  const width = Math.max(1, Math.round(Math.min(source.width, source.height * ratio) * share));
  const height = Math.max(1, Math.round(Math.min(source.height, source.width / ratio) * share));
  const scale = Math.min(1, MAP_SIDE / Math.max(source.width, source.height));
  const map = resample(
    source,
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  );
  const sums = interestSums(map);
  const [mapWidth, mapHeight] = [
    Math.max(1, Math.min(map.width, Math.round(width * scale))),
    Math.max(1, Math.min(map.height, Math.round(height * scale))),
  ];
  const sumOf = (x: number, y: number, w: number, h: number): number => {
    const row = map.width + 1;
    return (
      (sums[(y + h) * row + x + w] ?? 0) -
      (sums[y * row + x + w] ?? 0) -
      (sums[(y + h) * row + x] ?? 0) +
      (sums[y * row + x] ?? 0)
    );
  };
  let best = { x: 0, y: 0, score: -Infinity };
  for (let y = 0; y <= map.height - mapHeight; y++) {
    for (let x = 0; x <= map.width - mapWidth; x++) {
      // What is in the middle of the frame counts twice; the rest of the picture pulls gently to its centre.
      const [iw, ih] = [Math.max(1, Math.round(mapWidth * 0.6)), Math.max(1, Math.round(mapHeight * 0.6))];
      const inner = sumOf(x + Math.floor((mapWidth - iw) / 2), y + Math.floor((mapHeight - ih) / 2), iw, ih);
      const off = Math.hypot((x + mapWidth / 2) / map.width - 0.5, (y + mapHeight / 2) / map.height - 0.5);
      const score = (sumOf(x, y, mapWidth, mapHeight) + inner) * (1 - off * 0.12);
      if (score > best.score + 1e-9) best = { x, y, score };
    }
  }
  return {
    left: Math.max(0, Math.min(source.width - width, Math.round(best.x / scale))),
    top: Math.max(0, Math.min(source.height - height, Math.round(best.y / scale))),
    width,
    height,
  };
}
