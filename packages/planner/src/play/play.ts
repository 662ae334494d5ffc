import type { NewBlock } from "../embedded/app-draft.ts";

/** A game or tool that a text asks for, before the app has what it keeps. */
export interface Play {
  /** The block, without what it is tied to in the app. */
  block: Extract<NewBlock, { kind: "game" | "tool" }>;
  title: string;
  icon: string;
  tagline: string;
  itch: string;
  promise: string;
  /** What is counted and kept: points, or that of which less is better; undefined where nothing is. */
  counts?: { name: string; isLeast: boolean };
  /** Words of the app's own that it is played with or draws from: what one is called, and the rows. */
  words?: { one: string; many: string; rows: string; groups?: readonly string[] };
}

/** What a text asks for to play or to work with, and what the app is called. */
export interface Plays {
  plays: readonly Play[];
  name: string;
  /** What the text describes is no game we have: it is played as one that comes near. */
  isGuessed?: true;
}
