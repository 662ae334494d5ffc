import { useState } from "react";
import { copy, say } from "../copy.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level } from "./game.ts";
import { DrawnIcon } from "./piece-sign.tsx";
import { creep, SIDE, startSnake, turn } from "./snake-rules.ts";
import { StartCover } from "./start-cover.tsx";
import { useBest } from "./use-best.ts";
import { useKeys, wayOf, type Way } from "./use-keys.ts";
import { useTick } from "./use-loop.ts";
import { useSwipe } from "./use-swipe.ts";
import { WayPad } from "./way-pad.tsx";

/** Milliseconds a field in the beginning. */
const PACE: Readonly<Record<Level, number>> = { easy: 220, normal: 160, hard: 110 };
/** Every bite makes it so much faster, down to half. */
const FASTER = 0.985;
const POINTS = 10;

/** Snake: eats and grows. The first of `pieces` is its head, the second what it eats. */
export function Snake(game: GameProps) {
  const [state, setState] = useState(startSnake);
  const [phase, setPhase] = useState<"waits" | "runs" | "paused">("waits");
  const [best, offer] = useBest(game.id);
  const sound = useSound();
  const eaten = state.body.length - 3;
  const pace = PACE[game.level ?? "normal"];
  const runs = phase === "runs" && !state.isOver;
  useTick(
    () => {
      const next = creep(state, Math.random);
      if (next.isOver) sound.play("lose");
      else if (next.body.length > state.body.length) sound.play("good");
      offer((next.body.length - 3) * POINTS);
      setState(next);
    },
    Math.max(pace / 2, pace * FASTER ** eaten),
    runs,
  );
  const go = (way: Way) => {
    if (phase !== "runs") setPhase("runs");
    setState(turn(state, way));
  };
  const toggle = () => setPhase(phase === "runs" ? "paused" : "runs");
  useKeys((key) => {
    const way = wayOf(key);
    if (way !== undefined) go(way);
    else if (key === " ") toggle();
    return way !== undefined || key === " ";
  }, !state.isOver);
  const swipe = useSwipe(go);
  const restart = () => {
    setState(startSnake());
    setPhase("runs");
  };
  const [head, food] = game.pieces ?? [];
  return (
    <GameFrame
      game={game}
      name={copy.gameSnake}
      help={copy.helpSnake}
      stats={[
        { label: copy.points, value: eaten * POINTS },
        { label: copy.best, value: best ?? 0 },
      ]}
      over={state.isOver ? { text: say(copy.pointsMade, { n: eaten * POINTS }), score: eaten * POINTS } : undefined}
      onNew={restart}
      pause={phase === "waits" || state.isOver ? undefined : { isPaused: phase === "paused", toggle }}
    >
      <div className="card mx-auto w-full max-w-md touch-none overflow-hidden p-1 select-none" {...swipe}>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className="block w-full" role="group" aria-label={copy.board}>
          <rect width={SIDE} height={SIDE} fill="var(--ground)" />
          {state.body.map((part, index) => (
            <rect
              key={index}
              x={part.x + 0.04}
              y={part.y + 0.04}
              width={0.92}
              height={0.92}
              rx={0.3}
              fill={index === 0 ? "var(--accent)" : "color-mix(in oklab, var(--accent) 65%, var(--surface))"}
            />
          ))}
          {state.body[0] !== undefined && head?.icon !== undefined && (
            <g color="var(--on-accent)">
              <DrawnIcon name={head.icon} x={state.body[0].x + 0.5} y={state.body[0].y + 0.5} size={0.8} />
            </g>
          )}
          <g color="var(--accent-text)">
            {food?.icon === undefined ? (
              <circle cx={state.food.x + 0.5} cy={state.food.y + 0.5} r={0.38} fill="currentColor" />
            ) : (
              <DrawnIcon name={food.icon} x={state.food.x + 0.5} y={state.food.y + 0.5} size={1} />
            )}
          </g>
        </svg>
      </div>
      {phase === "waits" && <StartCover label={copy.start} onStart={() => setPhase("runs")} />}
      <WayPad onWay={go} />
    </GameFrame>
  );
}
