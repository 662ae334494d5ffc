import { useState, type FormEvent } from "react";
import { copy } from "../copy.ts";
import { isRequired } from "../rules/entity-rules.ts";
import { createRow, updateRow, titleOf } from "../store/change-rows.ts";
import { problemOf, refusalOf } from "../store/check-row.ts";
import { completeRow } from "../store/store.ts";
import type { EntityDef, FieldDef, Row, Value } from "../store/model.ts";
import { resolveMoment } from "../store/moment.ts";
import { signedName } from "../store/store.ts";
import { say } from "../copy.ts";
import { Button } from "./button.tsx";
import { FieldInput } from "./field-input.tsx";

interface RowFormProps {
  entity: EntityDef;
  /** The row to edit; without one a new row is made. */
  row?: Row | null;
  /** Ids of the fields to ask for; all that can be filled in when left out. */
  fields?: readonly string[];
  /** Values a new row has besides those asked for. */
  preset?: Record<string, Value>;
  submitLabel?: string;
  onDone?: (row: Row | null) => void;
  onCancel?: () => void;
}

/** Fills in a new row or changes one. */
export function RowForm({ entity, row, fields, preset, submitLabel, onDone, onCancel }: RowFormProps) {
  const asked = entity.fields.filter(
    (field) =>
      field.type !== "computed" &&
      // A number that counts by itself is there to be read.
      (field.number === undefined || row !== null) &&
      (fields?.includes(field.id) ?? !(preset !== undefined && field.id in preset)),
  );
  const [values, setValues] = useState<Record<string, Value>>(() => startValues(asked, row));
  const [tried, setTried] = useState(false);
  // The field that a rule about several rows speaks of; it is looked at again with the next attempt.
  const [refused, setRefused] = useState<{ field: string; words: string } | null>(null);
  const whole: Row = { id: "", ...row, ...preset, ...values };
  const problem = (field: FieldDef) => problemOf(entity, field, tidyValue(values[field.id] ?? null), whole);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setRefused(null);
    if (asked.some((field) => problem(field) !== undefined)) return;
    const clean = Object.fromEntries(asked.map((field) => [field.id, tidyValue(values[field.id] ?? null)]));
    const refusal = row
      ? refusalOf(entity, { ...row, ...clean }, row)
      : refusalOf(entity, completeRow(entity, { ...clean, ...preset }), null);
    if (refusal !== null) return setRefused(refusal);
    if (row) {
      updateRow(entity, row.id, clean, { announce: say(copy.saved, { name: titleOf(entity, { ...row, ...clean }) }) });
      onDone?.(row);
    } else {
      const made = createRow(entity, { ...clean, ...preset });
      setValues(startValues(asked, null));
      setTried(false);
      onDone?.(made);
    }
  };
  return (
    <form className="row-form" onSubmit={submit} noValidate>
      {asked.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? null}
          onChange={(value) => {
            setValues((before) => ({ ...before, [field.id]: value }));
            setRefused(null);
          }}
          problem={tried ? (problem(field) ?? (refused?.field === field.id ? refused.words : undefined)) : undefined}
          before={row?.[field.id]}
          required={isRequired(field, whole, new Date())}
        />
      ))}
      {refused !== null && !asked.some((field) => field.id === refused.field) && (
        <p className="field-problem" role="alert">
          {refused.words}
        </p>
      )}
      <div className="row-form-end">
        {onCancel && <Button onClick={onCancel}>{copy.cancel}</Button>}
        <Button type="submit" look="primary">
          {submitLabel ?? copy.save}
        </Button>
      </div>
    </form>
  );
}

/** What the inputs start with: the row's values, else the fields' defaults, else what is likely. */
export function startValues(fields: readonly FieldDef[], row: Row | null | undefined): Record<string, Value> {
  return Object.fromEntries(fields.map((field) => [field.id, row ? (row[field.id] ?? null) : initial(field)]));
}

function initial(field: FieldDef): Value {
  const now = new Date();
  if (typeof field.default === "string") return resolveMoment(field.default, now);
  if (field.default !== undefined) return field.default;
  if (field.isWho === true) return signedName();
  if (field.type === "date") return resolveMoment("@today", now);
  if (field.type === "dateTime") return resolveMoment("@now", now);
  if (field.type === "time" && field.required === true) return resolveMoment("@now", now).slice(11);
  if (field.type === "boolean") return false;
  if (field.type === "choice" && field.required === true) return field.options?.[0] ?? null;
  if (field.type === "colour") return "#888888";
  return null;
}

/** A value as it is kept: no spaces at the ends, no empty lines, nothing instead of an empty text. */
export function tidyValue(value: Value): Value {
  if (typeof value === "string") return value.trim() === "" ? null : value.trim();
  if (Array.isArray(value)) return value.map((line: string) => line.trim()).filter((line) => line !== "");
  return value;
}
