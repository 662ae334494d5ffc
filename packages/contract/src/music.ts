import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** What music is like, for the timeline of a trailer. Times in ms of the music. */
export const musicFactsSchema = z.object({
  durationMs: z.number().int().min(LIMITS.musicMinMs).max(LIMITS.musicMaxMs),
  /** Beats per minute, on the whole. */
  bpm: z.number().min(60).max(200),
  /** In order; empty when the music has no clear pulse. */
  beats: z.array(z.number().int().min(0)).max(4000),
  /** Waveform: the largest value of each of at most 800 equal parts, 0 to 1. */
  peaks: z.array(z.number().min(0).max(1)).max(800),
  /** Where a trailer best starts. */
  startMs: z.number().int().min(0),
});
/** What music is like, for the timeline of a trailer. */
export type MusicFacts = z.infer<typeof musicFactsSchema>;
