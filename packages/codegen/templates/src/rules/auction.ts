import { fromCents, toCents } from "./money.ts";

export interface Bid {
  bidder: string;
  amount: number;
  /** Milliseconds since 1970. */
  at: number;
}
export interface Lot {
  start: number;
  minStep: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}
export interface AuctionState {
  /** The bid that leads. */
  leading: Bid | null;
  /** The least the next bid must be. */
  minimum: number;
  ended: boolean;
  /** Who has won, once it is over. */
  winner: string | null;
  /** I bid and someone went higher while it still runs. */
  outbid: boolean;
}

/** Where an auction stands at a moment. Bids after the end do not count; of equal bids the earlier leads. */
export function auctionState(lot: Lot, bids: readonly Bid[], now: number, me: string): AuctionState {
  const counted = bids
    .filter((bid) => bid.at <= lot.endsAt && toCents(bid.amount) >= toCents(lot.start))
    .sort((a, b) => toCents(b.amount) - toCents(a.amount) || a.at - b.at);
  const leading = counted[0] ?? null;
  const ended = now >= lot.endsAt;
  const minimum = leading === null ? toCents(lot.start) : toCents(leading.amount) + toCents(lot.minStep);
  return {
    leading,
    minimum: fromCents(minimum),
    ended,
    winner: ended && leading !== null ? leading.bidder : null,
    outbid: !ended && leading !== null && leading.bidder !== me && counted.some((bid) => bid.bidder === me),
  };
}

/** Why a bid is refused, or null when it stands. */
export function refuseBid(state: AuctionState, amount: number, me: string): "ended" | "low" | "leading" | null {
  if (state.ended) return "ended";
  if (state.leading?.bidder === me) return "leading";
  return Number.isFinite(amount) && toCents(amount) >= toCents(state.minimum) ? null : "low";
}
