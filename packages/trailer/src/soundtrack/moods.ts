import type { SoundtrackMood } from "../storyboard.ts";
import type { BassKind, PluckKind } from "./voices.ts";

/** Steps of a bar in sixteenths: a digit 1 to 9 is a hit that loud, `.` none. */
export type Steps = string;

/** Steps of a bass in sixteenths: `r` root, `o` the octave above, `f` the fifth, `-` holds the note before, `.` rests. */
type BassSteps = string;

/** How one mood sounds: its harmony, its kit and the balance of its voices. */
export interface Mood {
  /** Semitones of the scale's seven degrees above the tonic. */
  scale: readonly number[];
  /** Tonics to choose from, MIDI notes of the bass. */
  tonics: readonly number[];
  /** Chords by bar, as degrees from 0, to choose from; each starts on the tonic, which falls on the drop. */
  progressions: readonly (readonly number[])[];
  /** Thirds stacked in a chord: 3 a triad, 4 a seventh, 5 a ninth. */
  chordSize: 3 | 4 | 5;
  /** Share of a sixteenth by which every second one is late. */
  swing: number;
  drums: Partial<Record<DrumName, readonly [steps: Steps, gain: number]>>;
  /** Quiet strokes between the others, each played in some bars only; null for machines. */
  ghosts: { drum: DrumName; steps: Steps; gain: number } | null;
  /** How far a player is off the beat at most, ms; 0 for machines. */
  looseMs: number;
  kick: { pitchHz: number; decay: number; drive: number };
  bass: { kind: BassKind; steps: readonly BassSteps[]; gain: number };
  pluck: { kind: PluckKind; rhythms: readonly Steps[]; octave: number; gain: number };
  /** Chords struck in rhythm, in the drop. */
  stabs: { kind: PluckKind; steps: Steps; gain: number } | null;
  pad: { fromHz: number; toHz: number; attack: number; gain: number };
  /** How far bass and chords give way to the bass drum, 0 to 1. */
  duck: number;
  reverb: { decay: number; damping: number; gain: number };
  /** Beats between echoes of the melody. */
  echo: { beats: number; feedback: number; gain: number };
}

/** Drums of the kit. */
export type DrumName = "kick" | "snare" | "clap" | "snap" | "rim" | "hat" | "openHat" | "shaker" | "lowTom" | "highTom";

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];

/** Every mood of a soundtrack. */
export const MOODS: Record<SoundtrackMood, Mood> = {
  drive: {
    scale: MINOR,
    tonics: [33, 35, 36, 38, 40],
    progressions: [
      [0, 5, 2, 6],
      [0, 2, 6, 5],
      [0, 3, 5, 6],
    ],
    chordSize: 4,
    swing: 0,
    drums: {
      kick: ["9...9...9...9...", 0.95],
      clap: ["....9.......9...", 0.62],
      hat: ["3.5.3.5.3.5.3.52", 0.25],
      openHat: ["..7...7...7...7.", 0.25],
      shaker: ["5363536353635363", 0.2],
    },
    ghosts: null,
    looseMs: 0,
    kick: { pitchHz: 47, decay: 0.34, drive: 0.6 },
    bass: { kind: "saw", steps: ["..r-..r-..r-..or", "..r-..rr..r-.rof"], gain: 0.36 },
    pluck: { kind: "saw", rhythms: ["9..6..8..7..6.5.", "9..7..6.8..6..7."], octave: 3, gain: 0.34 },
    stabs: { kind: "saw", steps: "8..7..7...8.....", gain: 0.24 },
    pad: { fromHz: 900, toHz: 3000, attack: 0.05, gain: 0.4 },
    duck: 0.7,
    reverb: { decay: 1.6, damping: 0.45, gain: 0.3 },
    echo: { beats: 0.75, feedback: 0.4, gain: 0.4 },
  },
  warm: {
    scale: MAJOR,
    tonics: [36, 38, 40, 41, 43],
    progressions: [
      [0, 4, 5, 3],
      [0, 5, 3, 4],
      [0, 2, 3, 4],
    ],
    chordSize: 4,
    swing: 0.12,
    drums: {
      kick: ["8.....5.8...5...", 0.8],
      snap: ["....8.......8...", 0.53],
      shaker: ["5353535353535353", 0.2],
      rim: [".......4......3.", 0.22],
    },
    ghosts: { drum: "rim", steps: ".2.3...2.2.3..2.", gain: 0.2 },
    looseMs: 7,
    kick: { pitchHz: 52, decay: 0.3, drive: 0.15 },
    bass: { kind: "round", steps: ["r---..r-f---..o.", "r-----r-f-..o-f."], gain: 0.35 },
    pluck: { kind: "string", rhythms: ["8.6.7.6.8.6.7.6.", "8..67.6.8..67.5."], octave: 3, gain: 0.6 },
    stabs: { kind: "keys", steps: "7.....6.....6...", gain: 0.22 },
    pad: { fromHz: 600, toHz: 1500, attack: 0.3, gain: 0.31 },
    duck: 0.3,
    reverb: { decay: 1.5, damping: 0.5, gain: 0.34 },
    echo: { beats: 0.75, feedback: 0.25, gain: 0.18 },
  },
  calm: {
    scale: LYDIAN,
    tonics: [36, 38, 41, 43],
    progressions: [
      [0, 1, 5, 4],
      [0, 4, 5, 1],
      [0, 5, 1, 4],
    ],
    chordSize: 5,
    swing: 0,
    drums: {
      kick: ["7.........4.....", 0.7],
      rim: ["........5.......", 0.28],
      shaker: ["..4...4...4...4.", 0.15],
    },
    ghosts: { drum: "shaker", steps: "..3..2..3..2..3.", gain: 0.1 },
    looseMs: 9,
    kick: { pitchHz: 48, decay: 0.34, drive: 0 },
    bass: { kind: "sub", steps: ["r-------f-----o-", "r---------f-----"], gain: 0.33 },
    pluck: { kind: "keys", rhythms: ["8...6...7.....6.", "8.....7...6...5."], octave: 3, gain: 0.41 },
    stabs: null,
    pad: { fromHz: 500, toHz: 1700, attack: 0.6, gain: 0.46 },
    duck: 0.2,
    reverb: { decay: 2.8, damping: 0.4, gain: 0.55 },
    echo: { beats: 1, feedback: 0.4, gain: 0.34 },
  },
  neon: {
    scale: MINOR,
    tonics: [33, 35, 36, 38],
    progressions: [
      [0, 5, 6, 4],
      [0, 5, 2, 6],
      [0, 6, 5, 6],
    ],
    chordSize: 3,
    swing: 0,
    drums: {
      kick: ["9...9...9...9...", 0.9],
      snare: ["....9.......9...", 0.8],
      hat: ["5...4...5...4...", 0.16],
      openHat: ["..........5.....", 0.13],
      lowTom: ["..........5..6.7", 0.3],
      highTom: [".......5........", 0.22],
    },
    ghosts: null,
    looseMs: 0,
    kick: { pitchHz: 49, decay: 0.3, drive: 0.45 },
    bass: { kind: "saw", steps: ["r.rorr.orr.orr.o", "r.o.r.o.r.o.rfo."], gain: 0.42 },
    pluck: { kind: "saw", rhythms: ["9.6.7.6.9.6.7.6.", "96.79.6.796.79.6"], octave: 4, gain: 0.24 },
    stabs: null,
    pad: { fromHz: 700, toHz: 1700, attack: 0.15, gain: 0.52 },
    duck: 0.5,
    reverb: { decay: 2.6, damping: 0.4, gain: 0.48 },
    echo: { beats: 0.75, feedback: 0.45, gain: 0.4 },
  },
  playful: {
    scale: MAJOR,
    tonics: [36, 38, 40, 41],
    progressions: [
      [0, 3, 0, 4],
      [0, 5, 1, 4],
      [0, 3, 5, 4],
    ],
    chordSize: 3,
    swing: 0.22,
    drums: {
      kick: ["8.......8..5....", 0.82],
      snap: ["....9.......9...", 0.62],
      clap: ["............5...", 0.25],
      shaker: ["4.5.4.5.4.5.4.55", 0.2],
      rim: ["..4......4..4...", 0.2],
    },
    ghosts: { drum: "snap", steps: ".......3.....2.3", gain: 0.25 },
    looseMs: 5,
    kick: { pitchHz: 56, decay: 0.24, drive: 0.2 },
    bass: { kind: "round", steps: ["r...f...o..rf...", "r.r.f...r..of.f."], gain: 0.36 },
    pluck: { kind: "marimba", rhythms: ["9.67.68.9.6..78.", "9..78.6.7.98..6."], octave: 4, gain: 0.48 },
    stabs: { kind: "muted", steps: "..7...7...7...7.", gain: 0.34 },
    pad: { fromHz: 700, toHz: 1200, attack: 0.2, gain: 0.16 },
    duck: 0.2,
    reverb: { decay: 0.9, damping: 0.4, gain: 0.28 },
    echo: { beats: 0.5, feedback: 0.2, gain: 0.12 },
  },
  bold: {
    scale: MINOR,
    tonics: [31, 33, 34, 36],
    progressions: [
      [0, 0, 5, 6],
      [0, 5, 0, 6],
      [0, 3, 5, 4],
    ],
    chordSize: 3,
    swing: 0,
    drums: {
      kick: ["9.....9...7.....", 0.85],
      clap: ["........9.......", 0.78],
      snare: ["........7......3", 0.38],
      hat: ["6...6...6...6.4.", 0.22],
      openHat: ["......5.......5.", 0.18],
      lowTom: ["...........6.7.8", 0.4],
    },
    ghosts: { drum: "hat", steps: "..........3.3334", gain: 0.14 },
    looseMs: 0,
    kick: { pitchHz: 46, decay: 0.4, drive: 0.7 },
    bass: { kind: "deep", steps: ["r-----r---o---..", "r-----r-..r-f-o."], gain: 0.5 },
    pluck: { kind: "bell", rhythms: ["9..7....8..6....", "9...7..6..8....."], octave: 4, gain: 0.57 },
    stabs: { kind: "brass", steps: "9.....8...7.....", gain: 0.5 },
    pad: { fromHz: 450, toHz: 1100, attack: 0.1, gain: 0.34 },
    duck: 0.45,
    reverb: { decay: 1.3, damping: 0.55, gain: 0.26 },
    echo: { beats: 0.75, feedback: 0.3, gain: 0.26 },
  },
  focus: {
    scale: DORIAN,
    tonics: [33, 36, 38, 40],
    progressions: [
      [0, 3, 0, 6],
      [0, 6, 3, 2],
      [0, 2, 6, 3],
    ],
    chordSize: 4,
    swing: 0.06,
    drums: {
      kick: ["8...8...8...8...", 0.8],
      rim: ["....7..3....7...", 0.38],
      hat: ["..5...5...5...53", 0.2],
      shaker: ["3232323232323232", 0.12],
    },
    ghosts: { drum: "rim", steps: "..2....2.3...2..", gain: 0.24 },
    looseMs: 3,
    kick: { pitchHz: 50, decay: 0.26, drive: 0.2 },
    bass: { kind: "round", steps: ["r-..r-..r-..f-o.", "r-.r..r-..r-.f.."], gain: 0.33 },
    pluck: { kind: "muted", rhythms: ["9.69.69.69.69.69", "9.6.96.9.6.96.9."], octave: 4, gain: 0.66 },
    stabs: { kind: "keys", steps: "7......6........", gain: 0.26 },
    pad: { fromHz: 600, toHz: 1600, attack: 0.25, gain: 0.39 },
    duck: 0.4,
    reverb: { decay: 1.3, damping: 0.45, gain: 0.3 },
    echo: { beats: 0.75, feedback: 0.4, gain: 0.3 },
  },
  broadcast: {
    scale: MIXOLYDIAN,
    tonics: [36, 38, 40, 43],
    progressions: [
      [0, 6, 3, 0],
      [0, 3, 6, 3],
      [0, 4, 6, 3],
    ],
    chordSize: 3,
    swing: 0,
    drums: {
      kick: ["9...5...9...5...", 0.85],
      snare: ["....8..3....8..5", 0.58],
      hat: ["5353535353535353", 0.2],
      lowTom: ["......5.......6.", 0.26],
      highTom: [".......4.....5..", 0.2],
    },
    ghosts: { drum: "snare", steps: ".2....2..2.3..2.", gain: 0.22 },
    looseMs: 4,
    kick: { pitchHz: 52, decay: 0.3, drive: 0.4 },
    bass: { kind: "saw", steps: ["r.r.r.r.r.r.f.o.", "rrr.rrr.rrr.f.o."], gain: 0.32 },
    pluck: { kind: "brass", rhythms: ["9...7.7.8.......", "9..77...8..6...."], octave: 3, gain: 0.34 },
    stabs: { kind: "keys", steps: "8..8..8.8..8..8.", gain: 0.2 },
    pad: { fromHz: 800, toHz: 1900, attack: 0.12, gain: 0.28 },
    duck: 0.35,
    reverb: { decay: 1.3, damping: 0.5, gain: 0.28 },
    echo: { beats: 0.5, feedback: 0.2, gain: 0.14 },
  },
};
