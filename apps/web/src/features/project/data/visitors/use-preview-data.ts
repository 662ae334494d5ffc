import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clearPreviewStore, openPreviewStore } from "../../../../components/app-frame/preview-store.ts";
import { callFunction } from "../../../../api/functions.ts";
import { queryKeys } from "../../../../api/query-keys.ts";

/** What the owner's own preview keeps in this browser, by key; and how it is forgotten. */
export function usePreviewData(projectId: string) {
  const queryClient = useQueryClient();
  const preview = useQuery({
    queryKey: queryKeys.preview(projectId),
    queryFn: ({ signal }) => callFunction("project-preview", { projectId }, signal),
  });
  const origin = preview.data?.origin;
  const queryKey = [...queryKeys.preview(projectId), "kept", origin ?? ""];
  const kept = useQuery({
    queryKey,
    queryFn: () => openPreviewStore(origin ?? "").load(),
    enabled: origin !== undefined,
    // What is typed in the app is kept there at any moment.
    staleTime: 0,
    refetchOnMount: "always",
  });
  const clear = async (): Promise<void> => {
    if (origin === undefined) return;
    await clearPreviewStore(origin);
    queryClient.setQueryData(queryKey, {});
  };
  const entities = Object.keys(kept.data ?? {})
    .filter((key) => key.startsWith("rows:"))
    .map((key) => key.slice(5));
  return { kept: kept.data ?? null, entities, clear };
}
