import { fieldsThatFit } from "@sayhey/appspec";
import { SortableList } from "../sortable-list.tsx";
import { Cluster, Pick, Remove } from "./control-parts.tsx";
import { reordered, type TriedControlProps } from "./control-props.ts";
import classes from "./inspector.module.css";

/** Fields in an order, each to be moved or taken away. */
export function FieldsControl({
  spec,
  block,
  property,
  value,
  item,
  error,
  onTake,
}: Omit<TriedControlProps, "value"> & { value: readonly string[] }) {
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
          onMove={(from, to) => set(reordered(value, from, to))}
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
