import { createHmac } from "node:crypto";
import { request } from "node:https";
import { AppError } from "@sayhey/contract/app-error";
import { errorCode } from "../../../infra/error-code.ts";
import { type HostAddress, reachableAddresses } from "../../../infra/limits/public-address.ts";
import type { WebhookNetwork } from "./webhook-network.ts";

/** One post. */
export interface WebhookPost {
  url: string;
  secret: string;
  /** Same for every attempt, so that the receiver can tell a repeated one. */
  deliveryId: string;
  event: string;
  body: string;
  /** When the post is signed. */
  at: Date;
}

/**
 * Value of the header `SayHey-Signature`: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", as hex>`. The time is signed too, so
 * that an overheard post cannot be played back later.
 */
function signWebhook(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}

/**
 * Posts to a webhook and answers the status of the response, whatever it is. Redirects are not followed.
 * @throws AppError with a sentence for the owner when there is no answer in time, or the address may not be reached
 */
export async function postWebhook(post: WebhookPost, network: WebhookNetwork, signal: AbortSignal): Promise<number> {
  const { url, secret, deliveryId, event, body, at } = post;
  const target = new URL(url);
  if (target.protocol !== "https:") throw new AppError("forbidden", "Webhooks are posted to https addresses only.");
  const timeout = AbortSignal.timeout(network.timeLimit);
  const addresses = await reachableAddresses(target.hostname, network);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      target,
      {
        method: "POST",
        agent: false,
        signal: AbortSignal.any([signal, timeout]),
        // The checked addresses and no others: the name is not looked up a second time.
        lookup: (_host, { all }, done) => answerLookup(addresses, all === true, done),
        ...(network.ca === undefined ? {} : { ca: network.ca }),
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "SayHey-Webhook/1",
          "sayhey-event": event,
          "sayhey-delivery": deliveryId,
          "sayhey-signature": signWebhook(secret, body, at),
        },
      },
      (response) => {
        // What it says is of no interest, and may be endless.
        response.on("error", () => undefined).destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    outgoing.on("error", (cause) =>
      reject(
        timeout.aborted
          ? new AppError("unavailable", `There was no answer within ${network.timeLimit / 1000} seconds.`, { cause })
          : new AppError("unavailable", `The address could not be reached (${codeOf(cause)}).`, { cause }),
      ),
    );
    outgoing.end(body);
  });
}

function answerLookup(
  addresses: HostAddress[],
  all: boolean,
  done: (error: Error | null, address: string | HostAddress[], family?: number) => void,
): void {
  const [first] = addresses;
  if (all || first === undefined) return done(null, addresses);
  done(null, first.address, first.family);
}

const codeOf = (error: Error): string => errorCode(error) ?? "no answer";
