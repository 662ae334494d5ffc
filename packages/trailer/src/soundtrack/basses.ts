import { fall, seconds, shape } from "./envelopes.ts";
import { StateFilter, saturate } from "./filters.ts";
import { noteFrequency, saw, sine } from "./oscillators.ts";
import { SOUND_RATE } from "./stereo.ts";
import { pluckedString } from "./strings.ts";

/** Timbre of the bass. */
export type BassKind = "saw" | "sub" | "deep" | "round" | "reese" | "upright" | "slap" | "chip";

/** One note of the bass, at a level near 1, with overtones that a phone plays. */
export function bass(kind: BassKind, midi: number, length: number): Float32Array<ArrayBuffer> {
  switch (kind) {
    case "upright":
      return rounded(
        pluckedString(
          midi,
          { ring: Math.max(0.5, length * 1.1), dull: 0.72, place: 0.3, damping: 1, body: [[120, 0.5]] },
          0,
        ),
        length,
        1.5,
      );
    case "slap":
      return rounded(
        pluckedString(
          midi,
          { ring: Math.max(0.35, length), dull: 0.3, place: 0.1, damping: 0.7, body: [[900, 0.6]] },
          0,
        ),
        length,
        2.2,
      );
    case "reese":
      return reese(midi, length);
    case "chip":
      return triangle(midi, length);
    default:
      return synthesized(kind, midi, length);
  }
}

/** Drives a plucked note into overtones and ends it on time. */
function rounded(sound: Float32Array<ArrayBuffer>, length: number, drive: number): Float32Array<ArrayBuffer> {
  const cut = sound.slice(0, Math.max(1, Math.round(length * SOUND_RATE)));
  for (let index = 0; index < cut.length; index++) cut[index] = saturate((cut[index] as number) * drive) * 0.85;
  shape(cut, 0.002, Math.min(0.04, length * 0.3));
  return cut;
}

function synthesized(kind: "saw" | "sub" | "deep" | "round", midi: number, length: number): Float32Array<ArrayBuffer> {
  const sound = seconds(kind === "deep" ? length * 1.1 : length);
  const step = noteFrequency(midi) / SOUND_RATE;
  const filter = new StateFilter("low", 800, 1);
  const close = fall(0.4);
  let open = 1;
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    const turns = step * index;
    if (kind === "saw") {
      if (index % 16 === 0) filter.tune(240 + 2100 * open, 1.2);
      sound[index] = saturate(filter.next(saw(phase, step)) * 1.3 + 0.35 * sine(turns)) * 0.85;
    } else if (kind === "deep") {
      // The pitch drops onto the note, and overtones make it heard on a phone.
      const low = sine(turns + open * open * 0.9);
      sound[index] =
        saturate(low * 1.05 + 0.9 * sine(turns * 2) + 0.55 * sine(turns * 3) + 0.2 * sine(turns * 5)) * 0.85;
    } else if (kind === "round") {
      const bend = sine(turns * 2) * 0.1 * open;
      sound[index] =
        saturate(
          (sine(turns + bend) + 0.34 * sine(turns * 2) + 0.2 * sine(turns * 3) + 0.1 * sine(turns * 5) * open) * 1.3,
        ) * 0.85;
    } else {
      sound[index] = saturate((sine(turns) + 0.3 * sine(turns * 2) + 0.12 * sine(turns * 3)) * 1.35) * 0.85;
    }
    phase += step;
    if (phase >= 1) phase -= 1;
    open *= close;
  }
  shape(sound, 0.004, Math.min(0.05, length * 0.3));
  return sound;
}

/** Two saws that beat against each other behind a filter that moves, over a sine: the bass of drum and bass. */
function reese(midi: number, length: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const step = noteFrequency(midi) / SOUND_RATE;
  const [up, down] = [step * 1.009, step * 0.991];
  const filter = new StateFilter("low", 900, 1.4);
  let [first, second] = [0, 0.5];
  for (let index = 0; index < sound.length; index++) {
    if (index % 32 === 0) filter.tune(700 + 900 * (0.5 + 0.5 * sine((index * 1.7) / SOUND_RATE)), 1.4);
    const buzz = filter.next(saw(first, up) + saw(second, down)) * 0.8;
    sound[index] = saturate(buzz + 0.6 * sine(step * index)) * 0.8;
    first = first + up >= 1 ? first + up - 1 : first + up;
    second = second + down >= 1 ? second + down - 1 : second + down;
  }
  shape(sound, 0.004, Math.min(0.04, length * 0.3));
  return sound;
}

/** A triangle of sixteen steps, as a console's sound chip draws it; the steps are its overtones. */
function triangle(midi: number, length: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const step = noteFrequency(midi + 12) / SOUND_RATE;
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    const ramp = 4 * Math.abs(phase - 0.5) - 1;
    sound[index] = (Math.round(ramp * 7.5) / 7.5) * 0.9;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
  const soft = new StateFilter("low", 9000);
  for (let index = 0; index < sound.length; index++) sound[index] = soft.next(sound[index] as number);
  shape(sound, 0.003, Math.min(0.02, length * 0.3));
  return sound;
}
