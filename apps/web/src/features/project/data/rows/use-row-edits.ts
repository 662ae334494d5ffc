import { valueProblem, type Entity, type Field, type Op, type SeedRow } from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import { useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { cellOps, newRow, type CellProblem, type RowsEdit } from "./row-edits.ts";
import { undoable } from "../../../../status/undo.ts";
import { formatNumber } from "../../../../components/format.ts";
import { toast } from "../../../../status/toast.ts";

const count = (value: number, one: string): string => `${formatNumber(value)} ${one}${value === 1 ? "" : "s"}`;

/** Edits the rows of an entity, and keeps what could not be put into a cell. */
export function useRowEdits(entity: Entity) {
  const { spec, edit, undo } = useEditor();
  const [marks, setMarks] = useState<ReadonlyMap<string, CellProblem>>(new Map());
  const unmark = (keys: readonly string[]): void =>
    setMarks((before) => {
      if (!keys.some((key) => before.has(key))) return before;
      const after = new Map(before);
      for (const key of keys) after.delete(key);
      return after;
    });

  /** Sends ops; says so where they do not fit. */
  const send = (ops: readonly Op[], reason: string, consequences = false): boolean => {
    if (ops.length === 0) return true;
    const result = edit(ops, { source: "data", reason: reason.slice(0, 280), consequences });
    if (!result.ok) toast.error(result.problem);
    return result.ok;
  };
  const told = (title: string, description?: string): void => {
    toast(title, { ...(description === undefined ? {} : { description }), ...undoable(undo) });
  };

  const refuse = (row: SeedRow, field: Field, text: string, problem: string): void => {
    setMarks((before) =>
      new Map(before).set(`${row.id}.${field.id}`, { row: row.id, field: field.id, text: text.slice(0, 200), problem }),
    );
    toast.error(`${field.name} ${problem}. It is as it was.`);
  };
  const setCell = (row: SeedRow, field: Field, value: SeedRow[string]): void => {
    const problem = valueProblem(field, value, (id) => spec.entities.find((one) => one.id === id));
    const key = `${row.id}.${field.id}`;
    if (problem !== null) {
      refuse(row, field, String(value ?? ""), problem);
      return;
    }
    unmark([key]);
    const ops = cellOps(entity, [{ row: row.id, field: field.id, value }]);
    send(ops, `Changed ${field.name} of ${String(row[entity.titleField] ?? row.id)}`);
  };

  const takeMany = ({ ops, problems, added }: RowsEdit, what: string): void => {
    if (!send(ops, what)) return;
    setMarks(new Map(problems.filter(({ row }) => row !== "").map((one) => [`${one.row}.${one.field}`, one])));
    const parts = [
      ...(added > 0 ? [`${count(added, "row")} added`] : []),
      ...(problems.length > 0 ? [`${count(problems.length, "cell")} left: ${problemWords(entity, problems[0])}`] : []),
    ];
    if (ops.length > 0) told(what, parts.join(". "));
    else if (problems.length > 0) toast.error(parts.join(". "));
  };

  const addRow = (): string | null => {
    if (entity.rows.length >= LIMITS.seedRows) {
      toast.error(`An app begins with at most ${LIMITS.seedRows} rows of a kind.`);
      return null;
    }
    const row = newRow(spec, entity);
    if (row === null) {
      const field = entity.fields.find((one) => one.type === "relation" && one.required === true);
      const target = spec.entities.find(({ id }) => id === field?.relation);
      toast.error(`Add ${target?.plural.toLowerCase() ?? "rows"} first: each of these needs one.`);
      return null;
    }
    return send([{ op: "add-row", entity: entity.id, row }], `Added a row to ${entity.plural}`) ? row.id : null;
  };

  const removeRows = (ids: ReadonlySet<string>): void => {
    const ops = [...ids].map((row): Op => ({ op: "remove-row", entity: entity.id, row }));
    if (send(ops, `Removed ${count(ids.size, "row")} from ${entity.plural}`, true))
      told(`${count(ids.size, "row")} removed`);
  };

  return { marks, setCell, refuse, takeMany, addRow, removeRows, send, told };
}

function problemWords(entity: Entity, problem: CellProblem | undefined): string {
  if (problem === undefined) return "";
  const field = entity.fields.find(({ id }) => id === problem.field)?.name ?? "Row";
  const number = entity.rows.findIndex(({ id }) => id === problem.row);
  const where = number < 0 ? field : `${field} in row ${number + 1}`;
  const said = problem.text === "" ? "" : ` “${problem.text.slice(0, 40)}”`;
  return `${where}${said} ${problem.problem}.`;
}
