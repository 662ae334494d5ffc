import type { Random } from "./game.ts";

/** A hand: 0 rock, 1 paper, 2 scissors. Each beats the one before it. */
export type Hand = 0 | 1 | 2;

/** Rounds that win a match: the best of five. */
export const TO_WIN = 3;

/** A match: what both showed in every round so far. */
export interface Match {
  rounds: readonly { mine: Hand; theirs: Hand }[];
}

const HANDS: readonly Hand[] = [0, 1, 2];

/** The hand that beats another. */
const beating = (hand: Hand): Hand => HANDS[(hand + 1) % 3] ?? 0;

/** Who wins a round; nobody where both show the same. */
export function winnerOf(mine: Hand, theirs: Hand): "me" | "them" | "nobody" {
  if (mine === theirs) return "nobody";
  return mine === beating(theirs) ? "me" : "them";
}

/** Rounds won by me and by the computer. */
export function scoreOfMatch({ rounds }: Match): { me: number; them: number } {
  const won = (who: "me" | "them") => rounds.filter(({ mine, theirs }) => winnerOf(mine, theirs) === who).length;
  return { me: won("me"), them: won("them") };
}

/**
 * What the computer shows: mostly what beats the hand that came after the last one most often so far, now and then any hand, so
 * that nobody can count on it.
 */
export function computerHand({ rounds }: Match, random: Random): Hand {
  const last = rounds.at(-1)?.mine;
  const after = rounds.flatMap(({ mine }, index) => (index > 0 && rounds[index - 1]?.mine === last ? [mine] : []));
  if (after.length === 0 || random() < 0.4) return HANDS[Math.floor(random() * 3)] ?? 0;
  const often = (hand: Hand) => after.filter((each) => each === hand).length;
  return beating(HANDS.reduce((best, hand) => (often(hand) > often(best) ? hand : best)));
}

/** Plays a round; the same match where it is over. */
export function playRound(match: Match, mine: Hand, random: Random): Match {
  const { me, them } = scoreOfMatch(match);
  if (me >= TO_WIN || them >= TO_WIN) return match;
  return { rounds: [...match.rounds, { mine, theirs: computerHand(match, random) }] };
}
