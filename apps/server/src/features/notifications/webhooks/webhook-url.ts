import { AppError } from "@sayhey/contract/app-error";
import { FieldError } from "../../../http/rpc/define-function.ts";
import { reachableAddresses } from "../../../infra/limits/public-address.ts";
import type { WebhookNetwork } from "./webhook-network.ts";

/**
 * Checks the address of a webhook and answers it in its plain form.
 * @throws FieldError of `url` when it is none, not https, or leads into a private network
 */
export async function checkWebhookUrl(given: string, network: WebhookNetwork): Promise<string> {
  const url = URL.canParse(given.trim()) ? new URL(given.trim()) : null;
  if (url === null || url.protocol !== "https:")
    throw new FieldError("url", "This isn't an https address.", { hint: "It has to start with https://." });
  if (url.username !== "" || url.password !== "")
    throw new FieldError("url", "The address holds a user or password.", {
      hint: "Leave them out; check the signature of the posts instead.",
    });
  url.hash = "";
  if (url.href.length > 2000) throw new FieldError("url", "The address is longer than 2,000 characters.");
  try {
    await reachableAddresses(url.hostname, network);
  } catch (error) {
    if (error instanceof AppError)
      throw new FieldError("url", error.message, error.hint === undefined ? {} : { hint: error.hint });
    throw error;
  }
  return url.href;
}
