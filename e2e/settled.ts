import type { Page } from "playwright-core";
import { expect } from "vitest";

const LOADING = "[class*=Skeleton-root]:visible, main [role=status]:has-text('Loading')";

/**
 * Waits until nothing of a page is on its way any more: no part still loads, and nothing is half faded in, which would be hard to
 * read for everybody.
 */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator(LOADING).count()).toBe(0);
  const moving = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
          ).length,
    );
  await expect.poll(moving).toBe(0);
}
