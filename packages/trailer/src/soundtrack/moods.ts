import type { SoundtrackMood } from "../storyboard.ts";
import { BAND_MOODS } from "./band-moods.ts";
import { MACHINE_MOODS } from "./machine-moods.ts";
import type { Mood } from "./mood.ts";

/** Every mood of a soundtrack. */
export const MOODS: Record<SoundtrackMood, Mood> = { ...MACHINE_MOODS, ...BAND_MOODS };
