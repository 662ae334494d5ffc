import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** Signed addresses of a finished render's files. */
export function renderFilesQuery(renderId: string) {
  return queryOptions({
    queryKey: queryKeys.renderFiles(renderId),
    queryFn: ({ signal }) => callFunction("render-files", { renderId }, signal),
  });
}
