import { QueryClient } from "@tanstack/react-query";
import { AppError } from "@sayhey/contract/app-error";

const MINUTE = 60_000;
/** Refusals that a second try cannot turn into an answer. */
const FINAL = new Set(["bad-request", "unauthenticated", "forbidden", "not-found", "quota", "cancelled"]);

/** The data cache: fresh 5 minutes, kept 30, one retry, nothing fetched on window focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 30 * MINUTE,
        retry: (failures, error) => failures < 1 && !(error instanceof AppError && FINAL.has(error.kind)),
        refetchOnWindowFocus: false,
      },
    },
  });
}
