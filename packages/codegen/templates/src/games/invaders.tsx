import { copy } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { DrawnPiece } from "./drawn-piece.tsx";
import { GameFrame } from "./game-frame.tsx";
import type { GameProps, Piece } from "./game.ts";
import {
  CHIP,
  HALF,
  HEIGHT,
  invadeOn,
  placeOf,
  SHIP_Y,
  shoot,
  startInvasion,
  WIDTH,
  type Invasion,
  type Spot,
} from "./invaders-rules.ts";
import { Stage } from "./stage.tsx";
import { ON_RELATIVE, relative, tint } from "./tones.ts";
import { useArcade } from "./use-arcade.ts";
import { useSteering } from "./use-steering.ts";

/** Stars of the sky, the same for everybody. */
const STARS = Array.from({ length: 34 }, (_, index) => ({
  x: (index * 97) % WIDTH,
  y: (index * 61 + (index % 5) * 23) % (HEIGHT - 60),
  r: index % 4 === 0 ? 1.6 : 1,
}));
const BLINK_MS = 160;

/** Invaders: rows that come down, to be shot. The first of `pieces` is one's ship, the others are the rows. */
export function Invaders(game: GameProps) {
  const { state, act, phase, runs, run, frame } = useArcade(
    game,
    () => startInvasion(game.level),
    (now, ms) => invadeOn(now, ms, steering.current, Math.random),
  );
  const { steering, handlers } = useSteering(runs);
  const [ship, ...others] = game.pieces ?? [];
  const isBlinking = state.safeMs > 0 && Math.floor(state.safeMs / BLINK_MS) % 2 === 0;
  return (
    <GameFrame game={game} name={copy.gameInvaders} help={copy.helpInvaders} {...frame}>
      <Stage
        width={WIDTH}
        height={HEIGHT}
        phase={phase}
        isOver={state.isOver}
        onStart={run}
        lives={state.lives}
        handlers={handlers}
      >
        <rect width={WIDTH} height={HEIGHT} fill={tint(8)} />
        {STARS.map((star, index) => (
          <circle key={index} cx={star.x} cy={star.y} r={star.r} fill={tint(45)} />
        ))}
        <path d={`M 0 372 Q 160 356 320 372 V ${HEIGHT} H 0 Z`} fill={tint(38)} />
        {state.chips.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x - CHIP / 2} y={y - CHIP / 2} width={CHIP} height={CHIP} fill={tint(70)} />
        ))}
        <Rows game={state} pieces={others} />
        <Flying spots={state.shots} fill="var(--ink)" />
        <Bombs spots={state.bombs} />
        <g opacity={isBlinking ? 0.35 : 1}>
          <Ship x={state.x} piece={ship} />
        </g>
      </Stage>
      <div className="mx-auto mt-3 grid max-w-sm">
        <Button className="btn-large" icon="crosshair" disabled={!runs} onClick={() => act(shoot)}>
          {copy.invadersFire}
        </Button>
      </div>
    </GameFrame>
  );
}

function Rows({ game, pieces }: { game: Invasion; pieces: readonly Piece[] }) {
  const isStep = Math.floor(game.corner.x / 7) % 2 === 0;
  return game.invaders.map((each) => {
    const { x, y } = placeOf(game, each);
    const piece = pieces[each.row % Math.max(1, pieces.length)];
    return (
      <g key={`${each.row} ${each.column}`} transform={`translate(${x} ${y})`} color={ON_RELATIVE}>
        {piece === undefined ? (
          <Creature isStep={isStep} look={each.row} />
        ) : (
          <>
            <circle r={HALF + 2} fill={relative(each.row * 50)} />
            <DrawnPiece piece={piece} x={0} y={0} size={18} />
          </>
        )}
      </g>
    );
  });
}

/** An invader: a head with eyes, feelers and feet that step. */
function Creature({ isStep, look }: { isStep: boolean; look: number }) {
  const foot = isStep ? 3 : -1;
  return (
    <>
      <g stroke={relative(look * 50)} strokeWidth="3" strokeLinecap="round">
        <path d={`M -6 5 L ${-7 - foot} 12 M 6 5 L ${7 + foot} 12 M 0 6 V 11`} />
        {look % 2 === 0 && <path d="M -5 -6 L -8 -12 M 5 -6 L 8 -12" />}
      </g>
      <rect x="-12" y="-9" width="24" height="16" rx={look % 2 === 0 ? 8 : 4} fill={relative(look * 50)} />
      <circle cx="-4.5" cy="-1" r="2.4" fill="currentColor" />
      <circle cx="4.5" cy="-1" r="2.4" fill="currentColor" />
    </>
  );
}

function Flying({ spots, fill }: { spots: readonly Spot[]; fill: string }) {
  return spots.map(({ x, y }, index) => (
    <rect key={index} x={x - 2} y={y - 8} width="4" height="14" rx="2" fill={fill} />
  ));
}

function Bombs({ spots }: { spots: readonly Spot[] }) {
  return spots.map(({ x, y }, index) => (
    <path
      key={index}
      d={`M ${x} ${y - 9} l 4 6 l -8 5 l 4 7`}
      fill="none"
      stroke="var(--accent-text)"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  ));
}

function Ship({ x, piece }: { x: number; piece: Piece | undefined }) {
  return (
    <g transform={`translate(${x} ${SHIP_Y})`}>
      {piece === undefined ? (
        <path
          d="M 0 -17 L 6 -5 L 17 4 V 12 H -17 V 4 L -6 -5 Z"
          fill="var(--accent)"
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ) : (
        <g color="var(--on-accent)">
          <circle r="18" fill="var(--accent)" stroke="var(--ink)" strokeWidth="2.5" />
          <DrawnPiece piece={piece} x={0} y={0} size={22} />
        </g>
      )}
    </g>
  );
}
