import { pick, type Random } from "./game.ts";
import { lettersOnly } from "./plain-letters.ts";

/** Guesses one has. */
export const TRIES = 6;

/** What is known of a letter: at its place, at another one, or not in the word. */
export type Mark = "right" | "elsewhere" | "none";

/** A word to guess, in capitals, and the guesses so far. */
export interface WordGuess {
  answer: string;
  guesses: readonly string[];
}

/** Words of rows to guess: those of the length that most of them have, between 4 and 8 letters. None where they are too few. */
export function guessableWords(words: readonly string[]): string[] {
  const plain = lettersOnly(words, 4, 8);
  const ofLength = [4, 5, 6, 7, 8].map((length) => plain.filter((word) => word.length === length));
  const most = ofLength.reduce((best, some) => (some.length > best.length ? some : best), []);
  return most.length >= 3 ? most : [];
}

/** A new game with one of the words, another than the last where there is one. */
export function startGuess(words: readonly string[], last: string | undefined, random: Random): WordGuess {
  const others = words.filter((word) => word !== last);
  return { answer: pick(others.length > 0 ? others : words, random), guesses: [] };
}

/** Marks of a guess. A letter is marked as often as the answer has it: first at its places, then from left to right. */
export function marksOf(guess: string, answer: string): Mark[] {
  const left = [...answer].filter((letter, index) => guess[index] !== letter);
  return [...guess].map((letter, index) => {
    if (answer[index] === letter) return "right";
    const at = left.indexOf(letter);
    if (at < 0) return "none";
    left.splice(at, 1);
    return "elsewhere";
  });
}

/** The best that is known of every letter guessed so far. */
export function knownLetters({ answer, guesses }: WordGuess): Map<string, Mark> {
  const rank: readonly Mark[] = ["none", "elsewhere", "right"];
  const known = new Map<string, Mark>();
  for (const guess of guesses)
    marksOf(guess, answer).forEach((mark, index) => {
      const letter = guess[index] ?? "";
      if (rank.indexOf(mark) > rank.indexOf(known.get(letter) ?? "none") || !known.has(letter)) known.set(letter, mark);
    });
  return known;
}

/** How a game stands. */
export function guessStand({ answer, guesses }: WordGuess): "open" | "won" | "lost" {
  if (guesses.at(-1) === answer) return "won";
  return guesses.length >= TRIES ? "lost" : "open";
}

/** Hands in a guess; the same game where it is too short or the game is over. */
export function handIn(game: WordGuess, guess: string): WordGuess {
  if (guess.length !== game.answer.length || guessStand(game) !== "open") return game;
  return { ...game, guesses: [...game.guesses, guess] };
}
