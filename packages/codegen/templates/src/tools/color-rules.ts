/** A color as red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color as lightness (0 to 1), chroma (0 to about 0.4) and hue in degrees (CSS Color 4, section 9). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const turn = (degrees: number) => ((degrees % 360) + 360) % 360;

/** `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => clamp(Math.round(part), 0, 255).toString(16).padStart(2, "0")).join("")}`;
}

/** Red, green and blue of `#rrggbb`. */
export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A color out of `#abc`, `#aabbcc`, `rgb(…)`, `hsl(…)` or `oklch(…)` as `#rrggbb`; undefined for anything else. */
export function readColor(text: string): string | undefined {
  const plain = text.trim().toLowerCase().replace(/;$/, "");
  const [, digits = ""] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain) ?? [];
  if (digits.length === 3) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  if (digits.length === 6) return `#${digits}`;
  const [, kind = "", inside = ""] = /^(rgb|hsl|oklch)a?\(([^()]{1,80})\)$/.exec(plain) ?? [];
  const [first, second, third] = (inside.split("/")[0] ?? "").split(/[\s,]+/).filter((part) => part !== "");
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (kind === "rgb") return fromParts([part(first, 255), part(second, 255), part(third, 255)], toHex);
  if (kind === "hsl")
    return fromParts([part(first, 360), part(withPercent(second), 1), part(withPercent(third), 1)], (parts) =>
      toHex(hslToRgb(parts)),
    );
  return fromParts([part(first, 1), part(second, 0.4), part(third, 360)], ([lightness, chroma, hue]) =>
    toHex(oklchToRgb({ lightness: clamp(lightness, 0, 1), chroma: clamp(chroma, 0, 0.5), hue })),
  );
}

const withPercent = (text: string) => (text.endsWith("%") ? text : `${text}%`);

/** A number, or a share of `whole` in percent. */
function part(text: string, whole: number): number {
  const [, digits, unit] = /^(-?\d*\.?\d+)(%|deg)?$/.exec(text) ?? [];
  return Number(digits) * (unit === "%" ? whole / 100 : 1);
}

function fromParts(parts: Rgb, make: (parts: Rgb) => string): string | undefined {
  return parts.every(Number.isFinite) ? make(parts) : undefined;
}

/** Hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4, section 7.1). */
function hslToRgb([hue, saturation, lightness]: Rgb): Rgb {
  const reach = clamp(saturation, 0, 1) * Math.min(clamp(lightness, 0, 1), 1 - clamp(lightness, 0, 1));
  const channel = (start: number) => {
    const step = (start + turn(hue) / 30) % 12;
    return 255 * (clamp(lightness, 0, 1) - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function rgbToHsl(rgb: Rgb): Rgb {
  const [red, green, blue] = rgb.map((each) => each / 255) as [number, number, number];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (high + low) / 2;
  const reach = high - low;
  if (reach === 0) return [0, 0, lightness];
  const hue =
    high === red ? (green - blue) / reach : high === green ? (blue - red) / reach + 2 : (red - green) / reach + 4;
  return [turn(hue * 60), reach / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/** What the signal of a channel is in light, from 0 to 1 (sRGB, IEC 61966-2-1). */
function toLight(channel: number): number {
  const signal = channel / 255;
  return signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;
}

function fromLight(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** Lightness and the two opponent axes of Oklab (Björn Ottosson, in CSS Color 4). */
function toOklab(rgb: Rgb): [lightness: number, a: number, b: number] {
  const [red, green, blue] = rgb.map(toLight) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** A color by lightness, chroma and hue; grays have the hue 0. */
export function rgbToOklch(rgb: Rgb): Oklch {
  const [lightness, a, b] = toOklab(rgb);
  const chroma = Math.hypot(a, b);
  return { lightness, chroma, hue: chroma < 0.0005 ? 0 : turn((Math.atan2(b, a) * 180) / Math.PI) };
}

/** The color of that lightness and hue; where a screen cannot show so much chroma, with as much as it can. */
export function oklchToRgb({ lightness, chroma, hue }: Oklch): Rgb {
  let [low, high] = [0, chroma];
  const whole = channels({ lightness, chroma, hue });
  if (isShowable(whole)) return whole;
  for (let round = 0; round < 16; round++) {
    const middle = (low + high) / 2;
    if (isShowable(channels({ lightness, chroma: middle, hue }))) low = middle;
    else high = middle;
  }
  return channels({ lightness, chroma: low, hue }).map((each) => clamp(each, 0, 255)) as [number, number, number];
}

const isShowable = (rgb: Rgb) => rgb.every((each) => each > -0.5 && each < 255.5);

function channels({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLight(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLight(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLight(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** A color as CSS writes it in each way. */
export function colorTexts(hex: string): { hex: string; rgb: string; hsl: string; oklch: string } {
  const rgb = fromHex(hex);
  const [hue, saturation, lightness] = rgbToHsl(rgb);
  const ok = rgbToOklch(rgb);
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return {
    hex,
    rgb: `rgb(${rgb.join(" ")})`,
    hsl: `hsl(${Math.round(hue * 10) / 10} ${percent(saturation)} ${percent(lightness)})`,
    oklch: `oklch(${percent(ok.lightness)} ${ok.chroma.toFixed(4)} ${(Math.round(ok.hue * 10) / 10) % 360})`,
  };
}

/** Black or white, whichever is easier to read on a color. */
export function readableOn(hex: string): "#000000" | "#ffffff" {
  return contrastRatio("#000000", hex) >= contrastRatio("#ffffff", hex) ? "#000000" : "#ffffff";
}

/** Relative luminance (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = fromHex(hex).map(toLight) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors from 1 to 21 (WCAG 2.2, success criterion 1.4.3). */
export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
