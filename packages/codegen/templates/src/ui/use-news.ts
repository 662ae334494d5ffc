import { useEffect, useState } from "react";

/** An entry of a feed, its texts plain and its link to a page of the web. */
export interface NewsEntry {
  title: string;
  summary: string;
  link?: string;
  /** When it was published, ISO 8601. */
  date?: string;
  /** Path of its picture on the app's own origin. */
  picture?: string;
}

/** Why a feed cannot be shown. */
export type NewsFailure = "missing" | "private" | "slow" | "too-large" | "not-a-feed" | "unavailable" | "offline";

/** How far it has got. `elsewhere`: the app runs where nobody fetches feeds for it. */
export type News =
  | { is: "loading" }
  | { is: "read"; title: string; entries: readonly NewsEntry[] }
  | { is: "failed"; why: NewsFailure }
  | { is: "elsewhere" };

/** Longest wait for the host, ms. */
const PATIENCE = 30_000;

/**
 * The newest entries of a feed. The host of the app fetches it, because browsers may not read other sites, and because nobody there then
 * learns who looks. `again` asks once more.
 */
export function useNews(block: string, address: string, limit: number): { news: News; again(): void } {
  const [asked, setAsked] = useState(0);
  const key = `${address} ${String(limit)} ${String(asked)}`;
  const [known, setKnown] = useState<{ key: string; news: News } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void askHost(block).then((news) => isCurrent && setKnown({ key, news }));
    return () => {
      isCurrent = false;
    };
  }, [block, key]);
  const news: News = known?.key === key ? known.news : { is: "loading" };
  return { news, again: () => setAsked(asked + 1) };
}

async function askHost(block: string): Promise<News> {
  try {
    const answer = await fetch(`/feeds/${block}`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE),
    });
    // Any other host answers with a page of its own, or with nothing.
    if ((answer.headers.get("content-type") ?? "").includes("json") !== true) return { is: "elsewhere" };
    return answer.ok ? readNews(await answer.json()) : { is: "failed", why: "unavailable" };
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === "TimeoutError";
    return { is: "failed", why: navigator.onLine ? (isSlow ? "slow" : "unavailable") : "offline" };
  }
}

function readNews(said: unknown): News {
  const { feed, failed } = said as { feed?: { title: string; entries: NewsEntry[] }; failed?: NewsFailure };
  if (feed !== undefined) return { is: "read", ...feed };
  return { is: "failed", why: failed ?? "unavailable" };
}
