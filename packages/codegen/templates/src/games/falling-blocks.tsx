import { copy } from "../copy.ts";
import { IconButton } from "../ui/button.tsx";
import { fieldsOf, type Field } from "./falling-blocks-pieces.ts";
import {
  COLUMNS,
  fallOn,
  hardDrop,
  landing,
  levelOf,
  rotate,
  ROWS,
  shift,
  softDrop,
  startBlocks,
} from "./falling-blocks-rules.ts";
import { GameFrame } from "./game-frame.tsx";
import type { GameProps, Piece } from "./game.ts";
import { DrawnIcon } from "./piece-sign.tsx";
import { Stage } from "./stage.tsx";
import { ON_RELATIVE, relative, tint } from "./tones.ts";
import { useArcade } from "./use-arcade.ts";
import { useDragSteps } from "./use-drag-steps.ts";
import { useKeys, wayOf, type Way } from "./use-keys.ts";

/** Units of a field in the drawing, and pixels a finger goes for one. */
const SIZE = 20;
const HUE = 360 / 7;
const PAD = "size-12 border border-line bg-surface";

/** Falling blocks: full rows go. `pieces` are what the blocks show, by their kind. */
export function FallingBlocks(game: GameProps) {
  const { state, act, phase, runs, run, frame } = useArcade(
    game,
    () => startBlocks(Math.random, game.level),
    (now, ms) => fallOn(now, ms, Math.random),
  );
  const drop = () => act((now) => hardDrop(now, Math.random));
  const go = (way: Way) =>
    act(way === "up" ? rotate : way === "down" ? softDrop : (now) => shift(now, way === "left" ? -1 : 1));
  useKeys((key) => {
    const way = wayOf(key);
    if (way !== undefined) go(way);
    else if (key === " ") drop();
    return way !== undefined || key === " ";
  }, runs);
  const handlers = useDragSteps(SIZE, { onStep: go, onTap: () => go("up"), onFlick: drop });
  const pieces = game.pieces ?? [];
  return (
    <GameFrame game={game} name={copy.gameFallingBlocks} help={copy.helpFallingBlocks} {...frame}>
      <div className="mx-auto flex w-max max-w-full items-start gap-3">
        <div className="w-[min(236px,60vw)] sm:w-72">
          <Stage
            width={COLUMNS * SIZE}
            height={ROWS * SIZE}
            phase={phase}
            isOver={state.isOver}
            onStart={run}
            className=""
            handlers={handlers}
          >
            <rect width={COLUMNS * SIZE} height={ROWS * SIZE} fill={tint(6)} />
            <Lines />
            {state.rows.flatMap((row, y) =>
              row.map((kind, x) => kind > 0 && <Block key={`${x} ${y}`} x={x} y={y} kind={kind - 1} pieces={pieces} />),
            )}
            {fieldsOf(landing(state)).map((field, index) => (
              <Shade key={index} {...field} />
            ))}
            {fieldsOf(state.piece).map((field, index) => (
              <Block key={index} {...field} kind={state.piece.kind} pieces={pieces} />
            ))}
          </Stage>
        </div>
        <div className="flex w-28 flex-col gap-3">
          <Next kind={state.queue[0] ?? 0} pieces={pieces} />
          <dl className="card grid grid-cols-2 gap-2 p-2 text-center">
            <div>
              <dt className="text-xs text-muted">{copy.level}</dt>
              <dd className="num display [--size:1.25rem]">{levelOf(state)}</dd>
            </div>
            <div>
              <dt className="text-xs text-muted">{copy.blocksLines}</dt>
              <dd className="num display [--size:1.25rem]">{state.lines}</dd>
            </div>
          </dl>
          <div className="grid grid-cols-2 justify-items-center gap-2">
            <IconButton
              className={PAD}
              label={copy.wayLeft}
              icon="arrow-left"
              disabled={!runs}
              onClick={() => go("left")}
            />
            <IconButton
              className={PAD}
              label={copy.wayRight}
              icon="arrow-right"
              disabled={!runs}
              onClick={() => go("right")}
            />
            <IconButton
              className={PAD}
              label={copy.blocksRotate}
              icon="rotate-cw"
              disabled={!runs}
              onClick={() => go("up")}
            />
            <IconButton
              className={PAD}
              label={copy.wayDown}
              icon="arrow-down"
              disabled={!runs}
              onClick={() => go("down")}
            />
            <IconButton
              className={`${PAD} col-span-2 w-full!`}
              label={copy.blocksDrop}
              icon="chevrons-down"
              disabled={!runs}
              onClick={drop}
            />
          </div>
        </div>
      </div>
    </GameFrame>
  );
}

/** Thin lines between the columns, to see where something falls. */
function Lines() {
  return (
    <g stroke={tint(15)} strokeWidth="1">
      {Array.from({ length: COLUMNS - 1 }, (_, index) => (
        <line key={index} x1={(index + 1) * SIZE} x2={(index + 1) * SIZE} y1="0" y2={ROWS * SIZE} />
      ))}
    </g>
  );
}

function Block({ x, y, kind, pieces }: Field & { kind: number; pieces: readonly Piece[] }) {
  const icon = pieces[kind % Math.max(1, pieces.length)]?.icon;
  return (
    <g transform={`translate(${x * SIZE} ${y * SIZE})`}>
      <rect x="0.75" y="0.75" width={SIZE - 1.5} height={SIZE - 1.5} rx="4" fill={relative(kind * HUE)} />
      {icon === undefined ? (
        <rect x="4" y="3.5" width={SIZE - 8} height="3" rx="1.5" fill="var(--surface)" opacity="0.45" />
      ) : (
        <g color={ON_RELATIVE}>
          <DrawnIcon name={icon} x={SIZE / 2} y={SIZE / 2} size={15} />
        </g>
      )}
    </g>
  );
}

/** Where the piece would come to lie. */
function Shade({ x, y }: Field) {
  return (
    <rect
      x={x * SIZE + 1.5}
      y={y * SIZE + 1.5}
      width={SIZE - 3}
      height={SIZE - 3}
      rx="4"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      opacity="0.4"
    />
  );
}

function Next({ kind, pieces }: { kind: number; pieces: readonly Piece[] }) {
  const fields = fieldsOf({ kind, turned: 0, x: 0, y: 0 });
  const wide = Math.max(...fields.map(({ x }) => x)) + 1;
  const top = Math.min(...fields.map(({ y }) => y));
  return (
    <div className="card p-2 text-center">
      <p className="text-xs text-muted">{copy.next}</p>
      <svg viewBox={`0 0 ${4 * SIZE} ${2 * SIZE}`} className="mx-auto mt-1 block w-20" aria-hidden="true">
        <g transform={`translate(${((4 - wide) * SIZE) / 2} ${-top * SIZE + (kind === 0 ? SIZE / 2 : 0)})`}>
          {fields.map((field, index) => (
            <Block key={index} {...field} kind={kind} pieces={pieces} />
          ))}
        </g>
      </svg>
    </div>
  );
}
