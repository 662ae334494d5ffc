import type { Aspect } from "@sayhey/contract/idea";

/** Width and height in px of a video whose short side has `size` px. Both are even, as the encoder needs. */
export function renderSize(aspect: Aspect, size: number): { width: number; height: number } {
  const long = Math.round((size * 16) / 9 / 2) * 2;
  switch (aspect) {
    case "9:16":
      return { width: size, height: long };
    case "16:9":
      return { width: long, height: size };
    case "4:5":
      return { width: size, height: Math.round((size * 5) / 4 / 2) * 2 };
    case "1:1":
      return { width: size, height: size };
  }
}
