import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A meaning: the words for it and what it is a kind of. Offsets are byte positions in WordNet's data.noun. */
export interface Synset {
  offset: string;
  /** Number of the lexicographer file: 5 animals, 6 artefacts, 18 people … */
  file: number;
  words: string[];
  parent: string | undefined;
  children: string[];
}

/** WordNet's nouns, by meaning and by word; the meanings of a word come the most usual first. */
export interface WordNet {
  synsets: Map<string, Synset>;
  sensesOf: Map<string, string[]>;
  /** How often a word was found with a meaning, `word offset` to a count; most have none. */
  tags: Map<string, number>;
}

/** Reads the nouns of a `dict` folder. Format: wndb(5WN), https://wordnet.princeton.edu/documentation/wndb5wn */
export function readWordNet(folder: string): WordNet {
  const synsets = new Map<string, Synset>();
  for (const line of readFileSync(join(folder, "data.noun"), "latin1").split("\n")) {
    if (!/^\d{8} /.test(line)) continue;
    const parts = line.split(" ");
    const [offset = "", file = "0", , wordCount = "0"] = parts;
    const count = Number.parseInt(wordCount, 16);
    const words = Array.from({ length: count }, (_, at) => parts[4 + at * 2] ?? "");
    const pointers = Number(parts[4 + count * 2]);
    let parent: string | undefined;
    for (let at = 0; at < pointers; at++) {
      const [symbol, target] = parts.slice(5 + count * 2 + at * 4, 7 + count * 2 + at * 4);
      // '@i' is an instance: a certain city or person, which is no kind of thing.
      if (symbol === "@") parent ??= target;
      if (symbol === "@i") parent ??= "instance";
    }
    synsets.set(offset, { offset, file: Number(file), words, parent, children: [] });
  }
  for (const synset of synsets.values())
    if (synset.parent !== undefined) synsets.get(synset.parent)?.children.push(synset.offset);
  const sensesOf = new Map<string, string[]>();
  for (const line of readFileSync(join(folder, "index.noun"), "latin1").split("\n")) {
    if (!/^[a-z]/.test(line)) continue;
    const parts = line.trim().split(" ");
    const count = Number(parts[2]);
    sensesOf.set(parts[0] ?? "", parts.slice(-count));
  }
  const tags = new Map<string, number>();
  for (const line of readFileSync(join(folder, "index.sense"), "latin1").split("\n")) {
    const [key = "", offset = "", , count = "0"] = line.split(" ");
    const at = key.indexOf("%1:");
    if (at > 0 && count !== "0") tags.set(`${key.slice(0, at)} ${offset}`, Number(count));
  }
  return { synsets, sensesOf, tags };
}
