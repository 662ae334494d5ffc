import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Turns } from "./turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (atOnce: number) => new Turns({ atOnce, waitMs: 1000, refusal: "Busy." });
const settled = () => vi.advanceTimersByTimeAsync(0);

test("one key's work happens in the order it came, also where some of it fails; other keys do not wait", async () => {
  const turns = open(1);
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      seen.push(name);
      ends.push(() => (name === "a1" ? reject(new Error("no")) : resolve(name)));
    });
  const [failed, second, other] = [
    turns.take("a", work("a1")),
    turns.take("a", work("a2")),
    turns.take("b", work("b1")),
  ];
  const refused = expect(failed).rejects.toThrow("no");
  await settled();
  expect(seen).toEqual(["a1", "b1"]);
  for (const end of ends.splice(0)) end();
  await refused;
  expect(await other).toBe("b1");
  await settled();
  expect(seen).toEqual(["a1", "b1", "a2"]);
  for (const end of ends.splice(0)) end();
  expect(await second).toBe("a2");
  expect(await turns.take("a", async () => "again")).toBe("again");
});

test("no more than `atOnce` are at work, and who waits too long is told and takes nobody's place", async () => {
  const turns = open(2);
  let atWork = 0;
  let most = 0;
  const long = (ms: number) => async () => {
    most = Math.max(most, ++atWork);
    await new Promise((resolve) => setTimeout(resolve, ms));
    atWork -= 1;
  };
  const first = [turns.take("", long(1500)), turns.take("", long(1500))];
  const late = expect(turns.take("", long(1))).rejects.toMatchObject({ kind: "unavailable", message: "Busy." });
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  const next = turns.take("", long(10));
  await vi.advanceTimersByTimeAsync(600);
  await Promise.all([...first, next]);
  expect([most, atWork]).toEqual([2, 0]);
});

test("who is stopped while waiting leaves the line at once, and the others keep their places", async () => {
  const turns = open(1);
  let end = (): void => undefined;
  const first = turns.take("a", () => new Promise<void>((resolve) => (end = resolve)));
  const stop = new AbortController();
  const stopped = expect(turns.take("a", async () => "never", stop.signal)).rejects.toThrow("not wanted");
  const last = turns.take("a", async () => "last", new AbortController().signal);
  await settled();
  stop.abort(new Error("not wanted"));
  await stopped;
  await expect(turns.take("b", async () => "never", stop.signal)).rejects.toThrow("not wanted");
  end();
  await first;
  expect(await last).toBe("last");
});
