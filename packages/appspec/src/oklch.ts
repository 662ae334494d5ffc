/** A colour by lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees), in which equal steps look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** A colour in OKLab: lightness and two axes. */
export type Oklab = readonly [l: number, a: number, b: number];

const toLinear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const fromLinear = (share: number): number => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** sRGB parts from 0 to 255 in OKLab (Ottosson 2020). */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** An OKLab colour as hue, chroma and lightness. */
export function oklchOfLab([l, a, b]: Oklab): Oklch {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** A `#rrggbb` colour in OKLCH. */
export function oklchOf(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return oklchOfLab(oklabOf(red, green, blue));
}

/** The `#rrggbb` colour of OKLCH parts; chroma that a screen cannot show is taken back, lightness and hue stay. */
export function hexOfOklch({ l, c, h }: Oklch): string {
  let chroma = c;
  for (let step = 0; step < 24; step += 1) {
    const parts = partsOf({ l, c: chroma, h });
    if (parts.every((part) => part >= -0.001 && part <= 1.001)) return hex(parts);
    chroma *= 0.9;
  }
  return hex(partsOf({ l, c: 0, h }));
}

function partsOf({ l, c, h }: Oklch): number[] {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map(fromLinear);
}

const hex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
