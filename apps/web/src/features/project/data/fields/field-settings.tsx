import { Select, Switch } from "@mantine/core";
import {
  NUMERIC_TYPES,
  opsToChangeFieldType,
  readValue,
  TITLE_TYPES,
  writeValue,
  type Entity,
  type Field,
  type FieldType,
  type Op,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "../data.module.css";
import { FIELD_TYPES } from "../field-types.ts";
import { fieldNameProblem } from "../names.ts";
import { readingOf } from "../rows/row-edits.ts";
import { FormulaEditor } from "./formula-editor.tsx";
import { firstFormula } from "./formula-words.ts";
import { OptionsEditor } from "./options-editor.tsx";
import { TextSetting } from "./text-setting.tsx";
import { TypeChangeDialog } from "./type-change-dialog.tsx";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

/** Everything that can be set of a field. */
export function FieldSettings({ entity, field }: { entity: Entity; field: Field }) {
  const { spec, edit, undo } = useEditor();
  const [becoming, setBecoming] = useState<{ type: FieldType; relation?: string } | null>(null);
  const [now] = useState(() => new Date());
  const isTitle = field.id === entity.titleField;
  const emptyRows = entity.rows.filter((row) => (row[field.id] ?? "") === "").length;
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
  const writing = {
    language: spec.identity.language,
    now,
    entityOf: (id: string) => spec.entities.find((one) => one.id === id),
  };
  const hasDefault = !["computed", "relation", "tags", "lines", "image"].includes(field.type);
  return (
    <div className={classes.settings}>
      <div className={classes.settingsGrid}>
        <TextSetting
          label="Name"
          value={field.name}
          onCommit={(text) => {
            const problem = fieldNameProblem(entity, text, field);
            return problem ?? update({ name: text.trim() }, [], `Renamed ${field.name} to ${text.trim()}`);
          }}
        />
        <Select
          size="sm"
          label="Type"
          data={Object.entries(FIELD_TYPES)
            .filter(
              ([value]) =>
                value !== "computed" || field.type === "computed" || firstFormula(spec, entity, field) !== null,
            )
            .filter(([value]) => !isTitle || TITLE_TYPES.includes(value as FieldType))
            .map(([value, { label }]) => ({ value, label }))}
          value={field.type}
          maxDropdownHeight={320}
          onChange={(value) => choose(value as FieldType)}
        />
        {field.type === "relation" ? (
          <Select
            size="sm"
            label="Points at"
            description="Rows are matched by their names"
            data={spec.entities.map(({ id, plural }) => ({ value: id, label: plural }))}
            value={field.relation ?? null}
            onChange={(value) =>
              value !== null && value !== field.relation && setBecoming({ type: "relation", relation: value })
            }
          />
        ) : null}
        {NUMERIC_TYPES.has(field.type) &&
        field.type !== "rating" &&
        field.type !== "percent" &&
        field.type !== "duration" ? (
          <TextSetting
            label={field.type === "money" ? "Currency" : "Unit"}
            placeholder={field.type === "money" ? "EUR" : "kg, km, min"}
            value={field.unit ?? ""}
            maxLength={12}
            onCommit={(text) => setText("unit", text.trim())}
          />
        ) : null}
        {NUMERIC_TYPES.has(field.type) ? (
          <>
            <TextSetting
              label="Least"
              value={field.min?.toString() ?? ""}
              onCommit={(text) => setNumber("min", text.trim())}
            />
            <TextSetting
              label="Most"
              value={field.max?.toString() ?? ""}
              onCommit={(text) => setNumber("max", text.trim())}
            />
          </>
        ) : null}
        {hasDefault ? (
          <TextSetting
            label="A new row begins with"
            placeholder={field.type === "date" ? "@today" : "Nothing"}
            value={
              typeof field.default === "string" && field.default.startsWith("@")
                ? field.default
                : writeValue(field, field.default, writing)
            }
            maxLength={200}
            onCommit={(text) => setDefault(text.trim())}
          />
        ) : null}
        <TextSetting
          label="Hint under the input"
          value={field.help ?? ""}
          maxLength={160}
          onCommit={(text) => setText("help", text.trim())}
        />
      </div>
      {field.options !== undefined || field.type === "tags" ? <OptionsEditor entity={entity} field={field} /> : null}
      {field.formula === undefined ? null : (
        <FormulaEditor
          entity={entity}
          field={field}
          formula={field.formula}
          onChange={(formula) => void update({ formula }, [], `Changed the formula of ${field.name}`)}
        />
      )}
      <div className={classes.switches}>
        {field.type === "computed" ? null : (
          <Switch
            label="Must be filled"
            description={
              field.required !== true && emptyRows > 0
                ? `${emptyRows} ${emptyRows === 1 ? "row has" : "rows have"} nothing here yet: fill ${emptyRows === 1 ? "it" : "them"} first`
                : undefined
            }
            checked={field.required === true}
            disabled={isTitle || (field.required !== true && emptyRows > 0)}
            onChange={(event) =>
              void (event.currentTarget.checked
                ? update({ required: true }, [], `${field.name} must be filled`)
                : update({}, ["required"], `${field.name} may stay empty`))
            }
          />
        )}
        {TITLE_TYPES.includes(field.type) ? (
          <Switch
            label={`Names a ${entity.name.toLowerCase()}`}
            description="Shown as its title wherever it is listed"
            checked={isTitle}
            disabled={isTitle || emptyRows > 0}
            onChange={() =>
              void send(
                [{ op: "rename-entity", entity: entity.id, titleField: field.id }],
                `${field.name} names ${entity.plural}`,
              )
            }
          />
        ) : null}
      </div>
      {becoming === null ? null : (
        <TypeChangeDialog entity={entity} field={field} {...becoming} now={now} onClose={() => setBecoming(null)} />
      )}
    </div>
  );
}
