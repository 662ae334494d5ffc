import { useEffect, useRef } from "react";

/** A longer gap between two pictures is time that nobody saw. */
const LONGEST = 50;

/** Calls `step` before every picture with the milliseconds since the last one, while `isRunning`. */
export function useLoop(step: (ms: number) => void, isRunning: boolean): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!isRunning) return;
    let before: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      latest.current(Math.min(LONGEST, now - (before ?? now)));
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}

/** Calls `step` every `everyMs`, while `isRunning`. */
export function useTick(step: () => void, everyMs: number, isRunning: boolean): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => latest.current(), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs, isRunning]);
}
