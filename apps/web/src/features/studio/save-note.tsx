import { Button } from "@mantine/core";
import { explainError } from "../../lib/explain-error.ts";
import classes from "./studio.module.css";
import type { SaveState } from "./use-studio.ts";

interface SaveNoteProps {
  save: SaveState;
  onSettle: (keep: "theirs" | "mine") => void;
  onRetry: () => void;
}

/** How saving stands; asks what to keep when two tabs disagree. */
export function SaveNote({ save, onSettle, onRetry }: SaveNoteProps) {
  switch (save.kind) {
    case "saved":
    case "saving":
      return (
        <span className={classes.saved} role="status">
          {save.kind === "saved" ? "Saved" : "Saving…"}
        </span>
      );
    case "conflict":
      return (
        <div className={classes.conflict} role="alert">
          <span>This trailer was changed in another tab.</span>
          <Button size="compact-sm" onClick={() => onSettle("theirs")}>
            Load it
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onSettle("mine")}>
            Keep mine
          </Button>
        </div>
      );
    case "failed":
      return (
        <div className={classes.conflict} role="alert">
          <span>Not saved: {explainError(save.error).message}</span>
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Save again
          </Button>
        </div>
      );
  }
}
