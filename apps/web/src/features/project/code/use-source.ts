import type { FunctionInput, FunctionOutput } from "@sayhey/contract/functions";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useUserId } from "../../../session/session.tsx";
import type { OpenProject } from "../get-project.ts";

type Versioned = Pick<OpenProject, "id" | "version">;

/** Every file of a project's app at its present version. */
export const sourceQuery = ({ id: projectId, version }: Versioned) =>
  queryOptions({
    queryKey: [...queryKeys.source(projectId), "files", version],
    queryFn: ({ signal }) => callFunction("project-source", { projectId }, signal),
    placeholderData: keepPreviousData,
  });

/** One file, beside what the generator writes there. */
export const fileQuery = ({ id: projectId, version }: Versioned, path: string) =>
  queryOptions({
    queryKey: [...queryKeys.source(projectId), "file", path, version] as const,
    queryFn: ({ signal }): Promise<FunctionOutput<"project-file">> =>
      callFunction("project-file", { projectId, path }, signal),
    retry: false,
    // Another version of this file, but never another file.
    placeholderData: (before, query) => (query?.queryKey[3] === path ? before : undefined),
  });

/** What compiler and type checker say. */
export const problemsQuery = ({ id: projectId, version }: Versioned) =>
  queryOptions({
    queryKey: [...queryKeys.source(projectId), "problems", version],
    queryFn: ({ signal }) => callFunction("source-problems", { projectId }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

type Search = Omit<FunctionInput<"source-search">, "projectId">;

/** Places in all files. */
export const searchQuery = ({ id: projectId, version }: Versioned, search: Search) =>
  queryOptions({
    queryKey: [...queryKeys.source(projectId), "search", version, search],
    queryFn: ({ signal }) => callFunction("source-search", { projectId, ...search }, signal),
    enabled: search.query !== "",
    retry: false,
    placeholderData: keepPreviousData,
  });

/** A change of one file. */
export interface FileChange {
  path: string;
  /** Null gives it back to the generator, or deletes a file of one's own. */
  text: string | null;
  /** Takes the text against what the generator writes now. */
  settle?: boolean;
  baseVersion: number;
}

/** Changes one file of the app; whatever shows it follows. */
export function useChangeFile(project: OpenProject) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: ({ path, text, settle = false, baseVersion }: FileChange) =>
      text === null
        ? callFunction("override-remove", { projectId: project.id, baseVersion, path, checkTypes: false })
        : callFunction("override-save", { projectId: project.id, baseVersion, path, text, settle, checkTypes: false }),
    onSuccess: ({ appHash, version }, { path, text }) => {
      // Shown at once, and of the version that comes with the project.
      const file = fileQuery(project, path).queryKey;
      const before = queryClient.getQueryData<FunctionOutput<"project-file">>(file);
      if (before !== undefined) {
        const after = { ...before, version, text: text ?? before.generated ?? "" };
        queryClient.setQueryData(file, after);
        queryClient.setQueryData(fileQuery({ id: project.id, version }, path).queryKey, after);
      }
      queryClient.setQueryData(queryKeys.preview(project.id), (before: { origin: string } | undefined) =>
        before === undefined ? before : { ...before, appHash },
      );
    },
    onSettled: () =>
      Promise.all(
        [
          queryKeys.project(project.id),
          queryKeys.preview(project.id),
          queryKeys.overrides(project.id),
          queryKeys.source(project.id),
          queryKeys.projects(userId),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
