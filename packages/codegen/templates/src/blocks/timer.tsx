import { useEffect, useRef } from "react";
import { copy, say } from "../copy.ts";
import { clockText, elapsed, pauseClock, remaining, RESTING, startClock, type Clock } from "../rules/clock.ts";
import { createRow, updateRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useNow } from "../store/use-now.ts";
import { useRow } from "../store/use-rows.ts";
import { useSetting, useVisitor } from "../store/use-setting.ts";
import { ringBell, wakeBell } from "../ui/bell.ts";
import { BreathingCircle } from "../ui/breathing-circle.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { fieldOf, formatMinutes } from "../ui/format.ts";
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
  /** Choices asked before and after, such as a mood. */
  beforeField?: string;
  afterField?: string;
  authorField?: string;
}

interface TimerState {
  minutes: number;
  clock: Clock;
  before?: string | null;
}

/** Minutes between bells to choose from; 0 is none. */
const BELLS = [0, 1, 2, 5, 10];

/** Counts down, also while the tab is hidden or closed, and notes what was done. */
export function Timer(props: TimerProps) {
  const { id, title, note, presets, look, bell = false, logEntity, minutesField, dateField } = props;
  const [state, setState] = useSetting<TimerState>(`timer:${id}`, { minutes: presets[0] ?? 5, clock: RESTING });
  const [sound, setSound] = useSetting(`timer:${id}:bell`, true);
  const [between, setBetween] = useSetting(`timer:${id}:between`, 0);
  const [asked, setAsked] = useSetting<string | null>(`timer:${id}:after`, null);
  const visitor = useVisitor();
  const running = state.clock.startedAt !== null;
  const now = useNow(running ? 100 : 1000);
  const duration = state.minutes * 60_000;
  const left = remaining(state.clock, duration, now);
  const gone = Math.min(duration, elapsed(state.clock, now));
  const begun = gone > 0;

  const finish = (minutes: number) => {
    setState({ ...state, clock: RESTING, before: null });
    if (bell && sound) ringBell(3);
    if (logEntity === undefined) return showToast(say(copy.finished, { time: formatMinutes(minutes) }));
    const values: Record<string, Value> = {};
    if (minutesField !== undefined) values[minutesField] = minutes;
    if (dateField !== undefined) values[dateField] = stamp(logEntity, dateField, Date.now());
    if (props.beforeField !== undefined && state.before) values[props.beforeField] = state.before;
    if (props.authorField !== undefined) values[props.authorField] = visitor.name;
    const made = createRow(logEntity, newValues(logEntity, values, formatMinutes(minutes)), {
      announce: say(copy.logged, { name: logEntity.plural }),
    });
    if (props.afterField !== undefined) setAsked(made.id);
  };
  // Bells in between are counted from the start, so that a hidden tab does not shift them.
  const rung = useRef(0);
  const strokes = between > 0 && running && left > 0 ? Math.floor(gone / (between * 60_000)) : 0;
  useEffect(() => {
    if (bell && sound && strokes > rung.current) ringBell(1);
    rung.current = strokes;
  }, [bell, sound, strokes]);
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
          <ChoiceChips
            name={`${id}-length`}
            legend={copy.length}
            quiet
            options={presets.map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) }))}
            value={String(state.minutes)}
            onChange={(minutes) => setState({ ...state, minutes: Number(minutes), clock: RESTING })}
          />
        )}
        {!begun && logEntity !== undefined && props.afterField !== undefined && asked !== null && (
          <After
            name={`${id}-after`}
            entity={logEntity}
            field={props.afterField}
            rowId={asked}
            onDone={() => setAsked(null)}
          />
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
        {!begun && logEntity !== undefined && props.beforeField !== undefined && asked === null && (
          <ChoiceChips
            name={`${id}-before`}
            legend={copy.howBefore}
            options={choicesOf(logEntity, props.beforeField)}
            value={state.before ?? null}
            onChange={(before) => setState({ ...state, before })}
          />
        )}
        {bell && (
          <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 text-sm text-muted">
            <label className="flex cursor-pointer items-center gap-2">
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
            <label className="flex items-center gap-2">
              {copy.bellBetween}
              <select
                className="input w-auto!"
                disabled={!sound}
                value={between}
                onChange={(event) => setBetween(Number(event.target.value))}
              >
                {BELLS.filter((minutes) => minutes === 0 || minutes < state.minutes).map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {minutes === 0 ? copy.none : say(copy.everyMinutes, { n: minutes })}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
      </div>
    </Section>
  );
}

function choicesOf(entity: EntityDef, field: string): { value: string; label: string }[] {
  return (fieldOf(entity, field).options ?? []).map((option) => ({ value: option, label: option }));
}

/** Asks once it is over, and writes the answer to what was noted. */
function After({
  name,
  entity,
  field,
  rowId,
  onDone,
}: {
  name: string;
  entity: EntityDef;
  field: string;
  rowId: string;
  onDone: () => void;
}) {
  const row = useRow(entity, rowId);
  // What was noted may have been taken back.
  const gone = row === null;
  useEffect(() => {
    if (gone) onDone();
  });
  return (
    <div className="flex flex-col items-center gap-2" role="status">
      <ChoiceChips
        name={name}
        legend={copy.howAfter}
        options={choicesOf(entity, field)}
        value={null}
        onChange={(after) => {
          updateRow(entity, rowId, { [field]: after }, { announce: say(copy.logged, { name: entity.plural }) });
          onDone();
        }}
      />
      <Button look="quiet" onClick={onDone}>
        {copy.skipPhase}
      </Button>
    </div>
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
