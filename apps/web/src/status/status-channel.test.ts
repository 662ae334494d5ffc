import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followStatuses } from "./status-channel.ts";
import type { WatchedRow } from "./status-watch.ts";

const ME = "me";
const row = (id: string, status: string, finished: string | null = null): WatchedRow => ({
  id,
  status,
  created_at: "2026-01-01T00:00:00Z",
  finished_at: finished,
});
const END = "2026-01-01T00:01:00Z";

/** A channel whose server is this test. */
function fakeClient() {
  const calls: string[] = [];
  const handlers: Record<string, (payload: unknown) => void> = {};
  let onState: (state: string) => void = () => {};
  const asked: unknown[] = [];
  const channel = {
    on: (kind: string, filter: unknown, handler: (payload: unknown) => void) => {
      if (kind === "postgres_changes") asked.push(filter);
      handlers[kind] = handler;
      return channel;
    },
    subscribe: (handler: (state: string) => void) => {
      calls.push("subscribe");
      onState = handler;
      return channel;
    },
  };
  const client = {
    realtime: { setAuth: async () => void calls.push("setAuth") },
    channel: (name: string) => {
      calls.push(`channel ${name}`);
      return channel;
    },
    removeChannel: async () => void calls.push("removeChannel"),
  };
  return {
    client: client as unknown as SupabaseClient,
    calls,
    asked,
    state: (state: string) => onState(state),
    update: (after: WatchedRow, before: string) =>
      handlers["postgres_changes"]?.({ new: after, old: { id: after.id, status: before } }),
  };
}

let rows: WatchedRow[];
let told: string[];
let reads: number;
let read: () => Promise<WatchedRow[]>;
let wake: () => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  rows = [];
  told = [];
  reads = 0;
  read = async () => structuredClone(rows);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function follow(client: SupabaseClient): void {
  stop = followStatuses<WatchedRow>({
    client,
    table: "renders",
    userId: ME,
    read: () => {
      reads += 1;
      return read();
    },
    parse: (record) => record as WatchedRow,
    onRows: () => undefined,
    onChange: ({ id, status }) => told.push(`${id} ${status}`),
    onWake: (look) => {
      wake = look;
      return () => undefined;
    },
  });
}
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("the token is set before the channel is joined, and the channel asks for updates of one's own rows only", async () => {
  const { client, calls, asked } = fakeClient();
  follow(client);
  await settle();
  expect(calls).toEqual(["setAuth", `channel renders:${ME}`, "subscribe"]);
  expect(asked).toEqual([{ event: "UPDATE", schema: "public", table: "renders", filter: `user_id=eq.${ME}` }]);
});

test("a change between the first read and the open channel is told once", async () => {
  const { client, state, update } = fakeClient();
  rows = [row("a", "processing")];
  follow(client);
  await settle();
  rows = [row("a", "completed", END)];
  state("SUBSCRIBED");
  await settle();
  expect(told).toEqual(["a completed"]);
  update(row("a", "completed", END), "processing");
  expect(told).toEqual(["a completed"]);
});

test("a change while the line was down is told once when it is up again", async () => {
  const { client, state } = fakeClient();
  rows = [row("a", "processing")];
  follow(client);
  await settle();
  state("SUBSCRIBED");
  await settle();
  state("CHANNEL_ERROR");
  rows = [row("a", "completed", END)];
  state("SUBSCRIBED");
  await settle();
  state("SUBSCRIBED");
  await settle();
  expect(told).toEqual(["a completed"]);
});

test("a read that is slower than an update does not tell it again, nor take it back", async () => {
  const { client, state, update } = fakeClient();
  rows = [row("a", "processing")];
  follow(client);
  await settle();
  let answer: (list: WatchedRow[]) => void = () => {};
  read = () => new Promise((resolve) => (answer = resolve));
  state("SUBSCRIBED");
  update(row("a", "completed", END), "processing");
  answer([row("a", "processing")]);
  await settle();
  expect(told).toEqual(["a completed"]);
});

test("waking up reads again, and a read that fails is tried again until it works", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { client, state } = fakeClient();
  rows = [row("a", "processing")];
  follow(client);
  await settle();
  state("SUBSCRIBED");
  await settle();
  read = async () => {
    throw new Error("offline");
  };
  wake();
  await vi.advanceTimersByTimeAsync(4000);
  expect(told).toEqual([]);
  read = async () => [row("a", "failed", END)];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(["a failed"]);
  vi.restoreAllMocks();
});

test("without a channel the rows are read every 15 s; with one they are not", async () => {
  const { client, state } = fakeClient();
  rows = [row("a", "processing")];
  follow(client);
  await settle();
  rows = [row("a", "completed", END)];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toEqual(["a completed"]);
  state("SUBSCRIBED");
  await settle();
  const before = reads;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads).toBe(before);
});

test("after it is stopped, nothing that was under way is told", async () => {
  const { client, state, update, calls } = fakeClient();
  rows = [row("a", "processing")];
  follow(client);
  await settle();
  rows = [row("a", "completed", END)];
  state("SUBSCRIBED");
  stop();
  await settle();
  update(row("a", "completed", END), "processing");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  expect(calls.at(-1)).toBe("removeChannel");
});
