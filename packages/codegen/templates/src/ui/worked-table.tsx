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
      <div className="card overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
        <table className="w-full border-collapse text-[0.9375rem] whitespace-nowrap">
          <thead>
            <tr>
              <th scope="col" className="px-4 py-2.5 text-left">
                {rowLabel}
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className="px-4 py-2.5 text-right">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((row) => (
              <tr key={row["n"]} className="border-t border-line">
                <th scope="row" className="num px-4 py-2 text-left font-normal text-muted">
                  {row["n"]}
                </th>
                {columns.map((column) => (
                  <td key={column.id} className="num px-4 py-2 text-right">
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
