import { Button, SegmentedControl } from "@mantine/core";
import type { Condition, Entity, Field } from "@sayhey/appspec";
import Plus from "lucide-react/icons/plus";
import { TypedInput } from "../typed-input.tsx";
import { Cluster, Pick, Remove } from "./control-parts.tsx";
import classes from "./inspector.module.css";

/** Takes a new value, nothing to take the property away; what is wrong where it does not fit. */
export type Take = (value: unknown) => string | null;

/** Types of fields that hold numbers. */
export const NUMBERS = ["number", "money", "percent", "duration", "rating", "computed"];
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
/** Fields as choices of a list. */
export const named = (fields: readonly Field[]) => fields.map(({ id, name }) => ({ value: id, label: name }));

/** What a field is compared with or set to before somebody says otherwise. */
export function usualValue(field: Field | undefined): Condition["value"] {
  if (field?.type === "boolean") return true;
  if (field?.options?.[0] !== undefined) return field.options[0];
  if (field !== undefined && NUMBERS.includes(field.type)) return 0;
  return field?.type === "date" || field?.type === "dateTime" ? "@today" : "";
}

/** What a field is compared with or set to. */
export function ValueControl({ field, value, onTake }: { field: Field | undefined; value: unknown; onTake: Take }) {
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

/** A list of parts of a block and what takes a new one. */
export interface ListProps<T> {
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
