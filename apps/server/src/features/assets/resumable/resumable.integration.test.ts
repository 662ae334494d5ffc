import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TEST_PASSWORD, type TestUser } from "../../../testing/start-test-platform.ts";
import {
  assetsOf,
  begun,
  create,
  media,
  metadata,
  offsetOf,
  outcome,
  part,
  PARTS,
  partsOf,
  picture,
  server,
  startUploads,
  storageOf,
  tus,
  type Answer,
} from "../fixtures/tus-kit.ts";
import { sweepAssets } from "../sweep-assets.ts";

const MB = 1024 ** 2;
let ada: TestUser;
let eve: TestUser;

beforeAll(async () => {
  await startUploads();
  [ada, eve] = [await server.signUp("Ada"), await server.signUp("Eve")];
});
afterAll(() => server?.close());
/** Somebody who has stored nothing yet. */
const newcomer = async (): Promise<void> => void (ada = await server.signUp("Ada"));

describe("the protocol", () => {
  test("what is offered is told without a session", async () => {
    const { status, headers } = await tus(null, "OPTIONS", PARTS);
    expect(status).toBe(204);
    expect(headers.get("tus-version")).toBe("1.0.0");
    expect(headers.get("tus-max-size")).toBe(String(2048 * MB));
    expect(headers.get("tus-checksum-algorithm")).toBe("sha1,sha256");
    expect(headers.get("tus-extension")?.split(",").toSorted()).toEqual([
      "checksum",
      "creation",
      "creation-with-upload",
      "expiration",
      "termination",
    ]);
  });

  test("a file arrives in parts and becomes an asset with all that was said of it", async () => {
    await newcomer();
    const project = await server.insertProject(ada.id);
    const at = await begun(ada, picture.length, {
      filename: "Ünïcode 🎬.png",
      folder: " Brand / Logos ",
      project: project.id,
    });
    expect(await offsetOf(ada, at)).toBe(0);
    expect(await outcome(ada, at)).toMatchObject({ status: 200, state: "open", received: 0, asset: null });
    const half = picture.length >> 1;
    const first = await part(ada, at, 0, picture.subarray(0, half));
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, String(half)]);
    expect(Date.parse(first.headers.get("upload-expires") ?? "")).toBeGreaterThan(Date.now() + 20 * 3_600_000);
    const head = await tus(ada, "HEAD", at);
    expect([head.headers.get("upload-offset"), head.headers.get("upload-length")]).toEqual([
      String(half),
      String(picture.length),
    ]);
    expect(head.headers.get("cache-control")).toBe("no-store");
    expect((await part(ada, at, half, picture.subarray(half))).status).toBe(204);
    const { state, asset } = await outcome(ada, at);
    expect(state).toBe("done");
    expect(asset).toMatchObject({
      name: "Ünïcode 🎬.png",
      folder: "Brand/Logos",
      project_id: project.id,
      content_type: "image/png",
      width: 320,
      bytes: picture.length,
    });
    expect(Buffer.from(await media.read(asset.path)).equals(picture)).toBe(true);
    expect(await partsOf(ada)).toEqual([]);
    expect(await offsetOf(ada, at)).toBe(picture.length);
    expect(await storageOf(ada)).toBe(picture.length);
    // The last part again, as somebody sends it who never heard the answer.
    expect((await part(ada, at, half, picture.subarray(half))).status).toBe(409);
    expect((await part(ada, at, picture.length, new Uint8Array())).status).toBe(204);
    expect(await assetsOf(ada)).toHaveLength(1);
  });

  test("a creation may bring the first part along", async () => {
    const answer = await tus(
      ada,
      "POST",
      PARTS,
      { "upload-length": String(picture.length), "upload-metadata": metadata({ filename: "a.png" }) },
      picture.subarray(0, 1000),
    );
    expect([answer.status, answer.headers.get("upload-offset")]).toEqual([201, "1000"]);
    expect(await offsetOf(ada, answer.headers.get("location") ?? "")).toBe(1000);
  });

  test("a part at another place is refused and changes nothing", async () => {
    const at = await begun(ada, picture.length);
    await part(ada, at, 0, picture.subarray(0, 500));
    for (const wrong of [0, 499, 501, picture.length]) {
      const { status, error } = await part(ada, at, wrong, picture.subarray(0, 10));
      expect([status, error?.message]).toEqual([409, `The upload continues at byte 500, not ${wrong}.`]);
    }
    expect(await offsetOf(ada, at)).toBe(500);
  });

  test("more bytes than were announced are refused, and none of that part stays", async () => {
    const at = await begun(ada, 1000);
    await part(ada, at, 0, picture.subarray(0, 400));
    const { status, error } = await part(ada, at, 400, picture.subarray(0, 700));
    expect([status, error?.message]).toEqual([413, "More bytes came than were announced."]);
    expect(await offsetOf(ada, at)).toBe(400);
  });

  test.each(["sha1", "sha256"])("a part with a checksum by %s is kept only when it is whole", async (algorithm) => {
    const at = await begun(ada, picture.length);
    const bytes = picture.subarray(0, 2000);
    const sum = (of: Uint8Array) => `${algorithm} ${createHash(algorithm).update(of).digest("base64")}`;
    const damaged = await part(ada, at, 0, bytes, { "upload-checksum": sum(picture.subarray(1, 2001)) });
    expect([damaged.status, damaged.error?.message]).toEqual([460, "The part was damaged on its way."]);
    expect(await offsetOf(ada, at)).toBe(0);
    expect((await part(ada, at, 0, bytes, { "upload-checksum": sum(bytes) })).status).toBe(204);
    expect(await offsetOf(ada, at)).toBe(2000);
    expect((await part(ada, at, 2000, bytes, { "upload-checksum": "crc32 AAAA" })).status).toBe(400);
  });

  test("an upload that is given up is gone, and its room free", async () => {
    await newcomer();
    const at = await begun(ada, picture.length);
    await part(ada, at, 0, picture.subarray(0, 500));
    expect(await storageOf(ada)).toBe(picture.length);
    expect((await tus(ada, "DELETE", at)).status).toBe(204);
    for (const method of ["HEAD", "DELETE"]) expect((await tus(ada, method, at)).status).toBe(404);
    expect(await partsOf(ada)).toEqual([]);
    expect(await storageOf(ada)).toBe(0);
  });

  test("requests that are none of the protocol's are told why", async () => {
    await newcomer();
    const at = await begun(ada, 1000);
    const headers = { "upload-length": "10", "upload-metadata": metadata({ filename: "a.png" }) };
    const post = (changed: Record<string, string>) => tus(ada, "POST", PARTS, { ...headers, ...changed });
    const refused: [Answer, number, string | undefined][] = [
      [await post({ "tus-resumable": "0.2.2" }), 412, undefined],
      [await post({ "upload-length": "-1" }), 400, "Upload-Length"],
      [await post({ "upload-length": "1e3" }), 400, "Upload-Length"],
      [await post({ "upload-length": "0" }), 400, "file"],
      [await post({ "upload-length": String(3000 * MB) }), 413, "file"],
      [await post({ "upload-defer-length": "1" }), 400, "Upload-Defer-Length"],
      [await post({ "upload-concat": "partial" }), 400, "Upload-Concat"],
      [await post({ "upload-metadata": "filename ###" }), 400, "Upload-Metadata"],
      [await post({ "upload-metadata": metadata({ folder: "a/../b" }) }), 400, "folder"],
      [await post({ "upload-metadata": metadata({ folder: "x".repeat(61) }) }), 400, "folder"],
      [await post({ "upload-metadata": metadata({ replace: "1" }) }), 400, "replace"],
      [await post({ "upload-metadata": metadata({ kind: "footage" }) }), 400, "kind"],
      [await tus(ada, "PATCH", at, { "upload-offset": "0", "content-type": "text/plain" }, picture), 415, undefined],
      [await part(ada, at, 0, picture.subarray(0, 9), { "upload-offset": "nine" }), 400, "Upload-Offset"],
      [await tus(ada, "PUT", at), 405, undefined],
      [await tus(ada, "GET", `${PARTS}/../../etc/passwd`), 404, undefined],
      [await tus(ada, "HEAD", `${PARTS}/nonsense`), 404, undefined],
    ];
    for (const [index, [answer, status, field]] of refused.entries()) {
      expect([index, answer.status], answer.error?.message).toEqual([index, status]);
      expect([index, answer.error?.field]).toEqual([index, field]);
    }
    expect(await server.sql`select from uploads where user_id = ${ada.id}`).toHaveLength(1);
    expect(await partsOf(ada)).toEqual([]);
  });
});

describe("whose it is", () => {
  beforeEach(newcomer);

  test("another person's upload is not there, whatever is asked of it", async () => {
    const at = await begun(ada, picture.length);
    await part(ada, at, 0, picture.subarray(0, 100));
    for (const answer of [
      await tus(eve, "HEAD", at),
      await part(eve, at, 100, picture.subarray(100)),
      await tus(eve, "DELETE", at),
      await tus(eve, "GET", at),
    ])
      expect(answer.status).toBe(404);
    expect(await offsetOf(ada, at)).toBe(100);
    const hers = await begun(eve, picture.length);
    await part(eve, hers, 0, picture);
    const { asset } = await outcome(eve, hers);
    expect((await create(ada, 10, { replace: asset.id })).status).toBe(404);
    const project = await server.insertProject(eve.id);
    expect((await create(ada, 10, { project: project.id })).status).toBe(404);
  });

  test("every part asks who sends it: a session that has ended sends no more", async () => {
    const at = await begun(ada, picture.length);
    expect((await part(ada, at, 0, picture.subarray(0, 100))).status).toBe(204);
    for (const user of [{ token: "nonsense" }, { token: server.platform.keys.publishable }])
      expect((await tus(user, "PATCH", at, { "upload-offset": "100" }, picture.subarray(100))).status).toBe(401);
    await server.sql`delete from auth.sessions where user_id = ${ada.id}`;
    await expect.poll(async () => (await tus(ada, "HEAD", at)).status).toBe(401);
    expect((await part(ada, at, 100, picture.subarray(100))).status).toBe(401);
    expect(await assetsOf(ada)).toEqual([]);
  });

  test("an API token uploads when it may change projects", async () => {
    await server.prove(ada);
    const tokenFor = async (scope: string): Promise<string> => {
      const answer = await fetch(`${server.url}/functions/v1/token-create`, {
        method: "POST",
        headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
        body: JSON.stringify({ name: scope, scopes: [scope], days: null, password: TEST_PASSWORD }),
      });
      return ((await answer.json()) as { token: string }).token;
    };
    const reader = { ...ada, token: await tokenFor("projects:read") };
    const refused = await create(reader, picture.length);
    expect([refused.status, refused.error?.message]).toEqual([
      403,
      "This API token can't do that: it lacks the scope projects:write.",
    ]);
    const writer = { ...ada, token: await tokenFor("projects:write") };
    const at = await begun(writer, picture.length);
    expect((await part(writer, at, 0, picture)).status).toBe(204);
    const single = await fetch(`${server.url}/uploads/v1`, {
      method: "POST",
      headers: { authorization: `Bearer ${writer.token}`, "x-file-name": "b.png" },
      body: picture as unknown as BodyInit,
    });
    expect(single.status).toBe(201);
    expect(await assetsOf(ada)).toHaveLength(2);
    const forged = await tus({ token: `${writer.token.slice(0, -1)}_` }, "HEAD", at);
    expect(forged.status).toBe(401);
  });
});

describe("storage is reserved before a byte is sent", () => {
  beforeEach(newcomer);

  const fill = (user: TestUser, bytes: number) => server.sql`
    insert into assets (user_id, kind, name, path, content_type, bytes)
    values (${user.id}, 'footage', 'Clip', ${`test/${user.id}`}, 'application/zip', ${bytes})`;

  test("2 GB on the Free plan are refused at once, in words", async () => {
    const { status, error } = await create(ada, 2048 * MB);
    expect([status, error?.kind, error?.message]).toEqual([
      402,
      "quota",
      "Not enough storage: only 500 MB of 500 MB left on the Free plan.",
    ]);
    expect(await server.sql`select from uploads where user_id = ${ada.id}`).toHaveLength(0);
  });

  test("uploads that race cannot share the last free bytes", async () => {
    await fill(ada, 500 * MB - picture.length * 3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(ada, picture.length)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 402, 402, 402, 402, 402]);
    const single = await fetch(`${server.url}/uploads/v1`, {
      method: "POST",
      headers: { authorization: `Bearer ${ada.token}`, "x-file-name": "b.png" },
      body: picture as unknown as BodyInit,
    });
    expect(single.status).toBe(402);
    const places = answers.flatMap(({ headers }) => headers.get("location") ?? []);
    const sent = await Promise.all(places.map((at) => part(ada, at, 0, picture)));
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await storageOf(ada)).toBe(500 * MB);
  });

  test("nobody leaves more than a hundred unfinished", async () => {
    await server.sql`
      insert into uploads (user_id, name, bytes, expires_at)
      select ${ada.id}, 'x.png', 1, now() + interval '1 hour' from generate_series(1, 100)`;
    const { status, error } = await create(ada, 10);
    expect([status, error?.message]).toEqual([429, "100 of your uploads are unfinished."]);
  });
});

describe("an upload nobody goes on with", () => {
  beforeEach(newcomer);

  test("expires, frees its room at once, and is swept away", async () => {
    const at = await begun(ada, picture.length);
    await part(ada, at, 0, picture.subarray(0, 500));
    const kept = await begun(ada, picture.length);
    await part(ada, kept, 0, picture.subarray(0, 500));
    await server.sql`update uploads set expires_at = now() - interval '1 second' where id = ${at.split("/").at(-1) ?? ""}`;
    expect((await tus(ada, "HEAD", at)).status).toBe(404);
    expect((await part(ada, at, 500, picture.subarray(500))).status).toBe(404);
    expect(await storageOf(ada)).toBe(picture.length);
    await sweepAssets({ sql: server.sql, media });
    expect(await partsOf(ada)).toEqual([`${kept.split("/").at(-1) ?? ""}.part`]);
    expect((await part(ada, kept, 500, picture.subarray(500))).status).toBe(204);
  });
});
