import { isRed, mixedDeck, SUITS, type Card } from "./cards.ts";
import type { Random } from "./game.ts";

/** A column: how many of its cards lie face down, and all its cards from the back to the front. */
export interface Column {
  down: number;
  cards: readonly Card[];
}

/** A game of Klondike. `up` are the ranks that lie on each pile, in the order of suits. */
export interface Solitaire {
  stock: readonly Card[];
  waste: readonly Card[];
  up: readonly number[];
  columns: readonly Column[];
  moves: number;
}

/** Where cards come from: the drawn ones, a pile, or a column from one of its cards on. */
export type Source = { kind: "waste" } | { kind: "pile"; at: number } | { kind: "column"; at: number; card: number };
/** Where cards go. */
export type Target = { kind: "pile" | "column"; at: number };

/** Seven columns of one to seven cards, the last of each face up; the rest is the stock. */
export function startSolitaire(random: Random): Solitaire {
  const deck = mixedDeck(random);
  const columns = Array.from({ length: 7 }, (_, at) => ({ down: at, cards: deck.splice(0, at + 1) }));
  return { stock: deck, waste: [], up: [0, 0, 0, 0], columns, moves: 0 };
}

/** Draws a card; from an empty stock turns the drawn ones over again. */
export function draw(game: Solitaire): Solitaire {
  const card = game.stock.at(-1);
  if (card !== undefined)
    return { ...game, stock: game.stock.slice(0, -1), waste: [...game.waste, card], moves: game.moves + 1 };
  if (game.waste.length === 0) return game;
  return { ...game, stock: game.waste.toReversed(), waste: [], moves: game.moves + 1 };
}

/** Cards that would be taken from somewhere; none where that is not possible. */
export function takenFrom(game: Solitaire, from: Source): readonly Card[] {
  if (from.kind === "waste") return game.waste.slice(-1);
  if (from.kind === "pile") {
    const [rank, suit] = [game.up[from.at] ?? 0, SUITS[from.at]];
    return rank === 0 || suit === undefined ? [] : [{ rank, suit }];
  }
  const column = game.columns[from.at];
  return column === undefined || from.card < column.down ? [] : column.cards.slice(from.card);
}

function fits(game: Solitaire, cards: readonly Card[], to: Target): boolean {
  const [first] = cards;
  if (first === undefined) return false;
  if (to.kind === "pile") return cards.length === 1 && SUITS[to.at] === first.suit && game.up[to.at] === first.rank - 1;
  const under = game.columns[to.at]?.cards.at(-1);
  return under === undefined ? first.rank === 13 : under.rank === first.rank + 1 && isRed(under) !== isRed(first);
}

/** Everywhere that cards can go, the pile first. Of empty columns one is named, and none for a king that has one already. */
export function targetsFor(game: Solitaire, from: Source): Target[] {
  const cards = takenFrom(game, from);
  const targets: Target[] = SUITS.map((_, at): Target => ({ kind: "pile", at })).filter((to) => fits(game, cards, to));
  let hasEmpty = from.kind === "column" && from.card === 0;
  game.columns.forEach((column, at) => {
    const isSame = from.kind === "column" && from.at === at;
    const isEmpty = column.cards.length === 0;
    if (isSame || (isEmpty && hasEmpty) || !fits(game, cards, { kind: "column", at })) return;
    hasEmpty ||= isEmpty;
    targets.push({ kind: "column", at });
  });
  return from.kind === "pile" ? targets.filter(({ kind }) => kind === "column") : targets;
}

function without(game: Solitaire, from: Source): Solitaire {
  if (from.kind === "waste") return { ...game, waste: game.waste.slice(0, -1) };
  if (from.kind === "pile") return { ...game, up: game.up.map((rank, at) => (at === from.at ? rank - 1 : rank)) };
  const columns = game.columns.map((column, at) => {
    if (at !== from.at) return column;
    const cards = column.cards.slice(0, from.card);
    // What lies bare is turned face up.
    return { cards, down: Math.min(column.down, Math.max(0, cards.length - 1)) };
  });
  return { ...game, columns };
}

/** Moves cards; the same game where they do not fit. */
export function moveTo(game: Solitaire, from: Source, to: Target): Solitaire {
  const cards = takenFrom(game, from);
  if (!fits(game, cards, to)) return game;
  const rest = without(game, from);
  const moves = game.moves + 1;
  if (to.kind === "pile") return { ...rest, up: rest.up.map((rank, at) => (at === to.at ? rank + 1 : rank)), moves };
  const columns = rest.columns.map((column, at) =>
    at === to.at ? { ...column, cards: [...column.cards, ...cards] } : column,
  );
  return { ...rest, columns, moves };
}

/** Puts away every card that a pile takes, over and over. */
export function putAway(game: Solitaire): Solitaire {
  const sources: Source[] = [
    { kind: "waste" },
    ...game.columns.map(({ cards }, at): Source => ({ kind: "column", at, card: cards.length - 1 })),
  ];
  for (const from of sources) {
    const to = targetsFor(game, from).find(({ kind }) => kind === "pile");
    if (to !== undefined) return putAway(moveTo(game, from, to));
  }
  return game;
}

/** Whether all cards lie on the piles. */
export const isWon = ({ up }: Solitaire): boolean => up.every((rank) => rank === 13);
