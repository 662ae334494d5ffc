import { clamp, createPixels, noiseAt, smoothstep, type Pixels } from "./pixels.ts";

type Vector = readonly [number, number, number];

interface Ball {
  centre: Vector;
  radius: number;
  colour: Vector;
  /** Second colour, mixed in from below: the blush of a peach. */
  blush: Vector;
  shine: number;
  /** Depth of the pores of its skin. */
  rough: number;
}

/** Fruit on a table, right of the middle, so that a crop has something to find. Lengths in units of a hand. */
const FRUIT: readonly Ball[] = [
  {
    centre: [0.62, 0.5, 0],
    radius: 0.5,
    colour: [0.95, 0.46, 0.08],
    blush: [0.98, 0.36, 0.05],
    shine: 0.5,
    rough: 0.05,
  },
  {
    centre: [1.5, 0.42, 0.3],
    radius: 0.42,
    colour: [0.96, 0.8, 0.16],
    blush: [0.8, 0.78, 0.14],
    shine: 0.55,
    rough: 0.04,
  },
  {
    centre: [1.2, 0.33, 0.95],
    radius: 0.33,
    colour: [0.42, 0.1, 0.24],
    blush: [0.62, 0.16, 0.24],
    shine: 0.8,
    rough: 0.012,
  },
  {
    centre: [0.12, 0.24, 0.78],
    radius: 0.24,
    colour: [0.5, 0.62, 0.16],
    blush: [0.66, 0.7, 0.22],
    shine: 0.7,
    rough: 0.01,
  },
  {
    centre: [1.12, 0.98, 0.1],
    radius: 0.4,
    colour: [0.93, 0.32, 0.2],
    blush: [0.98, 0.72, 0.3],
    shine: 0.45,
    rough: 0.015,
  },
];

const LIGHT = unit([-0.62, 0.86, 0.72]);
const EYE: Vector = [0.25, 1.25, 5.2];
const GAZE = unit([0.035, -0.145, -1]);
const WALL = -1.5;
/** The shoulder of `encode` takes colour away from the lights; this gives it back. */
const VIVIDNESS = 1.45;

/**
 * Draws the sample that transforms are shown on: a still life, computed ray by ray. 3:2 suits it best.
 * @param width px @param height px
 */
export function drawSample(width: number, height: number): Pixels {
  const picture = createPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [r, g, b] = [0, 0, 0];
      // Four rays a pixel, for smooth edges.
      for (let ray = 0; ray < 4; ray++) {
        const u = ((x + 0.25 + 0.5 * (ray & 1)) / width - 0.5) * (width / height);
        const v = 0.5 - (y + 0.25 + 0.5 * (ray >> 1)) / height;
        const colour = trace(EYE, unit([GAZE[0] + u * 0.5, GAZE[1] + v * 0.5, GAZE[2]]));
        r += colour[0];
        g += colour[1];
        b += colour[2];
      }
      const at = (y * width + x) * 4;
      const colour = [encode(r / 4), encode(g / 4), encode(b / 4)];
      const grey = (colour[0] ?? 0) * 0.3 + (colour[1] ?? 0) * 0.59 + (colour[2] ?? 0) * 0.11;
      colour.forEach((value, channel) => {
        picture.data[at + channel] = grey + (value - grey) * VIVIDNESS;
      });
      picture.data[at + 3] = 255;
    }
  }
  return picture;
}

/** Linear light to an 8-bit value, with a shoulder so that highlights do not clip. */
const encode = (light: number): number => 255 * (1 - Math.exp(-light * 1.15)) ** (1 / 1.9);

function trace(from: Vector, ray: Vector): Vector {
  let nearest = Infinity;
  let hit: Ball | null = null;
  for (const ball of FRUIT) {
    const distance = meet(from, ray, ball);
    if (distance < nearest) [nearest, hit] = [distance, ball];
  }
  const table = ray[1] < 0 ? -from[1] / ray[1] : Infinity;
  const wall = (WALL - from[2]) / ray[2];
  if (hit !== null && nearest < table) return shadeFruit(hit, along(from, ray, nearest), ray);
  return table < wall ? shadeTable(along(from, ray, table)) : shadeWall(along(from, ray, wall));
}

function shadeFruit(ball: Ball, point: Vector, ray: Vector): Vector {
  const smooth = unit(minus(point, ball.centre));
  const pores = (offset: number): number =>
    (noiseAt(Math.floor(smooth[0] * 46 + offset), Math.floor(smooth[1] * 46), Math.floor(smooth[2] * 46 + 90)) - 0.5) *
    ball.rough;
  const normal = unit([smooth[0] + pores(0), smooth[1] + pores(7), smooth[2] + pores(19)]);
  const lit = Math.max(0, dot(normal, LIGHT)) * lightAt(point, ball);
  const half = unit(minus(LIGHT, ray));
  const gloss = Math.max(0, dot(normal, half)) ** 48 * ball.shine * lightAt(point, ball);
  const rim = (1 - Math.max(0, -dot(normal, ray))) ** 3 * 0.12;
  const near = smoothstep(0, 0.5, point[1]);
  const mix = smoothstep(-0.4, 0.7, -smooth[1] + smooth[0] * 0.4);
  const tone = (channel: 0 | 1 | 2, sky: number, bounce: number): number => {
    const colour = ball.colour[channel] + (ball.blush[channel] - ball.colour[channel]) * mix;
    return (
      colour * (lit * 1.05 + sky * (0.5 + 0.5 * normal[1]) * (0.4 + 0.6 * near) + bounce * (1 - near)) +
      gloss +
      rim * sky
    );
  };
  return [tone(0, 0.2, 0.12), tone(1, 0.23, 0.08), tone(2, 0.3, 0.05)];
}

function shadeTable(point: Vector): Vector {
  const grain =
    0.95 +
    0.045 * Math.sin(point[2] * 17 + Math.sin(point[0] * 1.7) * 2.2) +
    0.05 * (noiseAt(Math.floor(point[0] * 40), Math.floor(point[2] * 260), 4) - 0.5);
  const touch = FRUIT.reduce((least, { centre, radius }) => {
    if (centre[1] > radius * 1.5) return least;
    const off = Math.hypot(point[0] - centre[0], point[2] - centre[2]) / radius;
    return Math.min(least, 0.25 + 0.75 * smoothstep(0.1, 1.25, off));
  }, 1);
  const light = lightAt(point, null) * LIGHT[1] * 0.95;
  const base: Vector = [0.55, 0.33, 0.2];
  return [
    base[0] * grain * (light + 0.22 * touch),
    base[1] * grain * (light + 0.24 * touch),
    base[2] * grain * (light + 0.3 * touch),
  ];
}

function shadeWall(point: Vector): Vector {
  // The sun comes through a window with one bar: four slanted panes of light.
  const u = point[0] + point[1] * 0.42;
  const pane = (value: number, low: number, high: number): number =>
    smoothstep(low - 0.05, low + 0.05, value) * (1 - smoothstep(high - 0.05, high + 0.05, value));
  const panes = (pane(u, -1.15, -0.35) + pane(u, -0.2, 0.6)) * (pane(point[1], 0.75, 1.5) + pane(point[1], 1.65, 2.5));
  const fall = 0.72 + 0.28 * smoothstep(-2.6, 2.4, -point[0]);
  const light = 0.2 * fall + panes * 0.42;
  const plaster = 1 + (noiseAt(Math.floor(point[0] * 70), Math.floor(point[1] * 70), 11) - 0.5) * 0.03;
  return [0.34 * light * plaster + panes * 0.09, 0.62 * light * plaster + panes * 0.05, 0.66 * light * plaster];
}

/** How much of the sun reaches a point: balls in the way shade it, softly. */
function lightAt(point: Vector, own: Ball | null): number {
  let light = 1;
  for (const ball of FRUIT) {
    if (ball === own) continue;
    const to = minus(ball.centre, point);
    const ahead = dot(to, LIGHT);
    if (ahead <= 0) continue;
    const miss = Math.sqrt(Math.max(0, dot(to, to) - ahead * ahead)) / ball.radius;
    const soft = clamp(0.06 + ahead * 0.14, 0.06, 0.5);
    light *= 0.04 + 0.96 * smoothstep(1 - soft, 1 + soft, miss);
  }
  return light;
}

function meet(from: Vector, ray: Vector, { centre, radius }: Ball): number {
  const to = minus(centre, from);
  const ahead = dot(to, ray);
  const square = radius * radius - (dot(to, to) - ahead * ahead);
  return square < 0 || ahead < 0 ? Infinity : ahead - Math.sqrt(square);
}

function unit(v: Vector): Vector {
  const length = Math.hypot(v[0], v[1], v[2]);
  return [v[0] / length, v[1] / length, v[2] / length];
}
function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function along(from: Vector, ray: Vector, distance: number): Vector {
  return [from[0] + ray[0] * distance, from[1] + ray[1] * distance, from[2] + ray[2] * distance];
}
