import type { Op } from "@sayhey/appspec";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "sonner";
import { explainError } from "../../lib/explain-error.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import type { OpenProject } from "./get-project.ts";

/** Sends ops to a project; the preview, the checks and the trailer follow. */
export function useEditProject(project: OpenProject) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  // An undo may be pressed before the project is read again.
  const latest = useRef(project.version);
  return useMutation({
    mutationFn: (ops: Op[]) =>
      callFunction("project-edit", {
        projectId: project.id,
        baseVersion: Math.max(latest.current, project.version),
        ops,
      }),
    onSuccess: ({ appHash, version }) => {
      latest.current = version;
      queryClient.setQueryData(queryKeys.preview(project.id), (before: { origin: string } | undefined) =>
        before === undefined ? before : { ...before, appHash },
      );
    },
    onError: (cause) => {
      const { message, hint } = explainError(cause);
      toast.error(message, hint === undefined ? {} : { description: hint });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.project(project.id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.preview(project.id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) }),
      ]),
  });
}
