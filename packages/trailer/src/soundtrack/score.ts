import { createRandom, pick } from "@sayhey/contract/random";
import type { Arrangement } from "./arrangement.ts";
import type { Chord, Harmony } from "./harmony.ts";
import type { Mood, Steps } from "./mood.ts";
import { breathesAt, writeDrums } from "./score-drums.ts";
import { chordAt, eachStep, levelOf, swung, type Score, type ScoreNote, type Writer } from "./score-writer.ts";

export type { Score } from "./score-writer.ts";

function writeBass(writer: Writer): void {
  const { mood, plan, harmony, random, score } = writer;
  const patterns = [pick(random, mood.bass.steps), pick(random, mood.bass.steps)];
  let open: ScoreNote | null = null;
  const play = (from: number, to: number): void => {
    eachStep(plan, from, to, (beat, step, bar) => {
      const mark = patterns[((bar % 2) + 2) % 2]?.[step] ?? ".";
      const chord = chordAt(writer, beat);
      // The first beat of a part has its root, whatever the pattern says: the ear takes the chord from it.
      const sounded = beat === from && (mark === "-" || mark === ".") ? "r" : mark;
      if (breathesAt(writer, beat) || sounded === ".") {
        open = null;
        return;
      }
      if (sounded === "-") {
        if (open !== null) open.beats += 0.25;
        return;
      }
      const next = chordAt(writer, beat + 1);
      open = {
        beat: swung(mood, beat, step),
        beats: 0.25,
        midi: bassNote(sounded, chord, next, harmony),
        level: step % 4 === 0 ? 1 : 0.88,
      };
      score.bass.push(open);
    });
    open = null;
  };
  play(plan.drop, plan.build);
  // A pedal in eighths through the second lift.
  for (let beat = plan.build; beat < plan.hold - 1e-6; beat += 0.5)
    score.bass.push({ beat, beats: 0.4, midi: harmony.cadence.root, level: 0.8 });
  play(plan.call, plan.end);
}

function bassNote(mark: string, { root, notes }: Chord, next: Chord, harmony: Harmony): number {
  if (mark === "o") return root + 12;
  if (mark === "a" && next.root !== root) return harmony.beside(next.root, next.root > root ? -1 : 1);
  if (mark !== "f" && mark !== "a") return root;
  const fifth = notes
    .map((note) => root + ((((note - root) % 12) + 12) % 12))
    .find((note) => note - root >= 6 && note - root <= 8);
  return fifth ?? root;
}

/** A motif of one bar that is repeated, moved with the harmony and answered: AABA; it climbs through the second lift. */
function writeMelody(writer: Writer): void {
  const { mood, plan, harmony, random, score } = writer;
  const motif = (): { rhythm: Steps; contour: number[] } => {
    const rhythm = pick(random, mood.pluck.rhythms);
    let at = Math.floor(random() * 3) * 2;
    // Small steps with a leap now and then, back towards the middle.
    const contour = Array.from(rhythm, () => {
      at += pick(random, [-2, -1, -1, 1, 1, 2, 4, -3]) - Math.round(at / 5);
      return at;
    });
    return { rhythm, contour };
  };
  const first = motif();
  const second = motif();
  const base = harmony.tonic + 12 * (mood.pluck.octave - 1) + 4;
  eachStep(plan, plan.start, plan.end, (beat, step, bar) => {
    if (beat >= plan.drop - plan.breath && beat < plan.drop) return;
    if (beat >= plan.build && beat < plan.call) return;
    const opening = beat < plan.drop;
    const { rhythm, contour } = ((bar % 4) + 4) % 4 === 2 ? second : first;
    const struck = levelOf(rhythm[step] ?? ".");
    // The opening plays the motif thinned out, as a promise.
    if (struck === 0 || (opening && beat < plan.lift && step % 4 !== 0 && struck < 0.75)) return;
    const chord = chordAt(writer, beat);
    const wanted = base + (contour[step] ?? 0) * 2;
    const midi = harmony.nearest(wanted, step % 4 === 0 || struck > 0.8 ? chord : null);
    const melodic = harmony.nearest(midi, clashes(midi, chord) ? chord : null);
    const note = { beat: swung(mood, beat, step), beats: 0.25, midi: melodic, level: struck * (opening ? 0.9 : 1) };
    score.melody.push(note);
    // With the whole band the strong notes are doubled an octave up.
    if (beat >= plan.full && struck > 0.75) score.melody.push({ ...note, midi: melodic + 12, level: struck * 0.4 });
  });
  let climb = 0;
  for (let beat = plan.build; beat < plan.hold - 1e-6; beat += 0.5) {
    const midi = harmony.nearest(base + climb, harmony.cadence);
    climb = midi - base + 3;
    score.melody.push({ beat, beats: 0.4, midi, level: 0.6 + 0.3 * ((beat - plan.build) / (plan.call - plan.build)) });
  }
}

/** Whether a note rubs against a chord by a semitone. */
function clashes(midi: number, chord: Chord): boolean {
  return chord.notes.some((note) => {
    const distance = (((midi - note) % 12) + 12) % 12;
    return distance === 1 || distance === 11;
  });
}

function writeStabs(writer: Writer): void {
  const { mood, plan, score } = writer;
  if (mood.stabs === null) return;
  const { steps, strum = 0 } = mood.stabs;
  const late = (strum * plan.bpm) / 60_000;
  const play = (from: number, to: number, strength: number): void => {
    eachStep(plan, from, to, (beat, step) => {
      const struck = levelOf(steps[step] ?? ".");
      if (struck === 0) return;
      for (const [string, midi] of chordAt(writer, beat).notes.entries())
        score.stabs.push({
          beat: swung(mood, beat, step) + string * late,
          beats: 0.3,
          midi,
          level: struck * strength,
        });
    });
  };
  play(plan.full, plan.build, 1);
  play(plan.call, plan.end, 1);
}

/** Chords broken upwards and down again, in sixteenths. */
function writeArpeggio(writer: Writer): void {
  const { mood, plan, score } = writer;
  if (mood.arpeggio === null) return;
  const { octave } = mood.arpeggio;
  eachStep(plan, plan.drop, plan.end, (beat, step) => {
    if (beat >= plan.hold && beat < plan.call) return;
    const { notes } = chordAt(writer, beat);
    const ladder = [...notes, (notes[0] ?? 60) + 12, (notes[1] ?? 64) + 12];
    const turn = step % (2 * ladder.length - 2);
    const midi = (ladder[turn < ladder.length ? turn : 2 * ladder.length - 2 - turn] ?? 60) + 12 * octave;
    const strength = beat < plan.full ? 0.6 : 1;
    score.arpeggio.push({
      beat: swung(mood, beat, step),
      beats: 0.22,
      midi,
      level: strength * (step % 4 === 0 ? 0.9 : 0.65),
    });
  });
}

function writePad(writer: Writer): void {
  const { mood, plan, score } = writer;
  // By chords, cut where the parts meet.
  const edges = new Set([plan.start, plan.drop - plan.breath, plan.drop, plan.build, plan.hold, plan.call, plan.end]);
  const first = -Math.ceil((plan.drop - plan.start) / mood.chordBeats);
  for (let index = first; plan.drop + index * mood.chordBeats < plan.build; index++)
    edges.add(plan.drop + index * mood.chordBeats);
  const at = [...edges].filter((beat) => beat >= plan.start && beat <= plan.end).sort((a, b) => a - b);
  for (const [index, from] of at.entries()) {
    const to = at[index + 1];
    if (to === undefined || to - from < 0.12) continue;
    // Nothing is held through the breath before a drop.
    if ((from >= plan.drop - plan.breath && from < plan.drop) || (from >= plan.hold && from < plan.call)) continue;
    score.pad.push({
      beat: from,
      beats: to - from,
      notes: chordAt(writer, from).notes,
      level: from < plan.drop ? 0.8 : 1,
    });
  }
}

/** The last chord: everyone on the beat, then silence but for the ringing. */
function writeEnd({ mood, plan, harmony, score }: Writer): void {
  const { home } = harmony;
  const left = Math.max(1, plan.beats - plan.end);
  score.drums.push({ drum: mood.drums.taiko === undefined ? "kick" : "taiko", beat: plan.end, level: 1 });
  score.bass.push({ beat: plan.end, beats: Math.min(left, 3), midi: home.root, level: 0.75 });
  score.pad.push({ beat: plan.end, beats: left, notes: [...home.notes], level: 0.8 });
  // Rolled upwards, as a hand would.
  const spread = [home.root + 12, ...home.notes, (home.notes[0] ?? home.root) + 12];
  for (const [index, midi] of spread.entries()) {
    score.melody.push({
      beat: plan.end + index * 0.04,
      beats: left,
      midi: midi + (mood.pluck.octave > 3 ? 12 : 0),
      level: 0.55,
    });
  }
}

/** Writes a piece for an arrangement: the same for the same mood, harmony and seed. */
export function writeScore(mood: Mood, plan: Arrangement, harmony: Harmony, seed: number): Score {
  const writer: Writer = {
    mood,
    plan,
    harmony,
    random: createRandom(seed ^ 0x5eed),
    score: { drums: [], bass: [], melody: [], stabs: [], arpeggio: [], pad: [] },
  };
  writeDrums(writer);
  writeBass(writer);
  writeMelody(writer);
  writeStabs(writer);
  writeArpeggio(writer);
  writePad(writer);
  writeEnd(writer);
  return writer.score;
}
