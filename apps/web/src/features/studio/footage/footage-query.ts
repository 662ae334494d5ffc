import type { FunctionOutput } from "@sayhey/contract/functions";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";

/** All that scenes of a project's trailer can show. */
type FootageList = FunctionOutput<"footage-list">;
/** Something a scene can show. */
export type FootageEntry = FootageList["sources"][number];

const POLL_MS = 1500;

/** What scenes of a project's trailer can show; asked again while files are being made into footage. */
export function footageQuery(projectId: string) {
  return queryOptions({
    queryKey: [...queryKeys.studio(projectId), "footage"],
    queryFn: ({ signal }) => callFunction("footage-list", { projectId }, signal),
    refetchInterval: (query) =>
      query.state.data?.imports.some(({ status }) => status === "queued" || status === "processing") === true
        ? POLL_MS
        : false,
  });
}
