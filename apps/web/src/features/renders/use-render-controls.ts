import { useMutation, useQueryClient } from "@tanstack/react-query";
import { explainError } from "../../lib/explain-error.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import { toast } from "../../lib/toast.ts";

/** Cancel, retry and repetition of one render. */
export function useRenderControls(renderId: string) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const settled = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.renders(userId) }),
    onError: (cause: unknown) => {
      const { message, hint } = explainError(cause);
      toast.error(message, hint === undefined ? {} : { description: hint });
    },
  };
  return {
    cancel: useMutation({ mutationFn: () => callFunction("render-cancel", { renderId }), ...settled }),
    repeat: useMutation({ mutationFn: () => callFunction("render-repeat", { renderId }), ...settled }),
    retry: useMutation({ mutationFn: () => callFunction("render-retry", { renderId }), ...settled }),
  };
}
