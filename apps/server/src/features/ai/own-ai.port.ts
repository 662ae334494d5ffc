import { AI_PROVIDERS, type AiProvider } from "@sayhey/contract/ai";
import { AppError } from "@sayhey/contract/app-error";
import type { AiOwn } from "@sayhey/contract/functions/ai";
import { FieldError } from "../../http/rpc/define-function.ts";
import { reachableAddresses } from "../../infra/limits/public-address.ts";
import type { AiNetwork } from "./ai-network.port.ts";
import type { SavedAi } from "./find-ai.port.ts";

/** What is shown of a person's own model: all but the key. */
export function shownAi({ provider, base_url, model, key_hint, improve }: SavedAi): AiOwn {
  return { provider, baseUrl: base_url, model, keyHint: key_hint, improve };
}

/** The last four characters of a key that is long enough to give them away. */
export const keyHint = (key: string): string => (key.length >= 12 ? key.slice(-4) : "");

/**
 * Checks the address of a person's own service and answers it in its plain form; null for the provider's own.
 * @throws FieldError of `baseUrl` when it is none, not https, or leads into a private network
 */
export async function checkBaseUrl(
  provider: AiProvider,
  given: string | null,
  network: AiNetwork,
): Promise<string | null> {
  const text = given ?? "";
  if (text === "") {
    if (AI_PROVIDERS[provider].baseUrl !== null) return null;
    throw new FieldError("baseUrl", "Enter the address of the service.", {
      hint: "Such as https://openrouter.ai/api/v1.",
    });
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== "https:")
    throw new FieldError("baseUrl", "This isn't an https address.", { hint: "It has to start with https://." });
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    throw new FieldError("baseUrl", "Enter only the host and path.", {
      hint: "Enter the key in its own field.",
    });
  try {
    await reachableAddresses(url.hostname, network.own);
  } catch (error) {
    if (error instanceof AppError)
      throw new FieldError("baseUrl", error.message, error.hint === undefined ? {} : { hint: error.hint });
    throw error;
  }
  return url.href.replace(/\/+$/, "");
}

/** The refusal where there is no model of one's own. */
export const noOwnAi = (): AppError =>
  new AppError("not-found", "You haven't set up a model.", { hint: "Save a provider and key first." });

/** The refusal where there is no model at all. */
export const noAi = (): AppError =>
  new AppError("not-found", "No model is set up.", { hint: "Set one up in the settings." });
