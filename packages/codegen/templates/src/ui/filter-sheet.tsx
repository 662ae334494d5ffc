import { useState } from "react";
import { copy, say } from "../copy.ts";
import { DAY_SPANS, filterKindOf, readDays, readNumbers, type DaySpan } from "../rules/browse.ts";
import type { FieldDef } from "../store/model.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { Browse } from "./use-browse.ts";
import { ValueChips } from "./value-chips.tsx";

/** Spans of days with a name, as they are offered. */
export const SPAN_NAMES: readonly { value: DaySpan; label: string }[] = [
  { value: "today", label: copy.today },
  { value: "week", label: copy.thisWeek },
  { value: "month", label: copy.thisMonth },
  { value: "last30", label: copy.last30Days },
];

/** More choices than this are picked from a select. */
const MOST_CHIPS = 24;

interface FilterSheetProps {
  title: string;
  browse: Browse;
  open: boolean;
  onClose: () => void;
}

/** Every filter a block has, and its order; what is chosen counts at once. */
export function FilterSheet({ title, browse, open, onClose }: FilterSheetProps) {
  const { fields, sorts, state } = browse;
  // Clearing all filters also empties the from and to fields.
  const [cleared, setCleared] = useState(0);
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="row-form" key={cleared}>
        {sorts.length > 1 && (
          <label className="field">
            <span className="field-label">{copy.sortBy}</span>
            <select
              className="input"
              value={state.sort}
              onChange={(event) => browse.set(() => ({ sort: event.target.value }))}
            >
              <option value="">{copy.asTheyCome}</option>
              {sorts.flatMap(({ id, name }) => [
                <option key={id} value={id}>{`${name} ↑`}</option>,
                <option key={`-${id}`} value={`-${id}`}>{`${name} ↓`}</option>,
              ])}
            </select>
          </label>
        )}
        {fields.map((field) => (
          <FilterField key={field.id} field={field} browse={browse} />
        ))}
        <div className="row-form-end">
          <Button
            onClick={() => {
              browse.clear();
              setCleared(cleared + 1);
            }}
          >
            {copy.clearAll}
          </Button>
          <Button look="primary" onClick={onClose}>
            {say(copy.showCount, { n: browse.rows.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface FilterFieldProps {
  field: FieldDef;
  browse: Browse;
}

function FilterField({ field, browse }: FilterFieldProps) {
  const { filters } = browse.state;
  const put = (texts: readonly string[]) => {
    browse.set(({ filters }) => ({ filters: { ...filters, [field.id]: texts } }));
  };
  const kind = filterKindOf(field);
  const chosen = filters[field.id] ?? [];
  const choices = browse.choices(field);
  return (
    <div className="field" role="group" aria-label={field.name}>
      <span className="field-label" aria-hidden="true">
        {field.name}
      </span>
      {kind === "numbers" ? (
        <NumberSpan field={field} text={chosen[0]} put={put} />
      ) : kind === "days" ? (
        <DaySpanField field={field} text={chosen[0]} put={put} />
      ) : choices.length <= MOST_CHIPS ? (
        <ValueChips field={field} browse={browse} />
      ) : (
        <select
          className="input"
          aria-label={field.name}
          value={chosen[0] ?? ""}
          onChange={(event) => put(event.target.value === "" ? [] : [event.target.value])}
        >
          <option value="">{copy.all}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

interface SpanProps {
  field: FieldDef;
  text: string | undefined;
  put: (texts: readonly string[]) => void;
}

function NumberSpan({ field, text, put }: SpanProps) {
  const span = readNumbers(text);
  const [ends, setEnds] = useState([String(span?.from ?? ""), String(span?.to ?? "")]);
  const write = (place: number, end: string) => {
    const next = ends.map((old, index) => (index === place ? end : old));
    setEnds(next);
    const joined = next.join("..");
    put(readNumbers(joined) === null ? [] : [joined]);
  };
  return (
    <div className="span-ends">
      {[copy.spanFrom, copy.spanTo].map((name, place) => (
        <label key={name}>
          <span className="field-help">{name}</span>
          <input
            className="input num"
            type="number"
            inputMode="decimal"
            step="any"
            aria-label={`${field.name}: ${name}`}
            value={ends[place] ?? ""}
            onChange={(event) => write(place, event.target.value)}
          />
        </label>
      ))}
    </div>
  );
}

function DaySpanField({ field, text, put }: SpanProps) {
  const isNamed = DAY_SPANS.some((name) => name === text);
  const span = isNamed ? null : readDays(text, new Date());
  const ends = [span?.from ?? "", span?.to ?? ""];
  const write = (place: number, end: string) => {
    const joined = ends.map((old, index) => (index === place ? end : old)).join("..");
    put(joined === ".." ? [] : [joined]);
  };
  return (
    <>
      <div className="chips">
        {SPAN_NAMES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={text === value}
            onClick={() => put(text === value ? [] : [value])}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="span-ends">
        {[copy.spanFrom, copy.spanTo].map((name, place) => (
          <label key={name}>
            <span className="field-help">{name}</span>
            <input
              className="input"
              type="date"
              aria-label={`${field.name}: ${name}`}
              value={ends[place]}
              onChange={(event) => write(place, event.target.value)}
            />
          </label>
        ))}
      </div>
    </>
  );
}
