import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useState } from "react";

/** Share of what is still to be shown that each frame adds; what comes in bursts flows this way. */
const SHARE = 1 / 14;

/** A growing text, letter by letter. What was there at first is shown at once, as is all of it where motion is not wanted. */
export function useRevealed(text: string): string {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(text.length);
  const isBehind = shown < text.length;
  useEffect(() => {
    if (isStill || !isBehind) return;
    let frame = requestAnimationFrame(function next() {
      setShown((before) => Math.min(text.length, before + Math.max(1, Math.ceil((text.length - before) * SHARE))));
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, isBehind, isStill]);
  return isStill ? text : text.slice(0, shown);
}
