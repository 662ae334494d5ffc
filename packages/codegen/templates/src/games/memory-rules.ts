import { shuffled, type Random } from "./game.ts";

/** A game of pairs: what is on each card, which are turned up, which are found, and how often two were turned. */
export interface Memory {
  cards: readonly number[];
  up: readonly number[];
  found: readonly number[];
  moves: number;
}

/** A new game of so many pairs; what is on them is chosen among `kinds` by chance. */
export function startMemory(pairs: number, kinds: number, random: Random): Memory {
  const chosen = shuffled(
    Array.from({ length: kinds }, (_, kind) => kind),
    random,
  ).slice(0, pairs);
  return { cards: shuffled([...chosen, ...chosen], random), up: [], found: [], moves: 0 };
}

/** Turns two cards that do not match down again. */
export const turnDown = (game: Memory): Memory => (game.up.length < 2 ? game : { ...game, up: [] });

/** Turns a card up; the same game where it is up already. Two that did not match go down first. */
export function turnUp(game: Memory, at: number): Memory {
  if (game.found.includes(at) || game.up.includes(at) || game.cards[at] === undefined) return game;
  const [first, second] = turnDown(game).up;
  if (first === undefined || second !== undefined) return { ...game, up: [at] };
  const moves = game.moves + 1;
  return game.cards[first] === game.cards[at]
    ? { ...game, up: [], found: [...game.found, first, at], moves }
    : { ...game, up: [first, at], moves };
}

/** Whether all pairs are found. */
export const isDone = ({ cards, found }: Memory): boolean => found.length === cards.length;
