import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApp, type CallOptions, type Start } from "../../apps/server/src/features/shared-data/call-app.fixture.ts";
import { waitForMail } from "../outbox.ts";
import { proveAddress } from "../prove-address.ts";
import { newEmail, startTarget, type Person, type Target } from "./target.ts";

const PHISHING = "PayPal refund: www.evil.example/x";

let target: Target;
let owner: Person;
let slug: string;
let origin: string;
let entity: string;
let lastNetwork = 0;
/** A network of its own for each, as behind a proxy. */
const newNetwork = (): string => `203.0.${(lastNetwork += 1) >> 8}.${lastNetwork & 255}`;

/** A project whose data all visitors share. */
async function share(person: Person, name: string): Promise<{ origin: string; entity: string }> {
  const { projectId } = (await target.call(person, "project-create", { idea: "Plant diary", seed: 7 })).body;
  const { status } = await target.call(person, "project-edit", {
    projectId,
    baseVersion: 1,
    ops: [
      { op: "set-sharing", sharing: "shared" },
      { op: "set-identity", patch: { name } },
    ],
  });
  expect(status).toBe(200);
  const { json } = await target.ask(`/rest/v1/projects?select=spec&id=eq.${projectId}`, { token: person.token });
  const preview = await target.call(person, "project-preview", { projectId });
  return { origin: preview.body.origin, entity: json[0].spec.entities[0].id };
}

const slugOf = (address: string): string => new URL(address).hostname.split(".")[0] ?? "";

beforeAll(async () => {
  target = await startTarget({ TRUST_PROXY: "true" });
  owner = await target.signUp({ from: newNetwork() });
  await proveAddress(target, owner.token, owner.email);
  ({ origin, entity } = await share(owner, PHISHING));
  slug = slugOf(origin);
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

const call = <T = object>(method: string, path: string, from: string, options: CallOptions = {}) =>
  callApp<T>({ url: target.url, slug }, method, path, {
    ...options,
    headers: { ...options.headers, "x-forwarded-for": from },
  });

/** A new visitor of the app, without a name or address. */
async function arrive(from = newNetwork()): Promise<{ token: string; from: string }> {
  const { status, body } = await call<{ token: string }>("POST", "/visitor", from, { body: {} });
  expect(status).toBe(201);
  return { token: body.token, from };
}

const createRows = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ do: "create", entity, values: { name: `${name} ${at}` } }));
const post = ({ token, from }: { token: string; from: string }, changes: object[]) =>
  call("POST", "/data", from, { token, body: { changes } });
const rowsOf = async (visitor: { token: string; from: string }) =>
  (await call<Start>("GET", "/data", visitor.from, { token: visitor.token })).body.rows;

describe("one visitor", () => {
  it("can't fill an app: others go on writing, and so does whoever stays within their share", async () => {
    const flooder = await arrive();
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn++) statuses.push((await post(flooder, createRows(100, `flood ${turn}`))).status);
    const taken = statuses.filter((status) => status === 200).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(2);
    expect(new Set(statuses)).not.toContain(500);
    expect((await post(await arrive(), createRows(1, "mine"))).status).toBe(200);
  });

  it("can't fill it as ever new guests of one network either", async () => {
    const from = newNetwork();
    let written = 0;
    for (let turn = 0; turn < 12; turn++)
      if ((await post(await arrive(from), createRows(90, `guest ${turn}`))).status === 200) written += 90;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThanOrEqual(500);
    expect((await post(await arrive(), createRows(1, "from elsewhere"))).status).toBe(200);
  });

  it("changes and deletes nobody else's rows, and is nobody else by saying so", async () => {
    const [ida, eve] = [await arrive(), await arrive()];
    const created = await call<{ id: string }>("POST", `/data/${entity}`, ida.from, {
      token: ida.token,
      body: { values: { name: "Ida's" } },
    });
    const { id } = created.body;
    const path = `/data/${entity}/${id}`;
    for (const [method, body] of [
      ["PATCH", { values: { name: "Eve's" } }],
      ["PUT", { values: { name: "Eve's" } }],
      ["DELETE", undefined],
    ] as const) {
      const { status } = await call(method, path, eve.from, { token: eve.token, ...(body !== undefined && { body }) });
      // What is private is not even there for others.
      expect(method === "PUT" ? [404, 405] : [403, 404], method).toContain(status);
    }
    const mine = (await rowsOf(ida)).find((row) => row.id === id);
    expect(mine?.values["name"]).toBe("Ida's");
    const spoofed = { values: { name: "From Ida" }, author: "ida", visitor: "ida", visitor_id: "ida" };
    const said = await call("POST", `/data/${entity}`, eve.from, { token: eve.token, body: spoofed });
    expect([400, 422]).toContain(said.status);
  });

  it("is known in one app alone, and not by a token made up", async () => {
    const { token, from } = await arrive();
    const other = await share(owner, "Another");
    const elsewhere = await call("POST", `/data/${other.entity}`, from, {
      token,
      body: { values: { name: "x" } },
      at: slugOf(other.origin),
    });
    expect(elsewhere.status).toBe(401);
    for (const forged of [`${token}x`, token.slice(0, -1), "eyJhbGciOiJub25lIn0.e30.", owner.token])
      expect((await post({ token: forged, from }, createRows(1, "x"))).status, forged.slice(0, 12)).toBe(401);
  });
});

describe("an app that writes to strangers", () => {
  it("can put no words of its own where a mail is noticed, and writes to few", async () => {
    const email = newEmail();
    expect((await call("POST", "/visitor/code", newNetwork(), { body: { email } })).status).toBe(202);
    const mail = await waitForMail(target.folder, email);
    expect(/^Subject: (.*)$/m.exec(mail)?.[1]).toBe("Your sign-in code");
    expect(mail).not.toMatch(/www\.evil\.example/);
    let sent = 1;
    for (let turn = 0; turn < 90; turn++)
      if ((await call("POST", "/visitor/code", newNetwork(), { body: { email: newEmail() } })).status === 202) sent++;
    expect(sent).toBeLessThanOrEqual(60);
  });

  it("writes to nobody while its owner's address is unconfirmed", async () => {
    const stranger = await target.signUp({ from: newNetwork() });
    const app = await share(stranger, "Neighbors");
    const { status } = await call("POST", "/visitor/code", newNetwork(), {
      body: { email: newEmail() },
      at: slugOf(app.origin),
    });
    expect(status).toBe(403);
  });

  it("opens nobody's rows by trying codes", async () => {
    const app = await share(owner, "Codes");
    const email = newEmail();
    const at = slugOf(app.origin);
    await call("POST", "/visitor/code", newNetwork(), { body: { email }, at });
    const statuses = new Set<number>();
    for (let code = 0; code < 60; code++) {
      const body = { email, code: String(code).padStart(6, "0") };
      statuses.add((await call("POST", "/visitor/sign-in", newNetwork(), { body, at })).status);
    }
    expect(statuses).not.toContain(200);
  });
});

describe("people and previews", () => {
  it("who publishes nothing is listed to nobody", async () => {
    const visitor = await target.signUp({ from: newNetwork() });
    for (const token of [undefined, visitor.token]) {
      const { json } = await target.ask("/rest/v1/profiles?select=*", { token, from: newNetwork() });
      const ids = (Array.isArray(json) ? json : []).map(({ id }: { id: string }) => id);
      expect(ids).not.toContain(owner.id);
    }
  });

  it("a preview's name, which is its secret, leaves with no link", async () => {
    const page = await call("GET", "/", newNetwork(), { headers: { "sec-fetch-mode": "navigate" } });
    expect(page.status).toBe(200);
    expect(["same-origin", "no-referrer"]).toContain(page.headers["referrer-policy"]);
  });
});
