import { useState } from "react";
import { stepsFrom } from "../rules/entity-rules.ts";
import { titleOf, updateRow } from "../store/change-rows.ts";
import { mayChange } from "../store/check-row.ts";
import type { Action, EntityDef, Row } from "../store/model.ts";
import { settled } from "../store/new-values.ts";
import { useOnce } from "../store/use-setting.ts";
import { meets } from "../rules/select-rows.ts";
import { Button } from "./button.tsx";
import { fieldOf, formatNumber } from "./format.ts";
import { RowDialog } from "./row-dialog.tsx";

interface ActionButtonsProps {
  entity: EntityDef;
  row: Row;
  actions: readonly Action[] | undefined;
  /** Makes the first action the view's main button. */
  prominent?: boolean;
}

/** What a person can do to a row, as buttons. */
export function ActionButtons({ entity, row, actions = [], prominent = false }: ActionButtonsProps) {
  if (actions.length === 0) return null;
  const shown = mayChange(entity, row)
    ? actions
    : actions.filter((action) => action.do === "log" || isUnlocking(entity, action));
  if (shown.length === 0) return null;
  return (
    <div className="actions">
      {shown.map((action, index) => (
        <ActionButton
          key={action.label}
          entity={entity}
          row={row}
          action={action}
          look={prominent && index === 0 ? "primary" : "secondary"}
        />
      ))}
    </div>
  );
}

/** Whether an action is about what locks a row. */
const isUnlocking = (entity: EntityDef, action: Exclude<Action, { do: "log" }>): boolean =>
  entity.lockedWhen?.field === action.field;

interface ActionButtonProps {
  entity: EntityDef;
  row: Row;
  action: Action;
  look: "primary" | "secondary";
}

function ActionButton({ entity, row, action, look }: ActionButtonProps) {
  switch (action.do) {
    case "toggle": {
      const on = row[action.field] === true;
      return (
        <Button
          look={look}
          icon={on ? "check" : action.icon}
          aria-pressed={on}
          onClick={() => updateRow(entity, row.id, { [action.field]: !on })}
        >
          {on ? action.doneLabel : action.label}
        </Button>
      );
    }
    case "add":
      return <AddToNumber entity={entity} row={row} action={action} look={look} />;
    case "advance": {
      const options = fieldOf(entity, action.field).options ?? [];
      const field = fieldOf(entity, action.field);
      const at = row[action.field] ?? null;
      // Where the way is told, it is told option by option: accept or decline.
      if (field.steps !== undefined && at !== null)
        return stepsFrom(field, at).map((next) => (
          <Button
            key={next}
            look={look}
            icon={next === options.at(-1) ? undefined : action.icon}
            onClick={() =>
              updateRow(entity, row.id, { [field.id]: next }, { announce: `${titleOf(entity, row)}: ${next}` })
            }
          >
            {next}
          </Button>
        ));
      const next = options[options.indexOf(String(at)) + 1];
      if (next === undefined) return null;
      return (
        <Button
          look={look}
          icon={action.icon ?? "arrow-right"}
          onClick={() => updateRow(entity, row.id, { [action.field]: next }, { announce: `${action.label}: ${next}` })}
        >
          {action.label}
        </Button>
      );
    }
    case "set": {
      const now = new Date();
      if (action.when && !meets(row, action.when, now)) return null;
      const steps = fieldOf(entity, action.field).steps;
      const at = row[action.field] ?? null;
      if (
        steps !== undefined &&
        at !== null &&
        !stepsFrom(fieldOf(entity, action.field), at).includes(String(action.value))
      )
        return null;
      const run = () =>
        updateRow(
          entity,
          row.id,
          { [action.field]: settled(entity, action.field, action.value) },
          { announce: action.label },
        );
      return (
        <Button look={look} icon={action.icon} onClick={run}>
          {action.label}
        </Button>
      );
    }
    case "log":
      return <LogButton row={row} action={action} look={look} />;
  }
}

function AddToNumber({ entity, row, action, look }: ActionButtonProps & { action: Extract<Action, { do: "add" }> }) {
  const [done, setDone] = useOnce(`${entity.id}:${row.id}:${action.field}:${action.label}`);
  const count = Number(row[action.field] ?? 0);
  const once = action.once === true;
  const run = () => {
    updateRow(entity, row.id, { [action.field]: count + (once && done ? -action.by : action.by) });
    if (once) setDone(!done);
  };
  return (
    <Button
      look={look}
      icon={action.icon ?? (once ? "thumbs-up" : "plus")}
      {...(once && { "aria-pressed": done })}
      onClick={run}
    >
      {action.label}
      {once && <span className="num action-count"> {formatNumber(count, fieldOf(entity, action.field))}</span>}
    </Button>
  );
}

function LogButton({
  row,
  action,
  look,
}: {
  row: Row;
  action: Extract<Action, { do: "log" }>;
  look: "primary" | "secondary";
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} icon={action.icon ?? "plus"} onClick={() => setOpen(true)}>
        {action.label}
      </Button>
      <RowDialog
        entity={action.entity}
        preset={{ [action.via]: row.id }}
        title={action.label}
        submitLabel={action.label}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
