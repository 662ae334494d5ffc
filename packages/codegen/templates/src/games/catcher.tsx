import { copy } from "../copy.ts";
import { catchOn, CATCH_Y, HEIGHT, REACH, startCatching, WIDTH, type Drop } from "./catcher-rules.ts";
import { DrawnPiece } from "./drawn-piece.tsx";
import { GameFrame } from "./game-frame.tsx";
import type { GameProps, Piece } from "./game.ts";
import { Stage } from "./stage.tsx";
import { haze, ON_RELATIVE, relative, tint } from "./tones.ts";
import { useArcade } from "./use-arcade.ts";
import { useSteering } from "./use-steering.ts";

/** What falls where an app brings nothing of its own; the last one is to be let fall. */
const OWN: readonly Piece[] = [
  { label: "", icon: "apple" },
  { label: "", icon: "cherry" },
  { label: "", icon: "banana" },
  { label: "", icon: "grape" },
  { label: "", icon: "bomb" },
];
/** From so many pieces on, the last one is one to let fall: before, there would be nothing left to catch. */
const ENOUGH_FOR_BAD = 3;
const SHOWN_MS = 350;

/** Catching what falls. The first of `pieces` catches, the last one is bad, the others are good. */
export function Catcher(game: GameProps) {
  const pieces = game.pieces ?? [];
  const [catcher, ...others] = pieces;
  const things = others.length > 0 ? others : OWN;
  const falling = { kinds: things.length, hasBad: pieces.length === 0 || pieces.length >= ENOUGH_FOR_BAD };
  const { state, phase, runs, run, frame } = useArcade(
    game,
    () => startCatching(game.level),
    (now, ms) => catchOn(now, ms, steering.current, falling, Math.random),
  );
  const { steering, handlers } = useSteering(runs);
  const pops = state.caught !== null && state.clock - state.caught.at < SHOWN_MS ? state.caught : null;
  return (
    <GameFrame game={game} name={copy.gameCatcher} help={copy.helpCatcher} {...frame}>
      <Stage
        width={WIDTH}
        height={HEIGHT}
        phase={phase}
        isOver={state.isOver}
        onStart={run}
        lives={state.lives}
        handlers={handlers}
      >
        <Meadow />
        {state.drops.map((drop) => (
          <DropSign key={drop.id} drop={drop} thing={things[drop.kind]} />
        ))}
        <Hands x={state.x} piece={catcher} />
        {pops !== null && (
          <text
            x={pops.x}
            y={CATCH_Y - 26 - (state.clock - pops.at) / 14}
            textAnchor="middle"
            fontSize="18"
            fontWeight="700"
            fill="var(--ink)"
          >
            +10
          </text>
        )}
      </Stage>
    </GameFrame>
  );
}

function Meadow() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={tint(8)} />
      <circle cx="262" cy="60" r="26" fill={tint(35)} />
      <path d={`M 0 290 Q 80 225 170 285 T 320 262 V ${HEIGHT} H 0 Z`} fill={tint(20)} />
      <path d={`M 0 322 Q 110 280 200 318 T 320 306 V ${HEIGHT} H 0 Z`} fill={haze(22)} />
      <rect y={CATCH_Y + 22} width={WIDTH} height={HEIGHT} fill={tint(34)} />
    </>
  );
}

function DropSign({ drop, thing }: { drop: Drop; thing: Piece | undefined }) {
  return (
    <g transform={`translate(${drop.x} ${drop.y})`}>
      {drop.isBad ? (
        <rect x="-17" y="-17" width="34" height="34" rx="5" transform="rotate(45)" fill="var(--ink)" />
      ) : (
        <circle r="19" fill={relative(drop.kind * 55)} />
      )}
      <g color={drop.isBad ? "var(--ground)" : ON_RELATIVE}>
        {thing !== undefined && <DrawnPiece piece={thing} x={0} y={0} size={23} />}
      </g>
    </g>
  );
}

/** Who catches: a basket with its piece on it. */
function Hands({ x, piece }: { x: number; piece: Piece | undefined }) {
  return (
    <g transform={`translate(${x} ${CATCH_Y})`}>
      <path
        d={`M ${-REACH} -10 H ${REACH} L ${REACH - 8} 24 Q ${REACH - 9} 28 ${REACH - 14} 28 H ${14 - REACH} Q ${9 - REACH} 28 ${8 - REACH} 24 Z`}
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <rect
        x={-REACH - 4}
        y="-15"
        width={REACH * 2 + 8}
        height="10"
        rx="5"
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      {piece === undefined ? (
        <g stroke="var(--on-accent)" strokeWidth="2" opacity="0.8">
          <path d="M -18 0 L -14 22 M -6 0 L -4 22 M 6 0 L 4 22 M 18 0 L 14 22 M -26 10 H 26" />
        </g>
      ) : (
        <g color="var(--on-accent)">
          <DrawnPiece piece={piece} x={0} y={11} size={27} />
        </g>
      )}
    </g>
  );
}
