import { createRandom } from "@sayhey/contract/random";
import { seconds, shape } from "./envelopes.ts";
import { StateFilter } from "./filters.ts";
import { noteFrequency, saw, sine, square } from "./oscillators.ts";
import { SOUND_RATE } from "./stereo.ts";

/** What holds the chords: saws, an organ of sines, a section of bowed strings, or squares. */
export type PadKind = "saw" | "organ" | "strings" | "chip";

/** How a chord is held. */
export interface PadOptions {
  kind: PadKind;
  /** Brightness at its start and end, Hz. */
  fromHz: number;
  toHz: number;
  attack: number;
  release: number;
}

/** A held chord, detuned the other way on each side, behind a filter that moves. */
export function pad(
  notes: readonly number[],
  length: number,
  options: PadOptions,
): { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> } {
  const side = (detune: number, phaseSeed: number): Float32Array<ArrayBuffer> => {
    const sound = seconds(length + options.release);
    const random = createRandom(phaseSeed);
    for (const midi of notes) voice(sound, options.kind, midi, detune, random());
    const gain = 0.5 / Math.sqrt(notes.length * 2);
    const low = new StateFilter("low", options.fromHz, 0.8);
    const high = new StateFilter("high", 180);
    for (let index = 0; index < sound.length; index++) {
      if (index % 64 === 0) low.tune(options.fromHz + (options.toHz - options.fromHz) * (index / sound.length), 0.8);
      sound[index] = high.next(low.next((sound[index] as number) * gain));
    }
    shape(sound, options.attack, options.release);
    return sound;
  };
  return { left: side(8, 5), right: side(-10, 17) };
}

function voice(sound: Float32Array, kind: PadKind, midi: number, detune: number, start: number): void {
  if (kind === "organ") {
    const step = noteFrequency(midi + detune / 400) / SOUND_RATE;
    for (let index = 0; index < sound.length; index++) {
      const turns = step * index + start;
      sound[index] = (sound[index] as number) + sine(turns) + 0.5 * sine(turns * 2.002) + 0.22 * sine(turns * 3.001);
    }
    return;
  }
  for (const cents of kind === "chip" ? [detune * 0.3] : [detune, -detune * 0.6]) {
    const step = noteFrequency(midi + cents / 100) / SOUND_RATE;
    let phase = (start + cents * 0.137 + 8) % 1;
    for (let index = 0; index < sound.length; index++) {
      const value = kind === "chip" ? square(phase, step, 0.125) : saw(phase, step);
      sound[index] = (sound[index] as number) + value;
      // A section never plays quite in tune: a slow vibrato, another for each voice.
      const bend = kind === "strings" ? 1 + 0.0022 * sine(start + (index * (5.2 + start)) / SOUND_RATE) : 1;
      phase += step * bend;
      if (phase >= 1) phase -= 1;
    }
  }
}
