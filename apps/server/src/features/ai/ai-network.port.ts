import type { AiConfig } from "./ai-config.port.ts";
import { type AddressPolicy, PUBLIC_ADDRESSES } from "../../infra/limits/public-address.ts";

declare module "../../infra/queue/job-definition.ts" {
  interface WorkerServices {
    aiNetwork: AiNetwork;
  }
}

declare module "../../http/rpc/define-function.ts" {
  interface FunctionServices {
    /** The model of the server, how often a person may use it, and how models are reached. */
    ai: { server: AiConfig | null; runsPerDay: number; network: AiNetwork };
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
