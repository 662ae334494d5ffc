import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** One's own language model, without its key, and the name of the server's. */
export function aiQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.ai(userId),
    queryFn: ({ signal }) => callFunction("ai-get", {}, signal),
  });
}
