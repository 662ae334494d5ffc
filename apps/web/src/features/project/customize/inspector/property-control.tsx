import { SegmentedControl, Switch } from "@mantine/core";
import {
  fieldsThatFit,
  type Action,
  type AppSpec,
  type Block,
  type Condition,
  type Measure,
  type PropertyFacts,
} from "@sayhey/appspec";
import { useState } from "react";
import { IconPicker } from "../icon-picker.tsx";
import { SortableList } from "../sortable-list.tsx";
import { TypedInput } from "../typed-input.tsx";
import { Cluster, Pick, Remove } from "./control-parts.tsx";
import { firstItem } from "./first-value.ts";
import { ActionsControl } from "./actions-control.tsx";
import { AddOne, ConditionsControl, SortControl, type Take } from "./conditions-control.tsx";
import { MeasureControl } from "./measure-control.tsx";
import classes from "./inspector.module.css";

type Named = Readonly<Record<string, unknown>>;

interface PropertyControlProps {
  spec: AppSpec;
  block: Block;
  property: PropertyFacts;
  value: unknown;
  /** The item of a list whose property it is. */
  item?: Named;
  onTake: Take;
}

/** Lists with no more choices than these stand side by side. */
const MOST_SEGMENTS = 4;

/** One property of a block, set by what suits it; what does not fit is said below. */
export function PropertyControl({ spec, block, property, value, item, onTake }: PropertyControlProps) {
  const { label, help, control, required } = property;
  const [error, setError] = useState<string | null>(null);
  const take: Take = (next) => {
    const problem = onTake(next);
    setError(problem);
    return problem;
  };
  const own = spec.entities.find(({ id }) => id === (item?.["entity"] ?? (block as Named)["entity"]));
  const none = required ? undefined : "None";
  switch (control.type) {
    case "line":
    case "text":
      return (
        <TypedInput
          label={label}
          help={help}
          max={control.max}
          long={control.type === "text"}
          value={String(value ?? "")}
          onCommit={(typed) =>
            typed.trim() === "" ? (required ? "This cannot be empty." : onTake(undefined)) : onTake(typed)
          }
        />
      );
    case "time":
      return (
        <TypedInput
          label={label}
          help={help}
          type="time"
          value={String(value ?? "")}
          onCommit={(typed) => onTake(typed)}
        />
      );
    case "number":
      return (
        <TypedInput
          label={label}
          help={help}
          type="number"
          value={value === undefined ? "" : String(value)}
          onCommit={(typed) => {
            if (typed.trim() === "") return required ? "Type a number." : onTake(undefined);
            return numberProblem(Number(typed), control) ?? onTake(Number(typed));
          }}
        />
      );
    case "numbers":
      return (
        <TypedInput
          label={label}
          help="With commas between them"
          value={(value as number[] | undefined)?.join(", ") ?? ""}
          onCommit={(typed) => {
            const list = typed
              .split(/[,;\s]+/)
              .filter(Boolean)
              .map(Number);
            if (list.length < control.min || list.length > control.max)
              return `Type ${control.min} to ${control.max} numbers.`;
            return list.every((each) => each > control.least && each <= control.most)
              ? onTake(list)
              : `Type numbers up to ${control.most}.`;
          }}
        />
      );
    case "icon":
      return <IconPicker label={label} value={String(value ?? "")} onChange={take} />;
    case "toggle":
      return (
        <Switch
          label={label}
          {...(help === undefined ? {} : { description: help })}
          error={error}
          checked={value === true}
          onChange={(event) => take(event.currentTarget.checked)}
        />
      );
    case "choice":
      return control.options.length <= MOST_SEGMENTS ? (
        <Cluster label={label} help={help} error={error}>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={label}
            value={String(value ?? control.options[0]?.value ?? "")}
            data={control.options.map((option) => ({ ...option }))}
            onChange={take}
          />
        </Cluster>
      ) : (
        <Pick
          label={label}
          help={help}
          error={error}
          value={String(value ?? "")}
          options={control.options}
          onChange={take}
        />
      );
    case "option": {
      const field = own?.fields.find(({ id }) => id === (block as Named)[control.of]);
      const options = (field?.options ?? []).map((option) => ({ value: option, label: option }));
      return (
        <Pick
          label={label}
          help={help}
          none={none}
          error={error}
          value={value as string | undefined}
          options={options}
          onChange={take}
        />
      );
    }
    case "entity": {
      const options = spec.entities.map(({ id, plural }) => ({ value: id, label: plural }));
      return (
        <Pick
          label={label}
          help={help}
          none={none}
          error={error}
          value={value as string | undefined}
          options={options}
          onChange={take}
        />
      );
    }
    case "page": {
      const options = spec.pages
        .filter(({ path }) => !path.endsWith("/:id"))
        .map(({ id, title }) => ({ value: id, label: title }));
      return (
        <Pick
          label={label}
          help={help}
          none={none}
          error={error}
          value={value as string | undefined}
          options={options}
          onChange={take}
        />
      );
    }
    case "field": {
      const options = fieldsThatFit(spec, block, control, item).map(({ id, name }) => ({ value: id, label: name }));
      return (
        <Pick
          label={label}
          help={options.length === 0 ? "Nothing fits. Add a field under Data." : help}
          none={none}
          error={error}
          value={value as string | undefined}
          options={options}
          onChange={take}
        />
      );
    }
    case "fields":
      return (
        <FieldsControl
          spec={spec}
          block={block}
          property={property}
          value={(value as string[] | undefined) ?? []}
          {...(item && { item })}
          error={error}
          onTake={take}
        />
      );
    case "conditions":
      return (
        <ConditionsControl
          label={label}
          entity={own}
          value={(value as Condition[] | undefined) ?? []}
          max={control.max}
          error={error}
          onTake={take}
        />
      );
    case "sort":
      return (
        <SortControl
          label={label}
          entity={own}
          value={value as { field: string; direction: "asc" | "desc" }}
          error={error}
          onTake={take}
        />
      );
    case "actions":
      return (
        <ActionsControl
          label={label}
          entity={own}
          entities={spec.entities}
          value={(value as Action[] | undefined) ?? []}
          max={control.max}
          error={error}
          onTake={take}
        />
      );
    case "measure":
      return (
        <MeasureControl label={label} entities={spec.entities} value={value as Measure} error={error} onTake={take} />
      );
    case "target":
      return (
        <Cluster label={label} error={error}>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={`${label} is`}
            value={typeof value === "number" ? "number" : "rows"}
            data={[
              { value: "number", label: "A number" },
              { value: "rows", label: "Counted" },
            ]}
            onChange={(kind) => take(kind === "number" ? 10 : { fn: "count", entity: own?.id ?? spec.entities[0]?.id })}
          />
          {typeof value === "number" ? (
            <TypedInput
              bare
              label={label}
              type="number"
              value={String(value)}
              onCommit={(typed) => (Number(typed) > 0 ? onTake(Number(typed)) : "Type a number above 0.")}
            />
          ) : (
            <MeasureControl
              label="Counted"
              entities={spec.entities}
              value={value as Measure}
              error={null}
              onTake={take}
            />
          )}
        </Cluster>
      );
    case "group":
      return (
        <Cluster label={label} help={help} error={error}>
          <div className={classes.card}>
            <Parts
              spec={spec}
              block={block}
              parts={control.parts}
              item={(value as Named | undefined) ?? {}}
              onTake={take}
            />
          </div>
        </Cluster>
      );
    case "items":
      return (
        <ItemsControl
          spec={spec}
          block={block}
          property={property}
          value={(value as Named[] | undefined) ?? []}
          error={error}
          onTake={take}
        />
      );
  }
}

function numberProblem(
  value: number,
  { min, max, whole }: { min?: number; max?: number; whole: boolean },
): string | null {
  if (!Number.isFinite(value)) return "Type a number.";
  if (whole && !Number.isInteger(value)) return "Type a whole number.";
  if (min !== undefined && value < min) return `At least ${min}.`;
  return max !== undefined && value > max ? `At most ${max}.` : null;
}

/** Fields in an order, each to be moved or taken away. */
function FieldsControl({
  spec,
  block,
  property,
  value,
  item,
  error,
  onTake,
}: Omit<PropertyControlProps, "value"> & { value: readonly string[]; error: string | null }) {
  const { label, help, control, required } = property;
  if (control.type !== "fields") return null;
  const fitting = fieldsThatFit(spec, block, control, item);
  const nameOf = (id: string): string => fitting.find((field) => field.id === id)?.name ?? id;
  const rest = fitting.filter(({ id }) => !value.includes(id));
  const set = (list: readonly string[]): void => void onTake(list.length === 0 && !required ? undefined : list);
  return (
    <Cluster label={label} help={help} error={error}>
      {value.length === 0 ? null : (
        <SortableList
          label={label}
          items={value}
          keyOf={(id) => id}
          nameOf={nameOf}
          onMove={(from, to) => set(moved(value, from, to))}
        >
          {(id) => (
            <span className={classes.chip}>
              <span>{nameOf(id)}</span>
              {value.length > control.min ? (
                <Remove label={`Remove ${nameOf(id)}`} onClick={() => set(value.filter((each) => each !== id))} />
              ) : null}
            </span>
          )}
        </SortableList>
      )}
      {value.length < control.max && rest.length > 0 ? (
        <Pick
          bare
          label={`Add to ${label}`}
          value={undefined}
          none="Add a field"
          options={rest.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => id !== undefined && set([...value, id])}
        />
      ) : null}
    </Cluster>
  );
}

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
};

/** Properties of an item or of a group, the optional ones too. */
function Parts({
  spec,
  block,
  parts,
  item,
  onTake,
}: Omit<PropertyControlProps, "property" | "value"> & { parts: readonly PropertyFacts[]; item: Named }) {
  return parts.map((part) => (
    <PropertyControl
      key={part.key}
      spec={spec}
      block={block}
      property={part}
      value={item[part.key]}
      item={item}
      onTake={(next) => {
        const { [part.key]: _before, ...others } = item;
        return onTake(next === undefined ? others : { ...item, [part.key]: next });
      }}
    />
  ));
}

/** Items of a list, one open at a time. */
function ItemsControl({
  spec,
  block,
  property,
  value,
  error,
  onTake,
}: Omit<PropertyControlProps, "value"> & { value: readonly Named[]; error: string | null }) {
  const [open, setOpen] = useState<number | null>(null);
  const { label, help, control, required } = property;
  if (control.type !== "items") return null;
  const nameOf = (entry: Named, index: number): string => {
    const words = entry["label"] ?? entry["title"] ?? entry["question"];
    const plural = spec.entities.find(({ id }) => id === entry["entity"])?.plural;
    return typeof words === "string" ? words : (plural ?? `${label} ${index + 1}`);
  };
  const set = (list: readonly Named[]): string | null => onTake(list.length === 0 && !required ? undefined : list);
  return (
    <Cluster label={label} help={help} error={error}>
      <SortableList
        label={label}
        items={value}
        keyOf={(_, index) => String(index)}
        nameOf={nameOf}
        onMove={(from, to) => {
          setOpen(null);
          set(moved(value, from, to));
        }}
      >
        {(entry, index) => (
          <div className={classes.item} data-open={open === index || undefined}>
            <div className={classes.itemHead}>
              <button
                type="button"
                className={classes.itemName}
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                {nameOf(entry, index)}
              </button>
              {value.length > control.min ? (
                <Remove
                  label={`Remove ${nameOf(entry, index)}`}
                  onClick={() => {
                    setOpen(null);
                    set(value.filter((_, each) => each !== index));
                  }}
                />
              ) : null}
            </div>
            {open === index ? (
              <div className={classes.itemBody}>
                <Parts
                  spec={spec}
                  block={block}
                  parts={control.parts}
                  item={entry}
                  onTake={(next) => set(value.map((each, place) => (place === index ? (next as Named) : each)))}
                />
              </div>
            ) : null}
          </div>
        )}
      </SortableList>
      {value.length < control.max ? (
        <AddOne
          onClick={() => {
            const added = firstItem(spec, block, control.parts);
            if (set([...value, added]) === null) setOpen(value.length);
            // The last part of a whole is what is left of it: the new one stands before it.
            else if (value.length > 0 && set(value.toSpliced(-1, 0, added)) === null) setOpen(value.length - 1);
          }}
        >
          Add one
        </AddOne>
      ) : null}
    </Cluster>
  );
}
