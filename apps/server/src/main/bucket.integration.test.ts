import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callFunction } from "../testing/call-function.ts";
import { startSecondServer, type SecondServer } from "../testing/start-second-server.ts";
import { hasSwift, startSwift, type S3Server } from "../testing/start-swift.ts";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";
import { openMediaStore } from "../infra/media/open-media-store.ts";
import { verifyBackup } from "../infra/backup/manifest.ts";
import { writeBackup } from "../infra/backup/write-backup.ts";
import { openRestoredMedia } from "./backup/restored-media.ts";
import { enqueueJob } from "../infra/queue/enqueue-job.ts";
import { openServices, workerSettings } from "./services.ts";
import { startWorker, type Worker } from "./worker/start-worker.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

describe.skipIf(!hasSwift())("two servers and a worker of three machines that share a bucket", () => {
  let s3: S3Server;
  let server: TestPlatform;
  let second: SecondServer;
  let worker: Worker;
  let ada: TestUser;
  let elsewhere: string;
  let picture: Buffer;
  const forEach = () => ({
    S3_BUCKET: "media",
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  });

  beforeAll(async () => {
    elsewhere = await mkdtemp(join(tmpdir(), "sayhey-elsewhere-"));
    s3 = await startSwift();
    const { endpoint, ...credentials } = s3;
    const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
    for (const Bucket of ["media", "restored"]) await client.send(new CreateBucketCommand({ Bucket }));
    server = await startTestPlatform({
      environment: forEach(),
      openServices: (platform) => openServices(platform, { worker: false }),
    });
    second = await startSecondServer(server, forEach());
    const settings = await workerSettings(server.platform);
    worker = await startWorker({ ...settings, media: { ...settings.media, folder: join(elsewhere, "media") } });
    ada = await server.signUp("Ada");
    const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
    picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: "teal", noise } })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    await worker?.stop();
    await second?.close();
    await server?.close();
    await s3?.stop();
    await rm(elsewhere, { recursive: true, force: true });
  });

  const send = (at: URL, method: string, headers: Record<string, string>, body?: Uint8Array): Promise<Response> =>
    fetch(at, {
      method,
      headers: { "tus-resumable": "1.0.0", authorization: `Bearer ${ada.token}`, ...headers },
      ...(body === undefined ? {} : { body: body as unknown as BodyInit }),
    });
  /** Uploads the picture, each part by another server. */
  async function upload(): Promise<void> {
    const fields = `filename ${Buffer.from("teal.png").toString("base64")}`;
    const begun = await send(new URL("/uploads/v1/parts", server.url), "POST", {
      "upload-length": String(picture.length),
      "upload-metadata": fields,
    });
    expect(begun.status).toBe(201);
    const { pathname } = new URL(begun.headers.get("location") ?? "", server.url);
    const third = Math.floor(picture.length / 3);
    for (const [index, from] of [0, third, 2 * third].entries()) {
      const at = new URL(pathname, index % 2 === 0 ? server.url : second.url);
      expect((await send(at, "HEAD", {})).headers.get("upload-offset")).toBe(String(from));
      const part = picture.subarray(from, index === 2 ? picture.length : from + third);
      const headers = { "upload-offset": String(from), "content-type": "application/offset+octet-stream" };
      expect((await send(at, "PATCH", headers, part)).status).toBe(204);
    }
  }

  test("an upload may go on at another server; each server serves it, and no folder has it", async () => {
    await upload();
    const [asset] = await server.sql<
      { id: string; path: string }[]
    >`select id, path from assets where user_id = ${ada.id}`;
    const media = openMediaStore((await workerSettings(server.platform)).media);
    for (const { url } of [server, second]) {
      const answer = await fetch(new URL(media.sign(asset?.path ?? "", { expiresInSeconds: 60 }), url));
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
    }
    for (const folder of [join(server.platform.dataFolder, "media"), join(elsewhere, "media")])
      expect(
        (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((each) =>
          each.isFile(),
        ),
      ).toEqual([]);
  });

  test("a backup has the bucket's files, and a restore makes another bucket hold those and nothing else", async () => {
    const media = openMediaStore((await workerSettings(server.platform)).media);
    const folder = join(elsewhere, "backups");
    const written = await writeBackup({
      databaseUrl: server.platform.databaseUrl,
      media,
      to: folder,
      now: new Date(),
    });
    expect(written.files).toBeGreaterThan(0);
    const settings = {
      folder: join(elsewhere, "restored"),
      secret: "s".repeat(32),
      s3: {
        bucket: "restored",
        endpoint: s3.endpoint,
        region: "us-east-1",
        isPathStyle: true,
        credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      },
    };
    const other = openMediaStore(settings);
    await other.put("assets/eve/old.txt", new TextEncoder().encode("old"));
    const manifest = await verifyBackup(written.folder);
    const restored = openRestoredMedia(settings);
    await restored.bring(written.folder, manifest);
    await restored.exchange(manifest);
    const filesOf = async (store: typeof media) => {
      const files = [];
      for await (const { key } of store.list())
        files.push([key, Buffer.from(await store.read(key)).toString("base64")]);
      return files.toSorted();
    };
    expect(await filesOf(other)).toEqual(await filesOf(media));
  });

  test("a worker of another machine erases an account with its files in the bucket", async () => {
    const media = openMediaStore((await workerSettings(server.platform)).media);
    const keysOf = async () => {
      const keys = [];
      for await (const { key } of media.filesOf(ada.id)) keys.push(key);
      return keys;
    };
    expect(await keysOf()).not.toEqual([]);
    const closing = { email: ada.email, password: TEST_PASSWORD };
    expect((await callFunction(server, ada.token, "account-close", closing)).status).toBe(200);
    await server.sql`update private.account_closures set erase_at = now() where user_id = ${ada.id}`;
    await server.sql.begin((tx) => enqueueJob(tx, "erase-account", { userId: ada.id }, { key: ada.id }));
    await expect.poll(keysOf, { timeout: 60_000 }).toEqual([]);
  });
});
