import type { Storyboard } from "@sayhey/trailer";
import { createPlayer, type Player } from "@sayhey/trailer/browser";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { takeTurn } from "../../lib/playback-turn.ts";

interface PlayerHooks {
  canvas: RefObject<HTMLCanvasElement | null>;
  storyboard: Storyboard;
  loadFootage: (id: string) => Promise<Uint8Array>;
  /** Called for every picture shown. */
  onTime: (positionMs: number) => void;
}

/** Plays a storyboard on a canvas. A new storyboard goes on at the same place, and playing if the old one was. */
export function usePlayer({ canvas, storyboard, loadFootage, onTime }: PlayerHooks) {
  const player = useRef<Player | null>(null);
  const place = useRef<{ positionMs: number; playing: boolean } | null>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [ready, setReady] = useState(false);
  const mutedNow = useRef(muted);
  const tell = useRef(onTime);
  useEffect(() => {
    tell.current = onTime;
  });

  const pause = useCallback(() => {
    player.current?.pause();
    setPlaying(false);
  }, []);
  const play = useCallback(() => {
    takeTurn(pause);
    player.current?.play();
    setPlaying(true);
  }, [pause]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const before = place.current;
    const made = createPlayer({
      canvas: element,
      storyboard,
      loadFootage,
      fontUrl: "/fonts",
      muted: mutedNow.current,
      // A still picture stands inside the first words.
      startMs: before?.positionMs ?? Math.round((storyboard.scenes[0]?.durationMs ?? 0) * 0.8),
      onReady: () => {
        setReady(true);
        tell.current(made.positionMs);
        if (before?.playing === true) play();
      },
      onTime: (positionMs) => tell.current(positionMs),
      onEnded: () => setPlaying(false),
      onError: (error) => console.warn(error.message, error.cause),
    });
    player.current = made;
    return () => {
      place.current = { positionMs: Math.min(made.positionMs, storyboard.durationMs), playing: made.playing };
      made.destroy();
      player.current = null;
    };
  }, [canvas, storyboard, loadFootage, play]);

  return {
    ready,
    playing,
    muted,
    play,
    pause,
    toggle: useCallback(() => (player.current?.playing === true ? pause() : play()), [pause, play]),
    seek: useCallback((positionMs: number) => player.current?.seek(positionMs), []),
    position: useCallback(() => player.current?.positionMs ?? 0, []),
    setMuted: useCallback((next: boolean) => {
      mutedNow.current = next;
      setMuted(next);
      player.current?.setMuted(next);
    }, []),
  };
}
