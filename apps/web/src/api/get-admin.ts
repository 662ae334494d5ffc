import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** Whether the signed-in person runs this installation. */
export function adminQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.admin(userId),
    queryFn: async ({ signal }) => (await callFunction("admin-check", {}, signal)).admin,
  });
}
