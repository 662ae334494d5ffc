import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** What an address leads to: the file in place, its small picture, or the file to be saved. */
type Variant = "file" | "thumb" | "download";
type Waiting = { assetId: string; resolve: (url: string | null) => void; reject: (cause: unknown) => void };

const VARIANTS: Record<Variant, { thumb?: boolean; download?: boolean }> = {
  file: {},
  thumb: { thumb: true },
  download: { download: true },
};
const waiting: Record<Variant, Waiting[]> = { file: [], thumb: [], download: [] };

/** Collects the addresses asked for in one turn of the event loop into one call. */
function signAsset(assetId: string, variant: Variant): Promise<string | null> {
  return new Promise((resolve, reject) => {
    waiting[variant].push({ assetId, resolve, reject });
    if (waiting[variant].length === 1) queueMicrotask(() => void flush(variant));
  });
}

async function flush(variant: Variant): Promise<void> {
  const asked = waiting[variant];
  waiting[variant] = [];
  for (let start = 0; start < asked.length; start += 100) {
    const part = asked.slice(start, start + 100);
    try {
      const assetIds = part.map(({ assetId }) => assetId);
      const { urls } = await callFunction("asset-sign", { assetIds, ...VARIANTS[variant] });
      part.forEach(({ resolve }, index) => resolve(urls[index] ?? null));
    } catch (cause) {
      part.forEach(({ reject }) => reject(cause));
    }
  }
}

/** A signed address of one asset; null when it is gone. */
export function assetQuery(assetId: string) {
  return queryOptions({ queryKey: queryKeys.asset(assetId), queryFn: () => signAsset(assetId, "file") });
}

/** A signed address of an asset's small picture; null when it has none. */
export function assetThumbQuery(assetId: string) {
  return queryOptions({
    queryKey: [...queryKeys.asset(assetId), "thumb"],
    queryFn: () => signAsset(assetId, "thumb"),
  });
}

/** An address that makes the browser save an asset under its name; null when it is gone. */
export function assetDownload(assetId: string): Promise<string | null> {
  return signAsset(assetId, "download");
}
