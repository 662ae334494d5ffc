import type { FootageManifest } from "@sayhey/contract/footage";
import type { BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { PHONE, SCREEN } from "./app-page.ts";
import { FRAME_MS, VIEWPORT, type Lived } from "./film-probe.ts";
import { withDeadlines } from "./with-deadlines.ts";

/** JPEG quality of stored frames: text stays crisp at a sixth of a PNG's size, and nothing has to be encoded again. */
const QUALITY = 92;
const { viewport: _size, deviceScaleFactor: _scale, isMobile: _isMobile, ...phone } = PHONE;
/**
 * The phone without an emulated screen: the browser's own is drawn as it is. A picture that shows for a moment only has the pixels of
 * that screen, and costs half of one for which another screen has to be emulated: each of those draws the whole page anew, four times.
 */
export const FILM_PHONE: BrowserContextOptions = { ...phone, viewport: null };
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
  /** Call before another page is loaded: there it is as late as here. */
  leave(): Promise<void>;
  /** Waits until every picture is stored. */
  finish(): Promise<{ frames: FootageManifest["frames"]; files: Record<string, Uint8Array> }>;
}

/** Gives a page of `FILM_PHONE` the screen that is filmed, where the browser's own window can't be that small. Call before it loads anything. */
export async function openScreen(page: Page): Promise<CDPSession> {
  const devtools: CDPSession = withDeadlines(await page.context().newCDPSession(page));
  const own = await page.evaluate(() => ({ width: innerWidth, height: innerHeight, scale: devicePixelRatio }));
  const isOwn = own.width === SCREEN.width && own.height === SCREEN.height && own.scale === SCREEN.scale;
  if (!isOwn) {
    const { width, height, scale } = SCREEN;
    await devtools.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: scale,
      mobile: true,
    });
  }
  // Nothing moves by the browser's own time, not even until the probe has found it.
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return devtools;
}

/** Opens the stage on a page that has been loaded with the probe and a paused clock, with what `openScreen` gave for it. */
export async function openFilmStage(
  page: Page,
  devtools: CDPSession,
  signal: AbortSignal | undefined,
): Promise<FilmStage> {
  const frames: FootageManifest["frames"] = [];
  const files: Record<string, Uint8Array> = {};
  let last = "";
  let nowMs = 0;
  /** Time that Playwright's own clock has been told of: it says so to every page that is loaded later. */
  let toldMs = 0;
  /** Frames since the picture changed, and whether it has been taken in full. */
  let still = 0;
  let isFull = false;
  let offset = { x: 0, y: 0 };

  /** The screen as it is, or drawn anew in full. */
  async function picture(isInFull: boolean): Promise<string> {
    const { width, height, scale } = VIEWPORT;
    const params = { format: "jpeg", quality: QUALITY, optimizeForSpeed: true } as const;
    const clip = { ...offset, width, height, scale: scale / SCREEN.scale };
    return (await devtools.send("Page.captureScreenshot", isInFull ? { ...params, clip } : params)).data;
  }

  /** Keeps what shows now as a picture of its own, if it is another than the last. */
  async function capture(): Promise<void> {
    const data = await picture(false);
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
    files[file] = new Uint8Array(Buffer.from(await picture(true), "base64"));
    isFull = true;
  }

  async function settle(): Promise<void> {
    await page.evaluate("sayheyFilm.settle()");
  }

  /** Frames inside the page have clocks of their own. */
  async function liveInside(ms: number): Promise<void> {
    for (const frame of page.frames().slice(1))
      await frame.evaluate(`globalThis.__pwClock?.controller.runFor(${ms})`).catch(() => undefined);
  }

  return {
    get nowMs() {
      return nowMs;
    },
    get frame() {
      return Math.max(0, frames.length - 1);
    },
    settle,
    async leave() {
      await page.clock.runFor(nowMs - toldMs);
      toldMs = nowMs;
    },
    async run(ms) {
      let left = Math.max(1, Math.round(ms / FRAME_MS));
      let first = 0;
      while (left > 0) {
        signal?.throwIfAborted();
        const lived = (await page.evaluate(`sayheyFilm.live(${left}, ${still}, ${first})`)) as Lived;
        await liveInside(lived.frames * FRAME_MS);
        nowMs += FRAME_MS * lived.frames;
        left -= lived.frames;
        still = lived.still;
        if (lived.due === null) continue;
        first = lived.due.step;
        offset = { x: lived.due.x, y: lived.due.y };
        if (lived.due.kind === "changed" || frames.length === 0) await capture();
        else await sharpen();
      }
    },
    async finish() {
      await sharpen();
      return { frames, files: Object.fromEntries(frames.map(({ file }) => [file, files[file] ?? new Uint8Array()])) };
    },
  };
}
