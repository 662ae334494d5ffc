import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { LIMITS } from "@sayhey/contract/limits";
import type { AssetRow } from "@sayhey/contract/rows";
import { UPLOAD_TYPES, type UploadExtension } from "@sayhey/contract/upload";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openServices } from "../../main/services.ts";
import { hollowPng, uploadFile } from "./fixtures/upload-files.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;

interface Answer {
  status: number;
  asset: AssetRow;
  error: { kind: string; message: string; hint?: string; field?: string };
}

async function upload(
  user: TestUser | null,
  body: BodyInit | Buffer,
  options: { name?: string; query?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const query = new URLSearchParams(options.query);
  const response = await fetch(`${server.url}/uploads/v1?${query.toString()}`, {
    method: "POST",
    headers: {
      ...(user === null ? {} : { authorization: `Bearer ${user.token}` }),
      "x-file-name": encodeURIComponent(options.name ?? "picture.png"),
      ...options.headers,
    },
    body: body as BodyInit,
  });
  const answer = (await response.json()) as Partial<Answer>;
  return { status: response.status, ...answer } as Answer;
}

const mediaFolder = (): string => join(server.platform.dataFolder, "media");

/** Files below a folder of the media store. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(mediaFolder(), folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const nothingIsLeft = async (user: TestUser): Promise<void> => {
  expect(await server.sql`select id from assets where user_id = ${user.id}`).toHaveLength(0);
  expect(await filesIn(`uploads/${user.id}`)).toEqual([]);
  expect(await filesIn(".incoming")).toEqual([]);
};

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
});
afterAll(() => server?.close());
beforeEach(async () => {
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});

describe("every kind of file", () => {
  test.each(Object.keys(UPLOAD_TYPES) as UploadExtension[])(
    "a %s is kept as it is, and can be fetched",
    async (extension) => {
      const bytes = await uploadFile(extension);
      const { status, asset } = await upload(ada, bytes, { name: `Ünïcode 🎬.${extension}` });
      expect(status).toBe(201);
      expect(asset).toMatchObject({
        user_id: ada.id,
        kind: "upload",
        name: `Ünïcode 🎬.${extension}`,
        content_type: UPLOAD_TYPES[extension],
        bytes: bytes.length,
        folder: "",
        tags: [],
        deleted_at: null,
      });
      const type = UPLOAD_TYPES[extension].split("/")[0];
      if (type === "image") {
        expect(asset).toMatchObject({ width: 60, height: 40, duration_ms: null });
        expect(asset.thumb_path).toMatch(/\.webp$/);
      } else {
        expect(asset.duration_ms).toBeGreaterThanOrEqual(900);
        expect(asset.duration_ms).toBeLessThan(1200);
        expect(asset.width).toBe(type === "video" ? 64 : null);
      }
      const signed = await fetch(`${server.url}/functions/v1/asset-sign`, {
        method: "POST",
        headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
        body: JSON.stringify({ assetIds: [asset.id], download: true }),
      });
      const { urls } = (await signed.json()) as { urls: string[] };
      const file = await fetch(`${server.url}${urls[0]}`);
      expect(file.headers.get("content-type")).toBe(UPLOAD_TYPES[extension]);
      expect(file.headers.get("content-disposition")).toContain("attachment");
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  test("a picture that lies on its side is measured as it is shown", async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { asset } = await upload(ada, bytes, { name: "photo.JPEG" });
    expect(asset).toMatchObject({ name: "photo.jpeg", width: 40, height: 60, meta: { orientation: 6 } });
  });
});

describe("what a file is, its bytes say", () => {
  test("a JPEG that calls itself PNG becomes a JPEG", async () => {
    const { asset } = await upload(ada, await uploadFile("jpg"), { name: "../../etc/holiday.png" });
    expect(asset).toMatchObject({ name: "holiday.jpg", content_type: "image/jpeg" });
  });

  test.each<[string, string, string]>([
    ["a web page", "<!doctype html><script>alert(1)</script>", "Unsupported file type."],
    [
      "a drawing",
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      "SVG files cannot be uploaded, because they can carry scripts.",
    ],
    [
      "a drawing behind a declaration",
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      "SVG files cannot be uploaded, because they can carry scripts.",
    ],
    ["an archive", "PK\u0003\u0004 and the rest of it", "ZIP files cannot be uploaded."],
    ["plain text", "hello", "Unsupported file type."],
  ])("%s named .png is refused", async (_, text, message) => {
    const { status, error } = await upload(ada, text);
    expect(status).toBe(400);
    expect(error.message).toBe(message);
    expect(error.hint).toBeTruthy();
    await nothingIsLeft(ada);
  });

  test.each<UploadExtension>(["png", "jpg", "webp", "mp4", "m4a"])(
    "a %s that was cut off is refused",
    async (extension) => {
      const noise = sharp({
        create: {
          width: 600,
          height: 400,
          channels: 3,
          background: "gray",
          noise: { type: "gaussian", mean: 128, sigma: 60 },
        },
      });
      const whole =
        extension === "mp4" || extension === "m4a"
          ? await uploadFile(extension)
          : await (extension === "png" ? noise.png() : extension === "jpg" ? noise.jpeg() : noise.webp()).toBuffer();
      const { status, error } = await upload(ada, whole.subarray(0, Math.floor(whole.length * 0.6)));
      expect(status).toBe(400);
      expect(error.message).toMatch(/damaged or was cut off/);
      expect(error.field).toBe("file");
      await nothingIsLeft(ada);
    },
  );

  test("an empty file is refused", async () => {
    const { status, error } = await upload(ada, Buffer.alloc(0));
    expect([status, error.message, error.field]).toEqual([400, "The file is empty.", "file"]);
  });
});

describe("limits", () => {
  test("a picture of 40,000 px is refused before it is decoded, and told the limit", async () => {
    const bomb = hollowPng(40_000, 40_000);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    const { status, error } = await upload(ada, bomb);
    expect(status).toBe(413);
    expect(error.message).toBe("The picture is 40,000 px long, the longest side allowed is 16,000 px.");
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 ** 2);
    await nothingIsLeft(ada);
  });

  test("a picture of too many pixels is refused, and told the limit", async () => {
    const { status, error } = await upload(ada, hollowPng(15_000, 15_000));
    expect(status).toBe(413);
    expect(error.message).toBe("The picture has 225 million pixels, the most allowed are 100 million.");
  });

  test("a file of more than 25 MB is refused, announced or not", async () => {
    const large = Buffer.alloc(LIMITS.uploadBytes + 1);
    (await uploadFile("png")).copy(large);
    const announced = await upload(ada, large);
    expect([announced.status, announced.error.message, announced.error.field]).toEqual([
      413,
      "The file is larger than 25 MB, the largest allowed.",
      "file",
    ]);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < large.length; at += 1024 ** 2) controller.enqueue(large.subarray(at, at + 1024 ** 2));
        controller.close();
      },
    });
    const chunked = await fetch(`${server.url}/uploads/v1`, {
      method: "POST",
      headers: { authorization: `Bearer ${ada.token}` },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
    await nothingIsLeft(ada);
  });

  test("the plan's storage is the end, also for uploads at the same moment", async () => {
    const file = await uploadFile("png");
    const room = 500 * 1024 ** 2 - Math.floor(file.length * 2.5);
    await server.sql`insert into assets (user_id, kind, name, path, content_type, bytes)
      values (${ada.id}, 'footage', 'Clip', ${`test/${ada.id}`}, 'application/zip', ${room})`;
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => upload(ada, file)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 402, 402, 402]);
    const refused = answers.find(({ status }) => status === 402);
    expect(refused?.error.message).toMatch(/^Not enough storage: only \d+ kB of 500 MB left on the Free plan\.$/);
    expect(await filesIn(`uploads/${ada.id}`)).toHaveLength(4);
    expect(await filesIn(".incoming")).toEqual([]);
  });
});

describe("whose it is", () => {
  test("nobody without a session uploads", async () => {
    const file = await uploadFile("png");
    for (const user of [null, { ...ada, token: "nonsense" }, { ...ada, token: server.platform.keys.publishable }]) {
      const { status, error } = await upload(user, file);
      expect([status, error.kind]).toEqual([401, "unauthenticated"]);
    }
  });

  test("a file never lands in another person's project or place, nor under another person's id", async () => {
    const file = await uploadFile("png");
    const project = await server.insertProject(eve.id);
    expect((await upload(ada, file, { query: { project: project.id } })).status).toBe(404);
    const hers = await upload(eve, file);
    expect((await upload(ada, file, { query: { replace: hers.asset.id } })).status).toBe(404);
    const named = await upload(ada, file, { query: { user_id: eve.id } });
    expect([named.status, named.error.field]).toEqual([400, "user_id"]);
    await nothingIsLeft(ada);
  });

  test("a file replaced keeps its id, name and places, and the old one as a version", async () => {
    const first = await upload(ada, await uploadFile("png"), { name: "logo.png" });
    await ada.client
      .from("assets")
      .update({ name: "Our logo", folder: "Brand", tags: ["logo"] })
      .eq("id", first.asset.id);
    const second = await upload(ada, await uploadFile("webp"), { query: { replace: first.asset.id } });
    expect(second.asset).toMatchObject({
      id: first.asset.id,
      name: "Our logo",
      folder: "Brand",
      tags: ["logo"],
      content_type: "image/webp",
    });
    expect((await filesIn(`uploads/${ada.id}`)).toSorted()).toEqual([
      "file.png",
      "file.webp",
      "thumb.webp",
      "thumb.webp",
    ]);
    const wrong = await upload(ada, await uploadFile("mp3"), {
      name: "a.mp3",
      query: { replace: first.asset.id },
    });
    expect([wrong.status, wrong.error.message]).toEqual([400, "A picture can only be replaced by a picture."]);
  });

  test("how an image was made stays with it", async () => {
    const made = { motif: "icon", seed: 7 };
    const { asset } = await upload(ada, await uploadFile("png"), {
      query: { kind: "image" },
      headers: { "x-asset-meta": encodeURIComponent(JSON.stringify(made)) },
    });
    expect(asset).toMatchObject({ kind: "image", meta: { made } });
  });
});

test("an upload that breaks off leaves nothing", async () => {
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((resolve) => {
    const broken = request({
      hostname,
      port,
      path: "/uploads/v1",
      method: "POST",
      headers: { authorization: `Bearer ${ada.token}`, "content-length": 5_000_000 },
    });
    broken.on("error", () => resolve());
    broken.write(Buffer.alloc(1_000_000));
    // Once the server has begun to write, the connection goes.
    const look = async (): Promise<void> => {
      while ((await filesIn(".incoming")).length === 0) await new Promise((next) => setTimeout(next, 5));
      broken.destroy();
    };
    void look();
  });
  await expect.poll(() => filesIn(".incoming")).toEqual([]);
  await nothingIsLeft(ada);
});
