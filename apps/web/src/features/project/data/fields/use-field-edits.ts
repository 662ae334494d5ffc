import { opsToChangeFieldType, readValue, type Entity, type Field, type FieldType, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { FIELD_TYPES } from "../field-types.ts";
import { readingOf } from "../rows/row-edits.ts";
import { firstFormula } from "./formula-words.ts";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

/** What a field is to become, to be asked about before it does. */
interface Becoming {
  type: FieldType;
  relation?: string;
}

/** The edits of one field. Each answers a sentence where it cannot be, or null, and tells a refusal of the editor itself. */
export function useFieldEdits(entity: Entity, field: Field) {
  const { spec, edit, undo } = useEditor();
  const [becoming, setBecoming] = useState<Becoming | null>(null);
  const [now] = useState(() => new Date());
  const send = (ops: Op[], reason: string): string | null => {
    const result = edit(ops, { source: "data", reason: reason.slice(0, 280) });
    if (!result.ok) toast.error(result.problem);
    return result.ok ? null : result.problem;
  };
  const update = (patch: Partial<Omit<Field, "id">>, unset: string[], reason: string): string | null =>
    send(
      [{ op: "update-field", entity: entity.id, field: field.id, patch, ...(unset.length > 0 ? { unset } : {}) }],
      reason,
    );
  const setText = (key: "unit" | "help", text: string): string | null =>
    text === "" ? update({}, [key], `Changed ${field.name}`) : update({ [key]: text }, [], `Changed ${field.name}`);
  const setNumber = (key: "min" | "max", text: string): string | null => {
    if (text === "") return update({}, [key], `Changed ${field.name}`);
    const value = Number(text.replace(",", "."));
    if (!Number.isFinite(value)) return "Write a number.";
    if (key === "min" ? value > (field.max ?? Infinity) : value < (field.min ?? -Infinity))
      return key === "min" ? `The most is ${field.max}.` : `The least is ${field.min}.`;
    const outside = entity.rows.filter((row) => {
      const one = row[field.id];
      return typeof one === "number" && (key === "min" ? one < value : one > value);
    }).length;
    if (outside > 0)
      return `${outside} ${outside === 1 ? "row has" : "rows have"} ${key === "min" ? "less" : "more"} than that.`;
    return update({ [key]: value }, [], `Changed ${field.name}`);
  };
  const setDefault = (text: string): string | null => {
    if (text === "") return update({}, ["default"], `Changed ${field.name}`);
    if (text.startsWith("@")) return update({ default: text }, [], `Changed ${field.name}`);
    const read = readValue({ ...field, required: false }, text, readingOf(spec, now));
    if ("problem" in read) return `It ${read.problem}.`;
    const { value } = read;
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? update({ default: value }, [], `Changed ${field.name}`)
      : "Write a value.";
  };
  const choose = (type: FieldType): void => {
    if (type === field.type) return;
    if (type === "relation" || (type === "computed" && firstFormula(spec, entity, field) !== null)) {
      setBecoming({ type });
      return;
    }
    try {
      const change = opsToChangeFieldType(spec, entity.id, field.id, { type }, now);
      // Nothing is lost and nothing follows: there is nothing to tell.
      const isPlain =
        change.lost.length + change.changed.length + change.consequences.length === 0 && !change.noLongerRequired;
      const label = FIELD_TYPES[type].label.toLowerCase();
      if (isPlain) {
        if (send(change.ops, `Made ${field.name} ${label}`) === null)
          toast(`${field.name} is ${label} now`, undoable(undo));
      } else setBecoming({ type });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast.error(error.message);
    }
  };
  const setRequired = (required: boolean): string | null =>
    required
      ? update({ required: true }, [], `${field.name} must be filled`)
      : update({}, ["required"], `${field.name} may stay empty`);
  const makeTitle = (): string | null =>
    send([{ op: "rename-entity", entity: entity.id, titleField: field.id }], `${field.name} names ${entity.plural}`);
  return { now, becoming, setBecoming, update, setText, setNumber, setDefault, setRequired, makeTitle, choose };
}

export type FieldEdits = ReturnType<typeof useFieldEdits>;
