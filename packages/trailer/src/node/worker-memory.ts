import type { RenderFormat } from "@sayhey/contract/render";

const MB = 1_000_000;
const MAX_WORKERS = 16;
/** Most memory that one render may take, however many cores there are. */
const BUDGET_BYTES = 2400 * MB;
/** Part of what is free that a render may take: others may be starting as well. */
const FREE_SHARE = 0.7;

/** What one worker takes at its peak, by measurement: its canvas and sprites, and an encoder a format. */
function workerBytes(width: number, height: number, formats: readonly RenderFormat[]): number {
  const pixels = (width * height) / 1e6;
  return 300 * MB + pixels * MB * (60 + (formats.includes("mp4") ? 40 : 0) + (formats.includes("webm") ? 330 : 0));
}

/** How many workers of a render fit into the memory that is free, at least one. */
export function workersThatFit(
  { width, height, formats }: { width: number; height: number; formats: readonly RenderFormat[] },
  freeBytes: number,
): number {
  const room = Math.min(BUDGET_BYTES, freeBytes * FREE_SHARE);
  return Math.min(MAX_WORKERS, Math.max(1, Math.floor(room / workerBytes(width, height, formats))));
}
