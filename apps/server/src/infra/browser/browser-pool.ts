import { freemem } from "node:os";
import { AppError } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { notePart } from "../processes/part-health.ts";
import type { BrowserStart } from "./browser-user.ts";
import { launchBrowser } from "./launch-browser.ts";
import { waitAtMost } from "./with-deadlines.ts";
import { resolveChromium, type Chromium } from "./resolve-chromium.ts";

/** Contexts of one headless browser, each fresh and closed after use. */
export interface BrowserPool {
  /**
   * Runs a task in a fresh context, waiting for a place when the pool is full. When the browser dies, another is started and the task done
   * once more, from its beginning.
   * @throws AppError `timeout` when the task takes longer than `limitMs` or the app takes its page down, `cancelled` on abort; OwnFailure when
   *   the browser cannot be started or dies again
   */
  use<T>(
    options: BrowserContextOptions,
    task: (context: BrowserContext) => Promise<T>,
    limits?: { signal?: AbortSignal | undefined; limitMs?: number },
  ): Promise<T>;
  /** Lets the browser that runs now step back further behind others, where the system allows that; see `startAsUser`. */
  stepBehind(priority: number): void;
  close(): Promise<void>;
}

/** Memory one context may need, by measurement of filming at 1080x1920. */
const BYTES_PER_CONTEXT = 400 * 1024 ** 2;

/** Size and browser of a pool. */
export interface BrowserPoolOptions {
  /** Contexts at a time; by default one per 400 MB of free memory, 1 to `most`. */
  size?: number;
  /** 4 when absent. */
  most?: number;
  /** The browser; by default the first found. */
  chromium?: Chromium;
  /** Further arguments of its command line. */
  args?: readonly string[];
  /** How far the browser steps back behind other processes, as niceness; not at all when absent. */
  priority?: number;
}

/** Opens a pool. The browser starts with the first task, and again after it died. */
export function openBrowserPool(options: BrowserPoolOptions = {}): BrowserPool {
  const size = options.size ?? Math.max(1, Math.min(options.most ?? 4, Math.floor(freemem() / BYTES_PER_CONTEXT)));
  let starting: Promise<Browser> | undefined;
  let started: BrowserStart | undefined;
  let running = 0;
  let closed = false;
  const waiting: (() => void)[] = [];

  async function start(): Promise<Browser> {
    const found = options.chromium ?? (await resolveChromium());
    const { browser, start: how } = await launchBrowser(found, options);
    started = how;
    browser.on("disconnected", () => {
      starting = undefined;
      started = undefined;
    });
    notePart("browser", true);
    return browser;
  }

  function browserNow(): Promise<Browser> {
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      notePart("browser", false);
      if (error instanceof AppError) throw error;
      throw new OwnFailure("The browser that films the app could not be started.", {
        cause: error,
        hint: "Check that Chromium runs on this machine, or set CHROMIUM_PATH.",
      });
    });
    return starting;
  }

  async function place(signal: AbortSignal | undefined): Promise<void> {
    if (running < size) return void running++;
    // Whoever ends hands over its place.
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(stopped());
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(enter);
    });
  }

  function freePlace(): void {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }

  async function once<T>(
    contextOptions: BrowserContextOptions,
    task: (context: BrowserContext) => Promise<T>,
    { signal, limitMs = LIMIT_MS }: { signal?: AbortSignal | undefined; limitMs?: number },
  ): Promise<T> {
    const browser = await browserNow();
    const end = new AbortController();
    const stop = (): void => end.abort(stopped());
    const limit = setTimeout(() => end.abort(tooLong()), limitMs);
    let context: BrowserContext | undefined;
    signal?.addEventListener("abort", stop, { once: true });
    try {
      if (signal?.aborted === true) stop();
      context = await until(end.signal, browser.newContext(contextOptions));
      return await until(end.signal, task(context));
    } catch (error) {
      if (end.signal.aborted) throw end.signal.reason;
      if (!browser.isConnected()) throw died(error);
      throw isGone(error) ? crashed(error) : error;
    } finally {
      clearTimeout(limit);
      signal?.removeEventListener("abort", stop);
      // A browser that does not even close a context is of no use to others either.
      if (context !== undefined && !(await waitAtMost(context.close(), CLOSE_MS).catch(() => true)))
        await closeBrowser(browser);
    }
  }

  return {
    async use(contextOptions, task, limits = {}) {
      if (closed) throw new AppError("unavailable", "The browser pool is closed.");
      if (limits.signal?.aborted === true) throw stopped();
      await place(limits.signal);
      try {
        return await once(contextOptions, task, limits).catch((error: unknown) => {
          if (!(error instanceof OwnFailure) || closed || limits.signal?.aborted === true) throw error;
          return once(contextOptions, task, limits);
        });
      } finally {
        freePlace();
      }
    },
    stepBehind: (priority) => started?.stepBehind(priority),
    async close() {
      closed = true;
      const browser = await starting?.catch(() => undefined);
      if (browser !== undefined) await closeBrowser(browser);
    },
  };
}

/** Longest a task may take that sets no limit of its own, and closing what it leaves, ms. */
const LIMIT_MS = 120_000;
const CLOSE_MS = 5000;

const stopped = (): AppError => new AppError("cancelled", "Stopped.");
const tooLong = (): AppError =>
  new AppError("timeout", "The app took too long to open and play.", {
    hint: "Look for a script of the app that never ends.",
  });
const crashed = (cause: unknown): AppError =>
  new AppError("timeout", "A page of the app crashed.", {
    cause,
    hint: "Look for a script of the app that never ends or fills the memory.",
  });
const died = (cause: unknown): OwnFailure =>
  new OwnFailure("The browser that films the app stopped unexpectedly.", {
    cause,
    hint: "Try again; if it happens again, the machine may be short of memory.",
  });

const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  /(?:Target|Browser|browser|page|Page|context).*(?:closed|crashed|disconnected)/.test(error.message);

/** What `work` gives, unless the signal comes first. */
async function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let leave = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason as Error);
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener("abort", leave);
    work.catch(() => undefined); // it fails when its context is closed
  }
}

/** A browser that hangs is left to its worker's end; playwright kills its process with the connection. */
async function closeBrowser(browser: Browser): Promise<void> {
  await waitAtMost(browser.close(), CLOSE_MS).catch(() => false);
}
