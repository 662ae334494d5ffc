import type { FunctionInput } from "@sayhey/contract/functions";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** What of the gallery is asked for. */
export type GalleryFilter = Omit<FunctionInput<"gallery-list">, "cursor">;

/** Published apps, page by page. */
export function galleryQuery(filter: GalleryFilter) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.gallery(), filter] as const,
    queryFn: ({ signal, pageParam }) =>
      callFunction("gallery-list", { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
