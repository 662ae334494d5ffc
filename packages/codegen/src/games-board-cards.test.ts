import { createRandom } from "@sayhey/contract/random";
import { describe, expect, it } from "vitest";
import * as blackjack from "../templates/src/games/blackjack-rules.ts";
import { mixedDeck, type Card, type Suit } from "../templates/src/games/cards.ts";
import * as poker from "../templates/src/games/poker-rules.ts";
import * as solitaire from "../templates/src/games/solitaire-rules.ts";

const SUITS: Readonly<Record<string, Suit>> = { s: "spades", h: "hearts", c: "clubs", d: "diamonds" };
const RANKS: Readonly<Record<string, number>> = { A: 1, T: 10, J: 11, Q: 12, K: 13 };
/** "As Td" as cards. */
const cards = (text: string): Card[] =>
  text.split(" ").map((card) => ({
    rank: RANKS[card.charAt(0)] ?? Number(card.charAt(0)),
    suit: SUITS[card.charAt(1)] ?? "clubs",
  }));

describe("cards", () => {
  it("are 52, each once", () => {
    expect(new Set(mixedDeck(createRandom(1)).map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(52);
  });
});

describe("blackjack", () => {
  const table = (player: string, dealer: string, deck = "2c", more: Partial<blackjack.Blackjack> = {}) => ({
    ...blackjack.startBlackjack(),
    money: 90,
    bet: 10,
    phase: "player" as const,
    player: cards(player),
    dealer: cards(dealer),
    deck: cards(deck),
    ...more,
  });
  const finish = (before: blackjack.Blackjack): blackjack.Blackjack => {
    let state = blackjack.stand(before);
    while (state.phase === "dealer") state = blackjack.dealerStep(state);
    return state;
  };

  it("counts aces as eleven or one", () => {
    expect(blackjack.valueOf(cards("As Kd"))).toEqual({ points: 21, isSoft: true });
    expect(blackjack.valueOf(cards("As 9d 5c"))).toEqual({ points: 15, isSoft: false });
    expect(blackjack.valueOf(cards("As Ad 9c"))).toEqual({ points: 21, isSoft: true });
  });

  it("lets the dealer draw to 17 and pays what is due", () => {
    expect(finish(table("Ks 9d", "Kd 6c", "Tc"))).toMatchObject({ outcome: "dealerBust", money: 110, gain: 10 });
    expect(finish(table("Ks 8d", "Kd 8c"))).toMatchObject({ outcome: "push", money: 100, gain: 0 });
    expect(finish(table("Ks 7d", "Kd 8c"))).toMatchObject({ outcome: "lose", money: 90, gain: -10 });
    // A soft 17 stands.
    expect(finish(table("Ks 8d", "Ad 6c")).dealer).toHaveLength(2);
  });

  it("pays a blackjack three to two, unless the dealer has one", () => {
    expect(finish(table("As Kd", "Kh 5c", "6d"))).toMatchObject({ outcome: "blackjack", money: 115, gain: 15 });
    expect(finish(table("As Kd", "Ah Qc"))).toMatchObject({ outcome: "push", gain: 0 });
    expect(finish(table("7s 7d 7h", "Ah Qc"))).toMatchObject({ outcome: "lose" });
  });

  it("doubles for one card, and ends over 21", () => {
    expect(blackjack.double(table("6s 5d", "Kd 7c", "Tc"))).toMatchObject({ money: 80, bet: 20, phase: "dealer" });
    const lost = blackjack.double(table("Ks 5d", "Kd 7c", "Tc"));
    expect(lost).toMatchObject({ outcome: "bust", money: 80, gain: -20, bet: 10 });
    expect(blackjack.hit(table("Ks 6d", "Kd 7c", "Tc"))).toMatchObject({ outcome: "bust", phase: "bet", money: 90 });
    expect(blackjack.canDouble(table("6s 5d", "Kd 7c", "Tc", { money: 5 }))).toBe(false);
    expect(blackjack.deal({ ...blackjack.startBlackjack(), money: 7, bet: 25 }, createRandom(2))).toMatchObject({
      bet: 5,
      money: 2,
    });
  });
});

describe("poker", () => {
  it("ranks hands from the high card to the straight flush", () => {
    const hands = [
      "As Kd 9c 5h 2s",
      "2s 2d 3c 4h 5s",
      "3s 3d 2c 2h 4s",
      "2s 2d 2c 4h 5s",
      "As 2d 3c 4h 5s",
      "2s 3d 4c 5h 6s",
      "2h 4h 6h 8h Th",
      "2s 2d 2c 3h 3s",
      "2s 2d 2c 2h 3s",
      "5h 6h 7h 8h 9h",
    ].map(cards);
    hands.slice(1).forEach((hand, index) => {
      expect(poker.compareHands(hand, hands[index] ?? [])).toBeGreaterThan(0);
    });
    expect(poker.compareHands(cards("As Kd Qc Jh 9s"), cards("Ad Kc Qh Js 9d"))).toBe(0);
    expect(poker.compareHands(cards("Ks Kd 9c 4h 2s"), cards("Kh Kc 8c 7h 6s"))).toBeGreaterThan(0);
  });

  it("swaps only what is given away, and keeps all the money on the table", () => {
    const random = createRandom(3);
    const dealt = poker.deal(poker.startPoker(), random);
    expect(dealt).toMatchObject({ money: 190, computerMoney: 190, pot: 20, phase: "swap" });
    const swapped = poker.swap(dealt, [0, 4]);
    expect(swapped.hand.slice(1, 4)).toEqual(dealt.hand.slice(1, 4));
    expect(swapped.hand[0]).not.toEqual(dealt.hand[0]);
    for (const end of [poker.show(swapped), poker.fold(swapped), poker.raise(swapped, random)])
      expect(end.money + end.computerMoney).toBe(400);
    expect(poker.fold(swapped)).toMatchObject({ money: 190, computerMoney: 210 });
  });

  it("lets the computer keep what is worth keeping", () => {
    expect(poker.unwanted(cards("Ks Kd 9c 4h 2s"))).toEqual([2, 3, 4]);
    expect(poker.unwanted(cards("Ks Qs 9s 4h 2s"))).toEqual([3]);
    expect(poker.unwanted(cards("2s 2d 2c 3h 3s"))).toEqual([]);
  });
});

describe("solitaire", () => {
  const table = (more: Partial<solitaire.Solitaire>): solitaire.Solitaire => ({
    stock: [],
    waste: [],
    up: [0, 0, 0, 0],
    columns: Array.from({ length: 7 }, () => ({ down: 0, cards: [] })),
    moves: 0,
    ...more,
  });
  const columns = (...texts: string[]) =>
    Array.from({ length: 7 }, (_, at) => ({ down: 0, cards: texts[at] === undefined ? [] : cards(texts[at]) }));

  it("deals one to seven cards and draws through the stock and back", () => {
    const game = solitaire.startSolitaire(createRandom(4));
    expect(game.columns.map(({ cards: dealt, down }) => [dealt.length, down])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((count) => [count, count - 1]),
    );
    let drawn = game;
    for (let count = 0; count < 24; count++) drawn = solitaire.draw(drawn);
    expect(drawn.stock).toHaveLength(0);
    expect(solitaire.draw(drawn).stock).toEqual(game.stock);
  });

  it("builds columns down in alternating colors and piles up by suit", () => {
    const game = table({ waste: cards("9h"), columns: columns("Ts", "Td", "Kc 8s", "As") });
    expect(solitaire.targetsFor(game, { kind: "waste" })).toEqual([{ kind: "column", at: 0 }]);
    expect(solitaire.targetsFor(game, { kind: "column", at: 3, card: 0 })).toEqual([{ kind: "pile", at: 0 }]);
    const wrong = solitaire.moveTo(game, { kind: "waste" }, { kind: "column", at: 1 });
    expect(wrong).toBe(game);
    // Only a king goes to an empty column, and one is enough to name.
    const king = table({ waste: cards("Kh"), columns: columns("Ts") });
    expect(solitaire.targetsFor(king, { kind: "waste" })).toEqual([{ kind: "column", at: 1 }]);
  });

  it("moves whole runs and turns up what lies bare", () => {
    const under = { down: 2, cards: cards("2c 3c 9h 8s") };
    const game = table({ columns: [under, { down: 0, cards: cards("Ts") }, ...columns().slice(2)] });
    expect(solitaire.takenFrom(game, { kind: "column", at: 0, card: 1 })).toEqual([]);
    const next = solitaire.moveTo(game, { kind: "column", at: 0, card: 2 }, { kind: "column", at: 1 });
    expect(next.columns[1]?.cards).toEqual(cards("Ts 9h 8s"));
    expect(next.columns[0]).toEqual({ down: 1, cards: cards("2c 3c") });
  });

  it("puts everything away that goes, to the end", () => {
    const game = table({ up: [12, 12, 12, 11], waste: cards("Ks"), columns: columns("Kh", "Kd Qd", "Kc") });
    expect(solitaire.isWon(solitaire.putAway(game))).toBe(true);
  });
});
