import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { postToHost } from "../store/host.ts";

/**
 * Takes whoever follows a link to where it leads: the top of a page, or the part of it that the address names. Who uses the
 * keyboard or a screen reader goes on there. The ref belongs to what holds the page.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const { pathname, hash, key } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    postToHost({ type: "navigated", path: pathname });
  }, [pathname]);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    const part = hash === "" ? null : document.getElementById(decoded(hash.slice(1)));
    if (part !== null) {
      const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      part.scrollIntoView({ behavior: isNew || isCalm ? "auto" : "smooth", block: "start" });
      part.focus({ preventScroll: true });
      return;
    }
    window.scrollTo(0, 0);
    if (isNew) content.current?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
  return content;
}

/** What an address writes with percent signs; as it stands where that is no such text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
