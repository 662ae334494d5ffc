/** Samples a second of every soundtrack, Hz. */
export const SOUND_RATE = 48_000;

/** Stereo sound, one value a sample. */
export interface StereoSound {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** Silence of a number of samples. */
export function createStereo(samples: number): StereoSound {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Mixes a mono sound into `out` from sample `at`; `pan` runs from -1 (left) to 1. Whatever lies outside `out` is left away. */
export function place(out: StereoSound, sound: Float32Array, at: number, gain: number, pan = 0): void {
  const start = Math.round(at);
  // Constant power, so that a panned sound is as loud as a centred one.
  const leftGain = gain * Math.sqrt(1 - pan);
  const rightGain = gain * Math.sqrt(1 + pan);
  const { left, right } = out;
  const end = Math.min(sound.length, left.length - start);
  for (let index = Math.max(0, -start); index < end; index++) {
    const value = sound[index] as number;
    left[start + index] = (left[start + index] as number) + value * leftGain;
    right[start + index] = (right[start + index] as number) + value * rightGain;
  }
}

/** As `place`, for a sound that differs on both sides; `pan` makes one of them quieter. */
export function placeStereo(
  out: StereoSound,
  left: Float32Array,
  right: Float32Array,
  at: number,
  gain: number,
  pan: number,
): void {
  if (left === right) {
    place(out, left, at, gain, pan);
    return;
  }
  const start = Math.round(at);
  for (const [target, sound, share] of [
    [out.left, left, gain * Math.sqrt(1 - pan)],
    [out.right, right, gain * Math.sqrt(1 + pan)],
  ] as const) {
    const end = Math.min(sound.length, target.length - start);
    for (let index = Math.max(0, -start); index < end; index++)
      target[start + index] = (target[start + index] as number) + (sound[index] as number) * share;
  }
}

/** Adds `sound` times `gain` to `out`, sample by sample. */
export function mix(out: StereoSound, sound: StereoSound, gain: number): void {
  mixSide(out.left, sound.left, gain);
  mixSide(out.right, sound.right, gain);
}

function mixSide(target: Float32Array, source: Float32Array, gain: number): void {
  for (let index = 0; index < target.length; index++)
    target[index] = (target[index] as number) + (source[index] as number) * gain;
}
