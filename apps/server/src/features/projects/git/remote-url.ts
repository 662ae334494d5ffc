import { AppError } from "@sayhey/contract/app-error";
import { FieldError } from "../../../http/rpc/define-function.ts";
import { type HostAddress, reachableAddresses } from "../../../infra/limits/public-address.ts";
import type { GitNetwork } from "./git-network.ts";

/**
 * Checks the address of a Git remote; answers it in its plain form, and the addresses it may be reached at.
 * @throws FieldError of `url` when it is none, not https, holds a password, or leads into a private network
 */
export async function checkRemoteUrl(
  given: string,
  network: GitNetwork,
): Promise<{ url: string; addresses: HostAddress[] }> {
  const text = given.trim();
  if (/^(?:ssh:|git@|[\w.-]+@[\w.-]+:)/.test(text))
    throw new FieldError("url", "This is an SSH address.", {
      hint: "Use the one that begins with https://, and a token.",
    });
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== "https:")
    throw new FieldError("url", "This isn't the https address of a repository.", {
      hint: "It looks like https://github.com/you/your-app.git.",
    });
  if (url.username !== "" || url.password !== "")
    throw new FieldError("url", "The address holds a user or password.", { hint: "Enter the token in its own field." });
  url.hash = "";
  url.search = "";
  url.pathname = url.pathname.replace(/\/+$/, "");
  if (url.pathname.length < 2)
    throw new FieldError("url", "This address names no repository.", {
      hint: "It looks like https://github.com/you/your-app.git.",
    });
  if (url.href.length > 500) throw new FieldError("url", "The address is longer than 500 characters.");
  try {
    return { url: url.href, addresses: await reachableAddresses(url.hostname, network) };
  } catch (error) {
    if (error instanceof AppError)
      throw new FieldError("url", error.message, error.hint === undefined ? {} : { hint: error.hint });
    throw error;
  }
}
