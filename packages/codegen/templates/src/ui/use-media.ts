import { useRef, useState, type RefObject } from "react";

/** Something that plays, as its controls see it. */
export interface MediaState {
  at: number;
  length: number;
  isPlaying: boolean;
  hasFailed: boolean;
  isMuted: boolean;
  speed: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  setMuted: (muted: boolean) => void;
  setSpeed: (speed: number) => void;
  /** What the element tells; spread over it. */
  events: {
    onLoadedMetadata: () => void;
    onTimeUpdate: () => void;
    onPlay: () => void;
    onPause: () => void;
    onError: () => void;
    onEnded: () => void;
  };
}

interface MediaOptions {
  /** Where it begins, in seconds. */
  from: number;
  /** Whether it plays as soon as it can. */
  starts: boolean;
  /** Hears where somebody stopped, and every few seconds where they are. */
  onPlace: (at: number, length: number) => void;
  onEnded: () => void;
}

/** Seconds between two places that are kept while it plays. */
const KEPT_EVERY = 5;

/** Follows a media element and steers it. */
export function useMedia(
  element: RefObject<HTMLVideoElement | null>,
  { from, starts, onPlace, onEnded }: MediaOptions,
): MediaState {
  const kept = useRef(from);
  const [state, setState] = useState({ at: from, length: 0, isPlaying: false, hasFailed: false, isMuted: false });
  const [speed, setSpeed] = useState(1);
  const put = (patch: Partial<typeof state>) => setState((before) => ({ ...before, ...patch }));
  const keep = () => {
    const media = element.current;
    if (media === null || !Number.isFinite(media.duration)) return;
    kept.current = media.currentTime;
    onPlace(media.currentTime, media.duration);
  };
  const play = (media: HTMLVideoElement) =>
    // A browser may refuse to play by itself; the button is there.
    void media.play().catch(() => put({ isPlaying: false }));
  return {
    ...state,
    speed,
    toggle: () => {
      const media = element.current;
      if (media === null) return;
      if (media.paused) play(media);
      else media.pause();
    },
    seek: (seconds) => {
      const media = element.current;
      if (media === null || state.length === 0) return;
      media.currentTime = Math.max(0, Math.min(seconds, state.length));
      put({ at: media.currentTime });
    },
    setMuted: (isMuted) => {
      if (element.current !== null) element.current.muted = isMuted;
      put({ isMuted });
    },
    setSpeed: (next) => {
      if (element.current !== null) element.current.playbackRate = next;
      setSpeed(next);
    },
    events: {
      onLoadedMetadata: () => {
        const media = element.current;
        if (media === null) return;
        const length = Number.isFinite(media.duration) ? media.duration : 0;
        if (from > 0 && from < length) media.currentTime = from;
        media.playbackRate = speed;
        put({ length, hasFailed: false });
        if (starts) play(media);
      },
      onTimeUpdate: () => {
        const media = element.current;
        if (media === null) return;
        put({ at: media.currentTime });
        if (!media.paused && Math.abs(media.currentTime - kept.current) >= KEPT_EVERY) keep();
      },
      onPlay: () => put({ isPlaying: true }),
      onPause: () => {
        put({ isPlaying: false });
        keep();
      },
      onError: () => put({ hasFailed: true, isPlaying: false }),
      onEnded: () => {
        put({ isPlaying: false });
        keep();
        onEnded();
      },
    },
  };
}
