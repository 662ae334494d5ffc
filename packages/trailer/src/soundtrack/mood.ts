import type { BassKind } from "./basses.ts";
import type { PadKind } from "./pads.ts";
import type { PluckKind } from "./plucks.ts";

/** Steps of a bar in sixteenths: a digit 1 to 9 is a hit that loud, `.` none. */
export type Steps = string;

/**
 * Steps of a bass in sixteenths: `r` root, `o` the octave above, `f` the fifth, `a` the note of the scale that leads to the next root,
 * `-` holds the note before, `.` rests.
 */
type BassSteps = string;

/** What a kit is made of: a drum machine, a drummer, an old sampler, a console's sound chip. */
export type KitKind = "machine" | "acoustic" | "dusty" | "chip";

/** How one mood sounds: its harmony, its kit and the balance of its voices. */
export interface Mood {
  /** The tempo it is at home at, bpm. It is played at that of the trailer, half of it or twice as fast, whichever is nearer. */
  tempo: number;
  /** Semitones of the scale's seven degrees above the tonic. */
  scale: readonly number[];
  /** Tonics to choose from, MIDI notes of the bass. */
  tonics: readonly number[];
  /** Chords as degrees from 0, to choose from; each starts on the tonic, which falls on the drop. */
  progressions: readonly (readonly number[])[];
  /** Degree of the chord under the second lift, which pulls to the tonic at the call to action. */
  cadence: number;
  /** Thirds stacked in a chord: 3 a triad, 4 a seventh, 5 a ninth. */
  chordSize: 3 | 4 | 5;
  /** Beats a chord lasts. */
  chordBeats: 2 | 4;
  /** Share of a sixteenth by which every second one is late. */
  swing: number;
  kit: KitKind;
  drums: Partial<Record<DrumName, readonly [steps: Steps, gain: number]>>;
  /** Drums that wait for the whole band. */
  late: readonly DrumName[];
  /** What rolls into the drop and fills before cuts. */
  roll: DrumName;
  /** Quiet strokes between the others, each played in some bars only; null for machines. */
  ghosts: { drum: DrumName; steps: Steps; gain: number } | null;
  /** How far a player is off the beat at most, ms; 0 for machines. */
  looseMs: number;
  kick: { pitchHz: number; decay: number; drive: number };
  bass: { kind: BassKind; steps: readonly BassSteps[]; gain: number };
  pluck: { kind: PluckKind; rhythms: readonly Steps[]; octave: number; gain: number };
  /** Chords struck in rhythm once the whole band plays; `strum` is the ms between the strings of a hand that strums. */
  stabs: { kind: PluckKind; steps: Steps; gain: number; strum?: number } | null;
  /** Chords broken into sixteenths above the band; null for none. */
  arpeggio: { kind: PluckKind; octave: number; gain: number } | null;
  pad: { kind: PadKind; fromHz: number; toHz: number; attack: number; gain: number };
  /** How far bass and chords give way to the bass drum, 0 to 1. */
  duck: number;
  reverb: { decay: number; damping: number; gain: number };
  /** Beats between echoes of the melody. */
  echo: { beats: number; feedback: number; gain: number };
  /** How far apart chords and melody are placed, 0 to 1. */
  width: number;
  /** Crackle of a record under everything, 0 for none. */
  crackle: number;
  /**
   * Balance of the whole against pink noise, dB: octaves from 63 Hz to 8 kHz, then above 16 kHz. A phone plays little under 300 Hz, so no
   * mood lives there.
   */
  tone: readonly [number, number, number, number, number, number, number, number, number];
}

/** Drums of the kit. */
export type DrumName =
  | "kick"
  | "snare"
  | "clap"
  | "snap"
  | "rim"
  | "hat"
  | "openHat"
  | "shaker"
  | "lowTom"
  | "highTom"
  | "tamb"
  | "conga"
  | "highConga"
  | "taiko"
  | "ride";
