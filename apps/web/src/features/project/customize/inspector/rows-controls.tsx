import { Button, SegmentedControl, Switch } from "@mantine/core";
import { type Action, type Condition, type Entity, type Field, type Measure } from "@sayhey/appspec";
import Plus from "lucide-react/icons/plus";
import { TypedInput } from "../typed-input.tsx";
import { Cluster, Pick, Remove } from "./control-parts.tsx";
import classes from "./inspector.module.css";

/** Takes a new value, nothing to take the property away; what is wrong where it does not fit. */
export type Take = (value: unknown) => string | null;

const NUMBERS = ["number", "money", "percent", "duration", "rating", "computed"];
const IS: readonly { value: Condition["is"]; label: string }[] = [
  { value: "eq", label: "is" },
  { value: "ne", label: "is not" },
  { value: "gt", label: "is more than" },
  { value: "gte", label: "is at least" },
  { value: "lt", label: "is less than" },
  { value: "lte", label: "is at most" },
  { value: "contains", label: "contains" },
  { value: "filled", label: "is filled in" },
  { value: "empty", label: "is empty" },
];
const MOMENTS = [
  { value: "@today", label: "today" },
  { value: "@now", label: "now" },
  { value: "@week", label: "start of this week" },
  { value: "@month", label: "start of this month" },
];
const named = (fields: readonly Field[]) => fields.map(({ id, name }) => ({ value: id, label: name }));

function usualValue(field: Field | undefined): Condition["value"] {
  if (field?.type === "boolean") return true;
  if (field?.options?.[0] !== undefined) return field.options[0];
  if (field !== undefined && NUMBERS.includes(field.type)) return 0;
  return field?.type === "date" || field?.type === "dateTime" ? "@today" : "";
}

/** What a field is compared with or set to. */
function ValueControl({ field, value, onTake }: { field: Field | undefined; value: unknown; onTake: Take }) {
  if (field?.type === "boolean")
    return (
      <Pick
        bare
        label="Value"
        value={String(value)}
        options={[
          { value: "true", label: "yes" },
          { value: "false", label: "no" },
        ]}
        onChange={(next) => onTake(next === "true")}
      />
    );
  if (field?.options !== undefined)
    return (
      <Pick
        bare
        label="Value"
        value={String(value ?? "")}
        options={field.options.map((option) => ({ value: option, label: option }))}
        onChange={(next) => onTake(next ?? "")}
      />
    );
  const isDay = field?.type === "date" || field?.type === "dateTime";
  if (isDay && (value === undefined || String(value).startsWith("@")))
    return <Pick bare label="Value" value={String(value ?? "@today")} options={MOMENTS} onChange={onTake} />;
  const isNumber = field !== undefined && NUMBERS.includes(field.type);
  return (
    <TypedInput
      bare
      label="Value"
      type={isNumber ? "number" : "text"}
      max={200}
      value={String(value ?? "")}
      onCommit={(typed) =>
        isNumber && !Number.isFinite(Number(typed)) ? "Type a number." : onTake(isNumber ? Number(typed) : typed)
      }
    />
  );
}

interface ListProps<T> {
  label: string;
  entity: Entity | undefined;
  value: readonly T[];
  max: number;
  error: string | null;
  onTake: Take;
}

/** Which rows a block shows. */
export function ConditionsControl({ label, entity, value, max, error, onTake }: ListProps<Condition>) {
  const fields = entity?.fields ?? [];
  const replace = (at: number, next: Condition | null): string | null => {
    const list = value.flatMap((each, index) => (index === at ? (next === null ? [] : [next]) : [each]));
    return onTake(list.length === 0 ? undefined : list);
  };
  return (
    <Cluster label={label} error={error}>
      {value.map((condition, index) => {
        const field = fields.find(({ id }) => id === condition.field);
        const needsValue = condition.is !== "empty" && condition.is !== "filled";
        return (
          // Conditions have no names; they are told apart by their place.
          <div key={index} className={classes.condition}>
            <Pick
              bare
              label="Field"
              value={condition.field}
              options={named(fields)}
              onChange={(id) => {
                const other = fields.find((each) => each.id === id);
                if (other) replace(index, { field: other.id, is: "eq", value: usualValue(other) });
              }}
            />
            <Pick
              bare
              label="Comparison"
              value={condition.is}
              options={IS}
              onChange={(is) => {
                const next = is as Condition["is"];
                const bare = next === "empty" || next === "filled";
                replace(index, {
                  field: condition.field,
                  is: next,
                  ...(bare ? {} : { value: condition.value ?? usualValue(field) }),
                });
              }}
            />
            {needsValue ? (
              <ValueControl
                field={field}
                value={condition.value}
                onTake={(next) => replace(index, { ...condition, value: next as string })}
              />
            ) : (
              <span />
            )}
            <Remove label="Remove the condition" onClick={() => replace(index, null)} />
          </div>
        );
      })}
      {value.length < max && fields[0] !== undefined ? (
        <AddOne
          onClick={() => {
            const field = fields.find(({ options }) => options !== undefined) ?? fields[0];
            if (field) onTake([...value, { field: field.id, is: "eq", value: usualValue(field) }]);
          }}
        >
          Add a condition
        </AddOne>
      ) : null}
    </Cluster>
  );
}

/** A quiet button that adds to a list. */
export function AddOne({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Plus size={14} aria-hidden="true" />}
        onClick={onClick}
      >
        {children}
      </Button>
    </div>
  );
}

/** What rows are sorted by. */
export function SortControl({
  label,
  entity,
  value,
  error,
  onTake,
}: {
  label: string;
  entity: Entity | undefined;
  value: { field: string; direction: "asc" | "desc" };
  error: string | null;
  onTake: Take;
}) {
  return (
    <Cluster label={label} error={error}>
      <div className={classes.pair}>
        <Pick
          bare
          label="Field"
          value={value.field}
          options={named(entity?.fields ?? [])}
          onChange={(field) => field !== undefined && onTake({ ...value, field })}
        />
        <SegmentedControl
          size="xs"
          aria-label="Direction"
          value={value.direction}
          data={[
            { value: "asc", label: "Up" },
            { value: "desc", label: "Down" },
          ]}
          onChange={(direction) => onTake({ ...value, direction })}
        />
      </div>
    </Cluster>
  );
}

const FUNCTIONS: readonly { value: Measure["fn"]; label: string }[] = [
  { value: "count", label: "Number of" },
  { value: "sum", label: "Sum of" },
  { value: "average", label: "Average of" },
  { value: "min", label: "Smallest of" },
  { value: "max", label: "Largest of" },
];

/** A number over the rows of an entity. */
export function MeasureControl({
  label,
  entities,
  value,
  error,
  onTake,
}: {
  label: string;
  entities: readonly Entity[];
  value: Measure;
  error: string | null;
  onTake: Take;
}) {
  const entity = entities.find(({ id }) => id === value.entity);
  const numbers = (of: Entity | undefined) => (of?.fields ?? []).filter(({ type }) => NUMBERS.includes(type));
  const take = (next: Measure): void => {
    const of = entities.find(({ id }) => id === next.entity);
    const { field: wanted, where, ...rest } = next;
    const field = numbers(of).find(({ id }) => id === wanted) ?? numbers(of)[0];
    const keeps = where !== undefined && next.entity === value.entity;
    onTake({
      ...rest,
      fn: rest.fn !== "count" && field === undefined ? "count" : rest.fn,
      ...(rest.fn !== "count" && field !== undefined && { field: field.id }),
      ...(keeps && { where }),
    });
  };
  return (
    <Cluster label={label} error={error}>
      <div className={classes.pair}>
        <Pick
          bare
          label="Counted"
          value={value.fn}
          options={FUNCTIONS}
          onChange={(fn) => take({ ...value, fn: (fn ?? "count") as Measure["fn"] })}
        />
        {value.fn === "count" ? null : (
          <Pick
            bare
            label="Field"
            value={value.field}
            options={named(numbers(entity))}
            onChange={(field) => field !== undefined && take({ ...value, field })}
          />
        )}
      </div>
      <Pick
        bare
        label="Rows of"
        value={value.entity}
        options={entities.map(({ id, plural }) => ({ value: id, label: plural }))}
        onChange={(id) => id !== undefined && take({ ...value, entity: id })}
      />
      {value.where === undefined ? null : (
        <ConditionsControl
          label="Only rows where"
          entity={entity}
          value={value.where}
          max={4}
          error={null}
          onTake={(where) => {
            const { where: _before, ...rest } = value;
            return onTake(where === undefined ? rest : { ...rest, where });
          }}
        />
      )}
      {value.where === undefined && entity !== undefined ? (
        <AddOne
          onClick={() => {
            const field = entity.fields.find(({ type }) => type === "boolean" || type === "choice") ?? entity.fields[0];
            if (field) onTake({ ...value, where: [{ field: field.id, is: "eq", value: usualValue(field) }] });
          }}
        >
          Count only some
        </AddOne>
      ) : null}
    </Cluster>
  );
}

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
