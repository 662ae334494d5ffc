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
  /** Those of its words of which WordNet says that they insult people or are obscene. */
  derogatory: string[];
}

/** WordNet's nouns, by meaning and by word; the meanings of a word come the most usual first. */
export interface WordNet {
  synsets: Map<string, Synset>;
  sensesOf: Map<string, string[]>;
  /** How often a word was found with a meaning, `word offset` to a count; most have none. */
  tags: Map<string, number>;
}

/** The usages that WordNet marks derogatory words with, by one of their words: domains of usage, the pointers `;u`. */
const DEROGATORY_USAGES = ["ethnic_slur", "disparagement", "obscenity"];
/** How its definitions say so, of words that lack the pointer too. */
const DEROGATORY_DEFINITIONS = [
  /\b(?:offensive|insulting|disparaging|derogatory|pejorative|contemptuous|obscene|vulgar)(?: and [a-z]+)?(?: \([^)]*\))? (?:terms?|names?|references?|words|slang)\b(?! or )/,
  /\((?:(?:sometimes|often|usually) )?(?:ethnic slur|offensive|disparaging|derogatory)\b[^)]*\)/,
  /\b(?:now considered offensive|archaic and pejorative|terms? of (?:contempt|abuse))\b/,
];

/** Reads the nouns of a `dict` folder. Format: wndb(5WN), https://wordnet.princeton.edu/documentation/wndb5wn */
export function readWordNet(folder: string): WordNet {
  const synsets = new Map<string, Synset>();
  const usages = new Map<string, string[]>();
  for (const line of readFileSync(join(folder, "data.noun"), "latin1").split("\n")) {
    if (!/^\d{8} /.test(line)) continue;
    const parts = line.split(" ");
    const [offset = "", file = "0", , wordCount = "0"] = parts;
    const count = Number.parseInt(wordCount, 16);
    const words = Array.from({ length: count }, (_, at) => parts[4 + at * 2] ?? "");
    const pointers = Number(parts[4 + count * 2]);
    const [definition = ""] = line.slice(line.indexOf("|") + 1).split('; "');
    let parent: string | undefined;
    for (let at = 0; at < pointers; at++) {
      const [symbol, target] = parts.slice(5 + count * 2 + at * 4, 7 + count * 2 + at * 4);
      // '@i' is an instance: a certain city or person, which is no kind of thing.
      if (symbol === "@") parent ??= target;
      if (symbol === "@i") parent ??= "instance";
      if (symbol === ";u" && target !== undefined) usages.set(offset, [...(usages.get(offset) ?? []), target]);
    }
    const synset = { offset, file: Number(file), words, parent, children: [], derogatory: [] as string[] };
    if (DEROGATORY_DEFINITIONS.some((said) => said.test(definition)))
      synset.derogatory = derogatoryOf(words, definition);
    synsets.set(offset, synset);
  }
  for (const [offset, targets] of usages) {
    const synset = synsets.get(offset);
    const marks = targets.flatMap((target) => synsets.get(target)?.words ?? []);
    if (synset !== undefined && marks.some((word) => DEROGATORY_USAGES.includes(word)))
      synset.derogatory = synset.words;
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

/** The words of a meaning that a definition calls derogatory: those that it quotes, or all. */
function derogatoryOf(words: string[], definition: string): string[] {
  const quoted = [...definition.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word);
  return quoted.length === 0 ? words : words.filter((word) => quoted.includes(word));
}
