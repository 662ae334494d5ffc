import { Progress, Skeleton } from "@mantine/core";
import { PLANS } from "@sayhey/contract/plans";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { formatStorage } from "../../lib/format.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import classes from "./assets.module.css";

const storageQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.storage(userId),
    queryFn: ({ signal }) => callFunction("asset-storage", {}, signal),
  });

/** How full the plan's storage is. */
export function StorageMeter() {
  const storage = useQuery(storageQuery(useUserId()));
  if (storage.isPending) return <Skeleton height={38} width={240} />;
  // The library works without it; a full storage is told when something is refused.
  if (storage.isLoadingError) return null;
  const { used, inBin, limit, plan } = storage.data;
  const share = Math.min(100, (used / limit) * 100);
  return (
    <div className={classes.storage} role="group" aria-label="Storage">
      <span className="sh-tabular">
        <strong>{formatStorage(used)}</strong> of {formatStorage(limit)} on the {PLANS[plan].title} plan
        {inBin === 0 ? null : <span className={classes.dimmed}>, {formatStorage(inBin)} in the bin</span>}
      </span>
      <Progress
        value={share}
        size={6}
        color={share >= 95 ? "chili" : share >= 80 ? "sun" : "mint"}
        aria-label="Storage used"
      />
    </div>
  );
}
