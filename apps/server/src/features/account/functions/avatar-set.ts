import { createHash } from "node:crypto";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { workOnPicture } from "../../../infra/processes/picture-pool.ts";
import { UnreadablePicture } from "../../../infra/processes/picture-process.ts";

/** Side of the square that is kept, px. */
const SIDE = 512;
const LARGEST_PIXELS = 6000 * 6000;
const FORMATS = ["png", "jpeg", "webp"];
const QUALITY = 86;

/** Sets the picture of one's public page: drawn anew as a square WebP, so nothing of the file but its pixels is kept. */
export const avatarSet = defineFunction(
  "avatar-set",
  { rateLimit: { hits: 20, windowMs: 600_000 } },
  async ({ sql, media, userId }, { image }) => {
    const bytes = image === null ? null : await square(image);
    const key =
      bytes === null ? null : `avatars/${userId}/${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.webp`;
    // The file first: a row must never name one that is not there.
    if (key !== null && bytes !== null) await media.put(key, bytes);
    const before = await sql.begin(async (tx) => {
      const [profile] = await tx<{ key: string | null }[]>`
        select avatar_key as key from profiles where id = ${userId} for update`;
      await tx`update profiles set avatar_key = ${key} where id = ${userId}`;
      return profile?.key ?? null;
    });
    if (before !== null && before !== key) await media.remove(before);
    return { avatarPath: key === null ? null : `/${key}` };
  },
);

async function square(image: string): Promise<Uint8Array> {
  const unreadable = new FieldError("image", "This picture cannot be read.", { hint: "Use a PNG, JPEG or WebP file." });
  try {
    const { bytes } = await workOnPicture("square", async () => Buffer.from(image, "base64"), {
      side: SIDE,
      quality: QUALITY,
      formats: FORMATS,
      mostPixels: LARGEST_PIXELS,
    });
    if (bytes === null) throw unreadable;
    return bytes;
  } catch (cause) {
    if (cause instanceof UnreadablePicture) throw Object.assign(unreadable, { cause });
    throw cause;
  }
}
