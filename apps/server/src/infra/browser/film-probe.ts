import type { Page } from "playwright-core";

/** Frames per second of footage: a trailer shows it somewhat faster than life. */
export const FILM_FPS = 20;
/** What is filmed: a phone's screen, CSS px and device pixels per CSS px. */
export const VIEWPORT = { width: 360, height: 640, scale: 3 } as const;
/** How long a frame of footage shows, ms. */
export const FRAME_MS = 1000 / FILM_FPS;
/** A picture that shows for so many frames is looked at: it is taken again in full. */
const RESTING_FRAMES = 6;
/** What has been still for so many frames is looked at only every so many. */
const STILL_FRAMES = 2;
// A Thursday morning: seeds are dated around it, and the same film comes out on any day.
const FILM_TIME = new Date("2026-05-14T09:41:00Z");

/** How far the page has lived, and why it stopped: a picture is due, or all of its time is over. */
export interface Lived {
  /** Frames of clock and animations that went by. */
  frames: number;
  /** Frames since the picture changed. */
  still: number;
  /** Why a picture is due before the clock moves on, and frames that it then moves. */
  due: { kind: "changed" | "resting"; step: number; x: number; y: number } | null;
}

interface FilmProbe {
  /** Lets an app that was just loaded come to rest: its timers, fonts, storage, and what moves as it opens. */
  open(): Promise<void>;
  /** Lets the app live for `frames`, `first` of which are over but for the clock; stops where a picture is due. */
  live(frames: number, still: number, first: number): Promise<Lived>;
  /** Lets pending promises, messages and storage settle, which takes no time of the clock. */
  settle(): Promise<void>;
}

/** What the probe has to know. */
const FILM_PROBE = {
  scale: VIEWPORT.scale as number,
  frameMs: FRAME_MS,
  stillFrames: STILL_FRAMES,
  restingFrames: RESTING_FRAMES,
  /** Frames in which an app that was just loaded comes to rest. */
  openingFrames: 12,
  /** Longest wait for its fonts, ms. */
  fontsMs: 3000,
};

/** Runs in the page before the app: tells whether a frame can differ from the last, and drives CSS animations by hand. */
function installFilmProbe(told: typeof FILM_PROBE): void {
  const { scale, frameMs, stillFrames, restingFrames, openingFrames, fontsMs } = told;
  // What an app draws for a density of its own has that of the pictures that are looked at, whatever the screen has.
  Object.defineProperty(globalThis, "devicePixelRatio", { get: () => scale, configurable: true });
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
  // The page's own, before its clock is replaced.
  const nextFrame = requestAnimationFrame;
  const later = setTimeout;
  /** Stops what has begun to move by the browser's own time at its beginning. */
  function adopt(animation: Animation): void {
    if (started.has(animation)) return;
    started.add(animation);
    animation.pause();
    animation.currentTime = 0;
  }
  /** Moves animations on; false when the next picture cannot differ. */
  function advance(ms: number): boolean {
    let isMoving = false;
    for (const animation of document.getAnimations()) {
      adopt(animation);
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      const next = Number(animation.currentTime ?? 0) + ms;
      isMoving = true;
      if (next >= end) animation.finish();
      else animation.currentTime = next;
    }
    // That is told by its event only later, so the offset itself is compared.
    const answer = isDirty || isMoving || scrollY !== lastScroll;
    lastScroll = scrollY;
    isDirty = false;
    return answer;
  }
  const channel = new MessageChannel();
  const turns: (() => void)[] = [];
  channel.port1.onmessage = () => turns.shift()?.();
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      turns.push(resolve);
      channel.port2.postMessage(0);
    });
  const clock = (): { runFor(ms: number): Promise<void> } =>
    (globalThis as unknown as { __pwClock: { controller: ReturnType<typeof clock> } }).__pwClock.controller;
  const probe: FilmProbe = {
    async open() {
      let hasFonts = true;
      for (let round = 0; round < openingFrames; round++) {
        await clock().runFor(frameMs);
        await probe.settle();
        // An app may see to it that they are never ready.
        const ready = document.fonts.ready.then(() => true);
        if (hasFonts)
          hasFonts = await Promise.race([ready, new Promise<false>((resolve) => later(() => resolve(false), fontsMs))]);
      }
      // A clip begins with the page at rest, not half faded in.
      for (const animation of document.getAnimations())
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    },
    async settle() {
      for (let round = 0; round < 4; round++) await turn();
      if (scrollY !== lastScroll) {
        // What an app does when it is scrolled waits for a frame of the browser; one comes in 16 ms, or the page is not drawn at all.
        await new Promise((resolve) => (nextFrame(resolve), later(resolve, 200)));
        for (let round = 0; round < 4; round++) await turn();
      }
      for (const animation of document.getAnimations()) adopt(animation);
    },
    async live(frames, before, first) {
      // Each trip from outside costs more than the frame it asks for, so the page's own clock is driven from within.
      let still = before;
      let over = 0;
      if (first > 0) {
        await clock().runFor(frameMs * first);
        await probe.settle();
        over = first;
      } else await probe.settle();
      while (over < frames) {
        const step = still < stillFrames ? 1 : Math.min(stillFrames, frames - over);
        const offset = { x: scrollX, y: scrollY };
        if (advance(frameMs * step)) return { frames: over, still, due: { kind: "changed", step, ...offset } };
        const wasResting = still >= restingFrames;
        still += step;
        if (!wasResting && still >= restingFrames)
          return { frames: over, still, due: { kind: "resting", step, ...offset } };
        await clock().runFor(frameMs * step);
        await probe.settle();
        over += step;
      }
      return { frames: over, still, due: null };
    },
  };
  Object.defineProperty(globalThis, "sayheyFilm", { value: probe });
}

/** Runs in the page before the app: what an app leaves to chance is the same in every film of it. */
function installChance(): void {
  let seed = 1;
  const chance = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = chance;
  crypto.getRandomValues = (into) => {
    if (into === null) throw new TypeError("There is no array to fill.");
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (const index of bytes.keys()) bytes[index] = Math.floor(chance() * 256);
    return into;
  };
  crypto.randomUUID = () => {
    const digits = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
  };
}

/** Gives what a page loads from now on the probe, its own chance and a clock that stands still: the same film comes out on any day. */
export async function prepareToFilm(page: Page): Promise<void> {
  await page.addInitScript(installChance);
  await page.addInitScript(installFilmProbe, FILM_PROBE);
  // The clock runs until it is paused, and cannot be paused in its past: it needs room, however slow the machine.
  await page.clock.install({ time: FILM_TIME.getTime() - 600_000 });
  await page.clock.pauseAt(FILM_TIME);
}
