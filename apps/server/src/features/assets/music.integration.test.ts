import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { musicRange, unpackMusic } from "@sayhey/trailer";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { openServices, workerSettings } from "../../main/services.ts";
import { uploadFile } from "./fixtures/upload-files.ts";
import { removeAssets } from "./remove-assets.ts";

// Decoding happens in processes of their own, on cores that other tests may hold.
vi.setConfig({ testTimeout: 60_000 });

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server?.close());

async function upload(user: TestUser, bytes: Buffer, name: string, query = ""): Promise<string> {
  const response = await fetch(`${server.url}/uploads/v1${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "x-file-name": name },
    body: new Uint8Array(bytes),
  });
  const answer = (await response.json()) as { asset: { id: string } };
  expect(response.status).toBe(201);
  return answer.asset.id;
}

interface Answer {
  status: number;
  url: string;
  name: string;
  bpm: number;
  beats: number[];
  peaks: number[];
  durationMs: number;
  startMs: number;
  error: { kind: string; message: string; field?: string; hint?: string };
}

async function music(user: TestUser, assetId: string): Promise<Answer> {
  const response = await fetch(`${server.url}/functions/v1/music-get`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
    body: JSON.stringify({ assetId }),
  });
  return { ...((await response.json()) as Omit<Answer, "status">), status: response.status };
}

/** A WAV file of one channel. */
function wav(rate: number, data: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** A click on every beat. */
function clicks(bpm: number, seconds: number): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(seconds * rate * 2);
  for (let index = 0; index < seconds * rate; index++) {
    const since = (index / rate) % (60 / bpm);
    data.writeInt16LE(Math.round(20_000 * Math.exp(-since * 60) * Math.sin(2 * Math.PI * 500 * since)), index * 2);
  }
  return wav(rate, data);
}

async function keptFiles(user: TestUser): Promise<string[]> {
  const folder = join(server.platform.dataFolder, "media", "music", user.id);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("an uploaded sound becomes music: its beats, its waveform, its samples by range; decoded once, gone with its asset", async () => {
  const assetId = await upload(ada, clicks(100, 8), "song.wav");
  const first = await music(ada, assetId);
  expect(first).toMatchObject({ status: 200, name: "song.wav", durationMs: 8000 });
  expect(Math.abs(first.bpm - 100)).toBeLessThan(2);
  for (const beat of first.beats) expect(Math.min(beat % 600, 600 - (beat % 600))).toBeLessThan(35);
  expect(first.peaks).toHaveLength(800);

  const { start, end } = musicRange(600, 300);
  const part = await fetch(`${server.url}${first.url}`, { headers: { range: `bytes=${start}-${end}` } });
  expect(part.status).toBe(206);
  const { left } = unpackMusic(new Uint8Array(await part.arrayBuffer()));
  expect(left.length).toBe(0.3 * 48_000);
  // The click lies at the start of the stretch.
  expect(left.slice(0, 2000).reduce((most, value) => Math.max(most, value), 0)).toBeGreaterThan(0.4);
  expect(left.slice(8000).reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(0.01);

  const [row] = await server.sql`select path, bytes from music where asset_id = ${assetId}`;
  expect(row?.["bytes"]).toBe(44 + 8 * 48_000 * 4);
  const again = await music(ada, assetId);
  expect(again.beats).toEqual(first.beats);
  expect(await keptFiles(ada)).toHaveLength(1);

  // Another file in its place is decoded anew, and the old samples go.
  await upload(ada, clicks(120, 6), "other.wav", `?replace=${assetId}`);
  const other = await music(ada, assetId);
  expect(Math.abs(other.bpm - 120)).toBeLessThan(2);
  expect(await keptFiles(ada)).toHaveLength(1);

  await removeAssets({ sql: server.sql, media: openMediaStore((await workerSettings(server.platform)).media) }, [
    assetId,
  ]);
  expect(await keptFiles(ada)).toEqual([]);
  expect(await server.sql`select 1 from music where asset_id = ${assetId}`).toHaveLength(0);
});

test("what is no music is refused in words that name the field, and leaves nothing", async () => {
  const picture = await upload(ada, await uploadFile("png"), "song.png");
  const short = await upload(ada, await uploadFile("wav"), "short.wav");
  const cases: [string, number, RegExp][] = [
    [picture, 400, /^song\.png is a picture, so it cannot be the music of a trailer\.$/],
    [short, 400, /^Music must last at least 2 seconds\.$/],
  ];
  for (const [assetId, status, message] of cases) {
    const { error, ...answer } = await music(ada, assetId);
    expect(answer.status).toBe(status);
    expect(error.field).toBe("assetId");
    expect(error.message).toMatch(message);
    expect(error.hint).toBeTruthy();
  }
  expect(await keptFiles(ada)).toEqual([]);
});

test("an hour of sound is refused with what is allowed", async () => {
  const assetId = await upload(ada, wav(3000, Buffer.alloc(3600 * 3000 * 2)), "hour.wav");
  const { status, error } = await music(ada, assetId);
  expect([status, error.field, error.message]).toEqual([
    400,
    "assetId",
    "Music may be 10 minutes long, and this sound lasts 60.",
  ]);
  expect(await keptFiles(ada)).toEqual([]);
});

test("nobody gets the music of somebody else, nor of what lies in the bin", async () => {
  const assetId = await upload(eve, clicks(100, 4), "hers.wav");
  expect((await music(ada, assetId)).status).toBe(404);
  await server.sql`update assets set deleted_at = now() where id = ${assetId}`;
  expect((await music(eve, assetId)).status).toBe(404);
});
