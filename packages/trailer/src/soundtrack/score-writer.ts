import type { Random } from "@sayhey/contract/random";
import type { Arrangement } from "./arrangement.ts";
import type { Chord, Harmony } from "./harmony.ts";
import type { DrumName, Mood } from "./mood.ts";

/** A drum that is struck. Times in beats from the start, levels 0 to 1. */
interface DrumHit {
  drum: DrumName;
  beat: number;
  level: number;
}

/** A note of the melody, the bass or a struck chord. */
export interface ScoreNote {
  beat: number;
  beats: number;
  midi: number;
  level: number;
}

/** A chord held by the pad. */
interface HeldChord {
  beat: number;
  beats: number;
  notes: readonly number[];
  /** 0 to 1. */
  level: number;
}

/** Everything that is played. */
export interface Score {
  drums: DrumHit[];
  bass: ScoreNote[];
  melody: ScoreNote[];
  stabs: ScoreNote[];
  arpeggio: ScoreNote[];
  pad: HeldChord[];
}

/** What the parts of a score are written with. */
export interface Writer {
  mood: Mood;
  plan: Arrangement;
  harmony: Harmony;
  random: Random;
  score: Score;
}

/** How loud a step is, 0 to 1. */
export const levelOf = (step: string): number => (step >= "1" && step <= "9" ? Number(step) / 9 : 0);

/** Calls `visit` for each sixteenth from one beat to another; `step` counts 0 to 15 within bars from the drop. */
export function eachStep(
  plan: Arrangement,
  from: number,
  to: number,
  visit: (beat: number, step: number, bar: number) => void,
): void {
  for (let sixteenth = Math.ceil((from - plan.drop) * 4 - 1e-6); sixteenth < (to - plan.drop) * 4 - 1e-6; sixteenth++) {
    const bar = Math.floor(sixteenth / 16);
    visit(plan.drop + sixteenth / 4, sixteenth - bar * 16, bar);
  }
}

/** Sixteenths that swing are late by a share of their length. */
export function swung(mood: Mood, beat: number, step: number): number {
  return step % 2 === 1 ? beat + mood.swing / 4 : beat;
}

/** A player's beat: off by a few ms, never before the trailer starts. */
export function loose({ mood, plan, random }: Writer, beat: number): number {
  if (mood.looseMs === 0) return beat;
  return Math.max(plan.start, beat + ((random() * 2 - 1) * mood.looseMs * plan.bpm) / 60_000);
}

/** The chord under a beat: the progression from the drop on, what pulls home through the second lift, home from the call on. */
export function chordAt({ mood, plan, harmony }: Writer, beat: number): Chord {
  if (beat >= plan.call - 1e-6) return harmony.home;
  if (beat >= plan.build - 1e-6 && plan.build > plan.drop) return harmony.cadence;
  return harmony.at(Math.floor((beat - plan.drop) / mood.chordBeats + 1e-6));
}
