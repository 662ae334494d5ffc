import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openServices, workerSettings } from "../../main/services.ts";
import { superviseWorker, type SupervisedWorker } from "../../main/worker/supervise-worker.ts";
import { startTestPlatform, type TestPlatform } from "../../testing/start-test-platform.ts";
import { startMailServer, type MailServer } from "../../testing/start-mail-server.ts";
import type { Mail } from "./mail.ts";
import { listOutbox } from "./outbox.ts";
import { MAIL_LIMITS, queueMail } from "./queue-mail.ts";

vi.setConfig({ testTimeout: 60_000 });

let server: TestPlatform;
let mailServer: MailServer;
const workers: SupervisedWorker[] = [];

beforeAll(async () => {
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false }),
    queueAuthMails: true,
  });
});
afterAll(() => server?.close());
beforeEach(async () => {
  mailServer = await startMailServer();
  await server.sql`delete from private.mails`;
  await server.sql`delete from private.rate_limits`;
  await server.sql`delete from pgboss.job where name = 'mail'`;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await mailServer.close();
});

async function startWorker(smtpUrl: string | null = mailServer.url): Promise<SupervisedWorker> {
  const settings = await workerSettings(server.platform);
  const worker = superviseWorker({
    ...settings,
    chromiumPath: "/nonexistent/chromium",
    mail: { ...settings.mail, smtpUrl, from: "SayHey <hello@example.com>" },
  });
  workers.push(worker);
  await worker.ready();
  return worker;
}

const hello = (to: string, title = "Hello there"): Mail => ({
  kind: "notification",
  to,
  data: { event: "render.completed", title, body: "The trailer of 'Plants' is ready.", path: "/renders" },
});
const queue = (mail: Mail, key?: string) =>
  server.sql.begin((tx) => queueMail(tx, mail, key === undefined ? {} : { key }));
const until = (holds: () => Promise<void> | void, timeout = 20_000) => vi.waitFor(holds, { timeout, interval: 50 });
const rows = () =>
  server.sql<{ status: string; content: string | null; error: string | null }[]>`
    select status, content, error from private.mails order by created_at`;
/** Lets a waiting attempt come now instead of after its pause. */
const hurry = () => server.sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`;

/** What the base64 within a text stands for. */
const decoded = (text: string): string[] =>
  (text.match(/[\w+/-]{8,}={0,2}/g) ?? []).map((part) => Buffer.from(part, "base64").toString("latin1"));

describe("a queued mail", () => {
  test("arrives once, as HTML and text, and nothing of it can be read in the database before or after", async () => {
    expect(await queue(hello("ada@example.com"), "render 1")).toBe("queued");
    expect(await queue(hello("ada@example.com"), "render 1")).toBe("known");
    const [waiting] = await rows();
    const job = JSON.stringify(await server.sql`select data from pgboss.job where name = 'mail'`);
    // Three letters may stand in base64 or in an id by chance: what it decodes to is looked at, for words that never do.
    for (const text of [waiting?.content ?? "", job, ...decoded(waiting?.content ?? ""), ...decoded(job)])
      expect(text).not.toMatch(/ada@example|Plants|render\.completed/);
    await startWorker();
    await until(async () => expect(await rows()).toEqual([{ status: "sent", content: null, error: null }]));
    expect(mailServer.received).toHaveLength(1);
    const [mail] = mailServer.received;
    expect(mail).toMatchObject({ from: "hello@example.com", to: ["ada@example.com"] });
    expect(mail?.head).toMatch(/^Subject: Hello there$/m);
    expect(mail?.head).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.com>$/m);
    expect(mail?.head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(mail?.body).toContain("text/plain");
    expect(mail?.body).toContain("text/html");
  });

  test("does not exist when the transaction it was written in is undone", async () => {
    const undone = server.sql.begin(async (tx) => {
      await queueMail(tx, hello("ada@example.com"));
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await rows()).toHaveLength(0);
    expect(await server.sql`select 1 from pgboss.job where name = 'mail'`).toHaveLength(0);
  });

  test("that the server refuses for good is given up, with the answer kept and the contents gone", async () => {
    mailServer.refuse("nobody@example.com", 550);
    await queue(hello("nobody@example.com"));
    await startWorker();
    await until(async () =>
      expect(await rows()).toEqual([
        { status: "failed", content: null, error: "The mail server refused the email (550)." },
      ]),
    );
    expect(mailServer.received).toHaveLength(0);
  });

  test("that the server refuses for now, or that finds no server at all, is sent when it is back", async () => {
    mailServer.refuse("busy@example.com", 451);
    await queue(hello("busy@example.com"));
    const { port } = mailServer;
    await startWorker();
    await until(() => expect(mailServer.refused).toBeGreaterThan(0));
    await mailServer.close();
    await hurry();
    await until(async () => {
      const [job] = await server.sql<
        { tries: number }[]
      >`select retry_count as tries from pgboss.job where name = 'mail'`;
      expect(job?.tries).toBeGreaterThan(1);
      await hurry();
    });
    mailServer = await startMailServer({ port });
    await until(async () => {
      await hurry();
      expect(await rows()).toEqual([{ status: "sent", content: null, error: null }]);
    });
    expect(mailServer.received).toHaveLength(1);
  });

  test("goes to a slow server once", async () => {
    mailServer.delay(2500);
    await queue(hello("slow@example.com"));
    await startWorker();
    await until(async () => expect(await rows()).toMatchObject([{ status: "sent" }]));
    expect(mailServer.received).toHaveLength(1);
  });

  test("survives kill -9 of the worker while the server takes it: never lost, and a second copy carries the same Message-ID", async () => {
    mailServer.delay(3000);
    await queue(hello("ada@example.com"));
    const worker = await startWorker();
    await until(() => expect(mailServer.taking).toBe(1));
    process.kill(worker.pid ?? 0, "SIGKILL");
    mailServer.delay(0);
    // Its supervisor starts another one.
    await until(async () => expect(await rows()).toMatchObject([{ status: "sent" }]));
    const ids = mailServer.received.map(({ head }) => /^Message-ID: (.*)$/m.exec(head)?.[1]);
    expect(new Set(ids).size).toBe(1);
    expect(ids.length).toBeLessThanOrEqual(2);
  });

  test("with a user and password goes only to a server that takes them", async () => {
    const guarded = await startMailServer({ user: "sayhey", password: "p@ss:word/1" });
    try {
      await queue(hello("ada@example.com"));
      await startWorker(guarded.url.replace("smtp://", "smtp://sayhey:p%40ss%3Aword%2F1@"));
      await until(() => expect(guarded.received).toHaveLength(1));
    } finally {
      await guarded.close();
    }
  });

  test("does not go to a server whose certificate cannot be trusted", async () => {
    const unknown = await startMailServer({ encrypted: true });
    try {
      await queue(hello("ada@example.com"));
      await startWorker(unknown.url);
      await until(async () =>
        expect(await server.sql`select 1 from pgboss.job where name = 'mail' and state = 'retry'`).toHaveLength(1),
      );
      expect(unknown.received).toHaveLength(0);
      expect(await rows()).toMatchObject([{ status: "queued" }]);
    } finally {
      await unknown.close();
    }
  });

  test("that has no job, because it came before the queue was made or its job was lost, gets one", async () => {
    await queue(hello("ada@example.com"));
    await server.sql`delete from pgboss.job where name = 'mail'`;
    await server.sql`update private.mails set created_at = now() - interval '2 minutes'`;
    await startWorker();
    await until(() => expect(mailServer.received).toHaveLength(1));
  });

  test("with a link that has run out is not sent any more", async () => {
    const link = `${server.url}/auth/v1/verify?token=x`;
    await queue({ kind: "reset-password", to: "ada@example.com", data: { link, code: "1" } });
    await server.sql`update private.mails set created_at = now() - interval '2 hours'`;
    await startWorker();
    await until(async () =>
      expect(await rows()).toEqual([
        { status: "failed", content: null, error: "The link in this email expired before it could be sent." },
      ]),
    );
    expect(mailServer.received).toHaveLength(0);
  });

  test("carries nothing that a name, a title or an address could smuggle in", async () => {
    const evil = "Hi\r\nBcc: eve@example.com\r\n\r\n<script>alert(1)</script>\u202e";
    await queue({ ...hello("ada@example.com", evil), name: "\u05d0\u05d3\u05d4 <b>\r\nX-Evil: 1" });
    for (const to of [
      "a@example.com, eve@example.com",
      "a@example.com\r\nBcc: eve@example.com",
      '"a, eve"@example.com',
    ])
      await queue(hello(to));
    await startWorker();
    await until(async () =>
      expect((await rows()).map(({ status }) => status).sort()).toEqual(["failed", "failed", "failed", "sent"]),
    );
    expect(mailServer.received.map(({ to }) => to)).toEqual([["ada@example.com"]]);
    const [mail] = mailServer.received;
    expect(mail?.head).not.toMatch(/^(Bcc|X-Evil)/im);
    expect(mail?.body.slice(mail.body.indexOf("text/html"))).not.toContain("<script");
  });

  test("beyond the limit of an address for an hour is dropped, and those about safety have a limit of their own", async () => {
    const results = [];
    for (let n = 0; n <= MAIL_LIMITS.notice.hits; n++) results.push(await queue(hello("Full@example.com")));
    expect(results.slice(0, -1).every((result) => result === "queued")).toBe(true);
    expect(results.at(-1)).toBe("limited");
    expect(await queue(hello("other@example.com"))).toBe("queued");
    const safety = { event: "security.changed", title: "Your password was changed", body: "", path: null } as const;
    expect(await queue({ kind: "notification", to: "full@example.com", data: safety })).toBe("queued");
  });

  test("with codes for visitors of apps have a limit of their own, so that they keep nobody out of their account", async () => {
    const to = "visited@example.com";
    const codes = [];
    for (let n = 0; n < 20; n++)
      codes.push(await queue({ kind: "visitor-code", to, data: { app: `App ${n}`, code: "123456" } }));
    expect(codes.map((result) => result === "queued")).toEqual(Array.from({ length: 20 }, (_, n) => n < 10));
    const data = { link: "https://example.com/reset", code: "123456" };
    expect(await queue({ kind: "reset-password", to, data })).toBe("queued");
  });

  test("to an account that has been erased meanwhile is not sent", async () => {
    const user = await server.signUp();
    await server.sql.begin((tx) => queueMail(tx, hello(user.email), { userId: user.id }));
    await server.sql`delete from auth.users where id = ${user.id}`;
    await startWorker();
    await until(async () =>
      expect(await server.sql`select 1 from pgboss.job where name = 'mail' and state = 'completed'`).toHaveLength(1),
    );
    expect(mailServer.received).toHaveLength(0);
  });
});

describe("mails of the auth part", () => {
  test("a reset link that arrives by mail really signs in, once, and the password can be changed with it", async () => {
    const user = await server.signUp();
    const { error } = await server.anonymous().auth.resetPasswordForEmail(user.email, {
      redirectTo: `${server.url}/auth?new-password`,
    });
    expect(error).toBeNull();
    await startWorker();
    await until(() => expect(mailServer.received).toHaveLength(1));
    const link = mailServer.received[0]?.links.find((address) => address.includes("/auth/v1/verify")) ?? "";
    const answer = await fetch(link, { redirect: "manual" });
    const target = new URL(answer.headers.get("location") ?? "about:blank");
    expect(target.pathname + target.search).toBe("/auth?new-password");
    const session = new URLSearchParams(target.hash.slice(1));
    const client = server.anonymous();
    await client.auth.setSession({
      access_token: session.get("access_token") ?? "",
      refresh_token: session.get("refresh_token") ?? "",
    });
    const changed = await client.auth.updateUser({ password: "Another-Horse-7-Battery" });
    expect(changed.error).toBeNull();
    const again = await server
      .anonymous()
      .auth.signInWithPassword({ email: user.email, password: "Another-Horse-7-Battery" });
    expect(again.error).toBeNull();
    const second = await fetch(link, { redirect: "manual" });
    expect(second.headers.get("location") ?? "").toContain("error");
  });

  test("without a mail server they land in a folder that only its owner may read, newest last", async () => {
    const user = await server.signUp();
    await server.anonymous().auth.resetPasswordForEmail(user.email);
    await startWorker(null);
    const folder = join(server.platform.dataFolder, "outbox");
    await until(async () => expect(await listOutbox(folder)).toHaveLength(1));
    const files = await readdir(folder);
    expect(files.map((file) => file.replace(/^.*\./, "")).sort()).toEqual(["html", "txt"]);
    for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const text = await readFile(join(folder, files.find((file) => file.endsWith(".txt")) ?? ""), "utf8");
    expect(text).toContain(`To: ${user.email}\n`);
    expect(text).toMatch(/Subject: Choose a new password\n[^]*http:\/\/localhost:\d+\/auth\/v1\/verify\?token=/);
  });
});
