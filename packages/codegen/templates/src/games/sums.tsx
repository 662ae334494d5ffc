import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { StartCover } from "./start-cover.tsx";
import { answerSum, startSums } from "./sums-rules.ts";
import { useBest } from "./use-best.ts";
import { useKeys } from "./use-keys.ts";
import { useLoop } from "./use-loop.ts";

const ROUND_MS = 60_000;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Sums in the head, as many as one can in a minute. */
export function Sums(game: GameProps) {
  const level = game.level ?? "normal";
  const [round, setRound] = useState(() => startSums(level, Math.random));
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState(ROUND_MS);
  const [phase, setPhase] = useState<"waits" | "runs" | "paused">("waits");
  const [last, setLast] = useState<{ isRight: boolean; text: string } | null>(null);
  const [best, offer] = useBest(`${game.id}:sums`);
  const sound = useSound();
  const isOver = left <= 0;
  const runs = phase === "runs" && !isOver;
  useLoop((ms) => {
    if (left - ms <= 0) {
      offer(round.right);
      sound.play("win");
    }
    setLeft(Math.max(0, left - ms));
  }, runs);
  const { sum } = round;
  const enter = (digits: string) => {
    if (!runs) return;
    const { length } = String(sum.answer);
    if (digits.length < length) {
      setTyped(digits);
      return;
    }
    const next = answerSum(round, Number(digits), level, Math.random);
    const isRight = next.right > round.right;
    sound.play(isRight ? "good" : "bad");
    setLast({ isRight, text: `${sum.left} ${sum.operation} ${sum.right} = ${sum.answer}` });
    setRound(next);
    setTyped("");
  };
  const toggle = () => setPhase(phase === "runs" ? "paused" : "runs");
  useKeys((key) => {
    if (/^\d$/.test(key)) enter(typed + key);
    else if (key === "Backspace") setTyped(typed.slice(0, -1));
    else if (key === " ") toggle();
    else return false;
    return true;
  }, !isOver);
  const restart = () => {
    setRound(startSums(level, Math.random));
    setTyped("");
    setLast(null);
    setLeft(ROUND_MS);
    setPhase("runs");
  };
  return (
    <GameFrame
      game={game}
      name={copy.gameSums}
      help={copy.helpSums}
      stats={[
        { label: copy.rightAnswers, value: round.right },
        { label: copy.wrongAnswers, value: round.wrong },
        { label: copy.best, value: best ?? 0 },
      ]}
      over={isOver ? { text: say(copy.sumsDone, { n: round.right }), score: round.right } : undefined}
      onNew={restart}
      pause={phase === "waits" || isOver ? undefined : { isPaused: phase === "paused", toggle }}
    >
      <div
        className="card mx-auto flex w-full max-w-md flex-col gap-4 p-4 select-none sm:p-5"
        role="group"
        aria-label={copy.board}
      >
        <div className="flex items-center gap-3">
          <div className="h-2.5 grow overflow-hidden rounded-full bg-ground" aria-hidden="true">
            <div className="h-full rounded-full bg-accent" style={{ width: `${(left / ROUND_MS) * 100}%` }} />
          </div>
          <span className="num w-10 text-right font-bold" role="timer" aria-label={copy.time}>
            {Math.ceil(left / 1000)} s
          </span>
        </div>
        <p className="num display grid min-h-20 place-items-center text-center [--size:2.75rem]">
          {phase === "runs" || isOver ? (
            <span>
              {sum.left} {sum.operation} {sum.right} ={" "}
              <span className="inline-block min-w-[1.3em] border-b-3 border-accent text-accent-text">
                {typed || "\u00a0"}
              </span>
            </span>
          ) : (
            "? + ?"
          )}
        </p>
        <p className="flex min-h-6 items-center justify-center gap-2 text-center" role="status">
          {last !== null && (
            <>
              <Icon name={last.isRight ? "check" : "x"} />
              <span className="num">{last.text}</span>
            </>
          )}
        </p>
        <div className="grid grid-cols-3 gap-2">
          {DIGITS.map((digit) => (
            <DigitKey key={digit} digit={digit} onDigit={() => enter(typed + digit)} />
          ))}
          <span />
          <DigitKey digit="0" onDigit={() => enter(`${typed}0`)} />
          <button
            type="button"
            className="btn btn-secondary h-13"
            aria-label={copy.takeDigitBack}
            onClick={() => setTyped(typed.slice(0, -1))}
          >
            <Icon name="delete" />
          </button>
        </div>
      </div>
      {phase === "waits" && <StartCover label={copy.start} onStart={() => setPhase("runs")} />}
    </GameFrame>
  );
}

function DigitKey({ digit, onDigit }: { digit: string; onDigit: () => void }) {
  return (
    <button type="button" className="btn btn-secondary num h-13 text-xl" onClick={onDigit}>
      {digit}
    </button>
  );
}
