import { useMutation, useQueryClient } from "@tanstack/react-query";
import { galleryItemQuery, type GalleryItem } from "../../api/get-gallery-item.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellError } from "../../status/tell-error.ts";

/** Likes or stops liking a published app; shown at once, taken back when the server refuses. */
export function useLike(publicationId: string, userId: string | null) {
  const queryClient = useQueryClient();
  const { queryKey } = galleryItemQuery(publicationId, userId);
  const show = (change: (before: GalleryItem) => { liked: boolean; likes: number }) =>
    queryClient.setQueryData(queryKey, (before) => {
      if (before === undefined) return before;
      const { liked, likes } = change(before);
      return { ...before, liked, item: { ...before.item, likes } };
    });
  return useMutation({
    mutationFn: (liked: boolean) => callFunction("gallery-like", { publicationId, liked }),
    // One after the other: the last word of the person is the last word to the server.
    scope: { id: `like ${publicationId}` },
    onMutate: async (liked) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      show((item) => ({ liked, likes: Math.max(0, item.item.likes + (liked ? 1 : 0) - (item.liked ? 1 : 0)) }));
      return { before };
    },
    onError: (cause, _liked, context) => {
      if (context?.before !== undefined) queryClient.setQueryData(queryKey, context.before);
      tellError(cause);
    },
    onSuccess: (answer) => {
      show(() => answer);
      return queryClient.invalidateQueries({ queryKey: queryKeys.gallery(), refetchType: "none" });
    },
  });
}
