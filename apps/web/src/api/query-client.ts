import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

/** The data cache: fresh 5 minutes, kept 30, one retry, nothing fetched on window focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, gcTime: 30 * MINUTE, retry: 1, refetchOnWindowFocus: false },
      // Offline, a change fails at once and is told; held back, it would be sent later without anybody asking.
      mutations: { networkMode: "always" },
    },
  });
}
