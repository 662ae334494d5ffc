import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** Path of a file that may be written by hand: under src/ or public/, no dot files, no ending the compiler does not know. */
const PATH =
  /^(?:src\/(?:[A-Za-z0-9][\w.-]*\/){0,8}[A-Za-z0-9][\w.-]*\.(?:tsx?|css|json|svg)|public\/(?:[A-Za-z0-9][\w.-]*\/){0,8}[A-Za-z0-9][\w.-]*\.(?:svg|js|css|json|txt|xml|webmanifest))$/;
/** What the compiler itself writes beside the files of public/. */
const COMPILED = /^public\/(?:assets|vendor)\//;

/** Length of a text in UTF-8, bytes. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

/** Path of a file of an app that may be written by hand, relative to the app's root: `src/pages/home.tsx`. */
export const overridePathSchema = z
  .string()
  .max(200)
  .refine((path) => PATH.test(path) && !path.includes("..") && !COMPILED.test(path), {
    message: "This file can't be changed. Choose one under src/ or public/.",
  });

/** Text of a file written by hand. */
export const overrideTextSchema = z
  .string()
  .refine((text) => byteLength(text) <= LIMITS.overrideBytes, {
    message: `A file may have at most ${LIMITS.overrideBytes / 1000} kB.`,
  })
  .refine((text) => text.split("\n").length <= LIMITS.overrideLines, {
    message: `A file may have at most ${LIMITS.overrideLines.toLocaleString("en")} lines.`,
  });

/** A file of an app that somebody changed by hand, or a new one. */
export const fileOverrideSchema = z.object({
  path: overridePathSchema,
  /** What the generator wrote there when it was changed; null for a new file. */
  base: z.string().nullable(),
  text: overrideTextSchema,
});
/** A file of an app that somebody changed by hand, or a new one. */
export type FileOverride = z.infer<typeof fileOverrideSchema>;

/** The same lines of a file were changed by hand and by the generator: the app keeps those written by hand. */
export const overrideConflictSchema = z.object({
  path: z.string(),
  /** What the generator wrote when the file was changed; null for a new file. */
  base: z.string().nullable(),
  /** What was written by hand. */
  text: z.string(),
  /** What the generator writes now; null when the app has this file no longer. */
  generated: z.string().nullable(),
});
/** The same lines of a file were changed by hand and by the generator. */
export type OverrideConflict = z.infer<typeof overrideConflictSchema>;
