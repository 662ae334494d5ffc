import { workOnPicture } from "../../infra/processes/picture-pool.ts";
import { LINK_PICTURE } from "./publication-card.ts";

/**
 * Draws the picture beside a link from one of any shape: a wide one fills it, an upright one fills it too or stands whole before a blurred
 * copy of itself. Answers a JPEG of LINK_PICTURE.
 */
export async function drawLinkPicture(
  read: () => Promise<Uint8Array>,
  { upright }: { upright: "fills" | "stands" },
): Promise<Uint8Array> {
  const { bytes } = await workOnPicture("link", read, { ...LINK_PICTURE, upright });
  return bytes;
}
