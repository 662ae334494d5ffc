import { log } from "../../../infra/log/log.ts";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@sayhey/contract/app-error";
import type Stripe from "stripe";
import type { StripeConfig } from "./stripe-config.ts";

const require = createRequire(import.meta.url);
/** Stripe's library: more than two hundred modules, which only those load who take payments by it. */
const library = (): typeof Stripe => require("stripe") as typeof Stripe;

/** Longer than this nobody waits for one answer of Stripe, ms. */
const TIME_LIMIT = 15_000;
/** What the library tries again by itself: lost connections, conflicts, failures of Stripe. */
const RETRIES = 2;
/** Pauses before a request that came too soon is sent again, ms; the library gives up on those. */
const PAUSES = [200, 600] as const;

/** A connection to Stripe. */
export interface StripeClient {
  stripe: Stripe;
  /**
   * Asks Stripe something. A write is given the key that makes it happen once, however often it is sent.
   * @throws AppError conflict for a refused card, unavailable for the rest
   */
  ask<T>(work: (stripe: Stripe, once: { idempotencyKey: string }) => Promise<T>): Promise<T>;
}

/** Opens a connection; nothing is sent yet. */
export function openStripe(config: Pick<StripeConfig, "secretKey" | "apiUrl">): StripeClient {
  const url = new URL(config.apiUrl);
  const Library = library();
  const stripe = new Library(config.secretKey, {
    host: url.hostname,
    protocol: url.protocol === "http:" ? "http" : "https",
    ...(url.port === "" ? {} : { port: url.port }),
    maxNetworkRetries: RETRIES,
    timeout: TIME_LIMIT,
    telemetry: false,
    appInfo: { name: "SayHey" },
  });
  return {
    stripe,
    ask: async (work) => {
      const once = { idempotencyKey: crypto.randomUUID() };
      for (let attempt = 0; ; attempt++) {
        try {
          return await work(stripe, once);
        } catch (error) {
          const pause = PAUSES[attempt];
          if (!(error instanceof Library.errors.StripeRateLimitError) || pause === undefined) throw refusalOf(error);
          await wait(pause);
        }
      }
    },
  };
}

/** A refusal of Stripe in words for the person; what is the operator's to mend is told to the operator. */
function refusalOf(error: unknown): unknown {
  const { errors } = library();
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeCardError)
    return new AppError("conflict", `The payment was refused: ${error.message}`, {
      cause: error,
      hint: "Change your payment method, then try again.",
    });
  const isAway =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAPIError;
  if (isAway)
    return new AppError("unavailable", "The payment provider isn't responding.", {
      cause: error,
      hint: "Nothing was charged. Try again in a minute.",
    });
  log.error(`Stripe refused a request (${error.type}, ${error.code ?? "no code"}): ${error.message}`);
  return new AppError("unavailable", "The payment provider rejected this server's request.", {
    cause: error,
    hint: "Nothing was charged. Contact your administrator.",
  });
}
