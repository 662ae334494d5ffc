import { gzipSync } from "node:zlib";
import type { AppPerformance } from "@sayhey/contract/rows";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { Page } from "playwright-core";
import { APP_ORIGIN } from "./app-page.ts";

type Part = AppPerformance["parts"][number]["name"];

/** Longest wait for a kind of entry that may not come, ms. */
const WAIT_MS = 400;

/**
 * What the page that was opened first weighs and how fast it showed: the files it loaded, by kind, as they are and gzipped, and the
 * browser's own timings. On a machine with other work these are upper bounds.
 */
export async function measureApp(page: Page, app: CompiledApp): Promise<AppPerformance> {
  const seen = await page.evaluate(async (waitMs) => {
    const entries = (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        if (!PerformanceObserver.supportedEntryTypes.includes(type)) return resolve([]);
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve([]);
        }, waitMs);
      });
    const [paints, largest, long] = await Promise.all([
      entries("paint"),
      entries("largest-contentful-paint"),
      entries("longtask"),
    ]);
    return {
      urls: performance.getEntriesByType("resource").map(({ name }) => name),
      firstPaintMs: paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? null,
      largestPaintMs: largest.at(-1)?.startTime ?? null,
      longTasks: long.length,
      longTaskMs: long.reduce((sum, { duration }) => sum + duration, 0),
    };
  }, WAIT_MS);
  const { urls, firstPaintMs, largestPaintMs, longTasks, longTaskMs } = seen;
  const loaded = new Set(["index.html", ...urls.map((url) => url.replace(`${APP_ORIGIN}/`, ""))]);
  const parts = new Map<Part, { bytes: number; gzip: number; files: number }>();
  for (const [path, content] of Object.entries(app.files)) {
    if (!loaded.has(path)) continue;
    const part = parts.get(partOf(path)) ?? { bytes: 0, gzip: 0, files: 0 };
    part.bytes += content.length;
    part.gzip += path.endsWith(".woff2") ? content.length : gzipSync(content).length;
    part.files += 1;
    parts.set(partOf(path), part);
  }
  const round = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));
  return {
    parts: [...parts].map(([name, part]) => ({ name, ...part })),
    firstPaintMs: round(firstPaintMs),
    largestPaintMs: round(largestPaintMs),
    longTasks,
    longTaskMs: Math.round(longTaskMs),
  };
}

function partOf(path: string): Part {
  if (path.endsWith(".woff2") || path.endsWith(".woff")) return "fonts";
  if (path.endsWith(".css")) return "styles";
  if (path.startsWith("assets/app-")) return "app";
  return path.endsWith(".js") ? "libraries" : "other";
}
