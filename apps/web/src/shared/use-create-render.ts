import type { FunctionInput } from "@sayhey/contract/functions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callFunction } from "../api/functions.ts";
import { queryKeys } from "../api/query-keys.ts";
import { useUserId } from "../session/session.tsx";
import { createRenderOrder, repeatsOrder } from "./order-render.ts";

type Settings = Omit<FunctionInput<"render-create">, "requestId">;

/** Orders renders of trailers; one whose answer got lost is repeated and still made once. */
export function useCreateRender(options: { onError?: (error: Error) => void; before?: () => Promise<unknown> } = {}) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [order] = useState(() => createRenderOrder((input) => callFunction("render-create", input)));
  return useMutation({
    mutationFn: async (settings: Settings) => {
      await options.before?.();
      return order(settings);
    },
    retry: repeatsOrder,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.renders(userId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) }),
      ]),
    ...(options.onError === undefined ? {} : { onError: options.onError }),
  });
}
