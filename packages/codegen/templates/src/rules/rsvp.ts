export interface Answer {
  id: string;
  name: string;
  answer: string;
}
export interface Guests {
  /** Those who have a place, in the order they said yes. */
  coming: Answer[];
  /** Those who said yes when all places were taken. */
  waiting: Answer[];
  /** Places left; null where there is no limit. */
  left: number | null;
}

/** Who has a place out of those who said yes, first come first served. `answers` are in the order they were given. */
export function guestsOf(answers: readonly Answer[], yes: string, places: number | null): Guests {
  const wanted = answers.filter((answer) => answer.answer === yes);
  if (places === null) return { coming: wanted, waiting: [], left: null };
  const limit = Math.max(0, Math.floor(places));
  return {
    coming: wanted.slice(0, limit),
    waiting: wanted.slice(limit),
    left: Math.max(0, limit - wanted.length),
  };
}
