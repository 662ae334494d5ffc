import { Switch } from "@mantine/core";
import { TITLE_TYPES, type Entity, type Field } from "@sayhey/appspec";
import classes from "./field-settings.module.css";
import { FieldInputs } from "./field-inputs.tsx";
import { FormulaEditor } from "./formula-editor.tsx";
import { OptionsEditor } from "./options-editor.tsx";
import { TypeChangeDialog } from "./type-change-dialog.tsx";
import { useFieldEdits, type FieldEdits } from "./use-field-edits.ts";

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
