import { type AddressPolicy, PUBLIC_ADDRESSES } from "../public-address.ts";

/** How Git remotes are reached. Tests bring a world of their own. */
export interface GitNetwork extends AddressPolicy {
  /** Certificate authorities to trust instead of the usual ones, as PEM. */
  ca?: string;
  /** Longest silence of a remote, ms. */
  silenceMs: number;
  /** Time for a whole push, ms. */
  timeLimitMs: number;
}

/** The open internet. */
export const GIT_NETWORK: GitNetwork = { ...PUBLIC_ADDRESSES, silenceMs: 15_000, timeLimitMs: 60_000 };
