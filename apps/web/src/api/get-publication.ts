import type { FunctionOutput } from "@sayhey/contract/functions";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** What is published of a project, and what to suggest where nothing is yet. */
export type PublicationState = FunctionOutput<"publication-get">;

/** What is published of one's own project. */
export function publicationQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.publication(projectId),
    queryFn: ({ signal }) => callFunction("publication-get", { projectId }, signal),
  });
}
