import { useMemo, useState } from "react";
import { copy, say } from "../copy.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, FieldDef, Row } from "../store/model.ts";
import { fieldOf, formatField } from "./format.ts";
import { Icon } from "./icon.tsx";

/** More choices than this are offered in a select instead of chips. */
const MOST_CHIPS = 6;

export interface Filters {
  /** The rows that fit. */
  shown: readonly Row[];
  active: boolean;
  clear: () => void;
  bar: FilterBarProps | null;
}

interface FilterBarProps {
  entity: EntityDef;
  rows: readonly Row[];
  fields: readonly string[];
  search: boolean;
  query: string;
  setQuery: (query: string) => void;
  chosen: Record<string, string>;
  choose: (field: string, value: string) => void;
}

/** Narrows rows by a search and by values of some fields. */
export function useFilters(
  entity: EntityDef,
  rows: readonly Row[],
  fields: readonly string[] = [],
  search = false,
): Filters {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const shown = useMemo(() => {
    const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return rows.filter((row) => {
      const text = [titleOf(entity, row), ...entity.fields.map((field) => formatField(entity, row, field.id))]
        .join(" ")
        .toLocaleLowerCase();
      return (
        words.every((word) => text.includes(word)) &&
        Object.entries(chosen).every(([field, value]) => value === "" || textsOf(entity, row, field).includes(value))
      );
    });
  }, [entity, rows, query, chosen]);
  const choose = (field: string, value: string) =>
    setChosen((before) => ({ ...before, [field]: before[field] === value ? "" : value }));
  const clear = () => {
    setQuery("");
    setChosen({});
  };
  const active = query !== "" || Object.values(chosen).some((value) => value !== "");
  const bar = fields.length === 0 && !search ? null : { entity, rows, fields, search, query, setQuery, chosen, choose };
  return { shown, active, clear, bar };
}

/** A search box and the chips or selects of `useFilters`. */
export function FilterBar({ entity, rows, fields, search, query, setQuery, chosen, choose }: FilterBarProps) {
  const label = say(copy.search, { name: entity.plural });
  // One field's choices lie open; those of more would fill the screen.
  const spread = fields.find((id) => ["choice", "tags"].includes(fieldOf(entity, id).type));
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
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      )}
      {fields.length > 0 && (
        <div className="filter-row">
          {fields.map((id) => (
            <FilterField
              key={id}
              entity={entity}
              rows={rows}
              field={fieldOf(entity, id)}
              chips={id === spread}
              value={chosen[id] ?? ""}
              choose={(value) => choose(id, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface FilterFieldProps {
  entity: EntityDef;
  rows: readonly Row[];
  field: FieldDef;
  /** Choices as chips while they are few, else in a select. */
  chips: boolean;
  value: string;
  choose: (value: string) => void;
}

function FilterField({ entity, rows, field, chips, value, choose }: FilterFieldProps) {
  if (field.type === "boolean") {
    return (
      <button type="button" className="chip" aria-pressed={value === copy.yes} onClick={() => choose(copy.yes)}>
        {field.name}
      </button>
    );
  }
  const present = [...new Set(rows.flatMap((row) => textsOf(entity, row, field.id)))];
  const known = (field.options ?? []).filter((option) => present.includes(option));
  const choices = known.length > 0 ? known : present.sort((a, b) => a.localeCompare(b));
  if (choices.length < 2 && value === "") return null;
  if (!chips || choices.length > MOST_CHIPS) {
    return (
      <select
        className="input filter-select"
        aria-label={field.name}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{`${field.name}: ${copy.all}`}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <div className="chips" role="group" aria-label={field.name}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="chip"
          aria-pressed={choice === value}
          onClick={() => choose(choice)}
        >
          {choice}
        </button>
      ))}
    </div>
  );
}

function textsOf(entity: EntityDef, row: Row, field: string): string[] {
  const value = row[field];
  if (Array.isArray(value)) return value;
  const text = formatField(entity, row, field);
  return text === "" ? [] : [text];
}
