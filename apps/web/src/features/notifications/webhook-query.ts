import type { FunctionOutput } from "@sayhey/contract/functions";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";

/** One's webhook and what has been posted to it. */
export type WebhookState = FunctionOutput<"webhook-get">;

/** While a delivery is on its way, it is looked after so often, ms. */
const WATCH_MS = 1500;
/** Between two attempts there may be many minutes. */
const WAIT_MS = 15_000;

/** One's webhook with its last deliveries, kept fresh while some are on their way. */
export function webhookQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.webhook(userId),
    queryFn: ({ signal }) => callFunction("webhook-get", {}, signal),
    refetchInterval: ({ state }) => {
      const waiting = state.data?.deliveries.filter(({ status }) => status === "queued") ?? [];
      if (waiting.length === 0) return false;
      return waiting.some(({ attempts }) => attempts === 0) ? WATCH_MS : WAIT_MS;
    },
  });
}
