import type { RenderQuality } from "@sayhey/contract/render";

const QUALITY_SHARE: Record<RenderQuality, number> = { small: 0.4, standard: 1, high: 2 };

/**
 * Bits per second of H.264 that keep text crisp: 8 Mbit/s at 1080x1920, 30 fps and standard quality, growing slower than the
 * number of pixels.
 */
export function trailerBitrate(
  width: number,
  height: number,
  fps: number,
  quality: RenderQuality = "standard",
): number {
  const pixels = (width * height) / (1080 * 1920);
  return Math.round(8_000_000 * QUALITY_SHARE[quality] * pixels ** 0.8 * (fps / 30) ** 0.6);
}
