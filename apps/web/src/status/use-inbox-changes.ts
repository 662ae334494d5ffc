import type { NotificationRow } from "@sayhey/contract/notification";
import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { changeEntry, type EntryPatch, type InboxPage, readAll, unreadAll, unreadQuery } from "../api/inbox.ts";
import { queryKeys } from "../api/query-keys.ts";
import { refreshInbox } from "./refresh-inbox.ts";
import { useUserId } from "../session/session.tsx";
import { tellError } from "./tell-error.ts";
import { undoable } from "./undo.ts";
import { toast } from "./toast.ts";

/** Marks and dismisses entries of one's inbox: shown at once, taken back when the server refuses, undone from a toast. */
export function useInboxChanges() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const key = queryKeys.inbox(userId);

  /** Shows the entries as they will be; what is dismissed goes. */
  const show = (change: (entry: NotificationRow) => NotificationRow): void => {
    const changed = (entries: NotificationRow[]) => entries.map(change).filter((entry) => entry.dismissed_at === null);
    queryClient.setQueryData<NotificationRow[]>([...key, "latest"], (entries) =>
      entries === undefined ? entries : changed(entries),
    );
    queryClient.setQueriesData<InfiniteData<InboxPage>>({ queryKey: [...key, "list"] }, (data) =>
      data === undefined
        ? data
        : { ...data, pages: data.pages.map((page) => ({ ...page, entries: changed(page.entries) })) },
    );
  };
  const count = (change: (unread: number) => number): void => {
    queryClient.setQueryData(unreadQuery(userId).queryKey, (unread) =>
      unread === undefined ? unread : Math.max(0, change(unread)),
    );
  };
  /** False when the server refused, and everything is as it was. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (cause) {
      tellError(cause);
      return false;
    } finally {
      refreshInbox(queryClient, userId);
    }
  };
  const change = async (entry: NotificationRow, patch: EntryPatch): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: key });
    const after = { ...entry, ...patch };
    const isUnread = (row: NotificationRow) => row.read_at === null && row.dismissed_at === null;
    show((row) => (row.id === entry.id ? { ...row, ...patch } : row));
    count((unread) => unread + Number(isUnread(after)) - Number(isUnread(entry)));
    return attempt(() => changeEntry(entry.id, patch));
  };

  return {
    markRead: (entry: NotificationRow): void => {
      if (entry.read_at === null) void change(entry, { read_at: new Date().toISOString() });
    },
    toggleRead: (entry: NotificationRow): void => {
      void change(entry, { read_at: entry.read_at === null ? new Date().toISOString() : null });
    },
    markAllRead: async (): Promise<void> => {
      const at = new Date().toISOString();
      await queryClient.cancelQueries({ queryKey: key });
      show((row) => (row.read_at === null ? { ...row, read_at: at } : row));
      count(() => 0);
      if (!(await attempt(() => readAll(at)))) return;
      toast(
        "Everything is marked as read",
        undoable(() => void attempt(() => unreadAll(at))),
      );
    },
    dismiss: async (entry: NotificationRow): Promise<void> => {
      if (!(await change(entry, { dismissed_at: new Date().toISOString() }))) return;
      toast(
        `'${entry.title}' is dismissed`,
        undoable(() => void attempt(() => changeEntry(entry.id, { dismissed_at: null }))),
      );
    },
  };
}
