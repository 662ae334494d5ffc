import { useEffect, useRef, useState } from "react";
import { copy, say } from "../copy.ts";
import { useSound, type Sound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { useBest } from "./use-best.ts";
import { useLoop } from "./use-loop.ts";

/** What the state of every game that moves by itself tells. */
export interface ArcadeState {
  score: number;
  /** Chances left; what has none of them is lost when it is over. */
  lives: number;
  isOver: boolean;
  /** So often something was touched, for the sound of it. */
  taps: number;
}

/** Whether a game waits for its start, runs, or rests. */
export type Phase = "waits" | "runs" | "paused";

/** What one hears between two states. */
function soundBetween(before: ArcadeState, after: ArcadeState): Sound | undefined {
  if (after.isOver) return after.lives > 0 ? "win" : "lose";
  if (after.lives < before.lives || after.score < before.score) return "bad";
  if (after.score > before.score) return "good";
  return after.taps > before.taps ? "tap" : undefined;
}

/**
 * A game that moves by itself: waits to be started, runs, rests when told to or when nobody can see it, and keeps the best result.
 * `step` goes on by some milliseconds.
 */
export function useArcade<S extends ArcadeState>(game: GameProps, start: () => S, step: (state: S, ms: number) => S) {
  const [state, setState] = useState(start);
  const newest = useRef(state);
  const [phase, setPhase] = useState<Phase>("waits");
  const [best, offer] = useBest(game.id);
  const sound = useSound();
  const runs = phase === "runs" && !state.isOver;
  // A picture may come before React has drawn the last one, so that the newest state is not always the one on the screen.
  const change = (next: (state: S) => S) => {
    const before = newest.current;
    if (before.isOver) return;
    const after = next(before);
    if (after === before) return;
    newest.current = after;
    setState(after);
    const heard = soundBetween(before, after);
    if (heard !== undefined) sound.play(heard);
    if (after.isOver) offer(after.score);
  };
  useLoop((ms) => change((now) => step(now, ms)), runs);
  useEffect(() => {
    if (!runs) return;
    const rest = () => {
      if (document.hidden) setPhase("paused");
    };
    document.addEventListener("visibilitychange", rest);
    return () => document.removeEventListener("visibilitychange", rest);
  }, [runs]);
  const toggle = () => setPhase(phase === "runs" ? "paused" : "runs");
  const restart = () => {
    newest.current = start();
    setState(newest.current);
    setPhase("runs");
  };
  const pause = phase === "waits" || state.isOver ? undefined : { isPaused: phase === "paused", toggle };
  return {
    state,
    best,
    phase,
    runs,
    /** Does something to a running game. */
    act: (next: (state: S) => S) => {
      if (runs) change(next);
    },
    run: () => setPhase("runs"),
    restart,
    pause,
    /** What the frame around a game of points shows. */
    frame: {
      stats: [
        { label: copy.points, value: state.score },
        { label: copy.best, value: best ?? 0 },
      ],
      over: state.isOver ? { text: say(copy.pointsMade, { n: state.score }), score: state.score } : undefined,
      onNew: restart,
      pause,
    },
  };
}
