import { Progress, Skeleton } from "@mantine/core";
import { PLANS } from "@sayhey/contract/plans";
import { useQuery } from "@tanstack/react-query";
import { usageQuery } from "../../api/get-usage.ts";
import { formatDay } from "../../components/format.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./dashboard.module.css";

function Meter({ label, used, limit, note }: { label: string; used: number; limit: number | null; note?: string }) {
  return (
    <div className={classes.meter}>
      <span className={classes.meterLabel}>{label}</span>
      <span className="sh-tabular">
        <strong>{used}</strong> {limit === null ? "so far" : `of ${limit}`}
      </span>
      {limit === null ? null : (
        <Progress
          className={classes.meterBar ?? ""}
          value={Math.min(100, (used / limit) * 100)}
          // Full is no fault: red is what is beyond the plan.
          color={used > limit ? "chili" : used === limit ? "sun" : "mint"}
          size={6}
          aria-label={`${label} used`}
        />
      )}
      {note === undefined ? null : <span className={classes.meterNote}>{note}</span>}
    </div>
  );
}

/** What is used of the plan this month. */
export function UsageMeter() {
  const usage = useQuery(usageQuery(useUserId()));
  if (usage.isPending)
    return (
      <div className={classes.usage} data-loading role="status" aria-label="Loading your usage">
        <Skeleton height={14} maw={480} />
      </div>
    );
  // The dashboard works without it; the failure is told where it matters, when something is refused.
  if (usage.isLoadingError) return null;
  const { plan, projects, renders, transforms } = usage.data;
  return (
    <div className={classes.usage} role="group" aria-label="Usage">
      <span className={classes.plan}>{PLANS[plan].title} plan</span>
      <Meter label="Projects" used={projects.used} limit={projects.limit} />
      <Meter label="Renders" used={renders.used} limit={renders.limit} />
      <Meter
        label="Transforms"
        used={transforms.used}
        limit={transforms.limit}
        note={`Resets ${formatDay(renders.resetsAt)}`}
      />
    </div>
  );
}
