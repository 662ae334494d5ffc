import { Button, Progress } from "@mantine/core";
import type { AiRunRow } from "@sayhey/contract/ai";
import { useQuery } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { assetThumbQuery } from "../../api/sign-asset.ts";
import classes from "./ask.module.css";
import { costText } from "../../shared/run-cost/run-cost.ts";
import { isAtWork } from "./get-ai-runs.ts";
import { LiveWords } from "./live-words.tsx";
import { RunDesign } from "./run-design.tsx";
import { RunPictures } from "./run-pictures.tsx";
import { RunQuestion } from "./run-question.tsx";
import { RunWishes } from "./run-wishes.tsx";
import { budgetText } from "./run-words.ts";

/** One run: what was asked for, what came of it, what it cost, and the way back. */
export function AiRunEntry({
  run,
  step,
  stopping,
  undoing,
  onStop,
  onUndo,
  onChoose,
}: {
  run: AiRunRow;
  /** Whether it was asked for a plan alone, or to carry one out. */
  step: "plan" | "carry-out" | null;
  stopping: boolean;
  undoing: boolean;
  onStop(): void;
  onUndo(): void;
  /** Answers what the model asked; null where somebody has. */
  onChoose: ((choice: string) => void) | null;
}) {
  const cost = costText(run);
  const budget = budgetText(run);
  return (
    <div className={classes.entry}>
      <p className={classes.wish}>
        {step === null ? null : <span className={classes.step}>{step === "plan" ? "Plan first" : "Apply plan"}</span>}
        {run.wish ?? "Build this app"}
        {run.picture_asset_id === null ? null : <RunPicture assetId={run.picture_asset_id} />}
      </p>
      <div className={classes.outcome}>
        {isAtWork(run) ? (
          <>
            <RunDesign run={run} />
            <RunWishes run={run} />
            <LiveWords run={run} />
            <div className={classes.working}>
              <p className={classes.stage}>{run.stage ?? "Queued"}</p>
              <Button size="compact-sm" variant="default" loading={stopping} onClick={onStop}>
                Stop
              </Button>
            </div>
            <Progress value={Math.max(3, run.progress * 100)} animated aria-label="Progress of the model" />
            {budget === null ? null : <p className={classes.cost}>{budget}</p>}
          </>
        ) : (
          <Ended run={run} onChoose={onChoose} />
        )}
        <div className={classes.foot}>
          <WayBack run={run} undoing={undoing} onUndo={onUndo} />
          {cost === null ? null : (
            <p className={classes.cost}>
              {run.model}: {cost}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** The picture that went with a wish. */
function RunPicture({ assetId }: { assetId: string }) {
  const { data } = useQuery({ ...assetThumbQuery(assetId), staleTime: 600_000 });
  return data === undefined || data === null ? null : (
    <img className={classes.picture} src={data} alt="Sent with this message" />
  );
}

function Ended({ run, onChoose }: { run: AiRunRow; onChoose: ((choice: string) => void) | null }) {
  if (run.status === "cancelled") return <p>Stopped. Nothing was changed.</p>;
  if (run.status === "failed") return <p className={classes.failed}>{run.answer}</p>;
  return (
    <>
      {run.answer === null ? null : <p>{run.answer}</p>}
      {run.question === null ? null : <RunQuestion question={run.question} onChoose={onChoose} />}
      <RunWishes run={run} />
      <RunDesign run={run} />
      {run.changes.length === 0 ? null : (
        <ul className={classes.changes}>
          {run.changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {run.pictured_page === null ? null : <RunPictures run={run} page={run.pictured_page} />}
    </>
  );
}

/** Whether there is something to take back, and the button that does. */
function WayBack({ run, undoing, onUndo }: { run: AiRunRow; undoing: boolean; onUndo(): void }) {
  if (run.status !== "done") return null;
  if (run.question !== null) return null;
  if (run.version === null) return <p className={classes.cost}>Nothing was changed.</p>;
  if (run.undone) return <p className={classes.cost}>Undone.</p>;
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Undo2 size={14} aria-hidden="true" />}
      loading={undoing}
      onClick={onUndo}
    >
      Undo
    </Button>
  );
}
