import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { SOURCE_FILTERS } from "./version-sources.ts";

/** What of a history is shown. */
export interface HistoryFilter {
  /** A key of `SOURCE_FILTERS`. */
  source: string;
  named: boolean;
}

const PAGE = 40;

/** The versions of a project, newest first, page by page; read again whenever there is a new one. */
export function useHistory(projectId: string, version: number, { source, named }: HistoryFilter) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.history(projectId), "list", source, named],
    queryFn: ({ pageParam, signal }) => {
      const sources = SOURCE_FILTERS[source]?.sources ?? null;
      return callFunction(
        "project-history",
        {
          projectId,
          limit: PAGE,
          named,
          ...(sources === null ? {} : { sources }),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
        signal,
      );
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const newest = query.data?.pages[0]?.present;
  useEffect(() => {
    if (newest !== undefined && newest < version)
      void queryClient.invalidateQueries({ queryKey: queryKeys.history(projectId) });
  }, [queryClient, projectId, newest, version]);
  return query;
}

/** What lies between two versions, the older one first. */
export function useVersions(projectId: string, before: number, after: number) {
  return useQuery({
    queryKey: [...queryKeys.history(projectId), "between", before, after],
    queryFn: ({ signal }) => callFunction("project-version", { projectId, version: after, compareTo: before }, signal),
    placeholderData: keepPreviousData,
  });
}
