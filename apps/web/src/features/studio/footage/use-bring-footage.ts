import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { uploadAsset } from "../../../api/upload-asset.ts";
import { explainError } from "../../../api/explain-error.ts";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useUserId } from "../../../session/session.tsx";
import { footageQuery } from "./footage-query.ts";

/** A file on its way to become footage. */
export type Bringing =
  | { kind: "uploading"; name: string; share: number }
  | { kind: "making"; name: string; share: number }
  | { kind: "failed"; name: string; problem: string };

/** Brings files of one's own into a trailer: uploads them, has them made into footage, and tells the footage's id. */
export function useBringFootage(projectId: string, onReady: (footageId: string) => void) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [bringing, setBringing] = useState<Bringing | null>(null);
  const [awaited, setAwaited] = useState<{ importId: string; assetId: string; name: string } | null>(null);
  const abort = useRef<AbortController | null>(null);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  const list = useQuery(footageQuery(projectId));
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: footageQuery(projectId).queryKey }),
    [queryClient, projectId],
  );

  const fail = (name: string, cause: unknown): void => {
    const { message, hint } = explainError(cause);
    setBringing({ kind: "failed", name, problem: hint === undefined ? message : `${message} ${hint}` });
  };

  /** Makes footage of a file that is there already. */
  const take = async (assetId: string, name: string): Promise<void> => {
    setAwaited(null);
    setBringing({ kind: "making", name, share: 0 });
    try {
      const { footageId, importId } = await callFunction("footage-add", { projectId, assetId });
      await refresh();
      if (footageId !== null) {
        setBringing(null);
        ready.current(footageId);
      } else if (importId !== null) setAwaited({ importId, assetId, name });
    } catch (cause) {
      fail(name, cause);
    }
  };

  const upload = async (file: File): Promise<void> => {
    const control = new AbortController();
    abort.current = control;
    setAwaited(null);
    setBringing({ kind: "uploading", name: file.name, share: 0 });
    try {
      const { id } = await uploadAsset(file, {
        signal: control.signal,
        onProgress: (share) => setBringing({ kind: "uploading", name: file.name, share }),
      });
      void queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) });
      await take(id, file.name);
    } catch (cause) {
      if (control.signal.aborted) setBringing(null);
      else fail(file.name, cause);
    }
  };

  // A video takes a while: its job is followed through the list.
  const running = list.data?.imports.find(({ importId }) => importId === awaited?.importId);
  const made = list.data?.sources.find(({ originAssetId }) => awaited !== null && originAssetId === awaited.assetId);
  const readyId = made !== undefined && (running === undefined || running.status === "done") ? made.id : null;
  useEffect(() => {
    if (readyId !== null) ready.current(readyId);
  }, [readyId]);
  const shown: Bringing | null =
    awaited === null || running === undefined
      ? bringing
      : running.status === "failed" || running.status === "cancelled"
        ? {
            kind: "failed",
            name: awaited.name,
            problem: running.errorMessage ?? "It was stopped before it was done.",
          }
        : { kind: "making", name: awaited.name, share: running.progress };

  const cancel = async (): Promise<void> => {
    abort.current?.abort();
    if (awaited !== null)
      await callFunction("footage-cancel", { importId: awaited.importId }).catch((cause: unknown) =>
        console.warn("The import could not be stopped.", cause),
      );
    setAwaited(null);
    setBringing(null);
    await refresh();
  };

  return { bringing: shown, upload, take, cancel };
}
