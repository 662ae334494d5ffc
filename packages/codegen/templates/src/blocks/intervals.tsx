import { useEffect, useRef, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { clockText, elapsed, pauseClock, RESTING, startClock, type Clock } from "../rules/clock.ts";
import { intervalAt, intervalSteps, type Phase } from "../rules/intervals.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useNow } from "../store/use-now.ts";
import { useSetting } from "../store/use-setting.ts";
import { ringBell, wakeBell } from "../ui/bell.ts";
import { Button } from "../ui/button.tsx";
import { formatMinutes } from "../ui/format.ts";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface IntervalsProps {
  id: string;
  title?: string;
  note?: string;
  phases: readonly Phase[];
  rounds: number;
  bell?: boolean;
  logEntity?: EntityDef;
  minutesField?: string;
  dateField?: string;
}

const TONES = ["var(--accent)", "var(--accent2)", "var(--accent3)"];

/** Phases in rounds, such as focus and break; goes on while the tab is hidden or closed. */
export function Intervals(props: IntervalsProps) {
  const { id, title, note, phases, rounds, bell = false } = props;
  const [clock, setClock] = useSetting<Clock>(`intervals:${id}`, RESTING);
  const running = clock.startedAt !== null;
  const now = useNow(running ? 200 : 2000);
  const gone = elapsed(clock, now);
  const state = intervalAt(phases, rounds, gone);
  const phase = phases[state.phase];
  const begun = gone > 0;

  const place = `${state.round}:${state.phase}`;
  const before = useRef(place);
  useEffect(() => {
    if (running && bell && before.current !== place) ringBell(1);
    before.current = place;
  }, [place, running, bell]);
  const noted = useRef<number | null>(null);
  const { startedAt } = clock;
  useEffect(() => {
    if (!running || !state.over || noted.current === startedAt) return;
    noted.current = startedAt;
    setClock(RESTING);
    finish(props);
  });

  const start = () => {
    wakeBell();
    if (bell && !begun) ringBell(1);
    setClock(startClock(clock, Date.now()));
  };
  const skip = () => setClock({ before: state.endsAt, startedAt: running ? Date.now() : null });
  return (
    <Section id={id} title={title} note={note} label={phases.map((each) => each.label).join(", ")}>
      <div className="card panel flex flex-col items-center gap-5 text-center">
        <Ring part={state.length === 0 ? 0 : state.left / state.length} tone={TONES[state.phase % 3] ?? ""}>
          <span className="text-sm font-bold text-muted" aria-live="polite">
            {phase?.label}
          </span>
          <span className="num display leading-none [--size:3rem]">{clockText(state.left, "down")}</span>
          <span className="num text-sm text-muted">{say(copy.roundOf, { n: state.round + 1, all: rounds })}</span>
        </Ring>
        <Track phases={phases} rounds={rounds} gone={gone} />
        <div className="flex flex-wrap justify-center gap-2">
          {running ? (
            <Button look="primary" icon="pause" onClick={() => setClock(pauseClock(clock, Date.now()))}>
              {copy.pause}
            </Button>
          ) : (
            <Button look="primary" icon="play" onClick={start}>
              {begun ? copy.resume : copy.start}
            </Button>
          )}
          {begun && (
            <Button icon="skip-forward" onClick={skip}>
              {copy.skipPhase}
            </Button>
          )}
          {begun && !running && (
            <Button look="quiet" icon="rotate-ccw" onClick={() => setClock(RESTING)}>
              {copy.reset}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">
          {phases.map((each) => `${each.label} ${formatMinutes(each.minutes)}`).join(" · ")}
        </p>
      </div>
    </Section>
  );
}

function Ring({ part, tone, children }: { part: number; tone: string; children: ReactNode }) {
  const around = 2 * Math.PI * 90;
  return (
    <div className="relative grid size-60 max-w-full place-items-center">
      <svg viewBox="0 0 200 200" className="absolute inset-0 size-full" aria-hidden="true">
        <circle cx="100" cy="100" r="90" fill="none" stroke="var(--line)" strokeWidth="10" />
        <circle
          cx="100"
          cy="100"
          r="90"
          fill="none"
          stroke={tone}
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={`${part * around} ${around}`}
          transform="rotate(-90 100 100)"
        />
      </svg>
      <span className="relative flex flex-col items-center gap-1">{children}</span>
    </div>
  );
}

/** All phases in a row, as long as they take. */
function Track({ phases, rounds, gone }: { phases: readonly Phase[]; rounds: number; gone: number }) {
  let at = 0;
  return (
    <div className="flex h-3 w-full max-w-md gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
      {intervalSteps(phases, rounds).map((step, index) => {
        const done = Math.min(1, Math.max(0, (gone - at) / step.length));
        at += step.length;
        return (
          <span key={index} className="relative bg-line" style={{ flexGrow: step.length }}>
            <span
              className="absolute inset-y-0 left-0"
              style={{ width: `${done * 100}%`, background: TONES[step.phase % 3] }}
            />
          </span>
        );
      })}
    </div>
  );
}

function finish({ phases, rounds, bell, logEntity, minutesField, dateField }: IntervalsProps): void {
  if (bell === true) ringBell(3);
  // What counts is the work: the first phase of every round.
  const minutes = Math.round((phases[0]?.minutes ?? 0) * rounds * 10) / 10;
  if (logEntity === undefined) return showToast(say(copy.finished, { time: formatMinutes(minutes) }));
  const values: Record<string, Value> = {};
  if (minutesField !== undefined) values[minutesField] = minutes;
  if (dateField !== undefined) values[dateField] = stamp(logEntity, dateField, Date.now());
  createRow(logEntity, newValues(logEntity, values, formatMinutes(minutes)), {
    announce: say(copy.logged, { name: logEntity.plural }),
  });
}
