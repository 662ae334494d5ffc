import { type AddressPolicy, PUBLIC_ADDRESSES } from "../../../infra/limits/public-address.ts";

declare module "../../../infra/queue/job-definition.ts" {
  interface WorkerServices {
    webhookNetwork: WebhookNetwork;
  }
}

declare module "../../../http/rpc/define-function.ts" {
  interface FunctionServices {
    webhookNetwork: WebhookNetwork;
  }
}

/** How webhooks reach the world. Tests bring a world of their own. */
export interface WebhookNetwork extends AddressPolicy {
  /** Certificate authorities to trust instead of the usual ones, as PEM. */
  ca?: string;
  /** Time for a whole post, ms. */
  timeLimit: number;
}

/** The open internet, 10 seconds for each post. */
export const WEBHOOK_NETWORK: WebhookNetwork = { ...PUBLIC_ADDRESSES, timeLimit: 10_000 };
