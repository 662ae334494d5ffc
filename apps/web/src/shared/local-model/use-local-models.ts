import type { LocalModels } from "@sayhey/contract/ai";
import type { FunctionInput, FunctionOutput } from "@sayhey/contract/functions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { aiQuery } from "../../api/get-ai.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { toast } from "../../status/toast.ts";
import { undoable } from "../../status/undo.ts";
import { decidedWords } from "./local-model-words.ts";

/** Decides about model servers on the server's machine, and looks for them again. */
export function useLocalModels() {
  const queryClient = useQueryClient();
  const ai = aiQuery(useUserId());
  const settled = () => queryClient.invalidateQueries({ queryKey: ai.queryKey });
  const choose = useMutation({
    mutationFn: ({ to }: { from: LocalModels | null; to: FunctionInput<"ai-local-choose"> }) =>
      callFunction("ai-local-choose", to),
    onSuccess: (_answer: FunctionOutput<"ai-local-choose">, { from, to }) => {
      const { title, ...said } = decidedWords(to, from?.state ?? null);
      const back = from === null ? {} : undoable(() => choose.mutate({ from: null, to: previous(from) }));
      toast.success(title, { ...said, ...back });
    },
    onError: tellError,
    onSettled: settled,
  });
  const find = useMutation({
    mutationFn: () => callFunction("ai-local-find", {}),
    onSuccess: ({ local }) => {
      if (local.length === 0) toast("No model server was found on this machine");
    },
    onError: tellError,
    onSettled: settled,
  });
  return { choose, find };
}

const previous = ({ baseUrl, state, model }: LocalModels): FunctionInput<"ai-local-choose"> => ({
  baseUrl,
  state,
  ...(model === null ? {} : { model }),
});
