import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { PARTS_FROM_BYTES, uploadAsset } from "../../api/upload-asset.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { adoptUploads, claimUpload, rememberFile } from "./kept-uploads.ts";
import { UploadQueue, type Upload } from "./upload-queue.ts";

/** One queue for each person of this tab: uploads go on while they look at other pages. */
const queues = new Map<string, UploadQueue>();

function queueOf(userId: string): UploadQueue {
  const known = queues.get(userId);
  if (known !== undefined) return known;
  const made = new UploadQueue(
    {
      upload: uploadAsset,
      forget: async (address) => (await import("../../api/upload-in-parts.ts")).forgetUpload(address),
      remember: (address, file) => {
        if (file !== null) claimUpload(address);
        rememberFile(address, file);
      },
      now: () => performance.now(),
    },
    (bytes) => bytes >= PARTS_FROM_BYTES,
  );
  queues.set(userId, made);
  // What was under way when the page was closed goes on; without an answer the list only lacks it.
  void adoptUploads((begun) => made.adopt([begun])).catch(() => undefined);
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
