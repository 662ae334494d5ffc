import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";

/** Cancel and retry of one transform. */
export function useTransformControls(transformId: string) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const settled = {
    onSettled: () =>
      Promise.all(
        [queryKeys.transforms(userId), queryKeys.transform(transformId), queryKeys.usage(userId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    onError: tellError,
  };
  return {
    cancel: useMutation({ mutationFn: () => callFunction("transform-cancel", { transformId }), ...settled }),
    retry: useMutation({ mutationFn: () => callFunction("transform-retry", { transformId }), ...settled }),
  };
}
