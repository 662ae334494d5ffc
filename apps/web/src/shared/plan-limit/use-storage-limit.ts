import { useQuery } from "@tanstack/react-query";
import { storageQuery } from "../../api/get-storage.ts";
import { useUserId } from "../../session/session.tsx";
import { storageLimit, type StorageLimit } from "./storage-limit.ts";

/** Whether files can still be uploaded, and what to say before anybody tries; see `storageLimit`. */
export function useStorageLimit(noticed = false): StorageLimit {
  const { data } = useQuery(storageQuery(useUserId()));
  return data === undefined ? { full: false, note: null } : storageLimit(data, noticed);
}
