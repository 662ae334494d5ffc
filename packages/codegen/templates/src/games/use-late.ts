import { useEffect, useRef, useState } from "react";

/** Calls `run` once, `ms` after `state` became what it is, while `isWaiting`. */
export function useAfter(ms: number, isWaiting: boolean, state: unknown, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setTimeout(() => latest.current(), ms);
    return () => window.clearTimeout(timer);
  }, [ms, isWaiting, state]);
}

/** True `ms` after `is` became true: the end of a game is seen on the board before something lies over it. */
export function useLate(is: boolean, ms = 1100): boolean {
  const [isLate, setLate] = useState(false);
  useAfter(ms, is, is, () => setLate(true));
  if (!is && isLate) setLate(false);
  return is && isLate;
}
