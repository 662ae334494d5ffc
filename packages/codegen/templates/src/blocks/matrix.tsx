import { useState } from "react";
import { say, copy } from "../copy.ts";
import { pivot } from "../rules/pivot.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { fieldOf, formatField, formatNumber } from "../ui/format.ts";
import { ListRow } from "../ui/list-row.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface MatrixProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  rowField: string;
  columnField: string;
  fn: "count" | "sum" | "average";
  measureField?: string;
  unit?: string;
}

/** Two sides of the same rows against each other, the more the darker; a tap shows the rows of a cell. */
export function Matrix({ id, title, note, entity, rowField, columnField, fn, measureField, unit }: MatrixProps) {
  const rows = useRows(entity);
  const [open, setOpen] = useState<string | null>(null);
  const table = pivot(rows, namesBy(entity, rowField), namesBy(entity, columnField), fn, measureField, {
    rows: fieldOf(entity, rowField).options ?? [],
    columns: fieldOf(entity, columnField).options ?? [],
  });
  const most = Math.max(1e-9, ...table.cells.flat().map((cell) => cell.value));
  const measured = measureField === undefined ? null : fieldOf(entity, measureField);
  const text = (value: number): string =>
    formatNumber(value, fn === "count" || measured === null ? { type: "number", ...(unit && { unit }) } : measured);
  const chosen = table.rows.flatMap((left, y) =>
    table.columns.flatMap((top, x) => {
      const cell = table.cells[y]?.[x];
      return cell !== undefined && `${left}|${top}` === open ? [{ left, top, cell }] : [];
    }),
  )[0];
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={`${fieldOf(entity, rowField).name} × ${fieldOf(entity, columnField).name}`}
      tools={<AddButton entity={entity} look="secondary" />}
    >
      {rows.length === 0 ? (
        <RowsEmpty entity={entity} />
      ) : (
        <div className="card overflow-x-auto p-3" tabIndex={0} role="group" aria-label={title ?? entity.plural}>
          <table className="w-full border-separate border-spacing-1">
            <thead>
              <tr>
                <td>
                  <span className="sr-only">{`${fieldOf(entity, rowField).name}, ${fieldOf(entity, columnField).name}`}</span>
                </td>
                {table.columns.map((name) => (
                  <th key={name} scope="col" className="px-1 pb-1 text-left align-bottom text-xs">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((left, y) => (
                <tr key={left}>
                  <th scope="row" className="max-w-32 pr-2 text-left text-sm leading-tight">
                    {left}
                  </th>
                  {table.columns.map((top, x) => {
                    const cell = table.cells[y]?.[x] ?? { rows: [], value: 0 };
                    const key = `${left}|${top}`;
                    // Words stay readable: up to half of the accent under ink, and all of it for the most.
                    const part = Math.max(0, cell.value / most);
                    const share = cell.rows.length === 0 ? 0 : part > 0.95 ? 1 : 0.1 + 0.32 * part;
                    return (
                      <td key={top} className="p-0">
                        <button
                          type="button"
                          disabled={cell.rows.length === 0}
                          aria-pressed={open === key}
                          aria-label={`${left}, ${top}: ${text(cell.value)}`}
                          className={`num h-11 w-full min-w-11 rounded-control px-1 text-sm font-bold ${cell.rows.length === 0 ? "bg-ground text-muted" : "cursor-pointer"} ${open === key ? "outline-2 outline-offset-1 outline-ink" : ""}`}
                          style={
                            share === 0
                              ? undefined
                              : {
                                  background: `color-mix(in srgb, var(--accent) ${Math.round(share * 100)}%, var(--surface))`,
                                  color: share === 1 ? "var(--on-accent)" : "var(--ink)",
                                }
                          }
                          onClick={() => setOpen(open === key ? null : key)}
                        >
                          {cell.rows.length === 0 ? "·" : text(cell.value)}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {chosen !== undefined && (
        <CellRows
          key={open}
          title={say(copy.cellOf, { row: chosen.left, column: chosen.top })}
          entity={entity}
          rows={chosen.cell.rows}
        />
      )}
    </Section>
  );
}

function CellRows({ title, entity, rows }: { title: string; entity: EntityDef; rows: readonly Row[] }) {
  const { visible, more } = useMore(rows);
  return (
    <div aria-live="polite">
      <h3 className="group-title">{title}</h3>
      <ul className="list">
        {visible.map((row) => (
          <ListRow key={row.id} entity={entity} row={row} facts={[]} />
        ))}
      </ul>
      <MoreButton more={more} />
    </div>
  );
}

function namesBy(entity: EntityDef, field: string): (row: Row) => readonly string[] {
  return (row) => {
    const value = row[field];
    if (Array.isArray(value)) return value;
    const text = formatField(entity, row, field);
    return text === "" ? [] : [text];
  };
}
