import { clamp, createPixels, smoothstep, type Pixels } from "./pixels.ts";

interface Ball {
  x: number;
  y: number;
  radius: number;
  colour: readonly [number, number, number];
  /** A ring: what is behind shows through. */
  ring?: true;
}

/** Half the thickness of a ring, as a share of its radius. */
const TUBE = 0.2;

/** Balls of clay before a backdrop, as shares of the height, measured from the middle and the floor. */
const BALLS: readonly Ball[] = [
  { x: -0.16, y: 0.34, radius: 0.3, colour: [255, 90, 54] },
  { x: 0.27, y: 0.26, radius: 0.23, colour: [255, 194, 51], ring: true },
  { x: 0.06, y: 0.12, radius: 0.11, colour: [34, 140, 110] },
];

/** Something before an even backdrop that is lit from one side: the sample for what takes backgrounds away. */
export function drawFlatSample(width: number, height: number): Pixels {
  const picture = createPixels(width, height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 4) {
      const x = (column + 0.5 - width / 2) / height;
      const y = 0.92 - (row + 0.5) / height;
      const light = 226 - 16 * (column / width) - 8 * (row / height);
      let colour: readonly [number, number, number] = [light - 8, light + 2, light + 8];
      for (const ball of BALLS) {
        const [across, down] = [(x - ball.x) / ball.radius, (y - ball.y) / ball.radius];
        const away = Math.hypot(across, down);
        // Across its tube, a ring is a ball that is drawn along a circle.
        const place = ball.ring === true ? (away - 1 + TUBE) / TUBE : away;
        const [dx, dy] =
          ball.ring === true ? [(across / away) * place, (down / away) * place] : ([across, down] as const);
        const fine = (ball.ring === true ? TUBE : 1) * ball.radius * height;
        const edge = 1 - smoothstep(1 - 1.4 / fine, 1 + 0.2 / fine, Math.abs(place));
        if (edge <= 0) continue;
        const up = Math.sqrt(Math.max(0, 1 - dx * dx - dy * dy));
        const lit = clamp(-0.5 * dx + 0.62 * dy + 0.6 * up, 0, 1);
        const shine = 190 * clamp(-0.42 * dx + 0.52 * dy + 0.74 * up, 0, 1) ** 26;
        const under = colour;
        colour = [0, 1, 2].map((channel) => {
          const value = (ball.colour[channel] ?? 0) * (0.34 + 0.72 * lit) + shine;
          return (under[channel] ?? 0) * (1 - edge) + value * edge;
        }) as unknown as readonly [number, number, number];
      }
      picture.data[at] = colour[0];
      picture.data[at + 1] = colour[1];
      picture.data[at + 2] = colour[2];
      picture.data[at + 3] = 255;
    }
  }
  return picture;
}
