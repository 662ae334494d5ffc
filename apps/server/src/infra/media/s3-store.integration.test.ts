import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hasSwift, startSwift, type S3Server } from "../../testing/start-swift.ts";
import { mediaSuite } from "./media-suite.fixture.ts";
import type { MediaStore } from "./media-store.ts";
import { copyToFolder, moveToBucket } from "./move-media.ts";
import { openMediaStore } from "./open-media-store.ts";
import type { S3Settings } from "./s3-settings.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const SECRET = "0123456789abcdef0123456789abcdef";

// A real server, from Debian's packages; CI installs it.
if (!hasSwift())
  console.warn(
    "OpenStack Swift is not installed: media in a bucket are not tested here. Debian has it: swift-proxy, swift-account, swift-container, swift-object.",
  );

describe.skipIf(!hasSwift())("media in a bucket", () => {
  let server: S3Server;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sayhey-bucket-"));
    server = await startSwift();
    const { endpoint, ...credentials } = server;
    const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
    for (const Bucket of ["plain", "prefixed", "moved"]) await client.send(new CreateBucketCommand({ Bucket }));
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const s3Of = (settings: Partial<S3Settings> & { bucket: string }): S3Settings => ({
    endpoint: server.endpoint,
    region: "us-east-1",
    isPathStyle: true,
    credentials: { accessKeyId: server.accessKeyId, secretAccessKey: server.secretAccessKey },
    ...settings,
  });
  const storeOf = (settings: Partial<S3Settings> & { bucket: string }): MediaStore =>
    openMediaStore({ folder, secret: SECRET, maxBytes: 20 * 1024 ** 2, s3: s3Of(settings) });

  mediaSuite(async () => storeOf({ bucket: "plain" }));

  test("nothing stays in the folder on the way", async () => {
    expect(await readdir(join(folder, ".incoming"))).toEqual([]);
  });

  test("names begin with the prefix, and what is beside it is never seen", async () => {
    const [inside, around] = [storeOf({ bucket: "prefixed", prefix: "sayhey/" }), storeOf({ bucket: "prefixed" })];
    await inside.put("assets/ada/a.txt", new TextEncoder().encode("x"));
    await around.put("assets/ada/b.txt", new TextEncoder().encode("y"));
    const keysOf = async (store: MediaStore) => {
      const keys = [];
      for await (const { key } of store.list()) keys.push(key);
      return keys;
    };
    expect(await keysOf(inside)).toEqual(["assets/ada/a.txt"]);
    expect(await keysOf(around)).toEqual(["assets/ada/b.txt", "sayhey/assets/ada/a.txt"]);
    await inside.removeFilesOf("ada");
    expect(await keysOf(around)).toEqual(["assets/ada/b.txt"]);
  });

  test("more files than one page of a list are all found and removed", async () => {
    const store = storeOf({ bucket: "plain" });
    const keys = Array.from({ length: 45 }, (_, index) => `many/${index % 4}/${index}.txt`);
    await Promise.all(keys.map((key) => store.put(key, new TextEncoder().encode("x"))));
    let count = 0;
    for await (const _ of store.list("many")) count += 1;
    expect(count).toBe(45);
    await store.removeAll("many");
    for await (const { key } of store.list("many")) throw new Error(`${key} is still there`);
  });

  test("files of a folder move to the bucket while they are read, and back", async () => {
    const settings = { folder: join(folder, "before"), secret: SECRET };
    const before = openMediaStore(settings);
    const keys = Array.from({ length: 12 }, (_, index) => `assets/ada/${index}.txt`);
    for (const key of keys) await before.put(key, new TextEncoder().encode(key));
    await before.parts.write("partial/ada/1.part", Readable.from([new TextEncoder().encode("half")]), {
      at: 0,
      limit: 8,
    });
    const s3 = s3Of({ bucket: "moved" });
    const store = openMediaStore({ ...settings, s3 });
    const controller = new AbortController();
    const reads = (async () => {
      let count = 0;
      while (!controller.signal.aborted)
        for (const key of keys) {
          expect(new TextDecoder().decode(await store.read(key))).toBe(key);
          count += 1;
        }
      return count;
    })();
    expect(await moveToBucket(settings, s3)).toEqual({ files: 12, bytes: expect.any(Number) });
    controller.abort();
    expect(await reads).toBeGreaterThan(0);
    expect(await moveToBucket(settings, s3)).toEqual({ files: 0, bytes: 0 });
    for await (const { key } of before.list()) expect(key).toBe("partial/ada/1.part");

    await store.parts.write("partial/ada/1.part", Readable.from([new TextEncoder().encode("half")]), {
      at: 4,
      limit: 4,
    });
    const whole = await store.parts.whole("partial/ada/1.part");
    await whole.keep("assets/ada/whole.txt");
    await whole.discard();
    const back = { folder: join(folder, "after"), secret: SECRET };
    expect((await copyToFolder(back, s3)).files).toBe(13);
    expect(new TextDecoder().decode(await openMediaStore(back).read("assets/ada/whole.txt"))).toBe("halfhalf");
    await store.removeFilesOf("ada");
    for await (const { key } of store.list()) throw new Error(`${key} is still there`);
  });

  test("a wrong key, a bucket that isn't there and a server that is away are one sentence each, and nothing is lost", async () => {
    const text = new TextEncoder().encode("still here");
    await storeOf({ bucket: "plain" }).put("notes/kept.txt", text);
    const unfit = [
      storeOf({ bucket: "plain", credentials: { accessKeyId: "test:tester", secretAccessKey: "wrong" } }),
      storeOf({ bucket: "nowhere" }),
    ];
    for (const store of unfit)
      await expect(store.put("notes/b.txt", text)).rejects.toMatchObject({ kind: "unavailable" });
    const start = await server.interrupt();
    const store = storeOf({ bucket: "plain" });
    await expect(store.put("notes/b.txt", text)).rejects.toMatchObject({
      kind: "unavailable",
      message: "The media store doesn't answer.",
    });
    await expect(store.checkWritable()).rejects.toMatchObject({ kind: "unavailable" });
    await start();
    expect(new TextDecoder().decode(await store.read("notes/kept.txt"))).toBe("still here");
    expect(await store.stat("notes/b.txt")).toBeNull();
  });
});
