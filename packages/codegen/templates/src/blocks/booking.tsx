import { useState, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { canBook, daySlots, isClosed, type Booked, type Weekday } from "../rules/slots.ts";
import { createRow, titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, Value } from "../store/model.ts";
import { addDays, dayOf, parseMoment, timeOf } from "../store/moment.ts";
import { newValues } from "../store/new-values.ts";
import { entityById, readRows } from "../store/store.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { Button } from "../ui/button.tsx";
import { FieldInput } from "../ui/field-input.tsx";
import { problemOf } from "../store/check-row.ts";
import { formatDay } from "../ui/format-day.ts";
import { fieldOf, formatField, weekdayNames } from "../ui/format.ts";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface BookingProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  dateField: string;
  timeField: string;
  nameField: string;
  /** Relation to what is booked: a room, a person. */
  resourceField?: string;
  from: string;
  to: string;
  stepMinutes: number;
  /** Asked beside the name. */
  fields?: readonly string[];
  /** Days of the week on which nothing can be booked. */
  closed?: readonly Weekday[];
}

const NO_DAYS: readonly Weekday[] = [];
const NO_FIELDS: readonly string[] = [];
const DAYS = 14;

/** Free times of a day; a tap and a name books one. */
export function Booking({
  id,
  title,
  note,
  entity,
  dateField,
  timeField,
  nameField,
  resourceField,
  from,
  to,
  stepMinutes,
  fields = NO_FIELDS,
  closed = NO_DAYS,
}: BookingProps) {
  const rows = useRows(entity, { sort: { field: dateField, direction: "asc" } });
  const now = new Date(useNow(30_000));
  const today = dayOf(now);
  const resources = resourceField === undefined ? [] : readRows(fieldOf(entity, resourceField).relation ?? "");
  const [chosen, setChosen] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const resource = picked ?? resources[0]?.id ?? null;
  const [time, setTime] = useState<string | null>(null);

  const asBooked = (row: Row): Booked => ({
    date: String(row[dateField] ?? ""),
    time: String(row[timeField] ?? ""),
    ...(resourceField !== undefined && { resource: String(row[resourceField] ?? "") }),
  });
  const slotsOn = (date: string, taken: readonly Row[]) => {
    if (isClosed(date, closed)) return [];
    return daySlots({ date, from, to, stepMinutes, ...(resource !== null && { resource }) }, taken.map(asBooked), {
      date: today,
      time: timeOf(now),
    });
  };
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(addDays(now, index)))
    .filter((date) => !isClosed(date, closed))
    .map((date) => ({
      date,
      free: slotsOn(date, rows).filter((slot) => slot.state === "free").length,
    }));
  // After closing time the first day that still has something opens.
  const day = chosen ?? days.find((each) => each.free > 0)?.date ?? today;
  const slots = slotsOn(day, rows);

  const book = (given: Value, more: Record<string, Value>): boolean => {
    if (time === null) return false;
    if (!canBook(slotsOn(day, readRows(entity.id)), time)) {
      showToast(copy.justTaken);
      setTime(null);
      return false;
    }
    const values: Record<string, Value> = {
      ...more,
      [dateField]: day,
      [timeField]: time,
      [nameField]: given,
      ...(resourceField !== undefined && resource !== null && { [resourceField]: resource }),
    };
    createRow(entity, newValues(entity, values, String(given ?? "")), {
      announce: say(copy.booked, { date: formatDay(parseMoment(day) ?? now), time }),
    });
    setTime(null);
    return true;
  };

  const upcoming = rows.filter((row) => String(row[dateField] ?? "") >= today).slice(0, 6);
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <div className="card panel flex min-w-0 flex-col gap-5">
          {resources.length > 0 && resourceField !== undefined && (
            <Choices
              legend={fieldOf(entity, resourceField).name}
              name={`${id}-resource`}
              value={resource}
              options={resources.map((row) => ({ value: row.id, label: resourceTitle(entity, resourceField, row) }))}
              onChange={(next) => {
                setPicked(next);
                setTime(null);
              }}
            />
          )}
          <DayStrip
            name={`${id}-day`}
            days={days}
            value={day}
            onChange={(next) => {
              setChosen(next);
              setTime(null);
            }}
          />
          <div>
            <p className="field-label mb-2">{copy.slotsOf}</p>
            <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
              {slots.map((slot) => (
                <li key={slot.time}>
                  <button
                    type="button"
                    disabled={slot.state !== "free"}
                    aria-pressed={time === slot.time}
                    aria-label={
                      slot.state === "free"
                        ? slot.time
                        : `${slot.time}, ${slot.state === "taken" ? copy.slotTaken : copy.slotPast}`
                    }
                    className={`num min-h-11 w-full rounded-control border-2 ${time === slot.time ? "border-accent bg-accent text-on-accent" : slot.state === "free" ? "cursor-pointer border-line hover:border-accent" : "border-transparent bg-ground text-muted line-through"}`}
                    onClick={() => setTime(time === slot.time ? null : slot.time)}
                  >
                    {slot.time}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          {time === null ? (
            <p className="text-muted">{copy.pickSlot}</p>
          ) : (
            <BookForm key={time} entity={entity} nameField={nameField} fields={fields} time={time} onBook={book} />
          )}
        </div>
        {upcoming.length > 0 && (
          <div className="card panel">
            <h3 className="display [--size:1.25rem]">{copy.comingUp}</h3>
            <ul className="mt-2 divide-y divide-line">
              {upcoming.map((row) => (
                <li key={row.id} className="flex items-center gap-3 py-2">
                  <span className="num rounded-control bg-ground px-2 py-1 font-bold">
                    {String(row[timeField] ?? "")}
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-bold">{formatField(entity, row, nameField)}</span>
                    <span className="block truncate text-sm text-muted">
                      {formatField(entity, row, dateField)}
                      {resourceField !== undefined && ` · ${formatField(entity, row, resourceField)}`}
                    </span>
                  </span>
                  <RowMenu entity={entity} row={row} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

function resourceTitle(entity: EntityDef, resourceField: string, row: Row): string {
  const kind = entityById(fieldOf(entity, resourceField).relation ?? "");
  return kind === undefined ? row.id : titleOf(kind, row);
}

interface ChoicesProps {
  legend: string;
  name: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choices({ legend, name, value, options, onChange }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="chip relative max-w-full cursor-pointer has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function DayStrip({
  name,
  days,
  value,
  onChange,
}: {
  name: string;
  days: readonly { date: string; free: number }[];
  value: string;
  onChange: (date: string) => void;
}) {
  const names = weekdayNames("short");
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-2">{copy.chooseDay}</legend>
      <div className="flex gap-2 overflow-x-auto pb-2">
        {days.map(({ date, free }) => {
          const moment = parseMoment(date) ?? new Date();
          return (
            <label
              key={date}
              className="relative flex w-15 shrink-0 cursor-pointer flex-col items-center rounded-control border-2 border-line py-2 has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2"
            >
              <input
                type="radio"
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
                name={name}
                checked={value === date}
                aria-label={`${formatDay(moment)}, ${say(copy.freeSlots, { n: free })}`}
                onChange={() => onChange(date)}
              />
              <span className="text-xs" aria-hidden="true">
                {names[(moment.getDay() + 6) % 7]}
              </span>
              <span className="num display [--size:1.25rem] leading-tight" aria-hidden="true">
                {moment.getDate()}
              </span>
              <span
                className={`mt-1 h-1 w-6 rounded-full ${free > 0 ? "bg-current" : ""}`}
                style={{ opacity: Math.min(1, 0.25 + free / 10) }}
                aria-hidden="true"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function BookForm({
  entity,
  nameField,
  fields,
  time,
  onBook,
}: {
  entity: EntityDef;
  nameField: string;
  fields: readonly string[];
  time: string;
  onBook: (given: Value, more: Record<string, Value>) => boolean;
}) {
  const [given, setGiven] = useState<Record<string, Value>>({});
  const [tried, setTried] = useState(false);
  const asked = [nameField, ...fields.filter((id) => id !== nameField)].map((id) => ({
    ...fieldOf(entity, id),
    ...(id === nameField && { required: true }),
  }));
  const valueOf = (id: string): Value => {
    const value = given[id] ?? null;
    return typeof value === "string" ? value.trim() : value;
  };
  const problems = new Map(
    asked.flatMap((field) => {
      const problem = problemOf(entity, field, valueOf(field.id));
      return problem === undefined ? [] : [[field.id, problem] as const];
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.size > 0) return;
    const more = asked.filter(({ id }) => id !== nameField).map(({ id }) => [id, valueOf(id)] as const);
    onBook(valueOf(nameField), Object.fromEntries(more));
  };
  return (
    <form className="flex flex-col gap-3 border-t border-line pt-4" onSubmit={submit} noValidate>
      {asked.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={given[field.id] ?? null}
          onChange={(value) => setGiven((before) => ({ ...before, [field.id]: value }))}
          problem={tried ? problems.get(field.id) : undefined}
        />
      ))}
      <Button type="submit" look="primary" icon="calendar-check" className="self-start">
        {say(copy.bookAt, { time })}
      </Button>
    </form>
  );
}
