import { useEffect, useRef } from "react";
import { copy, say } from "../copy.ts";
import { useNow } from "../store/use-now.ts";
import { Icon } from "../ui/icon.tsx";

const MINUTE = 60_000;

/** The time that is left, by the time it began: a reload changes nothing. Calls `onEnd` once when it is up. */
export function ExamClock({ startedAt, minutes, onEnd }: { startedAt: number; minutes: number; onEnd: () => void }) {
  const left = Math.max(0, startedAt + minutes * MINUTE - useNow(1000));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const isUp = left === 0;
  useEffect(() => {
    if (isUp) end.current();
  }, [isUp]);
  const seconds = Math.ceil(left / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p
      role="timer"
      aria-label={say(copy.timeLeft, { time: text })}
      className={`num flex items-center gap-1.5 font-bold ${left < MINUTE ? "text-accent-text" : ""}`}
    >
      <Icon name="clock" className="size-4.5" />
      {text}
    </p>
  );
}

/** How far one is, with what else belongs on top: points, a clock. */
export function RunHead({ n, all, children }: { n: number; all: number; children?: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="num shrink-0 text-sm text-muted">{say(copy.questionOf, { n, all })}</p>
      <div className="meter min-w-24 flex-1" aria-hidden="true">
        <span style={{ width: `${((n - 1) / Math.max(1, all)) * 100}%` }} />
      </div>
      {children}
    </div>
  );
}
