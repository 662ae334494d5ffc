import { copy, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { Icon } from "../ui/icon.tsx";
import { callWord, fullLines, newCard, toggleMark } from "./bingo-rules.ts";
import { EntryList, useEntries } from "./entry-list.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Piece } from "./game.ts";
import { useTurns } from "./use-turns.ts";

/** The numbers of bingo halls: each column of a card has fifteen of them. */
const NUMBERS = Array.from({ length: 75 }, (_, index) => String(index + 1));

/** Bingo: a card to mark, and a caller that draws what comes next. */
export function Bingo(game: GameProps) {
  const list = useEntries(game, NUMBERS);
  const words = [...new Set(list.entries.map(({ label }) => label))];
  const turns = useTurns(`${game.id}:bingo`, () => newCard(words, list.isBuiltIn, Math.random));
  const [view, setView] = useSetting(`bingoView:${game.id}`, "card");
  const sound = useSound();
  const { state } = turns;
  const lines = fullLines(state);
  const mark = (index: number) => {
    const next = toggleMark(state, index);
    if (next === state) return;
    sound.play(fullLines(next).length > lines.length ? "win" : "tap");
    turns.play(next);
  };
  const call = () => {
    sound.play("good");
    turns.replace(callWord(state, words, Math.random));
  };
  const last = state.called.at(-1);
  return (
    <GameFrame
      game={game}
      name={copy.gameBingo}
      help={copy.helpBingo}
      stats={[
        { label: copy.lines, value: lines.length },
        { label: copy.calledWords, value: `${state.called.length}/${words.length}` },
      ]}
      onNew={turns.restart}
      onUndo={turns.undo}
      canUndo={turns.canUndo}
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ChoiceChips
            name={`${game.id}-view`}
            legend={copy.bingoView}
            quiet
            options={[
              { value: "card", label: copy.bingoCard },
              { value: "caller", label: copy.bingoCaller },
            ]}
            value={view}
            onChange={setView}
          />
          <Button look="primary" icon="megaphone" disabled={state.called.length >= words.length} onClick={call}>
            {copy.callWord}
          </Button>
        </div>
        <p className="sr-only" role="status">
          {lines.length > 0 ? say(copy.bingoLines, { n: lines.length }) : (last ?? "")}
        </p>
        {view === "card" ? (
          <>
            <p className="flex min-h-9 items-center justify-center gap-2 text-center" aria-hidden="true">
              {lines.length > 0 ? (
                <span className="display [--size:1.75rem] text-accent-text">
                  {say(copy.bingoLines, { n: lines.length })}
                </span>
              ) : (
                last !== undefined && <span className="display [--size:1.5rem]">{last}</span>
              )}
            </p>
            <Card state={state} entries={list.entries} inLine={new Set(lines.flat())} onMark={mark} />
          </>
        ) : (
          <Caller called={state.called} />
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <EntryList list={list} />
        </div>
      </div>
    </GameFrame>
  );
}

interface CardProps {
  state: { side: number; cells: readonly (string | null)[]; marked: readonly boolean[]; called: readonly string[] };
  entries: readonly Piece[];
  inLine: ReadonlySet<number>;
  onMark: (index: number) => void;
}

function Card({ state, entries, inLine, onMark }: CardProps) {
  const lookOf = (index: number) =>
    state.marked[index]
      ? `bg-accent text-on-accent ${inLine.has(index) ? "border-ink" : "border-accent"}`
      : "border-line bg-surface";
  const longest = Math.max(...state.cells.map((cell) => cell?.length ?? 0));
  const textSize =
    longest <= 4
      ? "text-xl sm:text-2xl"
      : state.side > 4
        ? "text-xs sm:text-sm"
        : state.side > 3
          ? "text-sm sm:text-base"
          : "text-base sm:text-lg";
  return (
    <div
      className="card mx-auto grid w-full max-w-md gap-1 p-1.5 select-none sm:gap-1.5 sm:p-2"
      style={{ gridTemplateColumns: `repeat(${state.side}, minmax(0, 1fr))` }}
      role="group"
      aria-label={copy.board}
    >
      {state.cells.map((cell, index) => {
        const icon = entries.find(({ label }) => label === cell)?.icon;
        const word = cell ?? copy.freeField;
        return (
          <button
            key={index}
            type="button"
            className={`relative flex aspect-square min-w-0 cursor-pointer flex-col items-center justify-center gap-1 overflow-hidden rounded-control border-2 p-0.5 text-center leading-tight font-semibold hyphens-auto ${lookOf(index)} ${textSize} ${inLine.has(index) ? "outline-2 -outline-offset-6 outline-on-accent" : ""}`}
            aria-label={say(copy.bingoCell, { n: index + 1, name: word })}
            aria-pressed={state.marked[index] ?? false}
            onClick={() => onMark(index)}
          >
            {cell === null ? (
              <Icon name="star" className="size-7" />
            ) : (
              icon !== undefined && <Icon name={icon} className="size-6 sm:size-8" />
            )}
            {cell !== null && <span className="line-clamp-3 w-full overflow-hidden">{cell}</span>}
            {cell !== null && state.marked[index] && (
              <Icon name="check" className="absolute top-0.5 right-0.5 size-4" />
            )}
          </button>
        );
      })}
    </div>
  );
}

function Caller({ called }: { called: readonly string[] }) {
  const last = called.at(-1);
  return (
    <div className="card flex min-h-72 flex-col items-center justify-center gap-5 p-5 text-center">
      <p className="display [--size:3.5rem] leading-none text-balance text-accent-text">{last ?? "?"}</p>
      {last === undefined && <p className="text-muted">{copy.callFirst}</p>}
      {called.length > 1 && (
        <ul className="flex max-h-40 flex-wrap justify-center gap-1.5 overflow-y-auto" aria-label={copy.calledWords}>
          {called
            .slice(0, -1)
            .toReversed()
            .map((word) => (
              <li key={word} className="rounded-control border border-line px-2 py-0.5 text-sm">
                {word}
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
