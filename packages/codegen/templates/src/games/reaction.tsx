import { useEffect, useState } from "react";
import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import {
  average,
  startReaction,
  tapLight,
  TRIES,
  turnGreen,
  waitFor,
  type Light,
  type Reaction as Tries,
} from "./reaction-rules.ts";
import { tint } from "./tones.ts";
import { useBest } from "./use-best.ts";
import { useKeys } from "./use-keys.ts";

const LIGHTS: Readonly<Record<Light, { icon: string; background: string; color: string }>> = {
  start: { icon: "play", background: tint(20), color: "var(--ink)" },
  wait: { icon: "hourglass", background: tint(6), color: "var(--ink)" },
  now: { icon: "zap", background: "var(--accent)", color: "var(--on-accent)" },
  early: { icon: "x", background: "var(--ink)", color: "var(--ground)" },
  time: { icon: "timer", background: tint(20), color: "var(--ink)" },
  done: { icon: "trophy", background: tint(20), color: "var(--ink)" },
};

/** What the field says. */
function wordsOf({ light, times }: Tries): { title: string; text: string } {
  const last = times.at(-1) ?? 0;
  switch (light) {
    case "start":
      return { title: copy.start, text: copy.reactionWaitHint };
    case "wait":
      return { title: copy.reactionWait, text: copy.reactionWaitHint };
    case "now":
      return { title: copy.reactionNow, text: "" };
    case "early":
      return { title: copy.reactionEarly, text: copy.reactionTapOn };
    default:
      return { title: say(copy.reactionMs, { n: last }), text: copy.reactionTapOn };
  }
}

/** Reaction: waits for the light and taps, five times. The first of `pieces` is what one waits for. */
export function Reaction(game: GameProps) {
  const [state, setState] = useState(startReaction);
  const [best, offer] = useBest(game.id, true);
  const sound = useSound();
  const { light, times } = state;
  useEffect(() => {
    if (light !== "wait") return;
    const timer = window.setTimeout(() => setState((now) => turnGreen(now, performance.now())), waitFor(Math.random));
    return () => window.clearTimeout(timer);
  }, [light]);
  const tap = (at: number) => {
    const next = tapLight(state, at);
    sound.play(next.light === "early" ? "bad" : next.light === "wait" ? "tap" : next.light === "done" ? "win" : "good");
    if (next.light === "done") offer(average(next.times));
    setState(next);
  };
  useKeys((key) => {
    if (key !== " " && key !== "Enter") return false;
    tap(performance.now());
    return true;
  }, light !== "done");
  const mean = average(times);
  return (
    <GameFrame
      game={game}
      name={copy.gameReaction}
      help={copy.helpReaction}
      stats={[
        { label: copy.reactionAverage, value: times.length === 0 ? "–" : say(copy.reactionMs, { n: mean }) },
        { label: copy.best, value: best === null ? "–" : say(copy.reactionMs, { n: best }) },
      ]}
      over={light === "done" ? { text: say(copy.reactionDone, { n: mean }), score: mean } : undefined}
      onNew={() => setState(startReaction())}
    >
      <div className="mx-auto flex w-full max-w-md flex-col gap-3" role="group" aria-label={copy.board}>
        <Lamp state={state} piece={game.pieces?.[0]} onTap={tap} />
        <ol className="grid grid-cols-5 gap-2">
          {Array.from({ length: TRIES }, (_, index) => (
            <li key={index} className="card num grid min-h-12 place-items-center p-1 text-sm">
              {times[index] ?? <span className="text-muted">{index + 1}</span>}
            </li>
          ))}
        </ol>
      </div>
    </GameFrame>
  );
}

/** The large field; a finger counts when it comes down, not when it leaves. */
function Lamp({ state, piece, onTap }: { state: Tries; piece: Piece | undefined; onTap: (at: number) => void }) {
  const look = LIGHTS[state.light];
  const { title, text } = wordsOf(state);
  const isNow = state.light === "now";
  return (
    <button
      type="button"
      className={`grid min-h-80 w-full touch-manipulation place-items-center rounded-card border-2 p-6 text-center select-none ${
        isNow ? "border-ink" : "border-line"
      }`}
      style={{ background: look.background, color: look.color }}
      aria-live="assertive"
      onPointerDown={(event) => onTap(event.timeStamp)}
      onClick={(event) => {
        // A click without a pointer is one by the keyboard.
        if (event.detail === 0) onTap(event.timeStamp);
      }}
    >
      <span className="flex flex-col items-center gap-3">
        {isNow && piece !== undefined ? (
          <PieceSign piece={piece} className="size-24" />
        ) : (
          <Icon name={look.icon} className={isNow ? "size-24" : "size-14"} />
        )}
        <span className="display [--size:2.25rem] leading-tight">{title}</span>
        {text !== "" && <span className="max-w-64 text-sm">{text}</span>}
      </span>
    </button>
  );
}
