import { callFunction, type FunctionAnswer } from "../../../testing/call-function.ts";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { LIMITS } from "@sayhey/contract/limits";
import { unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { beginErasure, eraseFiles } from "../erase-account.ts";
import { cleanUpAccounts } from "../account-cleanup.ts";
import { asCaller } from "../../../infra/database/database.ts";
import { superviseWorker, type SupervisedWorker } from "../../../main/worker/supervise-worker.ts";
import type { WorkerSettings } from "../../../infra/queue/worker-settings.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { openMediaStore } from "../../../infra/media/open-media-store.ts";
import { filesNaming, mentions, pageOf } from "../../../testing/traces-of-person.ts";
import { openServices, workerSettings } from "../../../main/services.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../../testing/start-test-platform.ts";

/** Waits for what comes right after an answer; patiently, on whatever machine runs it. */
const soon = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 10_000, interval: 25 });

const DAY_MS = 86_400_000;

let server: TestPlatform;
let settings: WorkerSettings;
let media: MediaStore;
let mediaFolder: string;
const workers: SupervisedWorker[] = [];

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  settings = { ...(await workerSettings(server.platform)), chromiumPath: "/nonexistent/chromium" };
  media = openMediaStore(settings.media);
  mediaFolder = settings.media.folder;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from private.rate_limits`;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

const call = <N extends FunctionName>(
  token: string | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callFunction(server, token, name, input);

async function startWorkerProcess(): Promise<SupervisedWorker> {
  const worker = superviseWorker(settings);
  workers.push(worker);
  await worker.ready();
  return worker;
}

/** A person with something of everything. */
async function person(name: string): Promise<TestUser & { projectId: string; slug: string }> {
  const user = await server.signUp(name);
  const { status, body } = await call(user.token, "project-create", { idea: `${name} keeps a plant diary` });
  expect(status).toBe(200);
  const { projectId } = body;
  await server.prove(user);
  await call(user.token, "token-create", {
    name: `${name}'s laptop`,
    scopes: ["projects:read"],
    days: 30,
    password: TEST_PASSWORD,
  });
  const { sql } = server;
  const video = `renders/${user.id}/r/x/trailer.mp4`;
  await media.put(video, Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom"), Buffer.alloc(3000, 7)]));
  await sql`
    insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${user.id}, ${projectId}, '9:16', 720, 30, 10000, true)`;
  await sql`update renders set status = 'processing' where user_id = ${user.id}`;
  await sql`update renders set status = 'completed', video_path = ${video}, poster_path = ${`${video}.jpg`}, finished_at = now() where user_id = ${user.id}`;
  const path = `uploads/${user.id}/a/notes.txt`;
  await media.put(path, Buffer.from(`secret notes of ${name}`));
  await sql`
    insert into assets (user_id, kind, name, path, content_type, bytes)
    values (${user.id}, 'upload', 'notes.txt', ${path}, 'text/plain', 20)`;
  const [row] = await sql<{ slug: string }[]>`select slug from projects where id = ${projectId}`;
  return { ...user, projectId, slug: row?.slug ?? "" };
}

const close = (user: TestUser) => call(user.token, "account-close", { email: user.email, password: TEST_PASSWORD });
const signIn = (user: TestUser) =>
  server.anonymous().auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });

describe("exporting one's data", () => {
  test("gives one ZIP with everything of one's own and nothing of anybody else's", async () => {
    const ada = await person("Ada");
    const eve = await person("Eve");
    await server.sql`insert into referrals (referrer_id, referred_email) values (${ada.id}, 'friend@example.com')`;
    await startWorkerProcess();
    const { body } = await call(ada.token, "account-export", {});
    const again = await call(ada.token, "account-export", {});
    if (again.status !== 200) expect(again.body.error?.message).toBe("Your export is already being prepared.");
    const row = await vi.waitFor(
      async () => {
        const { data } = await ada.client.from("account_exports").select("*").eq("id", body.exportId).single();
        expect(data).toMatchObject({ status: "completed", progress: 1, stage: null, error_message: null });
        return data as { bytes: number; finished_at: string; expires_at: string; path: string };
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(Date.parse(row.expires_at) - Date.parse(row.finished_at)).toBe(LIMITS.exportDays * DAY_MS);
    const link = await call(ada.token, "account-export-link", { exportId: body.exportId });
    expect(link.body.fileName).toMatch(/^sayhey-data-\d{4}-\d\d-\d\d\.zip$/);
    const answer = await fetch(server.url + link.body.url);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.byteLength).toBe(row.bytes);
    expect(answer.headers.get("content-disposition")).toContain(link.body.fileName);
    const files = unzipSync(bytes);
    const text = (name: string): string => Buffer.from(files[name] ?? []).toString();
    const json = (name: string): Record<string, unknown>[] => JSON.parse(text(name)) as Record<string, unknown>[];

    expect(text("README.txt")).toContain("Your SayHey data");
    expect(JSON.parse(text("account.json"))).toMatchObject({ id: ada.id, email: ada.email, has_password: true });
    expect(json("profiles.json")).toMatchObject([{ id: ada.id, full_name: "Ada" }]);
    expect(json("accounts.json")).toMatchObject([{ plan: "free" }]);
    expect(json(`projects/${ada.slug}/project.json`)).toMatchObject([
      { id: ada.projectId, idea: "Ada keeps a plant diary" },
    ]);
    // Its history begins with how it was made.
    expect(json(`projects/${ada.slug}/edits.json`)).toEqual([
      expect.objectContaining({ project_id: ada.projectId, version: 1, source: "created", ops: [], inverse: [] }),
    ]);
    const source = unzipSync(files[`projects/${ada.slug}/source.zip`] ?? new Uint8Array());
    expect(Object.keys(source)).toEqual(expect.arrayContaining(["package.json", "index.html", "src/main.tsx"]));
    expect(json("renders.json")).toHaveLength(1);
    expect(text("files/uploads/a/notes.txt")).toBe("secret notes of Ada");
    expect(files["files/renders/r/x/trailer.mp4"]?.byteLength).toBe(3012);
    expect(json("api-tokens.json")).toMatchObject([{ name: "Ada's laptop" }]);
    expect(json("sign-ins.json")).toMatchObject([{ method: "sign-up" }]);
    expect(json("referrals.json")).toMatchObject([{ referred_email: "friend@example.com" }]);
    for (const name of ["notifications.json", "sessions.json", "transforms.json", "assets.json"])
      expect(files).toHaveProperty([name]);

    const [secret] = await server.sql`select encode(hash, 'hex') as hash, u.encrypted_password as password
      from private.api_token_hashes h join api_tokens t on t.id = h.token_id join auth.users u on u.id = t.user_id where u.id = ${ada.id}`;
    const everything = Object.entries(files)
      .filter(([name]) => /\.(?:json|txt)$/.test(name))
      .map(([, contents]) => Buffer.from(contents).toString())
      .join("\n");
    for (const foreign of [
      eve.id,
      eve.email,
      eve.projectId,
      "secret notes of Eve",
      String(secret?.["hash"]),
      String(secret?.["password"]),
    ])
      expect(everything).not.toContain(foreign);
    expect(Object.keys(files).join("\n")).not.toContain(eve.slug);
    const { data: told } = await ada.client
      .from("notifications")
      .select("title, href")
      .eq("title", "Your data is ready");
    expect(told).toEqual([{ title: "Your data is ready", href: "/security#data" }]);

    // Another person gets neither row nor link, and the file goes after its days.
    expect((await call(eve.token, "account-export-link", { exportId: body.exportId })).status).toBe(404);
    expect((await call(eve.token, "account-export-cancel", { exportId: body.exportId })).status).toBe(404);
    await cleanUpAccounts({ sql: server.sql, media }, new Date(Date.now() + (LIMITS.exportDays - 1) * DAY_MS));
    expect(await media.stat(row.path)).not.toBeNull();
    await cleanUpAccounts({ sql: server.sql, media }, new Date(Date.now() + (LIMITS.exportDays + 1) * DAY_MS));
    expect(await media.stat(row.path)).toBeNull();
    expect((await call(ada.token, "account-export-link", { exportId: body.exportId })).status).toBe(404);
  }, 60_000);

  test("runs once at a time and can be cancelled", async () => {
    const user = await person("Una");
    const answers = await Promise.all([1, 2, 3].map(() => call(user.token, "account-export", {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const exportId = answers.find(({ status }) => status === 200)?.body.exportId ?? "";
    expect((await call(user.token, "account-export-link", { exportId })).status).toBe(409);
    expect((await call(user.token, "account-export-cancel", { exportId })).body).toEqual({ done: true });
    expect((await call(user.token, "account-export-cancel", { exportId })).status).toBe(409);
    expect(await server.sql`select state from pgboss.job where singleton_key = ${exportId}`).toEqual([
      { state: "cancelled" },
    ]);
    expect((await call(user.token, "account-export", {})).status).toBe(200);
  });
});

describe("an export that is being packed", () => {
  /** Starts an export and holds it in its middle, at a table nobody may read, while `work` goes on. */
  async function whilePacking(user: TestUser, work: (exportId: string) => Promise<void>): Promise<void> {
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const held = server.sql.begin(async (tx) => {
      await tx`lock table public.referrals in access exclusive mode`;
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    await startWorkerProcess();
    const { exportId } = (await call(user.token, "account-export", {})).body;
    await vi.waitFor(
      async () => {
        const [waiting] = await server.sql`
          select count(*)::int as n from pg_locks where relation = 'public.referrals'::regclass and not granted`;
        expect(waiting?.["n"]).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 50 },
    );
    await work(exportId);
    release.resolve();
    await held;
  }
  const leftOf = async (user: TestUser): Promise<string[]> => [
    ...(await readdir(join(mediaFolder, ".incoming")).catch(() => [])),
    ...(await readdir(join(mediaFolder, "exports", user.id), { recursive: true }).catch(() => [])),
  ];

  test("stops when it is cancelled and leaves no file", async () => {
    const user = await person("Cancel");
    await whilePacking(user, async (exportId) => {
      expect((await call(user.token, "account-export-cancel", { exportId })).body).toEqual({ done: true });
    });
    await soon(async () => expect(await leftOf(user)).toEqual([]));
    expect(await server.sql`select status, path from account_exports where user_id = ${user.id}`).toEqual([
      { status: "cancelled", path: null },
    ]);
  }, 60_000);

  test("stops when its account is deleted and leaves no file", async () => {
    const user = await person("Both");
    await whilePacking(user, async () => {
      expect((await close(user)).status).toBe(200);
    });
    await soon(async () => expect(await leftOf(user)).toEqual([]));
    expect(await server.sql`select status, path from account_exports where user_id = ${user.id}`).toEqual([
      { status: "cancelled", path: null },
    ]);
  }, 60_000);
});

describe("deleting one's account", () => {
  test("needs the right e-mail and the right password", async () => {
    const user = await server.signUp("Kim");
    for (const [input, field] of [
      [{ email: "other@example.com", password: TEST_PASSWORD }, "email"],
      [{ email: user.email, password: "Wrong-Password-1!" }, "password"],
      [{ email: user.email }, "password"],
    ] as const) {
      const { status, body } = await call(user.token, "account-close", input);
      expect([status, body.error?.field]).toEqual([400, field]);
    }
    expect((await call(user.token, "usage-get", {})).status).toBe(200);
  });

  test("shuts it at once: sessions, tokens, work, app, profile; and says the date by screen and by mail", async () => {
    const user = await person("Shut");
    const other = await signIn(user);
    const forToken = { name: "T", scopes: ["projects:read"], days: null, password: TEST_PASSWORD };
    const { token } = (await call(user.token, "token-create", forToken)).body;
    const { exportId } = (await call(user.token, "account-export", {})).body;
    const { renderId } = (await call(user.token, "render-create", { projectId: user.projectId })).body;
    const { status, body } = await close(user);
    expect(status).toBe(200);
    const left = Date.parse(body.eraseAt) - Date.now();
    expect(left).toBeLessThan(LIMITS.erasureDays * DAY_MS);
    expect(left).toBeGreaterThan((LIMITS.erasureDays - 1) * DAY_MS);

    await soon(async () => {
      expect((await call(user.token, "usage-get", {})).status).toBe(401);
      expect((await call(other.data.session?.access_token ?? "", "usage-get", {})).status).toBe(401);
    });
    expect((await call(token, "project-list", {})).body.error?.message).toBe(
      "The account of this API token is closed.",
    );
    const [work] = await server.sql`
      select (select status from account_exports where id = ${exportId}) as export, (select status from renders where id = ${renderId}) as render,
        (select count(*)::int from pgboss.job where data ->> 'userId' = ${user.id} and state in ('created', 'retry', 'active') and name <> 'mail') as jobs`;
    expect(work).toEqual({ export: "cancelled", render: "cancelled", jobs: 0 });
    const { data: profile } = await server.anonymous().from("profiles").select("id").eq("id", user.id);
    expect(profile).toEqual([]);
    const mail =
      await server.sql`select kind from private.mails where user_id = ${user.id} and kind = 'account-deletion-scheduled'`;
    expect(mail).toHaveLength(1);
    const refused = await signIn(user);
    expect(refused.data.session).toBeNull();
    expect([refused.error?.status, refused.error?.code]).toEqual([403, "account_closed"]);
    expect(refused.error?.message).toMatch(
      /^This account is closed and will be erased on \w+ \d{1,2}, \d{4}\. Until then you can restore it\.$/,
    );
    const [sessions] = await server.sql`select count(*)::int as n from auth.sessions where user_id = ${user.id}`;
    expect(sessions?.["n"]).toBe(0);
    const wrong = await server
      .anonymous()
      .auth.signInWithPassword({ email: user.email, password: "Wrong-Password-1!" });
    expect(wrong.error?.message).toBe("Invalid login credentials");
  });

  test("puts apps, gallery and profile out of sight, and keeping it brings them back", async () => {
    const user = await person("Publisher");
    const published = await call(user.token, "publication-publish", {
      projectId: user.projectId,
      slug: `closing-${user.slug.slice(-6)}`,
      listed: true,
      title: "A plant diary",
      description: "",
      hashtags: [],
      category: "Lifestyle",
      renderId: null,
    });
    expect(published.body).not.toHaveProperty("error");
    const { publicationId, slug } = published.body;
    const seen = async () => ({
      preview: (await pageOf(server.url, user.slug)).status,
      app: (await pageOf(server.url, slug)).status,
      gallery: (await call(null, "gallery-get", { publicationId })).status,
      rows: (await server.anonymous().from("publications").select("id").eq("id", publicationId)).data?.length,
      profile: (await server.anonymous().from("profiles").select("id").eq("id", user.id)).data?.length,
    });
    const open = { preview: 200, app: 200, gallery: 200, rows: 1, profile: 1 };
    expect(await seen()).toEqual(open);
    await close(user);
    expect(await seen()).toEqual({ preview: 404, app: 404, gallery: 404, rows: 0, profile: 0 });
    await call(null, "account-keep", { email: user.email, password: TEST_PASSWORD });
    expect(await seen()).toEqual(open);
  });

  test("is taken back with the password, once, and signs nobody in by itself", async () => {
    const user = await person("Back");
    await close(user);
    const wrong = await call(null, "account-keep", { email: user.email, password: "Wrong-Password-1!" });
    expect([wrong.status, wrong.body.error?.message]).toEqual([401, "Email and password don't match."]);
    const unknown = await call(null, "account-keep", { email: "nobody@example.com", password: TEST_PASSWORD });
    expect(unknown.body.error).toEqual(wrong.body.error);
    expect((await call(null, "account-keep", { email: user.email, password: TEST_PASSWORD })).body).toEqual({
      email: user.email,
    });
    expect((await call(null, "account-keep", { email: user.email, password: TEST_PASSWORD })).status).toBe(409);
    const back = await signIn(user);
    expect(back.error).toBeNull();
    expect((await call(back.data.session?.access_token ?? "", "usage-get", {})).body.projects.used).toBe(1);
    const profile = await asCaller(
      server.sql,
      { role: "authenticated", sub: user.id },
      (tx) => tx`select id from profiles where id = ${user.id}`,
    );
    expect(profile).toHaveLength(1);
  });

  test("is taken back with the ticket of a refused sign-in, not with a forged or an older one", async () => {
    const user = await server.signUp("Tick");
    const ticketOf = async (): Promise<string> => {
      const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: server.platform.keys.publishable, "content-type": "application/json" },
        body: JSON.stringify({ email: user.email, password: TEST_PASSWORD }),
      });
      return ((await answer.json()) as { keep: string }).keep;
    };
    await close(user);
    const ticket = await ticketOf();
    const [head, payload, signature = ""] = ticket.split(".");
    for (const bad of [`${head}.${payload}.${signature.slice(0, -3)}AAA`, `${payload}`, ""]) {
      const { status, body } = await call(null, "account-keep", { ticket: bad });
      expect([status, body.error?.message]).toEqual([401, "This link is not valid or has expired."]);
    }
    expect((await call(null, "account-keep", { ticket })).status).toBe(200);
    const again = await signIn(user);
    await call(again.data.session?.access_token ?? "", "account-close", { email: user.email, password: TEST_PASSWORD });
    // The old ticket was for another closure.
    expect((await call(null, "account-keep", { ticket })).status).toBe(409);
    expect((await signIn(user)).error?.code).toBe("account_closed");
  });

  test("asked for twice at once happens once", async () => {
    const user = await server.signUp("Twice");
    const answers = await Promise.all([close(user), close(user)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([401, 409]).toContain(answers.find(({ status }) => status !== 200)?.status);
    expect(await server.sql`select 1 from private.account_closures where user_id = ${user.id}`).toHaveLength(1);
  });

  test("wins against a sign-in at the same moment: no session is left", async () => {
    const user = await server.signUp("Race");
    await Promise.all([close(user), ...Array.from({ length: 6 }, () => signIn(user))]);
    const [sessions] = await server.sql`select count(*)::int as n from auth.sessions where user_id = ${user.id}`;
    expect(sessions?.["n"]).toBe(0);
  });

  test("an account made with Google needs a sign-in from the last ten minutes instead", async () => {
    const user = await server.signUp("Gus");
    await server.sql`update auth.users set encrypted_password = null where id = ${user.id}`;
    await server.sql`update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${user.id}`;
    expect((await call(user.token, "account-safety", {})).body).toMatchObject({ hasPassword: false, isFresh: false });
    const stale = await call(user.token, "account-close", { email: user.email });
    expect([stale.status, stale.body.error?.message]).toEqual([403, "This needs a sign-in from the last ten minutes."]);
    await server.sql`update auth.sessions set created_at = now() where user_id = ${user.id}`;
    expect((await call(user.token, "account-close", { email: user.email })).status).toBe(200);
  });
});

describe("erasing a closed account", () => {
  const later = (days: number): Date => new Date(Date.now() + days * DAY_MS);

  test("does not happen a day too early, and never to one that was kept", async () => {
    const user = await person("Early");
    await close(user);
    expect(await beginErasure(server.sql, user.id, later(LIMITS.erasureDays - 1))).toBe(false);
    await cleanUpAccounts({ sql: server.sql, media }, later(LIMITS.erasureDays - 1));
    expect(
      await server.sql`select 1 from pgboss.job where name = 'erase-account' and singleton_key = ${user.id}`,
    ).toEqual([]);
    await call(null, "account-keep", { email: user.email, password: TEST_PASSWORD });
    expect(await beginErasure(server.sql, user.id, later(LIMITS.erasureDays))).toBe(false);
    expect((await signIn(user)).error).toBeNull();
  });

  test("cannot be taken back once it has begun", async () => {
    const user = await server.signUp("Late");
    await close(user);
    expect(await beginErasure(server.sql, user.id, later(LIMITS.erasureDays))).toBe(true);
    expect((await call(null, "account-keep", { email: user.email, password: TEST_PASSWORD })).status).toBe(409);
  });

  test("survives kill -9 in its middle: another worker takes every file and row, and nobody else's", async () => {
    const user = await person("Gone");
    const stays = await person("Stays");
    await server.sql`insert into referrals (referrer_id, referred_email) values (${stays.id}, ${user.email})`;
    await call(user.token, "account-export", {});
    await close(user);
    const before = await mentions(server.sql, stays.id);
    // The days go by.
    await server.sql`
      update private.account_closures set closed_at = now() - interval '31 days', erase_at = now() - interval '1 day' where user_id = ${user.id}`;
    await cleanUpAccounts({ sql: server.sql, media });

    // Whoever holds the row keeps the worker between the files and the rows.
    const release = Promise.withResolvers<void>();
    const held = server.sql.begin(async (tx) => {
      await tx`select 1 from auth.users where id = ${user.id} for update`;
      await release.promise;
    });
    const first = await startWorkerProcess();
    await vi.waitFor(async () => expect(await filesNaming(mediaFolder, user.id)).toEqual([]), {
      timeout: 20_000,
      interval: 50,
    });
    process.kill(first.pid ?? 0, "SIGKILL");
    await first.stop();
    release.resolve();
    await held;
    expect(await server.sql`select 1 from auth.users where id = ${user.id}`).toHaveLength(1);

    await startWorkerProcess();
    await vi.waitFor(async () => expect(await server.sql`select 1 from auth.users where id = ${user.id}`).toEqual([]), {
      timeout: 30_000,
      interval: 100,
    });
    await soon(async () => {
      const left = [...(await mentions(server.sql, user.id)), ...(await mentions(server.sql, user.email))];
      // The job itself names the id until the queue clears it away.
      expect(left.filter((line) => !line.startsWith("pgboss.job"))).toEqual([]);
    });
    expect(await filesNaming(mediaFolder, user.id)).toEqual([]);
    expect((await signIn(user)).error?.message).toBe("Invalid login credentials");

    expect((await filesNaming(mediaFolder, stays.id)).length).toBeGreaterThan(0);
    expect(
      await server.sql`select referred_email like 'erased-%@erased.invalid' as erased from referrals where referrer_id = ${stays.id}`,
    ).toEqual([{ erased: true }]);
    expect((await mentions(server.sql, stays.id)).length).toBeGreaterThanOrEqual(before.length);
    expect((await call(stays.token, "usage-get", {})).body.projects.used).toBe(1);
  }, 90_000);

  test("is the same when done twice", async () => {
    const user = await person("Again");
    await close(user);
    await beginErasure(server.sql, user.id, later(LIMITS.erasureDays));
    await eraseFiles({ sql: server.sql, media }, user.id);
    await eraseFiles({ sql: server.sql, media }, user.id);
    expect(await filesNaming(mediaFolder, user.id)).toEqual([]);
  });
});

test("every table with rows of people hangs on their account, so that none is forgotten when it goes", async () => {
  const orphans = await server.sql<{ table: string }[]>`
    select c.table_schema || '.' || c.table_name as table from information_schema.columns c
    where c.table_schema in ('public', 'private') and c.column_name = 'user_id' and not exists (
      select from pg_constraint k where k.conrelid = (c.table_schema || '.' || c.table_name)::regclass and k.contype = 'f'
        and k.confdeltype in ('c', 'n') and k.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass))
    and exists (select from information_schema.tables t where t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE')`;
  expect(orphans).toEqual([]);
});
