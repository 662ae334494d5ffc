import { Button } from "@mantine/core";
import type { useVersionActions } from "../history/use-version-actions.ts";
import classes from "./chat.module.css";

/** Asks what to do where an older change was changed again since. */
export function UndoQuestionCard({ actions }: { actions: ReturnType<typeof useVersionActions> }) {
  const { question, answer } = actions;
  if (question === null) return null;
  return (
    <div className={classes.card} role="alertdialog" aria-label="Changed again since">
      <p className={classes.question}>This was changed again since: {question.what.slice(0, 3).join(", ")}.</p>
      <div className={classes.actions}>
        <Button size="compact-sm" onClick={() => answer("mine")}>
          Undo anyway
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => answer("theirs")}>
          Keep what is newer
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => answer(null)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
