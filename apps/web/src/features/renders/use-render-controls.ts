import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";

/** Cancel, retry and repetition of one render. */
export function useRenderControls(renderId: string) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const settled = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.renders(userId) }),
    onError: tellError,
  };
  return {
    cancel: useMutation({ mutationFn: () => callFunction("render-cancel", { renderId }), ...settled }),
    repeat: useMutation({ mutationFn: () => callFunction("render-repeat", { renderId }), ...settled }),
    retry: useMutation({ mutationFn: () => callFunction("render-retry", { renderId }), ...settled }),
  };
}
