import type { Locator, Page } from "playwright-core";

/** The newest toast with these words; older ones may stand beside it, and what leaves is no longer one. */
const toastOf = (page: Page, words: string | RegExp): Locator =>
  page.locator("[data-sonner-toast][data-removed=false]", { hasText: words }).first();

/** Presses Undo in the toast with these words, and in no other. */
export const undoOf = (page: Page, words: string | RegExp): Promise<void> =>
  toastOf(page, words).getByRole("button", { name: "Undo", exact: true }).click();
