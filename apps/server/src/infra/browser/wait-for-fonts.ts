import type { Page } from "playwright-core";
import { waitAtMost } from "./with-deadlines.ts";

/** Longest wait for an app's fonts, ms. */
const FONTS_MS = 3000;

/** Waits until an app's fonts are there, but not for ever: the app itself says when. False when it did not. */
export const waitForFonts = (page: Page): Promise<boolean> =>
  waitAtMost(
    page.evaluate(() => document.fonts.ready.then(() => undefined)),
    FONTS_MS,
  );
