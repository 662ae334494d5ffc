import { createRandom } from "@sayhey/contract/random";
import type { Take } from "./drums.ts";
import { filterSound, saturate } from "./filters.ts";
import { sine } from "./oscillators.ts";
import { SOUND_RATE } from "./stereo.ts";

// Drums beyond a standard kit: hand percussion, an orchestra's, and those of a game console.

function seconds(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.round(length * SOUND_RATE));
}

/** A few milliseconds at both ends from and to nothing. */
function soften(sound: Float32Array, attack: number, release: number): void {
  const rise = Math.max(1, Math.round(attack * SOUND_RATE));
  const end = Math.max(1, Math.round(release * SOUND_RATE));
  for (let index = 0; index < sound.length; index++)
    sound[index] = (sound[index] as number) * Math.min(1, index / rise) * Math.min(1, (sound.length - 1 - index) / end);
}

/** A tambourine: jingles that rattle on after the stroke. */
export function tambourine(take: Take): Float32Array<ArrayBuffer> {
  const sound = seconds(0.16 * take.length);
  const random = createRandom(131 + take.noise);
  for (let index = 0; index < sound.length; index++) {
    const time = index / SOUND_RATE;
    // Jingles hit each other about every 14 ms.
    const rattle = 0.45 + 0.55 * Math.max(0, sine(time * 71 * take.pitch));
    sound[index] = (random() * 2 - 1) * rattle * Math.exp(-time * 26);
  }
  filterSound(sound, "high", 5200);
  filterSound(sound, "band", 8800 * take.pitch, 0.6);
  soften(sound, 0.001, 0.02);
  return sound;
}

/** A conga, struck open: a short tone of a skin with the slap of a hand. */
export function conga(pitchHz: number, take: Take): Float32Array<ArrayBuffer> {
  const sound = seconds(0.26);
  const random = createRandom(151 + take.noise);
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    const time = index / SOUND_RATE;
    phase += (pitchHz * take.pitch * (1 + 0.18 * Math.exp(-time * 60))) / SOUND_RATE;
    const slap = (random() * 2 - 1) * Math.exp(-time * 260) * 0.5;
    sound[index] = saturate((sine(phase) + 0.35 * sine(phase * 1.6)) * Math.exp(-time * 17) * 1.2 + slap);
  }
  soften(sound, 0.0012, 0.03);
  return sound;
}

/** A great drum struck by several players, each a little apart: low skin, wood and the room's first answer. */
export function taiko(pitchHz: number, take: Take): Float32Array<ArrayBuffer> {
  const sound = seconds(0.95);
  const random = createRandom(173 + take.noise);
  for (const [offset, detune, gain] of [
    [0, 1, 1],
    [0.007, 1.07, 0.6],
    [0.013, 0.94, 0.5],
  ] as const) {
    const from = Math.round(offset * SOUND_RATE);
    let phase = 0;
    for (let index = from; index < sound.length; index++) {
      const time = (index - from) / SOUND_RATE;
      phase += (pitchHz * detune * take.pitch * (1 + 0.6 * Math.exp(-time * 28))) / SOUND_RATE;
      const skin = (sine(phase) + 0.5 * sine(phase * 1.59) + 0.3 * sine(phase * 2.3)) * Math.exp(-time * 6.5);
      const stick = (random() * 2 - 1) * Math.exp(-time * 90) * 0.8;
      sound[index] = (sound[index] as number) + (skin + stick) * gain * 0.6 * Math.min(1, (index - from) / 40);
    }
  }
  for (let index = 0; index < sound.length; index++) sound[index] = saturate((sound[index] as number) * 1.3);
  soften(sound, 0.0005, 0.2);
  return sound;
}

/** A ride cymbal: a ping over a quiet wash. */
export function ride(take: Take): Float32Array<ArrayBuffer> {
  const sound = seconds(0.5 * take.length);
  const random = createRandom(191 + take.noise);
  for (let index = 0; index < sound.length; index++) {
    const time = index / SOUND_RATE;
    const ping =
      sine(3120 * take.pitch * time) + 0.7 * sine(4410 * take.pitch * time) + 0.6 * sine(6170 * take.pitch * time);
    sound[index] = ping * 0.16 * Math.exp(-time * 14) + (random() * 2 - 1) * 0.22 * Math.exp(-time * 9);
  }
  filterSound(sound, "high", 2600);
  filterSound(sound, "high", 3600);
  soften(sound, 0.0012, 0.08);
  return sound;
}

/**
 * Noise of a shift register that holds each value for `hold` samples, as the sound chips of early consoles made it: a snare with few
 * samples held, a hi-hat with none.
 */
export function chipNoise(length: number, hold: number, take: Take): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const random = createRandom(211 + take.noise);
  let value = 0;
  for (let index = 0; index < sound.length; index++) {
    if (index % hold === 0) value = random() < 0.5 ? -1 : 1;
    // Sixteen steps of loudness.
    const level = Math.ceil(16 * (1 - index / sound.length) ** 1.6) / 16;
    sound[index] = value * level * 0.7;
  }
  soften(sound, 0.0008, 0.008);
  return sound;
}

/** The bass drum of such a chip: a triangle that falls by steps. */
export function chipKick(pitchHz: number): Float32Array<ArrayBuffer> {
  const sound = seconds(0.16);
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    const step = Math.floor(index / 400);
    phase += (pitchHz * (1 + 5 * 0.62 ** step)) / SOUND_RATE;
    const turn = phase - Math.floor(phase);
    sound[index] = (4 * Math.abs(turn - 0.5) - 1) * (1 - index / sound.length) ** 0.7;
  }
  soften(sound, 0.0015, 0.02);
  return sound;
}
