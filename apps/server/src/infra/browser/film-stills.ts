import type { CompiledApp } from "@sayhey/contract/source-tree";
import sharp from "sharp";
import { AppError } from "@sayhey/contract/app-error";
import { openAppPage, PHONE } from "./app-page.ts";
import type { BrowserPool } from "./browser-pool.ts";
import { StuckApp, withDeadlines } from "./with-deadlines.ts";
import { openPath } from "./film-app.ts";
import { prepareToFilm, VIEWPORT } from "./film-probe.ts";
import type { BrowserJobOptions } from "./check-app.ts";

/** One page of an app as it opens. */
export interface FilmedStill {
  /** The app's own address of the page. */
  path: string;
  /** The page's heading. */
  title: string;
  scheme: "light" | "dark";
  /** WebP of `VIEWPORT`. */
  picture: Uint8Array;
}

/** Pages filmed at most; a trailer shows a few. */
const MOST_PAGES = 6;
const WEBP_QUALITY = 92;
/** Longest all of them may take, ms. */
const STILLS_LIMIT_MS = 60_000;
const SCHEMES = ["light", "dark"] as const;

/**
 * Takes a picture of each page of an app, light and dark, as it looks on its first run. A page that does not open is left out.
 * @throws AppError `unavailable` without a working browser, `cancelled` on abort.
 */
export async function filmStills(
  pool: BrowserPool,
  app: CompiledApp,
  paths: readonly string[],
  options: BrowserJobOptions,
): Promise<FilmedStill[]> {
  return pool.use(
    PHONE,
    async (context) => {
      const { page } = await openAppPage(context, app);
      await prepareToFilm(page);
      const devtools = withDeadlines(await context.newCDPSession(page));
      const stills: FilmedStill[] = [];
      for (const path of [...new Set(["/", ...paths])].slice(0, MOST_PAGES)) {
        options.signal?.throwIfAborted();
        try {
          await openPath(page, path);
        } catch (error) {
          if (error instanceof AppError && error.kind !== "timeout") throw error;
          // A page that is stuck takes no further step.
          if (error instanceof StuckApp) break;
          continue;
        }
        const title = (await page.locator("h1").first().innerText()).replace(/\s+/gu, " ").trim();
        for (const scheme of SCHEMES) {
          await page.evaluate((name) => {
            document.documentElement.dataset["scheme"] = name;
          }, scheme);
          const clip = { x: 0, y: 0, width: VIEWPORT.width, height: VIEWPORT.height, scale: VIEWPORT.scale };
          const { data } = await devtools.send("Page.captureScreenshot", {
            format: "png",
            optimizeForSpeed: true,
            clip,
          });
          const picture = await sharp(Buffer.from(data, "base64"))
            .webp({ quality: WEBP_QUALITY, effort: 1 })
            .toBuffer();
          stills.push({ path, title: title === "" ? path : title, scheme, picture: new Uint8Array(picture) });
        }
      }
      return stills;
    },
    { signal: options.signal, limitMs: STILLS_LIMIT_MS },
  );
}
