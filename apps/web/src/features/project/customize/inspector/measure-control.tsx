import type { Entity, Measure } from "@sayhey/appspec";
import { AddOne, ConditionsControl, named, NUMBERS, usualValue, type Take } from "./conditions-control.tsx";
import { Cluster, Pick } from "./control-parts.tsx";
import classes from "./inspector.module.css";

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
