import { copy } from "../copy.ts";
import { GameFrame } from "./game-frame.tsx";
import type { GameProps } from "./game.ts";
import { DrawnIcon } from "./piece-sign.tsx";
import { GOAL, HEIGHT, OTHER_Y, OWN_Y, pongOn, RADIUS, REACH, startPong, WIDTH } from "./pong-rules.ts";
import { Stage } from "./stage.tsx";
import { tint } from "./tones.ts";
import { useArcade } from "./use-arcade.ts";
import { useSteering } from "./use-steering.ts";

/** Pong against the computer. The first of `pieces` is the ball. */
export function Pong(game: GameProps) {
  const { state, phase, runs, run, restart, pause } = useArcade(
    game,
    () => startPong(game.level),
    (now, ms) => pongOn(now, ms, steering.current, Math.random),
  );
  const { steering, handlers } = useSteering(runs);
  const other = GOAL - state.lives;
  const ball = game.pieces?.[0]?.icon;
  return (
    <GameFrame
      game={game}
      name={copy.gamePong}
      help={copy.helpPong}
      stats={[{ label: copy.points, value: `${state.score} : ${other}` }]}
      over={state.isOver ? { text: state.score === GOAL ? copy.youWin : copy.youLose, score: state.score } : undefined}
      onNew={restart}
      pause={pause}
    >
      <Stage width={WIDTH} height={HEIGHT} phase={phase} isOver={state.isOver} onStart={run} handlers={handlers}>
        <rect width={WIDTH} height={HEIGHT} fill={tint(10)} />
        <g stroke={tint(38)} strokeWidth="3" fill="none">
          <line x1="14" x2={WIDTH - 14} y1={HEIGHT / 2} y2={HEIGHT / 2} strokeDasharray="10 9" strokeLinecap="round" />
          <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="46" />
        </g>
        <g className="num display" style={{ fontSize: 54 }} textAnchor="middle" fill={tint(32)} aria-hidden="true">
          <text x="44" y={HEIGHT / 2 - 22}>
            {other}
          </text>
          <text x="44" y={HEIGHT / 2 + 62}>
            {state.score}
          </text>
        </g>
        <rect x={state.otherX - REACH} y={OTHER_Y - 12} width={REACH * 2} height="11" rx="5.5" fill="var(--ink)" />
        <rect
          x={state.x - REACH}
          y={OWN_Y + 1}
          width={REACH * 2}
          height="11"
          rx="5.5"
          fill="var(--accent)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        {ball === undefined ? (
          <circle cx={state.ball.x} cy={state.ball.y} r={RADIUS} fill="var(--ink)" />
        ) : (
          <g color="var(--ink)">
            <DrawnIcon name={ball} x={state.ball.x} y={state.ball.y} size={RADIUS * 3} />
          </g>
        )}
      </Stage>
    </GameFrame>
  );
}
