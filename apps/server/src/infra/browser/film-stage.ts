import type { FootageManifest } from "@sayhey/contract/footage";
import type { CDPSession, Page } from "playwright-core";
import { withDeadlines } from "./with-deadlines.ts";
import sharp from "sharp";

/** Frames per second of footage. */
export const FILM_FPS = 30;
/** What is filmed: a phone's screen, CSS px and device pixels per CSS px. */
export const VIEWPORT = { width: 360, height: 640, scale: 3 } as const;
const FRAME_MS = 1000 / FILM_FPS;
/** WebP quality of stored frames: text stays crisp at a tenth of a PNG's size. */
const WEBP_QUALITY = 92;
const MAX_FRAMES = 600;

/** A page whose time stands still between frames, and the pictures taken of it. */
export interface FilmStage {
  readonly nowMs: number;
  /** Lets the app live for `ms`, one frame after the other, taking a picture of each that differs. */
  run(ms: number): Promise<void>;
  /** Lets pending promises, messages and storage of the app settle without moving its clock. */
  settle(): Promise<void>;
  /** Waits until every picture is stored. */
  finish(): Promise<{ frames: FootageManifest["frames"]; files: Record<string, Uint8Array> }>;
}

interface FilmProbe {
  /** Moves animations on; null when the next picture cannot differ, else the page's scroll offset in CSS px. */
  advance(ms: number): { x: number; y: number } | null;
}

/** Runs in the page before the app: tells whether a frame can differ from the last, and drives CSS animations by hand. */
export function installFilmProbe(): void {
  const started = new WeakSet<Animation>();
  let isDirty = true;
  let lastScroll = -1;
  const markDirty = (): void => {
    isDirty = true;
  };
  const watch = (): void => {
    new MutationObserver(markDirty).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*{caret-color:transparent!important}html{scroll-behavior:auto!important}");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  if (document.documentElement) watch();
  else
    new MutationObserver((_, observer) => document.documentElement && (observer.disconnect(), watch())).observe(
      document,
      { childList: true },
    );
  for (const event of ["input", "change", "focusin", "focusout", "pointerdown", "pointermove", "pointerup", "load"]) {
    addEventListener(event, markDirty, { capture: true, passive: true });
  }
  const probe: FilmProbe = {
    advance(ms) {
      let isMoving = false;
      for (const animation of document.getAnimations()) {
        if (!started.has(animation)) {
          started.add(animation);
          animation.pause();
          animation.currentTime = 0;
        }
        const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
        const next = Number(animation.currentTime ?? 0) + ms;
        isMoving = true;
        if (next >= end) animation.finish();
        else animation.currentTime = next;
      }
      // Scroll events wait for the next real frame, so the offset itself is compared.
      const answer = isDirty || isMoving || scrollY !== lastScroll;
      lastScroll = scrollY;
      isDirty = false;
      return answer ? { x: scrollX, y: scrollY } : null;
    },
  };
  Object.defineProperty(globalThis, "sayheyFilm", { value: probe });
}

/** Runs in the page: four turns of its event loop, which take no time of its clock. */
const SETTLE = `(async () => {
  for (let round = 0; round < 4; round++) {
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  }
})`;

/** Opens the stage on a page that has been loaded with the probe and a paused clock. */
export async function openFilmStage(page: Page, signal: AbortSignal | undefined): Promise<FilmStage> {
  const devtools: CDPSession = withDeadlines(await page.context().newCDPSession(page));
  const frames: FootageManifest["frames"] = [];
  const files: Record<string, Uint8Array> = {};
  const encoding: Promise<void>[] = [];
  let failure: unknown;
  let last = "";
  let nowMs = 0;
  let isSettled = true;

  async function capture(offset: { x: number; y: number }): Promise<void> {
    // A devtools session of its own sees CSS px: the clip's scale brings the picture to device pixels, drawn sharp.
    const clip = { ...offset, width: VIEWPORT.width, height: VIEWPORT.height, scale: VIEWPORT.scale };
    const { data } = await devtools.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true, clip });
    if (data === last || frames.length >= MAX_FRAMES) return;
    last = data;
    const file = `frames/${String(frames.length).padStart(4, "0")}.webp`;
    frames.push({ atMs: Math.round(nowMs * 1000) / 1000, file });
    encoding.push(
      sharp(Buffer.from(data, "base64"))
        .webp({ quality: WEBP_QUALITY, effort: 1 })
        .toBuffer()
        .then(
          (bytes) => {
            files[file] = new Uint8Array(bytes);
          },
          (error: unknown) => {
            failure ??= error;
          },
        ),
    );
    // Pictures are encoded beside the filming, but never more than a few at a time are kept raw.
    if (encoding.length % 6 === 0) await Promise.all(encoding);
  }

  async function settle(): Promise<void> {
    await page.evaluate(`${SETTLE}()`);
    isSettled = true;
  }

  return {
    get nowMs() {
      return nowMs;
    },
    settle,
    async run(ms) {
      const frameCount = Math.max(1, Math.round(ms / FRAME_MS));
      for (let frame = 0; frame < frameCount; frame++) {
        signal?.throwIfAborted();
        // One trip to the page for both: most frames have no picture, and the trips are what they cost.
        const changed = (await page.evaluate(
          `(async () => { ${isSettled ? "" : `await (${SETTLE})();`} return sayheyFilm.advance(${FRAME_MS}); })()`,
        )) as ReturnType<FilmProbe["advance"]>;
        if (changed !== null || frames.length === 0)
          await capture(changed ?? (await page.evaluate(() => ({ x: scrollX, y: scrollY }))));
        await page.clock.runFor(FRAME_MS);
        isSettled = false;
        nowMs += FRAME_MS;
      }
      await settle();
    },
    async finish() {
      await Promise.all(encoding);
      if (failure !== undefined) throw failure;
      return { frames, files: Object.fromEntries(frames.map(({ file }) => [file, files[file] ?? new Uint8Array()])) };
    },
  };
}
