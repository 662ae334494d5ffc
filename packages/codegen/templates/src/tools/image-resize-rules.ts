/** How wide and how high something is, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How a picture gets into another shape: all of it with edges around, or filling it with what sticks out cut off. */
export type Fit = "fit" | "crop";

/** Sizes that are asked for often. */
export const PRESETS = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
  icon: { width: 512, height: 512 },
} as const satisfies Record<string, Size>;

/** A side that can be made: whole, at least 1, at most `most`. */
const clampSide = (side: number, most: number): number =>
  Number.isFinite(side) ? Math.min(most, Math.max(1, Math.round(side))) : 1;

/** The size with a new side; with `keeps` the other one follows, so that the picture is not distorted. */
export function withSide(size: Size, side: keyof Size, value: number, keeps: Size | undefined, most: number): Size {
  if (keeps === undefined) return { ...size, [side]: clampSide(value, most) };
  const ratio = keeps.width / keeps.height;
  // Neither side may grow too long, or the picture would be distorted after all.
  const changed = clampSide(value, Math.min(most, Math.floor(side === "width" ? most * ratio : most / ratio)));
  return side === "width"
    ? { width: changed, height: clampSide(changed / ratio, most) }
    : { width: clampSide(changed * ratio, most), height: changed };
}

/** So many percent of a size, as far as no side becomes too long. */
export function percentOf(size: Size, percent: number, most: number): Size {
  const scale = Math.min(percent / 100, most / size.width, most / size.height);
  return { width: clampSide(size.width * scale, most), height: clampSide(size.height * scale, most) };
}

/** Where a picture is drawn, so that it fits into or fills a size; it is in the middle. */
export function placeIn(source: Size, into: Size, fit: Fit): Size & { x: number; y: number } {
  const across = into.width / source.width;
  const down = into.height / source.height;
  const scale = fit === "fit" ? Math.min(across, down) : Math.max(across, down);
  const width = source.width * scale;
  const height = source.height * scale;
  return { x: (into.width - width) / 2, y: (into.height - height) / 2, width, height };
}

/** A number of bytes as one reads it, in units of a thousand (IEC 80000-13: kB, MB). */
export function bytesText(bytes: number, language: string): string {
  const [unit, share] =
    bytes < 1000 ? (["byte", 1] as const) : bytes < 1e6 ? (["kilobyte", 1e3] as const) : (["megabyte", 1e6] as const);
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  }).format(bytes / share);
}

/** Ending of a file of that type. */
export const endingOf = (type: string): string => (type === "image/jpeg" ? "jpg" : type.replace("image/", ""));
