import { AppError } from "@sayhey/contract/app-error";
import type { PictureTransform } from "./picture-transform.ts";
import type { Settings } from "./setting-field.ts";

/** What pictures may be. Pixels count before anything is decoded, so a small file that unfolds into gigabytes is refused. */
export const PICTURE_LIMITS = {
  /** 100 million, as many as an upload may have. */
  inputPixels: 100_000_000,
  /** Longer sides are scaled down to this, px. */
  workingSide: 4096,
  /** Largest result, pixels. */
  outputPixels: 40_000_000,
} as const;

/** @throws AppError too-large when a transform that enlarges would make more of a picture (px) than a result may have */
export function checkPictureFits(
  transform: PictureTransform,
  settings: Settings,
  { width, height }: { width: number; height: number },
): void {
  const times = transform.previewScale?.(settings) ?? 1;
  if (times <= 1) return;
  const { outputPixels, workingSide } = PICTURE_LIMITS;
  if (width * height * times * times <= outputPixels && Math.max(width, height) <= workingSide) return;
  const side = Math.floor(Math.sqrt(outputPixels / (times * times)) / 100) * 100;
  throw new AppError("too-large", `This picture is too large to be made ${times} times as large.`, {
    hint: `Choose a smaller size, or a picture of about ${side} x ${side} px at most.`,
  });
}
