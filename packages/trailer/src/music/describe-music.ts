import type { MusicFacts } from "@sayhey/contract/music";
import { findBeats } from "./find-beats.ts";
import { ANALYSIS_RATE, onsetEnvelope } from "./onsets.ts";

/** Values of a waveform: enough for a timeline as wide as a screen. */
const PEAKS = 800;
/** Blocks of loudness a second, for choosing a stretch. */
const BLOCK_RATE = 10;
/** Share of a trailer after which its reveal comes, as a rule. */
const REVEAL_AT = 0.25;

/** Describes music for a timeline, given as mono sound at `ANALYSIS_RATE`: length, tempo, beats, waveform, and the stretch that suits a trailer. */
export function describeMusic(mono: Float32Array, trailerMs: number): MusicFacts {
  const durationMs = Math.floor((mono.length * 1000) / ANALYSIS_RATE);
  const { bpm, beats } = findBeats(onsetEnvelope(mono));
  return { durationMs, bpm, beats, peaks: waveform(mono), startMs: chooseStretch(mono, beats, trailerMs) };
}

/** Largest value of each of `PEAKS` parts, 0 to 1, to two places. */
function waveform(mono: Float32Array): number[] {
  const count = Math.min(PEAKS, mono.length);
  return Array.from({ length: count }, (_, part) => {
    let peak = 0;
    const end = Math.floor(((part + 1) * mono.length) / count);
    for (let index = Math.floor((part * mono.length) / count); index < end; index++)
      peak = Math.max(peak, Math.abs(mono[index] as number));
    return Number(Math.min(1, peak).toFixed(2));
  });
}

/**
 * Where in a piece a trailer of `trailerMs` should start, ms: on a beat, so that the music is loud through the trailer and louder
 * from the reveal on than before it, and nothing ends under it.
 */
export function chooseStretch(mono: Float32Array, beats: readonly number[], trailerMs: number): number {
  const block = ANALYSIS_RATE / BLOCK_RATE;
  const sums = new Float64Array(Math.ceil(mono.length / block) + 1);
  for (let part = 0; part + 1 < sums.length; part++) {
    let energy = 0;
    for (let index = part * block; index < Math.min(mono.length, (part + 1) * block); index++)
      energy += (mono[index] as number) ** 2;
    // Loudness rather than energy: a single bang must not decide.
    sums[part + 1] = (sums[part] as number) + Math.sqrt(energy / block);
  }
  const mean = (fromMs: number, toMs: number): number => {
    const from = Math.round((fromMs * BLOCK_RATE) / 1000);
    const to = Math.max(from + 1, Math.round((toMs * BLOCK_RATE) / 1000));
    return ((sums[Math.min(to, sums.length - 1)] as number) - (sums[from] as number)) / (to - from);
  };
  const last = (mono.length * 1000) / ANALYSIS_RATE - trailerMs;
  let best = 0;
  let bestScore = -Infinity;
  for (const at of beats) {
    if (at > last) break;
    const before = mean(at, at + trailerMs * REVEAL_AT);
    const after = mean(at + trailerMs * REVEAL_AT, at + trailerMs);
    // A silent opening stops nobody, so the rise counts half, and what was loud anyway wins over nothing.
    const score = after + 0.5 * Math.min(before, after) + 0.5 * Math.max(0, after - before);
    if (score > bestScore * 1.02 || bestScore === -Infinity) {
      bestScore = score;
      best = at;
    }
  }
  return best;
}
