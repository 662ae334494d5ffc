import type { RenderFormat } from "@sayhey/contract/render";
import { RENDER_ENVIRONMENT } from "./render-environment.ts";

const MB = 1_000_000;
const MAX_WORKERS = 16;
/** Most memory that one render may take, however many cores there are. */
const BUDGET_BYTES = 2400 * MB;
/** Part of what is free that a render may take: others may be starting as well. */
const FREE_SHARE = 0.7;

/** What one worker takes at its peak, by measurement: its canvas and sprites, and an encoder a format. */
function workerBytes(width: number, height: number, formats: readonly RenderFormat[], shared: boolean): number {
  const pixels = (width * height) / 1e6;
  const webm = shared ? 180 : 330;
  return 300 * MB + pixels * MB * (60 + (formats.includes("mp4") ? 40 : 0) + (formats.includes("webm") ? webm : 0));
}

/** Whether this process was started with `RENDER_ENVIRONMENT`, so that threads share what memory was freed. */
const startedToRender = (): boolean =>
  Object.entries(RENDER_ENVIRONMENT).every(([name, value]) => process.env[name] === value);

/** How many workers of a render fit into the memory that is free, at least one; `shared` when threads share what was freed. */
export function workersThatFit(
  { width, height, formats }: { width: number; height: number; formats: readonly RenderFormat[] },
  freeBytes: number,
  shared = startedToRender(),
): number {
  const room = Math.min(BUDGET_BYTES, freeBytes * FREE_SHARE);
  return Math.min(MAX_WORKERS, Math.max(1, Math.floor(room / workerBytes(width, height, formats, shared))));
}
