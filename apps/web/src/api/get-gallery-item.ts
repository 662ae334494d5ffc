import type { FunctionOutput } from "@sayhey/contract/functions";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";
import { retryUnlessMissing } from "./retry-unless-missing.ts";

/** One published app as its page shows it. */
export type GalleryItem = FunctionOutput<"gallery-get">;

/** One published app; `userId` is whoever looks, null for a visitor, since likes are their own. */
export function galleryItemQuery(publicationId: string, userId: string | null) {
  return queryOptions({
    queryKey: [...queryKeys.galleryItem(publicationId), userId] as const,
    queryFn: ({ signal }) => callFunction("gallery-get", { publicationId }, signal),
    retry: retryUnlessMissing,
  });
}
