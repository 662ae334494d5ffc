import { copy } from "../copy.ts";
import { isSortable } from "../rules/browse.ts";
import type { FieldDef, Row, RowsProps } from "../store/model.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { fieldOf } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { PickBox } from "../ui/picking.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsSection, useRowsView, type RowsView } from "../ui/rows-section.tsx";
import { Value } from "../ui/value.tsx";

const NUMERIC: ReadonlySet<string> = new Set(["number", "money", "percent", "duration"]);

interface TableProps extends RowsProps {
  fields: readonly string[];
}

/** Dense rows whose columns sort. */
export function Table(props: TableProps) {
  const { title, entity, fields } = props;
  const view = useRowsView(props, fields);
  const columns = [...new Set([entity.titleField, ...fields])].map((field) => fieldOf(entity, field));
  return (
    <RowsSection {...props} view={view} pickable>
      <div className="table-wrap" role="group" aria-label={title ?? entity.plural} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              {columns.map((field) => (
                <ColumnHead key={field.id} field={field} view={view} />
              ))}
              <th scope="col">
                <span className="sr-only">{copy.more}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {view.visible.map((row) => (
              <TableRow key={row.id} {...props} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </RowsSection>
  );
}

/** The name of a column; a tap sorts by it, another one the other way round. */
function ColumnHead({ field, view: { browse } }: { field: FieldDef; view: RowsView }) {
  const direction = browse.sort?.field === field.id ? browse.sort.direction : null;
  const className = NUMERIC.has(field.type) ? "cell-number" : "";
  if (!isSortable(field))
    return (
      <th scope="col" className={className}>
        <span className="sort">{field.name}</span>
      </th>
    );
  return (
    <th
      scope="col"
      aria-sort={direction === null ? "none" : direction === "asc" ? "ascending" : "descending"}
      className={className}
    >
      <button
        type="button"
        className="sort"
        onClick={() => browse.set(() => ({ sort: `${direction === "asc" ? "-" : ""}${field.id}` }))}
      >
        {field.name}
        {direction !== null && <Icon name={direction === "asc" ? "arrow-up" : "arrow-down"} className="size-3.5" />}
      </button>
    </th>
  );
}

function TableRow({ entity, actions, row, columns }: TableProps & { row: Row; columns: readonly FieldDef[] }) {
  return (
    <tr>
      {columns.map((field) =>
        field.id === entity.titleField ? (
          <th key={field.id} scope="row">
            <span className="cell-title">
              <PickBox entity={entity} row={row} />
              <RowTitle entity={entity} row={row} />
            </span>
          </th>
        ) : (
          <td
            key={field.id}
            data-label={field.name}
            className={NUMERIC.has(field.type) || typeof row[field.id] === "number" ? "cell-number" : ""}
          >
            <Value entity={entity} row={row} field={field.id} />
          </td>
        ),
      )}
      <td className="cell-end">
        <ActionButtons entity={entity} row={row} actions={actions} />
        <RowMenu entity={entity} row={row} />
      </td>
    </tr>
  );
}
