import { limitPeaks, toLoudness } from "./master.ts";
import { createStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";

/** A start in the middle of a piece must not click. */
const FADE_IN = Math.round(0.03 * SOUND_RATE);
const FADE_OUT = Math.round(0.9 * SOUND_RATE);

/**
 * A stretch of somebody's own music as the music of a trailer of `samples`: at -14 LUFS, faded in and out. What it lacks at the end is
 * silence.
 */
export function fitOwnMusic(stretch: StereoSound, samples: number): StereoSound {
  const out = createStereo(samples);
  const length = Math.min(samples, stretch.left.length, stretch.right.length);
  const fade = Math.min(FADE_OUT, Math.floor(length / 4));
  for (const side of ["left", "right"] as const) {
    const target = out[side];
    const source = stretch[side];
    for (let index = 0; index < length; index++) {
      const left = length - 1 - index;
      // The fade out falls like one on a mixing desk: slowly first.
      const gain = Math.min(1, index / FADE_IN) * (left < fade ? Math.sin(((left / fade) * Math.PI) / 2) ** 2 : 1);
      target[index] = (source[index] as number) * gain;
    }
  }
  toLoudness(out);
  limitPeaks(out);
  return out;
}
