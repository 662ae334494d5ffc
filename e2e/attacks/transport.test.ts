import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTarget, type Person, type Target } from "./target.ts";

const MB = 1024 ** 2;

let target: Target;
let person: Person;

beforeAll(async () => {
  target = await startTarget({ WORKER: "false" });
  person = await target.signUp();
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

const statusOf = (received: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
const head = (method: string, path: string, headers: readonly (readonly [string, string])[]): string =>
  [`${method} ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n");
const host = (): [string, string] => ["Host", new URL(target.url).host];
const close: [string, string] = ["Connection", "close"];

/** Addresses that answer by code of their own, with what they take. */
const PLACES: [method: string, path: string][] = [
  ["GET", "/"],
  ["GET", "/config.json"],
  ["POST", "/auth/v1/signup"],
  ["POST", "/auth/v1/token?grant_type=password"],
  ["PUT", "/auth/v1/user"],
  ["GET", "/rest/v1/projects?select=id"],
  ["PATCH", "/rest/v1/profiles?id=eq.00000000-0000-0000-0000-000000000000"],
  ["POST", "/functions/v1/project-create"],
  ["POST", "/functions/v1/validate-password"],
  ["POST", "/uploads/v1"],
  ["POST", "/uploads/v1/parts"],
  ["POST", "/projects/v1/import"],
  ["GET", "/media/published/x"],
  ["GET", "/embed/x"],
  ["GET", "/oembed?url=x"],
  ["GET", "/domains/ask?domain=x"],
  ["GET", "/realtime/v1/websocket"],
  ["POST", "/api/stripe/webhook"],
];

describe("every header twice", () => {
  const DOUBLED: [name: string, first: () => string, second: string][] = [
    ["Authorization", () => `Bearer ${person.token}`, "Bearer e30.e30.e30"],
    ["apikey", () => target.key, "sb_secret_x"],
    ["Content-Type", () => "application/json", "text/csv"],
    ["Accept", () => "application/json", "text/html"],
    ["Origin", () => target.url, "http://evil.example"],
    ["Cookie", () => "a=1", "b=2"],
    ["X-Forwarded-For", () => "203.0.113.9", "127.0.0.1"],
    ["X-Forwarded-Host", () => "evil.example", "localhost"],
    ["Range", () => "bytes=0-1", "0-9999999"],
    ["Prefer", () => "return=minimal", "tx=rollback"],
    ["If-None-Match", () => '"a"', "*"],
    ["Accept-Profile", () => "public", "private"],
    ["Upload-Length", () => "5", "999999999999"],
    ["Tus-Resumable", () => "1.0.0", "9.9.9"],
    ["Stripe-Signature", () => "t=1,v1=a", "t=2,v1=b"],
    ["Sec-WebSocket-Key", () => "dGhlIHNhbXBsZSBub25jZQ==", "eA=="],
    ["X-HTTP-Method-Override", () => "DELETE", "PUT"],
    ["User-Agent", () => "a", "b".repeat(2000)],
  ];

  it("is answered, and never as a fault of the server", async () => {
    const wrong: string[] = [];
    for (const [method, path] of PLACES) {
      for (const [name, first, second] of DOUBLED) {
        const status = statusOf(
          await target.raw([
            head(method, path, [
              host(),
              close,
              ["Content-Length", method === "GET" ? "0" : "2"],
              [name, first()],
              [name, second],
            ]),
            method === "GET" ? "" : "{}",
          ]),
        );
        if (status < 200 || status >= 500) wrong.push(`${method} ${path} with two ${name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("of those that say how long a request is, or whom it is for, is refused", async () => {
    const body = '{"a":1}';
    for (const doubled of [
      [host(), ["Content-Length", "7"], ["Content-Length", "3"]],
      [host(), ["Content-Length", "7"], ["Transfer-Encoding", "chunked"]],
      [host(), ["Transfer-Encoding", "chunked"], ["Transfer-Encoding", "identity"]],
      [["Host", "a\u0000b"]],
      [],
    ] as const) {
      const received = await target.raw([
        head("POST", "/functions/v1/validate-password", [...(doubled as readonly [string, string][]), close]),
        body,
      ]);
      expect([doubled, statusOf(received)]).toEqual([doubled, 400]);
      // Nothing behind it is taken for a second request.
      expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
    }
    const smuggled = await target.raw([
      head("POST", "/functions/v1/validate-password", [
        host(),
        ["Content-Length", "4"],
        ["Transfer-Encoding", "chunked"],
      ]),
      "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    ]);
    expect(smuggled).not.toContain('"status":"ok"');
  });

  it("does not make anybody somebody else: of two tokens the wrong one is not skipped", async () => {
    const ask = (headers: [string, string][]) =>
      target.raw([head("GET", "/rest/v1/accounts?select=plan", [host(), close, ["apikey", target.key], ...headers])]);
    const good: [string, string] = ["Authorization", `Bearer ${person.token}`];
    expect(statusOf(await ask([good]))).toBe(200);
    expect(statusOf(await ask([["Authorization", "Bearer e30.e30.e30"], good]))).toBe(401);
  });
});

describe("ten megabytes of each", () => {
  it("is refused at its length or as it comes", async () => {
    const wrong: string[] = [];
    const much = "x".repeat(10 * MB);
    for (const [method, path] of PLACES.filter(([each]) => each !== "GET")) {
      // A file of that size may be uploaded; it is refused for what it is.
      const token = path.startsWith("/uploads") || path.startsWith("/projects") ? undefined : person.token;
      for (const body of [much, JSON.stringify({ password: much }), `[${"[],".repeat(3_000_000)}[]]`]) {
        const { status } = await target
          .ask(path, { method, token, body })
          // Whoever goes on sending after the refusal is cut off.
          .catch(() => ({ status: 413 }));
        if (![400, 401, 404, 411, 413, 415].includes(status)) wrong.push(`${method} ${path}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("of a header, an address or a query is refused", async () => {
    const much = "x".repeat(10 * MB);
    for (const parts of [
      [`GET /${much} HTTP/1.1\r\nHost: x\r\n\r\n`],
      [`GET /rest/v1/projects?name=eq.${much} HTTP/1.1\r\nHost: x\r\n\r\n`],
      [head("GET", "/", [host(), close, ["Cookie", much]])],
      [head("GET", "/", [host(), close, ["Authorization", `Bearer ${much}`]])],
      [
        head("GET", "/", [
          host(),
          close,
          ...Array.from({ length: 100_000 }, (_, n): [string, string] => [`x-${n}`, "1"]),
        ]),
      ],
    ]) {
      const status = statusOf(await target.raw(parts));
      // Cut off before the answer could be read is an answer too.
      expect([0, 400, 414, 431]).toContain(status);
    }
    await target.lives();
  });
});

describe("connections that are cut", () => {
  it("at each step of a request leave a server that goes on", async () => {
    const body = JSON.stringify({ idea: "Plant diary", useModel: false });
    const requests = [
      head("GET", "/", [host()]),
      head("POST", "/functions/v1/project-create", [
        host(),
        ["Authorization", `Bearer ${person.token}`],
        ["Content-Length", String(body.length)],
      ]) + body,
      head("POST", "/auth/v1/token?grant_type=password", [host(), ["apikey", target.key], ["Content-Length", "400"]]) +
        "{",
      head("POST", "/uploads/v1", [
        host(),
        ["Authorization", `Bearer ${person.token}`],
        ["Content-Length", "100000"],
        ["x-file-name", "a.png"],
      ]) + "x".repeat(500),
      head("GET", "/realtime/v1/websocket?vsn=2.0.0", [
        host(),
        ["Connection", "Upgrade"],
        ["Upgrade", "websocket"],
        ["Sec-WebSocket-Version", "13"],
        ["Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="],
      ]) + Buffer.from([0x81, 0xfe, 0xff]).toString("latin1"),
    ];
    for (const request of requests) {
      const steps = [
        0,
        1,
        5,
        16,
        request.indexOf("\r\n\r\n"),
        request.indexOf("\r\n\r\n") + 5,
        request.length - 1,
        request.length,
      ];
      await Promise.all(
        steps.map((cutAfter) => target.raw([Buffer.from(request, "latin1")], { cutAfter: Math.max(1, cutAfter) })),
      );
    }
    await target.lives();
    // What was sent whole was done, once; what was cut was not.
    const { body: list } = await target.call(person, "project-list", { limit: 50 });
    expect(list.projects.length).toBeLessThanOrEqual(1);
    expect((await target.call(person, "project-create", { idea: "Chess club", useModel: false })).status).toBe(200);
  });

  it("garbage instead of a request is refused", async () => {
    for (const garbage of [
      "\u0000\u0000\u0000\r\n\r\n",
      "\u0016\u0003\u0001\u0002\u0000\r\n\r\n",
      "GET\r\n\r\n",
      "G E T / HTTP/9.9\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ])
      expect([0, 400, 505]).toContain(statusOf(await target.raw([Buffer.from(garbage, "latin1")])));
  });
});

it("ideas made to be slow are planned or refused, and never a fault", async () => {
  const ideas = [
    "word ".repeat(400),
    "a=1 | ".repeat(300),
    "and with without ".repeat(110),
    "((((".repeat(480),
    "\u0301".repeat(1900),
    "tracker for trackers of ".repeat(80),
    "1,".repeat(990),
  ];
  for (const part of [ideas.slice(0, 3), ideas.slice(3, 6), ideas.slice(6)]) {
    const somebody = await target.signUp();
    const statuses = await Promise.all(
      part.map(async (idea) => (await target.call(somebody, "project-create", { idea, useModel: false })).status),
    );
    expect(statuses.filter((status) => ![200, 400, 402].includes(status))).toEqual([]);
  }
});
