import { AppError } from "@sayhey/contract/app-error";
import { createLane } from "../../../infra/processes/lane.ts";
import { workOnPicture } from "../../../infra/processes/picture-pool.ts";
import { fetchBounded } from "./fetch-bounded.ts";
import { failureOf, fetchFeed, type FeedFailure } from "./fetch-feed.ts";
import type { FeedNetwork } from "./feed-network.ts";
import type { Feed } from "./read-feed.ts";

/** What is known of a feed. */
type FeedResult = { feed: Feed } | { failed: FeedFailure };

/** Feeds and their pictures, kept in memory so that however many look at an app, a site is asked once in ten minutes. */
export interface FeedLibrary {
  /** Whether it would have to be fetched to be read. */
  isKept(address: string): boolean;
  read(address: string): Promise<FeedResult>;
  /** A picture, small and as WebP; null for what is none or cannot be had. */
  picture(address: string): Promise<Uint8Array | null>;
}

const FRESH_MS = 10 * 60_000;
/** A site that is down is not asked with every visit. */
const FAILED_MS = 60_000;
/** What was read is shown this long while its site is down. */
const STALE_MS = 24 * 60 * 60_000;
const KEPT_FEEDS = 300;
const KEPT_PICTURE_BYTES = 24 * 1024 ** 2;
/** Sites asked at a time. */
const AT_ONCE = 8;
const PICTURE_BYTES = 8 * 1024 ** 2;
const PICTURE_TYPES = /^image\/(?:jpe?g|png|webp|gif|avif)\b/i;
/** Longest side, px. */
const SIDE = 640;
const QUALITY = 78;

interface Kept {
  feed: Feed | null;
  failed: FeedFailure | null;
  validators: Record<string, string>;
  readAt: number;
  askedAt: number;
}

/** Whether a file begins as JPEG, PNG, GIF, WebP or AVIF do. */
function isPhoto(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/.test(start);
}

/** Opens the library. `now` is a clock in ms. */
export function createFeedLibrary(
  network: FeedNetwork,
  onWarning: (message: string, error: unknown) => void,
  now: () => number = Date.now,
): FeedLibrary {
  const feeds = new Map<string, Kept>();
  const coming = new Map<string, Promise<Kept>>();
  const pictures = new Map<string, { bytes: Uint8Array | null; readAt: number }>();
  const drawing = new Map<string, Promise<Uint8Array | null>>();
  let pictureBytes = 0;
  const inLane = createLane(AT_ONCE);

  const isFresh = ({ failed, askedAt }: Kept): boolean => now() - askedAt < (failed === null ? FRESH_MS : FAILED_MS);

  async function ask(address: string, before: Kept | undefined): Promise<Kept> {
    try {
      const fetched = await inLane(() => fetchFeed(address, network, before?.feed ? before.validators : {}));
      const at = now();
      return fetched === null && before !== undefined
        ? { ...before, failed: null, readAt: at, askedAt: at }
        : { feed: fetched?.feed ?? null, failed: null, validators: fetched?.validators ?? {}, readAt: at, askedAt: at };
    } catch (error) {
      const failed = failureOf(error);
      if (failed === "unavailable" && !(error instanceof AppError)) onWarning("A feed could not be read.", error);
      const isStale = before?.feed && now() - before.readAt < STALE_MS && failed !== "private";
      return isStale
        ? { ...before, failed, askedAt: now() }
        : { feed: null, failed, validators: {}, readAt: 0, askedAt: now() };
    }
  }

  async function find(address: string): Promise<Kept> {
    const known = feeds.get(address);
    if (known !== undefined && isFresh(known)) return known;
    const running = coming.get(address);
    if (running !== undefined) return running;
    const fresh = ask(address, known).finally(() => coming.delete(address));
    coming.set(address, fresh);
    const found = await fresh;
    feeds.delete(address);
    feeds.set(address, found);
    for (const oldest of feeds.keys()) {
      if (feeds.size <= KEPT_FEEDS) break;
      feeds.delete(oldest);
    }
    return found;
  }

  async function draw(address: string): Promise<Uint8Array | null> {
    try {
      const { status, body } = await inLane(() =>
        fetchBounded(address, network, {
          accept: "image/webp, image/*;q=0.8",
          mostBytes: PICTURE_BYTES,
          takes: (type) => PICTURE_TYPES.test(type.trim()),
        }),
      );
      // A drawing in XML may say that it is a photo; it is none.
      if (status !== 200 || !isPhoto(body)) return null;
      const { bytes } = await workOnPicture("shrink", () => Promise.resolve(body), { side: SIDE, quality: QUALITY });
      return bytes;
    } catch (error) {
      if (!(error instanceof AppError)) onWarning("A picture of a feed could not be read.", error);
      return null;
    }
  }

  return {
    isKept(address) {
      const known = feeds.get(address);
      return (known !== undefined && isFresh(known)) || coming.has(address);
    },
    async read(address) {
      const { feed, failed } = await find(address);
      return feed === null ? { failed: failed ?? "unavailable" } : { feed };
    },
    async picture(address) {
      const known = pictures.get(address);
      // What could not be had is asked for again after a while; a feed names another address for another picture.
      if (known !== undefined && (known.bytes !== null || now() - known.readAt < FAILED_MS)) return known.bytes;
      const running = drawing.get(address);
      if (running !== undefined) return running;
      const fresh = draw(address).finally(() => drawing.delete(address));
      drawing.set(address, fresh);
      const drawn = await fresh;
      pictures.delete(address);
      pictures.set(address, { bytes: drawn, readAt: now() });
      pictureBytes += drawn?.byteLength ?? 0;
      for (const [oldest, held] of pictures) {
        if ((pictureBytes <= KEPT_PICTURE_BYTES && pictures.size <= KEPT_FEEDS * 4) || oldest === address) break;
        pictures.delete(oldest);
        pictureBytes -= held.bytes?.byteLength ?? 0;
      }
      return drawn;
    },
  };
}
