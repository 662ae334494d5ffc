import { createHash, randomBytes } from "node:crypto";
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listBackups, removeOldBackups } from "../../infra/backup/backup-folders.ts";
import { readManifest, type BackupManifest } from "../../infra/backup/manifest.ts";
import { writeBackup } from "../../infra/backup/write-backup.ts";
import { openDatabase, type Database } from "../../infra/database/database.ts";
import type { MediaFile, MediaSettings } from "../../infra/media/media-store.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { readSettings } from "../../infra/settings/settings.ts";
import { insertRender } from "../../testing/insert-render.ts";
import { publishApp } from "../../testing/publish-app.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../testing/start-test-platform.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { isBackupDue } from "../worker/backup.ts";
import { openServices, workerSettings } from "../services.ts";
import { startServer } from "../start-server.ts";
import { restoreBackup } from "./restore-backup.ts";

let server: TestPlatform;
let user: TestUser;
let media: string;
let backups: string;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  user = await server.signUp("Ada Lovelace");
  media = join(server.folder, "media");
  backups = await mkdtemp(join(tmpdir(), "sayhey-backups-"));
  await publishApp(server, user, { render: true });
});
afterAll(async () => {
  await server?.close();
  await rm(backups, { recursive: true, force: true });
});

const storeIn = (folder: string): MediaSettings => ({ folder, secret: "s".repeat(32) });
const back = (to = backups, now = new Date()) =>
  writeBackup({ databaseUrl: server.platform.databaseUrl, media: openMediaStore(storeIn(media)), to, now });

/** Every row of every table, as text, by table. */
async function readRows(sql: Database): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'pgboss', 'supabase_migrations') order by 1`;
  const rows: Record<string, string[]> = {};
  for (const { name } of tables)
    rows[name] = (await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t order by 1`)).map(
      ({ row }) => row,
    );
  // Its library writes there when it last looked around.
  delete rows["pgboss.version"];
  return rows;
}

/** Rights, rules and what else a schema says, without the names of roles that belong to one database alone. */
const readSchema = (sql: Database) => sql`
  select 'policy' as kind, concat_ws(' ', schemaname, tablename, policyname, cmd, qual, with_check) as text
    from pg_policies where policyname not like 'sayhey_api_%'
  union all select 'constraint', concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace::regnamespace::text in ('public', 'private', 'auth', 'pgboss')
  union all select 'trigger', concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
  order by 1, 2`;

async function emptyInstallation() {
  const database = await createTestDatabase(server.platform.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), "sayhey-restored-"));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return { url: database.url, folder, media: join(folder, "media") };
}

/** The address of a database for its owner, who is what SETTINGS.md asks for and no superuser. */
async function asOwner(url: string): Promise<string> {
  const owned = new URL(url);
  const sql = openDatabase(url, { max: 1, name: "test" });
  const role = `sayhey_owner_${randomBytes(4).toString("hex")}`;
  await sql.unsafe(`
    create role ${role} login password 'owner' createrole bypassrls;
    grant anon, authenticated, service_role to ${role} with admin option;
    alter database ${owned.pathname.slice(1)} owner to ${role}`);
  onTestFinished(async () => {
    await sql.unsafe(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`);
    await sql.end();
  });
  [owned.username, owned.password] = [role, "owner"];
  return owned.href;
}

async function contentsOf(root: string): Promise<Record<string, string>> {
  const files: MediaFile[] = [];
  for await (const file of openMediaStore(storeIn(root)).list()) files.push(file);
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ key, modifiedAt }) => [
        key,
        `${createHash("sha256")
          .update(await readFile(join(root, key)))
          .digest("hex")} ${modifiedAt.getTime()}`,
      ]),
    ),
  ) as Record<string, string>;
}

test("a running installation is restored elsewhere with every row of every table and every file, and works there", async () => {
  const before = await readRows(server.sql);
  const { folder, rows, files } = await back();
  expect(await readRows(server.sql)).toEqual(before);
  expect([rows, files]).toEqual([expect.any(Number), 8]);
  expect((await stat(folder)).mode & 0o077).toBe(0);

  const other = await emptyInstallation();
  await restoreBackup({ folder, databaseUrl: other.url, media: storeIn(other.media), replace: false });
  const sql = openDatabase(other.url, { max: 2 });
  onTestFinished(() => sql.end());
  expect(await readRows(sql)).toEqual(before);
  expect(await readSchema(sql)).toEqual(await readSchema(server.sql));
  expect(await contentsOf(other.media)).toEqual(await contentsOf(media));

  const restored = await startServer(readSettings({ PORT: "0", DATA_DIR: other.folder, DATABASE_URL: other.url }), {
    openServices: (platform) => openServices(platform, { worker: false }),
  });
  onTestFinished(() => restored.close());
  const { supabaseKey } = (await (await fetch(`${restored.url}/config.json`)).json()) as { supabaseKey: string };
  const signIn = await fetch(`${restored.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: supabaseKey, "content-type": "application/json" },
    body: JSON.stringify({ email: user.email, password: TEST_PASSWORD }),
  });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const headers = { apikey: supabaseKey, authorization: `Bearer ${token}` };
  const projects = await fetch(`${restored.url}/rest/v1/projects?select=name`, { headers });
  expect(await projects.json()).toHaveLength(1);
}, 120_000);

test("what is backed up while people are at work is whole: each row's file is there", async () => {
  const store = openMediaStore((await workerSettings(server.platform)).media);
  const [project] = await server.sql<{ id: string }[]>`select id from projects limit 1`;
  let isOver = false;
  let made = 0;
  const atWork = (async () => {
    const renders: string[] = [];
    for (; !isOver; made++) {
      renders.push(await insertRender(server, user.id, project?.id ?? ""));
      const [oldest] = renders.length > 3 ? renders.splice(0, 1) : [];
      if (oldest === undefined) continue;
      await server.sql`delete from renders where id = ${oldest}`;
      await store.removeAll(`renders/${user.id}/${oldest}`);
    }
  })();
  await expect.poll(() => made).toBeGreaterThan(3);
  const begun = made;
  const { folder } = await back();
  isOver = true;
  await atWork;
  expect(made).toBeGreaterThan(begun);
  const other = await emptyInstallation();
  await restoreBackup({ folder, databaseUrl: other.url, media: storeIn(other.media), replace: false });
  const sql = openDatabase(other.url, { max: 1 });
  onTestFinished(() => sql.end());
  const rows = await sql<{ path: string }[]>`select video_path as path from renders where status = 'completed'`;
  expect(rows.length).toBeGreaterThan(2);
  for (const { path } of rows) expect((await stat(join(other.media, path))).isFile(), path).toBe(true);
}, 120_000);

test("half a backup, a damaged one and one of a newer version are refused, and nothing is touched", async () => {
  const { folder } = await back();
  const other = await emptyInstallation();
  const manifestPath = join(folder, "manifest.json");
  const manifest = await readManifest(folder);
  const refusal = (): Promise<unknown> =>
    restoreBackup({ folder, databaseUrl: other.url, media: storeIn(other.media), replace: true }).catch(
      (error: unknown) => error,
    );
  const file = join(folder, "media", manifest.files[0]?.key ?? "");
  const bytes = await readFile(file);
  const change = (values: Partial<BackupManifest> | { format: number }) =>
    writeFile(manifestPath, JSON.stringify({ ...manifest, ...values }));

  await rm(file);
  await writeFile(file, Buffer.concat([bytes, Buffer.from([1])]));
  expect(await refusal()).toMatchObject({ kind: "bad-request", message: expect.stringContaining("has changed since") });
  await rm(file);
  expect(await refusal()).toMatchObject({ kind: "bad-request", message: expect.stringContaining("is missing") });
  await writeFile(file, bytes);
  await change({ migrations: [...manifest.migrations, "20990101000000"] });
  expect(await refusal()).toMatchObject({ kind: "conflict", hint: "Update SayHey, then restore it." });
  await change({ format: 2 });
  expect(await refusal()).toMatchObject({ kind: "conflict", hint: "Update SayHey, then restore it." });
  await change({ files: [{ key: "../outside", bytes: 1, modifiedMs: 1, sha256: "0".repeat(64) }] });
  expect(await refusal()).toMatchObject({ kind: "bad-request", message: expect.stringContaining("files.0.key") });
  await truncate(manifestPath, 100);
  expect(await refusal()).toMatchObject({ kind: "bad-request", message: expect.stringContaining("manifest.json") });
  await rm(manifestPath);
  expect(await refusal()).toMatchObject({
    kind: "not-found",
    message: `${folder} isn't a finished backup: it has no manifest.json.`,
  });
  const sql = openDatabase(other.url, { max: 1 });
  onTestFinished(() => sql.end());
  expect(await sql`select to_regclass('public.projects') as made`).toEqual([{ made: null }]);
});

test("an installation that is in use or holds something is left alone, unless it's to be replaced", async () => {
  const { folder } = await back();
  await expect(
    restoreBackup({ folder, databaseUrl: server.platform.databaseUrl, media: storeIn(media), replace: true }),
  ).rejects.toMatchObject({ kind: "conflict", message: "A server or worker is using this database." });

  const other = await emptyInstallation();
  const databaseUrl = await asOwner(other.url);
  const restore = (replace: boolean) => restoreBackup({ folder, databaseUrl, media: storeIn(other.media), replace });
  await mkdir(join(other.media, "renders"), { recursive: true });
  await writeFile(join(other.media, "renders", "old.mp4"), "old");
  await expect(restore(false)).rejects.toMatchObject({ message: "This installation isn't empty." });
  await restore(true);
  await expect(restore(false)).rejects.toMatchObject({ message: "This installation isn't empty." });
  await restore(true);
  expect(await contentsOf(other.media)).toEqual(await contentsOf(media));
}, 120_000);

test("daily backups share files that have not changed, and the oldest ones go, half ones too", async () => {
  const parent = await mkdtemp(join(tmpdir(), "sayhey-daily-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const day = (number: number): Date => new Date(Date.UTC(2026, 10, number, 3));
  const first = await back(parent, day(1));
  const second = await back(parent, day(2));
  const { files } = await readManifest(second.folder);
  const inode = async (folder: string): Promise<number> => (await stat(join(folder, "media", files[0]?.key ?? ""))).ino;
  expect(await inode(second.folder)).toBe(await inode(first.folder));
  await mkdir(join(parent, "sayhey-20261102-040000Z", "media"), { recursive: true });
  await mkdir(join(parent, "something-else"));
  const third = await back(parent, day(4));
  // The store's own bytes are never shared: it may go on with a file.
  await appendFile(join(media, files[0]?.key ?? ""), "more");
  expect(await removeOldBackups(parent, 2, day(4))).toBe(2);
  expect(await isBackupDue(parent, day(4))).toBe(false);
  expect(await isBackupDue(parent, day(5))).toBe(true);
  expect((await listBackups(parent)).map(({ folder }) => folder)).toEqual([third.folder, second.folder]);
  expect((await stat(join(parent, "something-else"))).isDirectory()).toBe(true);
  const other = await emptyInstallation();
  await restoreBackup({ folder: third.folder, databaseUrl: other.url, media: storeIn(other.media), replace: false });
});
