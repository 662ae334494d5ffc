type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Colour between two `#rrggbb` colours. */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from);
  const b = parse(to);
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** `#rrggbb` as an `rgba()` colour. */
export function alpha(hex: string, share: number): string {
  const [red, green, blue] = parse(hex);
  return `rgba(${red}, ${green}, ${blue}, ${share})`;
}

/** WCAG 2 relative luminance, 0..1. */
function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2 contrast ratio, 1..21. */
export function contrast(a: string, b: string): number {
  const one = luminance(a);
  const two = luminance(b);
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** The first of `wanted` that stands out from `ground` by at least `least`:1, else the better of near-black and white. */
export function readable(ground: string, wanted: readonly string[], least = 4.5): string {
  for (const colour of wanted) if (contrast(ground, colour) >= least) return colour;
  return contrast(ground, "#ffffff") >= contrast(ground, "#111111") ? "#ffffff" : "#111111";
}
