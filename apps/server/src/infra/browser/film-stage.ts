import type { FootageManifest } from "@sayhey/contract/footage";
import type { CDPSession, Page } from "playwright-core";
import { withDeadlines } from "./with-deadlines.ts";

/** Frames per second of footage: a trailer shows it somewhat faster than life. */
export const FILM_FPS = 20;
/** What is filmed: a phone's screen, CSS px and device pixels per CSS px. */
export const VIEWPORT = { width: 360, height: 640, scale: 3 } as const;
const FRAME_MS = 1000 / FILM_FPS;
/** JPEG quality of stored frames: text stays crisp at a sixth of a PNG's size, and nothing has to be encoded again. */
const QUALITY = 92;
/** Device pixels per CSS px of a picture that shows for a moment only: a picture costs what it has of them. */
const MOVING_SCALE = 1.5;
/** A picture that shows for so many frames is looked at: it is taken again in full. */
const RESTING_FRAMES = 3;
/** What has been still for so many frames is looked at only every so many. */
const STILL_FRAMES = 2;
const MAX_FRAMES = 600;

/** A page whose time stands still between frames, and the pictures taken of it. */
export interface FilmStage {
  readonly nowMs: number;
  /** Index of the picture that shows now. */
  readonly frame: number;
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
    // A message at the bottom covers what it tells of: on film the row itself says that it is there.
    sheet.replaceSync(
      "*{caret-color:transparent!important}html{scroll-behavior:auto!important}.toasts{opacity:0!important}",
    );
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
  let last = "";
  let nowMs = 0;
  let isSettled = true;
  /** Frames since the picture changed, and whether it has been taken in full. */
  let still = 0;
  let isFull = false;
  let offset = { x: 0, y: 0 };

  async function picture(scale: number): Promise<string> {
    // A devtools session of its own sees CSS px: the clip's scale brings the picture to device pixels, drawn sharp.
    const clip = { ...offset, width: VIEWPORT.width, height: VIEWPORT.height, scale };
    const params = { format: "jpeg", quality: QUALITY, optimizeForSpeed: true, clip } as const;
    return (await devtools.send("Page.captureScreenshot", params)).data;
  }

  /** Keeps what shows now as a picture of its own, if it is another than the last. */
  async function capture(): Promise<void> {
    const data = await picture(MOVING_SCALE);
    if (data === last || frames.length >= MAX_FRAMES) return;
    last = data;
    const file = `frames/${String(frames.length).padStart(4, "0")}.jpg`;
    frames.push({ atMs: Math.round(nowMs * 1000) / 1000, file });
    files[file] = new Uint8Array(Buffer.from(data, "base64"));
    [still, isFull] = [0, false];
    // The first one is the app's poster too.
    if (frames.length === 1) await sharpen();
  }

  /** Takes the last picture again, as sharp as can be. */
  async function sharpen(): Promise<void> {
    const { file } = frames.at(-1) ?? {};
    if (isFull || file === undefined) return;
    files[file] = new Uint8Array(Buffer.from(await picture(VIEWPORT.scale), "base64"));
    isFull = true;
  }

  async function settle(): Promise<void> {
    await page.evaluate(`${SETTLE}()`);
    isSettled = true;
  }

  return {
    get nowMs() {
      return nowMs;
    },
    get frame() {
      return Math.max(0, frames.length - 1);
    },
    settle,
    async run(ms) {
      let left = Math.max(1, Math.round(ms / FRAME_MS));
      while (left > 0) {
        signal?.throwIfAborted();
        const step = still < STILL_FRAMES ? 1 : Math.min(STILL_FRAMES, left);
        // One trip to the page for both: most frames have no picture, and the trips are what they cost.
        const changed = (await page.evaluate(
          `(async () => { ${isSettled ? "" : `await (${SETTLE})();`} return sayheyFilm.advance(${FRAME_MS * step}); })()`,
        )) as ReturnType<FilmProbe["advance"]>;
        if (changed === null && frames.length > 0) {
          still += step;
          if (still >= RESTING_FRAMES) await sharpen();
        } else {
          offset = changed ?? (await page.evaluate(() => ({ x: scrollX, y: scrollY })));
          await capture();
        }
        await page.clock.runFor(FRAME_MS * step);
        isSettled = false;
        nowMs += FRAME_MS * step;
        left -= step;
      }
      await settle();
    },
    async finish() {
      await sharpen();
      return { frames, files: Object.fromEntries(frames.map(({ file }) => [file, files[file] ?? new Uint8Array()])) };
    },
  };
}
