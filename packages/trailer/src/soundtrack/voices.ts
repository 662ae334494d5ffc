import { createRandom } from "@sayhey/contract/random";
import { StateFilter, saturate } from "./filters.ts";
import { noteFrequency, saw, sine } from "./oscillators.ts";
import { SOUND_RATE } from "./stereo.ts";

/** Timbre of the melody. */
export type PluckKind = "saw" | "string" | "marimba" | "keys" | "bell" | "muted" | "brass";
/** Timbre of the bass. */
export type BassKind = "saw" | "sub" | "deep" | "round";

function seconds(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.max(1, Math.round(length * SOUND_RATE)));
}

function fall(length: number): number {
  return 0.001 ** (1 / (length * SOUND_RATE));
}

/** Attack and release in seconds over a whole sound, in place. */
function shape(sound: Float32Array, attack: number, release: number): void {
  const rise = Math.max(1, Math.round(attack * SOUND_RATE));
  const end = Math.max(1, Math.round(release * SOUND_RATE));
  for (let index = 0; index < sound.length; index++) {
    const left = sound.length - 1 - index;
    sound[index] = (sound[index] as number) * Math.min(1, index / rise) * Math.min(1, left / end);
  }
}

/** A plucked string (Karplus and Strong 1983), its excitation softened by `dull` 0 to 1. */
function pluckedString(midi: number, length: number, dull: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const frequency = noteFrequency(midi);
  const period = SOUND_RATE / frequency;
  // The averaging in the loop delays by half a sample; the rest is an all-pass for the fraction.
  const whole = Math.floor(period - 0.5);
  const fraction = period - 0.5 - whole;
  const allpass = (1 - fraction) / (1 + fraction);
  const line = new Float32Array(whole);
  const random = createRandom(midi * 7919);
  let last = 0;
  for (let index = 0; index < whole; index++) {
    last += (1 - dull) * (random() * 2 - 1 - last);
    line[index] = last;
  }
  const keep = 0.001 ** (1 / (frequency * length));
  let before = 0;
  let input = 0;
  let output = 0;
  for (let index = 0, at = 0; index < sound.length; index++) {
    const value = line[at] as number;
    const averaged = (value + before) * 0.5 * keep;
    before = value;
    output = allpass * (averaged - output) + input;
    input = averaged;
    line[at] = output;
    sound[index] = value * 1.4;
    at = at + 1 === whole ? 0 : at + 1;
  }
  shape(sound, 0.001, 0.03);
  return sound;
}

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

/** A note of two sines, one bending the other's phase (Chowning 1973): an electric piano. */
function keys(midi: number, length: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const frequency = noteFrequency(midi);
  const factor = fall(length * 1.1);
  const bite = fall(0.35);
  let level = 0.8;
  let index2 = 0.34;
  for (let index = 0; index < sound.length; index++) {
    const turns = (frequency * index) / SOUND_RATE;
    const tine = sine(turns * 14) * index2 * 0.12;
    sound[index] = (sine(turns + sine(turns) * (0.05 + index2 * 0.35) + tine) + 0.25 * sine(turns * 2)) * level;
    level *= factor;
    index2 *= bite;
  }
  shape(sound, 0.003, 0.06);
  return sound;
}

/** Two detuned saws through a filter that closes after the attack. */
function sawPluck(midi: number, length: number, brightHz: number, attack: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const step = noteFrequency(midi) / SOUND_RATE;
  const filter = new StateFilter("low", brightHz, 1.1);
  const close = fall(length * 0.9);
  let open = 1;
  let first = 0;
  let second = 0.37;
  for (let index = 0; index < sound.length; index++) {
    if (index % 16 === 0) filter.tune(180 + brightHz * open, 1.1);
    sound[index] = filter.next(saw(first, step * 1.003) + saw(second, step * 0.997)) * 0.45 * (0.25 + 0.75 * open);
    first += step * 1.003;
    if (first >= 1) first -= 1;
    second += step * 0.997;
    if (second >= 1) second -= 1;
    open *= close;
  }
  shape(sound, attack, 0.05);
  return sound;
}

/** One note of the melody, at a level near 1. */
export function pluck(kind: PluckKind, midi: number, length: number): Float32Array<ArrayBuffer> {
  switch (kind) {
    case "string":
      return pluckedString(midi, 1.6, 0.35);
    case "muted":
      return pluckedString(midi, 0.32, 0.6);
    case "marimba":
      return mallet(midi, [
        [1, 0.8, 0.75],
        [3.93, 0.22, 0.22],
        [9.3, 0.1, 0.09],
      ]);
    case "bell":
      return mallet(midi, [
        [1, 0.5, 1.7],
        [2.76, 0.24, 1.1],
        [5.4, 0.12, 0.6],
        [0.5, 0.2, 1.2],
      ]);
    case "keys":
      return keys(midi, Math.max(0.9, length * 1.5));
    case "brass":
      return sawPluck(midi, Math.max(0.28, length), 3200, 0.018);
    case "saw":
      return sawPluck(midi, Math.max(0.22, length), 5200, 0.002);
  }
}

/** One note of the bass. */
export function bass(kind: BassKind, midi: number, length: number): Float32Array<ArrayBuffer> {
  const sound = seconds(kind === "deep" ? length * 1.1 : length);
  const step = noteFrequency(midi) / SOUND_RATE;
  const filter = new StateFilter("low", 800, 1);
  const close = fall(0.4);
  let open = 1;
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    const turns = step * index;
    if (kind === "saw") {
      if (index % 16 === 0) filter.tune(160 + 1500 * open, 1.2);
      sound[index] = saturate(filter.next(saw(phase, step)) * 1.1 + 0.55 * sine(turns)) * 0.85;
    } else if (kind === "deep") {
      // The pitch drops onto the note, and overtones make it heard on a phone.
      sound[index] = saturate(sine(turns + open * open * 0.9) * 2.1) * 0.9;
    } else if (kind === "round") {
      sound[index] = saturate((sine(turns) + 0.22 * sine(turns * 2) + 0.1 * sine(turns * 3)) * 1.2) * 0.85;
    } else {
      sound[index] = saturate((sine(turns) + 0.12 * sine(turns * 2)) * 1.25) * 0.85;
    }
    phase += step;
    if (phase >= 1) phase -= 1;
    open *= close;
  }
  shape(sound, 0.004, Math.min(0.05, length * 0.3));
  return sound;
}

/** How a chord is held. */
export interface PadOptions {
  /** Brightness at its start and end, Hz. */
  fromHz: number;
  toHz: number;
  attack: number;
  release: number;
}

/** A held chord of detuned saws, different on both sides, behind a filter that moves. */
export function pad(
  notes: readonly number[],
  length: number,
  options: PadOptions,
): { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> } {
  const side = (detune: number, phaseSeed: number): Float32Array<ArrayBuffer> => {
    const sound = seconds(length + options.release);
    const random = createRandom(phaseSeed);
    for (const midi of notes) {
      for (const cents of [detune, -detune * 0.6]) {
        const step = noteFrequency(midi + cents / 100) / SOUND_RATE;
        let phase = random();
        for (let index = 0; index < sound.length; index++) {
          sound[index] = (sound[index] as number) + saw(phase, step);
          phase += step;
          if (phase >= 1) phase -= 1;
        }
      }
    }
    const gain = 0.5 / Math.sqrt(notes.length * 2);
    const low = new StateFilter("low", options.fromHz, 0.8);
    const high = new StateFilter("high", 150);
    for (let index = 0; index < sound.length; index++) {
      if (index % 64 === 0) low.tune(options.fromHz + (options.toHz - options.fromHz) * (index / sound.length), 0.8);
      sound[index] = high.next(low.next((sound[index] as number) * gain));
    }
    shape(sound, options.attack, options.release);
    return sound;
  };
  return { left: side(7, 5), right: side(-9, 17) };
}
