import { inspect } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseError } from "./database-away.ts";
import { noteBack } from "./outage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  noteBack();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const gone = () => databaseError(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));

test("an outage is one line when it begins and one when it is over, however many requests meet it", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (let request = 0; request < 60; request++) {
    expect(gone()).toMatchObject({ kind: "unavailable", status: 503 });
    vi.advanceTimersByTime(50);
  }
  for (let request = 0; request < 60; request++) noteBack();
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
    "The database can't be reached (connect ECONNREFUSED). Requests get a 503 until it is back.",
    "The database is back after 3.0 s.",
  ]);
});

test("a connection that was replaced at once is not told", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  gone();
  vi.advanceTimersByTime(100);
  noteBack();
  vi.advanceTimersByTime(60_000);
  expect(warn).not.toHaveBeenCalled();
});

test("what a request met is a line without a stack wherever it is logged", () => {
  expect(inspect(gone())).toBe("The database can't be reached right now.");
});
