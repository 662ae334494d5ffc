import type { Report } from "../pixels.ts";

/** Length of the pieces a sound is laid anew of, s. */
const PIECE = 0.05;
/** How far a piece may move to fit the one before it, s. */
const SEARCH = 0.012;

/**
 * Plays a sound at `rate` faster or slower with its pitch kept: pieces that overlap by half are laid closer or wider, each moved a little
 * to where it runs on from the one before (WSOLA: Verhelst and Roelands 1993). Both sides move together.
 */
export function changeTempo(
  sides: readonly Float32Array[],
  rate: number,
  speed: number,
  report: Report = () => undefined,
): Float32Array<ArrayBuffer>[] {
  const length = sides[0]?.length ?? 0;
  const total = Math.max(1, Math.round(length / speed));
  const hop = Math.round((PIECE * rate) / 2);
  const reach = Math.round(SEARCH * rate);
  const out = sides.map(() => new Float32Array(total + hop * 2));
  const window = Float32Array.from({ length: hop * 2 }, (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * index) / hop));
  const mono = monoOf(sides);
  let natural = 0;
  for (let to = 0, turn = 0; to < total; to += hop, turn++) {
    const wanted = Math.round(to * speed);
    const from = turn === 0 ? 0 : bestStart(mono, wanted, natural, hop, reach);
    for (const [index, side] of sides.entries()) {
      const target = out[index];
      if (target === undefined) continue;
      for (let at = 0; at < hop * 2; at++) {
        const gain = turn === 0 && at < hop ? 1 : (window[at] ?? 0);
        target[to + at] = (target[to + at] ?? 0) + gain * (side[from + at] ?? 0);
      }
    }
    natural = from + hop;
    if (turn % 64 === 0) report(to / total);
  }
  return out.map((side) => side.slice(0, total));
}

function monoOf(sides: readonly Float32Array[]): Float32Array {
  const [left = new Float32Array(0), right] = sides;
  if (right === undefined) return left;
  return left.map((value, index) => value + (right[index] ?? 0));
}

/** Start near `wanted` whose sound is most like what would follow at `natural`; compared at every fourth sample. */
function bestStart(mono: Float32Array, wanted: number, natural: number, hop: number, reach: number): number {
  let best = wanted;
  let bestScore = -Infinity;
  const compare = (shift: number): void => {
    const start = wanted + shift;
    if (start < 0) return;
    let sum = 0;
    let power = 1e-9;
    for (let at = 0; at < hop; at += 4) {
      const value = mono[start + at] ?? 0;
      sum += value * (mono[natural + at] ?? 0);
      power += value * value;
    }
    const score = sum / Math.sqrt(power);
    if (score > bestScore) {
      bestScore = score;
      best = start;
    }
  };
  for (let shift = -reach; shift <= reach; shift += 8) compare(shift);
  const near = best - wanted;
  for (let shift = near - 7; shift <= near + 7; shift++) compare(shift);
  return Math.max(0, best);
}

/** Plays a sound faster or slower as a tape does: its pitch moves with it. */
export function changeTape(side: Float32Array, speed: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.max(1, Math.round(side.length / speed)));
  // Faster, values between are averaged, so that what is too high to be heard does not come back as noise.
  const width = Math.max(1, Math.round(speed));
  for (let index = 0; index < out.length; index++) {
    let sum = 0;
    for (let part = 0; part < width; part++) {
      const place = index * speed + (part * speed) / width;
      const whole = Math.floor(place);
      const low = side[whole] ?? 0;
      sum += low + ((side[whole + 1] ?? low) - low) * (place - whole);
    }
    out[index] = sum / width;
  }
  return out;
}
