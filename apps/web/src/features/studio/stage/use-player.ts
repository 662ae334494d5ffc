import type { PlacedText, Storyboard } from "@sayhey/trailer";
import { createPlayer, type FindMusic, type FrameTimes, type Player } from "@sayhey/trailer/browser";
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { takeTurn } from "../../../components/playback-turn.ts";

interface PlayerHooks {
  canvas: RefObject<HTMLCanvasElement | null>;
  storyboard: Storyboard;
  loadFootage: (id: string) => Promise<Uint8Array>;
  findMusic: FindMusic;
  /** Called for every picture shown. */
  onTime: (positionMs: number) => void;
}

/** The studio's player and what it is doing. */
export interface StudioPlayer {
  readonly ready: boolean;
  readonly playing: boolean;
  readonly muted: boolean;
  readonly loop: boolean;
  readonly rate: number;
  play(): void;
  pause(): void;
  toggle(): void;
  /** Ms from the start; kept in range. */
  seek(positionMs: number): void;
  /** Where it is now, ms. */
  position(): number;
  frameTimes(): FrameTimes;
  /** The texts of the scene that shows, and where they stand. */
  texts(): PlacedText[];
  setMuted(muted: boolean): void;
  setLoop(loop: boolean): void;
  setRate(rate: number): void;
}

const NO_FRAMES: FrameTimes = { frames: 0, p50Ms: 0, p95Ms: 0, dropped: 0 };

/** Plays a storyboard on a canvas. Another storyboard goes on at the same place, and playing if the old one was. */
export function usePlayer({ canvas, storyboard, loadFootage, findMusic, onTime }: PlayerHooks): StudioPlayer {
  const player = useRef<Player | null>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [loop, setLoop] = useState(false);
  const [rate, setRate] = useState(1);
  const [ready, setReady] = useState(false);
  const tell = useRef(onTime);
  const latest = useRef(storyboard);
  useEffect(() => {
    tell.current = onTime;
  });

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const first = latest.current;
    const made = createPlayer({
      canvas: element,
      storyboard: first,
      loadFootage,
      findMusic,
      fontUrl: "/fonts",
      // A still picture stands inside the first words.
      startMs: Math.round((first.scenes[0]?.durationMs ?? 0) * 0.8),
      onReady: () => {
        setReady(true);
        tell.current(made.positionMs);
      },
      onTime: (positionMs) => tell.current(positionMs),
      onEnded: () => setPlaying(false),
      onError: (error) => console.warn(error.message, error.cause),
    });
    player.current = made;
    return () => {
      made.destroy();
      player.current = null;
    };
  }, [canvas, loadFootage, findMusic]);

  useEffect(() => {
    if (latest.current === storyboard) return;
    latest.current = storyboard;
    player.current?.update(storyboard);
  }, [storyboard]);

  const pause = useCallback(() => {
    player.current?.pause();
    setPlaying(false);
  }, []);
  const play = useCallback(() => {
    takeTurn(pause);
    player.current?.play();
    setPlaying(true);
  }, [pause]);

  return useMemo(
    () => ({
      ready,
      playing,
      muted,
      loop,
      rate,
      play,
      pause,
      toggle: () => (player.current?.playing === true ? pause() : play()),
      seek: (positionMs) => player.current?.seek(positionMs),
      position: () => player.current?.positionMs ?? 0,
      texts: () => player.current?.texts() ?? [],
      frameTimes: () => player.current?.frameTimes ?? NO_FRAMES,
      setMuted: (next) => {
        setMuted(next);
        player.current?.setMuted(next);
      },
      setLoop: (next) => {
        setLoop(next);
        player.current?.setLoop(next);
      },
      setRate: (next) => {
        setRate(next);
        player.current?.setRate(next);
      },
    }),
    [ready, playing, muted, loop, rate, play, pause],
  );
}
