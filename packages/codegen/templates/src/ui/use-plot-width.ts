import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Height of a plot and its labels, in its own units. */
const UNITS_HIGH = 180;
/** What a plot is at most high on the screen, px. */
const MOST_HIGH = 280;
/** Narrower plots are scaled down as they are. */
const FEWEST_UNITS = 320;

/** How many units wide a plot is drawn so that it fills its place: on wide screens it grows wider, not taller. */
export function usePlotWidth(): [RefObject<SVGSVGElement | null>, number] {
  const place = useRef<SVGSVGElement | null>(null);
  const [width, setWidth] = useState(FEWEST_UNITS);
  useLayoutEffect(() => {
    const svg = place.current;
    if (svg === null) return undefined;
    const measure = () => setWidth(Math.max(FEWEST_UNITS, Math.round((svg.clientWidth * UNITS_HIGH) / MOST_HIGH)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
