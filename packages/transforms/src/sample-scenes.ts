import { clamp, createPixels, noiseAt, smoothstep, type Pixels } from "./pixels.ts";

type Colour = readonly [number, number, number];

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Smooth noise along a line, -1 to 1. */
function wave(x: number, seed: number): number {
  const at = Math.floor(x);
  const [left, right] = [noiseAt(at, 0, seed), noiseAt(at + 1, 0, seed)];
  return (left + (right - left) * smoothstep(0, 1, x - at)) * 2 - 1;
}
/** A ridge of hills: waves, each half as high and twice as close as the one before. */
const ridge = (x: number, seed: number): number =>
  wave(x, seed) * 0.55 +
  wave(x * 2.1, seed + 1) * 0.28 +
  wave(x * 4.3, seed + 2) * 0.12 +
  wave(x * 17, seed + 3) * 0.02;

function paint(
  width: number,
  height: number,
  colourAt: (u: number, v: number, x: number, y: number) => Colour,
): Pixels {
  const picture = createPixels(width, height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const [r, g, b] = colourAt((x + 0.5) / height, (y + 0.5) / height, x, y);
      // A little grain, or the sky would band.
      const grain = (noiseAt(x, y, 77) - 0.5) * 5;
      picture.data.set([r + grain, g + grain, b + grain, 255], at);
    }
  return picture;
}

const SKY: readonly Colour[] = [
  [44, 62, 128],
  [150, 104, 158],
  [250, 148, 110],
  [255, 214, 150],
];
const HAZE: Colour = [250, 170, 128];
const FIRS: Colour = [22, 34, 48];
const SUN = { x: 1.02, y: 0.5, radius: 0.085 };

/** Ridges before an evening sky: a sample with soft lights and long tones. 3:2 suits it best. */
export function drawHills(width: number, height: number): Pixels {
  return paint(width, height, (u, v) => {
    const place = clamp(v / 0.66, 0, 0.999) * (SKY.length - 1);
    const step = Math.floor(place);
    let colour = mix(SKY[step] ?? HAZE, SKY[step + 1] ?? HAZE, place - step);
    const away = Math.hypot(u - SUN.x, v - SUN.y);
    colour = mix(colour, [255, 226, 160], 0.75 * Math.exp(-away * 4.5));
    colour = mix(colour, [255, 246, 214], 1 - smoothstep(SUN.radius * 0.96, SUN.radius * 1.04, away));
    for (let layer = 0; layer < 5; layer++) {
      const top =
        0.5 + layer * 0.1 + ridge(u * (1.3 + layer * 0.4) + layer * 9, 11 + layer * 7) * (0.09 - layer * 0.006);
      const edge = smoothstep(top - 0.004, top + 0.004, v);
      if (edge === 0) continue;
      const near = layer / 4;
      // Mist lies at the foot of each ridge.
      const body = mix(mix(HAZE, FIRS, 0.28 + near * 0.72), HAZE, (1 - near) * 0.5 * smoothstep(0, 0.16, v - top));
      colour = mix(colour, body, edge);
    }
    return colour;
  });
}

/** Width of a house and of a window with its wall, as shares of the height. */
const HOUSE = 0.17;
const WINDOW = 0.034;

/** Lit windows of a city at night: a sample with hard edges and strong colors. 3:2 suits it best. */
export function drawCity(width: number, height: number): Pixels {
  return paint(width, height, (u, v) => {
    let colour = mix([18, 20, 58], [190, 74, 120], smoothstep(0, 0.85, v));
    const moon = Math.hypot(u - 0.36, v - 0.24);
    colour = mix(colour, [255, 214, 170], 0.4 * Math.exp(-moon * 7));
    colour = mix(colour, [255, 240, 214], 1 - smoothstep(0.088, 0.094, moon));
    for (let row = 0; row < 3; row++) {
      const shifted = u + row * 0.071;
      const house = Math.floor(shifted / HOUSE);
      const inside = shifted - house * HOUSE;
      const top = 0.36 + row * 0.17 + (noiseAt(house, row, 5) - 0.5) * 0.34;
      if (v < top || inside < 0.006) continue;
      const wall = mix([92, 44, 104], [20, 16, 38], (row + noiseAt(house, row, 9) * 0.6) / 2.6);
      colour = wall;
      const [column, floor] = [Math.floor(inside / WINDOW), Math.floor((v - top) / WINDOW)];
      const [across, down] = [(inside % WINDOW) / WINDOW, ((v - top) % WINDOW) / WINDOW];
      const lit = noiseAt(house * 31 + column, floor, 21 + row);
      if (floor < 1 || across < 0.28 || across > 0.8 || down < 0.22 || down > 0.78) continue;
      colour =
        lit > 0.58
          ? mix([255, 176, 74], [255, 236, 170], noiseAt(floor, column, house))
          : mix(wall, [60, 96, 150], 0.35);
      if (lit > 0.95) colour = [88, 220, 220];
    }
    return colour;
  });
}
