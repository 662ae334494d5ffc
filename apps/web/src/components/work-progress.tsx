import { Progress } from "@mantine/core";
import { formatRemaining } from "./format.ts";
import classes from "./work-progress.module.css";

/** What a running piece of work says of itself. */
interface Work {
  status: string;
  stage: string | null;
  /** 0 to 1. */
  progress: number;
  remaining_ms: number | null;
}

/** Bar of a running render or transform with what is going on and how long it still takes; nothing when it is over. */
export function WorkProgress({ work, of }: { work: Work; of: "render" | "transform" }) {
  if (work.status !== "queued" && work.status !== "processing") return null;
  const queued = work.status === "queued";
  const percent = Math.round(work.progress * 100);
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <span>{queued ? "Queued" : (work.stage ?? "Starting")}</span>
        <span className="sh-tabular">
          {queued ? "" : `${percent}%`}
          {queued || work.remaining_ms === null ? "" : ` · ${formatRemaining(work.remaining_ms)} left`}
        </span>
      </div>
      <Progress
        value={queued ? 100 : percent}
        animated={queued}
        color={queued ? "gray" : "sun"}
        size={8}
        aria-label={`Progress of the ${of}`}
      />
    </div>
  );
}
