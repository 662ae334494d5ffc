import type { Voice } from "../storyboard.ts";
import { limitPeaks, master, scale, toLoudness } from "./master.ts";
import { createStereo, mix, SOUND_RATE, type StereoSound } from "./stereo.ts";

/** How far music steps back while somebody speaks, dB. */
export const MUSIC_DUCK_DB = 18;
/** Effects step back less: they are short, and belong to what is seen. */
const EFFECTS_DUCK_DB = 9;

const samplesOf = (ms: number): number => Math.round((ms * SOUND_RATE) / 1000);
/** The music is down when the first syllable comes, and up again this long after the last one. */
const DOWN = samplesOf(220);
const UP = samplesOf(600);
/** Breath between two words: the music stays down. */
const HOLD = samplesOf(180);
/** Edges of the take, so that a cut in the middle of a word does not click. */
const EDGE = samplesOf(8);
const WINDOW = samplesOf(10);
/** Quieter than the loudest window by this much is no speech, dB, and neither is what is quieter than the floor of a room, dB of full scale. */
const QUIETER_DB = 32;
const FLOOR_DB = -55;

/** A stretch of speech, samples. */
interface Span {
  from: number;
  to: number;
}

/** Where somebody speaks, in order; pauses too short for the music to come back in are part of it. */
export function speechSpans({ left, right }: StereoSound): Span[] {
  const powers: number[] = [];
  for (let at = 0; at < left.length; at += WINDOW) {
    const end = Math.min(left.length, at + WINDOW);
    let sum = 0;
    for (let index = at; index < end; index++)
      sum += ((left[index] as number) ** 2 + (right[index] as number) ** 2) / 2;
    powers.push(sum / (end - at));
  }
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  const least = Math.max(10 ** (FLOOR_DB / 10), loudest * 10 ** (-QUIETER_DB / 10));
  const spans: Span[] = [];
  for (const [index, power] of powers.entries()) {
    if (power < least) continue;
    const from = index * WINDOW;
    const to = Math.min(left.length, from + WINDOW);
    const last = spans.at(-1);
    if (last !== undefined && from - last.to < HOLD + DOWN + UP) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

/**
 * How much is left of what steps back under speech, sample by sample: 1 where nobody speaks, `depthDb` less where somebody does, with
 * ramps between that begin and end level, so that nothing clicks and no change of loudness is heard as one.
 */
export function duckGains(spans: readonly Span[], samples: number, depthDb: number): Float32Array {
  const down = new Float32Array(samples);
  for (const { from, to } of spans) {
    const hold = to + HOLD;
    for (let index = Math.max(0, from - DOWN); index < Math.min(samples, hold + UP); index++) {
      const share = index < from ? 1 - (from - index) / DOWN : index <= hold ? 1 : 1 - (index - hold) / UP;
      const soft = (1 - Math.cos(Math.PI * share)) / 2;
      if (soft > (down[index] as number)) down[index] = soft;
    }
  }
  return down.map((share) => 10 ** ((-depthDb * share) / 20));
}

/** A take at its place in a trailer of `samples`, as loud as music is: -14 LUFS. What reaches past either end is left away. */
export function placeVoice(
  spoken: StereoSound,
  { atMs, durationMs }: Pick<Voice, "atMs" | "durationMs">,
  samples: number,
): StereoSound {
  const at = samplesOf(atMs);
  const length = Math.max(0, Math.min(spoken.left.length, spoken.right.length, samplesOf(durationMs), samples - at));
  const out = createStereo(samples);
  for (const side of ["left", "right"] as const) {
    for (let index = 0; index < length; index++) {
      const edge = Math.min(1, index / EDGE, (length - 1 - index) / EDGE);
      out[side][at + index] = (spoken[side][index] as number) * edge;
    }
  }
  master(out);
  return out;
}

/** Everything that is mixed under and with a voice. The sounds are used up. */
interface VoiceMix {
  music: StereoSound | null;
  effects: StereoSound;
  /** Loudness of the music, 0 to 1. */
  volume: number;
  voice: Voice;
  /** The stretch of the recording that speaks. */
  spoken: StereoSound;
}

/** The sound of a trailer with a voice-over: music and effects step back where somebody speaks, and the whole is -14 LUFS. */
export function addVoice({ music, effects, volume, voice, spoken }: VoiceMix): StereoSound {
  const samples = effects.left.length;
  const out = placeVoice(spoken, voice, samples);
  const spans = speechSpans(out);
  scale(out, voice.volume);
  if (music !== null && volume > 0) {
    // Voice and music are told apart by loudness, whatever the level the music was composed at.
    toLoudness(music);
    limitPeaks(music);
    duck(music, duckGains(spans, samples, MUSIC_DUCK_DB));
    mix(out, music, volume);
  }
  duck(effects, duckGains(spans, samples, EFFECTS_DUCK_DB));
  mix(out, effects, 1);
  master(out);
  return out;
}

function duck({ left, right }: StereoSound, gains: Float32Array): void {
  for (const side of [left, right])
    for (let index = 0; index < side.length; index++) side[index] = (side[index] as number) * (gains[index] as number);
}
