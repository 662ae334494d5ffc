import { useMemo, useState } from "react";
import { copy, language, say } from "../copy.ts";
import { plainText } from "../rules/find-texts.ts";
import { matchColumns, planImport } from "../rules/import-rows.ts";
import type { CellReading } from "../rules/read-cell.ts";
import { createRows, titleOf } from "../store/change-rows.ts";
import type { EntityDef, FieldDef, Value } from "../store/model.ts";
import { entityById, readRows } from "../store/store.ts";
import { guessDelimiter, readCsv } from "../tools/csv-table-rules.ts";
import { FileIn } from "../tools/file-in.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { formatValue, isMonthFirst } from "./format.ts";
import { counted } from "./pick-bar.tsx";

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_ROWS = 20_000;
const MOST_BAD = 6;
const PREVIEWED = 3;

interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ImportDialogProps {
  entity: EntityDef;
  /** What each row gets besides. */
  preset: Record<string, Value>;
  open: boolean;
  onClose: () => void;
}

/** Takes rows out of a CSV file, shown before they are kept. */
export function ImportDialog({ entity, preset, open, onClose }: ImportDialogProps) {
  const [table, setTable] = useState<Table | null>(null);
  const [problem, setProblem] = useState("");
  const close = () => {
    setTable(null);
    setProblem("");
    onClose();
  };
  const take = async (file: File) => {
    const text = await file.text();
    const { header, rows } = readCsv(text, guessDelimiter(text));
    if (rows.length === 0) setProblem(copy.noTable);
    else setTable({ header, rows: rows.slice(0, MOST_ROWS) });
  };
  return (
    <Dialog open={open} title={`${copy.csvIn}: ${entity.plural}`} onClose={close}>
      {table === null ? (
        <div className="row-form">
          <FileIn
            label={copy.chooseCsv}
            accept=".csv,.tsv,.txt,text/csv"
            most={MOST_BYTES}
            onFile={(file) => void take(file)}
          />
          <p className="field-help">{copy.columnNames}</p>
          {problem !== "" && (
            <p role="alert" className="field-problem">
              {problem}
            </p>
          )}
        </div>
      ) : (
        <ImportPlan entity={entity} table={table} preset={preset} onDone={close} />
      )}
    </Dialog>
  );
}

interface ImportPlanProps {
  entity: EntityDef;
  table: Table;
  preset: Record<string, Value>;
  onDone: () => void;
}

/** The columns with their fields, the first rows as they would be, and what does not fit. */
function ImportPlan({ entity, table, preset, onDone }: ImportPlanProps) {
  const fields = entity.fields.filter(({ type }) => type !== "computed" && type !== "file");
  const [targets, setTargets] = useState(() => matchColumns(fields, table.header));
  const plan = useMemo(
    () => planImport(entity, table.header, table.rows, targets, readingOf()),
    [entity, table, targets],
  );
  const shown = fields.filter(({ id }) => targets.includes(id));
  return (
    <form
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault();
        const rows = plan.rows.map((values) => ({ ...values, ...preset }));
        createRows(entity, rows, say(copy.addedMany, counted(entity, rows)));
        onDone();
      }}
    >
      <div className="import-columns">
        {table.header.map((name, index) => (
          <label key={index} className="field">
            <span className="field-label">{name}</span>
            <select
              className="input"
              value={targets[index] ?? ""}
              onChange={(event) =>
                setTargets(targets.with(index, event.target.value === "" ? null : event.target.value))
              }
            >
              <option value="">{copy.leaveOut}</option>
              {fields.map((field) => (
                <option
                  key={field.id}
                  value={field.id}
                  disabled={targets.includes(field.id) && targets[index] !== field.id}
                >
                  {field.name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {shown.length > 0 && plan.rows.length > 0 && (
        <>
          <p className="field-label">{copy.firstRows}</p>
          <div className="table-wrap import-preview" role="group" aria-label={copy.firstRows} tabIndex={0}>
            <table className="compare">
              <thead>
                <tr>
                  {shown.map((field) => (
                    <th key={field.id} scope="col">
                      {field.name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {plan.rows.slice(0, PREVIEWED).map((values, index) => (
                  <tr key={index}>
                    {shown.map((field) => (
                      <td key={field.id}>{formatValue(field, values[field.id])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {(plan.bad.length > 0 || plan.left > 0) && (
        <div role="status" className="field-help">
          {plan.left > 0 && <p className="field-problem">{say(copy.rowsLeft, { n: plan.left })}</p>}
          {plan.bad.length > 0 && <p className="field-problem">{say(copy.badCells, { n: plan.bad.length })}</p>}
          <ul>
            {plan.bad.slice(0, MOST_BAD).map(({ row, column, text }) => (
              <li key={`${row} ${column}`}>{say(copy.badCell, { row, column, text })}</li>
            ))}
            {plan.bad.length > MOST_BAD && <li>…</li>}
          </ul>
        </div>
      )}
      <div className="row-form-end">
        <Button onClick={onDone}>{copy.cancel}</Button>
        <Button type="submit" look="primary" disabled={plan.rows.length === 0}>
          {say(copy.importCount, { n: plan.rows.length })}
        </Button>
      </div>
    </form>
  );
}

function readingOf(): CellReading {
  const named = new Map<string, Map<string, string>>();
  const rowsBy = (field: FieldDef): Map<string, string> => {
    const entity = entityById(field.relation ?? "");
    const known =
      named.get(field.id) ??
      new Map(entity === undefined ? [] : readRows(entity.id).map((row) => [plainText(titleOf(entity, row)), row.id]));
    named.set(field.id, known);
    return known;
  };
  return {
    comma: !language.startsWith("en"),
    monthFirst: isMonthFirst(),
    yes: copy.yes,
    no: copy.no,
    rowNamed: (field, name) => rowsBy(field).get(plainText(name)) ?? null,
  };
}
