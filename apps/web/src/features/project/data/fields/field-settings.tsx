import { Switch } from "@mantine/core";
import { TITLE_TYPES, type Entity, type Field, type FieldType } from "@sayhey/appspec";
import classes from "./field-settings.module.css";
import { FieldInputs } from "./field-inputs.tsx";
import { FormulaEditor } from "./formula-editor.tsx";
import { OptionsEditor } from "./options-editor.tsx";
import { FieldRules } from "./field-rules.tsx";
import { TypeChangeDialog } from "./type-change-dialog.tsx";
import { useFieldEdits, type FieldEdits } from "./use-field-edits.ts";

/** What rows can be told apart by. */
const UNIQUE_TYPES: ReadonlySet<FieldType> = new Set([
  "text",
  "number",
  "date",
  "dateTime",
  "choice",
  "relation",
  "email",
  "phone",
  "url",
  "location",
]);

/** Everything that can be set of a field. */
export function FieldSettings({ entity, field }: { entity: Entity; field: Field }) {
  const edits = useFieldEdits(entity, field);
  const { becoming, now, setBecoming, update } = edits;
  return (
    <div className={classes.settings}>
      <FieldInputs entity={entity} field={field} edits={edits} />
      {field.options !== undefined || field.type === "tags" ? <OptionsEditor entity={entity} field={field} /> : null}
      {field.formula === undefined ? null : (
        <FormulaEditor
          entity={entity}
          field={field}
          formula={field.formula}
          onChange={(formula) => void update({ formula }, [], `Changed the formula of ${field.name}`)}
        />
      )}
      <FieldSwitches entity={entity} field={field} edits={edits} />
      <FieldRules entity={entity} field={field} edits={edits} />
      {becoming === null ? null : (
        <TypeChangeDialog entity={entity} field={field} {...becoming} now={now} onClose={() => setBecoming(null)} />
      )}
    </div>
  );
}

/** Whether a field must be filled, and whether it names the rows. Both want that no row is empty there. */
function FieldSwitches({ entity, field, edits }: { entity: Entity; field: Field; edits: FieldEdits }) {
  const isTitle = field.id === entity.titleField;
  const emptyRows = entity.rows.filter((row) => (row[field.id] ?? "") === "").length;
  return (
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
          onChange={(event) => void edits.setRequired(event.currentTarget.checked)}
        />
      )}
      {UNIQUE_TYPES.has(field.type) ? (
        <Switch
          label="Each value once"
          description="A new row with a value that another one has is refused"
          checked={field.unique === true}
          onChange={(event) =>
            void (event.currentTarget.checked
              ? edits.update({ unique: true }, [], `${field.name} holds each value once`)
              : edits.update({}, ["unique"], `${field.name} may repeat`))
          }
        />
      ) : null}
      {field.type === "text" ? (
        <Switch
          label="Counts by itself"
          description="New rows get the next number, such as 0042"
          checked={field.number !== undefined}
          onChange={(event) =>
            void (event.currentTarget.checked
              ? edits.update({ number: { width: 4 } }, [], `${field.name} counts by itself`)
              : edits.update({}, ["number"], `${field.name} is typed`))
          }
        />
      ) : null}
      {TITLE_TYPES.includes(field.type) ? (
        <Switch
          label={`Names a ${entity.name.toLowerCase()}`}
          description="Shown as its title wherever it is listed"
          checked={isTitle}
          disabled={isTitle || emptyRows > 0}
          onChange={() => void edits.makeTitle()}
        />
      ) : null}
    </div>
  );
}
