import { useMutation, useQueryClient } from "@tanstack/react-query";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { toast } from "../../status/toast.ts";

/** Checks and films a project's app again. */
export function useFilmProject(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callFunction("project-film", { projectId }),
    onError: (cause) => {
      const { message, hint } = explainError(cause);
      toast.error(message, hint === undefined ? {} : { description: hint });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.project(projectId) }),
  });
}
