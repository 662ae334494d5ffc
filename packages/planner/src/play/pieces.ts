import { singularOf } from "../embedded/inflect.ts";
import { playSets } from "./loaded-sets.ts";
import type { IconSet } from "./sets.ts";
import type { Game } from "./games.ts";

/** A piece of a game as a block has it. */
export interface Piece {
  label: string;
  icon?: string;
}

const piecesOf = ({ pieces }: IconSet): Piece[] =>
  pieces.split(" ").map((entry) => {
    const [icon = "", label = icon] = entry.split("=");
    return { icon, label: label.replaceAll("_", " ") };
  });

/** What things are drawn by that have no icon of their own. */
const LIKE: Readonly<Record<string, string>> = {
  kitten: "cat",
  kitty: "cat",
  puppy: "dog",
  dachshund: "dog",
  poodle: "dog",
  terrier: "dog",
  tuna: "fish",
  salmon: "fish",
  mouse: "rat",
  bunny: "rabbit",
  hare: "rabbit",
  train: "train-front",
  racecar: "car",
  spaceship: "rocket",
  flower: "flower-2",
  tree: "tree-pine",
};

let byWord: ReadonlyMap<string, string> = new Map();

/** The icon that shows what a word means; undefined where none does. */
function iconOf(word: string): string | undefined {
  if (byWord.size === 0)
    byWord = new Map(
      playSets()
        .icons.flatMap((set) => piecesOf(set))
        .filter(({ label }) => !label.includes(" "))
        .map(({ label, icon = "" }) => [label.toLowerCase(), icon]),
    );
  return Object.hasOwn(LIKE, word) ? LIKE[word] : byWord.get(word);
}

/** What one plays with, not what one plays. */
const CONTROLS =
  /\b(?:arrow keys?|keys?|keyboard|mouse|phone|computer|screen|buttons?|scores?|levels?|music|sound|web|game|time|timer|clock)\b/g;

/** Things of a text that can be drawn, in its order, each once. */
function drawnIn(text: string): Piece[] {
  const found = new Map<string, Piece>();
  for (const word of text
    .toLowerCase()
    .replace(CONTROLS, " ")
    .match(/\p{L}[\p{L}-]*/gu) ?? []) {
    const one = singularOf(word);
    const icon = iconOf(one) ?? iconOf(word);
    if (icon !== undefined && !found.has(icon)) found.set(icon, { label: one, icon });
  }
  return [...found.values()];
}

/** Signs in an order of their own, for games in which one becomes the next. */
const SERIES: readonly { says: RegExp; signs: string }[] = [
  { says: /\bgreek (?:letters?|alphabet)\b/, signs: "αβγδεζηθικλμνξοπρστυφχψω" },
  { says: /\b(?:letters?|alphabet|abc)\b/, signs: "ABCDEFGHIJKLMNOPQRST" },
];
const WORD_SERIES: readonly { says: RegExp; signs: string }[] = [
  { says: /\broman (?:numerals?|numbers?)\b/, signs: "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI" },
  { says: /\b(?:chemical )?elements?\b|\bperiodic table\b/, signs: "H He Li Be B C N O F Ne Na Mg Al Si P S" },
];

function seriesIn(text: string): Piece[] | undefined {
  const letters = SERIES.find(({ says }) => says.test(text));
  if (letters !== undefined) return [...letters.signs].map((label) => ({ label }));
  const words = WORD_SERIES.find(({ says }) => says.test(text));
  return words?.signs.split(" ").map((label) => ({ label }));
}

/** Games whose pieces are all of one kind, */
const OF_A_SET: ReadonlySet<Game> = new Set<Game>(["memory", "whack", "spotDifference", "colorSort", "merge2048"]);
/** and those in which each has a part of its own: who one is, and what one meets. */
const OF_PARTS: ReadonlySet<Game> = new Set<Game>(["snake", "runner", "catcher", "maze", "clicker"]);

/** What a game is played with, where the text says so, and the word for all of it. */
export function piecesFor(game: Game, text: string): { pieces: Piece[]; theme: string } | undefined {
  if (game === "merge2048") {
    const series = seriesIn(text);
    if (series !== undefined) return { pieces: series, theme: "" };
  }
  const set = playSets().icons.find(({ says }) => says.test(text));
  if (OF_A_SET.has(game)) return set === undefined ? undefined : { pieces: piecesOf(set), theme: themeOf(set, text) };
  if (!OF_PARTS.has(game)) return undefined;
  const drawn = drawnIn(text);
  const [first] = drawn;
  if (first === undefined) return undefined;
  const others = set === undefined ? [] : piecesOf(set).filter(({ icon }) => icon !== first.icon);
  const pieces = [...drawn, ...(drawn.length < 2 ? others.slice(0, 4) : [])].slice(0, 6);
  return pieces.length < 2 ? undefined : { pieces, theme: first.label };
}

/** The word of the text that names the set. */
const themeOf = (set: IconSet, text: string): string => singularOf(set.says.exec(text)?.[0] ?? set.id);
