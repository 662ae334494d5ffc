import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore, type ComponentType } from "react";

/** What every page but the landing page needs: the data cache, and the place where toasts appear. */
export interface Workbench {
  queryClient: QueryClient;
  Toasts: ComponentType;
}

let present: Workbench | null = null;
let opening: Promise<Workbench> | undefined;
const listeners = new Set<() => void>();

/** Fetches the workbench once; the landing page does without it until someone does something. */
export function openWorkbench(): Promise<Workbench> {
  opening ??= Promise.all([import("../api/query-client.ts"), import("../components/toasts.tsx")]).then(
    ([{ createQueryClient }, { Toasts }]) => {
      present = { queryClient: createQueryClient(), Toasts };
      for (const listener of listeners) listener();
      return present;
    },
    (cause: unknown) => {
      opening = undefined;
      throw cause;
    },
  );
  return opening;
}

/** The workbench, or null while it has not been fetched. */
export function useWorkbench(): Workbench | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => present,
    () => null,
  );
}
