import { AppError } from "@sayhey/contract/app-error";
import { beforeEach, expect, test } from "vitest";
import type { UploadOptions } from "../../lib/api/upload-asset.ts";
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

beforeEach(() => {
  running = [];
  queue = new UploadQueue(
    (given, options) =>
      new Promise((resolve, reject) => {
        running.push({ name: given.name, options, resolve, reject });
        options.signal?.addEventListener("abort", () => reject(new AppError("cancelled", "Stopped.")));
      }),
  );
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
  running[0]?.reject(new AppError("bad-request", "The file is empty.", { hint: "Choose another." }));
  await settle();
  expect(queue.uploads()[0]).toMatchObject({ state: "failed", problem: "The file is empty. Choose another." });
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
