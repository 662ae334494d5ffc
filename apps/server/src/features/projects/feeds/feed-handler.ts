import { feedBlocks, NEWS_ENTRIES, type NewsBlock } from "@sayhey/appspec";
import type { Database } from "../../../infra/database/database.ts";
import { isForeign, isNavigation } from "../../../http/app-request.ts";
import { networkOf } from "../../../infra/limits/network-of.ts";
import { countHit } from "../../../infra/limits/rate-limit.ts";
import { findSource, readHosted } from "../compile/app-library.ts";
import { createFeedLibrary } from "./feed-library.ts";
import type { FeedNetwork } from "./feed-network.ts";
import { pictureName, type Feed } from "./read-feed.ts";

const PATH = /^\/feeds\/([a-z][a-zA-Z0-9]{0,39})(?:\/([0-9a-f]{24})\.webp)?$/;
const MINUTE_MS = 60_000;
/** Feeds that are not kept yet: what is kept costs nothing. */
const PER_NETWORK = { hits: 40, windowMs: MINUTE_MS };
const PER_APP = { hits: 120, windowMs: 10 * MINUTE_MS };
/** Apps whose feeds are kept in mind. */
const KEPT_APPS = 200;

/** How feeds are reached. */
export interface FeedOptions {
  network: FeedNetwork;
  onWarning(message: string, error: unknown): void;
}

type Blocks = ReadonlyMap<string, NewsBlock>;

/**
 * `GET /feeds/{block}` of an app or a preview: the entries of the feed that the block of its stored AppSpec names; below it, the pictures
 * that the feed names. A request names a block and never an address, so that nobody can have anything else fetched. Null for every
 * other request.
 */
export function createFeedHandler(sql: Database, { network, onWarning }: FeedOptions) {
  const library = createFeedLibrary(network, onWarning);
  const apps = new Map<string, Blocks>();

  async function blocksOf(slug: string): Promise<{ app: string; blocks: Blocks } | null> {
    const source = await findSource(sql, slug);
    if (source === null || "movedTo" in source) return null;
    const known = apps.get(source.key);
    if (known !== undefined) return { app: source.id, blocks: known };
    const blocks = feedBlocks((await readHosted(sql, source)).spec);
    apps.set(source.key, blocks);
    for (const oldest of apps.keys()) {
      if (apps.size <= KEPT_APPS) break;
      apps.delete(oldest);
    }
    return { app: source.id, blocks };
  }

  return async (request: Request, slug: string, { address }: { address: string }): Promise<Response | null> => {
    const url = new URL(request.url);
    const [, id, picture] = PATH.exec(url.pathname) ?? [];
    if (id === undefined || isNavigation(request)) return null;
    if (request.method !== "GET") return null;
    if (isForeign(request, url)) return refuse(403, "forbidden");
    const found = await blocksOf(slug);
    const block = found?.blocks.get(id);
    if (found === null || block === undefined) return refuse(404, "not-found");
    if (!library.isKept(block.address)) {
      const mine = await countHit(sql, `feeds ${networkOf(address)}`, PER_NETWORK);
      const its = mine.allowed ? await countHit(sql, `feeds app ${found.app}`, PER_APP) : mine;
      if (!its.allowed) return refuse(429, "rate-limited", its.retryAfterMs);
    }
    const result = await library.read(block.address);
    if (picture !== undefined) return "feed" in result ? drawn(block, result.feed, picture) : refuse(404, "not-found");
    return answer("feed" in result ? told(block, result.feed) : result);
  };

  /** A picture that the feed names, and no other. */
  async function drawn(block: NewsBlock, feed: Feed, name: string): Promise<Response> {
    const asked = feed.entries.find((entry) => entry.picture !== undefined && pictureName(entry.picture) === name);
    const bytes =
      asked?.picture === undefined || block.pictures === false ? null : await library.picture(asked.picture);
    if (bytes === null) return refuse(404, "not-found");
    return new Response(Buffer.from(bytes), {
      headers: {
        ...HEADERS,
        "content-type": "image/webp",
        "content-length": String(bytes.byteLength),
        "cache-control": "private, max-age=86400",
      },
    });
  }
}

const HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

const answer = (body: unknown): Response => Response.json(body, { headers: HEADERS });

const refuse = (status: number, kind: string, retryAfterMs = 0): Response =>
  Response.json(
    { error: { kind } },
    {
      status,
      headers: {
        ...HEADERS,
        ...(retryAfterMs > 0 && { "retry-after": String(Math.max(1, Math.ceil(retryAfterMs / 1000))) }),
      },
    },
  );

/** A feed as the block shows it. */
function told(block: NewsBlock, { title, entries }: Feed): { feed: Feed } {
  const { id, limit = NEWS_ENTRIES.usual, pictures = true } = block;
  const shown = entries.slice(0, limit).map(({ picture, ...entry }) => ({
    ...entry,
    ...(pictures && picture !== undefined && { picture: `/feeds/${id}/${pictureName(picture)}.webp` }),
  }));
  return { feed: { title, entries: shown } };
}
