import { useEffect, useRef, type RefObject } from "react";
import type { Playhead } from "../stage/playhead.ts";
import { followPlayhead, type Scale } from "./geometry.ts";
import classes from "./timeline.module.css";

interface PlayheadLineProps {
  playhead: Playhead;
  scale: Scale;
  scroller: RefObject<HTMLElement | null>;
  /** While it plays the timeline turns its page. */
  playing: boolean;
}

/** Where playback is, over all tracks. */
export function PlayheadLine({ playhead, scale, scroller, playing }: PlayheadLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      playhead.follow((positionMs) => {
        const at = positionMs * scale;
        if (line.current !== null) line.current.style.transform = `translateX(${at}px)`;
        const window = scroller.current;
        if (!playing || window === null) return;
        const scroll = followPlayhead(at, window.scrollLeft, window.clientWidth);
        if (scroll !== null) window.scrollTo({ left: scroll });
      }),
    [playhead, scale, scroller, playing],
  );
  return <div ref={line} className={classes.playhead} aria-hidden="true" />;
}
