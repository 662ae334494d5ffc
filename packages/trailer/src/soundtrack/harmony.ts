import { pick, type Random } from "@sayhey/contract/random";
import type { Mood } from "./moods.ts";

/** Harmony of one bar: MIDI notes of the bass and of a close chord. */
export interface Chord {
  root: number;
  notes: readonly number[];
}

/** The chords of a piece. */
export interface Harmony {
  tonic: number;
  /** Chord of a bar, counted from the drop; bars before it are negative. */
  at(bar: number): Chord;
  /** The chord at rest. */
  home: Chord;
  /** The note of the scale nearest to `midi` that belongs to the chord, or else to the scale. */
  nearest(midi: number, chord: Chord | null): number;
}

const CENTRE = 62;

function degreeNote(mood: Mood, tonic: number, degree: number): number {
  const octave = Math.floor(degree / 7);
  return tonic + (mood.scale[degree - octave * 7] ?? 0) + octave * 12;
}

/** Moves each note by octaves to lie around a centre, so that chords follow each other in small steps. */
function closeAround(notes: readonly number[], centre: number): number[] {
  return notes.map((note) => note + Math.round((centre - note) / 12) * 12).sort((a, b) => a - b);
}

/** Chooses key and chords. */
export function compose(mood: Mood, random: Random): Harmony {
  const tonic = pick(random, mood.tonics);
  const progression = pick(random, mood.progressions);
  const chord = (degree: number, size: number): Chord => {
    const stack = Array.from({ length: size }, (_, third) => degreeNote(mood, tonic, degree + third * 2));
    const root = degreeNote(mood, tonic, degree);
    // Roots in one octave above the tonic's lowest, where small speakers still tell them apart.
    return { root: root >= tonic + 9 ? root - 12 : root, notes: closeAround(stack, CENTRE) };
  };
  const chords = progression.map((degree) => chord(degree, mood.chordSize));
  // At rest the seventh would pull on; a ninth may stay.
  const triad = chord(0, 3);
  const home =
    mood.chordSize === 5
      ? { root: triad.root, notes: closeAround([...triad.notes, degreeNote(mood, tonic, 8)], CENTRE) }
      : triad;
  const at = (bar: number): Chord => {
    const index = ((bar % chords.length) + chords.length) % chords.length;
    const found = chords[index];
    if (found === undefined) throw new TypeError("mood.progressions: must not be empty");
    return found;
  };
  const classes = mood.scale.map((step) => (tonic + step) % 12);
  const nearest = (midi: number, within: Chord | null): number => {
    const allowed = within === null ? classes : within.notes.map((note) => note % 12);
    for (let distance = 0; distance < 12; distance++) {
      for (const candidate of [midi - distance, midi + distance])
        if (allowed.includes(((candidate % 12) + 12) % 12)) return candidate;
    }
    return midi;
  };
  return { tonic, at, home, nearest };
}
