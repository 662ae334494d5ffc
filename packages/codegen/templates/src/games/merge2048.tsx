import { copy, say } from "../copy.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Piece } from "./game.ts";
import { highest, isStuck, slide, startMerge } from "./merge2048-rules.ts";
import { PieceSign } from "./piece-sign.tsx";
import { useBest } from "./use-best.ts";
import { useKeys, wayOf, type Way } from "./use-keys.ts";
import { useSwipe } from "./use-swipe.ts";
import { useTurns } from "./use-turns.ts";
import { WayPad } from "./way-pad.tsx";

/** How strong a tile's color is, in percent, by its power of two. */
const strength = (power: number): number => Math.min(100, 10 + power * 9);

/** 2048: slides tiles; two of a kind become the next one. `pieces` stand for 2, 4, 8 and so on. */
export function Merge2048(game: GameProps) {
  const turns = useTurns(`${game.id}:merge2048`, () => startMerge(Math.random));
  const [best, offer] = useBest(game.id);
  const sound = useSound();
  const { state } = turns;
  const stuck = isStuck(state);
  const go = (way: Way) => {
    const next = slide(state, way, Math.random);
    if (next === state) return;
    sound.play(next.score > state.score ? "good" : "tap");
    turns.play(next);
    offer(next.score);
  };
  useKeys((key) => {
    const way = wayOf(key);
    if (way !== undefined) go(way);
    return way !== undefined;
  }, !stuck);
  const swipe = useSwipe(go);
  const signOf = (power: number): Piece => game.pieces?.[power - 1] ?? { label: String(2 ** power) };
  return (
    <GameFrame
      game={game}
      name={copy.gameMerge2048}
      help={copy.helpMerge2048}
      stats={[
        { label: copy.points, value: state.score },
        { label: copy.best, value: best ?? 0 },
      ]}
      over={stuck ? { text: say(copy.gotTo, { name: signOf(highest(state)).label }), score: state.score } : undefined}
      onNew={turns.restart}
      onUndo={turns.undo}
      canUndo={turns.canUndo}
    >
      <div
        className="card mx-auto grid aspect-square w-full max-w-md touch-none grid-cols-4 grid-rows-4 gap-2 p-2 select-none"
        role="group"
        aria-label={copy.board}
        {...swipe}
      >
        {state.fields.map((power, index) => (
          <div
            key={index}
            className="grid place-items-center rounded-control border border-line"
            style={{
              background:
                power === 0
                  ? "var(--ground)"
                  : `color-mix(in oklab, var(--accent) ${strength(power)}%, var(--surface))`,
              color: strength(power) > 55 ? "var(--on-accent)" : "var(--ink)",
            }}
          >
            {power > 0 && (
              <>
                <span className="sr-only">{signOf(power).label}</span>
                <span className="num display grid size-full place-items-center [--size:1.75rem]">
                  <PieceSign piece={signOf(power)} />
                </span>
              </>
            )}
          </div>
        ))}
      </div>
      <WayPad onWay={go} />
    </GameFrame>
  );
}
