import { useState } from "react";
import { copy, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { flip, startCoins, type CoinSide } from "./coin-flip-rules.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import { useBest } from "./use-best.ts";
import { useTick } from "./use-loop.ts";
import { useTurns } from "./use-turns.ts";

const FLIP_MS = 1100;
const STAKES = [5, 10, 25, 50] as const;

/** Heads or tails for play coins. The first two of `pieces` are the sides. */
export function CoinFlip(game: GameProps) {
  const sides: Readonly<Record<CoinSide, Piece>> = {
    heads: game.pieces?.[0] ?? { label: copy.heads, icon: "crown" },
    tails: game.pieces?.[1] ?? { label: copy.tails, icon: "star" },
  };
  const turns = useTurns(`${game.id}:coinFlip`, startCoins);
  const [stake, setStake] = useSetting<number>(`coinStake:${game.id}`, 10);
  const [best, offer] = useBest(`${game.id}:coinFlip`);
  const [flips, setFlips] = useState(0);
  const [guess, setGuess] = useState<CoinSide | null>(null);
  const [isFlying, setFlying] = useState(false);
  const sound = useSound();
  const { state } = turns;
  const [side = "heads", before] = state.fell;
  const isRight = guess === side;
  // What was thrown is known at once, but not told until the coin has come down.
  const told = isFlying ? { ...state, coins: null, streak: null } : state;

  useTick(
    () => {
      setFlying(false);
      sound.play(isRight ? "good" : "bad");
    },
    FLIP_MS,
    isFlying,
  );
  const play = (chosen: CoinSide) => {
    if (isFlying || state.coins <= 0) return;
    const next = flip(state, chosen, stake, Math.random);
    sound.play("tap");
    setGuess(chosen);
    setFlips(flips + 1);
    setFlying(true);
    offer(next.coins);
    turns.replace(next);
  };
  const isOver = state.coins <= 0 && !isFlying;
  return (
    <GameFrame
      game={game}
      name={copy.gameCoinFlip}
      help={copy.helpCoinFlip}
      stats={[
        { label: copy.playCoins, value: told.coins ?? "…" },
        { label: copy.streak, value: told.streak ?? "…" },
        { label: copy.best, value: isFlying ? "…" : (best ?? state.coins) },
      ]}
      over={isOver ? { text: copy.coinsGone, ...(best !== null && { score: best }) } : undefined}
      onNew={() => {
        setGuess(null);
        turns.restart();
      }}
    >
      <div className="card flex flex-col items-center gap-5 p-5" role="group" aria-label={copy.board}>
        <Coin sides={sides} side={side} flips={flips} />
        <p className="display min-h-8 text-center [--size:1.5rem]" role="status">
          {isFlying || guess === null ? (
            <span className="text-muted">{isFlying ? copy.coinFlies : copy.guessSide}</span>
          ) : (
            say(isRight ? copy.coinRight : copy.coinWrong, { name: sides[side].label })
          )}
        </p>
        <div className="grid w-full grid-cols-2 gap-3">
          {(["heads", "tails"] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="btn btn-primary btn-large"
              disabled={isFlying || isOver}
              onClick={() => play(each)}
            >
              {sides[each].icon !== undefined && <PieceSign piece={sides[each]} className="size-6" />}
              <span>{sides[each].label}</span>
            </button>
          ))}
        </div>
        <ChoiceChips
          name={`${game.id}-stake`}
          legend={copy.stake}
          options={STAKES.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(stake)}
          onChange={(value) => setStake(Number(value))}
        />
        <Past fell={isFlying ? (before === undefined ? [] : state.fell.slice(1)) : state.fell} sides={sides} />
      </div>
    </GameFrame>
  );
}

/** The coin; with every throw it turns some times over and ends on a side. */
function Coin({ sides, side, flips }: { sides: Readonly<Record<CoinSide, Piece>>; side: CoinSide; flips: number }) {
  const face =
    "absolute inset-0 grid place-items-center rounded-full border-8 border-double border-on-accent bg-accent text-on-accent backface-hidden outline-4 outline-accent";
  return (
    <div className="size-40 perspective-midrange sm:size-48">
      <div
        className="relative size-full transform-3d motion-safe:transition-transform motion-safe:duration-1000"
        style={{ transform: `rotateX(${flips * 1440 + (side === "tails" ? 180 : 0)}deg)` }}
      >
        <span className={`${face} display [--size:1.25rem]`}>
          <PieceSign piece={sides.heads} className="size-1/2" />
        </span>
        <span className={`${face} display rotate-x-180 [--size:1.25rem]`}>
          <PieceSign piece={sides.tails} className="size-1/2" />
        </span>
      </div>
    </div>
  );
}

/** What fell before, the last one first. */
function Past({ fell, sides }: { fell: readonly CoinSide[]; sides: Readonly<Record<CoinSide, Piece>> }) {
  return (
    <ol className="flex min-h-8 flex-wrap justify-center gap-1.5" aria-label={copy.pastFlips}>
      {fell.slice(0, 10).map((each, index) => (
        <li
          key={index}
          className={`grid h-8 min-w-8 place-items-center rounded-full border px-1 text-xs ${each === "heads" ? "border-accent" : "border-dashed border-ink/50"}`}
        >
          <span className="sr-only">{sides[each].label}</span>
          <PieceSign piece={sides[each]} className="size-4" />
        </li>
      ))}
    </ol>
  );
}
