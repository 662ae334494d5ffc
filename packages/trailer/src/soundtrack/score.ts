import { createRandom, pick, type Random } from "@sayhey/contract/random";
import type { Arrangement } from "./arrangement.ts";
import type { Chord, Harmony } from "./harmony.ts";
import type { DrumName, Mood, Steps } from "./moods.ts";

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
  pad: HeldChord[];
}

interface Writer {
  mood: Mood;
  plan: Arrangement;
  harmony: Harmony;
  random: Random;
  score: Score;
}

const level = (step: string): number => (step >= "1" && step <= "9" ? Number(step) / 9 : 0);

/** Calls `visit` for each sixteenth from one beat to another; `step` counts 0 to 15 within bars from the drop. */
function eachStep(
  plan: Arrangement,
  from: number,
  to: number,
  visit: (beat: number, step: number, bar: number) => void,
): void {
  for (let sixteenth = Math.ceil((from - plan.drop) * 4); sixteenth < (to - plan.drop) * 4 - 1e-6; sixteenth++) {
    const bar = Math.floor(sixteenth / 16);
    visit(plan.drop + sixteenth / 4, sixteenth - bar * 16, bar);
  }
}

/** Sixteenths that swing are late by a share of their length. */
function swung(mood: Mood, beat: number, step: number): number {
  return step % 2 === 1 ? beat + mood.swing / 4 : beat;
}

/** A player's beat: off by a few ms, never before the trailer starts. */
function loose({ mood, plan, random }: Writer, beat: number): number {
  if (mood.looseMs === 0) return beat;
  return Math.max(plan.start, beat + ((random() * 2 - 1) * mood.looseMs * plan.bpm) / 60_000);
}

function chordAt({ plan, harmony }: Writer, beat: number): Chord {
  if (beat >= plan.end) return harmony.home;
  return harmony.at(Math.floor((beat - plan.drop) / 4 + 1e-6));
}

function writeDrums(writer: Writer): void {
  const { mood, plan, random, score } = writer;
  const light = new Set<DrumName>(["hat", "shaker", "snap", "rim"]);
  eachStep(plan, plan.start, plan.end, (beat, step) => {
    const inDrop = beat >= plan.drop;
    // Half a beat of nothing makes the drop land.
    if (!inDrop && beat >= plan.drop - 0.5) return;
    for (const [drum, [steps]] of Object.entries(mood.drums) as [DrumName, readonly [Steps, number]][]) {
      const struck = level(steps[step] ?? ".");
      if (struck === 0) continue;
      // The opening has only the light half of the kit, the bass drum from the lift on.
      if (!inDrop && !(light.has(drum) || (drum === "kick" && beat >= plan.lift && step % 4 === 0))) continue;
      const human = 0.9 + random() * 0.1;
      score.drums.push({
        drum,
        beat: loose(writer, swung(mood, beat, step)),
        level: struck * human * (inDrop ? 1 : 0.6),
      });
    }
    const ghost = mood.ghosts === null ? 0 : level(mood.ghosts.steps[step] ?? ".");
    if (mood.ghosts !== null && ghost > 0 && inDrop && random() < 0.7) {
      const { drum, gain } = mood.ghosts;
      // Levels of a drum are against its own gain.
      const against = gain / (mood.drums[drum]?.[1] ?? 0.5);
      score.drums.push({ drum, beat: loose(writer, swung(mood, beat, step)), level: ghost * against });
    }
  });
  writeFills(writer);
}

/** A roll into the drop and a short fill before each cut. */
function writeFills({ mood, plan, score }: Writer): void {
  const roll: DrumName =
    mood.drums.snare !== undefined
      ? "snare"
      : mood.drums.clap !== undefined
        ? "clap"
        : mood.drums.snap !== undefined
          ? "snap"
          : "rim";
  const start = Math.max(plan.lift, plan.drop - 2);
  for (let beat = start; beat < plan.drop - 0.5 - 1e-6; beat += beat < plan.drop - 1.25 ? 0.5 : 0.25) {
    score.drums.push({ drum: roll, beat, level: 0.25 + (0.45 * (beat - start)) / Math.max(0.5, plan.drop - start) });
  }
  for (const cut of plan.cuts) {
    if (cut <= plan.drop + 1) continue;
    for (const [before, loud] of [
      [0.5, 0.4],
      [0.25, 0.6],
    ] as const)
      score.drums.push({ drum: roll, beat: cut - before, level: loud });
  }
}

function writeBass(writer: Writer): void {
  const { mood, plan, random, score } = writer;
  const patterns = [pick(random, mood.bass.steps), pick(random, mood.bass.steps)];
  let open: ScoreNote | null = null;
  eachStep(plan, plan.drop, plan.end, (beat, step, bar) => {
    const mark = patterns[bar % 2]?.[step] ?? ".";
    if (mark === "-") {
      if (open !== null) open.beats += 0.25;
      return;
    }
    open = null;
    if (mark === ".") return;
    const { root, notes } = chordAt(writer, beat);
    const fifth =
      notes
        .map((note) => root + ((((note - root) % 12) + 12) % 12))
        .find((note) => note - root >= 6 && note - root <= 8) ?? root;
    const midi = mark === "o" ? root + 12 : mark === "f" ? fifth : root;
    open = { beat: swung(mood, beat, step), beats: 0.25, midi, level: step % 4 === 0 ? 1 : 0.88 };
    score.bass.push(open);
  });
}

/** A motif of one bar that is repeated, moved with the harmony and answered: AABA. */
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
    const inDrop = beat >= plan.drop;
    if (!inDrop && beat >= plan.drop - 0.5) return;
    const { rhythm, contour } = ((bar % 4) + 4) % 4 === 2 ? second : first;
    const struck = level(rhythm[step] ?? ".");
    // The opening plays the motif thinned out, as a promise.
    if (struck === 0 || (!inDrop && beat < plan.lift && step % 4 !== 0 && struck < 0.75)) return;
    const chord = chordAt(writer, beat);
    const wanted = base + (contour[step] ?? 0) * 2;
    const midi = harmony.nearest(wanted, step % 4 === 0 || struck > 0.8 ? chord : null);
    const melodic = harmony.nearest(midi, clashes(midi, chord) ? chord : null);
    score.melody.push({
      beat: swung(mood, beat, step),
      beats: 0.25,
      midi: melodic,
      level: struck * (inDrop ? 1 : 0.9),
    });
  });
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
  const { steps } = mood.stabs;
  eachStep(plan, plan.drop, plan.end, (beat, step) => {
    const struck = level(steps[step] ?? ".");
    if (struck === 0) return;
    for (const midi of chordAt(writer, beat).notes)
      score.stabs.push({ beat: swung(mood, beat, step), beats: 0.3, midi, level: struck });
  });
}

function writePad(writer: Writer): void {
  const { plan, score } = writer;
  // By bars, cut where the parts meet.
  const bars = Math.ceil((plan.end - plan.drop) / 4);
  const first = -Math.ceil((plan.drop - plan.start) / 4);
  for (let bar = first; bar < bars; bar++) {
    const from = Math.max(plan.start, plan.drop + bar * 4);
    const to = Math.min(plan.end, plan.drop + bar * 4 + 4, from < plan.drop ? plan.drop - 0.5 : plan.end);
    if (to - from < 0.25) continue;
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
  score.drums.push({ drum: "kick", beat: plan.end, level: 1 });
  score.bass.push({ beat: plan.end, beats: Math.min(left, 3), midi: home.root, level: 0.75 });
  score.pad.push({ beat: plan.end, beats: left, notes: [...home.notes], level: 0.6 });
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
    score: { drums: [], bass: [], melody: [], stabs: [], pad: [] },
  };
  writeDrums(writer);
  writeBass(writer);
  writeMelody(writer);
  writeStabs(writer);
  writePad(writer);
  writeEnd(writer);
  return writer.score;
}
