import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMediaHandler } from "./media-handler.ts";
import type { MediaStore } from "./media-store.ts";

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0,
  0, 0, 0x1f, 0x15, 0xc4, 0x89,
]);

/** What every media store does, wherever its files lie. `open` answers an empty store that takes files up to 20 MB. */
export function mediaSuite(open: () => Promise<MediaStore>): void {
  let store: MediaStore;
  let handle: (request: Request) => Promise<Response>;
  let folder: string;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
    handle(new Request(`http://sayhey.test${path}`, { method, headers }));
  const keysOf = async (prefix?: string): Promise<string[]> => {
    const keys = [];
    for await (const { key } of store.list(prefix)) keys.push(key);
    return keys.toSorted();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sayhey-suite-"));
    store = await open();
    handle = createMediaHandler(store);
    await store.put("notes/a.txt", text("0123456789"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  describe("files", () => {
    test("are as they were put, told by size, type, tag and time, and gone when removed", async () => {
      const made = await store.put("renders/ada/1/a.json", text("{}"));
      expect(made).toMatchObject({ bytes: 2, contentType: "application/json", etag: expect.stringMatching(/^".+"$/) });
      expect(Math.abs(made.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
      expect(new TextDecoder().decode(await store.read("renders/ada/1/a.json"))).toBe("{}");
      await store.remove("renders/ada/1/a.json");
      expect(await store.stat("renders/ada/1/a.json")).toBeNull();
      await expect(store.read("renders/ada/1/a.json")).rejects.toMatchObject({ kind: "not-found" });
      await expect(store.open("renders/ada/1/a.json")).rejects.toMatchObject({ kind: "not-found" });
      await expect(store.copyTo("renders/ada/1/a.json", join(folder, "x"))).rejects.toMatchObject({
        kind: "not-found",
      });
      await store.remove("renders/ada/1/a.json");
    });

    test("larger than what is held in memory come and go whole, and by parts", async () => {
      const bytes = randomBytes(9 * 1024 ** 2 + 7);
      const path = join(folder, "large");
      await writeFile(path, bytes);
      expect((await store.putFile("uploads/ada/large.bin", path)).bytes).toBe(bytes.length);
      await store.copyTo("uploads/ada/large.bin", join(folder, "copy"));
      expect((await readFile(join(folder, "copy"))).equals(bytes)).toBe(true);
      const part = await buffer(await store.open("uploads/ada/large.bin", { start: 8_000_000, end: 8_999_999 }));
      expect(part.equals(bytes.subarray(8_000_000, 9_000_000))).toBe(true);
      await store.remove("uploads/ada/large.bin");
    });

    test("that are too large, or are not what their names say, are refused and leave nothing", async () => {
      await expect(store.put("x/b.bin", new Uint8Array(21 * 1024 ** 2))).rejects.toMatchObject({ kind: "too-large" });
      await expect(store.put("x/a.mp4", PNG)).rejects.toMatchObject({ kind: "bad-request" });
      await expect(store.put("x/a.png", text("<script>"))).rejects.toMatchObject({ kind: "bad-request" });
      await expect(store.put("x/../../etc/a.txt", PNG)).rejects.toMatchObject({ kind: "bad-request" });
      expect(await keysOf("x")).toEqual([]);
    });

    test("are listed and removed below a folder, never beside it", async () => {
      for (const key of ["busy/ada/1.txt", "busy/ada/2/3.txt", "busy/adam/4.txt", "busier/5.txt"])
        await store.put(key, text("x"));
      expect(await keysOf("busy/ada")).toEqual(["busy/ada/1.txt", "busy/ada/2/3.txt"]);
      await store.removeAll("busy/ada");
      expect(await keysOf("busy")).toEqual(["busy/adam/4.txt"]);
      expect(await keysOf()).toEqual(["busier/5.txt", "busy/adam/4.txt", "notes/a.txt"]);
      await Promise.all(["busy", "busier"].map((prefix) => store.removeAll(prefix)));
    });

    test("of a person are found and removed in every area, and nobody else's", async () => {
      for (const key of ["assets/ada/1/a.txt", "renders/ada/2/b.txt", "assets/eve/3/c.txt"])
        await store.put(key, text("x"));
      const files = [];
      for await (const file of store.filesOf("ada")) files.push(file);
      expect(files.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
        { key: "assets/ada/1/a.txt", bytes: 1 },
        { key: "renders/ada/2/b.txt", bytes: 1 },
      ]);
      await store.removeFilesOf("ada");
      expect(await keysOf()).toEqual(["assets/eve/3/c.txt", "notes/a.txt"]);
      await store.removeAll("assets");
    });

    test("can be stored", () => expect(store.checkWritable()).resolves.toBeUndefined());
  });

  describe("a file that arrives", () => {
    test("is looked at before it has a key, and nothing of it stays unless it is kept", async () => {
      const kept = await store.receive(Readable.from([text("abc"), text("def")]), 10);
      expect([kept.bytes, await readFile(kept.path, "utf8")]).toEqual([6, "abcdef"]);
      await kept.keep("assets/ada/kept.txt");
      await kept.discard();
      const dropped = await store.receive(Readable.from([text("abc")]), 10);
      await dropped.discard();
      await expect(readFile(dropped.path)).rejects.toMatchObject({ code: "ENOENT" });
      await expect(store.receive(Readable.from([text("abc"), text("def")]), 5)).rejects.toMatchObject({
        kind: "too-large",
      });
      expect(new TextDecoder().decode(await store.read("assets/ada/kept.txt"))).toBe("abcdef");
      expect(await keysOf("assets")).toEqual(["assets/ada/kept.txt"]);
      await store.removeAll("assets");
    });

    test("in parts is one file whatever breaks off, can be cut anywhere, and goes with all its parts", async () => {
      const key = "partial/ada/1.part";
      const bytes = randomBytes(9 * 1024 ** 2);
      const broken = async function* (): AsyncGenerator<Uint8Array> {
        yield bytes.subarray(0, 8_500_000);
        yield bytes.subarray(8_500_000, 8_500_010);
        throw new Error("the line went");
      };
      const at = (offset: number) => ({ at: offset, limit: bytes.length - offset });
      expect(await store.parts.size(key)).toBe(0);
      await expect(store.parts.write(key, broken(), at(0))).rejects.toThrow("the line went");
      expect(await store.parts.size(key)).toBe(8_500_010);
      await store.parts.cut(key, 8_400_000);
      expect(await store.parts.size(key)).toBe(8_400_000);
      const rest = bytes.subarray(8_400_000);
      await expect(store.parts.write(key, Readable.from([rest, text("more")]), at(8_400_000))).rejects.toThrow(
        RangeError,
      );
      expect(await store.parts.size(key)).toBe(bytes.length);
      expect(await keysOf("partial")).toEqual([key]);
      const whole = await store.parts.whole(key);
      expect(whole.bytes).toBe(bytes.length);
      expect((await readFile(whole.path)).equals(bytes)).toBe(true);
      await whole.keep("assets/ada/whole.bin");
      expect(await store.parts.size(key)).toBe(bytes.length);
      await whole.discard();
      expect(await store.parts.size(key)).toBe(0);
      expect(Buffer.from(await store.read("assets/ada/whole.bin")).equals(bytes)).toBe(true);
      await store.parts.write(key, Readable.from([text("again")]), { at: 0, limit: 5 });
      await store.parts.remove(key);
      expect(await keysOf()).toEqual(["assets/ada/whole.bin", "notes/a.txt"]);
      await store.removeAll("assets");
    });
  });

  describe("signed addresses", () => {
    test("open the file, and only that file", async () => {
      const path = store.sign("notes/a.txt", { expiresInSeconds: 60 });
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, "0123456789"]);
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect((await get("/media/notes/a.txt")).status).toBe(403);
      expect((await get(path.replace("a.txt", "b.txt"))).status).toBe(403);
      expect((await get(store.sign("notes/none.txt", { expiresInSeconds: 60 }))).status).toBe(404);
      const head = await get(path, {}, "HEAD");
      expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
    });

    test.each([
      ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
      ["bytes=7-", 206, "789", "bytes 7-9/10"],
      ["bytes=-2", 206, "89", "bytes 8-9/10"],
      ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
      ["bytes=10-", 416, expect.any(String), "bytes */10"],
      ["bytes=-0", 416, expect.any(String), "bytes */10"],
      ["bytes=0-1,3-4", 200, "0123456789", null],
      ["bytes=4-2", 200, "0123456789", null],
      ["lines=1-2", 200, "0123456789", null],
    ])("%s", async (range, status, body, contentRange) => {
      const answer = await get(store.sign("notes/a.txt", { expiresInSeconds: 60 }), { range });
      expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
        status,
        body,
        contentRange,
      ]);
    });

    test("validators: 304 for the same file, the whole file when it has changed", async () => {
      const path = store.sign("notes/a.txt", { expiresInSeconds: 60 });
      const etag = (await get(path)).headers.get("etag") ?? "";
      expect((await get(path, { "if-none-match": etag })).status).toBe(304);
      expect((await get(path, { range: "bytes=0-1", "if-range": etag })).status).toBe(206);
      expect((await get(path, { range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
    });
  });
}
