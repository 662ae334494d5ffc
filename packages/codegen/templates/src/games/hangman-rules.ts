import { pick, type Random } from "./game.ts";
import { plainLetters } from "./plain-letters.ts";

/** A word to be guessed letter by letter, what hints at it, and the letters tried so far. */
export interface Hangman {
  word: string;
  hint: string;
  tried: readonly string[];
}

/** Whether a word has letters to guess at all. */
export const isGuessable = (word: string): boolean => /[A-Z]/.test(plainLetters(word));

/** A new game with one of the words, another than the last where there is one. */
export function startHangman(
  words: readonly { word: string; hint: string }[],
  last: string | undefined,
  random: Random,
): Hangman {
  const others = words.filter(({ word }) => word !== last);
  const { word, hint } = pick(others.length > 0 ? others : words, random);
  return { word, hint, tried: [] };
}

/** The signs of the word; `letter` is null until it is guessed. What is no letter is never hidden, and 'é' is found by E. */
export function shownLetters({ word, tried }: Hangman): (string | null)[] {
  return [...word.normalize("NFC").toUpperCase()].map((sign) => {
    const plain = plainLetters(sign);
    return /^[A-Z]$/.test(plain) && !tried.includes(plain) ? null : sign;
  });
}

/** Letters that were tried and are not in the word. */
export function misses({ word, tried }: Hangman): string[] {
  const letters = plainLetters(word);
  return tried.filter((letter) => !letters.includes(letter));
}

/** How a game stands that allows so many misses, the last of which ends it. */
export function stand(game: Hangman, allowed: number): "open" | "won" | "lost" {
  if (misses(game).length >= allowed) return "lost";
  return shownLetters(game).includes(null) ? "open" : "won";
}

/** Tries a letter; the same game where it was tried before or the game is over. */
export function tryLetter(game: Hangman, letter: string, allowed: number): Hangman {
  if (stand(game, allowed) !== "open" || game.tried.includes(letter) || !/^[A-Z]$/.test(letter)) return game;
  return { ...game, tried: [...game.tried, letter] };
}
