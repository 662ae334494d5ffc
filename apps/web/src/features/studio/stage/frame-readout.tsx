import { useEffect, useState } from "react";
import classes from "./stage.module.css";
import type { StudioPlayer } from "./use-player.ts";

/** How often the figures are read, ms. */
const READ_MS = 500;

/** How fast the pictures are drawn, for whoever wants to know. */
export function FrameReadout({ player }: { player: StudioPlayer }) {
  const [times, setTimes] = useState(() => player.frameTimes());
  useEffect(() => {
    const timer = setInterval(() => setTimes(player.frameTimes()), READ_MS);
    return () => clearInterval(timer);
  }, [player]);
  return (
    <output className={classes.frames} aria-label="Frame times" data-frames={JSON.stringify(times)}>
      {times.frames === 0 ? (
        "Press play to measure"
      ) : (
        <>
          {times.p50Ms.toFixed(1)} ms a frame, 95 % in {times.p95Ms.toFixed(1)} ms, {times.dropped} of{" "}
          {times.frames + times.dropped} dropped
        </>
      )}
    </output>
  );
}
