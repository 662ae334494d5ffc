import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaitLight, holdLight } from "./spotlight.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("previews in view take turns, one at a time, and come to rest", () => {
  const lit = new Set<string>();
  const leave = ["a", "b", "c", "d", "e"].map((name) =>
    awaitLight((on) => void (on ? lit.add(name) : lit.delete(name))),
  );
  const seen: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    expect(lit.size).toBeLessThanOrEqual(1);
    seen.push([...lit].join());
    vi.advanceTimersByTime(6000);
  }
  expect(seen).toEqual(["a", "b", "c", "d", "e", "", "", ""]);
  for (const stop of leave) stop();
});

test("nothing is lit while someone looks at a preview themselves", () => {
  const light = vi.fn();
  const letGo = holdLight();
  const leave = awaitLight(light);
  vi.advanceTimersByTime(20_000);
  expect(light).not.toHaveBeenCalledWith(true);
  letGo();
  expect(light).toHaveBeenCalledWith(true);
  leave();
});
