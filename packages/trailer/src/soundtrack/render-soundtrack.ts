import type { Storyboard } from "../storyboard.ts";

/** Stereo PCM at 48 kHz, one value a sample in [-1, 1]. */
export interface StereoSound {
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
}
export const SOUND_RATE = 48_000;
export function renderSoundtrack(storyboard: Storyboard): StereoSound {
  const n = Math.round((storyboard.durationMs * SOUND_RATE) / 1000);
  return { left: new Float32Array(n), right: new Float32Array(n) };
}
