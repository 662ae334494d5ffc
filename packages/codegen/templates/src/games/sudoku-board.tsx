import { copy, say } from "../copy.ts";
import type { Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import { isConflict, isPeer, notedIn, SIDE, type Sudoku } from "./sudoku-rules.ts";
import type { useGrid } from "./use-grid.ts";

interface SudokuBoardProps {
  state: Sudoku;
  grid: ReturnType<typeof useGrid>;
  signOf: (digit: number) => Piece;
}

/** The nine by nine fields, with whatever the chosen one sees tinted. */
export function SudokuBoard({ state, grid, signOf }: SudokuBoardProps) {
  return (
    <div
      className="mx-auto grid aspect-square w-full max-w-md grid-cols-9 grid-rows-9 overflow-hidden rounded-control border-2 border-ink bg-surface"
      role="group"
      aria-label={copy.board}
      {...grid.board}
    >
      {state.digits.map((_, at) => (
        <SudokuField key={at} state={state} at={at} grid={grid} signOf={signOf} />
      ))}
    </div>
  );
}

/** Thick lines between boxes, thin ones between fields. */
function linesOf(at: number): string {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
  const right = x === SIDE - 1 ? "" : x % 3 === 2 ? "border-r-2 border-r-ink" : "border-r border-r-ink/25";
  const bottom = y === SIDE - 1 ? "" : y % 3 === 2 ? "border-b-2 border-b-ink" : "border-b border-b-ink/25";
  return `${right} ${bottom}`;
}

function backgroundOf(state: Sudoku, at: number, chosen: number): string {
  const mix = (percent: number) => `color-mix(in oklab, var(--accent) ${percent}%, var(--surface))`;
  const digit = state.digits[at] ?? 0;
  if (at === chosen) return mix(42);
  if (digit !== 0 && digit === state.digits[chosen]) return mix(28);
  return isPeer(at, chosen) ? mix(9) : "var(--surface)";
}

function SudokuField({ state, at, grid, signOf }: SudokuBoardProps & { at: number }) {
  const digit = state.digits[at] ?? 0;
  const isGiven = state.given[at] !== 0;
  const isWrong = isConflict(state, at);
  const noted = notedIn(state, at);
  const notes = noted.map((each) => signOf(each).label).join(" ");
  const sign =
    digit === 0 ? (notes === "" ? copy.emptyField : say(copy.notesField, { name: notes })) : signOf(digit).label;
  const name = isGiven
    ? say(copy.givenField, { name: sign })
    : isWrong
      ? say(copy.conflictField, { name: sign })
      : sign;
  const look = isGiven ? "font-bold text-ink" : "text-accent-text";
  return (
    <button
      type="button"
      className={`num relative grid min-w-0 cursor-pointer place-items-center overflow-hidden -outline-offset-3 ${linesOf(at)}`}
      style={{ background: backgroundOf(state, at, grid.current) }}
      aria-label={say(copy.fieldAt, { row: Math.floor(at / SIDE) + 1, column: (at % SIDE) + 1, name })}
      aria-pressed={at === grid.current}
      onClick={() => grid.stand(at)}
      {...grid.cell(at)}
    >
      {digit > 0 ? (
        <span className={`grid size-full place-items-center text-xl ${look}`}>
          <PieceSign piece={signOf(digit)} className="size-3/5" />
          {isWrong && <span className="absolute inset-[8%] rounded-full border-2 border-current" />}
        </span>
      ) : (
        <span className="grid grid-cols-3 px-0.5 text-xs leading-[0.75rem] text-ink sm:leading-4" aria-hidden="true">
          {noted.map((each) => (
            <span key={each}>
              <PieceSign piece={signOf(each)} className="size-3" />
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
