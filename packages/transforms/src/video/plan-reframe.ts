import { blurChannel } from "../blur.ts";
import { clamp } from "../pixels.ts";

/** A moment of a video, made small: brightness 0..255, row by row. */
export interface ReframeSample {
  atMs: number;
  luma: Float32Array;
}

/** Where the frame stands at each sample: its middle, as a share of the picture's side along which it moves. */
export interface ReframePlan {
  axis: "x" | "y";
  /** Share of that side the frame takes. */
  share: number;
  /** A new shot begins where `cut` is set: the frame jumps there instead of gliding. */
  stops: readonly { atMs: number; middle: number; cut: boolean }[];
}

/** What changes less than this from one sample to the next is noise. */
const NOISE = 10;
/** Share of the picture that changes where one shot ends and the next begins. */
const CUT_SHARE = 0.55;
/** Part of the frame in which what is followed is held, however calm the frame moves. */
const HELD = 0.12;

/**
 * Plans how a frame of another shape moves over a video so that what moves stays in it: for each sample the place is found where most
 * changes, then the way is smoothed over time, `calm` (0..1) saying how much, and a new shot begins anew.
 * @param ratio width / height of the frame
 */
export function planReframe(
  samples: readonly ReframeSample[],
  size: { width: number; height: number },
  ratio: number,
  calm: number,
): ReframePlan {
  const { width, height } = size;
  const axis = width / height > ratio ? "x" : "y";
  const share = axis === "x" ? Math.min(1, (height * ratio) / width) : Math.min(1, width / ratio / height);
  const length = axis === "x" ? width : height;
  const frame = Math.max(1, Math.round(length * share));
  let before: ReframeSample | null = null;
  let middle = samples[0] === undefined ? 0.5 : place(detailOf(samples[0].luma, size, axis), frame, 0.5, 0.25);
  const targets = samples.map(({ atMs, luma }) => {
    const changed = before === null ? null : changeOf(before.luma, luma, size, axis);
    // What changed between two looks was in the middle of them.
    const seenAt: number = before === null || changed === null ? atMs : (before.atMs + atMs) / 2;
    before = { atMs, luma };
    const cut = changed !== null && changed.share > CUT_SHARE;
    if (cut) middle = place(detailOf(luma, size, axis), frame, 0.5, 0.25);
    else if (changed !== null && changed.most > 0) middle = place(changed.profile, frame, middle, 0.1);
    return { atMs: cut ? atMs : seenAt, middle, cut };
  });
  // What moves is known from the second look on: a shot begins where it is found then.
  const opened = targets.map((target, index) => {
    const next = targets[index + 1];
    return (index === 0 || target.cut) && next !== undefined && !next.cut ? { ...target, middle: next.middle } : target;
  });
  return { axis, share, stops: smooth(opened, share, calm) };
}

/** Sums of what is in each column (or row). */
type Profile = Float32Array;

const profileOf = (
  map: Float32Array,
  { width, height }: { width: number; height: number },
  axis: "x" | "y",
): Profile => {
  const profile = new Float32Array(axis === "x" ? width : height);
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      const at = axis === "x" ? x : y;
      profile[at] = (profile[at] ?? 0) + (map[index] ?? 0);
    }
  return profile;
};

function changeOf(
  before: Float32Array,
  now: Float32Array,
  size: { width: number; height: number },
  axis: "x" | "y",
): { profile: Profile; share: number; most: number } {
  const change = now.map((value, index) => Math.abs(value - (before[index] ?? 0)));
  const soft = blurChannel(change, size.width, size.height, 1);
  let many = 0;
  let most = 0;
  for (let index = 0; index < soft.length; index++) {
    const value = Math.max(0, (soft[index] ?? 0) - NOISE);
    soft[index] = value;
    if (value > 14) many += 1;
    if (value > most) most = value;
  }
  return { profile: profileOf(soft, size, axis), share: many / soft.length, most };
}

/** Edges of a picture: what there is to see where nothing moves. */
function detailOf(luma: Float32Array, size: { width: number; height: number }, axis: "x" | "y"): Profile {
  const { width } = size;
  const detail = luma.map((value, index) => {
    const right = (index + 1) % width === 0 ? value : (luma[index + 1] ?? value);
    return Math.abs(right - value) + Math.abs((luma[index + width] ?? value) - value);
  });
  return profileOf(detail, size, axis);
}

/** Middle of the frame (share of the side) that holds most of a profile, weighed towards its own middle; `pull` holds it near `last`. */
function place(profile: Profile, frame: number, last: number, pull: number): number {
  const total = profile.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return last;
  let best = last;
  let bestScore = -Infinity;
  for (let from = 0; from + frame <= profile.length; from++) {
    let sum = 0;
    for (let at = 0; at < frame; at++) {
      const off = Math.abs((at + 0.5) / frame - 0.5) * 2;
      sum += (profile[from + at] ?? 0) * (1 - 0.6 * off * off);
    }
    const middle = (from + frame / 2) / profile.length;
    const score = sum / total - pull * Math.abs(middle - last);
    if (score > bestScore) {
      bestScore = score;
      best = middle;
    }
  }
  return best;
}

type Stop = ReframePlan["stops"][number];

/** Weighs each stop with those around it in the same shot, then pulls it back to where what is followed is still in the frame. */
function smooth(targets: readonly Stop[], share: number, calm: number): Stop[] {
  const sigma = 80 + calm * 1100;
  const shots: Stop[][] = [];
  for (const target of targets) {
    if (target.cut || shots.length === 0) shots.push([]);
    shots.at(-1)?.push(target);
  }
  return shots.flatMap((shot) =>
    shot.map((stop) => {
      let sum = 0;
      let weights = 0;
      for (const other of shot) {
        const weight = Math.exp(-0.5 * ((other.atMs - stop.atMs) / sigma) ** 2);
        sum += other.middle * weight;
        weights += weight;
      }
      const held = clamp(sum / weights, stop.middle - share * HELD, stop.middle + share * HELD);
      return { ...stop, middle: clamp(held, share / 2, 1 - share / 2) };
    }),
  );
}

/** How long a frame goes on as it moved after the last look, ms. */
const GOES_ON_MS = 250;

/** After the last stop the frame goes on for a moment as it moved. */
function goneOn(stops: readonly Stop[], atMs: number): number {
  const [before, last] = stops.slice(-2);
  if (before === undefined || last === undefined) return before?.middle ?? 0.5;
  if (last.cut || last.atMs <= before.atMs) return last.middle;
  const pace = (last.middle - before.middle) / (last.atMs - before.atMs);
  return clamp(last.middle + pace * Math.min(GOES_ON_MS, atMs - last.atMs), 0, 1);
}

/** Middle of the frame at a moment (ms): between two stops of one shot on the way from one to the other. */
export function middleAt({ stops }: ReframePlan, atMs: number): number {
  const next = stops.findIndex((stop) => stop.atMs > atMs);
  const after = stops[next];
  const before = stops[next < 0 ? stops.length - 1 : Math.max(0, next - 1)];
  if (before === undefined) return 0.5;
  if (after === undefined) return goneOn(stops, atMs);
  if (after.cut || after.atMs <= before.atMs) return before.middle;
  const t = clamp((atMs - before.atMs) / (after.atMs - before.atMs), 0, 1);
  return before.middle + (after.middle - before.middle) * t;
}
