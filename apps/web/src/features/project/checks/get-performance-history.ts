import { appPerformanceSchema, type AppPerformance } from "@sayhey/contract/rows";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../../api/rows-error.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { connect } from "../../../api/supabase.ts";

/** What one version's app weighed and how fast it showed. */
export interface MeasuredVersion {
  version: number;
  performance: AppPerformance;
}

const MOST = 24;
const rowSchema = z.object({ version: z.number().int(), performance: appPerformanceSchema });

/** What the last measured versions of a project weighed, oldest first; asked again after every check. */
export function performanceHistoryQuery(projectId: string, checkedAt: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.checkHistory(projectId), checkedAt],
    queryFn: async (): Promise<MeasuredVersion[]> => {
      const client = await connect();
      const rows = rowsOf(
        await client
          .from("project_edits")
          .select("version,performance")
          .eq("project_id", projectId)
          .not("performance", "is", null)
          .order("version", { ascending: false })
          .limit(MOST),
        "The measurements",
      );
      return z.array(rowSchema).parse(rows).toReversed();
    },
  });
}
