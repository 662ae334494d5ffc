import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTarget, type Ask, type Person, type Target } from "./target.ts";

const PARTS = "/uploads/v1/parts";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let target: Target;
let owner: Person;
let thief: Person;

beforeAll(async () => {
  target = await startTarget({ WORKER: "false" });
  [owner, thief] = [await target.signUp(), await target.signUp()];
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

const metadata = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");
const tus = (person: Person | null, method: string, at: string, headers: Record<string, string> = {}, body?: string) =>
  target.ask(at, {
    method,
    token: person?.token,
    headers: {
      "tus-resumable": "1.0.0",
      ...(body === undefined ? {} : { "content-type": "application/offset+octet-stream" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  } satisfies Ask);
const create = (person: Person | null, bytes: string, fields: Record<string, string> = {}, headers = {}) =>
  tus(person, "POST", PARTS, {
    "upload-length": bytes,
    "upload-metadata": metadata({ filename: "picture.png", ...fields }),
    ...headers,
  });
const assetsOf = async (person: Person): Promise<{ name: string; content_type: string }[]> =>
  (await target.ask("/rest/v1/assets?select=name,content_type,user_id", { token: person.token })).json;

describe("uploads in parts", () => {
  it("are not seen, continued, taken over or ended by anybody else", async () => {
    const made = await create(owner, "70");
    const at = made.headers.get("location") ?? "";
    expect(made.status).toBe(201);
    for (const person of [thief, null]) {
      const refused = person === null ? 401 : 404;
      expect((await tus(person, "HEAD", at)).status).toBe(refused);
      expect((await tus(person, "GET", at)).status).toBe(refused);
      expect((await tus(person, "PATCH", at, { "upload-offset": "0" }, "x")).status).toBe(refused);
      expect((await tus(person, "DELETE", at)).status).toBe(refused);
    }
    expect((await tus(owner, "HEAD", at)).headers.get("upload-offset")).toBe("0");
    expect((await create(thief, "70", { replace: randomUUID() })).status).toBe(404);
  });

  it("do not believe lengths, offsets, methods and extensions", async () => {
    for (const bytes of ["-1", "0", "1e3", "0x10", "5,6", "99999999999999999999", "NaN", ""])
      expect([bytes, (await create(owner, bytes)).status >= 400 && (await create(owner, bytes)).status < 500]).toEqual([
        bytes,
        true,
      ]);
    expect((await create(owner, "2000000000")).status).toBe(402);
    const at = (await create(owner, "70")).headers.get("location") ?? "";
    for (const [headers, status] of [
      [{ "upload-offset": "10" }, 409],
      [{ "upload-offset": "-1" }, 400],
      [{}, 400],
      [{ "upload-offset": "0", "tus-resumable": "0.2.2" }, 412],
      [{ "upload-offset": "0", "content-type": "text/html" }, 415],
      [{ "upload-offset": "0", "upload-checksum": "sha1 AAAA" }, 460],
      [{ "upload-offset": "0", "upload-checksum": "md5 AAAA" }, 400],
    ] as const) {
      const answer = await tus(owner, "PATCH", at, headers as Record<string, string>, "x");
      expect([headers, answer.status === status || (answer.status >= 400 && answer.status < 500)]).toEqual([
        headers,
        true,
      ]);
    }
    expect((await tus(owner, "PATCH", at, { "upload-offset": "0" }, "x".repeat(71))).status).toBe(413);
    for (const path of [`${PARTS}/..%2f..%2fetc`, `${PARTS}/${randomUUID()}/x`, `${PARTS}/x`])
      expect([path, (await tus(owner, "PATCH", path, { "upload-offset": "0" }, "x")).status]).toEqual([path, 404]);
    for (const headers of [
      { "upload-concat": "partial" },
      { "upload-defer-length": "1" },
      { "x-http-method-override": "DELETE" },
    ])
      expect([400, 405]).toContain((await create(owner, "-5", {}, headers)).status);
  });

  it("become nothing but what the bytes are, wherever their name and folder want to lead", async () => {
    const html = "<!doctype html><script>alert(document.domain)</script>";
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    for (const [filename, body] of [
      ["picture.png", html],
      ["picture.png", svg],
      ["picture.svg", svg],
      ["page.html", html],
      ["app.js", "alert(1)"],
      ["../../../etc/cron.d/x.png", html],
      ["picture.png\u0000.html", html],
      ["clip.mp4", "#!/bin/sh\nid\n"],
      ["song.mp3", "ID3\u0004\u0000\u0000\u0000"],
    ] as const) {
      const made = await create(owner, String(Buffer.byteLength(body)), { filename });
      const at = made.headers.get("location");
      if (made.status !== 201 || at === null) {
        expect([filename, made.status]).toEqual([
          filename,
          expect.toSatisfy((status: number) => status >= 400 && status < 500),
        ]);
        continue;
      }
      const { status } = await tus(owner, "PATCH", at, { "upload-offset": "0" }, body);
      expect([filename, status >= 400 && status < 500]).toEqual([filename, true]);
    }
    expect(await assetsOf(owner)).toEqual([]);
    for (const fields of [
      { project: randomUUID() },
      { folder: "../../x" },
      { kind: "export" },
      { kind: "__proto__" },
      { replace: "not-an-id" },
    ] as Record<string, string>[])
      expect([fields, (await create(owner, "70", fields)).status >= 400]).toEqual([fields, true]);
  });

  it("of a good file land under a name that leads nowhere", async () => {
    const name = "..%2f..\\..\u202Egnp.exe/<script>.png";
    const made = await target.ask("/uploads/v1?kind=upload", {
      method: "POST",
      token: owner.token,
      headers: { "content-type": "image/png", "x-file-name": encodeURIComponent(name) },
      body: PNG.toString("latin1"),
    });
    // Text is not these bytes: what is no picture is refused, and so is what only begins like one.
    expect(made.status).toBeGreaterThanOrEqual(400);
    const at = (await create(owner, String(PNG.length), { filename: name })).headers.get("location") ?? "";
    const answer = await fetch(new URL(at, target.url), {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
        authorization: `Bearer ${owner.token}`,
      },
      body: PNG,
    });
    expect(answer.status).toBe(204);
    await expect.poll(async () => (await assetsOf(owner)).length).toBe(1);
    const [asset] = await assetsOf(owner);
    expect(asset?.content_type).toBe("image/png");
    expect(asset?.name).not.toMatch(/[/\\\u202E]/);
    expect(await assetsOf(thief)).toEqual([]);
  });
});
