import type { FieldDef } from "../store/model.ts";
import { filterKindOf, readDays, readNumbers, type BrowseState } from "./browse.ts";

/** Names of the address that are no field's; a field of such a name gets a line behind it. */
const TAKEN: ReadonlySet<string> = new Set(["q", "sort", "compare"]);
const LONGEST_QUERY = 200;
const MOST_VALUES = 40;

/** What the address calls a field. */
const keyOf = (prefix: string, field: string): string => `${prefix}${TAKEN.has(field) ? `${field}_` : field}`;

/** What the address says of a block; values that no field can have are passed over. `isKnown` tells whether one is there. */
export function readAddress(
  params: URLSearchParams,
  prefix: string,
  fields: readonly FieldDef[],
  isKnown: (field: FieldDef, value: string) => boolean,
): BrowseState {
  const filters: Record<string, readonly string[]> = {};
  for (const field of fields) {
    const texts = [...new Set(params.getAll(keyOf(prefix, field.id)))].slice(0, MOST_VALUES);
    const kind = filterKindOf(field);
    const good =
      kind === "numbers"
        ? texts.filter((text) => readNumbers(text) !== null).slice(0, 1)
        : kind === "days"
          ? texts.filter((text) => readDays(text, new Date(0)) !== null).slice(0, 1)
          : texts.filter((text) => isKnown(field, text));
    if (good.length > 0) filters[field.id] = good;
  }
  return {
    query: (params.get(`${prefix}q`) ?? "").slice(0, LONGEST_QUERY),
    filters,
    sort: params.get(`${prefix}sort`) ?? "",
  };
}

/** The address with what a block is narrowed by; what other blocks wrote stays. */
export function writeAddress(
  params: URLSearchParams,
  prefix: string,
  fields: readonly FieldDef[],
  state: BrowseState,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (key: string, texts: readonly string[]): void => {
    next.delete(key);
    for (const text of texts) if (text !== "") next.append(key, text);
  };
  put(`${prefix}q`, [state.query.trim()]);
  for (const { id } of fields) put(keyOf(prefix, id), state.filters[id] ?? []);
  put(`${prefix}sort`, [state.sort]);
  return next;
}

/** Rows that are compared, as the address names them. */
export function readCompared(params: URLSearchParams, prefix: string): string[] {
  return [...new Set(params.getAll(`${prefix}compare`))].slice(0, 4);
}

/** The address with the rows that are compared. */
export function writeCompared(params: URLSearchParams, prefix: string, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(`${prefix}compare`);
  for (const id of ids) next.append(`${prefix}compare`, id);
  return next;
}
