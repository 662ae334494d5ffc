import type { Locator, Page } from "playwright-core";

/** The newest toast with these words; older ones may stand beside it, and what leaves is no longer one. */
const toastOf = (page: Page, words: string | RegExp): Locator =>
  page.locator("[data-sonner-toast][data-removed=false]", { hasText: words }).first();

/**
 * Presses Undo in the toast with these words, and in no other. By its key: under the mouse the toasts unfold, and on a slow
 * machine a press comes down where the button was.
 */
export const undoOf = (page: Page, words: string | RegExp): Promise<void> =>
  toastOf(page, words).getByRole("button", { name: "Undo", exact: true }).press("Enter");

/** Points at the toast with these words: it stays for as long as one does. */
export const holdToast = (page: Page, words: string | RegExp): Promise<void> => toastOf(page, words).hover();

/** Closes every toast that has not gone by itself yet. */
export const closeToasts = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: "Close toast" })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));

/** Notes from now on what toasts say, also of those that stand for a moment only; the answer reads it. */
export async function noteToasts(page: Page): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle(() => {
    const said: string[] = [];
    const look = (): void => {
      for (const toast of document.querySelectorAll("[data-sonner-toast][data-removed=false]"))
        if (!said.includes(toast.textContent)) said.push(toast.textContent);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return said;
  });
  return () => notes.evaluate((said) => [...said]);
}
