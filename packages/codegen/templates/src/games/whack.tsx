import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { GameFrame } from "./game-frame.tsx";
import type { GameProps, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import { TimeBar } from "./time-bar.tsx";
import { StartCover } from "./start-cover.tsx";
import { ON_RELATIVE, relative, SHADE, tint } from "./tones.ts";
import { useArcade } from "./use-arcade.ts";
import { useKeys } from "./use-keys.ts";
import { GAME_MS, hit, startWhack, whackOn, type Pop } from "./whack-rules.ts";

/** From so many pieces on, the last one is not to be hit. */
const ENOUGH_FOR_BAD = 3;

/** Whack: hits what looks out of nine holes. The last of `pieces` is not to be hit where there are three or more. */
export function Whack(game: GameProps) {
  const own: readonly Piece[] = [
    { label: copy.whackSquirrel, icon: "squirrel" },
    { label: copy.whackRabbit, icon: "rabbit" },
    { label: copy.whackRat, icon: "rat" },
    { label: copy.whackBomb, icon: "bomb" },
  ];
  const pieces = game.pieces ?? own;
  const popping = { kinds: pieces.length, hasBad: pieces.length >= ENOUGH_FOR_BAD };
  const { state, act, phase, runs, run, frame } = useArcade(
    game,
    () => startWhack(game.level),
    (now, ms) => whackOn(now, ms, popping, Math.random),
  );
  // As on a number pad: 7, 8 and 9 are the upper row.
  useKeys((key) => {
    const digit = Number(key);
    if (!(digit >= 1 && digit <= 9)) return false;
    act((now) => hit(now, (2 - Math.floor((digit - 1) / 3)) * 3 + ((digit - 1) % 3)));
    return true;
  }, runs);
  const avoided = popping.hasBad ? pieces.at(-1) : undefined;
  return (
    <GameFrame game={game} name={copy.gameWhack} help={copy.helpWhack} {...frame}>
      <div className="mx-auto mb-3 max-w-md">
        <TimeBar leftMs={state.leftMs} ofMs={GAME_MS} />
      </div>
      <div
        className="card relative mx-auto w-full max-w-md overflow-hidden p-3"
        style={{ background: tint(16) }}
        role="group"
        aria-label={copy.board}
      >
        <div className="grid grid-cols-3 gap-2">
          {state.holes.map((pop, index) => (
            <Hole
              key={index}
              pop={pop}
              piece={pop === null ? undefined : pieces[pop.kind]}
              number={index + 1}
              onHit={() => act((now) => hit(now, index))}
            />
          ))}
        </div>
        {phase !== "runs" && !state.isOver && (
          <StartCover label={phase === "waits" ? copy.start : copy.resume} onStart={run} />
        )}
      </div>
      {avoided !== undefined && (
        <p className="mt-3 flex items-center justify-center gap-2 text-sm">
          {avoided.icon !== undefined && <PieceSign piece={avoided} className="size-5" />}
          {say(copy.whackAvoid, { name: avoided.label })}
        </p>
      )}
    </GameFrame>
  );
}

interface HoleProps {
  pop: Pop | null;
  piece: Piece | undefined;
  number: number;
  onHit: () => void;
}

/** A hole, and what looks out of it; pressed already when the finger comes down, for speed. */
function Hole({ pop, piece, number, onHit }: HoleProps) {
  const isOut = pop !== null && piece !== undefined;
  return (
    <button
      type="button"
      className="relative aspect-square touch-manipulation overflow-hidden rounded-full select-none"
      style={{ background: tint(30) }}
      aria-label={say(copy.whackHole, { n: number, name: isOut ? piece.label : copy.whackEmpty })}
      onPointerDown={onHit}
      onClick={(event) => {
        // A click without a pointer is one by the keyboard.
        if (event.detail === 0) onHit();
      }}
    >
      <span className="absolute inset-x-[12%] bottom-[8%] h-[34%] rounded-[50%]" style={{ background: SHADE }} />
      {isOut && (
        <span
          className={`absolute inset-[14%] grid place-items-center border-2 border-ink motion-safe:transition-transform ${
            pop.isBad ? "rounded-control" : "rounded-full"
          } ${pop.isHit ? "scale-75" : ""}`}
          style={{
            background: pop.isBad ? "var(--ink)" : relative(pop.kind * 60),
            color: pop.isBad ? "var(--ground)" : ON_RELATIVE,
          }}
        >
          {pop.isHit ? <Icon name={pop.isBad ? "x" : "check"} className="size-3/5" /> : <PieceSign piece={piece} />}
        </span>
      )}
    </button>
  );
}
