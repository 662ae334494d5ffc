import { log } from "../log/log.ts";
import { homedir, tmpdir } from "node:os";
import type { Browser } from "playwright-core";
import { SCREEN } from "./app-page.ts";
import { startAsUser, type BrowserStart } from "./browser-user.ts";
import type { Chromium } from "./resolve-chromium.ts";

const LAUNCH_MS = 45_000;
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
  `--window-size=${SCREEN.width},${SCREEN.height}`,
  `--force-device-scale-factor=${SCREEN.scale}`,
  // Nothing an app does reaches the network: its files are handed over by the pool's caller.
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
];

/** A browser that runs, and how it was started. */
interface Launched {
  browser: Browser;
  start: BrowserStart;
}

/**
 * Starts the browser, as a user of its own and with its sandbox wherever the system lets it.
 * @throws what playwright says of a browser that doesn't start, or was killed or too slow to
 */
export async function launchBrowser(
  found: Chromium,
  { args: more = [], priority }: { args?: readonly string[]; priority?: number },
): Promise<Launched> {
  // Loaded with the first browser: it is a fifth of what a worker would load to start.
  const { chromium: playwright } = await import("playwright-core");
  const start = await startAsUser(found, priority);
  const base = {
    args: [...LAUNCH_ARGS, ...more],
    headless: true,
    timeout: LAUNCH_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
  // Only what the browser needs of our environment: no key, no password, no database address.
  const env = { PATH: process.env["PATH"] ?? "", HOME: homedir(), TMPDIR: tmpdir(), LANG: "en_US.UTF-8" };
  const launchWith = async (
    { executablePath, env: own }: Pick<Chromium, "executablePath" | "env">,
    chromiumSandbox: boolean,
  ): Promise<Launched> => {
    const browser = await playwright.launch({ ...base, executablePath, env: { ...env, ...own }, chromiumSandbox });
    return { browser, start };
  };
  // Chromium's own sandbox cannot run as root, and some containers forbid it to everyone.
  if (!start.isPlainUser) return launchWith(start, false);
  if (hasSandbox) {
    try {
      const launched = await launchWith(start, true);
      interruptions = 0;
      return launched;
    } catch (error) {
      if (wasInterrupted(error) && ++interruptions < MOST_INTERRUPTIONS) throw error;
      // It may be the sandbox, which the next attempt goes without.
    }
  }
  try {
    const launched = await launchWith(start, false);
    if (hasSandbox) log.warn("The browser runs without its sandbox, since this system allows it no user namespaces.");
    hasSandbox = false;
    return launched;
  } catch (error) {
    if (start.executablePath === found.executablePath || wasInterrupted(error)) throw error;
    const launched = await launchWith(found, false);
    log.warn("The browser runs as root, without its sandbox: as a user of its own it does not start.");
    return launched;
  }
}

let hasSandbox = true;
/** Starts in a row that ended so; a system in which the sandbox hangs instead of failing gets its films all the same. */
let interruptions = 0;
const MOST_INTERRUPTIONS = 4;

/** Whether a start says nothing about what the system allows: without the sandbox, every app after this one would run unguarded. */
const wasInterrupted = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || /signal=SIG(?:KILL|TERM)\b/.test(error.message));
