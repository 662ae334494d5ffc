import { copy, say } from "../copy.ts";
import { clockText, elapsed, pauseClock, RESTING, startClock, type Clock } from "../rules/clock.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useNow } from "../store/use-now.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";

interface StopwatchProps {
  id: string;
  title?: string;
  note?: string;
  logEntity?: EntityDef;
  durationField?: string;
  dateField?: string;
}

interface StopwatchState {
  clock: Clock;
  /** Milliseconds on the clock at the end of each lap. */
  laps: readonly number[];
}

const tenths = (ms: number): string => `${clockText(ms)}.${Math.floor((ms % 1000) / 100)}`;

/** Counts up with laps; goes on while the tab is hidden or closed. */
export function Stopwatch({ id, title, note, logEntity, durationField, dateField }: StopwatchProps) {
  const [{ clock, laps }, setState] = useSetting<StopwatchState>(`stopwatch:${id}`, { clock: RESTING, laps: [] });
  const running = clock.startedAt !== null;
  const now = useNow(running ? 100 : 1000);
  const gone = elapsed(clock, now);
  const lengths = laps.map((lap, index) => lap - (laps[index - 1] ?? 0));
  const best = lengths.length > 1 ? Math.min(...lengths) : null;
  const save = () => {
    if (logEntity === undefined) return;
    const values: Record<string, Value> = {};
    // Durations are kept in minutes; a tenth is as exact as a thumb.
    if (durationField !== undefined) values[durationField] = Math.max(0.1, Math.round(gone / 6000) / 10);
    if (dateField !== undefined) values[dateField] = stamp(logEntity, dateField, Date.now());
    createRow(logEntity, newValues(logEntity, values, clockText(gone)), {
      announce: say(copy.logged, { name: logEntity.plural }),
    });
    setState({ clock: RESTING, laps: [] });
  };
  return (
    <Section id={id} title={title} note={note} label={copy.timeGone.replace(" {time}", "")}>
      <div className="card panel flex flex-col items-center gap-4">
        <p
          className="num display [--size:3.75rem] leading-none sm:[--size:6rem]"
          role="timer"
          aria-label={say(copy.timeGone, { time: tenths(gone) })}
        >
          {tenths(gone)}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            look="primary"
            icon={running ? "pause" : "play"}
            onClick={() =>
              setState({ clock: running ? pauseClock(clock, Date.now()) : startClock(clock, Date.now()), laps })
            }
          >
            {running ? copy.pause : gone > 0 ? copy.resume : copy.start}
          </Button>
          {running && (
            <Button icon="flag" onClick={() => setState({ clock, laps: [...laps, elapsed(clock, Date.now())] })}>
              {copy.lap}
            </Button>
          )}
          {gone > 0 && logEntity !== undefined && (
            <Button icon="check" onClick={save}>
              {copy.save}
            </Button>
          )}
          {!running && gone > 0 && (
            <Button look="quiet" icon="rotate-ccw" onClick={() => setState({ clock: RESTING, laps: [] })}>
              {copy.reset}
            </Button>
          )}
        </div>
        {lengths.length > 0 && (
          <ol className="w-full max-w-md divide-y divide-line">
            {lengths
              .map((length, index) => (
                <li
                  key={index}
                  className={`num flex justify-between gap-4 py-2 ${length === best ? "font-bold text-accent-text" : ""}`}
                >
                  <span>{say(copy.lapN, { n: index + 1 })}</span>
                  <span>{tenths(length)}</span>
                </li>
              ))
              .reverse()}
          </ol>
        )}
      </div>
    </Section>
  );
}
