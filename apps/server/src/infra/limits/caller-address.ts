import { log } from "../log/log.ts";
import type { IncomingMessage } from "node:http";
import { isPublicAddress } from "./public-address.ts";

/** Whether the operator has been told; one line a process is enough. */
let isTold = false;

/**
 * Network address of the caller; `::ffff:` of IPv4 in IPv6 is taken off. Warns once where a proxy seems to stand in front that
 * `TRUST_PROXY` does not tell of.
 */
export function callerAddress(
  incoming: Pick<IncomingMessage, "socket" | "headers"> | undefined,
  trustProxy: boolean,
): string {
  const direct = (incoming?.socket.remoteAddress ?? "unknown").replace(/^::ffff:/, "");
  if (!trustProxy) {
    if (!isTold && incoming !== undefined) tellOfProxy(incoming.headers, direct);
    return direct;
  }
  const forwarded = incoming?.headers["x-forwarded-for"];
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  return last === undefined || last === "" ? direct : last.replace(/^::ffff:/, "");
}

function tellOfProxy(headers: IncomingMessage["headers"], direct: string): void {
  // Anybody on the internet can send such a header; a machine of one's own network that does is a proxy.
  if (isPublicAddress(direct)) return;
  const header =
    headers["x-forwarded-for"] !== undefined
      ? "X-Forwarded-For"
      : headers["forwarded"] !== undefined
        ? "Forwarded"
        : null;
  if (header === null) return;
  isTold = true;
  log.warn(
    `Requests from ${direct} carry ${header}, so a proxy seems to be in front of this server, but TRUST_PROXY is off. ` +
      "Everyone behind the proxy shares the limits of one network. " +
      "If the proxy sets X-Forwarded-For itself, set TRUST_PROXY=true.",
  );
}
