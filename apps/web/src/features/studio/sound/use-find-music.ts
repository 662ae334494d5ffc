import type { FindMusic } from "@sayhey/trailer/browser";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { musicQuery } from "./music-query.ts";

/** Finds the samples of one's own music by its asset. */
export function useFindMusic(): FindMusic {
  const queryClient = useQueryClient();
  return useCallback(async (assetId) => (await queryClient.fetchQuery(musicQuery(assetId))).url, [queryClient]);
}
