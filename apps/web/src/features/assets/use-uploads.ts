import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { uploadAsset } from "../../lib/api/upload-asset.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import { UploadQueue, type Upload } from "./upload-queue.ts";

/** One queue for each person of this tab: uploads go on while they look at other pages. */
const queues = new Map<string, UploadQueue>();

function queueOf(userId: string): UploadQueue {
  const known = queues.get(userId);
  if (known !== undefined) return known;
  const made = new UploadQueue(uploadAsset);
  queues.set(userId, made);
  return made;
}

/** The signed-in person's uploads, and the queue that they are added to. */
export function useUploads(): { uploads: readonly Upload[]; queue: UploadQueue } {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const queue = queueOf(userId);
  useEffect(() => {
    queue.tellSettled((assetId) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) });
      if (assetId !== null) void queryClient.invalidateQueries({ queryKey: queryKeys.asset(assetId) });
    });
  }, [queue, queryClient, userId]);
  return { uploads: useSyncExternalStore(queue.subscribe, queue.uploads), queue };
}
