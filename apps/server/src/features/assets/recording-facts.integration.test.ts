import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFile } from "./fixtures/upload-files.ts";
import { readsTooLong } from "./look-at-recording.ts";
import { readRecording } from "./recording-facts.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "sayhey-recording-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A box of MP4 (ISO/IEC 14496-12, 4.2). */
function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
function boxesIn(bytes: Buffer): { type: string; body: Buffer }[] {
  const found = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    found.push({
      type: bytes.toString("latin1", at + 4, at + 8),
      body: bytes.subarray(at + 8, at + bytes.readUInt32BE(at)),
    });
  return found;
}
/** The same film with other tables of times. */
function withTimes(bytes: Buffer, tables: Buffer): Buffer {
  const inside = new Set(["moov", "trak", "mdia", "minf", "stbl"]);
  const write = (part: Buffer): Buffer =>
    Buffer.concat(
      boxesIn(part).map(({ type, body }) =>
        type === "stts" ? tables : box(type, inside.has(type) ? write(body) : body),
      ),
    );
  return write(bytes);
}
/** A table (`stts`, `ctts`) of as many entries, the first for `frames` frames and the others for none. */
function table(type: string, entries: number, frames: number): Buffer {
  const body = Buffer.alloc(8 + 8 * entries);
  body.writeUInt32BE(entries, 4);
  for (let index = 0; index < entries; index++) {
    body.writeUInt32BE(index === 0 ? frames : 0, 8 + 8 * index);
    body.writeUInt32BE(1, 12 + 8 * index);
  }
  return box(type, body);
}

/** What comes of a file, and how long this process was at work for that, ms; waiting for a busy machine is no work. */
async function look(file: Buffer): Promise<{ outcome: unknown; work: number }> {
  const path = join(folder, "claims.mp4");
  await writeFile(path, file);
  const before = process.cpuUsage();
  const outcome = await readRecording(path, "mp4").catch((error: unknown) => error);
  const { user, system } = process.cpuUsage(before);
  return { outcome, work: (user + system) / 1000 };
}

test("a recording with a table of millions of entries keeps nobody else waiting while it is looked at", async () => {
  const { outcome, work } = await look(withTimes(await uploadFile("mp4"), table("stts", 6_000_000, 1)));
  expect(outcome).toMatchObject({ extension: "mp4", width: 64, height: 96 });
  expect(work).toBeLessThan(700);
});

test("one of two kilobytes that claims four billion frames ends its own process, and no other", async () => {
  const tables = Buffer.concat([table("stts", 1, 0xffff_ffff), table("ctts", 1, 1)]);
  const file = withTimes(await uploadFile("mp4"), tables);
  expect(file.length).toBeLessThan(3000);
  const { outcome, work } = await look(file);
  // By the memory it may take; on a machine that is busy elsewhere, by its time.
  expect(["Reading the recording stopped unexpectedly.", readsTooLong().message]).toContain((outcome as Error).message);
  expect(work).toBeLessThan(700);
});
