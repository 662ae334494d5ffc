import type { FunctionInput } from "@sayhey/contract/functions";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { tellError } from "../../lib/tell-error.ts";
import { useUserId } from "../../lib/session.tsx";
import type { OpenProject } from "./get-project.ts";

/** The files of a project that were changed by hand; asked again for every version. */
export function overridesQuery({ id: projectId, version }: Pick<OpenProject, "id" | "version">) {
  return queryOptions({
    queryKey: [...queryKeys.overrides(projectId), version],
    queryFn: ({ signal }) => callFunction("override-list", { projectId }, signal),
  });
}

type Choice = Pick<FunctionInput<"override-save">, "path"> & {
  /** The file as written by hand, against what is generated now; null gives it back to the generator. */
  mine: string | null;
};

/** Settles one file: as written by hand, or as generated. */
export function useSettleOverride(project: OpenProject) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ path, mine }: Choice) => {
      const file = { projectId: project.id, baseVersion: project.version, path };
      return mine === null
        ? callFunction("override-remove", file)
        : callFunction("override-save", { ...file, text: mine, settle: true });
    },
    onError: tellError,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.project(project.id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.preview(project.id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.overrides(project.id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) }),
      ]),
  });
}
