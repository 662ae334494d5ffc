import type { EntityDef } from "../store/model.ts";

/** How hard a game is. */
export type Level = "easy" | "normal" | "hard";

/** What a game is played with in place of its own: a word or sign, and a picture of it. */
export interface Piece {
  label: string;
  icon?: string;
}

/** What every game takes; one uses of it what it has a use for. */
export interface GameProps {
  id: string;
  title?: string;
  note?: string;
  level?: Level;
  pieces?: readonly Piece[];
  /** Rows whose words it is played with. */
  wordsEntity?: EntityDef;
  wordField?: string;
  hintField?: string;
  /** Where results are kept. */
  logEntity?: EntityDef;
  logScoreField?: string;
  logWhoField?: string;
  logDateField?: string;
}

/** A number from 0 to below 1. */
export type Random = () => number;

/** One of a list that is not empty, by chance. */
export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** A list in an order of chance (Fisher and Yates); the one given in stays as it was. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T];
  }
  return mixed;
}
