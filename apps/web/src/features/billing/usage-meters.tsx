import { Progress, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Failure } from "../../components/failure.tsx";
import { usageQuery } from "../../api/get-usage.ts";
import { formatDay, formatStorage, formatNumber } from "../../components/format.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./billing.module.css";

interface MeterProps {
  label: string;
  used: number;
  limit: number | null;
  note: string;
  words?: (amount: number) => string;
}

function Meter({ label, used, limit, note, words = (amount) => formatNumber(amount) }: MeterProps) {
  const isOver = limit !== null && used > limit;
  return (
    <div className={classes.meter}>
      <span className={classes.meterHead}>
        <strong>{label}</strong>
        <span className="sh-tabular">
          {words(used)} {limit === null ? "so far" : `of ${words(limit)}`}
        </span>
      </span>
      {limit === null ? null : (
        <Progress
          value={Math.min(100, (used / limit) * 100)}
          color={isOver ? "chili" : used >= limit * 0.8 ? "sun" : "mint"}
          size={8}
          aria-label={`${label} used`}
        />
      )}
      <span className={classes.note}>{isOver ? "Over your plan's limit. The excess is read-only." : note}</span>
    </div>
  );
}

/** What is used of the plan, and when it begins anew. */
export function UsageMeters() {
  const usage = useQuery(usageQuery(useUserId()));
  if (usage.isPending)
    return (
      <div className={classes.meters} role="status" aria-label="Loading your usage">
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} height={122} radius="lg" />
        ))}
      </div>
    );
  if (usage.isLoadingError)
    return <Failure title="Couldn't load your usage" error={usage.error} onRetry={() => void usage.refetch()} />;
  const { projects, renders, transforms, storage } = usage.data;
  return (
    <div className={classes.meters}>
      <Meter label="Renders" {...renders} note={`Resets ${formatDay(renders.resetsAt)}. Failed renders don't count.`} />
      <Meter label="Transforms" {...transforms} note={`Resets ${formatDay(transforms.resetsAt)}.`} />
      <Meter label="Projects" {...projects} note="Deleted projects don't count." />
      <Meter label="Storage" {...storage} words={formatStorage} note="Assets and finished videos, including trash." />
    </div>
  );
}
