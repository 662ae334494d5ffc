import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellError } from "../../status/tell-error.ts";
import { undoable } from "../../status/undo.ts";
import { toast } from "../../status/toast.ts";

type AdminName = Extract<FunctionName, `admin-${string}`>;

/** What an admin function answers, looked at again every `refreshMs` while the page is open. */
export function useAdminQuery<N extends AdminName>(
  name: N,
  input: FunctionInput<N>,
  refreshMs: number | false = false,
) {
  return useQuery<FunctionOutput<N>>({
    queryKey: queryKeys.adminPart(name, input),
    queryFn: ({ signal }) => callFunction(name, input, signal),
    staleTime: 0,
    refetchInterval: refreshMs,
    // The generic name keeps the library from seeing that the data before is of the same kind.
    placeholderData: keepPreviousData as never,
  });
}

/** Does something and looks at every part of the administration again; `inverse` takes it back from the toast. */
export function useAdminAct<N extends AdminName>(
  name: N,
  inverse?: (input: FunctionInput<N>) => FunctionInput<N> | null,
) {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: (input: FunctionInput<N>) => callFunction(name, input),
    onSuccess: async (_answer, input) => {
      const back = inverse?.(input) ?? null;
      toast.success("Done and logged", back === null ? {} : undoable(() => act.mutate(back)));
      await queryClient.invalidateQueries({ queryKey: queryKeys.adminParts });
    },
    onError: tellError,
  });
  return act;
}
