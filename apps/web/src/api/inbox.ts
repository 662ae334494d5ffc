import { notificationRowSchema, type NotificationRow } from "@sayhey/contract/notification";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { queryKeys } from "./query-keys.ts";
import { connect } from "./supabase.ts";
import { rowsOf } from "./rows-error.ts";

/** Entries that the header shows. */
const LATEST = 6;
/** Entries of a page of the list. */
const PAGE = 20;
/** Unread ones are counted up to here; more are shown as '99+'. */
const COUNTED = 100;

/** Which entries a list holds. */
export type InboxFilter = "all" | "unread";

/** Where the next page of a list begins: after this entry. */
type Cursor = Pick<NotificationRow, "id" | "created_at"> | null;

/** A part of the list, newest first. */
export interface InboxPage {
  entries: NotificationRow[];
  next: Cursor;
}

async function readPage(filter: InboxFilter, after: Cursor, size: number): Promise<InboxPage> {
  const client = await connect();
  let query = client.from("notifications").select("*").is("dismissed_at", null);
  if (filter === "unread") query = query.is("read_at", null);
  // Several entries may be of one moment, so the id decides between them.
  if (after !== null)
    query = query.or(`created_at.lt.${after.created_at},and(created_at.eq.${after.created_at},id.lt.${after.id})`);
  const answer = await query
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(size + 1);
  const rows = z.array(notificationRowSchema).parse(rowsOf(answer, "Your inbox"));
  const entries = rows.slice(0, size);
  const last = entries.at(-1);
  return { entries, next: rows.length > size && last !== undefined ? last : null };
}

/** The newest entries of one's inbox. */
export function latestQuery(userId: string) {
  return queryOptions({
    queryKey: [...queryKeys.inbox(userId), "latest"] as const,
    queryFn: async () => (await readPage("all", null, LATEST)).entries,
  });
}

/** How many entries are unread, counted up to 100. */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: [...queryKeys.inbox(userId), "unread"] as const,
    queryFn: async () => {
      const client = await connect();
      const answer = await client
        .from("notifications")
        .select("id")
        .is("read_at", null)
        .is("dismissed_at", null)
        .limit(COUNTED);
      return z.array(z.unknown()).parse(rowsOf(answer, "Your inbox")).length;
    },
  });
}

/** One's inbox in pages of 20, newest first. */
export function inboxQuery(userId: string, filter: InboxFilter) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.inbox(userId), "list", filter] as const,
    queryFn: ({ pageParam }) => readPage(filter, pageParam, PAGE),
    initialPageParam: null as Cursor,
    getNextPageParam: ({ next }: InboxPage) => next,
  });
}

/** What an owner may change on an entry: moments as ISO 8601, null takes them back. */
export type EntryPatch = Partial<Pick<NotificationRow, "read_at" | "dismissed_at">>;

/** Marks or dismisses one entry. @throws AppError when the server cannot be reached */
export async function changeEntry(id: string, patch: EntryPatch): Promise<void> {
  const client = await connect();
  rowsOf(await client.from("notifications").update(patch).eq("id", id), "Your inbox");
}

/** Marks everything unread as read; `at` marks what was changed, for taking it back. */
export async function readAll(at: string): Promise<void> {
  const client = await connect();
  const unread = client.from("notifications").update({ read_at: at }).is("read_at", null).is("dismissed_at", null);
  rowsOf(await unread, "Your inbox");
}

/** Takes `readAll` of that moment back. */
export async function unreadAll(at: string): Promise<void> {
  const client = await connect();
  rowsOf(await client.from("notifications").update({ read_at: null }).eq("read_at", at), "Your inbox");
}
