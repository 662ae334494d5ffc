import { beatMs } from "../beat.ts";
import { arrange } from "../soundtrack/arrangement.ts";
import type { StereoSound } from "../soundtrack/stereo.ts";
import type { Storyboard } from "../storyboard.ts";
import { renderInWorker } from "./render-in-worker.ts";

/** A part of the generated music. */
export interface MusicPart {
  name: "Intro" | "Lift" | "Drop" | "Second lift" | "Ending";
  /** Where it begins, ms of the trailer. */
  atMs: number;
}

/** Largest value of each of `count` equal stretches of a sound, 0 to 1. */
export function peaksOf({ left, right }: StereoSound, count: number): Float32Array {
  const peaks = new Float32Array(count);
  for (let index = 0; index < left.length; index++) {
    const stretch = Math.min(count - 1, Math.floor((index / left.length) * count));
    const value = Math.max(Math.abs(left[index] as number), Math.abs(right[index] as number));
    if (value > (peaks[stretch] as number)) peaks[stretch] = value;
  }
  return peaks;
}

/** Where the parts of a trailer's generated music begin, in their order; those without length are left out. */
export function musicParts(storyboard: Storyboard): MusicPart[] {
  const { bpm, lift, drop, build, call, end } = arrange(storyboard);
  const { offsetMs } = storyboard.soundtrack;
  const timeOf = (beat: number): number => Math.round(offsetMs + beat * beatMs(bpm));
  const parts: MusicPart[] = [
    { name: "Intro", atMs: 0 },
    { name: "Lift", atMs: Math.max(0, timeOf(lift)) },
    { name: "Drop", atMs: timeOf(drop) },
    { name: "Second lift", atMs: timeOf(build) },
    { name: "Ending", atMs: timeOf(Math.min(call, end)) },
  ];
  return parts.filter(({ atMs }, index) => atMs < (parts[index + 1]?.atMs ?? storyboard.durationMs));
}

/** Renders the generated music of a trailer beside the page and measures it: `count` peaks, 0 to 1. */
export async function renderWaveform(storyboard: Storyboard, count: number): Promise<Float32Array> {
  return peaksOf(await renderInWorker({ storyboard, taps: [], music: null, voice: null }), count);
}
