import { copy } from "../copy.ts";
import {
  BRICK,
  breakOn,
  HEIGHT,
  PADDLE_Y,
  RADIUS,
  reachOf,
  startBreakout,
  WIDTH,
  type Brick,
} from "./breakout-rules.ts";
import { GameFrame } from "./game-frame.tsx";
import type { GameProps, Piece } from "./game.ts";
import { DrawnIcon } from "./piece-sign.tsx";
import { Stage } from "./stage.tsx";
import { ON_RELATIVE, relative, tint } from "./tones.ts";
import { useArcade } from "./use-arcade.ts";
import { useSteering } from "./use-steering.ts";

/** Breakout: a ball, a paddle and a wall. `pieces` are what the bricks show, row by row. */
export function Breakout(game: GameProps) {
  const { state, phase, runs, run, frame } = useArcade(
    game,
    () => startBreakout(game.level),
    (now, ms) => breakOn(now, ms, steering.current, Math.random),
  );
  const { steering, handlers } = useSteering(runs);
  const reach = reachOf(state);
  return (
    <GameFrame game={game} name={copy.gameBreakout} help={copy.helpBreakout} {...frame}>
      <Stage
        width={WIDTH}
        height={HEIGHT}
        phase={phase}
        isOver={state.isOver}
        onStart={run}
        lives={state.lives}
        handlers={handlers}
      >
        <rect width={WIDTH} height={HEIGHT} fill={tint(6)} />
        <text
          x={WIDTH / 2}
          y={265}
          textAnchor="middle"
          className="num display"
          style={{ fontSize: 84 }}
          fill={tint(16)}
          aria-hidden="true"
        >
          {state.wall}
        </text>
        {state.bricks.map((brick) => (
          <BrickSign key={`${brick.row} ${brick.column}`} brick={brick} pieces={game.pieces ?? []} />
        ))}
        <rect x={state.x - reach} y={PADDLE_Y} width={reach * 2} height="11" rx="5.5" fill="var(--ink)" />
        <rect x={state.x - reach * 0.5} y={PADDLE_Y + 3.5} width={reach} height="4" rx="2" fill="var(--accent)" />
        <circle cx={state.ball.x} cy={state.ball.y} r={RADIUS} fill="var(--ink)" />
      </Stage>
    </GameFrame>
  );
}

function BrickSign({ brick, pieces }: { brick: Brick; pieces: readonly Piece[] }) {
  const piece = pieces[brick.row % Math.max(1, pieces.length)];
  const x = brick.column * BRICK.width;
  const y = BRICK.top + brick.row * BRICK.height;
  return (
    <>
      <rect
        x={x + BRICK.gap / 2}
        y={y + BRICK.gap / 2}
        width={BRICK.width - BRICK.gap}
        height={BRICK.height - BRICK.gap}
        rx="4"
        fill={relative(brick.row * 28)}
      />
      {piece?.icon === undefined ? (
        <rect x={x + 6} y={y + 4.5} width={BRICK.width - 12} height="3" rx="1.5" fill="var(--surface)" opacity="0.4" />
      ) : (
        <g color={ON_RELATIVE}>
          <DrawnIcon name={piece.icon} x={x + BRICK.width / 2} y={y + BRICK.height / 2} size={15} />
        </g>
      )}
    </>
  );
}
