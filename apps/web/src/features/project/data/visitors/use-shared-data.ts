import type { FunctionInput } from "@sayhey/contract/functions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../../../api/functions.ts";
import { queryKeys } from "../../../../api/query-keys.ts";
import { saveBlob } from "../../../../shared/save-blob.ts";
import { tellError } from "../../../../status/tell-error.ts";
import { toast } from "../../../../status/toast.ts";

/** Where an app runs. Each place shares data of its own. */
export type Place = FunctionInput<"shared-data-undo">["place"];
/** What shared data begin with. */
export type FirstData = FunctionInput<"shared-data-reset">["start"];

/** What the visitors of a project's app share, and what its owner can do about it. */
export function useSharedData(projectId: string) {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.sharedData(projectId);
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const data = useQuery({
    queryKey,
    queryFn: ({ signal }) => callFunction("shared-data-get", { projectId }, signal),
    refetchInterval: 15_000,
  });
  const undo = useMutation({
    mutationFn: (place: Place) => callFunction("shared-data-undo", { projectId, place }),
    onSuccess: ({ rows }) => toast.success(`${rows === 1 ? "1 row is" : `${rows} rows are`} back`),
    onError: tellError,
    onSettled,
  });
  const reset = useMutation({
    mutationFn: (input: { place: Place; start: FirstData }) =>
      callFunction("shared-data-reset", { projectId, ...input }),
    onError: tellError,
    onSettled,
  });
  const save = useMutation({
    mutationFn: (input: { place: Place; csvOf?: string }) =>
      callFunction("shared-data-export", { projectId, ...input }),
    onSuccess: ({ fileName, contentType, text }) => saveBlob(new Blob([text], { type: contentType }), fileName),
    onError: tellError,
  });
  return { data, reset, undo, save };
}
