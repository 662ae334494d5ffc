import { useEffect, useRef } from "react";
import { copy, say } from "../copy.ts";
import { clockText, elapsed, pauseClock, RESTING, startClock, type Clock } from "../rules/clock.ts";
import { stepAt, stepStarts } from "../rules/playback.ts";
import { createRow, titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { startAmbience, stopAmbience, type Sound } from "../ui/ambience.ts";
import { ringBell, wakeBell } from "../ui/bell.ts";
import { IconButton } from "../ui/button.tsx";
import { formatField, formatMinutes } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Media } from "../ui/media.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface PlayerProps extends RowsProps {
  minutesField: string;
  textField?: string;
  stepsField?: string;
  sound: Sound;
  logEntity?: EntityDef;
  logMinutesField?: string;
  logDateField?: string;
  /** Relation of what is noted to what was played. */
  logVia?: string;
}

interface Playing {
  row: string | null;
  clock: Clock;
}

/** How far the buttons beside play jump, in milliseconds. */
const JUMP = 15_000;

/** Plays guided sessions: a sound made on the spot, words at their time, a bell at each step. */
export function Player(props: PlayerProps) {
  const { id, title, note, entity, where, sort, limit, minutesField } = props;
  const rows = useRows(entity, { where, sort, limit });
  const [state, setState] = useSetting<Playing>(`player:${id}`, { row: null, clock: RESTING });
  const current = rows.find((row) => row.id === state.row) ?? rows[0];
  const choose = (row: Row) => {
    stopAmbience();
    setState({ row: row.id, clock: RESTING });
  };
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      {current === undefined ? (
        <RowsEmpty entity={entity} add />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.2fr_1fr]">
          <NowPlaying
            key={current.id}
            row={current}
            rows={rows}
            state={state}
            setState={setState}
            onChoose={choose}
            {...props}
          />
          <ol className="card max-h-[32rem] divide-y divide-line overflow-y-auto p-0">
            {rows.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  aria-current={row.id === current.id ? "true" : undefined}
                  className="flex w-full cursor-pointer items-center gap-3 p-2.5 text-left aria-[current]:bg-ground"
                  onClick={() => choose(row)}
                >
                  <Media
                    entity={entity}
                    row={row}
                    media="art"
                    className="h-12 w-16 shrink-0 overflow-hidden rounded-control"
                  />
                  <span className="min-w-0 flex-1 font-bold">{titleOf(entity, row)}</span>
                  <span className="num text-sm text-muted">{formatMinutes(Number(row[minutesField] ?? 0))}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Section>
  );
}

interface NowProps extends PlayerProps {
  row: Row;
  rows: readonly Row[];
  state: Playing;
  setState: (state: Playing) => void;
  onChoose: (row: Row) => void;
}

function NowPlaying(props: NowProps) {
  const { id, row, rows, state, setState, onChoose, entity, minutesField, textField, stepsField, sound } = props;
  const [heard, setHeard] = useSetting(`player:${id}:sound`, true);
  const running = state.clock.startedAt !== null;
  const now = useNow(running ? 250 : 5000);
  const duration = Math.max(1, Number(row[minutesField] ?? 0)) * 60_000;
  const position = Math.min(duration, elapsed(state.clock, now));
  const value = stepsField === undefined ? null : row[stepsField];
  const steps = Array.isArray(value) ? value.map(String) : [];
  const step = stepAt(stepStarts(steps, duration), position);
  const index = rows.findIndex((each) => each.id === row.id);
  const text = textField === undefined ? "" : formatField(entity, row, textField);

  const over = running && position >= duration;
  const noted = useRef<number | null>(null);
  const { startedAt } = state.clock;
  useEffect(() => {
    if (!over || noted.current === startedAt) return;
    noted.current = startedAt;
    finish(props);
  });
  // A bell says that the next step begins; it stays silent while one seeks.
  const before = useRef(step);
  useEffect(() => {
    if (running && heard && step > before.current) ringBell(1);
    before.current = step;
  }, [step, running, heard]);
  useEffect(() => () => stopAmbience(), []);

  const play = () => {
    wakeBell();
    if (heard) startAmbience(sound);
    setState({ row: row.id, clock: startClock(state.clock, Date.now()) });
  };
  const pause = () => {
    stopAmbience();
    setState({ row: row.id, clock: pauseClock(state.clock, Date.now()) });
  };
  const seek = (to: number) => {
    before.current = steps.length;
    const at = Math.min(duration - 500, Math.max(0, to));
    setState({ row: row.id, clock: { before: at, startedAt: running ? Date.now() : null } });
  };
  const listen = (on: boolean) => {
    setHeard(on);
    if (!on) stopAmbience();
    else if (running) startAmbience(sound);
  };
  const neighbour = (away: number) => rows[(index + away + rows.length) % rows.length];
  const move = (away: number) => {
    const next = neighbour(away);
    if (next) onChoose(next);
  };
  return (
    <div className="card overflow-hidden p-0 lg:sticky lg:top-20">
      <Media entity={entity} row={row} media="art" className="aspect-[16/9] w-full" />
      <div className="flex flex-col gap-4 p-5">
        <h3 className="display text-center [--size:1.5rem]">{titleOf(entity, row)}</h3>
        <p className="flex min-h-14 items-center justify-center text-center text-balance" aria-live="polite">
          {steps[step] ?? text}
        </p>
        <div>
          <input
            type="range"
            className="h-6 w-full cursor-pointer accent-(--accent)"
            min={0}
            max={Math.round(duration / 1000)}
            step={1}
            value={Math.round(position / 1000)}
            aria-label={copy.position}
            aria-valuetext={say(copy.positionOf, { time: clockText(position), all: clockText(duration) })}
            onChange={(event) => seek(Number(event.target.value) * 1000)}
          />
          <p className="num flex justify-between text-sm text-muted">
            <span>{clockText(position)}</span>
            <span>-{clockText(duration - position, "down")}</span>
          </p>
        </div>
        <div className="flex items-center justify-center gap-1.5">
          <IconButton icon="skip-back" label={copy.previous} onClick={() => move(-1)} />
          <IconButton icon="rotate-ccw" label={copy.backSeconds} onClick={() => seek(position - JUMP)} />
          <button
            type="button"
            className="grid size-16 cursor-pointer place-items-center rounded-full bg-accent text-on-accent"
            aria-label={running ? copy.pause : copy.play}
            onClick={running ? pause : play}
          >
            <Icon name={running ? "pause" : "play"} className="size-7" />
          </button>
          <IconButton icon="rotate-cw" label={copy.onSeconds} onClick={() => seek(position + JUMP)} />
          <IconButton icon="skip-forward" label={copy.next} onClick={() => move(1)} />
        </div>
        <label className="flex cursor-pointer items-center justify-center gap-2 text-sm text-muted">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={heard}
            onChange={(event) => listen(event.target.checked)}
          />
          <Icon name={heard ? "volume-2" : "volume-x"} className="size-4.5" />
          {copy.sound}
        </label>
      </div>
    </div>
  );
}

/** The session is over: three strokes of the bell, and a note of it where notes are kept. */
function finish({
  row,
  entity,
  setState,
  minutesField,
  logEntity,
  logMinutesField,
  logDateField,
  logVia,
}: NowProps): void {
  stopAmbience();
  ringBell(3);
  setState({ row: row.id, clock: RESTING });
  const name = titleOf(entity, row);
  if (logEntity === undefined) return showToast(say(copy.finished, { time: name }));
  const values: Record<string, Value> = {};
  if (logMinutesField !== undefined) values[logMinutesField] = Number(row[minutesField] ?? 0);
  if (logDateField !== undefined) values[logDateField] = stamp(logEntity, logDateField, Date.now());
  if (logVia !== undefined) values[logVia] = row.id;
  createRow(logEntity, newValues(logEntity, values, name), { announce: say(copy.logged, { name: logEntity.plural }) });
}
