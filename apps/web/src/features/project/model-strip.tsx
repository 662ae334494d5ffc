import { Button, Progress } from "@mantine/core";
import { Link } from "react-router";
import classes from "./ask.module.css";
import { costText } from "../../shared/run-cost/run-cost.ts";
import type { OpenProject } from "./get-project.ts";
import type { useAiRuns } from "./use-ai-runs.ts";

/** The stage that says no more than the line itself. */
const SAID_ALREADY = "Building the app";

/** What a model is doing to the app, or has just done to a new one; nothing otherwise. */
export function ModelStrip({ project, ai }: { project: OpenProject; ai: ReturnType<typeof useAiRuns> }) {
  const { last, active, stop, undo } = ai;
  if (active !== undefined) {
    return (
      <div className={classes.strip}>
        <p role="status">
          {active.kind === "plan" ? "The model is building your app" : "The model is at work"}
          {active.stage === null || active.stage === SAID_ALREADY ? "." : `: ${active.stage.toLowerCase()}.`}
        </p>
        <Progress
          className={classes.bar ?? ""}
          value={Math.max(3, active.progress * 100)}
          aria-label="Progress of the model"
        />
        <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate(active.id)}>
          Stop
        </Button>
      </div>
    );
  }
  // Told until the app has been changed since.
  if (last?.kind !== "plan" || (last.version ?? 1) !== project.version) return null;
  if (last.status === "failed") {
    return (
      <div className={classes.strip} data-failed>
        <p role="status">{last.answer}</p>
        <Button size="xs" variant="default" component={Link} to="/settings#ai">
          Model settings
        </Button>
      </div>
    );
  }
  if (last.status !== "done" || last.version === null) return null;
  const cost = costText(last);
  return (
    <section className={classes.strip} aria-label="What the model did">
      <p role="status">
        {last.model} built this app{cost === null ? "." : ` (${cost}).`}
      </p>
      <Button size="xs" variant="default" loading={undo.isPending} onClick={() => undo.mutate(last.id)}>
        Undo
      </Button>
    </section>
  );
}
