import type { AiRunRow } from "@sayhey/contract/ai";
import { skipToken, useQuery, type QueryClient } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";

/** What changes several times a second while a model writes; kept apart, so that only what shows it is drawn anew. */
export type LiveRun = Pick<AiRunRow, "said" | "changes">;

/** Takes over what a run tells of itself. Its row in the list changes only where more than its words did. */
export function takeRun(queryClient: QueryClient, projectId: string, run: AiRunRow): void {
  const { said, changes } = run;
  queryClient.setQueryData<LiveRun>(queryKeys.liveRun(run.id), { said, changes });
  queryClient.setQueryData<AiRunRow[]>(queryKeys.aiRuns(projectId), (before) => {
    if (before === undefined) return before;
    const known = before.find(({ id }) => id === run.id);
    if (known === undefined) return [...before, run];
    if (run.status === "running" && stateOf(known) === stateOf(run)) return before;
    return before.map((each) => (each.id === run.id ? run : each));
  });
}

const stateOf = (run: AiRunRow): string => {
  const { status, stage, progress, draft_hash, output_tokens, design, budget, wishes } = run;
  const listed = wishes.map(({ text, state }) => text + state);
  return [status, stage, progress, draft_hash, output_tokens, design?.name, budget?.round, ...listed].join();
};

/** What a run has said and made so far. */
export function useLiveRun(run: AiRunRow): LiveRun {
  const live = useQuery<LiveRun>({ queryKey: queryKeys.liveRun(run.id), queryFn: skipToken }).data;
  return live ?? run;
}
