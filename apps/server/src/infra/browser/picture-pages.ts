import type { CompiledApp } from "@sayhey/contract/source-tree";
import { APP_ORIGIN, openAppPage, PHONE } from "./app-page.ts";
import type { BrowserPool } from "./browser-pool.ts";
import type { BrowserJobOptions } from "./check-app.ts";
import { waitForFonts } from "./wait-for-fonts.ts";
import { StuckApp } from "./with-deadlines.ts";

/** A page of an app as people see it. */
export interface PagePicture {
  /** Which page and how wide: `/ on a phone (390 px)`. */
  label: string;
  picture: { mediaType: "image/jpeg"; base64: string };
}

/** A page to picture. */
export interface PicturedPage {
  path: string;
  /** Id of the block that the picture is to show; the end of the page where it is not there, the beginning without one. */
  block?: string | undefined;
}

/** Pages that are pictured at most, the first ones. */
const MOST_PAGES = 3;
const QUALITY = 60;
/** Longest all of them may take, ms. */
const LIMIT_MS = 60_000;
const WIDTHS = [
  { name: "on a phone (390 px)", viewport: { width: 390, height: 900 } },
  { name: "on a desktop (1280 px)", viewport: { width: 1280, height: 900 } },
] as const;

/**
 * Takes a picture of the first of some pages of an app at phone and desktop width, as JPEG with one pixel for each CSS pixel. A page that does not
 * open is left out.
 * @throws AppError `unavailable` without a working browser, `cancelled` on abort.
 */
export async function picturePages(
  pool: BrowserPool,
  app: CompiledApp,
  pages: readonly PicturedPage[],
  { signal }: BrowserJobOptions,
): Promise<PagePicture[]> {
  return pool.use(
    { ...PHONE, deviceScaleFactor: 1, isMobile: false, reducedMotion: "reduce" },
    async (context) => {
      const { page } = await openAppPage(context, app);
      const pictures: PagePicture[] = [];
      const once = pages.filter(({ path }, index) => pages.findIndex((one) => one.path === path) === index);
      for (const { path, block } of once.slice(0, MOST_PAGES)) {
        for (const { name, viewport } of WIDTHS) {
          signal?.throwIfAborted();
          try {
            await page.setViewportSize(viewport);
            await page.goto(APP_ORIGIN + path, { waitUntil: "load", timeout: 15_000 });
            await page.locator("h1").first().waitFor({ state: "visible", timeout: 4000 });
            await waitForFonts(page);
            if (block !== undefined) await page.evaluate(scrollTo, block);
            const jpeg = await page.screenshot({ type: "jpeg", quality: QUALITY, animations: "disabled" });
            pictures.push({
              label: `${path} ${name}`,
              picture: { mediaType: "image/jpeg", base64: jpeg.toString("base64") },
            });
          } catch (error) {
            // A page that is stuck takes no further step.
            if (error instanceof StuckApp) return pictures;
          }
        }
      }
      return pictures;
    },
    { signal, limitMs: LIMIT_MS },
  );
}

/** Runs in the page. */
function scrollTo(block: string): void {
  const found = document.getElementById(block);
  if (found === null) return window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  const isTall = found.offsetHeight > window.innerHeight * 0.8;
  found.scrollIntoView({ block: isTall ? "start" : "center", behavior: "instant" });
}
