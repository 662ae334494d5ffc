import { useRef } from "react";
import { copy } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { DrawnPiece } from "./drawn-piece.tsx";
import { GameFrame } from "./game-frame.tsx";
import type { GameProps, Piece } from "./game.ts";
import { duck, FIGURE, GROUND, HEIGHT, jump, runOn, startRun, WIDTH, type Hurdle, type Run } from "./runner-rules.ts";
import { RunnerScene } from "./runner-scene.tsx";
import { Stage } from "./stage.tsx";
import { useArcade } from "./use-arcade.ts";
import { useKeys, wayOf } from "./use-keys.ts";
import { useSwipe } from "./use-swipe.ts";

/** A runner: jump over and duck under what comes. The first of `pieces` is who runs, the others are what comes. */
export function Runner(game: GameProps) {
  const { state, act, phase, runs, run, frame } = useArcade(
    game,
    () => startRun(game.level),
    (now, ms) => runOn(now, ms, Math.random),
  );
  useKeys((key) => {
    const way = wayOf(key);
    if (way === "up" || key === " ") act(jump);
    else if (way === "down") act(duck);
    return way === "up" || way === "down" || key === " ";
  }, runs);
  const hasSwiped = useRef(false);
  const swipe = useSwipe((way) => {
    hasSwiped.current = true;
    act(way === "down" ? duck : jump);
  });
  const [figure, ...others] = game.pieces ?? [];
  return (
    <GameFrame game={game} name={copy.gameRunner} help={copy.helpRunner} {...frame}>
      <Stage
        width={WIDTH}
        height={HEIGHT}
        phase={phase}
        isOver={state.isOver}
        onStart={run}
        className="max-w-xl"
        handlers={{
          ...swipe,
          onPointerDown: (event) => {
            hasSwiped.current = false;
            swipe.onPointerDown(event);
          },
          onPointerUp: () => {
            swipe.onPointerUp();
            if (!hasSwiped.current) act(jump);
          },
        }}
      >
        <RunnerScene far={state.far} />
        {state.hurdles.map((each) => (
          <HurdleSign key={each.id} hurdle={each} pieces={others} />
        ))}
        <Figure run={state} piece={figure} />
      </Stage>
      <div className="mx-auto mt-3 grid max-w-sm grid-cols-2 gap-3">
        <Button className="btn-large" icon="arrow-up" disabled={!runs} onClick={() => act(jump)}>
          {copy.runnerJump}
        </Button>
        <Button className="btn-large" icon="arrow-down" disabled={!runs} onClick={() => act(duck)}>
          {copy.runnerDuck}
        </Button>
      </div>
    </GameFrame>
  );
}

/** Who runs: a piece on a disc that bobs, or somebody drawn. */
function Figure({ run, piece }: { run: Run; piece: Piece | undefined }) {
  const isDucked = run.ducks > 0 && run.up === 0;
  const isInAir = run.up > 0;
  const stride = isInAir ? 6 : Math.sin(run.far / 11) * 9;
  const y = GROUND - run.up;
  const middle = FIGURE.x + FIGURE.width / 2;
  const tall = isDucked ? FIGURE.ducked : FIGURE.height;
  return (
    <>
      <ellipse cx={middle} cy={GROUND + 4} rx={Math.max(8, 18 - run.up / 12)} ry="3" fill="var(--ink)" opacity="0.3" />
      <g transform={`translate(${middle} ${y})`} stroke="var(--ink)" strokeWidth="4" strokeLinecap="round">
        <line x1="-4" y1="-10" x2={-4 + stride} y2={-1} />
        <line x1="4" y1="-10" x2={4 - stride} y2={-1} />
      </g>
      <g transform={`translate(${middle} ${y - 7}) rotate(${isInAir ? -8 : 0}) scale(1 ${(tall - 6) / 38})`}>
        <rect
          x="-18"
          y="-37"
          width="36"
          height="36"
          rx="13"
          fill="var(--accent)"
          stroke="var(--ink)"
          strokeWidth="2.5"
        />
        {piece === undefined ? (
          <g fill="var(--on-accent)">
            <circle cx="3" cy="-23" r="3.4" />
            <circle cx="12" cy="-23" r="3.4" />
            <path
              d="M 2 -14 q 6 6 11 0"
              fill="none"
              stroke="var(--on-accent)"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </g>
        ) : (
          <g color="var(--on-accent)">
            <DrawnPiece piece={piece} x={0} y={-19} size={26} />
          </g>
        )}
      </g>
    </>
  );
}

/** What is in the way: one of the pieces, or a rock, a plant or a bird. */
function HurdleSign({ hurdle, pieces }: { hurdle: Hurdle; pieces: readonly Piece[] }) {
  const piece = pieces[hurdle.look % Math.max(1, pieces.length)];
  const y = GROUND - hurdle.up - hurdle.height;
  if (piece !== undefined) {
    const size = Math.max(hurdle.width, hurdle.height);
    return (
      <g color="var(--ink)">
        <circle cx={hurdle.x + hurdle.width / 2} cy={y + hurdle.height / 2} r={size * 0.62} fill="var(--surface)" />
        <DrawnPiece piece={piece} x={hurdle.x + hurdle.width / 2} y={y + hurdle.height / 2} size={size} />
      </g>
    );
  }
  if (hurdle.kind === "high") {
    const flap = Math.sin(hurdle.x / 14) * 10;
    return (
      <g transform={`translate(${hurdle.x} ${y})`} fill="var(--ink)">
        <path d={`M 8 13 Q 18 ${3 - flap} 28 ${5 - flap} Q 24 12 26 17 Z`} opacity="0.7" />
        <path d="M 0 14 L 8 9 Q 20 8 34 16 Q 20 24 8 19 Z" />
      </g>
    );
  }
  return hurdle.look % 2 === 0 ? (
    <path
      transform={`translate(${hurdle.x} ${y}) scale(${hurdle.width / 30} ${hurdle.height / 30})`}
      d="M 0 30 L 3 14 L 12 3 L 21 7 L 30 19 L 30 30 Z"
      fill="var(--ink)"
    />
  ) : (
    <g
      transform={`translate(${hurdle.x} ${y}) scale(${hurdle.width / 30} ${hurdle.height / 30})`}
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
    >
      <path d="M 15 30 V 4 M 15 20 H 4 V 11 M 15 16 H 26 V 8" />
    </g>
  );
}
