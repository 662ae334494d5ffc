import { Button, Progress } from "@mantine/core";
import type { AiRunRow } from "@sayhey/contract/ai";
import classes from "./ask.module.css";
import { costText } from "./ai-cost.ts";
import { isAtWork } from "./get-ai-runs.ts";

/** One run: what was asked for, what came of it, what it cost, and the way back. */
export function AiRunEntry({
  run,
  step,
  stopping,
  undoing,
  onStop,
  onUndo,
}: {
  run: AiRunRow;
  /** Whether it was asked for a plan alone, or to carry one out. */
  step: "plan" | "carry-out" | null;
  stopping: boolean;
  undoing: boolean;
  onStop(): void;
  onUndo(): void;
}) {
  const cost = costText(run);
  return (
    <div className={classes.entry}>
      <p className={classes.wish}>
        {step === null ? null : <span className={classes.step}>{step === "plan" ? "Plan first" : "Carry it out"}</span>}
        {run.wish ?? "Improve the new app"}
      </p>
      <div className={classes.outcome}>
        {isAtWork(run) ? (
          <>
            <p>{run.stage ?? "Waiting for its turn"}</p>
            <Progress value={Math.max(3, run.progress * 100)} animated aria-label="Progress of the model" />
            <Button size="xs" variant="default" loading={stopping} onClick={onStop}>
              Stop
            </Button>
          </>
        ) : (
          <Ended run={run} undoing={undoing} onUndo={onUndo} />
        )}
        {cost === null ? null : (
          <p className={classes.cost}>
            {run.model}: {cost}
          </p>
        )}
      </div>
    </div>
  );
}

function Ended({ run, undoing, onUndo }: { run: AiRunRow; undoing: boolean; onUndo(): void }) {
  if (run.status === "cancelled") return <p>Stopped. Nothing was changed.</p>;
  if (run.status === "failed") return <p className={classes.failed}>{run.answer}</p>;
  return (
    <>
      {run.answer === null ? null : <p>{run.answer}</p>}
      {run.changes.length === 0 ? null : (
        <ul className={classes.changes}>
          {run.changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {run.version === null ? (
        <p className={classes.cost}>Nothing was changed.</p>
      ) : run.undone ? (
        <p className={classes.cost}>Taken back.</p>
      ) : (
        <Button size="xs" variant="default" loading={undoing} onClick={onUndo}>
          Undo
        </Button>
      )}
    </>
  );
}
