import { AppError } from "@sayhey/contract/app-error";
import { fetchBounded, type Fetched } from "./fetch-bounded.ts";
import type { FeedNetwork } from "./feed-network.ts";
import { feedsIn } from "./plain-text.ts";
import { FeedRefusal } from "./raw-feed.ts";
import { readFeed, webAddress, type Feed } from "./read-feed.ts";

/** Why there is nothing to show. */
export type FeedFailure = "missing" | "private" | "slow" | "too-large" | "not-a-feed" | "unavailable";

/** A feed as it was fetched, with what asks for a newer one. */
export interface FetchedFeed {
  feed: Feed;
  validators: Record<string, string>;
}

const MOST_BYTES = 3 * 1024 ** 2;
const ACCEPT =
  "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5";
/** What is no text is not read at all. */
const OTHER =
  /^(?:image|video|audio|font)\/|^application\/(?:pdf|zip|gzip|wasm|javascript|x-)|^text\/(?:css|javascript)/i;
/** Pages say within their head where their feed is. */
const HEAD = 200_000;

/**
 * Fetches a feed, or the feed that the page at the address names. Null where nothing has changed since `validators` were given.
 * @throws AppError as `fetchBounded`, FeedRefusal
 */
export async function fetchFeed(
  address: string,
  network: FeedNetwork,
  validators: Record<string, string> = {},
): Promise<FetchedFeed | null> {
  const first = await fetchText(address, network, validators);
  if (first.status === 304) return null;
  const text = textOf(first);
  const named = isPage(text) ? feedOfPage(text, first.url) : undefined;
  if (named === undefined) return { feed: readFeed(text, first.url), validators: validatorsOf(first) };
  const second = await fetchText(named, network, {});
  // What is asked for again is the page, which has not changed when its feed has.
  return { feed: readFeed(textOf(second), second.url), validators: {} };
}

async function fetchText(address: string, network: FeedNetwork, headers: Record<string, string>): Promise<Fetched> {
  const takes = (type: string): boolean => !OTHER.test(type.trim());
  const fetched = await fetchBounded(address, network, { accept: ACCEPT, mostBytes: MOST_BYTES, headers, takes });
  if (fetched.status === 404 || fetched.status === 410) throw new AppError("not-found", "There is nothing there.");
  if (fetched.status === 304 && Object.keys(headers).length > 0) return fetched;
  if (fetched.status < 200 || fetched.status > 299)
    throw new AppError("unavailable", `The site answers with status ${fetched.status}.`);
  return fetched;
}

const validatorsOf = ({ headers }: Fetched): Record<string, string> => {
  const [etag, modified] = [headers.get("etag"), headers.get("last-modified")];
  return {
    ...(etag !== null && etag.length < 300 && { "if-none-match": etag }),
    ...(modified !== null && modified.length < 60 && { "if-modified-since": modified }),
  };
};

/** The text of an answer, in the encoding that it says it has. */
function textOf({ headers, body }: Fetched): string {
  if (headers.has("content-encoding") && headers.get("content-encoding") !== "identity")
    throw new AppError("unavailable", "The site answers in a form that was not asked for.");
  const start = new TextDecoder("latin1").decode(body.subarray(0, 200));
  const said =
    /charset\s*=\s*"?([\w-]{2,30})/i.exec(headers.get("content-type") ?? "")?.[1] ??
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]{2,30})/i.exec(start)?.[1] ??
    "utf-8";
  try {
    return new TextDecoder(said).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

const isPage = (text: string): boolean => /^\s*(?:<!doctype html|<html)/i.test(text.slice(0, 2000));

/** The address of the feed that a page names in its head. */
function feedOfPage(html: string, base: string): string | undefined {
  return feedsIn(html.slice(0, HEAD))
    .map((address) => webAddress(address, base))
    .find((address) => address !== undefined);
}

/** What a failure means to whoever looks at the block. */
export function failureOf(error: unknown): FeedFailure {
  if (error instanceof FeedRefusal) return "not-a-feed";
  if (!(error instanceof AppError)) return "unavailable";
  switch (error.kind) {
    case "not-found":
      return "missing";
    case "forbidden":
      return "private";
    case "timeout":
      return "slow";
    case "too-large":
      return "too-large";
    case "bad-request":
      return "not-a-feed";
    default:
      return "unavailable";
  }
}
