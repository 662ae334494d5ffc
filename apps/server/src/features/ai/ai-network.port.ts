import type { ServerAi } from "./ai-config.port.ts";
import type { LocalServer } from "./local-models.port.ts";
import { type AddressPolicy, PUBLIC_ADDRESSES } from "../../infra/limits/public-address.ts";

declare module "../../infra/queue/job-definition.ts" {
  interface WorkerServices {
    aiNetwork: AiNetwork;
  }
}

declare module "../../http/rpc/define-function.ts" {
  interface FunctionServices {
    ai: {
      server: ServerAi;
      /** How often a person may use it. */
      runsPerDay: number;
      network: AiNetwork;
      /** Where model servers are looked for on this machine. */
      localServers: readonly LocalServer[];
      /** Whether only this machine reaches the server. */
      isLocal: boolean;
    };
  }
}

/** How models are reached. Tests bring a world of their own. */
export interface AiNetwork {
  /** Addresses that a person's own service may have; the operator's may have any. */
  own: AddressPolicy;
  /** Certificate authorities to trust instead of the usual ones, as PEM. */
  ca?: string;
  /** Longest silence of a service, before and within an answer, ms. A local model may have to be loaded first. */
  silenceMs: number;
  /** Pause before the first new attempt, ms; a service may ask for a longer one. */
  retryMs: number;
}

/** The open internet. */
export const AI_NETWORK: AiNetwork = { own: PUBLIC_ADDRESSES, silenceMs: 90_000, retryMs: 1000 };
