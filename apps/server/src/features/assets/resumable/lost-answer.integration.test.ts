import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, Transaction } from "../../../infra/database/database.ts";
import type { TestUser } from "../../../testing/start-test-platform.ts";
import {
  assetsOf,
  begun,
  media,
  offsetOf,
  outcome,
  part,
  partsOf,
  picture,
  server,
  startUploads,
} from "../fixtures/tus-kit.ts";
import { finishUpload } from "./finish-upload.ts";
import { findUpload, partKey, type UploadRecord } from "./upload-record.ts";

beforeAll(startUploads);
afterAll(() => server.close());

type Begin = (work: (tx: Transaction) => Promise<unknown>) => Promise<unknown>;

/** The database, with transactions that end otherwise. */
const withBegin = (begin: Begin): Database =>
  new Proxy(server.sql, { get: (sql, key) => (key === "begin" ? begin : Reflect.get(sql, key)) });

/** An upload whose last byte has arrived, and that nobody has looked at yet. */
async function arrived(name: string): Promise<{ user: TestUser; at: string; upload: UploadRecord }> {
  const user = await server.signUp(name);
  const at = await begun(user, picture.length);
  await part(user, at, 0, picture.subarray(0, -1));
  const upload = await findUpload(server.sql, user.id, at.split("/").at(-1) ?? "");
  if (upload === null) throw new Error("there is no upload");
  const last = async function* () {
    yield picture.subarray(-1);
  };
  await media.parts.write(partKey(upload), last(), { at: picture.length - 1, limit: 1 });
  return { user, at, upload };
}

test("a database that goes away at the last moment costs nobody the bytes that have arrived", async () => {
  const { user, at, upload } = await arrived("Rolled Back");
  const sql = withBegin((work) =>
    server.sql.begin(async (tx) => {
      await work(tx);
      throw new Error("the connection is gone");
    }),
  );
  await expect(finishUpload({ sql, media }, upload)).rejects.toThrow("the connection is gone");
  expect(await assetsOf(user)).toEqual([]);
  expect(await offsetOf(user, at)).toBe(picture.length);
  const { state, asset } = await outcome(user, at);
  expect([state, asset.bytes, await partsOf(user)]).toEqual(["done", picture.length, []]);
  expect(Buffer.from(await media.read(asset.path)).equals(picture)).toBe(true);
});

test("an asset whose commit was done, and only the answer to it lost, has its file", async () => {
  const { user, at, upload } = await arrived("Answer Lost");
  const sql = withBegin(async (work) => {
    await server.sql.begin(work);
    throw new Error("the connection is gone");
  });
  await expect(finishUpload({ sql, media }, upload)).rejects.toThrow("the connection is gone");
  const { state, asset } = await outcome(user, at);
  expect(state).toBe("done");
  expect(Buffer.from(await media.read(asset.path)).equals(picture)).toBe(true);
  expect(await media.stat(asset.thumb_path ?? "")).not.toBeNull();
});
