import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** How full the plan's storage is, and of what. */
export function storageQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.storage(userId),
    queryFn: ({ signal }) => callFunction("asset-storage", {}, signal),
  });
}
