import { useEffect, useRef } from "react";
import type { Playhead } from "./playhead.ts";
import { timecode } from "./timecode.ts";

/** A seek bar and a clock that follow the playhead. */
export function useSeekBar(playhead: Playhead, fps: number, durationMs: number) {
  const seekBar = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      playhead.follow((positionMs) => {
        if (seekBar.current !== null) {
          seekBar.current.value = String(Math.round(positionMs));
          seekBar.current.style.setProperty("--played", `${(positionMs / durationMs) * 100}%`);
          seekBar.current.setAttribute(
            "aria-valuetext",
            `${timecode(positionMs, fps)} of ${timecode(durationMs, fps)}`,
          );
        }
        if (clock.current !== null) clock.current.textContent = timecode(positionMs, fps);
      }),
    [playhead, fps, durationMs],
  );
  return { seekBar, clock };
}
