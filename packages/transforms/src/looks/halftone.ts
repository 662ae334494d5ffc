import { blurChannel } from "../blur.ts";
import { definePictureTransform } from "../picture-transform.ts";
import { clamp, createPixels, lumaOf, parseColour, type Pixels } from "../pixels.ts";

/** Angles of the four plates of offset printing, degrees: far enough apart that their dots make rosettes and no moiré. */
const PLATES = [
  { angle: 15, ink: [0, 158, 226] },
  { angle: 75, ink: [228, 0, 124] },
  { angle: 0, ink: [255, 230, 0] },
  { angle: 45, ink: [24, 20, 18] },
] as const;

/** Dots of ink, large where the picture is dark. */
export const halftone = definePictureTransform({
  kind: "halftone",
  title: "Halftone",
  summary: "Dots of ink, like a newspaper or comic.",
  group: "look",
  output: "flat",
  fields: {
    inks: {
      type: "choice",
      label: "Inks",
      options: [
        { value: "one", label: "One ink" },
        { value: "four", label: "Four inks" },
      ],
      default: "one",
    },
    ink: { type: "colour", label: "Ink", default: "#14110f" },
    paper: { type: "colour", label: "Paper", default: "#ffc233" },
    dot: { type: "range", label: "Dot size", min: 4, max: 40, step: 1, default: 14 },
    angle: { type: "range", label: "Angle", min: 0, max: 90, step: 1, default: 30, unit: "°" },
  },
  apply(source, { inks, ink, paper, dot, angle }, report) {
    const cell = Math.max(2.5, (Math.min(source.width, source.height) * dot) / 1000);
    const plates =
      inks === "one"
        ? [{ amount: darknessOf(source), angle, ink: parseColour(ink) }]
        : separate(source).map((amount, index) => ({
            amount,
            angle: (PLATES[index]?.angle ?? 0) + angle,
            ink: PLATES[index]?.ink ?? [0, 0, 0],
          }));
    const ground = parseColour(paper);
    const result = createPixels(source.width, source.height);
    for (let at = 0; at < result.data.length; at += 4) {
      result.data[at] = ground[0];
      result.data[at + 1] = ground[1];
      result.data[at + 2] = ground[2];
      result.data[at + 3] = source.data[at + 3] ?? 255;
    }
    plates.forEach((plate, index) => {
      const amount = blurChannel(plate.amount, source.width, source.height, cell / 4);
      print(result, amount, cell, plate.angle, plate.ink, plates.length > 1, (done) =>
        report((index + done) / plates.length),
      );
    });
    return result;
  },
});

function darknessOf(source: Pixels): Float32Array {
  // Ink spreads on paper: without this the shadows would close up.
  return lumaOf(source).map((luma) => (1 - luma / 255) ** 1.7);
}

/** Cyan, magenta, yellow and black of every pixel, 0..1; black takes over what the three have in common. */
function separate({ width, height, data }: Pixels): Float32Array[] {
  const plates = PLATES.map(() => new Float32Array(width * height));
  for (let index = 0, at = 0; index < width * height; index++, at += 4) {
    const cmy = [1 - (data[at] ?? 0) / 255, 1 - (data[at + 1] ?? 0) / 255, 1 - (data[at + 2] ?? 0) / 255];
    const key = Math.min(...cmy) ** 1.6;
    cmy.forEach((value, plate) => {
      const channel = plates[plate];
      if (channel !== undefined) channel[index] = clamp((value - key) / Math.max(0.001, 1 - key), 0, 1);
    });
    const black = plates[3];
    if (black !== undefined) black[index] = key;
  }
  return plates;
}

/** Prints one plate: inks on each other multiply like filters, a single ink covers the paper. */
function print(
  target: Pixels,
  amount: Float32Array,
  cell: number,
  degrees: number,
  ink: readonly number[],
  transparent: boolean,
  report: (done: number) => void,
): void {
  const { width, height, data } = target;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x * cos + y * sin) / cell;
      const v = (y * cos - x * sin) / cell;
      const [cu, cv] = [Math.floor(u) + 0.5, Math.floor(v) + 0.5];
      const sx = clamp(Math.round((cu * cos - cv * sin) * cell), 0, width - 1);
      const sy = clamp(Math.round((cu * sin + cv * cos) * cell), 0, height - 1);
      // A dot's area is what is to be covered; past the touching point it has to fill the corners too.
      const radius = Math.sqrt(amount[sy * width + sx] ?? 0) * 0.72;
      // Dots below a pixel fade instead of staying a pixel.
      const weight = Math.min(1, radius * cell * 2);
      const cover = clamp((radius - Math.hypot(u - cu, v - cv)) * cell + 0.5, 0, 1) * weight;
      if (cover === 0) continue;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const before = data[at + channel] ?? 0;
        const inked = transparent ? (before * (ink[channel] ?? 0)) / 255 : (ink[channel] ?? 0);
        data[at + channel] = before + (inked - before) * cover;
      }
    }
    report(y / height);
  }
}
