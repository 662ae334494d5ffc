import { freemem, homedir, tmpdir } from "node:os";
import { AppError } from "@sayhey/contract/app-error";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { resolveChromium, type Chromium } from "./resolve-chromium.ts";

/** Contexts of one headless browser, each fresh and closed after use. */
export interface BrowserPool {
  /**
   * Runs a task in a fresh context, waiting for a place when the pool is full.
   * @throws AppError `unavailable` when the browser cannot be started or dies during the task, `cancelled` on abort.
   */
  use<T>(
    options: BrowserContextOptions,
    task: (context: BrowserContext) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
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
}

/** Opens a pool. The browser starts with the first task, and again after it died. */
export function openBrowserPool(options: BrowserPoolOptions = {}): BrowserPool {
  const size = options.size ?? Math.max(1, Math.min(options.most ?? 4, Math.floor(freemem() / BYTES_PER_CONTEXT)));
  let starting: Promise<Browser> | undefined;
  let running = 0;
  let closed = false;
  const waiting: (() => void)[] = [];

  async function start(): Promise<Browser> {
    const found = options.chromium ?? (await resolveChromium());
    const browser = await launch(found);
    browser.on("disconnected", () => {
      starting = undefined;
    });
    return browser;
  }

  function browserNow(): Promise<Browser> {
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      if (error instanceof AppError) throw error;
      throw new AppError("unavailable", "The browser that films the app could not be started.", {
        cause: error,
        hint: "Check that Chromium runs on this machine, or set CHROMIUM_PATH.",
      });
    });
    return starting;
  }

  return {
    async use(contextOptions, task, signal) {
      signal?.throwIfAborted();
      if (closed) throw new AppError("unavailable", "The browser pool is closed.");
      if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      let context: BrowserContext | undefined;
      const stop = (): void => void context?.close().catch(() => undefined);
      try {
        const browser = await browserNow();
        context = await browser.newContext(contextOptions);
        signal?.addEventListener("abort", stop, { once: true });
        signal?.throwIfAborted();
        return await task(context);
      } catch (error) {
        if (signal?.aborted === true) throw new AppError("cancelled", "Stopped.", { cause: error });
        if (
          error instanceof Error &&
          /(?:Target|Browser|browser|page|context).*(?:closed|crashed|disconnected)/.test(error.message)
        ) {
          throw new AppError("unavailable", "The browser that films the app stopped unexpectedly.", {
            cause: error,
            hint: "Try again; if it happens again, the machine may be short of memory.",
          });
        }
        throw error;
      } finally {
        signal?.removeEventListener("abort", stop);
        await context?.close().catch(() => undefined);
        running -= 1;
        waiting.shift()?.();
      }
    },
    async close() {
      closed = true;
      const browser = await starting?.catch(() => undefined);
      await browser?.close();
    },
  };
}

const LAUNCH_ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--font-render-hinting=none",
  // Nothing an app does reaches the network: its files are handed over by the pool's caller.
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
];

async function launch(found: Chromium): Promise<Browser> {
  // Loaded with the first browser: it is a fifth of what a worker would load to start.
  const { chromium: playwright } = await import("playwright-core");
  const base = {
    executablePath: found.executablePath,
    args: LAUNCH_ARGS,
    headless: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // Only what the browser needs of our environment: no key, no password, no database address.
    env: { PATH: process.env["PATH"] ?? "", HOME: homedir(), TMPDIR: tmpdir(), LANG: "en_US.UTF-8", ...found.env },
  };
  // Chromium's own sandbox cannot run as root, and some containers forbid it to everyone.
  if (process.getuid?.() === 0) return playwright.launch({ ...base, chromiumSandbox: false });
  return playwright
    .launch({ ...base, chromiumSandbox: true })
    .catch(() => playwright.launch({ ...base, chromiumSandbox: false }));
}
