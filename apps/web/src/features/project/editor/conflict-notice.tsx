import { Button } from "@mantine/core";
import GitMerge from "lucide-react/icons/git-merge";
import { useEditor } from "./editor-context.tsx";
import classes from "./conflict-notice.module.css";
import { conflictValue } from "./conflict-value.ts";

/** Contradictions shown at once. */
const SHOWN = 4;

/** What was changed here and elsewhere at the same time, with both values and a button for each side. Nothing where there is none. */
export function ConflictNotice() {
  const { conflicts, resolve } = useEditor();
  if (conflicts.length === 0) return null;
  const more = conflicts.length - SHOWN;
  return (
    <section className={classes.notice} aria-label="Changed elsewhere too" role="alert">
      <GitMerge className={classes.icon ?? ""} size={20} aria-hidden="true" />
      <div className={classes.text}>
        <h2>Changed here and elsewhere</h2>
        <ul>
          {conflicts.slice(0, SHOWN).map((conflict) => (
            <li key={conflict.path}>
              <strong>{conflict.what}</strong>
              {conflict.problem === undefined ? (
                <dl>
                  <div data-side="mine">
                    <dt>Mine</dt>
                    <dd>{conflictValue(conflict, conflict.mine)}</dd>
                  </div>
                  <div data-side="theirs">
                    <dt>Theirs</dt>
                    <dd>{conflictValue(conflict, conflict.theirs)}</dd>
                  </div>
                </dl>
              ) : (
                <p>Cannot stand beside what changed elsewhere: it {conflict.problem}.</p>
              )}
            </li>
          ))}
        </ul>
        {more > 0 ? <p>And {more} more.</p> : null}
      </div>
      <div className={classes.buttons}>
        <Button size="xs" onClick={() => resolve("mine")}>
          Keep mine
        </Button>
        <Button size="xs" variant="default" onClick={() => resolve("theirs")}>
          Keep theirs
        </Button>
      </div>
    </section>
  );
}
