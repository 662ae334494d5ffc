import { connect } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Database, Transaction, TransactionMode } from "../../infra/database/database.ts";
import { MAIL_LIMITS } from "../../infra/mail/queue-mail.ts";
import { callApp, type CallOptions, type Start } from "./call-app.fixture.ts";
import { clearSharedData } from "./clear-shared-data.ts";
import { everyRow } from "./export-rows.ts";
import { type Cursor, readRows } from "./read-rows.ts";
import { createAppFinder, type SharedApp } from "./shared-app.ts";
import type { SharedRow } from "./shared-row.ts";
import { readStore, type SharedStore } from "./shared-store.ts";
import { owner, server, useServer } from "./shared-server.fixture.ts";
import { villageApp } from "./village.fixture.ts";

const MB = 1024 ** 2;

let slug: string;
let projectId: string;

const call = <T = SharedRow>(method: string, path: string, options: CallOptions = {}) =>
  callApp<T>({ url: server.url, slug }, method, path, options);
const arrive = async (): Promise<string> =>
  (await call<{ token: string }>("POST", "/visitor", { body: {} })).body.token;
const create = (token: string, entity: string, values: unknown, id: string) =>
  call("POST", `/data/${entity}`, { token, body: { id, values } });
const storeNow = async (): Promise<SharedStore> => {
  const store = await readStore(server.sql, { projectId, place: "preview" });
  if (store === null) throw new Error("nobody has asked for the data yet");
  return store;
};
const appNow = async (): Promise<SharedApp> => {
  const app = await createAppFinder(server.sql)(slug);
  if (app === null) throw new Error("the app is not shared");
  return app;
};

/** Posts of 400 kB each, written past the limits of visitors; with `daysInBin` deleted so long ago. */
async function insertPosts(prefix: string, count: number, more: { bytes?: number; daysInBin?: number } = {}) {
  const { bytes = 400_000, daysInBin } = more;
  await server.sql`
    insert into app_rows (store_id, generation, user_id, entity, row_id, "values", seq, place, bytes, deleted_at)
    select s.id, s.generation, s.user_id, 'post', ${prefix} || n, jsonb_build_object('name', 'Post ' || n), s.seq + n, s.seq + n,
      ${bytes}, now() - make_interval(days => ${daysInBin ?? null}::int)
    from app_stores s, generate_series(1, ${count}) n where s.project_id = ${projectId}`;
  await server.sql`
    update app_stores set seq = seq + ${count},
      rows = rows + ${daysInBin === undefined ? count : 0}, bytes = bytes + ${daysInBin === undefined ? count * bytes : 0},
      bin_rows = bin_rows + ${daysInBin === undefined ? 0 : count}, bin_bytes = bin_bytes + ${daysInBin === undefined ? 0 : count * bytes}
    where project_id = ${projectId}`;
}

useServer();
beforeEach(async () => {
  ({ slug, id: projectId } = await server.insertProject(owner.id, { spec: server.sql.json(villageApp() as never) }));
  await call("GET", "/data");
});

/** What the server says to an upgrade of a target that is written as it is. */
function upgrade(target: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let said = "";
    socket.on("data", (part) => (said += String(part)));
    socket.on("error", reject).on("close", () => resolve(said));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  });
}

test.each([
  "//",
  "//[",
  "http://[",
  "/\\[",
  "/realtime/v1/websocket//[",
  "/realtime/v1/websocket?//[",
  "/data/live//[",
])("an upgrade to %s ends its own connection and nothing else", async (target) => {
  for (const host of [`${slug}.localhost`, "x.localhost", new URL(server.url).host, "[", "x.[.localhost"])
    expect(await upgrade(target, host)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect((await call<Start>("GET", "/data")).status).toBe(200);
});

describe("reading while others write", () => {
  test("a reading of several pages ends with what there was when it began", async () => {
    const [app, store] = [await appNow(), await storeNow()];
    await insertPosts("later-", 12);
    const rows: SharedRow[] = [];
    let after: Cursor | null = null;
    let pages = 0;
    for (let more = true; more && pages < 50; pages++) {
      const page = await readRows(server.sql, app, store, null, { after, limit: 3 });
      expect(page.fresh).toBe(after === null);
      rows.push(...page.rows);
      ({ cursor: after, more } = page);
    }
    expect(after).toEqual({ generation: store.generation, seq: store.seq });
    expect(pages).toBe(Math.ceil(rows.length / 3));
    expect(rows.some((row) => row.id.startsWith("later-"))).toBe(false);
    const news = await readRows(server.sql, app, await storeNow(), null, { after });
    expect(news).toMatchObject({ fresh: false, more: true, rows: { length: 6 } });
  });

  test("a file has every row once, as at one moment, although rows change between its pages", async () => {
    await insertPosts("post-", 30);
    let reads = 0;
    /** Between two pages the last post is changed and another is written. */
    const meddle = (tx: Transaction): Transaction =>
      new Proxy(tx, {
        apply(target, self, args: [TemplateStringsArray, ...unknown[]]) {
          const query = Reflect.apply(target, self, args) as Promise<unknown>;
          if (!String(args[0]).includes("from app_rows") || (reads += 1) > 20) return query;
          return (async () => {
            const read = await query;
            await insertPosts(`more-${reads}-`, 1);
            await server.sql`
              with s as (update app_stores set seq = seq + 1 where project_id = ${projectId} returning id, seq)
              update app_rows r set seq = s.seq from s where r.store_id = s.id and row_id = 'post-30'`;
            return read;
          })();
        },
      });
    const sql = {
      begin: (how: TransactionMode, work: (tx: Transaction) => Promise<unknown>) =>
        server.sql.begin(how, (tx) => work(meddle(tx))),
    } as unknown as Pick<Database, "begin">;
    const rows = await everyRow(sql, { app: await appNow(), visitor: null }, "post");
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 30 }, (_, index) => `post-${30 - index}`));
    expect(reads).toBe(5);
  });

  test("a reading of all rows gets past deletions that are forgotten", async () => {
    await insertPosts("post-", 12);
    await server.sql`update app_stores set purged_seq = seq where project_id = ${projectId}`;
    const first = await call<Start>("GET", "/data");
    expect(first.body).toMatchObject({ more: true, fresh: true });
    const second = await call<Start>("GET", `/data?after=${first.body.cursor}`);
    expect(second.body.fresh).toBe(false);
    const before = first.body.cursor.split(".").slice(0, 2).join(".");
    expect((await call<Start>("GET", `/data?after=${before}`)).body.fresh).toBe(true);
  });
});

describe("deleted rows", () => {
  test("take no more room than the app itself may: the oldest go first, and the last can be brought back", async () => {
    const token = await arrive();
    await insertPosts("old-", 60, { daysInBin: 1 });
    const photo = `data:image/png;base64,${"A".repeat(300_000)}`;
    await create(token, "post", { name: "Big", photo }, "big");
    expect((await call("DELETE", "/data/post/big", { token })).status).toBe(200);
    const store = await storeNow();
    const [bin] = await server.sql<{ rows: number; bytes: number; oldest: string }[]>`
      select count(*)::int as rows, sum(bytes)::int as bytes, (array_agg(row_id order by seq))[1] as oldest
      from app_rows where store_id = ${store.id} and deleted_at is not null`;
    expect(store).toMatchObject({ bin_rows: bin?.rows, bin_bytes: bin?.bytes });
    expect(store.bin_bytes).toBeLessThan(20 * MB);
    expect(store.bin_bytes).toBeGreaterThan(15 * MB);
    expect(bin?.oldest).not.toBe("old-1");
    expect(store.purged_seq).toBeGreaterThan(0);
    expect((await call("POST", "/data/post/big/restore", { token })).body.values["photo"]).toBe(photo);
    expect((await storeNow()).bin_rows).toBe(store.bin_rows - 1);
  });

  test("are counted off once they are forgotten, and whoever writes meanwhile is not in the way", async () => {
    await insertPosts("old-", 3, { daysInBin: 31 });
    await insertPosts("new-", 2, { daysInBin: 1 });
    const { id } = await storeNow();
    let clearing: Promise<void> | undefined;
    await server.sql.begin(async (tx) => {
      await tx`select 1 from app_stores where id = ${id} for update`;
      clearing = clearSharedData(server.sql);
      await expect
        .poll(async () => (await server.sql`select 1 from pg_locks where not granted`).length)
        .toBeGreaterThan(0);
      await tx`update app_rows set deleted_at = now() where store_id = ${id} and row_id = 'old-3'`;
    });
    await clearing;
    expect(await storeNow()).toMatchObject({ bin_rows: 3, bin_bytes: 1_200_000 });
  });

  test("come back for nobody who may not read them", async () => {
    const spec = villageApp();
    const note = spec.entities.find((entity) => entity.id === "note");
    if (note !== undefined) note.access = { read: "author", create: "everyone", edit: "everyone" };
    await server.sql`update projects set spec = ${server.sql.json(spec as never)}, version = version + 1 where id = ${projectId}`;
    const [ida, eve] = [await arrive(), await arrive()];
    expect((await create(ida, "note", { name: "Secret" }, "n1")).status).toBe(201);
    expect((await call("DELETE", "/data/note/n1", { token: ida })).status).toBe(200);
    expect((await call("POST", "/data/note/n1/restore", { token: eve })).status).toBe(404);
    expect((await create(eve, "note", { name: "Mine now" }, "n1")).status).toBe(409);
    expect((await call("POST", "/data/note/n1/restore", { token: ida })).body.values["name"]).toBe("Secret");
  });
});

describe("limits", () => {
  test("of bytes a minute, for each visitor and for a network", async () => {
    const token = await arrive();
    const me = (await call<Start>("GET", "/data", { token })).body.visitor?.id ?? "";
    const photo = `data:image/png;base64,${"A".repeat(200_000)}`;
    await create(token, "post", { name: "Big", photo }, "p1");
    await call("DELETE", "/data/post/p1", { token });
    for (const key of [`app bytes ${me}`, "app bytes 127.0.0.1"]) {
      const [counted] = await server.sql<{ hits: number }[]>`select hits from private.rate_limits where key = ${key}`;
      expect(counted?.hits).toBeGreaterThan(390);
      await server.sql`update private.rate_limits set hits = 1000000 where key = ${key}`;
      expect((await create(token, "post", { name: "More" }, "p2")).status).toBe(429);
      await server.sql`update private.rate_limits set hits = 0 where key = ${key}`;
    }
    expect((await create(token, "post", { name: "More" }, "p2")).status).toBe(201);
  });

  test("of a row's size, however small the parts it is sent in", async () => {
    const token = await arrive();
    expect((await create(token, "post", { name: "Long", body: "€".repeat(20_000) }, "p1")).status).toBe(201);
    const refused = await call("PATCH", "/data/post/p1", { token, body: { values: { name: "€".repeat(2000) } } });
    expect([refused.status, refused.body.error.field]).toEqual([400, "values"]);
  });

  test("of files: one of an app at a time, ten a minute for a network", async () => {
    const take = () => call("GET", "/data/export");
    let both: ReturnType<typeof take>[] = [];
    await server.sql.begin(async (tx) => {
      await tx`lock table app_rows in access exclusive mode`;
      both = [take(), take()];
      expect((await Promise.race(both)).status).toBe(429);
    });
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 429]);
    for (let taken = 2; taken < 10; taken++) expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(429);
  });

  test("of codes sent to one address by all apps together", async () => {
    const email = "eva@example.com";
    const ask = async (to: string) => (await call("POST", "/visitor/code", { body: { email: to } })).status;
    expect(await ask(email)).toBe(202);
    const counted = await server.sql`
      update private.rate_limits set hits = ${MAIL_LIMITS.visitor.hits} where key like 'mail:visitor:%' returning 1`;
    expect(counted.length).toBeGreaterThan(0);
    const sent = (await server.queuedMails()).length;
    expect(await ask(email)).toBe(429);
    expect((await server.queuedMails()).length).toBe(sent);
    expect(await ask("another@example.com")).toBe(202);
  });

  test("of wrong codes for one address a day", async () => {
    const email = "ida@example.com";
    const ask = async (): Promise<string> => {
      await call("POST", "/visitor/code", { body: { email } });
      const mail = (await server.queuedMails()).at(-1);
      return mail?.kind === "visitor-code" ? mail.data.code : "";
    };
    const attempt = async (code: string) => (await call("POST", "/visitor/sign-in", { body: { email, code } })).status;
    const { id } = await storeNow();
    const code = await ask();
    expect(await attempt(code === "000000" ? "111111" : "000000")).toBe(401);
    const here = await server.sql`
      update private.rate_limits set hits = 40 where key like ${`app code tries ${id} ${email} %`} returning 1`;
    expect(here).toHaveLength(1);
    expect(await attempt(code)).toBe(429);
    await server.sql`update private.rate_limits set window_started_at = now() - interval '1 day'`;
    expect(await attempt(code)).toBe(200);
  });
});

test("a tab of the app's old name does not end those of its new one", async () => {
  const listenTo = (name: string) => {
    const host = `${name}.localhost:${new URL(server.url).port}`;
    const socket = new WebSocket(server.url.replace(/^http/, "ws") + "/data/live", {
      headers: { host, origin: `http://${host}` },
    });
    const seen: string[] = [];
    let code: number | null = null;
    socket.on("open", () => socket.send("{}"));
    socket.on("message", (data) => seen.push(String(data)));
    socket.on("close", (reason) => (code = reason));
    return { socket, seen, code: () => code };
  };
  const [old, token] = [listenTo(slug), await arrive()];
  await expect.poll(() => old.seen.length).toBe(1);
  slug = `${slug}-new`;
  await server.sql`update projects set slug = ${slug} where id = ${projectId}`;
  const tab = listenTo(slug);
  await expect.poll(() => tab.seen.length).toBe(1);
  await create(token, "post", { name: "Under the new name" }, "p1");
  await expect.poll(() => old.code()).toBe(4404);
  await expect.poll(() => tab.seen.some((text) => text.includes("Under the new name"))).toBe(true);
  expect(tab.code()).toBeNull();
  tab.socket.terminate();
});
