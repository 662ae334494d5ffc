import { Progress } from "@mantine/core";
import type { RenderRow } from "@sayhey/contract/rows";
import { formatRemaining } from "../lib/format.ts";
import classes from "./render-progress.module.css";

/** Bar of a running render with what is going on and how long it still takes; nothing when it is over. */
export function RenderProgress({
  render,
}: {
  render: Pick<RenderRow, "status" | "stage" | "progress" | "remaining_ms">;
}) {
  if (render.status !== "queued" && render.status !== "processing") return null;
  const queued = render.status === "queued";
  const percent = Math.round(render.progress * 100);
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <span>{queued ? "Waiting for its turn" : (render.stage ?? "Starting")}</span>
        <span className="sh-tabular">
          {queued ? "" : `${percent}%`}
          {queued || render.remaining_ms === null ? "" : ` · ${formatRemaining(render.remaining_ms)} left`}
        </span>
      </div>
      <Progress
        value={queued ? 100 : percent}
        animated={queued}
        color={queued ? "gray" : "sun"}
        size={8}
        aria-label="Progress of the render"
      />
    </div>
  );
}
