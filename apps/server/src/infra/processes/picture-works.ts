import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";

/** What the picture process is asked to do with a picture. Numbers are px unless they say otherwise. */
export interface PictureInputs {
  /** Measures it, refuses it when it is too large to decode, then decodes it once for a small WebP of it. */
  measure: { thumbSide: number };
  /** The whole picture, no longer than `side`, as a WebP. */
  shrink: { side: number; quality: number };
  /** Its middle as a square WebP; null for a picture of another format. */
  square: { side: number; quality: number; formats: readonly string[]; mostPixels: number };
  /** A JPEG of one size. An upright picture fills it, or stands whole before a blurred copy of itself. */
  link: { width: number; height: number; upright: "fills" | "stands" };
  /** A JPEG of the first of the qualities that brings it to `mostBytes`; null when none does. */
  pack: { side: number; qualities: readonly number[]; mostBytes: number };
}

export type PictureWork = keyof PictureInputs;

/** A result is far smaller: this is what a process that was broken into may leave us with, bytes. */
const MOST_BYTES = 64 * 1024 ** 2;
const file = z
  .instanceof(Uint8Array)
  .refine(({ byteLength }) => byteLength > 0 && byteLength <= MOST_BYTES, "no picture, or too large a one");
const side = z.int().min(1).max(LIMITS.uploadSide);

/** Whoever drew may have been broken into, so its answers are parsed. */
export const PICTURE_OUTPUTS = {
  measure: z.strictObject({
    width: side,
    height: side,
    orientation: z.int().min(1).max(8).optional(),
    frames: z.int().min(2).max(LIMITS.uploadPixels).optional(),
    hasAlpha: z.boolean(),
    thumb: file,
  }),
  shrink: z.strictObject({ bytes: file, width: side, height: side }),
  square: z.strictObject({ bytes: file.nullable() }),
  link: z.strictObject({ bytes: file }),
  pack: z.strictObject({ bytes: file.nullable() }),
} satisfies Record<PictureWork, z.ZodType>;

export type PictureOutput<W extends PictureWork> = z.infer<(typeof PICTURE_OUTPUTS)[W]>;

/** A picture and what is to be done with it. */
export type PictureRequest = {
  [W in PictureWork]: { work: W; input: PictureInputs[W]; bytes: Uint8Array };
}[PictureWork];

/** Beside the refusals of our own, the decoder's word that it is no picture, or a broken one. */
export const pictureAnswer = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("done"), output: z.unknown() }),
  z.strictObject({ type: z.literal("too-large"), message: z.string().max(300), hint: z.string().max(300).optional() }),
  z.strictObject({ type: z.literal("unreadable"), why: z.string().max(2000) }),
]);

export type PictureAnswer = z.infer<typeof pictureAnswer>;

/** Says how much memory the process may take as a whole, MB. */
export const MEMORY_VARIABLE = "SAYHEY_PICTURE_MEMORY_MB";
/** How it ends when a picture takes more. */
export const OUT_OF_MEMORY_CODE = 87;
