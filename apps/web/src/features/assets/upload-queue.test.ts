import { AppError } from "@sayhey/contract/app-error";
import { beforeEach, expect, test } from "vitest";
import type { UploadOptions } from "../../api/upload-options.ts";
import { UploadQueue } from "./upload-queue.ts";

interface Running {
  name: string;
  options: UploadOptions;
  resolve: (asset: { id: string }) => void;
  reject: (cause: unknown) => void;
}

let running: Running[];
let queue: UploadQueue;
const file = (name: string): File => new File(["x"], name);
const states = (): string[] => queue.uploads().map(({ name, state }) => `${name} ${state}`);
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

let forgotten: string[];
let remembered: Map<string, string>;
let time: number;

beforeEach(() => {
  running = [];
  forgotten = [];
  remembered = new Map();
  time = 0;
  queue = new UploadQueue({
    upload: (given, options) =>
      new Promise((resolve, reject) => {
        running.push({ name: given.name, options, resolve, reject });
        options.signal?.addEventListener("abort", () => reject(new AppError("cancelled", "Stopped.")));
      }),
    forget: async (address) => void forgotten.push(address),
    remember: (address, given) => {
      if (given === null) remembered.delete(address);
      else remembered.set(address, given.name);
    },
    now: () => time,
  });
});

test("three files go at a time, and the next follows the first that arrives", async () => {
  const arrived: (string | null)[] = [];
  queue.tellSettled((id) => arrived.push(id));
  queue.add(["a", "b", "c", "d"].map(file), { folder: "Brand" });
  expect(states()).toEqual(["a sending", "b sending", "c sending", "d waiting"]);
  running[1]?.options.onProgress?.(0.5);
  running[2]?.options.onProgress?.(1);
  expect(queue.uploads().map(({ share }) => share)).toEqual([0, 0.5, 1, 0]);
  running[0]?.resolve({ id: "1" });
  await settle();
  expect(states()).toEqual(["a done", "b sending", "c checking", "d sending"]);
  expect(running.at(-1)).toMatchObject({ name: "d", options: { folder: "Brand" } });
  expect(arrived).toEqual(["1"]);
});

test("a file that fails says why and can be tried again, while the others go on", async () => {
  queue.add([file("a"), file("b")]);
  running[0]?.reject(new AppError("internal", "The disk is full.", { hint: "Try later." }));
  await settle();
  expect(queue.uploads()[0]).toMatchObject({
    state: "failed",
    problem: "The disk is full. Try later.",
    refused: false,
  });
  queue.retry(queue.uploads()[0]?.key ?? 0);
  expect(states()).toEqual(["a sending", "b sending"]);
  running.at(-1)?.resolve({ id: "1" });
  await settle();
  expect(states()).toEqual(["a done", "b sending"]);
});

test("cancelling stops a file, or takes it out of the queue, without a word of failure", async () => {
  queue.add(["a", "b", "c", "d"].map(file));
  const [a, , , d] = queue.uploads();
  queue.cancel(d?.key ?? 0);
  queue.cancel(a?.key ?? 0);
  await settle();
  expect(running[0]?.options.signal?.aborted).toBe(true);
  expect(states()).toEqual(["b sending", "c sending"]);
  expect(running).toHaveLength(3);
});

test("the list forgets what is done when more is added, and everything that ended when it is closed", async () => {
  queue.add([file("a"), file("b")]);
  running[0]?.resolve({ id: "1" });
  running[1]?.reject(new Error("no"));
  await settle();
  queue.add([file("c")]);
  expect(states()).toEqual(["b failed", "c sending"]);
  queue.clear();
  expect(states()).toEqual(["c sending"]);
});

test("a paused file keeps what has arrived and goes on from there; its place is taken by the next", async () => {
  queue.add(["a", "b", "c", "d"].map(file));
  running[0]?.options.onAddress?.("/parts/1");
  running[0]?.options.onProgress?.(0.4);
  const key = queue.uploads()[0]?.key ?? 0;
  queue.pause(key);
  await settle();
  expect(states()).toEqual(["a paused", "b sending", "c sending", "d sending"]);
  expect(queue.uploads()[0]?.share).toBe(0.4);
  running[0]?.options.onProgress?.(0.5); // a word that comes late
  expect(queue.uploads()[0]).toMatchObject({ state: "paused", share: 0.4 });
  expect([...remembered]).toEqual([["/parts/1", "a"]]);
  running[1]?.resolve({ id: "b" });
  await settle();
  queue.retry(key);
  expect(queue.uploads()[0]).toMatchObject({ state: "sending", share: 0.4 });
  expect(running.at(-1)).toMatchObject({ name: "a", options: { address: "/parts/1" } });
  running.at(-1)?.resolve({ id: "a" });
  await settle();
  expect(states()[0]).toBe("a done");
  expect([...remembered]).toEqual([]);
});

test("a lost connection is told, and taken back by the next bytes", async () => {
  queue.add([file("a")]);
  running[0]?.options.onProgress?.(0.2);
  running[0]?.options.onStalled?.(true);
  expect(states()).toEqual(["a stalled"]);
  running[0]?.options.onStalled?.(false);
  running[0]?.options.onProgress?.(0.3);
  expect(states()).toEqual(["a sending"]);
});

test("what an earlier page began goes on where its file is kept, and otherwise once it is chosen again", async () => {
  queue.adopt([
    { address: "/parts/1", name: "kept.mp4", bytes: 100, received: 40, file: file("kept.mp4") },
    { address: "/parts/2", name: "lost.mp4", bytes: 1, received: 0, file: null },
  ]);
  expect(states()).toEqual(["kept.mp4 sending", "lost.mp4 wanted"]);
  expect(queue.uploads()[0]?.share).toBe(0.4);
  expect(running[0]?.options.address).toBe("/parts/1");
  queue.add([new File(["xx"], "lost.mp4"), file("lost.mp4")]);
  expect(states()).toEqual(["kept.mp4 sending", "lost.mp4 sending", "lost.mp4 sending"]);
  expect(running.map(({ options }) => options.address)).toEqual(["/parts/1", "/parts/2", undefined]);
  queue.cancel(queue.uploads()[0]?.key ?? 0);
  await settle();
  expect(forgotten).toEqual(["/parts/1"]);
});

test("a file the server refused is said to be, and begins anew should it be tried again", async () => {
  queue.add([file("a")]);
  running[0]?.options.onAddress?.("/parts/1");
  running[0]?.reject(new AppError("bad-request", "This isn't a picture."));
  await settle();
  expect(queue.uploads()[0]).toMatchObject({ state: "failed", problem: "This isn't a picture.", refused: true });
  queue.retry(queue.uploads()[0]?.key ?? 0);
  expect(running.at(-1)?.options.address).toBeUndefined();
  expect([...remembered]).toEqual([]);
});

test("the time left follows how quickly it went lately", () => {
  queue.add([new File([new Uint8Array(1000)], "a")]);
  const sent = (share: number, at: number): number | null => {
    time = at;
    running[0]?.options.onProgress?.(share);
    return queue.uploads()[0]?.remainingMs ?? null;
  };
  expect(sent(0, 0)).toBeNull();
  expect(sent(0.1, 1000)).toBe(9000);
  expect(sent(0.2, 2000)).toBe(8000);
  expect(Math.round(sent(0.4, 3000) ?? 0)).toBe(4615);
});
