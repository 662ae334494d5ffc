import { useState, type ReactNode } from "react";
import { SortableList } from "../sortable-list.tsx";
import { AddOne, type Take } from "./conditions-control.tsx";
import { Cluster, Remove } from "./control-parts.tsx";
import { reordered, type Named, type TriedControlProps } from "./control-props.ts";
import { firstItem } from "./first-value.ts";
import classes from "./inspector.module.css";

/** Items of a list, one open at a time. */
export function ItemsControl({
  spec,
  block,
  property,
  value,
  error,
  onTake,
  children,
}: Omit<TriedControlProps, "value"> & {
  value: readonly Named[];
  /** Draws the properties of one item. */
  children: (item: Named, onTake: Take) => ReactNode;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const { label, help, control, required } = property;
  if (control.type !== "items") return null;
  const nameOf = (entry: Named, index: number): string => {
    const words = entry["label"] ?? entry["title"] ?? entry["question"] ?? entry["prompt"];
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
          set(reordered(value, from, to));
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
                {children(entry, (next) => set(value.map((each, place) => (place === index ? (next as Named) : each))))}
              </div>
            ) : null}
          </div>
        )}
      </SortableList>
      {value.length < control.max ? (
        <AddOne
          onClick={() => {
            const added = firstItem(spec, block, control.parts, value);
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
