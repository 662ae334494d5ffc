import { useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { readDays, readNumbers } from "../rules/browse.ts";
import type { EntityDef, FieldDef } from "../store/model.ts";
import { parseMoment } from "../store/moment.ts";
import { Button } from "./button.tsx";
import { FilterSheet, SPAN_NAMES } from "./filter-sheet.tsx";
import { formatDay } from "./format-day.ts";
import { formatNumber } from "./format.ts";
import { Icon } from "./icon.tsx";
import { SavedViews, SaveView } from "./saved-views.tsx";
import { isSpan, type Browse } from "./use-browse.ts";
import { ValueChips, without } from "./value-chips.tsx";

interface FilterBarProps {
  id: string;
  entity: EntityDef;
  browse: Browse;
  /** What can be done with the rows, at the end of the bar. */
  menu: ReactNode;
}

/** Search, filters and what is narrowed by now, above the rows of a block. */
export function FilterBar({ id, entity, browse, menu }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const { search, spread, fields, sorts, state, active, total } = browse;
  const label = say(copy.search, { name: entity.plural });
  const name = say(copy.filtersOf, { name: entity.plural });
  return (
    <div className="filters">
      {search && (
        <div className="search">
          <Icon name="search" className="size-4.5" />
          <input
            type="search"
            className="input"
            aria-label={label}
            placeholder={label}
            value={state.query}
            onChange={(event) => browse.setQuery(event.target.value)}
            onFocus={browse.warm}
            onBlur={browse.settle}
          />
        </div>
      )}
      {(fields.length > 0 || sorts.length > 1) && (
        <Button icon="sliders-horizontal" className="filter-button" aria-label={name} onClick={() => setOpen(true)}>
          {copy.filters}
        </Button>
      )}
      {spread && <ValueChips field={spread} browse={browse} className="filter-open" />}
      {menu}
      <SavedViews id={id} browse={browse} />
      {active && (
        <div className="filter-active">
          <span role="status" className="num">
            {say(copy.ofAll, { n: browse.rows.length, all: total })}
          </span>
          {fields.flatMap((field) =>
            (state.filters[field.id] ?? []).map((text) => (
              <button
                key={`${field.id} ${text}`}
                type="button"
                className={`chip ${field === spread ? "filter-spread" : ""}`}
                aria-label={say(copy.removeOne, { name: describe(field, text, browse) })}
                onClick={() => browse.set(({ filters }) => ({ filters: without(filters, field.id, text) }))}
              >
                {describe(field, text, browse)}
                <Icon name="x" className="size-4" />
              </button>
            )),
          )}
          <button type="button" className="link" onClick={browse.clear}>
            {copy.clearAll}
          </button>
          <SaveView id={id} browse={browse} />
        </div>
      )}
      <FilterSheet title={name} browse={browse} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** A filter in words: `Stage: Open`, `Price: 10 – 50`. */
function describe(field: FieldDef, text: string, browse: Browse): string {
  return `${field.name}: ${isSpan(field) ? spanName(field, text) : (browse.choices(field).find(({ value }) => value === text)?.label ?? text)}`;
}

function spanName(field: FieldDef, text: string): string {
  const numbers = readNumbers(text);
  if (numbers !== null) {
    const write = (end: number | null) => (end === null ? "" : formatNumber(end, field));
    return between(write(numbers.from), write(numbers.to));
  }
  const named = SPAN_NAMES.find(({ value }) => value === text);
  if (named !== undefined) return named.label;
  const days = readDays(text, new Date());
  const write = (day: string) => (day === "" ? "" : formatDay(parseMoment(day) ?? new Date(0)));
  return days === null ? text : between(write(days.from), write(days.to));
}

function between(from: string, to: string): string {
  return from === "" ? `≤ ${to}` : to === "" ? `≥ ${from}` : `${from} – ${to}`;
}
