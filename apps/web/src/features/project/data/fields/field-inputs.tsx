import { Select } from "@mantine/core";
import {
  boundType,
  NUMERIC_TYPES,
  TITLE_TYPES,
  writeValue,
  type Entity,
  type Field,
  type FieldType,
} from "@sayhey/appspec";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "./field-settings.module.css";
import { FIELD_TYPES } from "../field-types.ts";
import { fieldNameProblem } from "../names.ts";
import { FileSettings } from "./file-settings.tsx";
import { firstFormula } from "./formula-words.ts";
import { TextSetting } from "./text-setting.tsx";
import type { FieldEdits } from "./use-field-edits.ts";

/** Numbers whose unit is part of their type. */
const OF_FIXED_UNIT: ReadonlySet<FieldType> = new Set(["rating", "percent", "duration"]);
/** What a new row cannot begin with a value of. */
const WITHOUT_DEFAULT: ReadonlySet<FieldType> = new Set(["computed", "relation", "tags", "lines", "image", "file"]);

interface FieldInputsProps {
  entity: Entity;
  field: Field;
  edits: FieldEdits;
}

/** What is written or chosen of a field: its name, its type, and what its type asks for. */
export function FieldInputs({ entity, field, edits }: FieldInputsProps) {
  const { spec } = useEditor();
  return (
    <div className={classes.settingsGrid}>
      <TextSetting
        label="Name"
        value={field.name}
        onCommit={(text) => {
          const problem = fieldNameProblem(entity, text, field);
          return problem ?? edits.update({ name: text.trim() }, [], `Renamed ${field.name} to ${text.trim()}`);
        }}
      />
      <TypeInputs entity={entity} field={field} edits={edits} />
      {NUMERIC_TYPES.has(field.type) ? <NumberInputs field={field} edits={edits} /> : null}
      {field.type === "computed" &&
      field.formula?.kind !== "daysUntil" &&
      boundType(field, spec.entities) === "number" ? (
        <TextSetting
          label="Unit or currency"
          placeholder="EUR, kg, km"
          value={field.unit ?? ""}
          maxLength={12}
          onCommit={(text) => edits.setText("unit", text.trim())}
        />
      ) : null}
      {field.type === "file" ? <FileSettings field={field} edits={edits} /> : null}
      {WITHOUT_DEFAULT.has(field.type) ? null : <DefaultInput field={field} edits={edits} />}
      <TextSetting
        label="Hint under the input"
        value={field.help ?? ""}
        maxLength={160}
        onCommit={(text) => edits.setText("help", text.trim())}
      />
    </div>
  );
}

function TypeInputs({ entity, field, edits }: FieldInputsProps) {
  const { spec } = useEditor();
  const isTitle = field.id === entity.titleField;
  const types = Object.entries(FIELD_TYPES)
    .filter(
      ([value]) => value !== "computed" || field.type === "computed" || firstFormula(spec, entity, field) !== null,
    )
    .filter(([value]) => !isTitle || TITLE_TYPES.includes(value as FieldType));
  return (
    <>
      <Select
        size="sm"
        label="Type"
        data={types.map(([value, { label }]) => ({ value, label }))}
        value={field.type}
        maxDropdownHeight={320}
        onChange={(value) => edits.choose(value as FieldType)}
      />
      {field.type === "relation" ? (
        <Select
          size="sm"
          label="Points at"
          description="Rows are matched by their names"
          data={spec.entities.map(({ id, plural }) => ({ value: id, label: plural }))}
          value={field.relation ?? null}
          onChange={(value) =>
            value !== null && value !== field.relation && edits.setBecoming({ type: "relation", relation: value })
          }
        />
      ) : null}
    </>
  );
}

function NumberInputs({ field, edits }: Omit<FieldInputsProps, "entity">) {
  const isMoney = field.type === "money";
  return (
    <>
      {OF_FIXED_UNIT.has(field.type) ? null : (
        <TextSetting
          label={isMoney ? "Currency" : "Unit"}
          placeholder={isMoney ? "EUR" : "kg, km, min"}
          value={field.unit ?? ""}
          maxLength={12}
          onCommit={(text) => edits.setText("unit", text.trim())}
        />
      )}
      <TextSetting
        label="Least"
        value={field.min?.toString() ?? ""}
        onCommit={(text) => edits.setNumber("min", text.trim())}
      />
      <TextSetting
        label="Most"
        value={field.max?.toString() ?? ""}
        onCommit={(text) => edits.setNumber("max", text.trim())}
      />
    </>
  );
}

function DefaultInput({ field, edits }: Omit<FieldInputsProps, "entity">) {
  const { spec } = useEditor();
  const writing = {
    language: spec.identity.language,
    now: edits.now,
    entityOf: (id: string) => spec.entities.find((one) => one.id === id),
  };
  return (
    <TextSetting
      label="A new row begins with"
      placeholder={field.type === "date" ? "@today" : "Nothing"}
      value={
        typeof field.default === "string" && field.default.startsWith("@")
          ? field.default
          : writeValue(field, field.default, writing)
      }
      maxLength={200}
      onCommit={(text) => edits.setDefault(text.trim())}
    />
  );
}
