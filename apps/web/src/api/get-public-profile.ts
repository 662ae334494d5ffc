import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";
import { retryUnlessMissing } from "./retry-unless-missing.ts";

/** A person as everybody sees them. */
export function publicProfileQuery(username: string) {
  return queryOptions({
    queryKey: queryKeys.publicProfile(username),
    queryFn: ({ signal }) => callFunction("profile-get", { username }, signal),
    retry: retryUnlessMissing,
  });
}
