import { pick, type Random } from "@sayhey/contract/random";
import type { Mood } from "./mood.ts";

/** Harmony of a stretch: MIDI notes of the bass and of a close chord. */
export interface Chord {
  root: number;
  notes: readonly number[];
}

/** The chords of a piece. */
export interface Harmony {
  tonic: number;
  /** Chord number `index` of the progression, counted from the drop; those before it are negative. */
  at(index: number): Chord;
  /** The chord that pulls home: a dominant or what stands in for it. */
  cadence: Chord;
  /** The chord at rest. */
  home: Chord;
  /** The note of the scale nearest to `midi` that belongs to the chord, or else to the scale. */
  nearest(midi: number, chord: Chord | null): number;
  /** The note of the scale next to `midi`, below it (-1) or above it (1). */
  beside(midi: number, direction: -1 | 1): number;
}

const CENTER = 62;

function degreeNote(mood: Mood, tonic: number, degree: number): number {
  const octave = Math.floor(degree / 7);
  return tonic + (mood.scale[degree - octave * 7] ?? 0) + octave * 12;
}

/** Moves each note by octaves to lie around a center. */
function closeAround(notes: readonly number[], center: number): number[] {
  return notes.map((note) => note + Math.round((center - note) / 12) * 12).sort((a, b) => a - b);
}

/**
 * The inversion of a chord that is the shortest way from the one before, voice by voice, and stays near the middle: common notes stay
 * where they are, the others move by steps.
 */
function leadFrom(before: readonly number[], notes: readonly number[]): number[] {
  let best: number[] = [];
  let least = Infinity;
  for (let shift = -6; shift <= 6; shift++) {
    const voicing = closeAround(notes, CENTER + shift);
    const middle = voicing.reduce((sum, note) => sum + note, 0) / voicing.length;
    const moved = voicing.reduce((sum, note, voice) => sum + Math.abs(note - (before[voice] ?? note)), 0);
    const cost = moved + 0.6 * Math.abs(middle - CENTER);
    if (cost < least) {
      least = cost;
      best = voicing;
    }
  }
  return best;
}

/** Chooses key and chords. */
export function compose(mood: Mood, random: Random): Harmony {
  const tonic = pick(random, mood.tonics);
  const progression = pick(random, mood.progressions);
  const stackOf = (degree: number, size: number): number[] =>
    Array.from({ length: size }, (_, third) => degreeNote(mood, tonic, degree + third * 2));
  // Roots in one octave around the tonic, where small speakers still tell them apart.
  const rootOf = (degree: number): number => {
    const root = degreeNote(mood, tonic, degree);
    return root >= tonic + 9 ? root - 12 : root;
  };
  let last = closeAround(stackOf(progression[0] ?? 0, mood.chordSize), CENTER);
  const chord = (degree: number, size: number): Chord => {
    last = leadFrom(last, stackOf(degree, size));
    return { root: rootOf(degree), notes: last };
  };
  const chords = progression.map((degree) => chord(degree, mood.chordSize));
  const cadence = chord(mood.cadence, mood.chordSize);
  // At rest the seventh would pull on; a ninth may stay.
  const rest = mood.chordSize === 5 ? [...stackOf(0, 3), degreeNote(mood, tonic, 8)] : stackOf(0, 3);
  const home = { root: rootOf(0), notes: leadFrom(last, rest) };
  const at = (index: number): Chord => {
    const found = chords[((index % chords.length) + chords.length) % chords.length];
    if (found === undefined) throw new TypeError("mood.progressions: must not be empty");
    return found;
  };
  const classes = mood.scale.map((step) => (tonic + step) % 12);
  const within = (midi: number, allowed: readonly number[]): boolean => allowed.includes(((midi % 12) + 12) % 12);
  const nearest = (midi: number, chordOrNone: Chord | null): number => {
    const allowed = chordOrNone === null ? classes : chordOrNone.notes.map((note) => note % 12);
    for (let distance = 0; distance < 12; distance++)
      for (const candidate of [midi - distance, midi + distance]) if (within(candidate, allowed)) return candidate;
    return midi;
  };
  const beside = (midi: number, direction: -1 | 1): number => {
    let note = midi + direction;
    while (!within(note, classes)) note += direction;
    return note;
  };
  return { tonic, at, cadence, home, nearest, beside };
}
