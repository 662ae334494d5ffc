import type { SupabaseClient } from "@supabase/supabase-js";
import { createStatusWatch, type WatchedRow, type WatchSnapshot } from "./status-watch.ts";

/** Keeps what a watch knows over a reload. */
export interface SnapshotStore {
  load(): WatchSnapshot | undefined;
  save(snapshot: WatchSnapshot): void;
}

/** What to watch and whom to tell. */
export interface StatusChannelOptions<R extends WatchedRow> {
  client: SupabaseClient;
  /** A table of the public schema with a `status` and a `user_id`. */
  table: string;
  userId: string;
  /** One's newest rows as they are now. */
  read(): Promise<R[]>;
  /** The row in an update; null when it cannot be read, and the rows are read again. */
  parse(record: unknown): R | null;
  /** Rows as they are now: those of a read, or the one of an update. */
  onRows(rows: readonly R[]): void;
  /** A row came into another state. Called once for each change, whatever the connection went through. */
  onChange(row: R): void;
  store?: SnapshotStore;
  /** Calls back when the machine may have slept or been offline; answers how to stop. The browser's own signs when absent. */
  onWake?(look: () => void): () => void;
}

/** Waits between failing reads, ms. */
const RETRY_MS = [1000, 2000, 5000, 10_000];
/** While no updates come, rows are read this often, ms. */
const POLL_MS = 15_000;
/** A page unseen for so long may have been asleep. Shorter looks away cost nothing. */
const UNSEEN_MS = 60_000;

function statusOf(record: unknown): string | undefined {
  return record !== null && typeof record === "object" && "status" in record && typeof record.status === "string"
    ? record.status
    : undefined;
}

/** Back online, back from a long time unseen, or back from the browser's cache of pages: updates may have been missed. */
function whenAwake(look: () => void): () => void {
  let hiddenAt = document.visibilityState === "visible" ? null : Date.now();
  const seen = (): void => {
    if (document.visibilityState !== "visible") {
      hiddenAt ??= Date.now();
      return;
    }
    if (hiddenAt !== null && Date.now() - hiddenAt >= UNSEEN_MS) look();
    hiddenAt = null;
  };
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) look();
  };
  window.addEventListener("online", look);
  window.addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", look);
    window.removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", seen);
  };
}

/**
 * Follows the states of one person's rows through a realtime channel. The rows are read before the channel opens and each time
 * it has opened (again), so a change in between is found by comparing; updates are never told twice. Answers how to stop.
 */
export function followStatuses<R extends WatchedRow>(options: StatusChannelOptions<R>): () => void {
  const { client, table, userId, store, onRows, onChange } = options;
  const watch = createStatusWatch(store?.load());
  let gone = false;
  let subscribed = false;
  let reading = false;
  let again = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let leave = (): void => {};

  const tell = (rows: readonly R[]): void => {
    store?.save(watch.snapshot());
    for (const row of rows) onChange(row);
  };

  const look = async (): Promise<void> => {
    if (gone) return;
    // One read at a time; what asks meanwhile gets one more afterwards.
    if (reading) {
      again = true;
      return;
    }
    clearTimeout(retry);
    reading = true;
    const mark = watch.begin();
    try {
      const rows = await options.read();
      if (gone) return;
      failures = 0;
      onRows(rows);
      tell(watch.compare(rows, mark).toReversed());
    } catch (cause) {
      if (failures === 0 && !gone) console.warn(`Your ${table} cannot be read right now; trying again.`, cause);
      const wait = RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)];
      retry = setTimeout(() => void look(), wait);
    } finally {
      reading = false;
      if (again) {
        again = false;
        void look();
      }
    }
  };

  const start = async (): Promise<void> => {
    await look();
    // Joined without a token the channel would stay anonymous, and hear of nothing.
    await client.realtime.setAuth();
    if (gone) return;
    const channel = client
      .channel(`${table}:${userId}`)
      .on(
        "postgres_changes",
        { event: "UPDATE", schema: "public", table, filter: `user_id=eq.${userId}` },
        (payload) => {
          if (gone) return;
          const row = options.parse(payload.new);
          if (row === null) return void look();
          onRows([row]);
          if (watch.changed(row, statusOf(payload.old))) tell([row]);
          else store?.save(watch.snapshot());
        },
      )
      // Says when changes really flow, which on some servers is after the channel has opened.
      .on("system", {}, (message: { status?: string }) => {
        if (message.status === "ok") void look();
      })
      .subscribe((status) => {
        subscribed = status === "SUBSCRIBED";
        if (subscribed) void look();
      });
    leave = () => void client.removeChannel(channel);
  };

  const stopWaking = (options.onWake ?? whenAwake)(() => void look());
  const poll = setInterval(() => {
    if (!subscribed) void look();
  }, POLL_MS);
  start().catch((cause: unknown) => console.error(`Live updates of your ${table} are off.`, cause));
  return () => {
    gone = true;
    clearTimeout(retry);
    clearInterval(poll);
    stopWaking();
    leave();
  };
}

const PREFIX = "sayhey.states.";

/** What this tab has told somebody, kept as long as the tab lives. What is kept of others is forgotten. */
export function tabStore(table: string, userId: string): SnapshotStore {
  const mine = `${PREFIX}${userId}.`;
  const key = mine + table;
  return {
    load: () => {
      try {
        for (const name of Object.keys(sessionStorage))
          if (name.startsWith(PREFIX) && !name.startsWith(mine)) sessionStorage.removeItem(name);
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as WatchSnapshot);
      } catch {
        return undefined; // storage is off or was written by something else: the tab starts afresh
      }
    },
    save: (snapshot) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(snapshot));
      } catch {
        // Full or switched off: the only loss is what happens during a reload.
      }
    },
  };
}
