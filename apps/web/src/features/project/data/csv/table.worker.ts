import type { AppSpec, DateOrder, DecimalSign } from "@sayhey/appspec";
import { readingOf } from "../rows/row-edits.ts";
import { planImport, type ImportChoice, type ImportPlan } from "./import-rows.ts";
import { guessTargets, writtenAs, type Target } from "./map-columns.ts";
import { readTable, TableProblem, type Table, type TableChoice } from "./read-table.ts";

/** What the worker is asked: to read a file, or to plan its import. It keeps the table in between. */
export type TableRequest = { id: number; spec: AppSpec; entity: string } & (
  | { ask: "read"; bytes: ArrayBuffer; choice: TableChoice }
  | { ask: "plan"; choice: ImportChoice; decimal: DecimalSign; dates: DateOrder }
);
/** A table as far as the page shows it. */
export type TableFound = Omit<Table, "rows"> & {
  count: number;
  /** The first rows. */
  sample: string[][];
  targets: Target[];
  decimal: DecimalSign;
  dates: DateOrder;
};
/** What the worker answers. */
export type TableAnswer = { id: number } & ({ found: TableFound } | { plan: ImportPlan } | { problem: string });

const SHOWN = 8;
let table: Table | undefined;

function answerTo(request: TableRequest): TableAnswer {
  const { id, spec } = request;
  const entity = spec.entities.find((one) => one.id === request.entity);
  if (entity === undefined) return { id, problem: "What the rows are for is gone." };
  const reading = readingOf(spec, new Date());
  try {
    if (request.ask === "read") {
      table = readTable(new Uint8Array(request.bytes), request.choice);
      const { rows, ...about } = table;
      const { decimal, dates } = writtenAs(rows, spec.identity.language);
      const targets = guessTargets(entity, table.columns, rows, { ...reading, decimal, dates });
      return { id, found: { ...about, count: rows.length, sample: rows.slice(0, SHOWN), targets, decimal, dates } };
    }
    if (table === undefined) return { id, problem: "Choose a file first." };
    const { decimal, dates, choice } = request;
    return { id, plan: planImport(entity, table.columns, table.rows, choice, { ...reading, decimal, dates }) };
  } catch (error) {
    if (error instanceof TableProblem) return { id, problem: error.message };
    return { id, problem: `The file couldn't be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

self.onmessage = (event: MessageEvent<TableRequest>) => self.postMessage(answerTo(event.data));
