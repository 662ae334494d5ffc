import { copy, say } from "../copy.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level, Piece } from "./game.ts";
import { LevelChoice, useLevel } from "./level-choice.tsx";
import { PieceSign } from "./piece-sign.tsx";
import { isInOrder, push, pushTo, SIDES, startSliding, type Sliding } from "./sliding-puzzle-rules.ts";
import { useBest } from "./use-best.ts";
import { clockText, useClock } from "./use-clock.ts";
import { useKeys, wayOf } from "./use-keys.ts";
import { useLate } from "./use-late.ts";
import { useSwipe } from "./use-swipe.ts";
import { useTurns } from "./use-turns.ts";

/** A sliding puzzle. Where there are enough `pieces`, they stand beside the numbers of the tiles. */
export function SlidingPuzzle(game: GameProps) {
  const [level, setLevel] = useLevel(game);
  return <SlidingBoard key={level} game={game} level={level} onLevel={setLevel} />;
}

function SlidingBoard({ game, level, onLevel }: { game: GameProps; level: Level; onLevel: (level: Level) => void }) {
  const key = `${game.id}:sliding:${level}`;
  const { state, play, undo, canUndo, restart } = useTurns(key, () => startSliding(SIDES[level], Math.random));
  const [best, offer] = useBest(key, true);
  const sound = useSound();
  const isDone = isInOrder(state);
  const [seconds, resetClock] = useClock(key, state.moves > 0 && !isDone);
  const isOver = useLate(isDone, 700);
  const go = (next: Sliding) => {
    if (next === state || isDone) return;
    sound.play(isInOrder(next) ? "win" : "tap");
    if (isInOrder(next)) offer(next.moves);
    play(next);
  };
  useKeys((pressed) => {
    const way = wayOf(pressed);
    if (way !== undefined) go(pushTo(state, way));
    return way !== undefined;
  }, !isDone);
  const swipe = useSwipe((way) => go(pushTo(state, way)));
  return (
    <GameFrame
      game={game}
      name={copy.gameSlidingPuzzle}
      help={copy.helpSlidingPuzzle}
      stats={[
        { label: copy.moves, value: state.moves },
        { label: copy.time, value: clockText(seconds) },
        { label: copy.best, value: best ?? "–" },
      ]}
      over={isOver ? { text: say(copy.solvedInMoves, { n: state.moves }), score: state.moves } : undefined}
      onNew={() => {
        restart();
        resetClock();
      }}
      onUndo={canUndo && !isDone ? undo : undefined}
      tools={<LevelChoice level={level} onLevel={onLevel} />}
    >
      <div
        className="card relative mx-auto aspect-square w-full max-w-md touch-none overflow-hidden select-none"
        role="group"
        aria-label={copy.board}
        {...swipe}
      >
        {state.tiles
          .map((tile, at) => ({ tile, at }))
          .sort((a, b) => a.tile - b.tile)
          .map(
            ({ tile, at }) =>
              tile > 0 && (
                <Tile
                  key={tile}
                  state={state}
                  tile={tile}
                  at={at}
                  pieces={game.pieces}
                  onPush={() => go(push(state, at))}
                />
              ),
          )}
      </div>
    </GameFrame>
  );
}

interface TileProps {
  state: Sliding;
  tile: number;
  at: number;
  pieces: readonly Piece[] | undefined;
  onPush: () => void;
}

/** A tile, which slides to where it belongs now; one that lies in its place stands out. */
function Tile({ state, tile, at, pieces, onPush }: TileProps) {
  const { side } = state;
  const [row, column] = [Math.floor(at / side), at % side];
  const piece = (pieces?.length ?? 0) < side * side - 1 ? undefined : pieces?.[tile - 1];
  const isHome = tile === at + 1;
  const name = piece === undefined ? String(tile) : `${tile} ${piece.label}`;
  return (
    <button
      type="button"
      className="absolute top-0 left-0 cursor-pointer p-1 transition-transform duration-150"
      style={{
        width: `${100 / side}%`,
        height: `${100 / side}%`,
        transform: `translate(${column * 100}%, ${row * 100}%)`,
      }}
      aria-label={say(copy.fieldAt, { row: row + 1, column: column + 1, name })}
      onClick={onPush}
    >
      <span
        className={`num display relative grid size-full place-items-center rounded-control border-b-4 [--size:1.75rem] ${isHome ? "border-ink/30 bg-accent text-on-accent" : "border-ink/20 text-ink"}`}
        style={isHome ? {} : { background: "color-mix(in oklab, var(--accent) 22%, var(--surface))" }}
      >
        {piece === undefined ? (
          tile
        ) : (
          <>
            <PieceSign piece={piece} className="size-1/2" />
            <span className="absolute top-1 left-1.5 text-xs">{tile}</span>
          </>
        )}
      </span>
    </button>
  );
}
