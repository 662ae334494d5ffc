import { useEffect, useRef, useState } from "react";
import { TUNE_RATE, tuneOf, wavOf } from "./media-player-rules.ts";

/** Something to play. */
export interface Track {
  id: string;
  title: string;
  isVideo: boolean;
  /** Address of a file of one's own; none for a tune that is made when it is first played. */
  address?: string;
  /** Address of its captions. */
  captions?: string;
  /** Which of the tunes it is. */
  tune?: number;
}

const tunes = new Map<number, string>();

function addressOf({ address, tune = 0 }: Track): string {
  if (address !== undefined) return address;
  const made =
    tunes.get(tune) ?? URL.createObjectURL(new Blob([wavOf(tuneOf(tune), TUNE_RATE)], { type: "audio/wav" }));
  tunes.set(tune, made);
  return made;
}

/** Plays tracks through an element of the page, and tells where it is. */
export function usePlayer(onEnd: () => void) {
  const element = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState({ isPlaying: false, at: 0, length: 0, problem: false });
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    const media = element.current;
    if (media === null) return;
    const tell = () =>
      setState((before) => ({ ...before, isPlaying: !media.paused, at: media.currentTime, length: media.duration }));
    const end = () => ended.current();
    const fail = () => setState((before) => ({ ...before, isPlaying: false, problem: true }));
    for (const event of ["play", "pause", "timeupdate", "loadedmetadata", "seeked"])
      media.addEventListener(event, tell);
    media.addEventListener("ended", end);
    media.addEventListener("error", fail);
    return () => {
      for (const event of ["play", "pause", "timeupdate", "loadedmetadata", "seeked"])
        media.removeEventListener(event, tell);
      media.removeEventListener("ended", end);
      media.removeEventListener("error", fail);
      media.pause();
    };
  }, []);
  return {
    ...state,
    element,
    start: (track: Track) => {
      const media = element.current;
      if (media === null) return;
      setState({ isPlaying: true, at: 0, length: 0, problem: false });
      media.src = addressOf(track);
      void media.play().catch(() => setState((before) => ({ ...before, isPlaying: false })));
    },
    toggle: () => {
      const media = element.current;
      if (media === null) return;
      if (media.paused) void media.play().catch(() => undefined);
      else media.pause();
    },
    seek: (seconds: number) => {
      if (element.current !== null) element.current.currentTime = seconds;
    },
    setVolume: (volume: number) => {
      if (element.current !== null) element.current.volume = volume;
    },
  };
}
