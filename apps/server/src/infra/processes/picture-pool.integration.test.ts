import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { OwnFailure } from "@sayhey/contract/own-failure";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { hollowPng } from "../../features/assets/fixtures/upload-files.ts";
import { killChildren, processesBelow } from "../../testing/kill-children.ts";
import { createPicturePool, type PicturePool } from "./picture-pool.ts";
import { UnreadablePicture } from "./picture-process.ts";

const ENTRY = "picture.entry.ts";
const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const THUMB = { thumbSide: 480 };

let photo: Buffer;
let pool: PicturePool;
const open = (options: Parameters<typeof createPicturePool>[0] = {}): PicturePool =>
  (pool = createPicturePool(options));
const drawers = (): number[] =>
  processesBelow(process.pid).flatMap(({ pid, args }) => (args.includes(ENTRY) ? [pid] : []));
const measure = (bytes: Uint8Array) => pool.run("measure", async () => bytes, THUMB);
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "no failure",
    (error: unknown) => error,
  );

beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#ff5a36" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterEach(async () => {
  pool.close();
  await expect.poll(drawers).toEqual([]);
});

describe("a picture", () => {
  test("is measured as it is shown and made small, by one process for all that come one after the other", async () => {
    open();
    const facts = await measure(photo);
    expect(facts).toMatchObject({ width: 600, height: 900, orientation: 6, hasAlpha: false });
    expect(await sharp(facts.thumb).metadata()).toMatchObject({ format: "webp", width: 320, height: 480 });
    const [first] = drawers();
    const { bytes, width, height } = await pool.run("shrink", async () => photo, { side: 90, quality: 80 });
    expect([width, height]).toEqual([60, 90]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 60, height: 90 });
    expect(drawers()).toEqual([first]);
  });

  test("that is none is told as such, and what cannot be fetched by its own words", async () => {
    open();
    expect(await failure(measure(Buffer.from("hello")))).toBeInstanceOf(UnreadablePicture);
    expect(await failure(measure(photo.subarray(0, 400)))).toBeInstanceOf(UnreadablePicture);
    const missing = new Error("It is not there.");
    expect(await failure(pool.run("measure", () => Promise.reject(missing), THUMB))).toBe(missing);
    expect(await measure(photo)).toMatchObject({ width: 600 });
  });

  test("with too many pixels is refused by its header", async () => {
    open();
    expect(await failure(measure(hollowPng(15_000, 15_000)))).toMatchObject({
      kind: "too-large",
      message: "The picture has 225 million pixels, the most allowed are 100 million.",
    });
    expect(await measure(photo)).toMatchObject({ width: 600 });
  });

  test("that takes too much memory ends its process and is refused in words, not tried again", async () => {
    open({ memoryMb: 1 });
    let reads = 0;
    const read = async (): Promise<Uint8Array> => {
      reads += 1;
      return photo;
    };
    expect(await failure(pool.run("measure", read, THUMB))).toMatchObject({
      kind: "too-large",
      message: "The picture needs too much memory to be opened.",
    });
    expect(reads).toBe(1);
  });

  test("that takes too long ends its process and is refused in words", async () => {
    open({ timeLimitMs: 1 });
    expect(await failure(measure(photo))).toMatchObject({
      kind: "too-large",
      message: expect.stringMatching(/^Opening the picture takes longer than \d+ seconds/),
    });
    await expect.poll(drawers).toEqual([]);
  });
});

describe("a process that was killed", () => {
  test("between two pictures is replaced for the next", async () => {
    open();
    await measure(photo);
    expect(killChildren(ENTRY)).toBe(1);
    expect(await measure(photo)).toMatchObject({ width: 600 });
  });

  test("amid a picture is replaced, and the picture opened once more", async () => {
    open();
    const work = measure(photo);
    await expect.poll(() => killChildren(ENTRY), { interval: 1 }).toBe(1);
    expect(await work).toMatchObject({ width: 600 });
  });

  test("again and again is a failure of ours, and the next picture is opened", async () => {
    open();
    let isOver = false;
    const work = failure(measure(photo)).finally(() => (isOver = true));
    await expect.poll(() => [killChildren(ENTRY), isOver][1], { interval: 1, timeout: 30_000 }).toBe(true);
    expect(await work).toBeInstanceOf(OwnFailure);
    expect(await measure(photo)).toMatchObject({ width: 600 });
  });
});

test.skipIf(!isRoot)("of a root server is another user, without a way to more rights or our settings", async () => {
  process.env["OPENAI_SECRET"] = "nobody-may-read-this";
  try {
    open();
    await measure(photo);
  } finally {
    delete process.env["OPENAI_SECRET"];
  }
  const [pid = 0] = drawers();
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  expect(/^Uid:\s+(.*)$/m.exec(status)?.[1]?.split("\t")).toEqual(Array.from({ length: 4 }, () => "64875"));
  const hasSetpriv = execFileSync("sh", ["-c", "command -v setpriv || true"], { encoding: "utf8" }) !== "";
  if (hasSetpriv) expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain("nobody-may-read-this");
});
