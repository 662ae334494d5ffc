import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { fitScale, keepAnchor, limitScale, type Scale } from "./geometry.ts";

/** A scene of a second is at least as wide as a finger on a phone, px a ms. */
const SMALLEST_START: Scale = 0.07;
const STEP = 1.4;

/** How far the timeline is zoomed in, kept while scenes change and fitted anew when the window does. */
export function useTimeScale(scroller: RefObject<HTMLElement | null>, durationMs: number, paddingPx: number) {
  const [scale, setScale] = useState<Scale>(SMALLEST_START);
  const [fitted, setFitted] = useState(true);
  const width = useRef(0);
  const scrollTo = useRef<number | null>(null);
  const duration = useRef(durationMs);
  useEffect(() => {
    duration.current = durationMs;
  }, [durationMs]);

  const fit = useCallback(() => {
    setFitted(true);
    setScale(Math.max(SMALLEST_START, fitScale(duration.current, width.current)));
  }, []);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      const next = element.clientWidth - paddingPx * 2;
      if (next <= 0 || next === width.current) return;
      width.current = next;
      if (fitted) fit();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [scroller, paddingPx, fitted, fit]);

  const zoom = (by: number, anchorPx?: number): void => {
    const after = limitScale(scale * by, duration.current, width.current);
    const scrollPx = (scroller.current?.scrollLeft ?? 0) - paddingPx;
    scrollTo.current = keepAnchor(scrollPx, anchorPx ?? width.current / 2, scale, after) + paddingPx;
    setFitted(false);
    setScale(after);
  };
  useLayoutEffect(() => {
    if (scrollTo.current === null) return;
    scroller.current?.scrollTo({ left: scrollTo.current });
    scrollTo.current = null;
  }, [scale, scroller]);

  // A pinch on a trackpad arrives as a wheel with Ctrl; React's own listener could not stop the page from zooming.
  const latestZoom = useRef(zoom);
  useEffect(() => {
    latestZoom.current = zoom;
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latestZoom.current(Math.exp(-event.deltaY / 200), event.clientX - element.getBoundingClientRect().left);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [scroller]);

  return { scale, fit, zoomIn: () => zoom(STEP), zoomOut: () => zoom(1 / STEP) };
}
