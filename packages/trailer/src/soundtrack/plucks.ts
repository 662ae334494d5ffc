import { fall, seconds, shape } from "./envelopes.ts";
import { StateFilter, saturate } from "./filters.ts";
import { noteFrequency, saw, sine, square } from "./oscillators.ts";
import { SOUND_RATE } from "./stereo.ts";
import { pluckedString } from "./strings.ts";

/** Timbre of the melody or of struck chords. */
export type PluckKind =
  | "saw"
  | "lead"
  | "guitar"
  | "muted"
  | "clav"
  | "marimba"
  | "keys"
  | "felt"
  | "bell"
  | "brass"
  | "strings"
  | "chip";

function mallet(
  midi: number,
  partials: readonly (readonly [ratio: number, gain: number, decay: number])[],
): Float32Array<ArrayBuffer> {
  const longest = Math.max(...partials.map(([, , decay]) => decay));
  const sound = seconds(longest);
  const frequency = noteFrequency(midi);
  for (const [ratio, gain, decay] of partials) {
    if (frequency * ratio > 16_000) continue;
    const factor = fall(decay);
    let level = gain;
    for (let index = 0; index < sound.length && level > 0.0002; index++) {
      sound[index] = (sound[index] as number) + sine((frequency * ratio * index) / SOUND_RATE) * level;
      level *= factor;
    }
  }
  shape(sound, 0.0015, 0.04);
  return sound;
}

/**
 * A note of two sines, one bending the other's phase (Chowning 1973): an electric piano. How hard it is struck (`level`, 0 to 1)
 * decides how much the tine barks.
 */
function keys(midi: number, length: number, level: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const frequency = noteFrequency(midi);
  const factor = fall(length * 1.1);
  const bite = fall(0.35);
  let loud = 0.8;
  let bend = 0.2 + 0.34 * level;
  for (let index = 0; index < sound.length; index++) {
    const turns = (frequency * index) / SOUND_RATE;
    const tine = sine(turns * 14) * bend * 0.13;
    sound[index] = (sine(turns + sine(turns) * (0.05 + bend * 0.4) + tine) + 0.25 * sine(turns * 2)) * loud;
    loud *= factor;
    bend *= bite;
  }
  shape(sound, 0.003, 0.06);
  return sound;
}

/** A piano with felt between hammer and strings: few overtones, a little sharp each, and the thump of the felt. */
function felt(midi: number, length: number, level: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const frequency = noteFrequency(midi);
  const stiffness = 0.0004;
  for (let partial = 1; partial <= 6; partial++) {
    const hertz = frequency * partial * Math.sqrt(1 + stiffness * partial * partial);
    if (hertz > 9000) break;
    // Two strings to a note, slightly apart: the sound beats as it dies.
    const factor = fall((length * 1.3) / (0.6 + 0.5 * partial));
    let loud = (0.62 * (0.45 + 0.35 * level) ** (partial - 1)) / (1 + 0.15 * partial);
    for (let index = 0; index < sound.length && loud > 0.0002; index++) {
      const turns = (hertz * index) / SOUND_RATE;
      sound[index] = (sound[index] as number) + (sine(turns) + 0.6 * sine(turns * 1.0009 + 0.2)) * loud * 0.65;
      loud *= factor;
    }
  }
  const thump = fall(0.05);
  let loud = 0.12;
  for (let index = 0; index < sound.length && loud > 0.001; index++) {
    sound[index] = (sound[index] as number) + sine((150 * index) / SOUND_RATE) * loud;
    loud *= thump;
  }
  shape(sound, 0.004, 0.08);
  return sound;
}

interface SawOptions {
  length: number;
  /** Where the filter opens to, Hz. */
  brightHz: number;
  attack: number;
  /** Cents between the oscillators. */
  detune: number;
  resonance: number;
}

/** Three detuned saws through a filter that closes after the attack. */
function sawPluck(midi: number, options: SawOptions): Float32Array<ArrayBuffer> {
  const { length, brightHz, attack, detune, resonance } = options;
  const sound = seconds(length);
  const step = noteFrequency(midi) / SOUND_RATE;
  const up = step * 2 ** (detune / 1200);
  const down = step * 2 ** (-detune / 1200);
  const filter = new StateFilter("low", brightHz, resonance);
  const close = fall(length * 0.9);
  const rise = Math.max(1, attack * SOUND_RATE);
  let open = 1;
  let [first, second, third] = [0, 0.37, 0.71];
  for (let index = 0; index < sound.length; index++) {
    if (index % 16 === 0) filter.tune(220 + brightHz * open * Math.min(1, 0.3 + (0.7 * index) / rise), resonance);
    const sum = saw(first, step) * 0.9 + saw(second, up) + saw(third, down);
    sound[index] = filter.next(sum) * 0.34 * (0.25 + 0.75 * open);
    first = first + step >= 1 ? first + step - 1 : first + step;
    second = second + up >= 1 ? second + up - 1 : second + up;
    third = third + down >= 1 ? third + down - 1 : third + down;
    open *= close;
  }
  shape(sound, attack, 0.05);
  return sound;
}

/** Bowed strings: detuned saws that swell, with vibrato, behind the resonances of a wooden body. */
function bowed(midi: number, length: number): Float32Array<ArrayBuffer> {
  const sound = sawPluck(midi, { length: length + 0.25, brightHz: 3600, attack: 0.06, detune: 9, resonance: 0.7 });
  for (const [hertz, gain] of [
    [480, 0.5],
    [1150, 0.7],
    [2600, 0.6],
  ] as const) {
    const body = new StateFilter("band", hertz, 1.8);
    for (let index = 0; index < sound.length; index++)
      sound[index] = (sound[index] as number) * 0.85 + gain * body.next(sound[index] as number);
  }
  shape(sound, 0.02, 0.16);
  return sound;
}

/** A square of a quarter's duty whose loudness falls by sixteen steps: the melody of an early console. */
function chip(midi: number, length: number, level: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const step = noteFrequency(midi) / SOUND_RATE;
  const duty = level > 0.8 ? 0.25 : 0.5;
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    const stepped = Math.ceil(16 * (1 - index / sound.length)) / 16;
    const vibrato = index > 7000 ? 1 + 0.004 * sine((index * 6) / SOUND_RATE) : 1;
    sound[index] = square(phase, step, duty) * 0.42 * (0.3 + 0.7 * stepped);
    phase += step * vibrato;
    if (phase >= 1) phase -= 1;
  }
  shape(sound, 0.002, 0.015);
  return sound;
}

/** A note of a melody or a struck chord, at a level near 1; `level` 0 to 1 is how hard it is struck, `take` which of its strokes. */
export function pluck(kind: PluckKind, midi: number, length: number, level = 0.8, take = 0): Float32Array<ArrayBuffer> {
  switch (kind) {
    case "guitar":
      return pluckedString(
        midi,
        {
          ring: 1.7,
          dull: 0.42 - 0.3 * level,
          place: 0.18 + 0.04 * take,
          damping: 0.75,
          body: [
            [108, 0.5],
            [215, 0.6],
          ],
        },
        take,
      );
    case "muted":
      return pluckedString(midi, { ring: 0.3, dull: 0.5 - 0.2 * level, place: 0.3, damping: 1, body: [] }, take);
    case "clav": {
      const sound = pluckedString(
        midi,
        { ring: Math.max(0.16, length), dull: 0.3 - 0.25 * level, place: 0.08, damping: 0.5, body: [[1400, 0.9]] },
        take,
      );
      for (let index = 0; index < sound.length; index++) sound[index] = saturate((sound[index] as number) * 1.8) * 0.7;
      shape(sound, 0.001, 0.02);
      return sound;
    }
    case "marimba":
      return mallet(midi, [
        [1, 0.8, 0.75],
        [3.93, 0.16 + 0.1 * level, 0.22],
        [9.3, 0.04 + 0.08 * level, 0.09],
      ]);
    case "bell":
      return mallet(midi, [
        [1, 0.5, 1.7],
        [2.76, 0.24, 1.1],
        [5.4, 0.06 + 0.08 * level, 0.6],
        [0.5, 0.2, 1.2],
      ]);
    case "keys":
      return keys(midi, Math.max(0.9, length * 1.5), level);
    case "felt":
      return felt(midi, Math.max(1.2, length * 1.6), level);
    case "brass":
      return sawPluck(midi, {
        length: Math.max(0.28, length),
        brightHz: 3600,
        attack: 0.018,
        detune: 5,
        resonance: 0.9,
      });
    case "strings":
      return bowed(midi, Math.max(0.3, length));
    case "lead":
      return sawPluck(midi, {
        length: Math.max(0.3, length),
        brightHz: 4200,
        attack: 0.004,
        detune: 12,
        resonance: 1.6,
      });
    case "chip":
      return chip(midi, Math.max(0.12, length), level);
    case "saw":
      return sawPluck(midi, {
        length: Math.max(0.22, length),
        brightHz: 6200,
        attack: 0.002,
        detune: 9,
        resonance: 1.1,
      });
  }
}
