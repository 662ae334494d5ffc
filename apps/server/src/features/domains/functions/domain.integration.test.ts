import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openServices } from "../../../main/services.ts";
import { callAs, clearApps, publishApp } from "../../../testing/publish-app.ts";
import { startNameServer, type NameServer } from "../../../testing/start-name-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";

let names: NameServer;
let platform: TestPlatform;
let ada: TestUser;
let eve: TestUser;

beforeAll(async () => {
  names = await startNameServer();
  platform = await startTestPlatform({
    environment: { DNS_SERVERS: names.address },
    openServices: (opened) => openServices(opened, { worker: false }),
  });
  ada = await platform.signUp("Ada Lovelace");
  eve = await platform.signUp("Eve");
});
afterAll(async () => {
  await platform?.close();
  names?.close();
});
beforeEach(async () => {
  await clearApps(platform);
  names.records.clear();
  names.silent = false;
});

/** What a host answers, asked by its name as a browser does. */
const open = (host: string, path = "/") =>
  new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
    const asked = httpRequest(new URL(path, platform.url), { headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text }));
    });
    asked.on("error", reject).end();
  });
const ask = async (domain: string): Promise<number> =>
  (await fetch(`${platform.url}/domains/ask?domain=${encodeURIComponent(domain)}`)).status;

/** An app of somebody's, on a domain that its records prove. */
async function proved(user: TestUser, domain: string): Promise<{ id: string; slug: string }> {
  const app = await publishApp(platform, user);
  const { body } = await callAs(platform, user, "domain-set", { publicationId: app.id, domain });
  names.records.set(body.domain.proof.name, ["v=spf1 -all", body.domain.proof.value]);
  const checked = await callAs(platform, user, "domain-check", { publicationId: app.id });
  expect(checked.body).toMatchObject({ domain: { domain, verified: true }, problem: null });
  return app;
}

const NO_DOMAINS = [
  "nonsense",
  "shop example.com",
  "user@example.com",
  "example.com:8080",
  "example.com/shop",
  "192.168.0.1",
  "[::1]",
  "printer.local",
  "app.localhost",
  "-shop.example.com",
  `${"a".repeat(64)}.example.com`,
  `${"a.".repeat(140)}com`,
  "",
];

describe("a domain of one's own", () => {
  test("leads to the app once its records prove it, and not before", async () => {
    const { id, slug } = await publishApp(platform, ada);
    const set = await callAs(platform, ada, "domain-set", { publicationId: id, domain: "https://Plants.Example.com/" });
    expect(set.body.domain).toMatchObject({
      domain: "plants.example.com",
      verified: false,
      proof: { name: "_sayhey.plants.example.com" },
      target: `${slug}.localhost`,
    });
    const { name, value } = set.body.domain.proof;
    expect((await open("plants.example.com")).text).not.toContain("Plant");
    expect(await ask("plants.example.com")).toBe(404);

    const early = await callAs(platform, ada, "domain-check", { publicationId: id });
    expect(early.body).toMatchObject({ domain: { verified: false }, problem: expect.stringMatching(/no TXT record/) });
    names.records.set(name, ["something else"]);
    const wrong = await callAs(platform, ada, "domain-check", { publicationId: id });
    expect(wrong.body.problem).toMatch(/says something else/);

    names.records.set(name, [value]);
    expect((await callAs(platform, ada, "domain-check", { publicationId: id })).body).toMatchObject({
      domain: { verified: true },
      problem: null,
    });
    const app = await open("plants.example.com");
    expect(app.status).toBe(200);
    expect(app.text).toBe((await open(`${slug}.localhost`)).text);
    expect((await open("PLANTS.example.com:8080")).status).toBe(200);
    expect(await ask("plants.example.com")).toBe(200);
    // It is an app's origin: nothing of the product answers there.
    expect((await open("plants.example.com", "/config.json")).text).not.toContain("supabaseUrl");
    const answer = await fetch(`${platform.url}/functions/v1/usage-get`, {
      method: "POST",
      headers: { origin: "http://plants.example.com", authorization: `Bearer ${ada.token}` },
      body: "{}",
    });
    expect(answer.status).toBe(403);
  });

  test("follows a new address of the app, ends with it, and is let go", async () => {
    const { id } = await proved(ada, "shop.example.com");
    await callAs(platform, ada, "publication-update", { publicationId: id, slug: "greenhouse-notes" });
    await vi.waitFor(async () => expect((await open("shop.example.com")).status).toBe(200), { timeout: 15_000 });
    await callAs(platform, ada, "publication-unpublish", { publicationId: id });
    expect((await open("shop.example.com")).status).toBe(404);
    expect((await callAs(platform, ada, "domain-remove", { publicationId: id })).body).toEqual({ removed: true });
    expect((await callAs(platform, ada, "domain-remove", { publicationId: id })).body).toEqual({ removed: false });
    // Taken back: the record that is still there proves it again.
    await callAs(platform, ada, "domain-set", { publicationId: id, domain: "shop.example.com" });
    const again = await callAs(platform, ada, "domain-check", { publicationId: id });
    expect(again.body.domain.verified).toBe(true);
    await callAs(platform, ada, "domain-remove", { publicationId: id });
    expect(await ask("shop.example.com")).toBe(404);
    expect((await callAs(platform, ada, "domain-get", { publicationId: id })).body).toEqual({
      allowed: true,
      domain: null,
    });
  });

  test("belongs to who proved it last", async () => {
    const first = await proved(ada, "sold.example.com");
    const second = await publishApp(platform, eve);
    await callAs(platform, eve, "domain-set", { publicationId: second.id, domain: "sold.example.com" });
    // The old record proves nothing for somebody else.
    expect((await callAs(platform, eve, "domain-check", { publicationId: second.id })).body.domain.verified).toBe(
      false,
    );
    expect((await callAs(platform, ada, "domain-get", { publicationId: first.id })).body.domain?.verified).toBe(true);
    const { body } = await callAs(platform, eve, "domain-get", { publicationId: second.id });
    names.records.set("_sayhey.sold.example.com", [body.domain?.proof.value ?? ""]);
    await callAs(platform, eve, "domain-check", { publicationId: second.id });
    expect((await callAs(platform, ada, "domain-get", { publicationId: first.id })).body.domain?.verified).toBe(false);
    expect(await ask("sold.example.com")).toBe(200);
  });

  test("is of the larger plans: without one it is kept, and sends visitors to the usual address", async () => {
    const { id, slug } = await proved(ada, "kept.example.com");
    await platform.sql`update accounts set plan = 'free' where user_id = ${ada.id}`;
    await vi.waitFor(
      async () => {
        const answer = await open("kept.example.com");
        expect([answer.status, answer.location]).toEqual([302, `http://${slug}.localhost/`]);
      },
      { timeout: 15_000, interval: 200 },
    );
    expect(await ask("kept.example.com")).toBe(404);
    const refused = await callAs(platform, ada, "domain-set", { publicationId: id, domain: "new.example.com" });
    expect(refused.status).toBe(402);
    expect((await callAs(platform, ada, "domain-get", { publicationId: id })).body).toMatchObject({
      allowed: false,
      domain: { domain: "kept.example.com" },
    });
  });

  test("is refused by its name when it is none, or none that leads here", async () => {
    const { id } = await publishApp(platform, ada);
    await platform.sql`delete from private.rate_limits`;
    for (const domain of NO_DOMAINS) {
      const { status, body } = await callAs(platform, ada, "domain-set", { publicationId: id, domain });
      expect([domain, status, (body as unknown as { error: { field: string } }).error.field]).toEqual([
        domain,
        400,
        "domain",
      ]);
    }
  });

  test("can be written in any letters, and is nobody else's to see or change", async () => {
    const { id } = await publishApp(platform, ada);
    const { body } = await callAs(platform, ada, "domain-set", { publicationId: id, domain: "bücher.example.com" });
    expect(body.domain.domain).toBe("xn--bcher-kva.example.com");
    for (const name of ["domain-get", "domain-check", "domain-remove"] as const)
      expect((await callAs(platform, eve, name, { publicationId: id })).status).toBe(404);
    expect((await callAs(platform, eve, "domain-set", { publicationId: id, domain: "a.example.com" })).status).toBe(
      404,
    );
  });

  test("says so when its name servers do not answer", async () => {
    const { id } = await publishApp(platform, ada);
    await callAs(platform, ada, "domain-set", { publicationId: id, domain: "slow.example.com" });
    names.silent = true;
    const { status, body } = await callAs(platform, ada, "domain-check", { publicationId: id });
    expect(status).toBe(503);
    expect((body as unknown as { error: { message: string } }).error.message).toMatch(/aren't responding/);
  }, 20_000);
});
