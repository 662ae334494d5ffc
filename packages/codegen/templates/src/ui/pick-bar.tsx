import { useState } from "react";
import { copy, say } from "../copy.ts";
import { removeRows, updateRows } from "../store/change-rows.ts";
import type { EntityDef, FieldDef, Row, Value } from "../store/model.ts";
import { Button, IconButton } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FieldInput } from "./field-input.tsx";
import { fieldOf } from "./format.ts";

/** Types of fields that several rows can be given one value of. */
const SETTABLE: ReadonlySet<FieldDef["type"]> = new Set(["choice", "boolean", "date", "relation", "rating"]);
const MOST_COMPARED = 4;

interface PickBarProps {
  entity: EntityDef;
  /** What is selected of the rows there are. */
  picked: readonly Row[];
  compare: ((ids: readonly string[]) => void) | null;
  pickAll: () => void;
  onDone: () => void;
}

/** What can be done to the rows that are selected; it stays in sight. */
export function PickBar({ entity, picked, compare, pickAll, onDone }: PickBarProps) {
  const [changing, setChanging] = useState(false);
  const fields = entity.fields.filter(({ type }) => SETTABLE.has(type));
  const ids = new Set(picked.map(({ id }) => id));
  const none = picked.length === 0;
  const remove = () => {
    removeRows(entity, ids, { announce: say(copy.deletedMany, counted(entity, picked)) });
    onDone();
  };
  return (
    <div className="pick-bar" role="group" aria-label={copy.selectRows}>
      <span role="status" className="num">
        {compare !== null && picked.length < 2 ? copy.compareHint : say(copy.selected, { n: picked.length })}
      </span>
      {compare !== null && (
        <Button
          look="primary"
          icon="columns-2"
          disabled={picked.length < 2 || picked.length > MOST_COMPARED}
          onClick={() => compare([...ids])}
        >
          {copy.compare}
        </Button>
      )}
      <Button onClick={pickAll}>{copy.selectAll}</Button>
      {fields.length > 0 && (
        <Button icon="pencil" disabled={none} onClick={() => setChanging(true)}>
          {copy.change}
        </Button>
      )}
      <Button icon="trash-2" disabled={none} onClick={remove}>
        {copy.delete}
      </Button>
      <IconButton label={copy.close} icon="x" onClick={onDone} />
      <Dialog open={changing} title={copy.changeSelected} onClose={() => setChanging(false)}>
        <ChangeForm
          entity={entity}
          fields={fields}
          onCancel={() => setChanging(false)}
          onChange={(patch) => {
            updateRows(entity, ids, patch, { announce: say(copy.changedMany, counted(entity, picked)) });
            setChanging(false);
            onDone();
          }}
        />
      </Dialog>
    </div>
  );
}

/** How many rows, and what they are called. */
export function counted(entity: EntityDef, rows: readonly unknown[]): { n: number; name: string } {
  return { n: rows.length, name: rows.length === 1 ? entity.name : entity.plural };
}

interface ChangeFormProps {
  entity: EntityDef;
  fields: readonly FieldDef[];
  onCancel: () => void;
  onChange: (patch: Record<string, Value>) => void;
}

function ChangeForm({ entity, fields, onCancel, onChange }: ChangeFormProps) {
  const [id, setId] = useState(fields[0]?.id ?? "");
  const [value, setValue] = useState<Value>(null);
  const field = fieldOf(entity, id);
  const given = field.type === "boolean" ? value === true : value;
  return (
    <form
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== null) onChange({ [id]: given });
      }}
    >
      <label className="field">
        <span className="field-label">{copy.whichField}</span>
        <select
          className="input"
          value={id}
          onChange={(event) => {
            setId(event.target.value);
            setValue(null);
          }}
        >
          {fields.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <FieldInput key={id} field={field} value={value} onChange={setValue} />
      <div className="row-form-end">
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button type="submit" look="primary" disabled={given === null}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
