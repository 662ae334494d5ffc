import type { AiRunRow } from "@sayhey/contract/ai";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { aiRunsQuery, isAtWork } from "./get-ai-runs.ts";
import { useRunChanges } from "./use-run-changes.ts";

/** What models did to a project, the run that goes on, and what can be done about them. */
export function useAiRuns(projectId: string) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const query = useQuery(aiRunsQuery(projectId));
  useRunChanges(projectId);
  const last: AiRunRow | undefined = query.data?.at(-1);
  const active = isAtWork(last) ? last : undefined;
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.aiRuns(projectId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.project(projectId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.preview(projectId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) }),
    ]);
  // A run that has ended has left a new version behind, or none.
  const ended = last !== undefined && active === undefined ? last.id : null;
  useEffect(() => {
    if (ended === null) return;
    void queryClient.invalidateQueries({ queryKey: queryKeys.project(projectId) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.preview(projectId) });
  }, [ended, projectId, queryClient]);
  const stop = useMutation({
    mutationFn: (runId: string) => callFunction("ai-cancel", { runId }),
    onError: tellError,
    onSettled: refresh,
  });
  const undo = useMutation({
    mutationFn: (runId: string) => callFunction("ai-undo", { runId }),
    onError: tellError,
    onSettled: refresh,
  });
  return { query, runs: query.data ?? [], last, active, stop, undo, refresh };
}
