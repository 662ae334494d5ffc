import { useState } from "react";
import { updateRow } from "../store/change-rows.ts";
import type { Action, EntityDef, Row } from "../store/model.ts";
import { resolveMoment } from "../store/moment.ts";
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
  return (
    <div className="actions">
      {actions.map((action, index) => (
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
      const next = options[options.indexOf(String(row[action.field])) + 1];
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
      const run = () =>
        updateRow(
          entity,
          row.id,
          { [action.field]: valueToSet(entity, action.field, action.value) },
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

/** A moment in the form its field keeps: a day, a time, or both. */
function valueToSet(entity: EntityDef, field: string, value: string | number | boolean): string | number | boolean {
  if (typeof value !== "string") return value;
  const now = new Date();
  const type = fieldOf(entity, field).type;
  if (type === "date" && value === "@now") return resolveMoment("@today", now);
  if (type === "dateTime" && value === "@today") return resolveMoment("@now", now);
  if (type === "time" && value.startsWith("@")) return resolveMoment("@now", now).slice(11);
  return resolveMoment(value, now);
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
