import { shuffled, type Random } from "../games/game.ts";

/** What filler is counted in. */
export type LoremUnit = "paragraphs" | "sentences" | "words";

/** Most of each that is made at once. */
export const LOREM_MOST: Readonly<Record<LoremUnit, number>> = { paragraphs: 30, sentences: 150, words: 2000 };

/** The classic beginning, as printers have set it since the 1500s out of Cicero's De finibus (45 BC). */
export const LOREM_START = "Lorem ipsum dolor sit amet, consectetur adipiscing elit.";

const LATIN =
  "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum".split(
    " ",
  );

/** Filler to be made: out of whole sentences of a language, or the classic Latin when there are none. */
export interface LoremWish {
  unit: LoremUnit;
  count: number;
  sentences: readonly string[];
}

/** Makes filler by chance. */
export function lorem({ unit, count, sentences }: LoremWish, random: Random): string {
  const most = Math.max(1, Math.min(LOREM_MOST[unit], Math.floor(count)));
  const next = sentenceSource(sentences, random);
  if (unit === "sentences") return many(most, next).join(" ");
  if (unit === "paragraphs") return many(most, () => many(3 + Math.floor(random() * 3), next).join(" ")).join("\n\n");
  const words: string[] = [];
  while (words.length < most) words.push(...next().split(" "));
  return words
    .slice(0, most)
    .join(" ")
    .replace(/[,;:.!?]*$/, ".");
}

const many = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

/** Gives one sentence after the other; none comes again before all others were there. */
function sentenceSource(sentences: readonly string[], random: Random): () => string {
  let waiting: string[] = sentences.length === 0 ? [LOREM_START] : [];
  return () => {
    if (sentences.length > 0 && waiting.length === 0) waiting = shuffled(sentences, random);
    return waiting.pop() ?? latinSentence(random);
  };
}

function latinSentence(random: Random): string {
  const words = shuffled(LATIN, random).slice(0, 6 + Math.floor(random() * 8));
  const comma = words.length > 8 ? Math.floor(words.length / 2) : -1;
  const text = words.map((word, index) => (index === comma ? `${word},` : word)).join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
