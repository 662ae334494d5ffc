import { parseStoryboard, type Storyboard } from "@sayhey/trailer";
import { createPlayer, type FindMusic, type Player } from "@sayhey/trailer/browser";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useEffect, useMemo, useRef, useState } from "react";
import { formatClock } from "./format.ts";
import { takeTurn } from "./playback-turn.ts";
import classes from "./live-trailer.module.css";

interface LiveTrailerProps {
  /** A Storyboard, as the server or the planner made it. */
  storyboard: unknown;
  /** Signed addresses of its footage. */
  footage?: readonly { id: string; url: string }[];
  /** Finds the samples of own music; the same function at every call. Without it such a trailer has its effects only. */
  findMusic?: FindMusic;
  label: string;
  /** Shows play, seek and sound. */
  controls?: boolean;
  /** Plays by itself, silent and again and again, while it is in view and motion is welcome. */
  ambient?: boolean;
  /** Something else stands in its place until it is ready: no veil, no word of loading. */
  quiet?: boolean;
  /** Shows a small button that stops and starts what moves by itself. */
  pausable?: boolean;
  onReady?: () => void;
}

const NO_FOOTAGE: readonly { id: string; url: string }[] = [];

async function fetchClip(url: string | undefined): Promise<Uint8Array> {
  if (url === undefined) throw new Error("This clip has no address.");
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The clip answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Where a still trailer stands: inside its first words, which the opening transition has let in by then. */
const stillMs = (storyboard: Storyboard): number => Math.round((storyboard.scenes[0]?.durationMs ?? 0) * 0.8);

/** A trailer, drawn live by the code that renders its file. */
export default function LiveTrailer({
  storyboard: given,
  footage = NO_FOOTAGE,
  findMusic,
  label,
  controls = false,
  ambient = false,
  quiet = false,
  pausable = false,
  onReady,
}: LiveTrailerProps) {
  const storyboard = useMemo(() => parseStoryboard(given), [given]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const seek = useRef<HTMLInputElement>(null);
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
        if (seek.current !== null) {
          seek.current.value = String(Math.round(positionMs));
          seek.current.setAttribute(
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

  return (
    <div className={classes.root} data-controls={controls || undefined}>
      <div className={classes.picture} style={{ aspectRatio: storyboard.aspect.replace(":", " / ") }}>
        <canvas
          ref={canvas}
          className={classes.canvas}
          role="img"
          aria-label={label}
          // Black before its first picture; what stands below shows until then.
          style={quiet && !ready ? { visibility: "hidden" } : undefined}
        />
        {pausable && ready ? (
          <button
            type="button"
            className={classes.corner}
            onClick={toggle}
            aria-label={playing ? "Pause the trailer" : "Play the trailer"}
          >
            {playing ? (
              <Pause size={18} fill="currentColor" aria-hidden="true" />
            ) : (
              <Play size={18} fill="currentColor" aria-hidden="true" />
            )}
          </button>
        ) : null}
        {ready || quiet ? null : (
          <div
            className={classes.veil}
            style={{ background: storyboard.palette.ground }}
            role="status"
            aria-label="The trailer is loading"
          />
        )}
        {controls && ready && !playing ? (
          <button type="button" className={classes.big} onClick={toggle} aria-label={`Play: ${label}`}>
            <span>
              <Play size={26} fill="currentColor" aria-hidden="true" />
            </span>
          </button>
        ) : null}
      </div>
      {controls ? (
        <div className={classes.bar}>
          <button type="button" className={classes.button} onClick={toggle} aria-label={playing ? "Pause" : "Play"}>
            {playing ? (
              <Pause size={18} fill="currentColor" aria-hidden="true" />
            ) : (
              <Play size={18} fill="currentColor" aria-hidden="true" />
            )}
          </button>
          <input
            ref={seek}
            className={classes.seek}
            type="range"
            min={0}
            max={storyboard.durationMs}
            step={100}
            defaultValue={stillMs(storyboard)}
            aria-label="Place in the trailer"
            onChange={(event) => player.current?.seek(Number(event.currentTarget.value))}
          />
          <span className={classes.clock}>
            <span ref={clock}>0:00</span> / {formatClock(storyboard.durationMs)}
          </span>
          <button
            type="button"
            className={classes.button}
            onClick={toggleSound}
            aria-label="Sound"
            aria-pressed={!muted}
          >
            {muted ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
          </button>
        </div>
      ) : null}
    </div>
  );
}
