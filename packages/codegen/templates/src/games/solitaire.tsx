import { useState } from "react";
import { copy, say } from "../copy.ts";
import { IconButton } from "../ui/button.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { SolitaireColumn, SolitaireTop } from "./solitaire-board.tsx";
import {
  draw,
  isWon,
  moveTo,
  putAway,
  startSolitaire,
  takenFrom,
  targetsFor,
  type Solitaire as State,
  type Source,
  type Target,
} from "./solitaire-rules.ts";
import { useBest } from "./use-best.ts";
import { clockText, useClock } from "./use-clock.ts";
import { useLate } from "./use-late.ts";
import { useTurns } from "./use-turns.ts";

/** Klondike, one card drawn at a time. */
export function Solitaire(game: GameProps) {
  const key = `${game.id}:solitaire`;
  const { state, play, undo, canUndo, restart } = useTurns(key, () => startSolitaire(Math.random));
  const [chosen, setChosen] = useState<Source | null>(null);
  const [best, offer] = useBest(game.id, true);
  const sound = useSound();
  const won = isWon(state);
  const [seconds, resetClock] = useClock(key, state.moves > 0 && !won);
  const isOver = useLate(won, 700);
  const targets = chosen === null ? [] : targetsFor(state, chosen);
  const go = (next: State) => {
    setChosen(null);
    if (next === state) return;
    sound.play(isWon(next) ? "win" : "tap");
    if (isWon(next)) offer(seconds);
    play(next);
  };
  /** Goes where it fits at once, unless there is a choice: then the places are shown. A second tap takes the first of them. */
  const take = (from: Source) => {
    const wanted = chosen === null ? undefined : targets.find((to) => to.kind === from.kind && to.at === from.at);
    if (chosen !== null && wanted !== undefined) return go(moveTo(state, chosen, wanted));
    const places = targetsFor(state, from);
    const [first] = places;
    if (first === undefined) {
      sound.play("bad");
      return setChosen(null);
    }
    if (places.length === 1 || isSame(chosen, from)) go(moveTo(state, from, first));
    else setChosen(from);
  };
  const put = (to: Target) => {
    if (chosen !== null) go(moveTo(state, chosen, to));
  };
  const hand = { state, targets, taken: chosen === null ? [] : takenFrom(state, chosen), onTake: take, onPut: put };
  return (
    <GameFrame
      game={game}
      name={copy.gameSolitaire}
      help={copy.helpSolitaire}
      stats={[
        { label: copy.moves, value: state.moves },
        { label: copy.time, value: clockText(seconds) },
        { label: copy.best, value: best === null ? "–" : clockText(best) },
      ]}
      over={isOver ? { text: say(copy.solvedIn, { n: clockText(seconds) }), score: seconds } : undefined}
      onNew={() => {
        setChosen(null);
        restart();
        resetClock();
      }}
      onUndo={canUndo && !won ? undo : undefined}
      tools={<IconButton label={copy.sendAllUp} icon="arrow-up-to-line" onClick={() => go(putAway(state))} />}
    >
      <div className="mx-auto flex max-w-lg flex-col gap-3" role="group" aria-label={copy.board}>
        <SolitaireTop {...hand} onDraw={() => go(draw(state))} />
        <div className="grid min-h-72 grid-cols-7 items-start gap-1">
          {state.columns.map((_, at) => (
            <SolitaireColumn key={at} {...hand} at={at} />
          ))}
        </div>
      </div>
    </GameFrame>
  );
}

function isSame(a: Source | null, b: Source): boolean {
  if (a === null || a.kind !== b.kind) return false;
  if (a.kind === "waste" || b.kind === "waste") return true;
  return a.at === b.at && (a.kind !== "column" || b.kind !== "column" || a.card === b.card);
}
