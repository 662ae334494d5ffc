import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitWork, type WorkLimit } from "./work-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that gets `share` of a processor. */
function workAt(share: number | undefined): WorkLimit & { onLate: ReturnType<typeof vi.fn> } {
  const from = Date.now();
  const onLate = vi.fn<() => void>();
  const timeOf = (): number | undefined => (share === undefined ? undefined : 7000 + share * (Date.now() - from));
  return { onLate, ...limitWork({ pid: 1, limitMs: 1000, onLate, timeOf }) };
}

test("what computes all the time is late at its limit", () => {
  const { onLate } = workAt(1);
  vi.advanceTimersByTime(999);
  expect(onLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(onLate).toHaveBeenCalledOnce();
});

test("what gets half of a processor has twice the time", () => {
  const { onLate, taken } = workAt(0.5);
  vi.advanceTimersByTime(1800);
  expect(taken()).toBe(900);
  expect(onLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(onLate).toHaveBeenCalledOnce();
});

test("what only waits is late at four times its limit", () => {
  const { onLate } = workAt(0);
  vi.advanceTimersByTime(3999);
  expect(onLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(onLate).toHaveBeenCalledOnce();
});

test("where the system tells no processor time the clock counts", () => {
  const { onLate, taken } = workAt(undefined);
  vi.advanceTimersByTime(400);
  expect(taken()).toBe(400);
  vi.advanceTimersByTime(601);
  expect(onLate).toHaveBeenCalledOnce();
});

test("what has ended is never late", () => {
  const { onLate, end } = workAt(1);
  vi.advanceTimersByTime(500);
  end();
  vi.advanceTimersByTime(10_000);
  expect(onLate).not.toHaveBeenCalled();
});
