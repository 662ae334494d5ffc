import { AppError } from "@sayhey/contract/app-error";
import sharp from "sharp";
import { drawPicture } from "./draw-picture.ts";
import { endWithParent } from "./end-with-parent.ts";
import { MEMORY_VARIABLE, OUT_OF_MEMORY_CODE, type PictureAnswer, type PictureRequest } from "./picture-works.ts";

// The process behind `createPicturePool`.
endWithParent();
// Nothing of one person's picture stays for the next.
sharp.cache(false);

const MOST_BYTES = Number(process.env[MEMORY_VARIABLE]) * 1024 ** 2;
const LOOK_MS = 50;

/** Pixels lie outside of what Node limits. */
function endWhenFull(): void {
  if (process.memoryUsage.rss() > MOST_BYTES) process.exit(OUT_OF_MEMORY_CODE);
}

async function answer(request: PictureRequest): Promise<PictureAnswer> {
  endWhenFull();
  const timer = setInterval(endWhenFull, LOOK_MS);
  try {
    return { type: "done", output: await drawPicture(request) };
  } catch (error) {
    if (error instanceof AppError && error.kind === "too-large")
      return { type: "too-large", message: error.message, ...(error.hint === undefined ? {} : { hint: error.hint }) };
    return { type: "unreadable", why: String(error).slice(0, 2000) };
  } finally {
    clearInterval(timer);
  }
}

process.on("message", (request: PictureRequest) => {
  void answer(request).then((message) => process.send?.(message, undefined, undefined, () => undefined));
});
// These reach the whole group; the parent decides when it ends.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
