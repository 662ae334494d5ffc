import { describe, expect, test } from "vitest";
import { createStatusWatch, type WatchedRow } from "./status-watch.ts";

const row = (id: string, status: string, second = 0, finished: number | null = null): WatchedRow => ({
  id,
  status,
  created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
  finished_at: finished === null ? null : new Date(Date.UTC(2026, 0, 1, 1, 0, finished)).toISOString(),
});
const idsOf = (rows: readonly WatchedRow[]): string[] => rows.map(({ id }) => id);

describe("updates", () => {
  test("progress within a state is no change", () => {
    const watch = createStatusWatch();
    watch.compare([row("a", "queued")], watch.begin());
    expect(watch.changed(row("a", "processing"), "queued")).toBe(true);
    expect(watch.changed(row("a", "processing"), "processing")).toBe(false);
    expect(watch.changed(row("a", "processing"), undefined)).toBe(false);
    expect(watch.changed(row("a", "completed", 0, 5), undefined)).toBe(true);
    expect(watch.changed(row("a", "completed", 0, 5), "processing")).toBe(false);
  });

  test("a row never seen is no change unless the server sent its old state", () => {
    expect(createStatusWatch().changed(row("a", "completed"), undefined)).toBe(false);
    expect(createStatusWatch().changed(row("a", "completed"), "processing")).toBe(true);
    expect(createStatusWatch().changed(row("a", "completed"), "completed")).toBe(false);
  });

  test("a retried row tells its second run again, also when it ends as the first did", () => {
    const watch = createStatusWatch();
    watch.compare([row("a", "failed", 0, 1)], watch.begin());
    expect(watch.changed(row("a", "queued"), "failed")).toBe(true);
    expect(watch.changed(row("a", "processing"), "queued")).toBe(true);
    expect(watch.changed(row("a", "failed", 0, 2), "processing")).toBe(true);
  });
});

describe("lists", () => {
  test("the first list is what is, and no news", () => {
    const watch = createStatusWatch();
    expect(watch.compare([row("a", "completed", 0, 1), row("b", "failed", 1, 2)], watch.begin())).toEqual([]);
  });

  test("what changed between two lists is found, once", () => {
    const watch = createStatusWatch();
    watch.compare([row("a", "processing"), row("b", "processing")], watch.begin());
    const later = [row("a", "completed", 0, 9), row("b", "processing")];
    expect(idsOf(watch.compare(later, watch.begin()))).toEqual(["a"]);
    expect(watch.compare(later, watch.begin())).toEqual([]);
    expect(watch.changed(row("a", "completed", 0, 9), "processing")).toBe(false);
  });

  test("a row that came and ended while nobody listened is news; an old one that only now fits the list is not", () => {
    const watch = createStatusWatch();
    watch.compare([row("b", "completed", 10, 1)], watch.begin());
    const later = [
      row("c", "completed", 20, 3),
      row("d", "queued", 21),
      row("b", "completed", 10, 1),
      row("a", "failed", 1, 1),
    ];
    expect(idsOf(watch.compare(later, watch.begin()))).toEqual(["c"]);
  });

  test("the first row ever, made and done while nobody listened, is news too", () => {
    const watch = createStatusWatch();
    watch.compare([], watch.begin());
    expect(idsOf(watch.compare([row("a", "done", 0, 1)], watch.begin()))).toEqual(["a"]);
  });

  test("a run that failed again while nobody listened is news", () => {
    const watch = createStatusWatch();
    watch.compare([row("a", "failed", 0, 1)], watch.begin());
    expect(idsOf(watch.compare([row("a", "failed", 0, 7)], watch.begin()))).toEqual(["a"]);
  });

  test("a list read before an update arrived does not undo it", () => {
    const watch = createStatusWatch();
    watch.compare([row("a", "processing")], watch.begin());
    const mark = watch.begin();
    expect(watch.changed(row("a", "completed", 0, 1), "processing")).toBe(true);
    expect(watch.compare([row("a", "processing")], mark)).toEqual([]);
    expect(watch.changed(row("a", "completed", 0, 1), "completed")).toBe(false);
  });

  test("the same moment written in two ways is the same moment", () => {
    const watch = createStatusWatch();
    watch.compare([{ ...row("a", "failed"), finished_at: "2026-01-01T00:00:00.123456+00:00" }], watch.begin());
    expect(watch.compare([{ ...row("a", "failed"), finished_at: "2026-01-01T00:00:00.123Z" }], watch.begin())).toEqual(
      [],
    );
  });
});

test("what a tab knows survives its reload: what changed meanwhile is news, what it has told is not", () => {
  const before = createStatusWatch();
  before.compare([row("a", "processing"), row("b", "processing")], before.begin());
  expect(before.changed(row("a", "completed", 0, 1), "processing")).toBe(true);
  const after = createStatusWatch(JSON.parse(JSON.stringify(before.snapshot())));
  expect(idsOf(after.compare([row("a", "completed", 0, 1), row("b", "failed", 0, 2)], after.begin()))).toEqual(["b"]);
});
