import { aiRunRowSchema, type AiRunRow } from "@sayhey/contract/ai";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../api/rows-error.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { connect } from "../../api/supabase.ts";
import type { LiveRun } from "./live-run.ts";

const SHOWN = 30;

/** Whether a run still goes on. */
export const isAtWork = (run: AiRunRow | undefined): boolean => run?.status === "queued" || run?.status === "running";

async function getAiRuns(projectId: string): Promise<AiRunRow[]> {
  const client = await connect();
  const rows = rowsOf(
    await client
      .from("ai_runs")
      .select("*")
      .eq("project_id", projectId)
      .order("created_at", { ascending: false })
      .limit(SHOWN),
    "What the model did",
  );
  return z.array(aiRunRowSchema).parse(rows).toReversed();
}

/** What models did to a project, oldest first; asked again every second while one is at work. */
export function aiRunsQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.aiRuns(projectId),
    queryFn: async ({ client }) => {
      const runs = await getAiRuns(projectId);
      const last = runs.at(-1);
      if (last !== undefined && isAtWork(last))
        client.setQueryData<LiveRun>(queryKeys.liveRun(last.id), { said: last.said, changes: last.changes });
      return runs;
    },
    refetchInterval: (query) => (isAtWork(query.state.data?.at(-1)) ? 1000 : false),
  });
}
