import { Button, Select, TextInput } from "@mantine/core";
import { NUMERIC_TYPES, type Condition, type Effect, type Entity, type Limit } from "@sayhey/appspec";
import { toast } from "../../../../status/toast.ts";
import { ConditionsControl } from "../../customize/inspector/conditions-control.tsx";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "./field-settings.module.css";

const TELLING = new Set([
  "text",
  "number",
  "date",
  "dateTime",
  "time",
  "choice",
  "relation",
  "email",
  "phone",
  "location",
]);
const options = (fields: readonly { id: string; name: string }[]) =>
  fields.map(({ id, name }) => ({ value: id, label: name }));

/** What holds for the rows of an entity together: how many there may be, when one is closed, and what one does to another. */
export function EntityRulesView({ entity }: { entity: Entity }) {
  const { edit } = useEditor();
  const stored = entity.fields.filter(({ type }) => type !== "computed");
  const set = (key: "limits" | "lockedWhen" | "effects", value: unknown): string | null => {
    const isGone = value === undefined || (Array.isArray(value) && value.length === 0);
    const result = edit(
      [
        {
          op: "update-entity",
          entity: entity.id,
          patch: isGone ? {} : { [key]: value },
          ...(isGone && { unset: [key] }),
        },
      ],
      { source: "data", reason: `Changed the rules of ${entity.plural}` },
    );
    if (!result.ok) toast.error(result.problem);
    return result.ok ? null : result.problem;
  };
  const limits = entity.limits ?? [];
  const effects = entity.effects ?? [];
  const first = stored.find(({ type }) => type === "relation" || type === "date") ?? stored[0];
  const via = stored.find(({ type }) => type === "relation");
  return (
    <section className={classes.settings} aria-label={`Rules of ${entity.plural}`}>
      <ConditionsControl
        label={`A ${entity.name.toLowerCase()} can't be changed any more when`}
        entity={{ ...entity, fields: stored }}
        value={entity.lockedWhen ? [entity.lockedWhen] : []}
        max={1}
        error={null}
        onTake={(next) => set("lockedWhen", (next as Condition[] | undefined)?.[0])}
      />
      {limits.map((limit, index) => (
        <LimitEditor
          key={index}
          entity={entity}
          limit={limit}
          onChange={(next) =>
            set("limits", next === null ? limits.toSpliced(index, 1) : limits.toSpliced(index, 1, next))
          }
        />
      ))}
      {effects.map((effect, index) => (
        <EffectEditor
          key={index}
          entity={entity}
          effect={effect}
          onChange={(next) =>
            set("effects", next === null ? effects.toSpliced(index, 1) : effects.toSpliced(index, 1, next))
          }
        />
      ))}
      <div className={classes.operands}>
        {limits.length < 4 && first !== undefined ? (
          <Button size="sm" variant="default" onClick={() => set("limits", [...limits, { per: [first.id], most: 10 }])}>
            Add a limit
          </Button>
        ) : null}
        {effects.length < 4 && via !== undefined ? (
          <NewEffect via={via} onAdd={(effect) => set("effects", [...effects, effect])} />
        ) : null}
      </div>
    </section>
  );
}

function LimitEditor({
  entity,
  limit,
  onChange,
}: {
  entity: Entity;
  limit: Limit;
  onChange: (limit: Limit | null) => void;
}) {
  const { spec } = useEditor();
  const [first, second] = limit.per;
  const telling = entity.fields.filter(({ type }) => TELLING.has(type));
  const numbers = entity.fields.filter(({ type }) => NUMERIC_TYPES.has(type));
  const target = spec.entities.find(({ id }) => id === entity.fields.find((field) => field.id === first)?.relation);
  const places = (target?.fields ?? []).filter(({ type }) => NUMERIC_TYPES.has(type));
  const lists = entity.fields.filter(({ type, options: of = [] }) => type === "choice" && of.length > 1);
  const waits = lists.flatMap(({ id, name, options: of = [] }) =>
    of.map((option) => ({ value: `${id} ${option}`, label: `${name}: ${option}` })),
  );
  const { waiting: _waiting, ...withoutWaiting } = limit;
  return (
    <fieldset className={classes.formula}>
      <legend>Limit</legend>
      <div className={classes.operands}>
        <Select
          size="sm"
          label="At most"
          data={[{ value: "#", label: "A number" }, ...options(places)]}
          value={limit.mostField ?? "#"}
          onChange={(value) => {
            const { most: _most, mostField: _field, ...rest } = limit;
            if (value !== null) onChange(value === "#" ? { ...rest, most: 10 } : { ...rest, mostField: value });
          }}
        />
        {limit.most === undefined ? null : (
          <TextInput
            key={limit.most}
            size="sm"
            type="number"
            min={0}
            label="Number"
            defaultValue={limit.most}
            onBlur={(event) => {
              const most = Number(event.currentTarget.value);
              if (event.currentTarget.value !== "" && most >= 0 && most !== limit.most) onChange({ ...limit, most });
            }}
          />
        )}
        <Select
          size="sm"
          label="Of"
          data={[{ value: "#", label: entity.plural }, ...options(numbers)]}
          value={limit.amountField ?? "#"}
          onChange={(value) => {
            const { amountField: _amount, ...rest } = limit;
            if (value !== null) onChange(value === "#" ? rest : { ...rest, amountField: value });
          }}
        />
        <Select
          size="sm"
          label="For each"
          data={options(telling)}
          value={first ?? null}
          onChange={(value) => {
            const { mostField: _field, ...rest } = limit;
            if (value !== null) onChange({ ...rest, most: limit.most ?? 10, per: [value] });
          }}
        />
        <Select
          size="sm"
          label="And"
          clearable
          placeholder="Nothing else"
          data={options(telling.filter(({ id }) => id !== first))}
          value={second ?? null}
          onChange={(value) => onChange({ ...limit, per: [first ?? "", ...(value === null ? [] : [value])] })}
        />
        <Select
          size="sm"
          label="Where it is full"
          data={[{ value: "#", label: "A new one is refused" }, ...waits]}
          value={limit.waiting ? `${limit.waiting.field} ${limit.waiting.value}` : "#"}
          onChange={(value) => {
            const list = lists.find(({ id }) => value?.startsWith(`${id} `));
            const option = value?.slice((list?.id.length ?? 0) + 1);
            const placed = list?.options?.find((other) => other !== option);
            onChange(
              list === undefined || option === undefined || placed === undefined
                ? withoutWaiting
                : { ...limit, waiting: { field: list.id, value: option, placed } },
            );
          }}
        />
      </div>
      <Button size="sm" variant="default" onClick={() => onChange(null)}>
        Remove the limit
      </Button>
    </fieldset>
  );
}

function NewEffect({
  via,
  onAdd,
}: {
  via: { id: string; relation?: string | undefined };
  onAdd: (effect: Effect) => void;
}) {
  const { spec } = useEditor();
  const target = spec.entities.find(({ id }) => id === via.relation);
  const number = target?.fields.find(({ type }) => NUMERIC_TYPES.has(type));
  if (target === undefined || number === undefined) return null;
  return (
    <Button
      size="sm"
      variant="default"
      onClick={() => onAdd({ via: via.id, field: number.id, add: 1, times: -1 })}
    >{`Take from ${number.name} of ${target.name}`}</Button>
  );
}

function EffectEditor({
  entity,
  effect,
  onChange,
}: {
  entity: Entity;
  effect: Effect;
  onChange: (effect: Effect | null) => void;
}) {
  const { spec } = useEditor();
  const via = entity.fields.find(({ id }) => id === effect.via);
  const target = spec.entities.find(({ id }) => id === via?.relation);
  const field = target?.fields.find(({ id }) => id === effect.field);
  const numbers = entity.fields.filter(({ type }) => NUMERIC_TYPES.has(type));
  const does =
    effect.set === undefined
      ? effect.times === -1
        ? "is taken from"
        : "is added to"
      : `${String(effect.set)} is set as`;
  return (
    <fieldset className={classes.formula}>
      <legend>{`What a ${entity.name.toLowerCase()} does: ${does} ${field?.name ?? effect.field} of ${target?.name ?? ""}`}</legend>
      <div className={classes.operands}>
        {effect.set === undefined ? (
          <Select
            size="sm"
            label="How much"
            data={[{ value: "#", label: "One" }, ...options(numbers)]}
            value={typeof effect.add === "string" ? effect.add : "#"}
            onChange={(value) => value !== null && onChange({ ...effect, add: value === "#" ? 1 : value })}
          />
        ) : null}
        <Select
          size="sm"
          label="In"
          data={options(
            (target?.fields ?? []).filter(({ type }) => effect.set !== undefined || NUMERIC_TYPES.has(type)),
          )}
          value={effect.field}
          onChange={(value) => value !== null && onChange({ ...effect, field: value })}
        />
      </div>
      <ConditionsControl
        label="Only when"
        entity={{ ...entity, fields: entity.fields.filter(({ type }) => type !== "computed") }}
        value={effect.when ? [effect.when] : []}
        max={1}
        error={null}
        onTake={(next) => {
          const { when: _when, ...rest } = effect;
          const [when] = (next as Condition[] | undefined) ?? [];
          onChange(when === undefined ? rest : { ...rest, when });
          return null;
        }}
      />
      <Button size="sm" variant="default" onClick={() => onChange(null)}>
        Remove the rule
      </Button>
    </fieldset>
  );
}
