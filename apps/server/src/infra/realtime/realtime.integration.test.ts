import { once } from "node:events";
import type { RealtimeChannel, RealtimePostgresChangesPayload } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openServices } from "../../main/services.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;
let projectId: string;
const channels: [TestUser, RealtimeChannel][] = [];

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
  projectId = (await server.insertProject(ada.id)).id;
});
afterAll(async () => {
  for (const user of [ada, eve]) user.client.realtime.disconnect();
  await server.close();
});
afterEach(async () => {
  for (const [user, channel] of channels.splice(0)) await user.client.removeChannel(channel);
  await server.sql`delete from renders`;
});

interface Watch {
  payloads: Payload[];
  states: string[];
}

/** Subscribes as the web app does, and waits until it holds. */
async function watch(user: TestUser, table: string, filter?: string, event: "*" | "UPDATE" = "*"): Promise<Watch> {
  const seen: Watch = { payloads: [], states: [] };
  await user.client.realtime.setAuth(user.token);
  const channel = user.client.channel(`${table}-${Math.random()}`);
  channels.push([user, channel]);
  channel
    .on(
      "postgres_changes",
      { event: event as "*", schema: "public", table, ...(filter === undefined ? {} : { filter }) },
      (payload: Payload) => seen.payloads.push(payload),
    )
    .subscribe((state) => seen.states.push(state));
  await vi.waitFor(() => expect(seen.states.at(-1)).toBe("SUBSCRIBED"), { timeout: 20_000, interval: 20 });
  return seen;
}

async function insertRender(): Promise<string> {
  const [row] = await server.sql<{ id: string }[]>`
    insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${ada.id}, ${projectId}, '9:16', 720, 30, 10000, true) returning id`;
  return row?.id ?? "";
}

const arrived = (seen: Watch, count: number): Promise<void> =>
  vi.waitFor(() => expect(seen.payloads.length).toBeGreaterThanOrEqual(count), { timeout: 20_000, interval: 20 });

describe("supabase-js", () => {
  test("gets its own rows whole, in order, with the old status, and its deletes", async () => {
    const seen = await watch(ada, "renders", `user_id=eq.${ada.id}`);
    const id = await insertRender();
    await arrived(seen, 1);
    await server.sql`update renders set status = 'processing', progress = 0.5 where id = ${id}`;
    await server.sql`update renders set progress = 0.75 where id = ${id}`;
    await server.sql`update renders set status = 'completed' where id = ${id}`;
    await arrived(seen, 4);
    await server.sql`delete from renders where id = ${id}`;
    await arrived(seen, 5);
    expect(seen.payloads.map(({ eventType }) => eventType)).toEqual(["INSERT", "UPDATE", "UPDATE", "UPDATE", "DELETE"]);
    // Each status change is told exactly once, however late its row was read.
    const changes = seen.payloads.flatMap((payload) => {
      const [before, after] = [payload.old as Record<string, unknown>, payload.new as Record<string, unknown>];
      return payload.eventType === "UPDATE" && before["status"] !== after["status"] ? [after["status"]] : [];
    });
    expect(new Set(changes).size).toBe(changes.length);
    expect(changes.at(-1)).toBe("completed");
    expect(seen.payloads[4]?.old).toMatchObject({ id });
    expect(seen.payloads[4]?.new).toEqual({});
  });

  test("reads rows as REST does", async () => {
    const seen = await watch(ada, "renders");
    const id = await insertRender();
    const { data } = await ada.client.from("renders").select("*").eq("id", id).single();
    await arrived(seen, 1);
    const row = seen.payloads[0]?.new as Record<string, unknown>;
    expect({ ...row, created_at: Date.parse(String(row["created_at"])) }).toEqual({
      ...data,
      created_at: Date.parse(data.created_at),
    });
  });

  test("never gets foreign rows, whatever it filters for", async () => {
    const own = await watch(ada, "renders");
    const foreign = [
      await watch(eve, "renders"),
      await watch(eve, "renders", `user_id=eq.${ada.id}`),
      await watch(eve, "*"),
    ];
    const id = await insertRender();
    await server.sql`update renders set status = 'processing' where id = ${id}`;
    await arrived(own, 2);
    await server.sql`delete from renders where id = ${id}`;
    const mine = await server.insertProject(eve.id);
    await arrived(own, 3);
    await arrived(foreign[2] ?? own, 1);
    expect(foreign.map(({ payloads }) => payloads.map(({ table }) => table))).toEqual([[], [], ["projects"]]);
    await server.sql`delete from projects where id = ${mine.id}`;
  });

  test("the anonymous get nothing", async () => {
    const anonymous = { ...eve, client: server.anonymous(), token: server.platform.keys.publishable };
    const seen = await watch(anonymous, "renders");
    const own = await watch(ada, "renders");
    await insertRender();
    await arrived(own, 1);
    expect(seen.payloads).toEqual([]);
    anonymous.client.realtime.disconnect();
  });

  test("filters and events hold", async () => {
    const updates = await watch(ada, "renders", "status=in.(processing,failed)", "UPDATE");
    const all = await watch(ada, "renders");
    const id = await insertRender();
    await server.sql`update renders set status = 'processing' where id = ${id}`;
    await arrived(updates, 1);
    await server.sql`update renders set status = 'cancelled' where id = ${id}`;
    await arrived(all, 3);
    expect(updates.payloads.map(({ new: row }) => (row as { status: string }).status)).toEqual(["processing"]);
  });

  test("a renewed session keeps its channels, and goes on hearing through them", async () => {
    const nora = await server.signUp("Nora");
    const project = await server.insertProject(nora.id);
    const seen = await watch(nora, "projects", `user_id=eq.${nora.id}`);
    const { data, error } = await nora.client.auth.refreshSession();
    expect(error).toBeNull();
    // What supabase-js does on TOKEN_REFRESHED.
    await nora.client.realtime.setAuth(data.session?.access_token ?? null);
    await server.sql`update projects set name = 'Renamed' where id = ${project.id}`;
    await arrived(seen, 1);
    expect(seen.states).toEqual(["SUBSCRIBED"]);
    nora.client.realtime.disconnect();
  });

  test("survives the loss of the connection that listens, and is told to look again", async () => {
    const seen = await watch(ada, "renders");
    await server.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sayhey listens%' and datname = current_database()`;
    await vi.waitFor(() => expect(seen.states.filter((state) => state === "SUBSCRIBED")).toHaveLength(2), {
      timeout: 15_000,
      interval: 50,
    });
    await insertRender();
    await arrived(seen, 1);
  });

  test("a row too large arrives without its large values and says so", async () => {
    const seen = await watch(ada, "projects");
    await server.sql`update projects set spec = ${server.sql.json({ large: "x".repeat(600_000) })} where id = ${projectId}`;
    await arrived(seen, 1);
    expect(seen.payloads[0]?.new).toMatchObject({ id: projectId, version: 1 });
    expect(seen.payloads[0]?.new).not.toHaveProperty("spec");
    expect(seen.payloads[0]?.errors).toEqual(["Error 413: Payload Too Large"]);
    await server.sql`update projects set spec = '{}' where id = ${projectId}`;
  });
});

describe("the protocol", () => {
  const address = (query = "vsn=2.0.0"): string => `${server.url.replace("http", "ws")}/realtime/v1/websocket?${query}`;

  /** Sends frames and collects what comes back until the socket closes or `until` holds. */
  async function talk(frames: unknown[], until: (received: unknown[]) => boolean, query?: string): Promise<unknown[]> {
    const socket = new WebSocket(address(query));
    const received: unknown[] = [];
    socket.on("message", (data) => received.push(JSON.parse(String(data))));
    await once(socket, "open");
    for (const frame of frames) socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
    await vi.waitFor(() => expect(until(received) || socket.readyState === WebSocket.CLOSED).toBe(true), {
      timeout: 20_000,
      interval: 10,
    });
    socket.terminate();
    return received;
  }
  const join = (token: string | undefined, bindings: unknown[]): unknown => [
    "1",
    "1",
    "realtime:x",
    "phx_join",
    { config: { postgres_changes: bindings }, ...(token === undefined ? {} : { access_token: token }) },
  ];

  test("echoes bindings in order with ids, then says it is subscribed", async () => {
    const bindings = [
      { event: "*", schema: "public", table: "renders", filter: `user_id=eq.${ada.id}` },
      { event: "UPDATE", schema: "public", table: "projects" },
    ];
    const [reply, system] = await talk([join(ada.token, bindings)], (received) => received.length === 2);
    expect(reply).toEqual([
      "1",
      "1",
      "realtime:x",
      "phx_reply",
      {
        status: "ok",
        response: {
          postgres_changes: [
            { id: expect.any(Number), ...bindings[0] },
            { id: expect.any(Number), ...bindings[1] },
          ],
        },
      },
    ]);
    expect(system).toEqual([
      null,
      null,
      "realtime:x",
      "system",
      { channel: "x", extension: "postgres_changes", status: "ok", message: "Subscribed to PostgreSQL" },
    ]);
  });

  test("speaks version 1.0.0 too", async () => {
    const frames = [{ topic: "phoenix", event: "heartbeat", payload: {}, ref: "7" }];
    expect(await talk(frames, (received) => received.length === 1, "vsn=1.0.0")).toEqual([
      { join_ref: null, ref: "7", topic: "phoenix", event: "phx_reply", payload: { status: "ok", response: {} } },
    ]);
  });

  test.each([
    ["a missing token", (): unknown => join(undefined, []), /missing/],
    ["a forged token", (): unknown => join(`${ada.token.slice(0, -4)}AAAA`, []), /not valid/],
    ["another schema", (): unknown => join(ada.token, [{ event: "*", schema: "private", table: "secrets" }]), /schema/],
    [
      "an unreadable filter",
      (): unknown => join(ada.token, [{ event: "*", schema: "public", table: "renders", filter: "1=1; --" }]),
      /filter/,
    ],
    [
      "too many bindings",
      (): unknown =>
        join(
          ada.token,
          Array.from({ length: 21 }, () => ({ event: "*", schema: "public", table: "renders" })),
        ),
      /bindings/,
    ],
  ])("a join with %s is refused", async (_, frame, reason) => {
    const [reply] = await talk([frame()], (received) => received.length === 1);
    expect(reply).toMatchObject({ 4: { status: "error", response: { reason: expect.stringMatching(reason) } } });
  });

  test("a leave is answered and closes the channel", async () => {
    const received = await talk(
      [join(ada.token, []), ["1", "2", "realtime:x", "phx_leave", {}]],
      (all) => all.length === 3,
    );
    expect(received.slice(1)).toMatchObject([
      { 1: "2", 3: "phx_reply" },
      { 0: "1", 3: "phx_close" },
    ]);
  });

  test("a channel ends with its token; a new token keeps it", async () => {
    const expiring = await shortToken(2);
    const socket = new WebSocket(address());
    const received: unknown[][] = [];
    socket.on("message", (data) => received.push(JSON.parse(String(data)) as unknown[]));
    await once(socket, "open");
    const topics = ["realtime:ends", "realtime:stays"];
    for (const topic of topics)
      socket.send(JSON.stringify(["1", "1", topic, "phx_join", { config: {}, access_token: expiring }]));
    socket.send(JSON.stringify(["1", "2", "realtime:stays", "access_token", { access_token: ada.token }]));
    await vi.waitFor(
      () =>
        expect(received.filter(([, , , event]) => event === "phx_error").map(([, , topic]) => topic)).toEqual([
          "realtime:ends",
        ]),
      { timeout: 20_000, interval: 50 },
    );
    socket.terminate();
  });

  test("what is no frame, or too large, or too much, ends the connection", async () => {
    const closed = async (send: (socket: WebSocket) => void): Promise<number> => {
      const socket = new WebSocket(address());
      await once(socket, "open");
      send(socket);
      const [code] = (await once(socket, "close")) as [number];
      return code;
    };
    expect(await closed((socket) => socket.send("hello"))).toBe(1008);
    expect(await closed((socket) => socket.send("x".repeat(70_000)))).toBe(1009);
    expect(
      await closed((socket) => Array.from({ length: 301 }, () => socket.send('[null,"1","phoenix","heartbeat",{}]'))),
    ).toBe(1008);
  });

  test("an address may hold only so many connections", async () => {
    const sockets = Array.from({ length: 70 }, () => new WebSocket(address()));
    const outcomes = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<string>((resolve) => {
            socket.once("open", () => resolve("open"));
            socket.once("error", (error) => resolve(error.message));
          }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.includes("429")).length).toBeGreaterThanOrEqual(8);
    for (const socket of sockets) socket.terminate();
    await vi.waitFor(
      async () =>
        expect(await talk([["1", "1", "phoenix", "heartbeat", {}]], (all) => all.length === 1)).toHaveLength(1),
      { timeout: 20_000 },
    );
  });

  /** A session of Ada that ends after so many seconds, made with the installation's own secret. */
  async function shortToken(seconds: number): Promise<string> {
    const { SignJWT, decodeJwt } = await import("jose");
    const claims = decodeJwt(ada.token);
    const secret = await server.platform.secret("jwt");
    // The verifier forgives 5 s of clock difference, realtime does not.
    return new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(secret));
  }
});
