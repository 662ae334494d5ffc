import { chmod, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { AppError } from "@sayhey/contract/app-error";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";
import { mediaSuite } from "./media-suite.fixture.ts";
import { createMediaHandler } from "./media-handler.ts";
import { isMediaKey } from "./media-key.ts";
import { diskError } from "./disk-error.ts";
import type { MediaStore } from "./media-store.ts";
import { openMediaStore } from "./open-media-store.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
let folder: string;
let store: MediaStore;
let handle: (request: Request) => Promise<Response>;
const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
  handle(new Request(`http://sayhey.test${path}`, { method, headers }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-media-"));
  store = openMediaStore({ folder, secret: SECRET, maxBytes: 1000 });
  handle = createMediaHandler(store);
  await store.put("notes/a.txt", new TextEncoder().encode("0123456789"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a store in a folder", () => {
  mediaSuite(async () => openMediaStore({ folder: join(folder, "suite"), secret: SECRET, maxBytes: 20 * 1024 ** 2 }));
});

describe("keys", () => {
  test.each(["a", "renders/1/trailer.mp4", "A-b_c.d/e"])("%s names a file", (key) =>
    expect(isMediaKey(key)).toBe(true),
  );
  test.each(["", "/a", "a/", "..", "a/../b", "a/..", "./a", ".incoming/x", "a//b", "a\\b", "a b", "a\0", "é", "a..b"])(
    "%j does not",
    (key) => expect(isMediaKey(key)).toBe(false),
  );
});

describe("remove", () => {
  test("takes the folders along that are empty without the file, and no other", async () => {
    const bytes = new TextEncoder().encode("x");
    for (const key of ["exports/ada/1/a.txt", "exports/ada/1/b.txt", "exports/eve/2/c.txt"])
      await store.put(key, bytes);
    await store.remove("exports/ada/1/a.txt");
    expect(await store.stat("exports/ada/1/b.txt")).not.toBeNull();
    await store.remove("exports/ada/1/b.txt");
    expect(await readdir(join(folder, "exports"))).toEqual(["eve"]);
    await store.remove("exports/ada/1/b.txt");
    await store.remove("exports/eve/2/c.txt");
    expect(await readdir(join(folder, "exports"))).toEqual([]);
  });

  test("never takes the folder from under a file that is being put there", async () => {
    const bytes = new TextEncoder().encode("x");
    const rounds = Array.from({ length: 200 }, (_, at) => at);
    const puts = rounds.map(async (at) => {
      await store.put(`busy/ada/${at % 7}/${at}.txt`, bytes);
      if (at % 2 === 0) await store.remove(`busy/ada/${at % 7}/${at}.txt`);
    });
    await Promise.all(puts);
    const left = [];
    for await (const { key } of store.list("busy")) left.push(key);
    expect(left).toHaveLength(100);
    await store.removeAll("busy");
  });
});

describe("put", () => {
  test("leaves nothing half-written beside the file", async () => {
    expect(await readdir(join(folder, ".incoming"))).toEqual([]);
    expect(new TextDecoder().decode(await store.read("notes/a.txt"))).toBe("0123456789");
  });
  test("takes a local file", async () => {
    const path = join(folder, "local");
    await writeFile(path, "WEBVTT\n");
    expect(await store.putFile("renders/1/captions.vtt", path)).toMatchObject({
      bytes: 7,
      contentType: "text/vtt; charset=utf-8",
    });
  });
  test("a full disk says so and what to do", async () => {
    const error = diskError(Object.assign(new Error("write"), { code: "ENOSPC" }));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ kind: "disk-full", status: 507 });
    // The library around the file system wraps its errors.
    expect(
      diskError(new Error("Cannot write file", { cause: Object.assign(new Error("write"), { code: "ENOSPC" }) })),
    ).toMatchObject({ kind: "disk-full" });
    expect(diskError(new Error("else"))).toEqual(new Error("else"));
    if (process.platform !== "linux") return;
    // /dev/full answers every write with ENOSPC: the real error of a real full disk.
    const full = await writeFile("/dev/full", "x").catch((cause: unknown) => diskError(cause));
    expect(full).toMatchObject({ kind: "disk-full" });
  });
  test("sweeps what a dead process left half-written, not what is being written", async () => {
    await writeFile(join(folder, ".incoming", "left"), "x");
    expect(await store.sweepIncoming(60_000)).toBe(0);
    expect(await store.sweepIncoming(-1)).toBe(1);
  });
});

describe("signed addresses", () => {
  test("stop working after their time", async () => {
    const path = store.sign("notes/a.txt", { expiresInSeconds: 60 });
    const later = createMediaHandler(store, () => Date.now() + 61_000);
    const answer = await later(new Request(`http://sayhey.test${path}`));
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("expired")]);
  });
  test("a changed expiry, name or signature is refused", async () => {
    const path = store.sign("notes/a.txt", { expiresInSeconds: 60, downloadName: "a.txt" });
    expect((await get(path.replace(/expires=\d+/, "expires=99999999999"))).status).toBe(403);
    expect((await get(path.replace("download=a.txt", "download=evil.exe"))).status).toBe(403);
    const last = path.at(-1);
    for (const other of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") {
      if (other !== last) expect((await get(path.slice(0, -1) + other)).status).toBe(403);
    }
  });
  test("a download carries its name, whatever the script", async () => {
    const answer = await get(store.sign("notes/a.txt", { expiresInSeconds: 60, downloadName: 'Café "1".txt' }));
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="Caf_ _1_.txt"; filename*=UTF-8''Caf%C3%A9%20%221%22.txt`,
    );
  });
  test.each([
    "/media/..%2f..%2fetc%2fpasswd",
    "/media/%2e%2e/%2e%2e/etc/passwd",
    "/media/notes/%00",
    "/media/%",
    "/media/",
  ])("%s finds nothing", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
  test("only GET and HEAD are answered", async () => {
    const path = store.sign("notes/a.txt", { expiresInSeconds: 60 });
    expect((await get(path, {}, "POST")).status).toBe(405);
    const head = await get(path, {}, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
  });
});

test("an empty file has no range", () => expect(parseByteRange("bytes=0-", 0)).toBe("unsatisfiable"));

describe.skipIf(process.platform === "win32")("who may read the files", () => {
  const modeOf = async (path: string): Promise<number> => (await stat(join(folder, path))).mode & 0o777;

  test("only the server's own user, however they came and whoever made the folder", async () => {
    await chmod(folder, 0o755);
    const opened = openMediaStore({ folder, secret: SECRET });
    const bytes = new TextEncoder().encode("private");
    await opened.put("uploads/ada/1/a.txt", bytes);
    await (await opened.receive(Readable.from([bytes]), 100)).keep("uploads/ada/2/b.txt");
    await opened.parts.write("parts/ada/3", Readable.from([bytes]), { at: 0, limit: 100 });
    expect(await modeOf("")).toBe(0o700);
    for (const path of ["uploads", "uploads/ada", "uploads/ada/1", "parts", ".incoming"])
      expect(await modeOf(path)).toBe(0o700);
    for (const path of ["uploads/ada/1/a.txt", "uploads/ada/2/b.txt", "parts/ada/3"])
      expect(await modeOf(path)).toBe(0o600);
  });
});
