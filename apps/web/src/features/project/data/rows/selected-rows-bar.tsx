import { ActionIcon, Button, CloseButton } from "@mantine/core";
import type { Entity, Op } from "@sayhey/appspec";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import Trash from "lucide-react/icons/trash-2";
import classes from "./rows-view.module.css";
import { duplicateOps } from "./row-edits.ts";
import type { useRowEdits } from "./use-row-edits.ts";

interface BarProps {
  entity: Entity;
  edits: ReturnType<typeof useRowEdits>;
  /** Ids of the rows selected. */
  chosen: ReadonlySet<string>;
  /** Whether all rows are shown in their own order: only then can one be moved. */
  isWhole: boolean;
  onNone: () => void;
}

/** What can be done with the selected rows. */
export function SelectedRowsBar({ entity, edits, chosen, isWhole, onNone }: BarProps) {
  const move = (by: -1 | 1): void => {
    const ids = entity.rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
    const ordered = by === 1 ? ids.toReversed() : ids;
    const places = entity.rows.map(({ id }) => id);
    const ops = ordered.flatMap((row): Op[] => {
      const from = places.indexOf(row);
      const to = from + by;
      const other = places[to];
      if (other === undefined || chosen.has(other)) return [];
      places.splice(from, 1);
      places.splice(to, 0, row);
      return [{ op: "move-row", entity: entity.id, row, index: to }];
    });
    edits.send(ops, `Moved rows of ${entity.plural}`);
  };

  return (
    <div className={classes.tools} role="toolbar" aria-label="Selected rows">
      <strong className={classes.chosen}>
        {chosen.size} {chosen.size === 1 ? "row" : "rows"} selected
      </strong>
      <Button
        size="xs"
        variant="default"
        leftSection={<Copy size={15} aria-hidden="true" />}
        onClick={() => {
          if (edits.send(duplicateOps(entity, chosen), `Copied rows of ${entity.plural}`))
            edits.told(chosen.size === 1 ? "Row copied" : `${chosen.size} rows copied`);
        }}
      >
        Duplicate
      </Button>
      <ActionIcon variant="default" size={30} aria-label="Move up" disabled={!isWhole} onClick={() => move(-1)}>
        <ArrowUp size={16} />
      </ActionIcon>
      <ActionIcon variant="default" size={30} aria-label="Move down" disabled={!isWhole} onClick={() => move(1)}>
        <ArrowDown size={16} />
      </ActionIcon>
      <Button
        size="xs"
        variant="light"
        color="chili"
        leftSection={<Trash size={15} aria-hidden="true" />}
        onClick={() => {
          edits.removeRows(chosen);
          onNone();
        }}
      >
        Remove
      </Button>
      <CloseButton aria-label="Select none" onClick={onNone} />
    </div>
  );
}
