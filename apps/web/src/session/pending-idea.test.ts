import { beforeEach, expect, test, vi } from "vitest";
import { dropIdea, keepIdea, peekIdea, pendingIdea } from "./pending-idea.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("an idea is kept with one request id, however often it is kept", () => {
  keepIdea("قائمة الوصفات 🍲");
  const first = pendingIdea();
  expect(first?.idea).toBe("قائمة الوصفات 🍲");
  keepIdea("قائمة الوصفات 🍲");
  expect(pendingIdea()).toEqual(first);
  keepIdea("Social meditation app");
  expect(pendingIdea()?.requestId).not.toBe(first?.requestId);
});

test("an idea that was left behind, dropped or garbled is none", () => {
  keepIdea("AI recipe finder", 1000);
  expect(pendingIdea(1000 + 59 * 60_000)).not.toBeNull();
  expect(pendingIdea(1000 + 61 * 60_000)).toBeNull();
  keepIdea("AI recipe finder");
  dropIdea();
  expect(peekIdea()).toBeNull();
  localStorage.setItem("sayhey.pending-idea", "AI recipe finder");
  expect(peekIdea()).toBeNull();
});
