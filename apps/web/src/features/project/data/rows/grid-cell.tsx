import { boundType, NUMERIC_TYPES, type AppSpec, type Field } from "@sayhey/appspec";
import type { ReactNode } from "react";
import { shownField } from "./cell-text.ts";
import { CellValue } from "./cell-value.tsx";
import classes from "./grid.module.css";
import type { CellPlace } from "./grid-range.ts";
import type { CellProblem } from "./row-edits.ts";
import { NUMBERS } from "./use-grid-view.ts";
import type { ViewRow } from "./view-rows.ts";

interface CellProps {
  id: string;
  spec: AppSpec;
  field: Field;
  shown: ViewRow;
  place: CellPlace;
  width: number | undefined;
  /** Whether one is here, whether the keys are the grid's, and whether it is among the selected. */
  isActive: boolean;
  hasFocus: boolean;
  isSelected: boolean;
  /** What could not be put into it. */
  mark: CellProblem | undefined;
  /** What it is typed into with; null shows its value. */
  editor: ReactNode;
  /** Whether what the editor opens stands to the left. */
  opensLeft: boolean;
  now: Date;
}

/** One cell of the grid. */
export function GridCell(props: CellProps) {
  const { id, spec, field, shown, place, width, isActive, hasFocus, isSelected, mark, editor, opensLeft, now } = props;
  const value = field.type === "computed" ? shown.computed[field.id] : shown.row[field.id];
  return (
    <div
      id={id}
      className={classes.cell}
      role="gridcell"
      aria-colindex={place.column + 2}
      aria-selected={isSelected}
      aria-invalid={mark === undefined ? undefined : true}
      title={mark === undefined ? undefined : `${mark.text === "" ? "" : `“${mark.text}” `}${mark.problem}`}
      data-active={isActive || undefined}
      data-focused={(isActive && hasFocus) || undefined}
      data-in={isSelected || undefined}
      data-held={place.column === 0 || undefined}
      data-number={NUMERIC_TYPES.has(boundType(field, spec.entities)) && field.type !== "rating" ? true : undefined}
      data-computed={field.type === "computed" || undefined}
      data-marked={mark !== undefined || undefined}
      style={{ width, left: place.column === 0 ? NUMBERS : undefined }}
      data-end={opensLeft || undefined}
      data-row={place.row}
      data-column={place.column}
    >
      {editor ?? <CellValue spec={spec} field={shownField(field, spec.entities)} value={value} now={now} />}
    </div>
  );
}
