import { Button } from "@mantine/core";
import classes from "./code.module.css";

/** Says that the app's file has changed since one began to type. */
export function DriftNotice({ onMerge, onTakeTheirs }: { onMerge: () => void; onTakeTheirs: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <p>This file has changed in the app since you began to type. Nothing of yours is lost.</p>
      <Button size="xs" onClick={onMerge}>
        Merge
      </Button>
      <Button size="xs" variant="default" onClick={onTakeTheirs}>
        Take the app’s
      </Button>
    </div>
  );
}

interface ConflictProps {
  /** Whether the app has the file no longer. */
  isGone: boolean;
  isPending: boolean;
  onMerge: () => void;
  onKeepMine: () => void;
}

/** Says that the generator changed the same lines, or writes the file no longer. */
export function ConflictNotice({ isGone, isPending, onMerge, onKeepMine }: ConflictProps) {
  return (
    <div className={classes.notice} role="alert">
      <p>
        {isGone
          ? "The app no longer has this file. Your version is kept."
          : "The same lines have changed in the app since. It runs with yours."}
      </p>
      {isGone ? null : (
        <Button size="xs" onClick={onMerge}>
          Merge
        </Button>
      )}
      <Button size="xs" variant="default" disabled={isPending} onClick={onKeepMine}>
        Keep mine
      </Button>
    </div>
  );
}
