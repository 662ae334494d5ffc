import { z } from "zod";

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

/**
 * What headless Chromium saw while it played one flow. A clip is one ZIP file (stored, not deflated):
 * `manifest.json` (this schema) and `frames/0000.jpg` ... , each distinct picture once; WebP in older clips and in those
 * of recordings. A picture that shows for a moment only may have fewer pixels.
 * Coordinates are in CSS px of the viewport; times in ms from the start of the clip.
 */
export const footageManifestSchema = z.strictObject({
  version: z.literal(1),
  flowId: z.string(),
  caption: z.string(),
  /** What one gains by what it shows, as a trailer says it. */
  gain: z.string().max(60).optional(),
  /** Content hash of the app's source tree that was filmed; a trailer compares it to the app's present one. */
  appHash: z.string(),
  viewport: z.strictObject({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    scale: z.number().positive(),
  }),
  fps: z.number().int().positive(),
  durationMs: z.number().positive(),
  /** Distinct pictures in order, with the time at which each starts to show. The first is at 0. */
  frames: z
    .array(z.strictObject({ atMs: z.number().min(0), file: z.string() }))
    .min(1)
    .max(600),
  /** Where and when the flow touched the screen. */
  taps: z.array(
    z.strictObject({ atMs: z.number(), x: z.number(), y: z.number(), kind: z.enum(["tap", "type", "swipe"]) }),
  ),
  /** The elements the flow used, for zooms. */
  boxes: z.array(z.strictObject({ atMs: z.number(), name: z.string(), ...box })),
  /** Where the screen changed after each touch, and when; what changes all of it is left out. */
  results: z.array(z.strictObject({ atMs: z.number(), ...box })).optional(),
});

/** Index of one clip of footage. */
export type FootageManifest = z.infer<typeof footageManifestSchema>;
