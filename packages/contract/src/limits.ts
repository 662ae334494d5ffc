/** Limits both sides know. Lengths in characters, times in ms, sizes in bytes. */
export const LIMITS = {
  ideaLength: 2000,
  trailerMinMs: 6000,
  trailerMaxMs: 15_000,
  projectNameLength: 80,
  seedMax: 0x7fff_ffff,
} as const;

/** Message for an empty or blank idea, to the letter. */
export const IDEA_EMPTY_MESSAGE = "Please enter your idea first!";
/** Message for an idea that is too long. */
export const IDEA_TOO_LONG_MESSAGE = "Please keep your idea under 2,000 characters.";
