import {
  computedReader,
  foldText,
  resolveMoment,
  type AppSpec,
  type Entity,
  type Field,
  type SeedRow,
} from "@sayhey/appspec";
import { cellText, relatedTitle, shownField } from "./cell-text.ts";

/** How the rows of an entity are looked at; the rows themselves stay as they are. */
export interface View {
  search: string;
  sort: { field: string; down: boolean } | null;
  filters: readonly { field: string; text: string }[];
}
/** A row with what its computed fields show. */
export interface ViewRow {
  row: SeedRow;
  computed: Record<string, number | string | null>;
}

/** A view of all rows in their own order. */
export const WHOLE_VIEW: View = { search: "", sort: null, filters: [] };

/** Whether a view shows all rows in their own order. */
export const isWholeView = ({ search, sort, filters }: View): boolean =>
  search === "" && sort === null && filters.length === 0;

/** The rows that a view shows, in its order. */
export function viewRows(spec: AppSpec, entity: Entity, view: View, now: Date): ViewRow[] {
  const computed = computedReader(spec, now);
  const all = entity.rows.map((row): ViewRow => ({ row, computed: computed(entity, row) }));
  const text = (field: Field, shown: ViewRow): string => shownText(spec, field, shown, now);
  const words = foldText(view.search);
  const wanted = all.filter(
    (shown) =>
      (words === "" || entity.fields.some((field) => foldText(text(field, shown)).includes(words))) &&
      view.filters.every(({ field, text: part }) => {
        const of = entity.fields.find(({ id }) => id === field);
        return of === undefined || foldText(text(of, shown)).includes(foldText(part));
      }),
  );
  const field = entity.fields.find(({ id }) => id === view.sort?.field);
  if (field === undefined || view.sort === null) return wanted;
  const turn = view.sort.down ? -1 : 1;
  return wanted.toSorted((a, b) => compare(spec, field, a, b, now, turn));
}

/** What a cell says, for search, filters and copies. */
function shownText(spec: AppSpec, field: Field, { row, computed }: ViewRow, now: Date): string {
  const value = field.type === "computed" ? computed[field.id] : row[field.id];
  if (field.type === "relation")
    return relatedTitle(
      spec.entities.find(({ id }) => id === field.relation),
      value,
    );
  return cellText(shownField(field, spec.entities), value, spec.identity.language, now);
}

/** What is empty comes last whichever way one sorts. */
function compare(spec: AppSpec, field: Field, a: ViewRow, b: ViewRow, now: Date, turn: 1 | -1): number {
  const [left, right] = [a, b].map((shown) => sortKey(spec, field, shown, now));
  if (left === null || right === null || left === undefined || right === undefined)
    return left === right ? 0 : (left ?? null) === null ? 1 : -1;
  if (typeof left === "number" && typeof right === "number") return (left - right) * turn;
  return String(left).localeCompare(String(right), spec.identity.language, { numeric: true }) * turn;
}

function sortKey(spec: AppSpec, field: Field, shown: ViewRow, now: Date): number | string | null {
  const value = field.type === "computed" ? shown.computed[field.id] : shown.row[field.id];
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  const { type, options } = shownField(field, spec.entities);
  if (type === "choice") return options?.indexOf(String(value)) ?? 0;
  if (typeof value === "string" && (field.type === "date" || field.type === "dateTime" || field.type === "time"))
    return resolveMoment(value, now);
  return shownText(spec, field, shown, now);
}
