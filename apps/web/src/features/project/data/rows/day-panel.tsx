import { Switch } from "@mantine/core";
import Calendar from "lucide-react/icons/calendar";
import type { KeyboardEvent } from "react";
import classes from "./grid.module.css";

interface PanelProps {
  /** Which of the browser's pickers. */
  kind: "date" | "datetime-local";
  /** The day as that picker holds it. */
  value: string;
  onPick: (day: string) => void;
  /** Whether the day moves with today. */
  moving: boolean;
  onMoving: (moving: boolean) => void;
  above: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Picks a day for a cell, and says whether it moves with today. */
export function DayPanel({ kind, value, onPick, moving, onMoving, above, onKeyDown }: PanelProps) {
  return (
    <div className={classes.panel} data-above={above || undefined}>
      <label className={classes.pickDay}>
        <Calendar size={15} aria-hidden="true" />
        Pick a day
        <input
          type={kind}
          aria-label="Pick a day"
          value={value}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            if (event.currentTarget.value !== "") onPick(event.currentTarget.value);
          }}
        />
      </label>
      <Switch
        size="xs"
        label="Moves with today"
        description="So that the samples never look old"
        checked={moving}
        onKeyDown={onKeyDown}
        onChange={(event) => onMoving(event.currentTarget.checked)}
      />
    </div>
  );
}
