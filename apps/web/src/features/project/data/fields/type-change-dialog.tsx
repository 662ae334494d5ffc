import { Button, Select, Switch } from "@mantine/core";
import {
  describeOps,
  opsToChangeFieldType,
  type Entity,
  type Field,
  type FieldType,
  type FieldTypeChange,
  type Formula,
  type LostValue,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { useMemo, useState } from "react";
import { Dialog } from "../../../../components/dialog.tsx";
import { useEditor } from "../../editor/editor-context.tsx";
import dialog from "../data-dialog.module.css";
import classes from "./type-change-dialog.module.css";
import { FIELD_TYPES } from "../field-types.ts";
import { FormulaEditor } from "./formula-editor.tsx";
import { firstFormula } from "./formula-words.ts";
import { undoable } from "../../../../status/undo.ts";
import { formatNumber } from "../../../../components/format.ts";
import { toast } from "../../../../status/toast.ts";

const count = (value: number, one: string): string => `${formatNumber(value)} ${one}${value === 1 ? "" : "s"}`;
const MOST_LISTED = 40;
const MOST_LINES = 400;

interface TypeChangeDialogProps {
  entity: Entity;
  field: Field;
  type: FieldType;
  /** The entity it is to point at; a first guess where it is left out. */
  relation?: string;
  now: Date;
  onClose: () => void;
}

/** Tells row by row what becomes of the values before a field changes its type. */
export function TypeChangeDialog({ entity, field, type, relation: first, now, onClose }: TypeChangeDialogProps) {
  const { spec, edit, undo } = useEditor();
  const [relation, setRelation] = useState<string | null>(
    first ?? spec.entities.find(({ id }) => id !== entity.id && id !== field.relation)?.id ?? entity.id,
  );
  const [createRows, setCreateRows] = useState(true);
  const [formula, setFormula] = useState<Formula | null>(() => firstFormula(spec, entity, field));
  const [formulaProblem, setFormulaProblem] = useState<string | null>(null);
  const label = FIELD_TYPES[type].label.toLowerCase();
  const plan = useMemo((): { change: FieldTypeChange; lines: string[] } | { problem: string } => {
    try {
      const target = {
        type,
        ...(type === "relation" && relation !== null ? { relation, createRows } : {}),
        ...(type === "computed" && formula !== null ? { formula } : {}),
      };
      const change = opsToChangeFieldType(spec, entity.id, field.id, target, now);
      const direct = change.ops.slice(0, change.ops.length - change.consequences.length);
      const known = new Set(describeOps(spec, direct, MOST_LINES));
      const lines = describeOps(spec, change.ops, MOST_LINES).filter((line) => !known.has(line));
      return { change, lines: change.consequences.length === 0 ? [] : lines };
    } catch (error) {
      if (error instanceof AppError) return { problem: error.message };
      throw error;
    }
  }, [spec, entity.id, field.id, type, relation, createRows, formula, now]);
  const run = (): void => {
    if (!("change" in plan) || (type === "computed" && formulaProblem !== null)) return;
    const result = edit(plan.change.ops, { source: "data", reason: `Made ${field.name} ${label}`.slice(0, 280) });
    if (!result.ok) toast.error(result.problem);
    else {
      toast(`${field.name} is ${label} now`, undoable(undo));
      onClose();
    }
  };
  return (
    <Dialog title={`Change ${field.name} to ${label}`} onClose={onClose} size={620}>
      <div className={dialog.form}>
        {type === "relation" ? (
          <>
            <Select
              size="sm"
              label="Points at"
              data={spec.entities.map(({ id, plural }) => ({ value: id, label: plural }))}
              value={relation}
              onChange={setRelation}
            />
            <Switch
              label="Add rows there for names that are missing"
              checked={createRows}
              onChange={(event) => setCreateRows(event.currentTarget.checked)}
            />
          </>
        ) : null}
        {type === "computed" && formula !== null ? (
          <FormulaEditor
            entity={entity}
            field={field}
            formula={formula}
            onChange={setFormula}
            onProblem={setFormulaProblem}
          />
        ) : null}
        {"problem" in plan ? (
          <p className={dialog.problem} role="alert">
            {plan.problem}
          </p>
        ) : (
          <Report change={plan.change} lines={plan.lines} field={field} />
        )}
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            Keep {FIELD_TYPES[field.type].label.toLowerCase()}
          </Button>
          <Button disabled={!("change" in plan) || (type === "computed" && formulaProblem !== null)} onClick={run}>
            Change the type
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Report({ change, lines, field }: { change: FieldTypeChange; lines: readonly string[]; field: Field }) {
  return (
    <section className={classes.report} aria-label="What becomes of the values" role="status">
      <dl className={classes.figures}>
        <div>
          <dt>go along</dt>
          <dd>{change.kept + change.changed.length}</dd>
        </div>
        <div data-lost={change.lost.length > 0 || undefined}>
          <dt>cannot</dt>
          <dd>{change.lost.length}</dd>
        </div>
        <div>
          <dt>are empty</dt>
          <dd>{change.empty}</dd>
        </div>
      </dl>
      <Values
        title={`${count(change.lost.length, "value")} cannot go along and ${change.lost.length === 1 ? "is" : "are"} emptied`}
        values={change.lost}
        open
      />
      <Values
        title={`${count(change.changed.length, "value")} ${change.changed.length === 1 ? "changes" : "change"} on the way`}
        values={change.changed}
      />
      {change.created.length > 0 ? (
        <p>
          {count(change.created.length, "row")} added:{" "}
          {change.created
            .slice(0, 6)
            .map(({ title }) => title)
            .join(", ")}
          {change.created.length > 6 ? " and more" : ""}.
        </p>
      ) : null}
      {change.noLongerRequired ? <p>{field.name} may stay empty from then on.</p> : null}
      {lines.length > 0 ? (
        <>
          <p className={dialog.lead}>What needs it as it is:</p>
          <ul className={`${dialog.lines ?? ""} ${classes.needed ?? ""}`}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Values({ title, values, open = false }: { title: string; values: readonly LostValue[]; open?: boolean }) {
  if (values.length === 0) return null;
  return (
    <details className={dialog.problems} open={open}>
      <summary>{title}</summary>
      <ul>
        {values.slice(0, MOST_LISTED).map((lost) => (
          <li key={lost.row}>
            <strong>{lost.title}</strong>: “{lost.value.slice(0, 80)}” {lost.why}
          </li>
        ))}
        {values.length > MOST_LISTED ? <li>and {values.length - MOST_LISTED} more</li> : null}
      </ul>
    </details>
  );
}
