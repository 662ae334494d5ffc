import { useEffect, useRef, useState } from "react";
import { audio } from "./studio-audio.ts";

/** How often one looks ahead, in ms, and how far, in seconds (after C. Wilson, "A Tale of Two Clocks"). */
const LOOK_MS = 25;
const AHEAD = 0.12;
const FIRST = 0.06;

/**
 * Plays step after step on the clock of the audio hardware, which a busy page cannot hold up. `schedule` sounds the step with that
 * number at `when` and says how many seconds it takes; `step` is the one that is heard now, null while nothing plays.
 */
export function useBeat(schedule: (step: number, when: number) => number, isPlaying: boolean): number | null {
  const latest = useRef(schedule);
  const [step, setStep] = useState<number | null>(null);
  useEffect(() => {
    latest.current = schedule;
  });
  useEffect(() => {
    if (!isPlaying) return;
    const clock = audio();
    const heard: { step: number; when: number }[] = [];
    let next = 0;
    let when = clock.currentTime + FIRST;
    const look = () => {
      // A page that slept has missed steps; they are not played all at once.
      if (when < clock.currentTime - 1) when = clock.currentTime + FIRST;
      while (when < clock.currentTime + AHEAD) {
        heard.push({ step: next, when });
        when += latest.current(next, when);
        next++;
      }
    };
    look();
    const timer = window.setInterval(look, LOOK_MS);
    let frame = requestAnimationFrame(function show() {
      while (heard[0] !== undefined && heard[0].when <= clock.currentTime) setStep(heard.shift()?.step ?? null);
      frame = requestAnimationFrame(show);
    });
    return () => {
      window.clearInterval(timer);
      cancelAnimationFrame(frame);
      setStep(null);
    };
  }, [isPlaying]);
  return step;
}
