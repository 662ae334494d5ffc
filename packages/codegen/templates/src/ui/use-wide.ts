import { useSyncExternalStore } from "react";

/** From this width on there is room for a list and what it opens side by side. */
const WIDE = "(min-width: 820px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a list and what it opens stand side by side, live. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
