import { beforeEach, describe, expect, test } from "vitest";
import { callFunction } from "../../testing/call-function.ts";
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

/** What a clock in a zone shows, as a row keeps it. */
const wallClock = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleString("sv-SE", { timeZone }).slice(0, 16).replace(" ", "T");

useServer();
beforeEach(async () => {
  ({ slug, id: projectId } = await server.insertProject(owner.id, { spec: server.sql.json(villageApp() as never) }));
});

describe("votes and bids", () => {
  test("deleting oneself gives nobody a second vote: not an address that comes back, not a guest, not one who is both", async () => {
    const votes = async () => {
      const token = await arrive();
      return [await valueOf(token, "option", "tea", "votes"), await valueOf(token, "option", "cake", "votes")];
    };
    const eva = await signIn("eva@example.com");
    expect((await add(eva, "option", "cake", "votes", 1)).status).toBe(200);
    expect((await call("DELETE", "/visitor", { token: eva })).status).toBe(204);
    expect(await votes()).toEqual([3, 1]);
    const kept = await server.sql`select * from private.app_past_votes`;
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain("eva");
    // Back with a vote as a guest: it is the second of one person.
    const guest = await arrive();
    expect((await add(guest, "option", "tea", "votes", 1)).status).toBe(200);
    const { cursor } = (await read(guest)).body;
    const back = await signIn("EVA@example.com", guest);
    expect(await votes()).toEqual([3, 1]);
    expect((await read(back, cursor)).body.rows).toMatchObject([{ id: "tea", values: { votes: 3 } }]);
    expect((await add(back, "option", "cake", "votes", 1)).body.error).toMatchObject({ rule: "vote" });
    expect((await add(back, "option", "tea", "votes", 1)).body.error).toMatchObject({ rule: "vote" });
    // What is theirs they may still move.
    expect((await add(back, "option", "cake", "votes", -1)).status).toBe(200);
    expect((await add(back, "option", "tea", "votes", 1)).status).toBe(200);
    // A guest beside, who signs in as somebody known.
    const beside = await arrive();
    expect((await add(beside, "option", "tea", "votes", 1)).status).toBe(200);
    await signIn("eva@example.com", beside);
    expect(await votes()).toEqual([4, 0]);
    // A guest is another one each time: their vote goes with them.
    const passing = await arrive();
    expect((await add(passing, "option", "cake", "votes", 1)).status).toBe(200);
    expect(await votes()).toEqual([4, 1]);
    expect((await call("DELETE", "/visitor", { token: passing })).status).toBe(204);
    expect(await votes()).toEqual([4, 0]);
  });

  test("guests of one network count two hundred times a day on one number; whoever signs in counts as ever", async () => {
    const token = await arrive();
    expect((await add(token, "option", "cake", "votes", 1)).status).toBe(200);
    await server.sql`update private.rate_limits set hits = 200 where key like 'app votes %'`;
    const late = await arrive();
    const refused = await add(late, "option", "cake", "votes", 1);
    expect([refused.status, refused.body.error]).toEqual([
      403,
      expect.objectContaining({ rule: "sign-in", field: "by" }),
    ]);
    expect((await add(await signIn("ida@example.com", late), "option", "cake", "votes", 1)).status).toBe(200);
  });

  test.each(["Pacific/Kiritimati", "Europe/Berlin", "Pacific/Pago_Pago"])(
    "a bid is taken until the end in the zone of whoever shared the app, and not a minute longer: %s",
    async (timeZone) => {
      const { status } = await callFunction(server, owner.token, "project-edit", {
        projectId,
        baseVersion: 1,
        ops: [
          { op: "set-sharing", sharing: "shared" },
          { op: "set-identity", patch: { tagline: "Shared." } },
        ],
        timeZone,
      });
      expect(status).toBe(200);
      expect((await read()).body.timeZone).toBe(timeZone);
      const token = await arrive();
      const ends = async (inMs: number, text = wallClock(Date.now() + inMs, timeZone)) =>
        server.sql`update app_rows set "values" = jsonb_set("values", '{ends}', ${server.sql.json(text)}) where row_id = 'bench'`;
      const bid = (amount: number, at?: string) =>
        create(token, "bid", { name: "me", lot: "bench", amount, ...(at !== undefined && { at }) });
      await ends(-60_000);
      expect((await bid(20)).body.error).toMatchObject({ rule: "bid", message: "This auction is over." });
      await ends(120_000);
      const taken = await bid(20, "2099-01-01T00:00");
      expect(taken.status).toBe(201);
      // Who bids cannot say when that was.
      const told = [0, 60_000].map((ago) => wallClock(Date.now() - ago, timeZone));
      expect(told).toContain(taken.body.values["at"]);
      // An end that is an instant is one everywhere.
      await ends(0, new Date(Date.now() - 60_000).toISOString());
      expect((await bid(30)).body.error).toMatchObject({ rule: "bid" });
    },
  );
});
