import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FunctionInput } from "@sayhey/contract/functions";
import { useNavigate } from "react-router";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";

/** Queues a transform and opens its page. */
export function useCreateTransform() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (input: FunctionInput<"transform-create">) => callFunction("transform-create", input),
    onSuccess: async ({ transformId }) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.transforms(userId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) }),
        navigate(`/transform/${transformId}`),
      ]);
    },
  });
}
