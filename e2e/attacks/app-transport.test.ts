import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApp } from "../../apps/server/src/features/shared-data/call-app.fixture.ts";
import { proveAddress } from "../prove-address.ts";
import { startTarget, type Target } from "./target.ts";

/** What `transport.test.ts` does to the product, done to the origin of a shared app. */
const MB = 1024 ** 2;
type Header = readonly [name: string, value: string];

let target: Target;
let slug: string;
let entity: string;
let token: string;

beforeAll(async () => {
  target = await startTarget();
  const owner = await target.signUp();
  await proveAddress(target, owner.token, owner.email);
  const { projectId } = (await target.call(owner, "project-create", { idea: "Plant diary", seed: 7 })).body;
  await target.call(owner, "project-edit", {
    projectId,
    baseVersion: 1,
    ops: [{ op: "set-sharing", sharing: "shared" }],
  });
  const { json } = await target.ask(`/rest/v1/projects?select=spec&id=eq.${projectId}`, { token: owner.token });
  entity = json[0].spec.entities[0].id;
  const { origin } = (await target.call(owner, "project-preview", { projectId })).body;
  slug = new URL(origin).hostname.split(".")[0] ?? "";
  token = (await callApp<{ token: string }>({ url: target.url, slug }, "POST", "/visitor", { body: {} })).body.token;
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

const host = (): string => `${slug}.localhost:${new URL(target.url).port}`;
const statusOf = (received: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
const head = (method: string, path: string, headers: readonly Header[]): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host()}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ].join("\r\n");
const ours = (): Header[] => [
  ["Origin", `http://${host()}`],
  ["Sec-Fetch-Mode", "cors"],
  ["Authorization", `Bearer ${token}`],
  ["Content-Type", "application/json"],
];
const places = (): [method: string, path: string][] => [
  ["GET", "/"],
  ["GET", "/data"],
  ["GET", `/data/${entity}`],
  ["POST", `/data/${entity}`],
  ["PATCH", `/data/${entity}/x`],
  ["DELETE", `/data/${entity}/x`],
  ["POST", "/data"],
  ["POST", "/visitor"],
  ["POST", "/visitor/code"],
  ["POST", "/visitor/sign-in"],
  ["GET", "/data/live"],
  ["GET", "/pictures/00000000-0000-4000-8000-000000000000.webp"],
];

/** The rows that everybody shares. */
const rows = async (): Promise<unknown[]> =>
  (await callApp<{ rows: unknown[] }>({ url: target.url, slug }, "GET", `/data/${entity}`, { token })).body.rows;

describe("the origin of an app", () => {
  it("answers every header twice, and never with a fault of the server", async () => {
    const doubled: [name: string, first: string, second: string][] = [
      ["Authorization", `Bearer ${token}`, "Bearer x"],
      ["Content-Type", "application/json", "text/csv"],
      ["Origin", `http://${host()}`, "http://evil.example"],
      ["Sec-Fetch-Mode", "cors", "navigate"],
      ["Cookie", "a=1", "b=2"],
      ["Accept", "*/*", "text/csv"],
      ["Range", "bytes=0-1", "0-999999"],
      ["If-None-Match", '"a"', "*"],
      ["X-Forwarded-For", "203.0.113.9", "127.0.0.1"],
      ["X-Forwarded-Host", "evil.example", "localhost"],
      ["Idempotency-Key", "a", "b"],
      ["Upgrade", "websocket", "h2c"],
    ];
    const wrong: string[] = [];
    for (const [method, path] of places())
      for (const [name, first, second] of doubled) {
        const body = method === "GET" ? "" : "{}";
        const received = await target.raw([
          head(method, path, [
            ...ours().filter(([each]) => each !== name),
            [name, first],
            [name, second],
            ["Connection", "close"],
            ["Content-Length", String(body.length)],
          ]),
          body,
        ]);
        const status = statusOf(received);
        if (status < 200 || status >= 500) wrong.push(`${method} ${path} with two ${name}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  it("refuses ten megabytes of a body, a header and an address", async () => {
    const much = "x".repeat(10 * MB);
    const wrong: string[] = [];
    for (const [method, path] of places().filter(([each]) => each !== "GET"))
      for (const body of [much, JSON.stringify({ values: { name: much } }), `[${"[],".repeat(3_000_000)}[]]`]) {
        const status = statusOf(
          await target.raw([
            head(method, path, [
              ...ours(),
              ["Connection", "close"],
              ["Content-Length", String(Buffer.byteLength(body))],
            ]),
            body,
          ]),
        );
        // Cut off before the answer could be read is an answer too.
        if (![0, 400, 404, 405, 413].includes(status)) wrong.push(`${method} ${path}: ${status}`);
      }
    for (const part of [
      head("GET", `/data/${entity}?since=${much}`, [["Connection", "close"]]),
      head("GET", `/${much}`, [["Connection", "close"]]),
      head("GET", "/data", [
        ["Connection", "close"],
        ["Cookie", much],
      ]),
    ]) {
      const status = statusOf(await target.raw([part]));
      if (![0, 400, 414, 431].includes(status)) wrong.push(`${part.slice(0, 40)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it("goes on after connections that were cut at each step, and adds nothing of what was cut", async () => {
    const before = await rows();
    expect(before).toBeInstanceOf(Array);
    const body = JSON.stringify({ id: "cut-row", values: { name: "Cut" } });
    const requests = [
      head("GET", "/", []),
      head("POST", `/data/${entity}`, [...ours(), ["Content-Length", String(body.length + 400)]]) + body,
      head("POST", "/visitor/code", [...ours(), ["Content-Length", "400"]]) + "{",
      head("GET", "/data/live", [
        ...ours(),
        ["Connection", "Upgrade"],
        ["Upgrade", "websocket"],
        ["Sec-WebSocket-Version", "13"],
        ["Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="],
      ]) + Buffer.from([0x81, 0xfe, 0xff]).toString("latin1"),
    ];
    for (const request of requests) {
      const end = request.indexOf("\r\n\r\n");
      await Promise.all(
        [1, 5, 16, end, end + 5, request.length - 1, request.length].map((cutAfter) =>
          target.raw([Buffer.from(request, "latin1")], { cutAfter }),
        ),
      );
    }
    await target.lives();
    expect(await rows()).toEqual(before);
    // What is sent whole is added, or refused for its values, as ever.
    const whole = head("POST", `/data/${entity}`, [
      ...ours(),
      ["Connection", "close"],
      ["Content-Length", String(body.length)],
    ]);
    expect([200, 201, 400]).toContain(statusOf(await target.raw([whole, body])));
  });
});
