import { ENVELOPE_RATE, envelopeTime } from "./onsets.ts";

/** The pulse of a piece of music. */
export interface Pulse {
  /** Beats per minute, 60 to 200. */
  bpm: number;
  /** Times of the beats, whole ms from the start; empty when nothing in the sound repeats clearly. */
  beats: number[];
}

/** Tempos a pulse may have: those of a storyboard. */
const SLOWEST_BPM = 60;
const FASTEST_BPM = 200;
/** Beats most people tap: 120 a minute, an octave up or down e times less often (Ellis 2007, equation 5). */
const PREFERRED_BPM = 120;
const OCTAVES = 0.9;
/** How dear a beat beside the tempo is against the onsets it wins (Ellis 2007, equation 2). */
const TIGHTNESS = 400;
/** Share of the envelope's energy that must come again one beat later for there to be a pulse. */
const CLEAREST = 0.12;

function smoothed(envelope: Float32Array): Float32Array {
  // A Gauss curve of 20 ms.
  const weights = [0.054, 0.242, 0.399, 0.242, 0.054];
  return envelope.map((_, index) => {
    let sum = 0;
    for (let tap = 0; tap < 5; tap++) sum += (weights[tap] as number) * (envelope[index + tap - 2] ?? 0);
    return sum;
  });
}

function autocorrelation(envelope: Float32Array, lags: number): Float64Array {
  const out = new Float64Array(lags + 1);
  for (let lag = 0; lag <= lags; lag++) {
    let sum = 0;
    for (let index = lag; index < envelope.length; index++)
      sum += (envelope[index] as number) * (envelope[index - lag] as number);
    // Longer lags have fewer pairs.
    out[lag] = envelope.length > lag ? sum / (envelope.length - lag) : 0;
  }
  return out;
}

/** Top of the parabola through three values, from the middle one. */
function vertex(before: number, at: number, after: number): number {
  const bend = before - 2 * at + after;
  return bend >= 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend));
}

/**
 * Length of a beat, in values of the envelope: the lag at which the envelope is most like itself, weighted by which tempos people tap,
 * each lag helped by those of two or three beats (Ellis, 'Beat tracking by dynamic programming', 2007, section 3.2). Null when
 * nothing comes again.
 */
function beatLength(envelope: Float32Array): number | null {
  const shortest = Math.floor((60 * ENVELOPE_RATE) / FASTEST_BPM);
  const longest = Math.ceil((60 * ENVELOPE_RATE) / SLOWEST_BPM);
  const like = autocorrelation(envelope, longest * 3 + 2);
  const zero = like[0] ?? 0;
  if (zero <= 0) return null;
  const at = (lag: number): number => {
    const whole = Math.floor(lag);
    const [low, high] = [like[whole] ?? 0, like[whole + 1] ?? 0];
    return Math.max(0, low + (lag - whole) * (high - low));
  };
  let best = 0;
  let bestScore = 0;
  for (let lag = shortest; lag <= longest; lag += 0.1) {
    const distance = Math.log2(lag / ((60 * ENVELOPE_RATE) / PREFERRED_BPM)) / OCTAVES;
    const score = Math.exp(-0.5 * distance * distance) * (at(lag) + Math.max(at(2 * lag), at(3 * lag)));
    if (score > bestScore) {
      bestScore = score;
      best = lag;
    }
  }
  return best === 0 || at(best) < CLEAREST * zero ? null : best;
}

/** The beats that win the most onsets while they keep to the tempo (Ellis 2007, section 2), as indices of the envelope. */
function trackBeats(envelope: Float32Array, length: number): number[] {
  const scores = new Float64Array(envelope.length);
  const before = new Int32Array(envelope.length).fill(-1);
  const [near, far] = [Math.max(1, Math.round(length / 2)), Math.round(length * 2)];
  const costs = Float64Array.from({ length: far + 1 }, (_, gap) => -TIGHTNESS * Math.log(gap / length) ** 2);
  for (let index = 0; index < envelope.length; index++) {
    let best = 0;
    for (let gap = near; gap <= far && gap <= index; gap++) {
      const score = (scores[index - gap] as number) + (costs[gap] as number);
      if (score > best) {
        best = score;
        before[index] = index - gap;
      }
    }
    scores[index] = best + (envelope[index] as number);
  }
  let last = Math.max(0, envelope.length - Math.ceil(length));
  for (let index = last; index < envelope.length; index++)
    if ((scores[index] as number) >= (scores[last] as number)) last = index;
  const beats: number[] = [];
  for (let index = last; index >= 0; index = before[index] as number) beats.push(index);
  return beats.reverse();
}

/** Beats at the ends that nothing is heard on. */
function trimmed(beats: readonly number[], envelope: Float32Array): number[] {
  const heard = (index: number): boolean => {
    for (let near = index - 4; near <= index + 4; near++) if ((envelope[near] ?? 0) > 0.35) return true;
    return false;
  };
  const first = beats.findIndex(heard);
  return first < 0 ? [] : beats.slice(first, beats.findLastIndex(heard) + 1);
}

/** Line through the beats: start and distance; `off` is how far they lie from it, root mean square. */
function lineThrough(beats: readonly number[]): { start: number; distance: number; off: number } {
  const count = beats.length;
  const middle = (count - 1) / 2;
  const mean = beats.reduce((sum, at) => sum + at, 0) / count;
  let top = 0;
  let bottom = 0;
  for (const [index, at] of beats.entries()) {
    top += (index - middle) * (at - mean);
    bottom += (index - middle) ** 2;
  }
  const distance = bottom === 0 ? 0 : top / bottom;
  const start = mean - middle * distance;
  const squares = beats.reduce((sum, at, index) => sum + (at - start - index * distance) ** 2, 0);
  return { start, distance, off: Math.sqrt(squares / count) };
}

const MACHINE_MS = 12;
const HOLLOW = 0.3;
const HOLLOW_BPM = 130;

/** Whether every second beat has hardly anything on it: then the pulse is half as fast. Says which of two carries it. */
function heavyBeats(beats: readonly number[], envelope: Float32Array): 0 | 1 | null {
  const strength = [0, 0];
  for (const [index, at] of beats.entries()) {
    const heard = Math.max(envelope[at - 1] ?? 0, envelope[at] ?? 0, envelope[at + 1] ?? 0);
    strength[index % 2] = (strength[index % 2] as number) + heard;
  }
  const [even = 0, odd = 0] = strength;
  if (odd < HOLLOW * even) return 0;
  return even < HOLLOW * odd ? 1 : null;
}

/** Finds tempo and beats in an onset envelope. */
export function findBeats(envelope: Float32Array): Pulse {
  const soft = smoothed(envelope);
  const length = beatLength(soft);
  if (length === null) return { bpm: PREFERRED_BPM, beats: [] };
  const tracked = trackBeats(soft, length);
  const heavy = (60 * ENVELOPE_RATE) / length >= HOLLOW_BPM ? heavyBeats(tracked, soft) : null;
  const found = trimmed(heavy === null ? tracked : tracked.filter((_, index) => index % 2 === heavy), soft);
  const exact = found.map((index) =>
    envelopeTime(index + vertex(soft[index - 1] ?? 0, soft[index] ?? 0, soft[index + 1] ?? 0)),
  );
  if (exact.length < 4) return { bpm: PREFERRED_BPM, beats: [] };
  const line = lineThrough(exact);
  const bpm = Math.min(FASTEST_BPM, Math.max(SLOWEST_BPM, 60_000 / line.distance));
  // What a machine played lies on a line: so do its beats, without the jitter of the search.
  const even = line.off <= MACHINE_MS;
  const beats = exact.map((at, index) => Math.round(even ? line.start + index * line.distance : at));
  return { bpm: Number(bpm.toFixed(3)), beats: beats.filter((at, index) => at >= 0 && at > (beats[index - 1] ?? -1)) };
}
