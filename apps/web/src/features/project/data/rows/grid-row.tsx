import type { ReactNode } from "react";
import classes from "./grid.module.css";
import { NUMBERS, ROW } from "./use-grid-view.ts";

interface RowProps {
  /** Its place among the rows shown, from 0. */
  index: number;
  /** Width of all columns, px. */
  width: number;
  isPicked: boolean;
  isEdited: boolean;
  onToggle: () => void;
  /** Its cells. */
  children: ReactNode;
}

/** One row of the grid with its number, which turns into a box to pick it. */
export function GridRow({ index, width, isPicked, isEdited, onToggle, children }: RowProps) {
  return (
    <div
      className={classes.row}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isPicked}
      data-picked={isPicked || undefined}
      data-editing={isEdited || undefined}
      style={{ top: index * ROW, height: ROW, width }}
    >
      <div className={classes.number} role="rowheader" style={{ width: NUMBERS }}>
        <span>{index + 1}</span>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select row ${index + 1}`}
          checked={isPicked}
          onChange={onToggle}
        />
      </div>
      {children}
    </div>
  );
}
