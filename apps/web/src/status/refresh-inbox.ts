import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "../api/query-keys.ts";

const AGAIN_MS = 300;

/** Reads everything again that shows one's inbox: bell, latest entries, list. */
export function refreshInbox(queryClient: QueryClient, userId: string): void {
  const key = queryKeys.inbox(userId);
  const list = { queryKey: [...key, "list"] };
  const refreshList = (): void => {
    // Reading it again now would give up the older page that somebody is waiting for.
    if (queryClient.isFetching(list) > 0) setTimeout(refreshList, AGAIN_MS);
    else void queryClient.invalidateQueries(list);
  };
  void queryClient.invalidateQueries({ queryKey: [...key, "unread"] });
  void queryClient.invalidateQueries({ queryKey: [...key, "latest"] });
  refreshList();
}
