import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";

/** By which column a table is sorted. */
export interface TableOrder {
  column: number;
  isDown: boolean;
}

interface SortedTableProps {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  order: TableOrder | null;
  onOrder: (order: TableOrder) => void;
}

/** Most rows and columns that are drawn. */
const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
const isNumber = (cell: string): boolean => cell.trim() !== "" && !Number.isNaN(Number(cell));

/** A table whose columns sort it when one taps their names. */
export function SortedTable({ header, rows, order, onOrder }: SortedTableProps) {
  const columns = header.slice(0, MOST_COLUMNS);
  const numeric = columns.map((_, at) => rows.slice(0, 20).every((row) => isNumber(row[at] ?? "") || row[at] === ""));
  return (
    <div className="flex flex-col gap-2">
      <div className="card max-h-96 overflow-auto" role="group" aria-label={copy.toolCsvTable} tabIndex={0}>
        <table className="num w-full border-collapse text-[0.9375rem]">
          <thead className="sticky top-0 bg-surface">
            <tr>
              {columns.map((name, at) => {
                const isOn = order?.column === at;
                return (
                  <th
                    key={at}
                    scope="col"
                    className="border-b-2 border-line p-0"
                    aria-sort={isOn ? (order.isDown ? "descending" : "ascending") : "none"}
                  >
                    <button
                      type="button"
                      className={`flex min-h-11 w-full cursor-pointer items-center gap-1 px-3 font-bold whitespace-nowrap ${numeric[at] === true ? "justify-end" : ""}`}
                      title={say(copy.csvSortBy, { name })}
                      onClick={() => onOrder({ column: at, isDown: isOn && !order.isDown })}
                    >
                      {name === "" ? "–" : name}
                      <SortSign isOn={isOn} isDown={order?.isDown ?? false} />
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_ROWS).map((row, index) => (
              <tr key={index} className="border-b border-line last:border-0">
                {columns.map((_, at) => (
                  <td key={at} className={`max-w-64 px-3 py-2 break-words ${numeric[at] === true ? "text-right" : ""}`}>
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(rows.length > MOST_ROWS || header.length > MOST_COLUMNS) && (
        <p className="text-sm text-muted">{say(copy.csvMore, { n: MOST_ROWS, columns: MOST_COLUMNS })}</p>
      )}
    </div>
  );
}

function SortSign({ isOn, isDown }: { isOn: boolean; isDown: boolean }) {
  if (!isOn) return <Icon name="chevrons-up-down" className="size-4 text-muted" />;
  return <Icon name={isDown ? "arrow-down" : "arrow-up"} className="size-4 text-accent-text" />;
}
