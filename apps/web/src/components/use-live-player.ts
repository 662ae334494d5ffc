import type { Storyboard } from "@sayhey/trailer";
import { createPlayer, type FindMusic, type Player } from "@sayhey/trailer/browser";
import { useEffect, useRef, useState } from "react";
import { formatClock } from "./format.ts";
import { takeTurn } from "./playback-turn.ts";

interface LivePlayerOptions {
  storyboard: Storyboard;
  /** Signed addresses of its footage. */
  footage: readonly { id: string; url: string }[];
  findMusic?: FindMusic | undefined;
  /** Plays by itself, silent and again and again, while it is in view and motion is welcome. */
  ambient: boolean;
  onReady?: (() => void) | undefined;
}

async function fetchClip(url: string | undefined): Promise<Uint8Array> {
  if (url === undefined) throw new Error("This clip has no address.");
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The clip answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Where a still trailer stands: inside its first words, which the opening transition has let in by then. */
export const stillMs = (storyboard: Storyboard): number => Math.round((storyboard.scenes[0]?.durationMs ?? 0) * 0.8);

/** A player on a canvas, with a seek bar and a clock that follow it. It stops when it leaves the view, and plays alone on its page. */
export function useLivePlayer({ storyboard, footage, findMusic, ambient, onReady }: LivePlayerOptions) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const seekBar = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const player = useRef<Player | null>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(ambient);
  const startMuted = useRef(ambient);
  const [ready, setReady] = useState(false);
  // Signed addresses change with every answer while the clips stay the same; only other clips make another player.
  const urls = useRef(new Map<string, string>());
  useEffect(() => {
    urls.current = new Map(footage.map(({ id, url }) => [id, url]));
  }, [footage]);
  const clips = footage.map(({ id }) => id).join();

  const pause = useRef(() => {
    player.current?.pause();
    setPlaying(false);
  });
  const giveBack = useRef(() => {});
  const play = () => {
    giveBack.current = takeTurn(pause.current);
    player.current?.play();
    setPlaying(true);
  };
  const playRef = useRef(play);
  const onReadyRef = useRef(onReady);
  /** Paused by the person: coming back into view does not start it again. */
  const stopped = useRef(false);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const stop = pause.current;
    const welcome = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    let inView = false;
    let isReady = false;
    setReady(false);
    setPlaying(false);
    const made = createPlayer({
      canvas: element,
      storyboard,
      loadFootage: (id) => fetchClip(urls.current.get(id)),
      ...(findMusic === undefined ? {} : { findMusic }),
      fontUrl: "/fonts",
      loop: ambient,
      autoplay: false,
      muted: startMuted.current,
      startMs: stillMs(storyboard),
      onReady: () => {
        isReady = true;
        setReady(true);
        onReadyRef.current?.();
        if (ambient && welcome && inView) playRef.current();
      },
      onTime: (positionMs) => {
        if (seekBar.current !== null) {
          seekBar.current.value = String(Math.round(positionMs));
          seekBar.current.setAttribute(
            "aria-valuetext",
            `${formatClock(positionMs)} of ${formatClock(storyboard.durationMs)}`,
          );
        }
        if (clock.current !== null) clock.current.textContent = formatClock(positionMs);
      },
      onEnded: () => setPlaying(false),
      onError: (error) => console.warn(error.message, error.cause),
    });
    player.current = made;
    const watch = new IntersectionObserver(
      (entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        if (!inView) stop();
        else if (ambient && welcome && isReady && !stopped.current) playRef.current();
      },
      { threshold: 0.4 },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      giveBack.current();
      made.destroy();
      player.current = null;
    };
  }, [storyboard, clips, ambient, findMusic]);

  const toggle = () => {
    stopped.current = playing;
    if (playing) pause.current();
    else {
      const present = player.current;
      // A still picture stands inside the first scene; pressing play begins at the beginning.
      if (
        present !== null &&
        (present.positionMs >= present.durationMs - 50 || present.positionMs === stillMs(storyboard))
      )
        present.seek(0);
      play();
    }
  };
  const toggleSound = () => {
    startMuted.current = !muted;
    setMuted(!muted);
    player.current?.setMuted(!muted);
  };

  const seek = (positionMs: number) => player.current?.seek(positionMs);
  return { canvas, seekBar, clock, player: { ready, playing, muted, toggle, toggleSound, seek } };
}

/** What the player is doing, and what it can be told. */
export type LivePlayer = ReturnType<typeof useLivePlayer>["player"];
