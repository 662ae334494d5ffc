import { ActionIcon } from "@mantine/core";
import type { Entity, Field, Op } from "@sayhey/appspec";
import ChevronDown from "lucide-react/icons/chevron-down";
import GripVertical from "lucide-react/icons/grip-vertical";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "./fields-view.module.css";
import { FIELD_TYPES } from "../field-types.ts";
import { goesAlone, RemovalDialog, type Removal } from "../removal-dialog.tsx";
import { useReorder } from "../use-reorder.ts";
import { AddField } from "./add-field.tsx";
import { EntityRulesView } from "./entity-rules-view.tsx";
import { FieldSettings } from "./field-settings.tsx";
import { formulaWords } from "./formula-words.ts";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

interface FieldsViewProps {
  entity: Entity;
  /** The field whose settings are open to begin with. */
  begin: string | null;
}

/** What is kept of each row: the fields of an entity, their types and rules. */
export function FieldsView({ entity, begin }: FieldsViewProps) {
  const { spec, edit, undo } = useEditor();
  const [open, setOpen] = useState<string | null>(begin);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const send = (ops: Op[], reason: string): boolean => {
    const result = edit(ops, { source: "data", reason });
    if (!result.ok) toast.error(result.problem);
    return result.ok;
  };
  const move = (field: string, index: number): void => {
    send(
      [{ op: "move-field", entity: entity.id, field, index }],
      `Changed the order of the fields of ${entity.plural}`,
    );
  };
  const remove = (field: Field): void => {
    const ops: Op[] = [{ op: "remove-field", entity: entity.id, field: field.id }];
    if (!goesAlone(spec, ops)) setRemoval({ name: `the field ${field.name}`, ops });
    else if (send(ops, `Removed ${field.name} from ${entity.plural}`)) toast(`${field.name} removed`, undoable(undo));
  };
  const list = useReorder(move);
  return (
    <div className={classes.schema}>
      <ul ref={list} className={classes.fields} aria-label={`Fields of ${entity.plural}`}>
        {entity.fields.map((field, index) => (
          <li
            key={field.id}
            className={classes.fieldRow}
            data-reorder={field.id}
            data-index={index}
            data-open={field.id === open || undefined}
          >
            <div className={classes.fieldHead}>
              <button
                type="button"
                className={classes.grip}
                data-drag
                aria-label={`Move ${field.name}: arrow up or down`}
                onKeyDown={(event) => {
                  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
                  event.preventDefault();
                  const to = index + (event.key === "ArrowUp" ? -1 : 1);
                  if (to >= 0 && to < entity.fields.length) move(field.id, to);
                }}
              >
                <GripVertical size={16} aria-hidden="true" />
              </button>
              <button
                type="button"
                className={classes.fieldName}
                aria-expanded={field.id === open}
                onClick={() => setOpen(field.id === open ? null : field.id)}
              >
                <FieldLine entity={entity} field={field} />
                <ChevronDown className={classes.turn ?? ""} size={16} aria-hidden="true" />
              </button>
              <ActionIcon
                size={34}
                aria-label={`Remove ${field.name}`}
                disabled={entity.fields.length === 1}
                onClick={() => remove(field)}
              >
                <Trash size={16} />
              </ActionIcon>
            </div>
            {field.id === open ? <FieldSettings entity={entity} field={field} /> : null}
          </li>
        ))}
      </ul>
      <AddField entity={entity} onAdded={setOpen} />
      <EntityRulesView entity={entity} />
      {removal === null ? null : <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
    </div>
  );
}

/** A field in a line: its sign, its name, what it holds. */
function FieldLine({ entity, field }: { entity: Entity; field: Field }) {
  const { spec } = useEditor();
  const { Icon, label } = FIELD_TYPES[field.type];
  const target = spec.entities.find(({ id }) => id === field.relation);
  const about =
    field.type === "relation"
      ? `to ${target?.plural ?? ""}`
      : field.formula !== undefined
        ? formulaWords(spec, entity, field.formula)
        : (field.options?.join(", ") ?? field.unit ?? "");
  return (
    <>
      <span className={classes.typeSign} aria-hidden="true">
        <Icon size={16} />
      </span>
      <span className={classes.fieldWords}>
        <strong>{field.name}</strong>
        <span className={classes.about}>
          {label}
          {about === "" ? "" : ` · ${about}`}
        </span>
      </span>
      {field.id === entity.titleField ? <span className={classes.chip}>Names the row</span> : null}
      {field.required === true ? <span className={classes.chip}>Must be filled</span> : null}
    </>
  );
}
