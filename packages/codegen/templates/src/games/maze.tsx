import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import { DrawnPiece } from "./drawn-piece.tsx";
import type { GameProps, Level, Piece } from "./game.ts";
import {
  isOut,
  nextMaze,
  STAGES,
  startWalk,
  stepTo,
  walkTo,
  type Maze as MazeFields,
  type Walk,
} from "./maze-rules.ts";
import { tint } from "./tones.ts";
import { useBest } from "./use-best.ts";
import { useKeys, wayOf, type Way } from "./use-keys.ts";
import { useSwipe } from "./use-swipe.ts";
import { useTurns } from "./use-turns.ts";
import { WayPad } from "./way-pad.tsx";

/** Who walks and where to, where an app brings nothing of its own. */
const OWN: readonly [Piece, Piece] = [
  { label: "", icon: "smile" },
  { label: "", icon: "flag" },
];
const FIRST_SIDE: Readonly<Record<Level, number>> = { easy: 7, normal: 10, hard: 13 };

/** Mazes: five of them, each larger. The first of `pieces` walks, the second one is where to. */
export function Maze(game: GameProps) {
  const side = FIRST_SIDE[game.level ?? "normal"];
  const turns = useTurns<Walk>(`${game.id}:maze${side}`, () => startWalk(side, Math.random));
  const [best, offer] = useBest(game.id, true);
  const sound = useSound();
  const { state } = turns;
  const isAtEnd = isOut(state);
  const isLast = state.stage === STAGES;
  const go = (next: Walk) => {
    if (next === state) return;
    turns.replace(next);
    sound.play(isOut(next) ? "win" : "tap");
    if (isOut(next) && isLast) offer(next.steps);
  };
  const run = (way: Way) => go(walkTo(state, way));
  useKeys((key) => {
    const way = wayOf(key);
    if (way !== undefined) go(stepTo(state, way));
    return way !== undefined;
  }, !isAtEnd);
  const swipe = useSwipe(run);
  const steps = say(copy.mazeSteps, { n: state.steps });
  return (
    <GameFrame
      game={game}
      name={copy.gameMaze}
      help={copy.helpMaze}
      stats={[
        { label: copy.level, value: `${state.stage}/${STAGES}` },
        { label: copy.mazeStepsLabel, value: state.steps },
        ...(best === null ? [] : [{ label: copy.best, value: best }]),
      ]}
      over={isAtEnd && isLast ? { text: say(copy.mazeAllOut, { n: state.steps }), score: state.steps } : undefined}
      onNew={turns.restart}
    >
      <div className="card relative mx-auto w-full max-w-md overflow-hidden">
        <div className="touch-none p-2 select-none" style={{ background: tint(7) }} {...swipe}>
          <Board walk={state} figure={game.pieces?.[0] ?? OWN[0]} goal={game.pieces?.[1] ?? OWN[1]} />
        </div>
        {isAtEnd && !isLast && (
          <div className="absolute inset-0 grid place-items-center bg-surface/85 p-4 select-none" role="status">
            <div className="flex flex-col items-center gap-3 text-center">
              <p className="display [--size:2rem] leading-tight">{copy.mazeOut}</p>
              <p>{steps}</p>
              <Button look="primary" icon="arrow-right" onClick={() => turns.replace(nextMaze(state, Math.random))}>
                {copy.mazeNext}
              </Button>
            </div>
          </div>
        )}
      </div>
      <WayPad onWay={run} />
    </GameFrame>
  );
}

/** Walls of a maze as one path: the right and lower one of each field where it is closed. */
function wallsOf({ side, open }: MazeFields): string {
  return open
    .map((ways, at) => {
      const x = at % side;
      const y = Math.floor(at / side);
      const right = x < side - 1 && !ways.includes("right") ? `M ${x + 1} ${y} v 1 ` : "";
      const lower = y < side - 1 && !ways.includes("down") ? `M ${x} ${y + 1} h 1 ` : "";
      return right + lower;
    })
    .join("");
}

function Board({ walk, figure, goal }: { walk: Walk; figure: Piece; goal: Piece }) {
  const { maze, at, trail } = walk;
  const middle = (field: number) => ({ x: (field % maze.side) + 0.5, y: Math.floor(field / maze.side) + 0.5 });
  const here = middle(at);
  const out = middle(maze.side ** 2 - 1);
  return (
    <svg
      viewBox={`-0.12 -0.12 ${maze.side + 0.24} ${maze.side + 0.24}`}
      className="block w-full"
      role="group"
      aria-label={copy.board}
    >
      {trail.map((field) => (
        <rect key={field} x={middle(field).x - 0.5} y={middle(field).y - 0.5} width="1" height="1" fill={tint(24)} />
      ))}
      <g stroke="var(--ink)" strokeWidth="0.12" strokeLinecap="round" fill="none">
        <path d={wallsOf(maze)} />
        <rect width={maze.side} height={maze.side} rx="0.08" />
      </g>
      <g color="var(--ink)">
        <DrawnPiece piece={goal} x={out.x} y={out.y} size={0.68} />
      </g>
      <g
        className="motion-safe:transition-transform motion-safe:duration-150"
        style={{ transform: `translate(${here.x}px, ${here.y}px)` }}
        color="var(--on-accent)"
      >
        <circle r="0.38" fill="var(--accent)" stroke="var(--ink)" strokeWidth="0.06" />
        <DrawnPiece piece={figure} x={0} y={0} size={0.52} />
      </g>
    </svg>
  );
}
