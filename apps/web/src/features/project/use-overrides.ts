import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { OpenProject } from "./get-project.ts";

/** The files of a project that were changed by hand; asked again for every version. */
export function overridesQuery({ id: projectId, version }: Pick<OpenProject, "id" | "version">) {
  return queryOptions({
    queryKey: [...queryKeys.overrides(projectId), version],
    queryFn: ({ signal }) => callFunction("override-list", { projectId }, signal),
  });
}
