import { useEffect, useRef } from "react";
import { copy, say } from "../copy.ts";
import { clockText, elapsed, pauseClock, remaining, RESTING, startClock, type Clock } from "../rules/clock.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useNow } from "../store/use-now.ts";
import { useSetting } from "../store/use-setting.ts";
import { ringBell, wakeBell } from "../ui/bell.ts";
import { BreathingCircle } from "../ui/breathing-circle.tsx";
import { Button } from "../ui/button.tsx";
import { formatMinutes } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface TimerProps {
  id: string;
  title?: string;
  note?: string;
  /** Minutes to choose from. */
  presets: readonly number[];
  look: "breathing" | "ring";
  bell?: boolean;
  logEntity?: EntityDef;
  minutesField?: string;
  dateField?: string;
}

interface TimerState {
  minutes: number;
  clock: Clock;
}

/** Counts down, also while the tab is hidden or closed, and notes what was done. */
export function Timer({
  id,
  title,
  note,
  presets,
  look,
  bell = false,
  logEntity,
  minutesField,
  dateField,
}: TimerProps) {
  const [state, setState] = useSetting<TimerState>(`timer:${id}`, { minutes: presets[0] ?? 5, clock: RESTING });
  const [sound, setSound] = useSetting(`timer:${id}:bell`, true);
  const running = state.clock.startedAt !== null;
  const now = useNow(running ? 100 : 1000);
  const duration = state.minutes * 60_000;
  const left = remaining(state.clock, duration, now);
  const gone = Math.min(duration, elapsed(state.clock, now));
  const begun = gone > 0;

  const finish = (minutes: number) => {
    setState({ ...state, clock: RESTING });
    if (bell && sound) ringBell(3);
    if (logEntity === undefined) return showToast(say(copy.finished, { time: formatMinutes(minutes) }));
    const values: Record<string, Value> = {};
    if (minutesField !== undefined) values[minutesField] = minutes;
    if (dateField !== undefined) values[dateField] = stamp(logEntity, dateField, Date.now());
    createRow(logEntity, newValues(logEntity, values, formatMinutes(minutes)), {
      announce: say(copy.logged, { name: logEntity.plural }),
    });
  };
  // One count-down is noted once, however often this runs with it.
  const noted = useRef<number | null>(null);
  const { startedAt } = state.clock;
  const over = running && left === 0;
  useEffect(() => {
    if (!over || noted.current === startedAt) return;
    noted.current = startedAt;
    finish(state.minutes);
  });

  const start = () => {
    wakeBell();
    if (bell && sound && !begun) ringBell(1);
    setState({ ...state, clock: startClock(state.clock, Date.now()) });
  };
  const text = clockText(left, "down");
  return (
    <Section id={id} title={title} note={note} label={copy.timeLeft.replace(" {time}", "")}>
      <div className="card panel flex flex-col items-center gap-5 text-center">
        {look === "breathing" ? (
          <BreathingCircle gone={running ? gone : null} text={text} />
        ) : (
          <Ring part={left / duration} text={text} />
        )}
        <p className="sr-only" role="timer" aria-label={say(copy.timeLeft, { time: text })} />
        {!begun && (
          <fieldset>
            <legend className="sr-only">{copy.length}</legend>
            <div className="flex flex-wrap justify-center gap-2">
              {presets.map((minutes) => (
                <label
                  key={minutes}
                  className="chip relative cursor-pointer has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2"
                >
                  <input
                    type="radio"
                    name={`${id}-length`}
                    className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
                    checked={state.minutes === minutes}
                    onChange={() => setState({ minutes, clock: RESTING })}
                  />
                  {formatMinutes(minutes)}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          {running ? (
            <Button
              look="primary"
              icon="pause"
              onClick={() => setState({ ...state, clock: pauseClock(state.clock, Date.now()) })}
            >
              {copy.pause}
            </Button>
          ) : (
            <Button look="primary" icon="play" onClick={start}>
              {begun ? copy.resume : copy.start}
            </Button>
          )}
          {begun && (
            <Button icon="check" onClick={() => finish(Math.max(1, Math.round(gone / 60_000)))}>
              {copy.endNow}
            </Button>
          )}
          {begun && !running && (
            <Button look="quiet" icon="rotate-ccw" onClick={() => setState({ ...state, clock: RESTING })}>
              {copy.reset}
            </Button>
          )}
        </div>
        {bell && (
          <label className="flex cursor-pointer items-center gap-2 text-sm text-muted">
            <input
              type="checkbox"
              role="switch"
              className="switch"
              checked={sound}
              onChange={(event) => setSound(event.target.checked)}
            />
            <Icon name={sound ? "bell" : "bell-off"} className="size-4.5" />
            {copy.bell}
          </label>
        )}
      </div>
    </Section>
  );
}

function Ring({ part, text }: { part: number; text: string }) {
  const around = 2 * Math.PI * 90;
  return (
    <svg viewBox="0 0 200 200" className="size-60 max-w-full" aria-hidden="true">
      <circle cx="100" cy="100" r="90" fill="none" stroke="var(--line)" strokeWidth="10" />
      <circle
        cx="100"
        cy="100"
        r="90"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray={`${part * around} ${around}`}
        transform="rotate(-90 100 100)"
      />
      <text
        x="100"
        y="104"
        textAnchor="middle"
        dominantBaseline="middle"
        className="num fill-current display [--size:3rem]"
      >
        {text}
      </text>
    </svg>
  );
}
