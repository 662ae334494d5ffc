import { mixedDeck, type Card } from "./cards.ts";
import type { Random } from "./game.ts";

/** Play money of each, what both put in first, and what a raise is. */
export const STAKE = 200;
export const ANTE = 10;
export const RAISE = 20;

/** Kinds of hands from the lowest to the highest. */
export const HANDS = [
  "highCard",
  "pair",
  "twoPair",
  "three",
  "straight",
  "flush",
  "fullHouse",
  "four",
  "straightFlush",
] as const;

/** How a round ended: who has the pot, and whether the other one gave up. */
export interface PokerEnd {
  winner: "player" | "computer" | "tie";
  folded: boolean;
}

/** A table of five-card draw: money, pot, hands, and what comes next. */
export interface Poker {
  money: number;
  computerMoney: number;
  pot: number;
  deck: readonly Card[];
  hand: readonly Card[];
  computerHand: readonly Card[];
  /** Cards that the computer has swapped. */
  swapped: number;
  phase: "deal" | "swap" | "bet";
  end: PokerEnd | null;
}

/** A new table. */
export const startPoker = (): Poker => ({
  money: STAKE,
  computerMoney: STAKE,
  pot: 0,
  deck: [],
  hand: [],
  computerHand: [],
  swapped: 0,
  phase: "deal",
  end: null,
});

const high = ({ rank }: Card): number => (rank === 1 ? 14 : rank);

/** Ranks by how often they come, then by height: what two hands of one kind are compared by. */
function groupsOf(hand: readonly Card[]): { rank: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of hand) counts.set(high(card), (counts.get(high(card)) ?? 0) + 1);
  return [...counts].map(([rank, count]) => ({ rank, count })).sort((a, b) => b.count - a.count || b.rank - a.rank);
}

/** The highest rank of a straight, 5 with the ace below the two; 0 where it is none. */
function straightTo(hand: readonly Card[]): number {
  const ranks = [...new Set(hand.map(high))].sort((a, b) => b - a);
  if (ranks.length < 5) return 0;
  const [first = 0, second = 0] = ranks;
  if (first - (ranks[4] ?? 0) === 4) return first;
  return first === 14 && second === 5 ? 5 : 0;
}

/** A hand as numbers that are compared from the left: its kind, then what decides between two of that kind. */
export function rankOf(hand: readonly Card[]): number[] {
  const groups = groupsOf(hand);
  const [first = 0, second = 0] = groups.map(({ count }) => count);
  const isFlush = hand.every(({ suit }) => suit === hand[0]?.suit);
  const straight = straightTo(hand);
  const ranks = groups.map(({ rank }) => rank);
  if (straight > 0) return [isFlush ? 8 : 4, straight];
  if (first === 4) return [7, ...ranks];
  if (first === 3 && second === 2) return [6, ...ranks];
  if (isFlush) return [5, ...ranks];
  if (first === 3) return [3, ...ranks];
  if (first === 2) return [second === 2 ? 2 : 1, ...ranks];
  return [0, ...ranks];
}

/** Above 0 where the first hand is better, 0 for a tie. */
export function compareHands(a: readonly Card[], b: readonly Card[]): number {
  const [own, other] = [rankOf(a), rankOf(b)];
  for (let index = 0; index < own.length; index++) {
    const difference = (own[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether one of the two cannot pay for another round. */
export const isTableOver = ({ money, computerMoney, phase }: Poker): boolean =>
  phase === "deal" && (money < ANTE || computerMoney < ANTE);

/** Both put in the ante and get five cards. */
export function deal(table: Poker, random: Random): Poker {
  if (table.phase !== "deal" || isTableOver(table)) return table;
  const deck = mixedDeck(random);
  return {
    money: table.money - ANTE,
    computerMoney: table.computerMoney - ANTE,
    pot: 2 * ANTE,
    hand: deck.slice(0, 5),
    computerHand: deck.slice(5, 10),
    deck: deck.slice(10),
    swapped: 0,
    phase: "swap",
    end: null,
  };
}

/** Places of the cards that a sensible player gives away: what makes no pair, or what is in the way of a flush. */
export function unwanted(hand: readonly Card[]): number[] {
  const [kind = 0] = rankOf(hand);
  if (kind >= 4 && kind !== 7) return [];
  const places = [...hand.keys()];
  const groups = groupsOf(hand);
  const alone = places.filter((at) =>
    groups.some((group) => group.count === 1 && group.rank === high(hand[at] ?? { rank: 0, suit: "clubs" })),
  );
  if (kind > 0) return kind === 7 ? [] : alone;
  const most = hand.map(({ suit }) => hand.filter((card) => card.suit === suit).length);
  if (most.includes(4)) return places.filter((at) => most[at] === 1);
  const best = groups.slice(0, 2).map(({ rank }) => rank);
  return places.filter((at) => !best.includes(high(hand[at] ?? { rank: 0, suit: "clubs" })));
}

/** Swaps cards for new ones, once; the computer does so too. */
export function swap(table: Poker, places: readonly number[]): Poker {
  if (table.phase !== "swap") return table;
  const deck = [...table.deck];
  const renew = (hand: readonly Card[], away: readonly number[]): Card[] =>
    hand.map((card, at) => (away.includes(at) ? (deck.shift() ?? card) : card));
  const away = unwanted(table.computerHand);
  const hand = renew(table.hand, places);
  const computerHand = renew(table.computerHand, away);
  return { ...table, deck, hand, computerHand, swapped: away.length, phase: "bet" };
}

function settle(table: Poker, winner: PokerEnd["winner"], folded: boolean): Poker {
  const share = { player: table.pot, computer: 0, tie: table.pot / 2 }[winner];
  return {
    ...table,
    money: table.money + share,
    computerMoney: table.computerMoney + table.pot - share,
    phase: "deal",
    end: { winner, folded },
  };
}

/** Lays the hands open: the better one takes the pot. */
export function show(table: Poker): Poker {
  if (table.phase !== "bet") return table;
  const difference = compareHands(table.hand, table.computerHand);
  return settle(table, difference === 0 ? "tie" : difference > 0 ? "player" : "computer", false);
}

/** Gives up the pot. */
export const fold = (table: Poker): Poker => (table.phase === "bet" ? settle(table, "computer", true) : table);

/** Whether both can pay for a raise. */
export const canRaise = ({ phase, money, computerMoney }: Poker): boolean =>
  phase === "bet" && money >= RAISE && computerMoney >= RAISE;

/** Puts in more; the computer goes along with a good pair or better, and now and then without. */
export function raise(table: Poker, random: Random): Poker {
  if (!canRaise(table)) return table;
  const [kind = 0, rank = 0] = rankOf(table.computerHand);
  const calls = kind > 1 || (kind === 1 && rank > 7) || random() < 0.2;
  const paid = { ...table, money: table.money - RAISE, pot: table.pot + RAISE };
  if (!calls) return settle(paid, "player", true);
  return show({ ...paid, computerMoney: table.computerMoney - RAISE, pot: table.pot + 2 * RAISE });
}
