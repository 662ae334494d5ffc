import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import {
  fitsFilters,
  filterKindOf,
  hasWords,
  isSortable,
  readSort,
  sortRows,
  valuesOf,
  wordsOf,
} from "../rules/browse.ts";
import type { BrowseState } from "../rules/browse.ts";
import { readAddress, writeAddress } from "../rules/browse-address.ts";
import { plainText } from "../rules/find-texts.ts";
import { titleOf } from "../store/change-rows.ts";
import type { BrowseProps, EntityDef, FieldDef, Row, Sort } from "../store/model.ts";
import { fieldOf, formatField, formatValue } from "./format.ts";
import { copy } from "../copy.ts";

/** From so many rows on, a list that is not told otherwise can be searched and narrowed. */
const WORTH_SEARCHING = 6;
/** The address follows what is typed after this time. */
const TYPING_MS = 250;
/** A list that shows many facts is not narrowed by all of them. */
const MOST_FIELDS = 8;

export interface Choice {
  value: string;
  label: string;
}

/** The rows of a block as a visitor narrowed and sorted them, and how to do that. */
export interface Browse {
  /** Those that fit, in order. */
  rows: readonly Row[];
  /** All there are. */
  total: number;
  /** Whether there is anything to narrow by. */
  bar: boolean;
  search: boolean;
  /** What rows can be narrowed by. */
  fields: readonly FieldDef[];
  /** The field whose choices lie open where there is room. */
  spread: FieldDef | undefined;
  choices: (field: FieldDef) => readonly Choice[];
  sorts: readonly FieldDef[];
  sort: Sort | undefined;
  state: BrowseState;
  setQuery: (query: string) => void;
  /** Reads the rows before anything is typed, so that the first letter is answered as fast as the others. */
  warm: () => void;
  /** Puts what was typed into the address at once. */
  settle: () => void;
  /** Changes what holds now, which the last rendering may not show yet. */
  set: (change: (now: BrowseState) => Partial<BrowseState>) => void;
  active: boolean;
  clear: () => void;
  /** The state as a text that can be kept, and back. */
  text: string;
  open: (text: string) => void;
}

/** Narrows and sorts rows by what the address says, and keeps it there. */
export function useBrowse(
  entity: EntityDef,
  rows: readonly Row[],
  shown: readonly string[],
  props: BrowseProps,
): Browse {
  const { prefix = "", filters, limit, sort } = props;
  const [params, setParams] = useSearchParams();
  const offered = limit === undefined && rows.length >= WORTH_SEARCHING;
  const ids = [...new Set([...(filters ?? []), ...(limit === undefined && filters?.length !== 0 ? shown : [])])].join(
    " ",
  );
  // Lists of ids are new ones each time; their texts say whether they changed.
  const authored = filters?.join(" ") ?? "";
  const candidates = useMemo(() => {
    const first = new Set(authored.split(" "));
    const asked = ids === "" ? [] : ids.split(" ").map((id) => fieldOf(entity, id));
    return asked.filter((field) => first.has(field.id) || filterKindOf(field) !== null).slice(0, MOST_FIELDS);
  }, [entity, ids, authored]);
  const sorts = [...new Set([entity.titleField, ...shown])].map((id) => fieldOf(entity, id)).filter(isSortable);
  const choices = useMemo(() => {
    const named = new Map<string, readonly Choice[]>();
    return (field: FieldDef): readonly Choice[] => {
      const known = named.get(field.id) ?? presentChoices(field, rows);
      named.set(field.id, known);
      return known;
    };
  }, [rows]);
  const state = useMemo(
    () => readAddress(params, prefix, candidates, (field, value) => isKnown(field, value, choices)),
    [params, prefix, candidates, choices],
  );
  const fields = candidates.filter((field) => field.id in state.filters || isSpan(field) || choices(field).length > 1);
  const [query, setQuery] = useState(state.query);
  const written = useRef(state.query);
  const typing = useRef(0);
  const write = (next: BrowseState) => {
    window.clearTimeout(typing.current);
    written.current = next.query.trim();
    setParams(writeAddress(new URLSearchParams(window.location.search), prefix, candidates, next), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const type = (text: string) => {
    setQuery(text);
    window.clearTimeout(typing.current);
    typing.current = window.setTimeout(() => set(() => ({ query: text })), TYPING_MS);
  };
  const settle = () => {
    if (query.trim() !== written.current) set(() => ({ query }));
  };
  useEffect(() => {
    // Back, or a link to the same page, says something else than what was typed.
    if (state.query === written.current) return;
    written.current = state.query;
    setQuery(state.query);
  }, [state.query]);
  useEffect(() => () => window.clearTimeout(typing.current), []);
  const wanted = useDeferredValue(query);
  const ordered = readSort(entity, state.sort);
  const found = useMemo(() => narrowRows(entity, rows, { ...state, query: wanted }), [entity, rows, state, wanted]);
  const read = (address: URLSearchParams, from = prefix) =>
    readAddress(address, from, candidates, (field, value) => isKnown(field, value, choices));
  const set: Browse["set"] = (change) => {
    const now = { ...read(new URLSearchParams(window.location.search)), query };
    const next = { ...now, ...change(now) };
    if (next.query !== query) setQuery(next.query);
    write(next);
  };
  const active = query.trim() !== "" || Object.keys(state.filters).length > 0;
  const search = props.search ?? offered;
  return {
    rows: found,
    total: rows.length,
    bar: search || active || ((offered || filters !== undefined) && fields.length > 0),
    search,
    fields,
    spread: filters?.map((id) => fieldOf(entity, id)).find((field) => isSpread(field, choices)),
    choices,
    sorts,
    sort: ordered ?? sort,
    state: { ...state, query },
    setQuery: type,
    warm: () => readAhead(entity, rows),
    settle,
    set,
    active,
    clear: () => set(() => ({ query: "", filters: {} })),
    text: writeAddress(new URLSearchParams(), "", candidates, { ...state, query }).toString(),
    open: (text) => set(() => read(new URLSearchParams(text), "")),
  };
}

/** A filter from one end to another. */
export function isSpan(field: FieldDef): boolean {
  return ["numbers", "days"].includes(filterKindOf(field) ?? "");
}

/** More choices than this are offered among the filters only. */
const MOST_CHIPS = 6;

function isSpread(field: FieldDef, choices: Browse["choices"]): boolean {
  return (
    (field.type === "choice" || field.type === "tags") &&
    choices(field).length <= MOST_CHIPS &&
    choices(field).length > 1
  );
}

function isKnown(field: FieldDef, value: string, choices: Browse["choices"]): boolean {
  return field.options?.includes(value) === true || choices(field).some((choice) => choice.value === value);
}

/** What rows hold in a field: in the order of its options, else by name. */
function presentChoices(field: FieldDef, rows: readonly Row[]): readonly Choice[] {
  if (field.type === "boolean") {
    return [
      { value: "yes", label: copy.yes },
      { value: "no", label: copy.no },
    ];
  }
  const present = new Set(rows.flatMap((row) => valuesOf(field, row[field.id])));
  const options = field.options?.filter((option) => present.has(option)) ?? [];
  if (options.length > 0) return options.map((value) => ({ value, label: value }));
  return [...present]
    .map((value) => ({ value, label: field.type === "relation" ? formatValue(field, value) : value }))
    .filter(({ label }) => label !== "")
    .sort((a, b) => a.label.localeCompare(b.label));
}

function narrowRows(entity: EntityDef, rows: readonly Row[], state: BrowseState): readonly Row[] {
  const words = wordsOf(state.query);
  const fits = fitsFilters(entity, state.filters, new Date());
  const relations = entity.fields.filter(({ type }) => type === "relation");
  const related = (row: Row) => plainText(relations.map(({ id }) => formatField(entity, row, id)).join(" "));
  const isNarrow = words.length > 0 || Object.keys(state.filters).length > 0;
  const found = isNarrow
    ? rows.filter(
        (row) => fits(row) && (words.length === 0 || hasWords(words, textOf(entity, row), () => related(row))),
      )
    : rows;
  const sort = readSort(entity, state.sort);
  if (sort === undefined) return found;
  return sortRows(fieldOf(entity, sort.field), sort.direction, found, (row) => formatField(entity, row, sort.field));
}

/** What can be found in a row, by row: rows are never changed, only replaced. */
const rowTexts = new WeakMap<Row, string>();

/** Rows that are read at once without a pause that could be felt. */
const SLICE = 1500;

function readAhead(entity: EntityDef, rows: readonly Row[], from = 0): void {
  for (const row of rows.slice(from, from + SLICE)) textOf(entity, row);
  if (from + SLICE < rows.length) window.setTimeout(() => readAhead(entity, rows, from + SLICE));
}

function textOf(entity: EntityDef, row: Row): string {
  const known = rowTexts.get(row);
  if (known !== undefined) return known;
  const fields = entity.fields.filter(({ type }) => type !== "image" && type !== "relation");
  const text = plainText([titleOf(entity, row), ...fields.map(({ id }) => formatField(entity, row, id))].join(" "));
  rowTexts.set(row, text);
  return text;
}
