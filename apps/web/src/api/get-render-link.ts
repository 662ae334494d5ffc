import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { queryKeys } from "./query-keys.ts";

/** Where whoever has the link may watch a render, or null while that is switched off. */
export function renderLinkQuery(renderId: string) {
  return queryOptions({
    queryKey: queryKeys.renderLink(renderId),
    queryFn: async ({ signal }) => (await callFunction("render-link-get", { renderId }, signal)).path,
  });
}
