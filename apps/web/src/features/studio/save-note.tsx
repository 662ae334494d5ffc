import { Button } from "@mantine/core";
import Check from "lucide-react/icons/check";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { explainError } from "../../api/explain-error.ts";
import { tellError } from "../../status/tell-error.ts";
import type { SaveState } from "./storyboard-editor.ts";
import classes from "./studio.module.css";
import type { StudioTrailer } from "./use-storyboard.ts";

/** How saving stands, in a word. */
export function SaveNote({ save }: { save: SaveState }) {
  const kept = save.kind === "saved";
  return (
    <span className={classes.saved} role="status">
      {kept ? <Check size={15} aria-hidden="true" /> : <LoaderCircle size={15} aria-hidden="true" />}
      <span>{kept ? "Saved" : save.kind === "saving" ? "Saving…" : "Not saved"}</span>
    </span>
  );
}

/** Asks what to keep when two tabs disagree, and whether to try again when saving failed. */
export function SaveProblem({ trailer: { save, settle, editor } }: { trailer: StudioTrailer }) {
  const keep = (which: "theirs" | "mine") => void settle(which).catch(tellError);
  if (save.kind === "conflict") {
    return (
      <div className={classes.notice} data-tone="sun" role="alert">
        <span>This trailer was changed in another tab. Nothing is lost. Choose which version to keep.</span>
        <Button size="compact-sm" onClick={() => keep("theirs")}>
          Take theirs
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => keep("mine")}>
          Keep mine
        </Button>
      </div>
    );
  }
  if (save.kind === "failed") {
    return (
      <div className={classes.notice} data-tone="chili" role="alert">
        <span>Not saved: {explainError(save.error).message}</span>
        <Button size="compact-sm" variant="default" onClick={() => void editor.flush().catch(() => undefined)}>
          Save again
        </Button>
      </div>
    );
  }
  return null;
}
