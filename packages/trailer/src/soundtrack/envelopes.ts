import { SOUND_RATE } from "./stereo.ts";

/** Silence of a length in seconds, at least one sample. */
export function seconds(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.max(1, Math.round(length * SOUND_RATE)));
}

/** Multiplier a sample that lets a sound fall by 60 dB in `length` seconds. */
export function fall(length: number): number {
  return 0.001 ** (1 / (length * SOUND_RATE));
}

/** Attack and release in seconds over a whole sound, in place. */
export function shape(sound: Float32Array, attack: number, release: number): void {
  const rise = Math.min(sound.length, Math.max(1, Math.round(attack * SOUND_RATE)));
  const end = Math.min(sound.length, Math.max(1, Math.round(release * SOUND_RATE)));
  for (let index = 0; index < rise; index++) sound[index] = ((sound[index] as number) * index) / rise;
  for (let left = 0; left < end; left++) {
    const index = sound.length - 1 - left;
    sound[index] = ((sound[index] as number) * left) / end;
  }
}
