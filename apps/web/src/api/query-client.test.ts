import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("data is fresh for 5 minutes", async () => {
  const client = createQueryClient();
  const read = vi.fn(async () => 1);
  const options = client.defaultQueryOptions({ queryKey: ["a"], queryFn: read });
  await client.fetchQuery(options);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  await client.fetchQuery(options);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await client.fetchQuery(options);
  expect(read).toHaveBeenCalledTimes(2);
});

test("data nobody looks at is kept for 30 minutes", async () => {
  const client = createQueryClient();
  const stop = new QueryObserver(client, { queryKey: ["a"], queryFn: async () => 1 }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
  expect(client.getQueryData(["a"])).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(["a"])).toBeUndefined();
});

test("a read that fails is tried once more", async () => {
  const client = createQueryClient();
  const read = vi.fn(async () => {
    throw new Error("no");
  });
  const seen: string[] = [];
  const stop = new QueryObserver(client, { queryKey: ["a"], queryFn: read }).subscribe(({ status }) =>
    seen.push(status),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  stop();
  expect(read).toHaveBeenCalledTimes(2);
  expect(seen.at(-1)).toBe("error");
});

test("nothing is read because the window gets the focus", () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 300_000,
    gcTime: 1_800_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
});
