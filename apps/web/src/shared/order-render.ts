import { AppError } from "@sayhey/contract/app-error";
import type { FunctionInput, FunctionOutput } from "@sayhey/contract/functions";

type Order = Omit<FunctionInput<"render-create">, "requestId">;
type Send = (input: FunctionInput<"render-create">) => Promise<FunctionOutput<"render-create">>;

/** Orders renders so that one whose answer got lost is the same render when it is ordered again: it has the same `requestId`. */
export function createRenderOrder(send: Send): (order: Order) => Promise<FunctionOutput<"render-create">> {
  let open: { settings: string; requestId: string } | null = null;
  return async (order) => {
    const settings = JSON.stringify(order);
    if (open?.settings !== settings) open = { settings, requestId: crypto.randomUUID() };
    const { requestId } = open;
    const answer = await send({ ...order, requestId });
    open = null;
    return answer;
  };
}

/** Whether to send an order once more by itself: the server could not be reached, or was away for a moment. */
export const repeatsOrder = (failures: number, error: Error): boolean =>
  failures < 2 && navigator.onLine && error instanceof AppError && error.kind === "unavailable";
