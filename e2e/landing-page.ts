import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Paths that lead to the back end; everything else is a file. */
export const BACK_END = /\/(?:auth|rest|realtime|functions|uploads)\/v1|\/config\.json|\/media\//;

/** Waits until the script has taken the page over. */
export async function taken(page: Page): Promise<void> {
  const isTaken = (): Promise<boolean> =>
    page.evaluate(() => Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")));
  await expect.poll(isTaken, { timeout: 30_000 }).toBe(true);
  // What listens comes right after what is shown.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })));
}

/** Where the idea is typed. */
export const box = (page: Page): Locator => page.getByRole("textbox", { name: "Your idea" });
/** The button that makes an app of it. */
export const generate = (page: Page): Locator => page.getByRole("button", { name: "Generate", exact: true });
/** The trailer of what was generated. */
export const trailer = (page: Page): Locator =>
  page.getByRole("region", { name: "What do you want to build?" }).getByRole("img", { name: /^Trailer of/ });

/** Whether the picture of a canvas changes from one moment to the next. */
export async function moves(canvas: Locator): Promise<boolean> {
  return canvas.evaluate(async (element) => {
    const look = (): string => (element as HTMLCanvasElement).toDataURL("image/jpeg", 0.3);
    // What was just paused may still draw the picture it had begun.
    await new Promise((resolve) => setTimeout(resolve, 150));
    const before = look();
    for (let count = 0; count < 20; count++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (look() !== before) return true;
    }
    return false;
  });
}
