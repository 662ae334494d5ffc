import type { Aspect } from "@sayhey/contract/idea";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { callFunction } from "../functions.ts";
import { dropIdea, pendingIdea } from "../pending-idea.ts";
import { queryKeys } from "../query-keys.ts";
import { useUserId } from "../session.tsx";

/** Makes a project of an idea and opens it. */
export function useCreateProject() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (input: { idea: string; aspect?: Aspect; requestId?: string }) => callFunction("project-create", input),
    onSuccess: async ({ projectId }) => {
      if (pendingIdea()?.requestId === projectId) dropIdea();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) }),
        navigate(`/projects/${projectId}`),
      ]);
    },
  });
}
