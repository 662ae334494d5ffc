import { useState } from "react";
import { copy } from "../copy.ts";
import { monthGrid } from "../rules/month-grid.ts";
import type { RowsProps } from "../store/model.ts";
import { dayOf } from "../store/moment.ts";
import { useRows } from "../store/use-rows.ts";
import { titleOf } from "../store/change-rows.ts";
import { IconButton } from "../ui/button.tsx";
import { formatDay } from "../ui/format-day.ts";
import { fieldOf, formatMonth, weekdayNames } from "../ui/format.ts";
import { ListRow } from "../ui/list-row.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { Section } from "../ui/section.tsx";

/** A month with what happens on its days; a day opens below. */
export function Calendar({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  dateField,
}: RowsProps & { dateField: string }) {
  const rows = useRows(entity, { where, sort, limit });
  const [now] = useState(() => new Date(Date.now()));
  const [month, setMonth] = useState(() => new Date(now.getFullYear(), now.getMonth(), 1));
  const [day, setDay] = useState(() => dayOf(now));
  const on = (date: string) => rows.filter((row) => String(row[dateField] ?? "").startsWith(date));
  const step = (months: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + months, 1));
  const chosen = on(day);
  const timed = fieldOf(entity, dateField).type === "dateTime";
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} look="secondary" />}
    >
      <div className="card calendar">
        <div className="calendar-head">
          <IconButton label={copy.previous} icon="chevron-left" onClick={() => step(-1)} />
          <h3 className="calendar-month" aria-live="polite">
            {formatMonth(month)}
          </h3>
          <IconButton label={copy.next} icon="chevron-right" onClick={() => step(1)} />
        </div>
        <div className="calendar-grid">
          {weekdayNames("short").map((name) => (
            <div key={name} className="calendar-weekday" aria-hidden="true">
              {name.slice(0, 2)}
            </div>
          ))}
          {monthGrid(month.getFullYear(), month.getMonth()).map((date) => {
            const key = dayOf(date);
            const items = on(key);
            return (
              <button
                key={key}
                type="button"
                className={`calendar-day ${date.getMonth() === month.getMonth() ? "" : "calendar-other"} ${key === dayOf(now) ? "calendar-today" : ""}`}
                aria-pressed={key === day}
                onClick={() => setDay(key)}
              >
                <span className="num">{date.getDate()}</span>
                <span className="sr-only">
                  , {formatDay(date)}, {items.length} {items.length === 1 ? entity.name : entity.plural}
                </span>
                <span className="calendar-marks" aria-hidden="true">
                  {items.slice(0, 3).map((row) => (
                    <span key={row.id} className="calendar-mark">
                      <span>{titleOf(entity, row)}</span>
                    </span>
                  ))}
                </span>
              </button>
            );
          })}
        </div>
      </div>
      <div className="list-group">
        <h3 className="group-title">{formatDay(new Date(`${day}T00:00`))}</h3>
        {chosen.length === 0 ? (
          <p className="text-muted">{copy.freeDay}</p>
        ) : (
          <ul className="list">
            {chosen.map((row) => (
              <ListRow
                key={row.id}
                entity={entity}
                row={row}
                facts={timed ? [dateField] : []}
                {...(actions && { actions })}
              />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
