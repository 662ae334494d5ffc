import { useMemo, useState } from "react";
import { copy, say } from "../copy.ts";
import { plainText } from "../rules/find-texts.ts";
import { selectRows } from "../rules/select-rows.ts";
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
  sorts: readonly string[];
  order: string;
  setOrder: (order: string) => void;
}

/** What a visitor may sort by: what has a size or a day. */
const SORTABLE: ReadonlySet<string> = new Set([
  "number",
  "money",
  "percent",
  "duration",
  "rating",
  "date",
  "dateTime",
  "computed",
]);

/** Narrows rows by a search and by values of some fields. */
export function useFilters(
  entity: EntityDef,
  rows: readonly Row[],
  fields: readonly string[] = [],
  search = false,
  facts: readonly string[] = [],
): Filters {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [order, setOrder] = useState("");
  const shown = useMemo(() => {
    const words = plainText(query).split(/\s+/).filter(Boolean);
    const wanted = Object.entries(chosen).filter(([, value]) => value !== "");
    const fitting =
      words.length === 0 && wanted.length === 0
        ? rows
        : rows.filter(
            (row) =>
              wanted.every(([field, value]) => textsOf(entity, row, field).includes(value)) &&
              (words.length === 0 || hasWords(entity, row, words)),
          );
    if (order === "") return fitting;
    const direction = order.startsWith("-") ? ("desc" as const) : ("asc" as const);
    return selectRows(fitting, { sort: { field: order.replace(/^-/, ""), direction } }, new Date());
  }, [entity, rows, query, chosen, order]);
  const choose = (field: string, value: string) =>
    setChosen((before) => ({ ...before, [field]: before[field] === value ? "" : value }));
  const clear = () => {
    setQuery("");
    setChosen({});
  };
  const active = query !== "" || Object.values(chosen).some((value) => value !== "");
  const sorts = facts.filter((id) => SORTABLE.has(fieldOf(entity, id).type)).slice(0, 3);
  const bar =
    fields.length === 0 && !search
      ? null
      : { entity, rows, fields, search, query, setQuery, chosen, choose, sorts, order, setOrder };
  return { shown, active, clear, bar };
}

/** A search box and the chips or selects of `useFilters`. */
export function FilterBar(props: FilterBarProps) {
  const { entity, rows, fields, search, query, setQuery, chosen, choose, sorts, order, setOrder } = props;
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
      {(fields.length > 0 || sorts.length > 0) && (
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
          {sorts.length > 0 && rows.length > 3 && (
            <select
              className="input filter-select"
              aria-label={copy.sortBy}
              value={order}
              onChange={(event) => setOrder(event.target.value)}
            >
              <option value="">{`${copy.sortBy}: ${copy.asTheyCome}`}</option>
              {sorts.flatMap((id) => [
                <option key={id} value={id}>{`${fieldOf(entity, id).name} ↑`}</option>,
                <option key={`-${id}`} value={`-${id}`}>{`${fieldOf(entity, id).name} ↓`}</option>,
              ])}
            </select>
          )}
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

function hasWords(entity: EntityDef, row: Row, words: readonly string[]): boolean {
  const fields = entity.fields.filter((field) => field.type !== "image");
  const text = plainText(
    [titleOf(entity, row), ...fields.map((field) => formatField(entity, row, field.id))].join(" "),
  );
  return words.every((word) => text.includes(word));
}

function textsOf(entity: EntityDef, row: Row, field: string): string[] {
  const value = row[field];
  if (Array.isArray(value)) return value;
  const text = formatField(entity, row, field);
  return text === "" ? [] : [text];
}
