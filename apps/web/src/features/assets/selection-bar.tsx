import { Button } from "@mantine/core";
import classes from "./assets.module.css";
import type { ListedAsset } from "./list-assets.ts";
import { isRemovable } from "./use-asset-changes.ts";

interface SelectionBarProps {
  chosen: readonly ListedAsset[];
  inBin: boolean;
  /** How many are shown. */
  shown: number;
  onAll: () => void;
  onClear: () => void;
  onDownload: () => void;
  onMove: () => void;
  onTag: () => void;
  onRemove: () => void;
  onRestore: () => void;
  onPurge: () => void;
}

/** What can be done with all that is selected. */
export function SelectionBar({ chosen, inBin, shown, onAll, onClear, ...actions }: SelectionBarProps) {
  if (chosen.length === 0) return null;
  const removable = chosen.filter(isRemovable).length;
  return (
    <div className={classes.selection} role="toolbar" aria-label="Selected files">
      <strong className="sh-tabular" aria-live="polite">
        {chosen.length} selected
      </strong>
      {chosen.length < shown ? (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onAll}>
          Select all {shown} shown
        </Button>
      ) : null}
      <span className={classes.selectionActions}>
        {inBin ? (
          <>
            <Button size="compact-sm" onClick={actions.onRestore}>
              Restore
            </Button>
            <Button size="compact-sm" variant="default" onClick={actions.onPurge}>
              Delete permanently
            </Button>
          </>
        ) : (
          <>
            <Button size="compact-sm" variant="default" onClick={actions.onDownload}>
              Download
            </Button>
            <Button size="compact-sm" variant="default" onClick={actions.onMove}>
              Move
            </Button>
            <Button size="compact-sm" variant="default" onClick={actions.onTag}>
              Tags
            </Button>
            {removable > 0 ? (
              <Button size="compact-sm" variant="default" onClick={actions.onRemove}>
                Delete {removable}
              </Button>
            ) : null}
          </>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onClear}>
          Clear selection
        </Button>
      </span>
    </div>
  );
}
