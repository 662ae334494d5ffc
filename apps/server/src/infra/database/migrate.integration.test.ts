import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { prepareAuthSchema } from "../../auth/embedded/auth-schema.ts";
import { migrate, MIGRATIONS_FOLDER } from "./migrate.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { startTestPlatform, type TestPlatform } from "../../testing/start-test-platform.ts";

let platform: TestPlatform;
let database: TestDatabase;
let sql: Database;
let folder: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  database = await createTestDatabase(platform.platform.databaseUrl);
  sql = openDatabase(database.url);
  folder = mkdtempSync(join(tmpdir(), "sayhey-migrations-"));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sql?.end();
  await database?.drop();
  await platform?.close();
});

test("two servers that start at once on an empty database migrate it once, together", async () => {
  const other = openDatabase(database.url);
  const start = async (pool: Database) => {
    await prepareAuthSchema(pool);
    return migrate(pool, { folder });
  };
  const applied = await Promise.all([start(sql), start(other)]);
  const count = readdirSync(folder).filter((name) => name.endsWith(".sql")).length;
  await other.end();
  expect(applied.map((versions) => versions.length).toSorted((a, b) => a - b)).toEqual([0, count]);
});

test("a migration that fails leaves the database as it was and is named; corrected, it is applied", async () => {
  const file = join(folder, "20990101000000_broken.sql");
  writeFileSync(file, "create table public.half (); select 1 / 0;");
  await expect(migrate(sql, { folder })).rejects.toMatchObject({
    kind: "unavailable",
    message: "The migration 20990101000000_broken.sql failed: division by zero.",
  });
  expect(await sql`select to_regclass('public.half') as half`).toMatchObject([{ half: null }]);
  writeFileSync(file, "create table public.half ();");
  expect(await migrate(sql, { folder })).toEqual(["20990101000000"]);
  expect(await migrate(sql, { folder })).toEqual([]);
});

test("a server of an older version does not start on the database of a newer one, and changes nothing in it", async () => {
  const before = await sql`select count(*) from supabase_migrations.schema_migrations`;
  await expect(migrate(sql)).rejects.toMatchObject({
    kind: "conflict",
    message: "The database belongs to a newer version of SayHey (migration 20990101000000).",
  });
  expect(await sql`select count(*) from supabase_migrations.schema_migrations`).toEqual(before);
});

test("versions are kept where the Supabase command line keeps them", async () => {
  const rows = await sql`select version, name from supabase_migrations.schema_migrations order by version limit 2`;
  expect([...rows]).toEqual([
    { version: "20261121000100", name: "private" },
    { version: "20261121000200", name: "accounts" },
  ]);
});

test("on a database with Supabase's own default rights and realtime, users get no more rights than here", async () => {
  const hosted = await createTestDatabase(platform.platform.databaseUrl);
  const pool = openDatabase(hosted.url);
  try {
    await prepareAuthSchema(pool);
    await pool.unsafe(`
      alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
      create publication supabase_realtime;`);
    await migrate(pool);
    const rights = (sql: Database) => sql`
      select grantee, table_name, column_name, privilege_type from information_schema.column_privileges
      where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC') order by 1, 2, 3, 4`;
    expect([...(await rights(pool))]).toEqual([...(await rights(platform.sql))]);
    const published = await pool<{ name: string }[]>`select tablename as name from pg_publication_tables order by 1`;
    const announced = await platform.sql<{ name: string }[]>`
      select distinct event_object_table as name from information_schema.triggers
      where trigger_name = 'announce_change' order by 1`;
    expect(announced.map((table) => table.name)).toEqual(expect.arrayContaining(["assets", "projects", "renders"]));
    // What our realtime announces, Supabase's has to publish.
    expect([...published]).toEqual([...announced]);
  } finally {
    await pool.end();
    await hosted.drop();
  }
});

test("whoever is signed in while the server is brought up to date stays so, and finds the session in the list", async () => {
  const older = await createTestDatabase(platform.platform.databaseUrl);
  const pool = openDatabase(older.url);
  const first = mkdtempSync(join(tmpdir(), "sayhey-migrations-"));
  try {
    for (const name of readdirSync(MIGRATIONS_FOLDER))
      if (name < "20261121000700") cpSync(join(MIGRATIONS_FOLDER, name), join(first, name));
    await prepareAuthSchema(pool);
    await migrate(pool, { folder: first });
    const [user] = await pool<{ id: string }[]>`
      insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.com') returning id`;
    const [session] = await pool<{ id: string }[]>`
      insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${user?.id ?? ""}) returning id`;
    await migrate(pool);
    expect([...(await pool`select id, user_id, device, address from public.sessions`)]).toEqual([
      { id: session?.id, user_id: user?.id, device: "Unknown device", address: null },
    ]);
    await pool`delete from auth.sessions`;
    expect([...(await pool`select 1 from public.sessions`)]).toEqual([]);
  } finally {
    rmSync(first, { recursive: true, force: true });
    await pool.end();
    await older.drop();
  }
});
