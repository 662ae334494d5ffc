import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { refreshInbox } from "../../status/refresh-inbox.ts";
import { useUserId } from "../../session/session.tsx";
import { toast } from "../../status/toast.ts";

/** What is paid for an account, and how. */
export type BillingState = FunctionOutput<"billing-get">;

/** The plan of the signed-in person and what is paid for it. */
export const billingQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.billing(userId),
    queryFn: ({ signal }) => callFunction("billing-get", {}, signal),
  });

/** Something done to one's plan: everything that shows it is read again, a refusal is told. */
export function useBillingAction<N extends FunctionName>(
  name: N,
  onDone: (output: FunctionOutput<N>, input: FunctionInput<N>) => void = () => undefined,
) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: FunctionInput<N>) => callFunction(name, input),
    onSuccess: async (output, input) => {
      await Promise.all(
        [
          queryKeys.billing(userId),
          queryKeys.usage(userId),
          queryKeys.referrals(userId),
          queryKeys.storage(userId),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      refreshInbox(queryClient, userId);
      onDone(output, input);
    },
    onError: (cause) => {
      const { message, hint } = explainError(cause);
      toast.error(message, { description: hint });
    },
  });
}
