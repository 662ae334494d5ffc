/** A stretch of a recording, ms. */
export interface Stretch {
  fromMs: number;
  toMs: number;
}

/** What counts as a pause. */
export interface PauseWish {
  /** Quieter than this, dB below full scale. */
  below: number;
  /** s */
  longer: number;
  /** Kept on either side of what is heard, ms. */
  room: number;
}

/** Length of the blocks that are measured, ms. */
const BLOCK_MS = 10;

/** Level of each 10 ms of a sound at `rate`, in dB of its mean power; both sides of a stereo sound together. */
export function levelsOf(sides: readonly Float32Array[], rate: number): Float32Array {
  const block = Math.max(1, Math.round((rate * BLOCK_MS) / 1000));
  const length = sides[0]?.length ?? 0;
  const levels = new Float32Array(Math.ceil(length / block));
  for (let part = 0; part < levels.length; part++) {
    let sum = 0;
    const end = Math.min(length, (part + 1) * block);
    for (const side of sides) for (let at = part * block; at < end; at++) sum += (side[at] ?? 0) ** 2;
    levels[part] = 10 * Math.log10(sum / (sides.length * Math.max(1, end - part * block)) + 1e-12);
  }
  return levels;
}

/** What is left of a recording when its pauses are taken out, in order; all of it when there are none. */
export function findTalk(levels: Float32Array, durationMs: number, { below, longer, room }: PauseWish): Stretch[] {
  const least = Math.max(1, Math.round((longer * 1000) / BLOCK_MS));
  const pauses: Stretch[] = [];
  let quietFrom = -1;
  for (let at = 0; at <= levels.length; at++) {
    const isQuiet = at < levels.length && (levels[at] ?? 0) < below;
    if (isQuiet && quietFrom < 0) quietFrom = at;
    if (isQuiet || quietFrom < 0) continue;
    if (at - quietFrom >= least) {
      // A recording that begins or ends quietly has no word there to leave room for.
      const fromMs = quietFrom === 0 ? 0 : quietFrom * BLOCK_MS + room;
      const toMs = at === levels.length ? durationMs : at * BLOCK_MS - room;
      if (toMs - fromMs > BLOCK_MS) pauses.push({ fromMs, toMs });
    }
    quietFrom = -1;
  }
  const talk: Stretch[] = [];
  let from = 0;
  for (const pause of pauses) {
    if (pause.fromMs > from) talk.push({ fromMs: from, toMs: pause.fromMs });
    from = pause.toMs;
  }
  if (from < durationMs) talk.push({ fromMs: from, toMs: durationMs });
  return talk;
}

/** The stretches of one side of a sound at `rate`, one after another, each joint faded over 6 ms so that nothing clicks. */
export function joinStretches(
  side: Float32Array,
  rate: number,
  stretches: readonly Stretch[],
): Float32Array<ArrayBuffer> {
  const at = (ms: number): number => Math.min(side.length, Math.round((ms * rate) / 1000));
  const out = new Float32Array(stretches.reduce((sum, { fromMs, toMs }) => sum + at(toMs) - at(fromMs), 0));
  const fade = Math.round(rate * 0.006);
  let to = 0;
  for (const { fromMs, toMs } of stretches) {
    const part = side.subarray(at(fromMs), at(toMs));
    out.set(part, to);
    const ramp = Math.min(fade, part.length >> 1);
    for (let index = 0; index < ramp; index++) {
      const gain = index / ramp;
      if (at(fromMs) > 0) out[to + index] = (out[to + index] ?? 0) * gain;
      if (at(toMs) < side.length) out[to + part.length - 1 - index] = (out[to + part.length - 1 - index] ?? 0) * gain;
    }
    to += part.length;
  }
  return out;
}
