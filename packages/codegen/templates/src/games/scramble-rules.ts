import { shuffled, type Random } from "./game.ts";

/** Words a round. */
const ROUND = 8;

/** A word whose letters are mixed: their order, and which of them were placed so far, by their place in that order. */
export interface Scrambled {
  answer: string;
  letters: readonly string[];
  placed: readonly number[];
  hints: number;
}

/** A round: the word asked now, those still to come, the points, how many words are behind, and whether that were all. */
export interface Scramble {
  word: Scrambled;
  coming: readonly string[];
  points: number;
  behind: number;
  isOver: boolean;
}

/** A word in capitals with its letters in another order than its own, where it has another one. */
export function mixLetters(answer: string, random: Random): Scrambled {
  const own = [...answer];
  let letters = shuffled(own, random);
  const hasOther = new Set(own).size > 1;
  while (hasOther && letters.join("") === answer) letters = shuffled(own, random);
  return { answer, letters, placed: [], hints: 0 };
}

/** The same word in another order, with nothing placed; hints stay counted. */
export const mixAgain = ({ answer, hints }: Scrambled, random: Random): Scrambled => ({
  ...mixLetters(answer, random),
  hints,
});

/** A round of some of the words. */
export function startScramble(words: readonly string[], random: Random): Scramble {
  const [first = "", ...coming] = shuffled(words, random).slice(0, ROUND);
  return { word: mixLetters(first, random), coming, points: 0, behind: 0, isOver: false };
}

/** What is spelled so far. */
export const spelled = ({ letters, placed }: Scrambled): string => placed.map((at) => letters[at] ?? "").join("");

/** Places a letter at the end, by its place in the mixed order; the same where it lies there already. */
export function placeLetter(word: Scrambled, at: number): Scrambled {
  if (word.placed.includes(at) || word.letters[at] === undefined) return word;
  return { ...word, placed: [...word.placed, at] };
}

/** Takes back whatever was placed from a place on. */
export const takeBack = (word: Scrambled, from: number): Scrambled => ({ ...word, placed: word.placed.slice(0, from) });

/** Keeps what is right from the beginning and places the next letter; costs a point. */
export function hintLetter(word: Scrambled): Scrambled {
  const text = spelled(word);
  let right = 0;
  while (right < text.length && text[right] === word.answer[right]) right++;
  if (right === word.answer.length) return word;
  const placed = word.placed.slice(0, right);
  const at = word.letters.findIndex((letter, index) => letter === word.answer[right] && !placed.includes(index));
  return { ...word, placed: [...placed, at], hints: word.hints + 1 };
}

/** Points of a word: one a letter, less one for each hint. */
export const pointsOf = ({ answer, hints }: Scrambled): number => Math.max(0, answer.length - hints);

/** Goes on to the next word; with points where this one was spelled. */
export function nextWord(round: Scramble, isSolved: boolean, random: Random): Scramble {
  const [next, ...coming] = round.coming;
  const points = round.points + (isSolved ? pointsOf(round.word) : 0);
  const word = next === undefined ? round.word : mixLetters(next, random);
  return { word, coming, points, behind: round.behind + 1, isOver: next === undefined };
}
