import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestUser } from "../../../testing/start-test-platform.ts";
import {
  assetsOf,
  begun,
  create,
  folder,
  media,
  offsetOf,
  outcome,
  part,
  partsOf,
  picture,
  server,
  startUploads,
  storageOf,
  tus,
} from "../fixtures/tus-kit.ts";
import type { UploadServerTask } from "../fixtures/upload-server.entry.ts";
import { hollowPng, uploadFile } from "../fixtures/upload-files.ts";

let ada: TestUser;

beforeAll(async () => {
  await startUploads();
  await newcomer();
});
afterAll(() => server?.close());
/** Somebody who has stored nothing yet. */
const newcomer = async (): Promise<void> => void (ada = await server.signUp("Ada"));

describe("what arrives is looked at", () => {
  const send = async (bytes: Buffer, filename: string) => {
    const at = await begun(ada, bytes.length, { filename });
    return { at, ...(await part(ada, at, 0, bytes)) };
  };

  test.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ["clip.mp4", () => Buffer.from("#!/bin/sh\necho hello\n".repeat(50)), 400, /Unsupported file type/],
    ["holiday.mp4", () => uploadFile("png"), 400, /^The name ends in \.mp4, but this is a picture\.$/],
    ["song.png", () => uploadFile("mp3"), 400, /^The name ends in \.png, but this is a sound\.$/],
    [
      "drawing.svg",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      400,
      /SVG files cannot be uploaded/,
    ],
    ["bomb.png", () => hollowPng(40_000, 40_000), 413, /40,000 px long/],
    ["page.png", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 400, /Unsupported file type/],
    ["bomb.zip", () => zipBomb(), 400, /^ZIP files cannot be uploaded\.$/],
    ["cut.mp4", async () => (await uploadFile("mp4")).subarray(0, 900), 400, /damaged or was cut off/],
  ])("%s is refused, and nothing of it stays", async (name, bytes, status, message) => {
    const answer = await send(await bytes(), name);
    expect([answer.status, answer.error?.field]).toEqual([status, "file"]);
    expect(answer.error?.message).toMatch(message);
    expect(await partsOf(ada)).toEqual([]);
    expect(await assetsOf(ada)).toEqual([]);
    expect(await storageOf(ada)).toBe(0);
    // It is told again to whoever missed the answer.
    expect((await outcome(ada, answer.at)).error?.message).toBe(answer.error?.message);
    expect((await tus(ada, "HEAD", answer.at)).status).toBe(410);
  });

  test("a replacement keeps the asset and its file before as a version", async () => {
    const first = await begun(ada, picture.length, { filename: "logo.png" });
    await part(ada, first, 0, picture);
    const { asset } = await outcome(ada, first);
    const other = await uploadFile("png");
    const at = await begun(ada, other.length, { replace: asset.id });
    await part(ada, at, 0, other);
    expect((await outcome(ada, at)).asset).toMatchObject({ id: asset.id, name: "logo.png", width: 60 });
    const [version] = await server.sql`select path, bytes, width from asset_versions where asset_id = ${asset.id}`;
    expect(version).toEqual({ path: asset.path, bytes: picture.length, width: 320 });
    expect(await storageOf(ada)).toBe(picture.length + other.length);
  });
});

describe("what breaks", () => {
  /** Sends the first `count` bytes of a part that promises all of them, then drops the connection. */
  const breakOff = (url: string, token: string, at: string, count: number): Promise<void> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(url);
      const broken = httpRequest({
        hostname,
        port,
        path: at,
        method: "PATCH",
        headers: {
          authorization: `Bearer ${token}`,
          "tus-resumable": "1.0.0",
          "upload-offset": "0",
          "content-type": "application/offset+octet-stream",
          "content-length": picture.length,
        },
      });
      broken.on("error", () => resolve());
      broken.write(picture.subarray(0, count));
      const look = async (): Promise<void> => {
        const path = join(folder(), "partial", ada.id, `${at.split("/").at(-1) ?? ""}.part`);
        while (((await stat(path).catch(() => null))?.size ?? 0) < count)
          await new Promise((next) => setTimeout(next, 5));
        broken.destroy();
      };
      void look();
    });

  test("a connection that breaks keeps what has come, and the rest follows", async () => {
    const at = await begun(ada, picture.length);
    await breakOff(server.url, ada.token, at, 3000);
    expect(await offsetOf(ada, at)).toBe(3000);
    expect((await part(ada, at, 3000, picture.subarray(3000))).status).toBe(204);
    const { asset } = await outcome(ada, at);
    expect(Buffer.from(await media.read(asset.path)).equals(picture)).toBe(true);
  });

  test("a part takes over from a connection that hangs", async () => {
    const at = await begun(ada, picture.length);
    const gone = new AbortController();
    const hanging = fetch(new URL(at, server.url), {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${ada.token}`,
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body: new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(picture.subarray(0, 2000)) }),
      duplex: "half",
      signal: gone.signal,
    } as RequestInit).catch(() => null);
    const path = join(folder(), "partial", ada.id, `${at.split("/").at(-1) ?? ""}.part`);
    await expect.poll(async () => (await stat(path).catch(() => null))?.size).toBe(2000);
    expect(await offsetOf(ada, at)).toBe(2000);
    expect((await part(ada, at, 2000, picture.subarray(2000))).status).toBe(204);
    gone.abort();
    await hanging;
    expect((await outcome(ada, at)).asset.bytes).toBe(picture.length);
  });

  test("a server that is killed loses nothing: the next one goes on where it was, at once", async () => {
    const start = async (): Promise<{ url: string; child: ChildProcess }> => {
      const child = fork(join(import.meta.dirname, "../fixtures/upload-server.entry.ts"), [], { execArgv: [] });
      child.send({
        databaseUrl: server.platform.databaseUrl,
        media: { folder: folder(), secret: await server.platform.secret("media") },
      } satisfies UploadServerTask);
      const [port] = (await once(child, "message")) as [number];
      return { url: `http://127.0.0.1:${port}`, child };
    };
    const before = await start();
    const hers = { ...ada, token: ada.id };
    const made = await create(ada, picture.length);
    const at = made.headers.get("location") ?? "";
    const broken = breakOff(before.url, ada.id, at, 4000);
    await broken;
    // Once more under way while the server dies: it holds the upload then.
    const dying = fetch(new URL(at, before.url), {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${ada.id}`,
        "tus-resumable": "1.0.0",
        "upload-offset": "4000",
        "content-type": "application/offset+octet-stream",
      },
      body: new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(picture.subarray(4000, 6000)) }),
      duplex: "half",
    } as RequestInit).catch(() => null);
    const path = join(folder(), "partial", ada.id, `${at.split("/").at(-1) ?? ""}.part`);
    await expect.poll(async () => (await stat(path)).size).toBe(6000);
    // Another server cannot come in between while it lives.
    expect((await part(ada, at, 6000, picture.subarray(6000))).status).toBe(423);
    before.child.kill("SIGKILL");
    await once(before.child, "exit");
    await dying;
    const after = await start();
    try {
      const head = await tus(hers, "HEAD", `${after.url}${at}`);
      expect([head.status, head.headers.get("upload-offset")]).toEqual([200, "6000"]);
      expect((await part(hers, `${after.url}${at}`, 6000, picture.subarray(6000))).status).toBe(204);
    } finally {
      after.child.kill("SIGKILL");
    }
    const { asset } = await outcome(ada, at);
    expect(Buffer.from(await media.read(asset.path)).equals(picture)).toBe(true);
  });

  test("a server that is killed after the last byte looks at the file when it is asked next", async () => {
    const at = await begun(ada, picture.length);
    const id = at.split("/").at(-1) ?? "";
    await media.parts.write(
      `partial/${ada.id}/${id}.part`,
      (async function* () {
        yield picture;
      })(),
      { at: 0, limit: picture.length },
    );
    expect(await offsetOf(ada, at)).toBe(picture.length);
    const { asset } = await outcome(ada, at);
    expect(asset).toMatchObject({ name: "picture.png", width: 320 });
    expect((await outcome(ada, at)).asset.id).toBe(asset.id);
  });
});

/** A ZIP whose one entry claims 4 GB. */
function zipBomb(): Buffer {
  const head = Buffer.alloc(38);
  head.write("PK\u0003\u0004", 0, "latin1");
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(20, 18);
  head.writeUInt32LE(0xffff_fff0, 22);
  head.writeUInt16LE(8, 26);
  head.write("zero.bin", 30);
  return Buffer.concat([head, Buffer.alloc(100)]);
}
