import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "../functions.ts";
import { queryKeys } from "../query-keys.ts";

type Waiting = { assetId: string; resolve: (url: string | null) => void; reject: (cause: unknown) => void };
let waiting: Waiting[] = [];

/** Collects the addresses asked for in one turn of the event loop into one call. */
function signAsset(assetId: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    waiting.push({ assetId, resolve, reject });
    if (waiting.length === 1) queueMicrotask(() => void flush());
  });
}

async function flush(): Promise<void> {
  const asked = waiting;
  waiting = [];
  for (let start = 0; start < asked.length; start += 100) {
    const part = asked.slice(start, start + 100);
    try {
      const { urls } = await callFunction("asset-sign", { assetIds: part.map(({ assetId }) => assetId) });
      part.forEach(({ resolve }, index) => resolve(urls[index] ?? null));
    } catch (cause) {
      part.forEach(({ reject }) => reject(cause));
    }
  }
}

/** A signed address of one asset; null when it is gone. */
export function assetQuery(assetId: string) {
  return queryOptions({ queryKey: queryKeys.asset(assetId), queryFn: () => signAsset(assetId) });
}
