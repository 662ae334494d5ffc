import { hashText } from "@sayhey/contract/random";
import { useEffect, useRef, type CSSProperties } from "react";
import type { GalleryItem } from "../../api/get-gallery-item.ts";
import { BlankScreen } from "../../components/blank-screen.tsx";
import classes from "./gallery-item.module.css";

const GROUNDS = ["coral", "sun", "mint", "sky"] as const;
/** How far a trailer must have been watched for each event; its last frames count as its end. */
const MARKS = [
  ["quarter", 0.25],
  ["half", 0.5],
  ["three-quarters", 0.75],
  ["watched", 0.95],
] as const;
type TrailerEvent = "play" | (typeof MARKS)[number][0];
/** A caption file with nothing in it. */
const NO_CAPTIONS = "data:text/vtt,WEBVTT";

/** The trailer of a published app, playing silently at first; the picture, or a blank page with its name, where there is none. */
export function ItemTrailer({
  item,
  onEvent,
}: {
  item: GalleryItem["item"];
  /** Hears the first time that it plays and how far it has been watched. */
  onEvent: (event: TrailerEvent) => void;
}) {
  const { trailer, poster, title } = item;
  const told = useRef(new Set<string>());
  const tell = (event: TrailerEvent) => {
    if (told.current.has(event)) return;
    told.current.add(event);
    onEvent(event);
  };
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    element.muted = true;
    element.play().catch((cause: unknown) => {
      // A browser that saves data waits for the person, who finds the controls.
      if (!(cause instanceof DOMException)) console.warn("The trailer could not be started.", cause);
    });
  }, []);
  if (trailer !== null)
    return (
      <div className={classes.trailer} style={{ "--ratio": trailer.width / trailer.height } as CSSProperties}>
        <video
          ref={video}
          src={trailer.video}
          poster={poster ?? undefined}
          controls
          loop
          muted
          playsInline
          preload="metadata"
          aria-label={`Trailer of ${title}`}
          onPlaying={() => tell("play")}
          onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
            // It begins again by itself, so its end is never told.
            for (const [event, share] of MARKS) if (duration > 0 && currentTime >= duration * share) tell(event);
          }}
        >
          <track kind="captions" src={trailer.captions ?? NO_CAPTIONS} srcLang="en" label="Captions" />
        </video>
      </div>
    );
  return (
    <div className={classes.trailer} data-ground={GROUNDS[(hashText(item.id) >>> 16) % GROUNDS.length]} data-blank>
      {poster === null ? <BlankScreen name={title} seed={item.id} /> : <img src={poster} alt={`Screen of ${title}`} />}
    </div>
  );
}
