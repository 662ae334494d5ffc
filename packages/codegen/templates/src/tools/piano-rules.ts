/** A key of a piano by its MIDI number, where 60 is the middle C. */
export interface PianoKey {
  note: number;
  isBlack: boolean;
  /** Letter on a keyboard that plays it. */
  letter: string | undefined;
}

/** Names of notes with sharps, from C up. */
const NAMES = ["C", "C♯", "D", "D♯", "E", "F", "F♯", "G", "G♯", "A", "A♯", "B"] as const;
const BLACK: ReadonlySet<number> = new Set([1, 3, 6, 8, 10]);
/** Letters for the notes from the first C up: the home row is white, the row above it black. */
const LETTERS = "awsedftgyhujkolp";

/** How many keys the keyboard has: two octaves. */
const KEYS = 24;

/** Scientific name of a note: 60 is C4. */
export const noteName = (note: number): string => `${NAMES[((note % 12) + 12) % 12]}${Math.floor(note / 12) - 1}`;

/** Frequency in Hz in equal temperament, with A4 at 440 Hz (ISO 16). */
export const frequencyOf = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** The keys of two octaves from the C at `base`. */
export const pianoKeys = (base: number): PianoKey[] =>
  Array.from({ length: KEYS }, (_, index) => ({
    note: base + index,
    isBlack: BLACK.has(index % 12),
    letter: LETTERS[index],
  }));

/** The note that a letter plays. */
export function noteOfLetter(letter: string, base: number): number | undefined {
  const index = letter.length === 1 ? LETTERS.indexOf(letter.toLowerCase()) : -1;
  return index < 0 ? undefined : base + index;
}

/** Where a black key stands among the seven white ones of its octave, in white keys from the left. */
export const blackAt = (note: number): number => ({ 1: 1, 3: 2, 6: 4, 8: 5, 10: 6 })[((note % 12) + 12) % 12] ?? 0;

/** A key that was pressed: when and how long, in ms from the start of the take. */
export interface Played {
  note: number;
  at: number;
  ms: number;
}

/** Longest take, in ms. */
export const LONGEST_TAKE = 60_000;

/** How long a take is until its last note ends, in ms. */
export const lengthOf = (take: readonly Played[]): number => Math.max(0, ...take.map(({ at, ms }) => at + ms));

/** The first phrase of the "Ode to Joy" (Beethoven, 1824), so that there is something to play back. */
export const ODE: readonly Played[] = [
  [64, 1],
  [64, 1],
  [65, 1],
  [67, 1],
  [67, 1],
  [65, 1],
  [64, 1],
  [62, 1],
  [60, 1],
  [60, 1],
  [62, 1],
  [64, 1],
  [64, 1.5],
  [62, 0.5],
  [62, 2],
].reduce<Played[]>((take, [note = 60, beats = 1]) => {
  const last = take.at(-1);
  return [
    ...take,
    { note, at: last === undefined ? 0 : Math.ceil((last.at + last.ms) / 210) * 210, ms: beats * 420 - 40 },
  ];
}, []);
