/** The voices of the machine, from the lowest up as they are shown. */
export const VOICES = ["kick", "snare", "clap", "hat", "openHat", "tom"] as const;
/** See `VOICES`. */
export type Voice = (typeof VOICES)[number];

/** Steps of a bar: sixteenths. */
export const STEPS = 16;

/** Which voice sounds on which step: a text of 16 signs for each, `x` where it does. */
export type Pattern = Readonly<Record<Voice, string>>;

/** Nothing sounds. */
const REST = ".".repeat(STEPS);

/** A pattern in which nothing sounds. */
export const SILENCE: Pattern = { kick: REST, snare: REST, clap: REST, hat: REST, openHat: REST, tom: REST };

/** Patterns to start from, each with the tempo and the swing that it is used to. */
export const STARTS = {
  house: {
    bpm: 122,
    swing: 0,
    pattern: {
      ...SILENCE,
      kick: "x...x...x...x...",
      clap: "....x.......x...",
      hat: "x.x.x.x.x.x.x.x.",
      openHat: "..x...x...x...x.",
    },
  },
  rock: {
    bpm: 104,
    swing: 0,
    pattern: {
      ...SILENCE,
      kick: "x.......x.x.....",
      snare: "....x.......x...",
      hat: "x.x.x.x.x.x.x.x.",
      tom: "..............xx",
    },
  },
  hipHop: {
    bpm: 88,
    swing: 40,
    pattern: {
      ...SILENCE,
      kick: "x..x......x..x..",
      snare: "....x.......x..x",
      hat: "x.xxx.x.x.xxx.x.",
      openHat: "......x.........",
    },
  },
  bossa: {
    bpm: 132,
    swing: 0,
    pattern: { ...SILENCE, kick: "x..xx..xx..xx..x", snare: "x..x..x...x..x..", hat: "xxxxxxxxxxxxxxxx" },
  },
} as const satisfies Record<string, { bpm: number; swing: number; pattern: Pattern }>;

/** Whether a voice sounds on a step. */
export const sounds = (pattern: Pattern, voice: Voice, step: number): boolean => pattern[voice][step] === "x";

/** The pattern with that step turned on or off. */
export function toggleStep(pattern: Pattern, voice: Voice, step: number): Pattern {
  const steps = [...pattern[voice]];
  steps[step] = steps[step] === "x" ? "." : "x";
  return { ...pattern, [voice]: steps.join("") };
}

/** Slowest and fastest tempo, in beats a minute. */
export const TEMPO = [60, 180] as const;

/** Most swing, in percent of an eighth that is left to its second half at the least. */
const MOST_SWING = 1 / 3;

/**
 * Seconds that a sixteenth takes. Swing (0 to 100) makes the first of two longer and the second as much shorter, at 100 as far as
 * triplets: two thirds to one.
 */
export function secondsOf(step: number, bpm: number, swing: number): number {
  const plain = 60 / bpm / 4;
  const shift = plain * MOST_SWING * (swing / 100);
  return step % 2 === 0 ? plain + shift : plain - shift;
}

/** A pattern as lines of text, for keeping it. */
export const patternText = (pattern: Pattern, names: Readonly<Record<Voice, string>>): string =>
  VOICES.map((voice) => `${pattern[voice].match(/.{4}/g)?.join(" ") ?? ""}  ${names[voice]}`).join("\n");
