import { useState } from "react";
import { copy, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import {
  canPour,
  DEPTH,
  isDone,
  isSorted,
  mixedTubes,
  pour,
  solve,
  type Pour,
  type Tubes,
} from "./color-sort-rules.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import { PLOTS, plotColor } from "./plot-color.ts";
import { useKeys } from "./use-keys.ts";
import { useTurns } from "./use-turns.ts";

/** Signs of the colors, so that they are told apart without color too. */
const signs = (): readonly Piece[] => [
  { label: copy.signStar, icon: "star" },
  { label: copy.signHeart, icon: "heart" },
  { label: copy.signMoon, icon: "moon" },
  { label: copy.signSun, icon: "sun" },
  { label: copy.signLeaf, icon: "leaf" },
  { label: copy.signDrop, icon: "droplet" },
];
/** Colors of the first round; every round won adds one. */
const FIRST_COLORS: Readonly<Record<Level, number>> = { easy: 3, normal: 4, hard: 5 };

interface Sorting {
  /** Number of the round; the next one is reached as soon as this one is won. */
  round: number;
  tubes: Tubes;
  moves: number;
  /** How a way goes on of which a move was shown; empty once one has gone one's own. */
  plan: readonly Pour[];
}

/** Sorts colors into tubes; `pieces` are the signs upon them. */
export function ColorSort(game: GameProps) {
  const [reached, setReached] = useSetting(`colorSortRound:${game.id}`, 1);
  const [chosen, setChosen] = useState<number | null>(null);
  const pieces = [...(game.pieces ?? []).slice(0, PLOTS), ...signs().slice(game.pieces?.length ?? 0)];
  const colorsOf = (at: number) => Math.min(PLOTS, FIRST_COLORS[game.level ?? "normal"] + at - 1);
  const turns = useTurns<Sorting>(`${game.id}:colorSort`, () => ({
    round: reached,
    tubes: mixedTubes(colorsOf(reached), Math.random),
    moves: 0,
    plan: [],
  }));
  const sound = useSound();
  const { round, tubes, moves, plan } = turns.state;
  const isWon = isSorted(tubes);
  const move = ({ from, to }: Pour, rest: readonly Pour[] = []) => {
    const next = pour(tubes, { from, to });
    setChosen(null);
    if (next === tubes) return;
    sound.play(isSorted(next) ? "win" : isDone(next[to] ?? []) ? "good" : "tap");
    if (isSorted(next)) setReached(round + 1);
    turns.play({ round, tubes: next, moves: moves + 1, plan: rest });
  };
  const choose = (index: number) => {
    if (isWon) return;
    if (chosen === null) {
      if ((tubes[index]?.length ?? 0) > 0) setChosen(index);
    } else if (canPour(tubes, { from: chosen, to: index })) move({ from: chosen, to: index });
    else {
      sound.play("bad");
      setChosen(index === chosen || (tubes[index]?.length ?? 0) === 0 ? null : index);
    }
  };
  const way = isWon ? null : plan.length > 0 ? plan : solve(tubes);
  useKeys((key) => {
    const index = Number(key) - 1;
    if (key === "Escape") setChosen(null);
    else if (tubes[index] !== undefined) choose(index);
    else return false;
    return true;
  }, !isWon);
  const restart = () => {
    setChosen(null);
    turns.restart();
  };
  const tellTube = (index: number) => {
    const held = (tubes[index] ?? [])
      .map((color) => pieces[color]?.label ?? "")
      .toReversed()
      .join(", ");
    return say(copy.tubeOf, { n: index + 1, name: held === "" ? copy.emptyTube : held });
  };
  return (
    <GameFrame
      game={game}
      name={copy.gameColorSort}
      help={copy.helpColorSort}
      stats={[
        { label: copy.level, value: round },
        { label: copy.moves, value: moves },
      ]}
      over={isWon ? { text: say(copy.sortedIn, { n: moves }), score: round } : undefined}
      onNew={restart}
      onUndo={turns.canUndo && !isWon ? turns.undo : undefined}
    >
      <div className="flex flex-col items-center gap-4">
        <div
          className="flex w-full flex-wrap justify-center gap-x-3 gap-y-6 pt-4 select-none sm:gap-x-4"
          role="group"
          aria-label={copy.board}
        >
          {tubes.map((tube, index) => (
            <button
              key={index}
              type="button"
              className={`flex ${tubes.length > 6 ? "sm:w-[10.5%]" : "sm:w-[14%]"} w-[20%] max-w-20 cursor-pointer flex-col-reverse gap-1 rounded-b-[1.6rem] border-2 border-t-0 bg-ground p-1 motion-safe:transition-transform ${chosen === index ? "-translate-y-3 border-accent" : "border-ink/40"}`}
              aria-label={tellTube(index)}
              aria-pressed={chosen === index}
              onClick={() => choose(index)}
            >
              {Array.from({ length: DEPTH }, (_, at) => {
                const color = tube[at];
                const piece = color === undefined ? undefined : pieces[color];
                return (
                  <span
                    key={at}
                    className={`grid aspect-[5/4] w-full place-items-center overflow-hidden text-sm font-bold text-surface ${at === 0 ? "rounded-b-[1.3rem] rounded-t-md" : "rounded-md"}`}
                    style={color === undefined ? undefined : { background: plotColor(color) }}
                  >
                    {piece !== undefined && <PieceSign piece={piece} className="size-6" />}
                  </span>
                );
              })}
            </button>
          ))}
        </div>
        <p className="sr-only" role="status">
          {chosen === null ? "" : say(copy.tubeChosen, { n: chosen + 1 })}
        </p>
        <div className="flex min-h-11 items-center">
          {way === null && !isWon ? (
            <p className="text-center text-muted">{copy.deadEnd}</p>
          ) : (
            <Button
              icon="lightbulb"
              disabled={isWon}
              onClick={() => {
                const [next, ...rest] = way ?? [];
                if (next !== undefined) move(next, rest);
              }}
            >
              {copy.showMove}
            </Button>
          )}
        </div>
      </div>
    </GameFrame>
  );
}
