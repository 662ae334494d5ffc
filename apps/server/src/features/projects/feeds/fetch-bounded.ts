import { AppError } from "@sayhey/contract/app-error";
import { guardedFetch } from "../../../infra/limits/guarded-fetch.ts";
import type { FeedNetwork } from "./feed-network.ts";

/** An answer, read to its end. */
export interface Fetched {
  status: number;
  headers: Headers;
  /** Where it came from in the end. */
  url: string;
  body: Uint8Array;
}

/** What is asked for. */
export interface FetchOptions {
  accept: string;
  mostBytes: number;
  headers?: Record<string, string>;
  /** Whether an answer of that type is read at all. */
  takes(contentType: string): boolean;
}

const REDIRECTS = 4;
const MOVED: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches an address of a stranger's choice: public addresses only, at every redirect anew, of which four are followed; within the time
 * and the bytes that are allowed.
 * @throws AppError not-found, forbidden, timeout, too-large, bad-request for a type that is not taken, unavailable for anything else
 */
export async function fetchBounded(address: string, network: FeedNetwork, options: FetchOptions): Promise<Fetched> {
  const { policy, ca, patienceMs } = network;
  const fetch = guardedFetch({
    policy,
    silenceMs: patienceMs,
    mostBytes: options.mostBytes,
    asked: "The site",
    ...(ca === undefined ? {} : { ca }),
  });
  const over = AbortSignal.timeout(patienceMs);
  // Looking a name up cannot be aborted, only left behind.
  const tooLate = new Promise<never>((_, reject) => {
    over.addEventListener("abort", () => reject(new AppError("timeout", "The site did not answer in time.")));
  });
  tooLate.catch(() => undefined);
  const stop = new AbortController();
  try {
    return await Promise.race([follow(address, fetch, AbortSignal.any([over, stop.signal]), options), tooLate]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (over.aborted) throw new AppError("timeout", "The site did not answer in time.", { cause: error });
    throw new AppError("unavailable", "The site can't be reached.", { cause: error });
  } finally {
    // What is not read to its end is let go of.
    stop.abort();
  }
}

async function follow(
  address: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  { accept, headers = {}, mostBytes, takes }: FetchOptions,
): Promise<Fetched> {
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const response = await fetch(url.href, {
      signal,
      headers: { accept, "user-agent": "SayHey feed reader", ...headers },
    });
    const location = response.headers.get("location");
    if (MOVED.has(response.status) && location !== null) {
      await response.body?.cancel();
      const next = URL.canParse(location, url) ? new URL(location, url) : null;
      if (next === null || (next.protocol !== "https:" && next.protocol !== "http:"))
        throw new AppError("bad-request", "The site leads to no web address.");
      next.username = next.password = "";
      url = next;
      continue;
    }
    const type = response.headers.get("content-type") ?? "";
    const isRead = response.ok && response.status !== 204;
    if (isRead && !takes(type)) throw new AppError("bad-request", "The site answers with another kind of file.");
    if (isRead && Number(response.headers.get("content-length") ?? 0) > mostBytes)
      throw new AppError("too-large", "The site's answer is far too long.");
    const body = isRead ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array();
    return { status: response.status, headers: response.headers, url: url.href, body };
  }
  throw new AppError("unavailable", "The site leads from one address to the next.");
}
