import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** What is used and left of the plan this month. */
export function usageQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.usage(userId),
    queryFn: ({ signal }) => callFunction("usage-get", {}, signal),
  });
}
