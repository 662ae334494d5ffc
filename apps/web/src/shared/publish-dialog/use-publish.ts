import type { FunctionInput } from "@sayhey/contract/functions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellError } from "../../status/tell-error.ts";
import { undoable } from "../../status/undo.ts";
import { toast } from "../../status/toast.ts";

/** Publishes, changes and ends a publication of one project, and forgets what the cache knew of it. */
export function usePublish(
  projectId: string,
  publicationId: string | null,
  onPublished: (published: { publicationId: string; origin: string }) => void,
  onClose: () => void,
) {
  const queryClient = useQueryClient();
  const forget = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.publication(projectId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.gallery() }),
      ...(publicationId === null
        ? []
        : [queryClient.invalidateQueries({ queryKey: queryKeys.galleryItem(publicationId) })]),
    ]);
  const publish = useMutation({
    mutationFn: (input: Omit<FunctionInput<"publication-publish">, "projectId">) =>
      callFunction("publication-publish", { projectId, ...input }),
    onSuccess: async (answer) => {
      await forget();
      onPublished(answer);
    },
  });
  const save = useMutation({
    mutationFn: (input: FunctionInput<"publication-update">) => callFunction("publication-update", input),
    onSuccess: async () => {
      await forget();
      toast.success("Saved");
      onClose();
    },
  });
  const undo = useMutation({
    mutationFn: (input: FunctionInput<"publication-restore">) => callFunction("publication-restore", input),
    onSuccess: forget,
    onError: tellError,
  });
  const unpublish = useMutation({
    mutationFn: ({ publicationId: id }: { publicationId: string; versionId: string | null }) =>
      callFunction("publication-unpublish", { publicationId: id }),
    onSuccess: async (_answer, { publicationId: id, versionId }) => {
      await forget();
      toast.success("Unpublished", {
        description: "Its link no longer works. Likes and address are kept.",
        ...(versionId === null ? {} : undoable(() => undo.mutate({ publicationId: id, versionId }))),
      });
      onClose();
    },
  });
  return { publish, save, unpublish };
}
