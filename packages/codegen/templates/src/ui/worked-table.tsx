import type { Column, Numbers } from "../rules/calculate.ts";
import { formatResult } from "./format-result.ts";
import { MoreButton, useMore } from "./more-rows.tsx";

/** A year of months, before the rest is asked for. */
const FIRST_ROWS = 12;

interface WorkedTableProps {
  label: string;
  rowLabel: string;
  columns: readonly Column[];
  rows: readonly Numbers[];
}

/** What numbers come to row by row, such as a plan of payments. */
export function WorkedTable({ label, rowLabel, columns, rows }: WorkedTableProps) {
  const { visible, more } = useMore(rows, FIRST_ROWS);
  return (
    <div className="flex flex-col gap-3">
      <div className="table-wrap" role="group" aria-label={label} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{rowLabel}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className="text-right">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((row) => (
              <tr key={row["n"]}>
                <th scope="row" className="num font-normal text-muted">
                  {row["n"]}
                </th>
                {columns.map((column) => (
                  <td key={column.id} className="num text-right whitespace-nowrap">
                    {formatResult(row[column.id] ?? Number.NaN, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreButton more={more} />
    </div>
  );
}
