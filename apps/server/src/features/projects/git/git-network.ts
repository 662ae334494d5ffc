import { type AddressPolicy, PUBLIC_ADDRESSES } from "../../../infra/limits/public-address.ts";

declare module "../../../http/rpc/define-function.ts" {
  interface FunctionServices {
    gitNetwork: GitNetwork;
  }
}

/** How Git remotes are reached. Tests bring a world of their own. */
export interface GitNetwork extends AddressPolicy {
  /** Certificate authorities to trust instead of the usual ones, as PEM. */
  ca?: string;
  /** Longest silence of a remote, ms. */
  silenceMs: number;
  /** Time for a whole push, ms. */
  timeLimitMs: number;
  /** Uploaded pictures that a push carries, bytes together. */
  pictureBytes: number;
}

/** The open internet. The pictures leave room below what is fetched of a repository at most: the next push fetches them with it. */
export const GIT_NETWORK: GitNetwork = {
  ...PUBLIC_ADDRESSES,
  silenceMs: 15_000,
  timeLimitMs: 60_000,
  pictureBytes: 40 * 1024 ** 2,
};
