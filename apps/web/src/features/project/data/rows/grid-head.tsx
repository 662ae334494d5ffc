import type { Field } from "@sayhey/appspec";
import type { ReactNode } from "react";
import classes from "./grid.module.css";
import { HEAD, NUMBERS } from "./use-grid-view.ts";

interface HeadProps {
  fields: readonly Field[];
  widths: readonly number[];
  /** Width of all columns, px. */
  width: number;
  sorted: Field | null;
  sortedDown: boolean;
  isAllPicked: boolean;
  onPickAll: (all: boolean) => void;
  head: (field: Field, index: number) => ReactNode;
}

/** The heads of the columns, and the box that picks all rows. */
export function GridHead({ fields, widths, width, sorted, sortedDown, isAllPicked, onPickAll, head }: HeadProps) {
  return (
    <div className={classes.head} role="row" aria-rowindex={1} style={{ width, height: HEAD }}>
      <div className={classes.corner} role="columnheader" style={{ width: NUMBERS }}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label="Select all rows"
          checked={isAllPicked}
          onChange={(event) => onPickAll(event.currentTarget.checked)}
        />
      </div>
      {fields.map((field, column) => (
        <div
          key={field.id}
          className={classes.headCell}
          role="columnheader"
          aria-colindex={column + 2}
          aria-sort={sorted !== field ? "none" : sortedDown ? "descending" : "ascending"}
          data-held={column === 0 || undefined}
          style={{ width: widths[column], left: column === 0 ? NUMBERS : undefined }}
        >
          {head(field, column)}
        </div>
      ))}
    </div>
  );
}
