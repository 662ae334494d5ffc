import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDevMail } from "./dev-mail.ts";
import type { MailSettings } from "../../infra/mail/mail-settings.ts";
import { outboxDelivery } from "../../infra/mail/outbox.ts";
import { writeMail } from "../../infra/mail/write-mail.ts";

const SITE = "http://localhost:8787";
let folder: string;
let settings: MailSettings;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-outbox-"));
  settings = { smtpUrl: null, from: "SayHey <hello@localhost>", outbox: folder, siteUrl: SITE };
  const deliver = outboxDelivery(folder, settings.from);
  for (let n = 1; n <= 2; n++) {
    const mail = writeMail(
      {
        kind: "notification",
        to: `<img src=x onerror=alert(${n})>@example.com`,
        name: "<script>alert(1)</script>",
        data: { event: "render.completed", title: `</title><script>alert(${n})</script>`, body: "", path: "/renders" },
      },
      SITE,
    );
    await deliver(mail, crypto.randomUUID(), new Date(Date.UTC(2026, 0, n)));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Caller {
  address?: string;
  host?: string;
  headers?: Record<string, string>;
  path?: string;
  method?: string;
}
const visit = (caller: Caller = {}, changes: Partial<MailSettings & { local: boolean }> = {}): Promise<Response> => {
  const { address = "127.0.0.1", host = "localhost:8787", headers = {}, path = "", method = "GET" } = caller;
  const request = new Request(`http://localhost:8787/dev/mail${path}`, { method, headers: { host, ...headers } });
  return createDevMail({ ...settings, local: true, ...changes })(request, { address });
};

describe("the developer's mail page", () => {
  test("lists the mails, newest first, and runs nothing that is in them", async () => {
    const answer = await visit();
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html.indexOf("alert(2)")).toBeLessThan(html.indexOf("alert(1)"));
    expect(html).not.toMatch(/<script|<img/);
    expect(answer.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("shows a mail in a sandboxed frame that may only open links", async () => {
    const list = await (await visit()).text();
    const path = /href="\/dev\/mail(\/[^"]+)"/.exec(list)?.[1] ?? "";
    const html = await (await visit({ path })).text();
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html).toContain(`<a href="${SITE}/renders"`);
    expect(html).not.toMatch(/<script|<img/);
  });

  test.each<[string, Caller]>([
    ["another machine", { address: "192.168.1.20" }],
    ["a proxy on this machine", { headers: { "x-forwarded-for": "8.8.8.8" } }],
    ["another kind of proxy", { headers: { via: "1.1 cache" } }],
    ["a page that points its own name here", { host: "evil.example:8787" }],
    ["no host", { host: "" }],
    ["a POST", { method: "POST" }],
    ["a mail that is not there", { path: "/2026-01-01T00-00-00.000Z-00000000-0000-4000-8000-000000000000" }],
    ["a way out of the folder", { path: "/..%2f..%2fetc%2fpasswd" }],
  ])("is not there for %s", async (_, caller) => {
    expect((await visit(caller)).status).toBe(404);
  });

  test("is not there with a mail server, or where the product is public", async () => {
    expect((await visit({}, { smtpUrl: "smtp://mail.example.com" })).status).toBe(404);
    expect((await visit({}, { siteUrl: "https://sayhey.example" })).status).toBe(404);
  });

  test("says what to do while there is no mail", async () => {
    const html = await (await visit({}, { outbox: join(folder, "none") })).text();
    expect(html).toContain("No emails yet. Request a password reset, and it shows up here.");
  });
});
