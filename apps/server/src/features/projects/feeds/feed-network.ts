import { type AddressPolicy, PUBLIC_ADDRESSES } from "../../../infra/limits/public-address.ts";

/** How feeds are reached. Tests bring a world of their own. */
export interface FeedNetwork {
  policy: AddressPolicy;
  /** Certificate authorities to trust instead of the usual ones, as PEM. */
  ca?: string;
  /** Longest wait for a whole feed or picture, redirects included, ms. */
  patienceMs: number;
}

/** The open internet. */
export const FEED_NETWORK: FeedNetwork = { policy: PUBLIC_ADDRESSES, patienceMs: 10_000 };
