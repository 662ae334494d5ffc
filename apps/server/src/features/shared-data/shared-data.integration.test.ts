import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { callApp, type CallOptions, type Start } from "./call-app.fixture.ts";
import type { SharedRow } from "./shared-row.ts";
import { owner, server, useServer } from "./shared-server.fixture.ts";
import { villageApp } from "./village.fixture.ts";

let slug: string;
let projectId: string;

const call = <T = SharedRow>(method: string, path: string, options: CallOptions = {}) =>
  callApp<T>({ url: server.url, slug }, method, path, options);

const read = (token?: string, after?: string) =>
  call<Start>("GET", after === undefined ? "/data" : `/data?after=${after}`, { token });

/** A new visitor's token. */
async function arrive(name?: string): Promise<string> {
  const { status, body } = await call<{ token: string }>("POST", "/visitor", {
    body: name === undefined ? {} : { name },
  });
  expect(status).toBe(201);
  return body.token;
}

/** Signs in with the code of the last mail. */
async function signIn(email: string, token?: string): Promise<string> {
  expect((await call("POST", "/visitor/code", { token, body: { email } })).status).toBe(202);
  const mail = (await server.queuedMails()).at(-1);
  expect(mail).toMatchObject({ kind: "visitor-code", to: email.toLowerCase(), data: { app: "Village" } });
  const code = mail?.kind === "visitor-code" ? mail.data.code : "";
  const { status, body } = await call<{ token: string }>("POST", "/visitor/sign-in", { token, body: { email, code } });
  expect(status).toBe(200);
  return body.token;
}

const create = (token: string, entity: string, values: unknown, id?: string) =>
  call("POST", `/data/${entity}`, { token, body: { ...(id !== undefined && { id }), values } });
const add = (token: string, entity: string, id: string, field: string, by: number) =>
  call("POST", `/data/${entity}/${id}/add`, { token, body: { field, by } });
const valueOf = async (token: string, entity: string, id: string, field: string) =>
  (await call("GET", `/data/${entity}/${id}`, { token })).body.values[field];

useServer();
beforeEach(async () => {
  ({ slug, id: projectId } = await server.insertProject(owner.id, { spec: server.sql.json(villageApp() as never) }));
});

describe("rows that all visitors share", () => {
  test("begin with those of the app, in their order, with days written out", async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.visitor).toBeNull();
    const options = body.rows.filter((row) => row.entity === "option").sort((a, b) => b.place - a.place);
    expect(options.map((row) => row.id)).toEqual(["tea", "cake"]);
    const lot = body.rows.find((row) => row.entity === "lot");
    expect(lot?.values["ends"]).toMatch(/^\d{4}-\d\d-\d\dT18:00$/);
    expect(body.rows.every((row) => row.by === null && row.version === 1)).toBe(true);
  });

  test("are created, read, changed and deleted by whoever may, and each change follows from the one before", async () => {
    const token = await arrive("Ida");
    const { body: start } = await read(token);
    expect(start.visitor).toMatchObject({ name: "Ida", email: null, isOwner: false });
    const made = await create(token, "post", { name: "Hello", body: "All", likes: 0 }, "p1");
    expect(made.status).toBe(201);
    expect(made.headers["etag"]).toBe('"1"');
    expect(made.body).toMatchObject({
      id: "p1",
      by: start.visitor?.id,
      values: { name: "Hello", pinned: null, photo: null },
    });
    expect(made.body.values).not.toHaveProperty("length");
    const changed = await call("PATCH", "/data/post/p1", {
      token,
      body: { values: { body: "Everybody" } },
      headers: { "if-match": '"1"' },
    });
    expect(changed.body).toMatchObject({ version: 2, values: { name: "Hello", body: "Everybody" } });
    const stale = await call("PATCH", "/data/post/p1", {
      token,
      body: { values: { body: "No" } },
      headers: { "if-match": '"1"' },
    });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toMatchObject({ rule: "version", current: { version: 2, values: { body: "Everybody" } } });
    expect((await call("DELETE", "/data/post/p1", { token })).body).toMatchObject({ deleted: true, values: {} });
    expect((await call("GET", "/data/post/p1", { token })).status).toBe(404);
    const news = await read(token, start.cursor);
    expect(news.body.rows).toMatchObject([{ id: "p1", deleted: true }]);
    expect((await call("POST", "/data/post/p1/restore", { token })).body).toMatchObject({
      version: 4,
      values: { body: "Everybody" },
    });
  });

  test("of one request are written together or not at all, and once however often it is sent", async () => {
    const token = await arrive();
    const order = {
      key: "order-0001",
      changes: [
        { do: "add", entity: "product", id: "jam", field: "stock", by: -3 },
        { do: "create", entity: "order", id: "o1", values: { name: "3 Jam", items: ["3 × Jam"], total: 12 } },
      ],
    };
    for (const repeated of [false, true])
      expect((await call("POST", "/data", { token, body: order })).body).toMatchObject({ repeated });
    expect(await valueOf(token, "product", "jam", "stock")).toBe(7);
    const tooMany = {
      changes: [
        { do: "create", entity: "order", id: "o2", values: { name: "8 Jam" } },
        { do: "add", entity: "product", id: "jam", field: "stock", by: -8 },
      ],
    };
    const refused = await call("POST", "/data", { token, body: tooMany });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ rule: "stock", field: "changes[1].by" });
    expect((await call("GET", "/data/order/o2", { token })).status).toBe(404);
  });

  test("are read in pages that leave nothing out", async () => {
    const token = await arrive();
    await server.sql`
      insert into app_rows (store_id, generation, user_id, entity, row_id, "values", seq, place, bytes)
      select s.id, 1, s.user_id, 'post', 'bulk-' || n, jsonb_build_object('name', 'Post ' || n), s.seq + n, s.seq + n, 20
      from app_stores s, generate_series(1, 1500) n where s.project_id = ${projectId}`;
    await server.sql`update app_stores set seq = seq + 1500, rows = rows + 1500 where project_id = ${projectId}`;
    const first = await read(token);
    expect(first.body).toMatchObject({ more: true, fresh: true });
    expect(first.body.rows).toHaveLength(1000);
    const second = await read(token, first.body.cursor);
    expect(second.body).toMatchObject({ more: false, fresh: false });
    const ids = [...first.body.rows, ...second.body.rows].map((row) => `${row.entity} ${row.id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith("post bulk-"))).toHaveLength(1500);
    await server.sql`update app_rows set bytes = 400000 where entity = 'post'`;
    expect((await read(token, first.body.cursor)).body).toMatchObject({ more: true, rows: { length: 6 } });
    const csv = await call<string>("GET", "/data/export?entity=post&format=csv", { token });
    expect(String(csv.body).trim().split("\r\n")).toHaveLength(1501);
  });
});

describe("who may do what", () => {
  test("a private row is its author's alone", async () => {
    const [ida, eve] = [await arrive(), await arrive()];
    await create(ida, "note", { name: "Mine" }, "n1");
    const has = async (token?: string) => (await read(token)).body.rows.some((row) => row.id === "n1");
    expect([await has(ida), await has(eve), await has()]).toEqual([true, false, false]);
    for (const { status } of [
      await call("GET", "/data/note/n1", { token: eve }),
      await call("PATCH", "/data/note/n1", { token: eve, body: { values: { name: "Eve's" } } }),
      await call("DELETE", "/data/note/n1", { token: eve }),
      await call("POST", "/data/note/n1/restore", { token: eve }),
    ])
      expect(status).toBe(404);
    expect((await create(eve, "note", { name: "Taken?" }, "n1")).body.error.current).toBeUndefined();
  });

  test("others change no more of a row than what the app has buttons for", async () => {
    const [ida, eve] = [await arrive(), await arrive()];
    await create(ida, "post", { name: "Hi" }, "p1");
    const rename = await call("PATCH", "/data/post/p1", {
      token: eve,
      body: { values: { pinned: true, name: "Spam" } },
    });
    expect(rename.status).toBe(403);
    expect(rename.body.error).toMatchObject({ rule: "access", field: "values.name" });
    expect((await call("PATCH", "/data/post/p1", { token: eve, body: { values: { pinned: true } } })).status).toBe(200);
    expect((await call("DELETE", "/data/post/p1", { token: eve })).status).toBe(403);
    expect((await create(eve, "hall", { name: "My hall" })).body.error).toMatchObject({
      kind: "forbidden",
      rule: "access",
    });
  });

  test("an address proved by a code opens what needs it, and the owner's address everything", async () => {
    const guest = await arrive("Ida");
    await create(guest, "note", { name: "Before" }, "n1");
    const refused = await create(guest, "notice", { name: "Fair on Sunday" });
    expect(refused.body.error).toMatchObject({ kind: "forbidden", rule: "sign-in" });
    const ida = await signIn("ida@example.com", guest);
    expect((await read(guest)).status).toBe(401);
    expect((await read(ida)).body.visitor).toMatchObject({ name: "Ida", email: "ida@example.com", isOwner: false });
    expect((await create(ida, "notice", { name: "Fair on Sunday" }, "fair")).status).toBe(201);
    expect((await call("DELETE", "/data/notice/fair", { token: ida })).status).toBe(403);
    // Elsewhere the same address is the same person, and what was done there before comes along.
    const elsewhere = await arrive();
    await create(elsewhere, "note", { name: "On the phone" }, "n2");
    const phone = await signIn("Ida@Example.com", elsewhere);
    const mine = (await read(phone)).body.rows.filter((row) => row.entity === "note").map((row) => row.id);
    expect(mine.sort()).toEqual(["n1", "n2"]);

    const ada = await signIn(owner.email);
    expect((await read(ada)).body.visitor).toMatchObject({ isOwner: true });
    expect((await call("DELETE", "/data/notice/fair", { token: ada })).status).toBe(200);
    expect((await create(ada, "hall", { name: "Small hall" })).status).toBe(201);
  });

  test("a code is good for five tries, is one's own, and is asked for so many times", async () => {
    const ask = (email: string) => call("POST", "/visitor/code", { body: { email } });
    const attempt = (email: string, code: string) => call("POST", "/visitor/sign-in", { body: { email, code } });
    await ask("ida@example.com");
    const mail = (await server.queuedMails()).at(-1);
    const code = mail?.kind === "visitor-code" ? mail.data.code : "";
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await server.sql`select * from private.app_visitor_codes`)).not.toContain(code);
    const wrong = code === "000000" ? "111111" : "000000";
    expect((await attempt("eve@example.com", code)).status).toBe(401);
    for (let tries = 0; tries < 5; tries++) expect((await attempt("ida@example.com", wrong)).status).toBe(401);
    expect((await attempt("ida@example.com", code)).status).toBe(401);
    for (let asked = 1; asked < 5; asked++) expect((await ask("ida@example.com")).status).toBe(202);
    expect((await ask("ida@example.com")).status).toBe(429);
    await server.sql`update private.app_visitor_codes set expires_at = now() - interval '1 second'`;
    const last = (await server.queuedMails()).at(-1);
    expect((await attempt("ida@example.com", last?.kind === "visitor-code" ? last.data.code : "")).status).toBe(401);
  });

  test("a visitor can leave with everything that is theirs", async () => {
    const [ida, eve] = [await arrive("Ida"), await arrive("Eve")];
    await create(ida, "post", { name: "Secret of Ida" }, "p1");
    await create(eve, "post", { name: "Eve's" }, "p2");
    const { cursor } = (await read(eve)).body;
    expect((await call("DELETE", "/visitor", { token: ida })).status).toBe(204);
    expect((await read(ida)).status).toBe(401);
    expect((await read(eve, cursor)).body.rows).toMatchObject([{ id: "p1", deleted: true }]);
    const [left] =
      await server.sql`select count(*)::int as n from app_rows where "values"::text like '%Secret of Ida%'`;
    expect(left).toEqual({ n: 0 });
  });

  test("only the app's own pages may call, only while it is shared, and a token is good in one app", async () => {
    const token = await arrive();
    for (const headers of [
      { origin: "http://evil.example" },
      { origin: "null" },
      { origin: `http://other.localhost:${new URL(server.url).port}` },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ] as Record<string, string>[])
      expect((await call("POST", "/visitor", { token, body: {}, headers })).status).toBe(403);
    const other = await server.insertProject(owner.id, { spec: server.sql.json(villageApp() as never) });
    expect((await call("GET", "/data", { token, at: other.slug })).status).toBe(401);
    const { sharing: _, ...alone } = villageApp();
    const own = await server.insertProject(owner.id, { spec: server.sql.json(alone as never) });
    expect((await call("GET", "/data", { at: own.slug })).status).toBe(404);
    const page = await call<string>("GET", "/data", { headers: { "sec-fetch-mode": "navigate" } });
    expect(String(page.headers["content-type"])).toContain("text/html");
    expect((await call("POST", "/data/post", { body: { values: { name: "x" } } })).body.error).toMatchObject({
      kind: "unauthenticated",
      rule: "visitor",
    });
  });
});

describe("rules that need everybody's rows", () => {
  test("of two who book the same time at once, one gets it", async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, () => arrive()));
    const book = (token: string, time: string, date = "2030-05-04") =>
      create(token, "booking", { name: "Choir", date, time, hall: "big" });
    const answers = await Promise.all(visitors.map((token, index) => book(token, index % 2 === 0 ? "10:00" : "10:30")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
      rule: "slot",
      field: "values.time",
    });
    const [first = ""] = visitors;
    expect((await book(first, "11:30")).status).toBe(201);
    const moved = await call<{ rows: SharedRow[] }>("GET", "/data/booking", { token: first });
    const mine = moved.body.rows.find((row) => row.values["time"] === "11:30");
    const move = await call("PATCH", `/data/booking/${mine?.id}`, {
      token: first,
      body: { values: { time: "10:45" } },
    });
    expect(move.body.error).toMatchObject({ rule: "slot" });
    expect((await book(first, "10:00", "2030-05-05")).body.error?.message).toContain("closed");
  });

  test("fifty who take one at once never take more than there are", async () => {
    const token = await arrive();
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(token, "product", "jam", "stock", -1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.error?.rule === "stock")).toHaveLength(40);
    expect(await valueOf(token, "product", "jam", "stock")).toBe(0);
    expect((await add(token, "product", "jam", "stock", 5)).status).toBe(403);
    expect((await add(token, "product", "jam", "stock", -0.5)).body.error.field).toBe("by");
  });

  test("a vote counts once a visitor, can be moved and is nobody else's to take back", async () => {
    const [ida, eve] = [await arrive(), await arrive()];
    const both = await Promise.all([1, 2, 3].map(() => add(ida, "option", "cake", "votes", 1)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await add(ida, "option", "tea", "votes", 1)).body.error).toMatchObject({ rule: "vote" });
    expect((await add(eve, "option", "cake", "votes", -1)).body.error).toMatchObject({ rule: "vote" });
    expect((await add(ida, "option", "cake", "votes", 100)).body.error.field).toBe("by");
    const move = {
      changes: [
        { do: "add", entity: "option", id: "cake", field: "votes", by: -1 },
        { do: "add", entity: "option", id: "tea", field: "votes", by: 1 },
      ],
    };
    expect((await call("POST", "/data", { token: ida, body: move })).status).toBe(200);
    expect([await valueOf(ida, "option", "cake", "votes"), await valueOf(ida, "option", "tea", "votes")]).toEqual([
      0, 4,
    ]);
    expect((await create(eve, "option", { name: "Pie", votes: 99 })).body.error.field).toBe("values.votes");
    await create(ida, "post", { name: "Hi", likes: 0 }, "p1");
    const cheat = await call("PATCH", "/data/post/p1", { token: ida, body: { values: { likes: 99 } } });
    expect(cheat.body.error.field).toBe("values.likes");
  });

  test("a bid is above the last by the step, and places are not given twice", async () => {
    const [ida, eve, joe] = [await arrive(), await arrive(), await arrive()];
    const bid = (token: string, amount: number) => create(token, "bid", { name: "me", lot: "bench", amount });
    expect((await bid(ida, 9)).body.error).toMatchObject({ rule: "bid", field: "values.amount" });
    expect((await bid(ida, 10)).status).toBe(201);
    const race = await Promise.all([bid(eve, 12), bid(joe, 12), bid(eve, 11.99)]);
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const come = (token: string) => create(token, "answer", { name: "me", outing: "lake", comes: "yes" });
    const answers = await Promise.all([come(ida), come(eve), come(joe)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({ rule: "places" });
    const again = await create(ida, "answer", { name: "me", outing: "lake", comes: "no" });
    expect([again.status, again.body.error?.rule ?? "new"]).toEqual(
      answers[0]?.status === 201 ? [409, "vote"] : [201, "new"],
    );
  });
});

describe("values that cannot be kept are refused by their path, and nothing is written", () => {
  test.each<[string, unknown, string]>([
    ["a name that is no field", { name: "x", admin: true }, "values.admin"],
    ["the prototype", JSON.parse('{"name":"x","__proto__":{"isOwner":true}}'), "values.__proto__"],
    ["a constructor", { name: "x", constructor: { prototype: {} } }, "values.constructor"],
    ["a computed field", { name: "x", length: 4 }, "values.length"],
    ["a script as a picture", { name: "x", photo: "javascript:alert(1)" }, "values.photo"],
    ["a page as a picture", { name: "x", photo: "data:text/html;base64,PHNjcmlwdD4=" }, "values.photo"],
    ["a script as an address", { name: "x", site: "javascript:alert(1)" }, "values.site"],
    ["a tag that is none", { name: "x", topics: ["lost", "spam"] }, "values.topics"],
    ["a list in a list", { name: "x", topics: [["lost"]] }, "values.topics"],
    ["an object as a text", { name: { $ne: 1 } }, "values.name"],
    ["a missing name", { body: "x" }, "values.name"],
    ["a text that is too long", { name: "x".repeat(2001) }, "values.name"],
    ["a null character", { name: "a\0b" }, "values.name"],
    ["half a character", { name: "a\ud800" }, "values.name"],
    ["no object", [], "values"],
  ])("%s", async (_, values, path) => {
    const token = await arrive();
    const { cursor } = (await read(token)).body;
    const { status, body } = await create(token, "post", values);
    expect(status).toBe(400);
    expect(body.error.field).toBe(path);
    expect((await read(token, cursor)).body).toMatchObject({ rows: [], cursor });
  });

  test.each<[string, string, unknown, string]>([
    ["a day that is none", "booking", { name: "x", date: "2030-02-31", time: "10:00" }, "values.date"],
    ["a day relative to today", "booking", { name: "x", date: "@0", time: "10:00" }, "values.date"],
    ["a time that is none", "booking", { name: "x", date: "2030-02-03", time: "25:00" }, "values.time"],
    ["a row of nowhere", "booking", { name: "x", date: "2030-02-03", time: "10:00", hall: "castle" }, "values.hall"],
    ["a row of another kind", "booking", { name: "x", date: "2030-02-03", time: "10:00", hall: "jam" }, "values.hall"],
    ["a price below zero", "product", { name: "x", price: -1 }, "values.price"],
    ["a text as a price", "product", { name: "x", price: "4" }, "values.price"],
    ["a huge number", "order", { name: "x", total: 1e300 }, "values.total"],
  ])("%s", async (_, entity, values, path) => {
    const { status, body } = await create(await arrive(), entity, values);
    expect(status).toBe(400);
    expect(body.error.field).toBe(path);
  });

  test("requests that are no such thing", async () => {
    const token = await arrive();
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      call("POST", "/data/post", { token, body, headers });
    expect((await post("{")).status).toBe(400);
    expect((await post('{"values":{"name":"x","likes":1e999}}')).body.error.field).toBe("values.likes");
    expect((await post(`${'{"values":'.repeat(5000)}1${"}".repeat(5000)}`)).status).toBe(400);
    expect((await post({ values: { name: "x" } }, { "content-type": "text/plain" })).status).toBe(400);
    expect(
      (await post({ values: { name: "x", photo: `data:image/png;base64,${"A".repeat(2_200_000)}` } })).status,
    ).toBe(413);
    expect(
      (await post({ values: { name: "x", photo: `data:image/png;base64,${"A".repeat(500_000)}` } })).body.error.field,
    ).toBe("values.photo");
    expect((await post({ values: { name: "x" }, id: "../../etc" })).body.error.field).toBe("id");
    expect((await post({ values: { name: "x" }, visitor_id: "me" })).status).toBe(400);
    for (const path of [
      "/data/__proto__",
      "/data/constructor",
      "/data/nothing",
      "/data/post/%E0%A4%A",
      "/data/post/a/b/c",
    ])
      expect([400, 404]).toContain((await call("GET", path, { token })).status);
    expect((await call("GET", "/data?after=x", { token })).body.error.field).toBe("after");
    expect((await call("PUT", "/data/post/x", { token, body: {} })).status).toBe(405);
    const many = {
      changes: Array.from({ length: 101 }, () => ({ do: "create", entity: "post", values: { name: "x" } })),
    };
    expect((await call("POST", "/data", { token, body: many })).body.error.field).toBe("changes");
  });

  test("more rows than the owner's plan has room for", async () => {
    const token = await arrive();
    await read(token);
    await server.sql`update app_stores set rows = 2000 where project_id = ${projectId}`;
    const { status, body } = await create(token, "post", { name: "One more" });
    expect(status).toBe(402);
    expect(body.error.rule).toBe("full");
    await server.sql`update app_stores set rows = 1999 where project_id = ${projectId}`;
    expect((await create(token, "post", { name: "The last" })).status).toBe(201);
  });

  test("more than one visitor can mean", async () => {
    const token = await arrive();
    const me = (await read(token)).body.visitor?.id ?? "";
    await server.sql`insert into private.rate_limits values (${`app writes ${me}`}, now(), 300)`;
    const { status, headers } = await create(token, "post", { name: "x" });
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("live updates", () => {
  const opened: WebSocket[] = [];
  afterAll(() => opened.forEach((socket) => socket.terminate()));

  interface Message {
    rows: SharedRow[];
    cursor: string;
    fresh?: boolean;
  }

  /** An open tab: what it has been told, and how it ended. */
  function listenAs(token: string | null, after?: string, origin?: string) {
    const { port } = new URL(server.url);
    const host = `${slug}.localhost:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/data/live`, {
      headers: { host, origin: origin ?? `http://${host}` },
    });
    opened.push(socket);
    const messages: Message[] = [];
    let code: number | null = null;
    socket.on("open", () => socket.send(JSON.stringify({ token, after })));
    socket.on("message", (data) => messages.push(JSON.parse(String(data)) as Message));
    socket.on("close", (reason) => (code = reason));
    socket.on("error", () => (code ??= 0));
    return { socket, messages, rows: () => messages.flatMap((message) => message.rows), code: () => code };
  }

  test("reach every tab that may read them, and go on where a tab stood", async () => {
    const [ida, eve] = [await arrive(), await arrive()];
    const { cursor } = (await read(ida)).body;
    const [tab, other] = [listenAs(ida, cursor), listenAs(eve)];
    await expect.poll(() => other.messages.length).toBe(1);
    expect(other.messages[0]).toMatchObject({ fresh: true });
    await create(ida, "post", { name: "Live" }, "p1");
    await create(ida, "note", { name: "Mine" }, "n1");
    await expect.poll(() => tab.rows().map((row) => row.id)).toEqual(["p1", "n1"]);
    await expect.poll(() => other.rows().some((row) => row.id === "p1")).toBe(true);
    expect(other.rows().some((row) => row.id === "n1")).toBe(false);
    const stood = tab.messages.at(-1)?.cursor ?? "";
    tab.socket.terminate();
    await create(eve, "post", { name: "Missed" }, "p2");
    await call("DELETE", "/data/post/p1", { token: ida });
    const back = listenAs(ida, stood);
    await expect
      .poll(() => back.rows().map((row) => [row.id, row.deleted ?? false]))
      .toEqual([
        ["p2", false],
        ["p1", true],
      ]);
  });

  test("end with the token and with sharing, and are for the app's own pages", async () => {
    const token = await arrive();
    const tab = listenAs(token);
    await expect.poll(() => tab.messages.length).toBe(1);
    await call("POST", "/visitor/sign-out", { token });
    await create(await arrive(), "post", { name: "x" });
    await expect.poll(() => tab.code()).toBe(4401);
    const stranger = listenAs(null, undefined, "http://evil.example");
    await expect.poll(() => stranger.code()).not.toBeNull();
    expect(stranger.messages).toEqual([]);
    await server.sql`update projects set deleted_at = now() where id = ${projectId}`;
    const late = listenAs(null);
    await expect.poll(() => late.code()).toBe(4404);
  });
});
