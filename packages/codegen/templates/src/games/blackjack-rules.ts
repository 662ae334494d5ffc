import { mixedDeck, type Card } from "./cards.ts";
import type { Random } from "./game.ts";

/** What one begins with, and what can be bet. */
export const STAKE = 100;
export const BETS = [5, 10, 25, 50] as const;

/** How a hand ended for the player. */
export type Outcome = "blackjack" | "win" | "push" | "lose" | "bust" | "dealerBust";

/** A table of blackjack: play money, the bet, cards, and who acts. The bet is off the money until the hand is over. */
export interface Blackjack {
  money: number;
  bet: number;
  deck: readonly Card[];
  player: readonly Card[];
  dealer: readonly Card[];
  phase: "bet" | "player" | "dealer";
  outcome: Outcome | null;
  /** Whether the bet of this hand is twice the chosen one. */
  isDoubled: boolean;
  /** Won or lost with the last hand. */
  gain: number;
}

/** A new table. */
export const startBlackjack = (): Blackjack => ({
  money: STAKE,
  bet: BETS[1],
  deck: [],
  player: [],
  dealer: [],
  phase: "bet",
  outcome: null,
  isDoubled: false,
  gain: 0,
});

/** Points of a hand; an ace counts 11 where that is not too much, which makes it soft. */
export function valueOf(hand: readonly Card[]): { points: number; isSoft: boolean } {
  const low = hand.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
  const isSoft = low <= 11 && hand.some(({ rank }) => rank === 1);
  return { points: isSoft ? low + 10 : low, isSoft };
}

/** Whether a hand is an ace and a ten as dealt. */
export const isBlackjack = (hand: readonly Card[]): boolean => hand.length === 2 && valueOf(hand).points === 21;

/** The bet that can be paid: the one chosen, or the highest there is money for. */
export const payable = ({ money, bet }: Blackjack): number =>
  bet <= money ? bet : (BETS.findLast((each) => each <= money) ?? 0);

/** Whether there is no money left for the lowest bet. */
export const isBroke = ({ money, phase }: Blackjack): boolean => phase === "bet" && money < BETS[0];

/** Deals two cards each, out of a fresh deck. */
export function deal(table: Blackjack, random: Random): Blackjack {
  const bet = payable(table);
  if (table.phase !== "bet" || bet === 0) return table;
  const [a, b, c, d, ...deck] = mixedDeck(random);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return table;
  return {
    money: table.money - bet,
    bet,
    deck,
    player: [a, c],
    dealer: [b, d],
    phase: "player",
    outcome: null,
    isDoubled: false,
    gain: 0,
  };
}

const withCard = (table: Blackjack, who: "player" | "dealer"): Blackjack => {
  const [card, ...deck] = table.deck;
  return card === undefined ? table : { ...table, deck, [who]: [...table[who], card] };
};

/** One card more for the player; over 21 loses at once. */
export function hit(table: Blackjack): Blackjack {
  if (table.phase !== "player" || valueOf(table.player).points >= 21) return table;
  const next = withCard(table, "player");
  return valueOf(next.player).points > 21 ? settle(next) : next;
}

/** The player has enough: the dealer's turn. */
export const stand = (table: Blackjack): Blackjack =>
  table.phase === "player" ? { ...table, phase: "dealer" } : table;

/** Whether the bet may be doubled: with two cards, and money for it. */
export const canDouble = ({ phase, player, money, bet }: Blackjack): boolean =>
  phase === "player" && player.length === 2 && money >= bet && !isBlackjack(player);

/** Doubles the bet for exactly one card more. */
export function double(table: Blackjack): Blackjack {
  if (!canDouble(table)) return table;
  const next = withCard({ ...table, money: table.money - table.bet, bet: table.bet * 2, isDoubled: true }, "player");
  return valueOf(next.player).points > 21 ? settle(next) : stand(next);
}

/** The dealer's next step: a card below 17, else the end. Against a blackjack no card helps. */
export function dealerStep(table: Blackjack): Blackjack {
  if (table.phase !== "dealer") return table;
  const draws = valueOf(table.dealer).points < 17 && !isBlackjack(table.player);
  return draws ? withCard(table, "dealer") : settle(table);
}

function outcomeOf({ player, dealer }: Blackjack): Outcome {
  const [own, other] = [valueOf(player).points, valueOf(dealer).points];
  if (own > 21) return "bust";
  if (isBlackjack(player) !== isBlackjack(dealer)) return isBlackjack(player) ? "blackjack" : "lose";
  if (other > 21) return "dealerBust";
  return own === other ? "push" : own > other ? "win" : "lose";
}

/** What comes back of the bet: with a blackjack three for two on top. */
const BACK: Readonly<Record<Outcome, number>> = { blackjack: 2.5, win: 2, dealerBust: 2, push: 1, lose: 0, bust: 0 };

function settle(table: Blackjack): Blackjack {
  const outcome = outcomeOf(table);
  const back = Math.floor(table.bet * BACK[outcome]);
  const bet = table.isDoubled ? table.bet / 2 : table.bet;
  return { ...table, phase: "bet", outcome, bet, money: table.money + back, gain: back - table.bet };
}
