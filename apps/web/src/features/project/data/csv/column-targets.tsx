import { Select } from "@mantine/core";
import type { Entity, FieldType } from "@sayhey/appspec";
import classes from "./import-dialog.module.css";
import { FIELD_TYPES } from "../field-types.ts";
import type { Target } from "./map-columns.ts";
import type { TableFound } from "./table.worker.ts";

const NEW: readonly FieldType[] = [
  "text",
  "longText",
  "number",
  "money",
  "percent",
  "date",
  "time",
  "dateTime",
  "duration",
  "boolean",
  "choice",
  "tags",
  "rating",
  "lines",
  "colour",
  "email",
  "url",
  "phone",
  "location",
  "image",
  "file",
];

interface ColumnTargetsProps {
  entity: Entity;
  found: TableFound;
  targets: readonly Target[];
  onTargets: (targets: Target[]) => void;
}

/** Each column with its first cells and the field that it goes to. */
export function ColumnTargets({ entity, found, targets, onTargets }: ColumnTargetsProps) {
  const open = entity.fields.filter(({ type }) => type !== "computed");
  const set = (index: number, value: string | null): void => {
    const column = found.columns[index] ?? "";
    const target: Target =
      value === null || value === "skip"
        ? { kind: "skip" }
        : value.startsWith("new:")
          ? { kind: "new", name: column.slice(0, 120), type: value.slice(4) as FieldType }
          : { kind: "field", field: value.slice(6) };
    onTargets(
      found.columns.map((_, place) => {
        const other = targets[place] ?? { kind: "skip" };
        if (place === index) return target;
        // A field takes one column.
        return target.kind === "field" && other.kind === "field" && other.field === target.field
          ? { kind: "skip" }
          : other;
      }),
    );
  };
  return (
    <div className={classes.sheet} tabIndex={0} role="region" aria-label="Columns of the file">
      <table>
        <thead>
          <tr>
            {found.columns.map((column, index) => {
              const target = targets[index];
              const value =
                target === undefined || target.kind === "skip"
                  ? "skip"
                  : target.kind === "new"
                    ? `new:${target.type}`
                    : `field:${target.field}`;
              return (
                <th key={index} scope="col" data-skip={value === "skip" || undefined}>
                  <span className={classes.columnName}>{column}</span>
                  <Select
                    size="xs"
                    aria-label={`Where ${column} goes`}
                    data={[
                      { group: "Leave", items: [{ value: "skip", label: "Leave out" }] },
                      { group: "Into", items: open.map(({ id, name }) => ({ value: `field:${id}`, label: name })) },
                      ...(entity.fields.length < 24
                        ? [
                            {
                              group: "New field",
                              items: NEW.map((type) => ({
                                value: `new:${type}`,
                                label: `New: ${FIELD_TYPES[type].label}`,
                              })),
                            },
                          ]
                        : []),
                    ]}
                    value={value}
                    onChange={(next) => set(index, next)}
                  />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {found.sample.map((row, line) => (
            <tr key={line}>
              {found.columns.map((_, index) => (
                <td key={index}>{(row[index] ?? "").slice(0, 60)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
