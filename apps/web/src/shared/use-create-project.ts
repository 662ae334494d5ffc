import type { Aspect, Colours } from "@sayhey/contract/idea";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { callFunction } from "../api/functions.ts";
import { dropIdea, pendingIdea } from "../session/pending-idea.ts";
import { queryKeys } from "../api/query-keys.ts";
import { useUserId } from "../session/session.tsx";

/** What a new project is made of. */
export interface NewProject {
  /** With a template, what makes it one's own; may then be empty. */
  idea: string;
  template?: string;
  aspect?: Aspect;
  colours?: Colours;
  requestId?: string;
}

/** Makes a project of an idea or a template and opens it. */
export function useCreateProject() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ template, ...input }: NewProject) =>
      template === undefined
        ? callFunction("project-create", input)
        : callFunction("template-use", {
            template,
            twist: input.idea,
            ...(input.aspect === undefined ? {} : { aspect: input.aspect }),
            ...(input.colours === undefined ? {} : { colours: input.colours }),
          }),
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
