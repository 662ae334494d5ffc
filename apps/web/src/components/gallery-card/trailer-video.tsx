import { useEffect, useRef } from "react";
import { takeTurn } from "../playback-turn.ts";
import classes from "./gallery-card.module.css";

/** A trailer that plays silently over its poster, again and again; the one that played before stops. */
export function TrailerVideo({
  src,
  upright,
  onRefused,
}: {
  src: string;
  /** Upright videos fill their place; others keep their edges. */
  upright: boolean;
  onRefused: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  }, [onRefused]);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    // React leaves the attribute out, and browsers let only silent videos begin by themselves.
    element.muted = true;
    const giveBack = takeTurn(() => refused.current());
    element.play().catch((cause: unknown) => {
      // Taken off the page while it began, or a browser that saves data: the poster is enough.
      if (!(cause instanceof DOMException && cause.name === "AbortError")) refused.current();
    });
    return giveBack;
  }, []);
  return (
    <video
      ref={video}
      className={classes.video}
      data-upright={upright || undefined}
      src={src}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
    />
  );
}
