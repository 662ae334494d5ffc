import type { PlaySets } from "./sets.ts";

const NONE: PlaySets = { bingo: [], generators: [], icons: [], words: [] };
let loaded: PlaySets | undefined;

/** What games are played with and generators draw from; empty as long as nobody asked for any. */
export const playSets = (): PlaySets => loaded ?? NONE;

/** Loads them: 65 kB gzipped in a file of their own, for texts that ask for something to play or to draw. */
export async function loadPlaySets(): Promise<void> {
  loaded ??= (await import("./all-sets.ts")).ALL_SETS;
}
