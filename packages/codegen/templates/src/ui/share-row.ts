import { copy } from "../copy.ts";
import { showToast } from "./toast-store.ts";

/** Shares the address of a page the way the device does; else it goes to the clipboard, or is shown where there is none. */
export async function shareLink(title: string): Promise<void> {
  const url = window.location.href;
  try {
    // Desktops have a menu of their own at best; there a copied link is what people use.
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast(copy.linkCopied);
  } catch (error) {
    // Whoever closes the menu of the device has decided.
    if (!(error instanceof DOMException && error.name === "AbortError")) showToast(url);
  }
}
