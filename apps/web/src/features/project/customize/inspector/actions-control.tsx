import { Switch } from "@mantine/core";
import type { Action, Entity, Field } from "@sayhey/appspec";
import { TypedInput } from "../typed-input.tsx";
import { AddOne, named, NUMBERS, usualValue, ValueControl, type ListProps } from "./conditions-control.tsx";
import { Cluster, Pick, Remove } from "./control-parts.tsx";
import classes from "./inspector.module.css";

const DOES: Record<Action["do"], { label: string; types: readonly string[] | null }> = {
  toggle: { label: "Ticks", types: ["boolean"] },
  add: { label: "Adds to", types: NUMBERS.filter((type) => type !== "computed") },
  advance: { label: "Moves on", types: ["choice"] },
  set: { label: "Sets", types: null },
  log: { label: "Adds a row to", types: [] },
};

/** Buttons on each row. */
export function ActionsControl({
  label,
  entity,
  entities,
  value,
  max,
  error,
  onTake,
}: ListProps<Action> & { entities: readonly Entity[] }) {
  const fieldsOf = (kind: Action["do"]): Field[] =>
    (entity?.fields ?? []).filter(
      ({ type }) => type !== "computed" && type !== "relation" && (DOES[kind].types?.includes(type) ?? true),
    );
  const pointers = entities.flatMap((other) =>
    other.fields.filter(({ relation }) => relation === entity?.id).map((via) => ({ other, via })),
  );
  const kinds = (Object.keys(DOES) as Action["do"][]).filter((kind) =>
    kind === "log" ? pointers.length > 0 : fieldsOf(kind).length > 0,
  );
  const make = (kind: Action["do"], label: string): Action | null => {
    const [field] = fieldsOf(kind);
    const [pointer] = pointers;
    if (kind === "log") return pointer ? { do: "log", entity: pointer.other.id, via: pointer.via.id, label } : null;
    if (field === undefined) return null;
    if (kind === "toggle") return { do: kind, field: field.id, label, doneLabel: label };
    if (kind === "add") return { do: kind, field: field.id, by: 1, label };
    if (kind === "advance") return { do: kind, field: field.id, label };
    return { do: "set", field: field.id, value: usualValue(field) ?? "", label };
  };
  const replace = (at: number, next: Action | null): string | null => {
    const list = value.flatMap((each, index) => (index === at ? (next === null ? [] : [next]) : [each]));
    return onTake(list.length === 0 ? undefined : list);
  };
  return (
    <Cluster label={label} error={error}>
      {value.map((action, index) => (
        <div key={index} className={classes.card}>
          <div className={classes.withCross}>
            <TypedInput
              label="Button text"
              max={120}
              value={action.label}
              onCommit={(text) => replace(index, { ...action, label: text })}
            />
            <Remove label={`Remove ${action.label}`} onClick={() => replace(index, null)} />
          </div>
          <div className={classes.pair}>
            <Pick
              bare
              label="What it does"
              value={action.do}
              options={kinds.map((kind) => ({ value: kind, label: DOES[kind].label }))}
              onChange={(kind) => {
                const made = make((kind ?? "toggle") as Action["do"], action.label);
                if (made) replace(index, made);
              }}
            />
            {action.do === "log" ? (
              <Pick
                bare
                label="Rows of"
                value={`${action.entity}.${action.via}`}
                options={pointers.map(({ other, via }) => ({ value: `${other.id}.${via.id}`, label: other.plural }))}
                onChange={(pair) => {
                  const [other = "", via = ""] = (pair ?? "").split(".");
                  replace(index, { ...action, entity: other, via });
                }}
              />
            ) : (
              <Pick
                bare
                label="Field"
                value={action.field}
                options={named(fieldsOf(action.do))}
                onChange={(id) => {
                  const field = fieldsOf(action.do).find((each) => each.id === id);
                  if (field)
                    replace(
                      index,
                      action.do === "set"
                        ? { ...action, field: field.id, value: usualValue(field) ?? "" }
                        : { ...action, field: field.id },
                    );
                }}
              />
            )}
          </div>
          {action.do === "toggle" ? (
            <TypedInput
              label="Text once it is on"
              max={120}
              value={action.doneLabel}
              onCommit={(text) => replace(index, { ...action, doneLabel: text })}
            />
          ) : null}
          {action.do === "add" ? (
            <div className={classes.pair}>
              <TypedInput
                label="How much"
                type="number"
                value={String(action.by)}
                onCommit={(typed) =>
                  typed.trim() === "" || !Number.isFinite(Number(typed))
                    ? "Type a number."
                    : replace(index, { ...action, by: Number(typed) })
                }
              />
              <Switch
                label="Once a visitor"
                checked={action.once === true}
                onChange={(event) => replace(index, { ...action, once: event.currentTarget.checked })}
              />
            </div>
          ) : null}
          {action.do === "set" ? (
            <ValueControl
              field={entity?.fields.find(({ id }) => id === action.field)}
              value={action.value}
              onTake={(next) => replace(index, { ...action, value: next as string })}
            />
          ) : null}
        </div>
      ))}
      {value.length < max && kinds[0] !== undefined ? (
        <AddOne
          onClick={() => {
            const made = make(kinds[0] ?? "toggle", "New button");
            if (made) onTake([...value, made]);
          }}
        >
          Add a button
        </AddOne>
      ) : null}
    </Cluster>
  );
}
