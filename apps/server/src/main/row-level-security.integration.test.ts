import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RULES } from "../testing/table-rules.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";

let platform: TestPlatform;
let owner: TestUser;
let other: TestUser;
/** Whoever runs the installation does so through functions; on tables they are like anybody else. */
let admin: TestUser;
let anonymous: SupabaseClient;
let service: SupabaseClient;
const ids: Record<string, string> = {};

beforeAll(async () => {
  platform = await startTestPlatform();
  owner = await platform.signUp("Ada Lovelace");
  other = await platform.signUp("Grace Hopper");
  admin = await platform.signUp("Root");
  anonymous = platform.anonymous();
  service = await platform.service();
  const { sql } = platform;
  await sql`insert into private.admins (user_id) values (${admin.id})`;
  const project = await platform.insertProject(owner.id);
  const [asset] = await sql<{ id: string }[]>`
    insert into public.assets (user_id, project_id, kind, name, path, content_type, bytes)
    values (${owner.id}, ${project.id}, 'upload', 'a.png', 'a/1', 'image/png', 5) returning id`;
  const [render] = await sql<{ id: string }[]>`
    insert into public.renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${owner.id}, ${project.id}, '9:16', 720, 30, 10000, true) returning id`;
  const [referral] = await sql<{ id: string }[]>`
    insert into public.referrals (referrer_id, referred_email) values (${owner.id}, 'friend@example.com') returning id`;
  Object.assign(ids, {
    profiles: owner.id,
    accounts: owner.id,
    projects: project.id,
    project_edits: project.id,
    assets: asset?.id,
    renders: render?.id,
    referrals: referral?.id,
  });
  for (const { table, fill } of RULES) if (fill !== undefined) ids[table] = await fill(platform, owner.id, ids);
});

afterAll(() => platform?.close());

test("every table of the public schema is under row level security, forced, and covered here", async () => {
  const tables = await platform.sql<{ name: string; on: boolean; forced: boolean }[]>`
    select c.relname as name, c.relrowsecurity as on, c.relforcerowsecurity as forced
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth') and c.relkind in ('r', 'p')`;
  expect(tables.filter((table) => !table.on || !table.forced)).toEqual([]);
  const [publicTables] = await platform.sql<{ names: string[] }[]>`
    select array_agg(table_name::text) as names from information_schema.tables where table_schema = 'public'`;
  expect(publicTables?.names.toSorted()).toEqual(RULES.map((rule) => rule.table).toSorted());
});

describe.each(RULES)("$table", (rule) => {
  const id = () => ids[rule.table] ?? "";

  test("is read by those who may", async () => {
    const callers = { owner: owner.client, other: other.client, admin: admin.client, anonymous, service };
    const seen: Record<string, number> = {};
    for (const [name, client] of Object.entries(callers)) {
      const { data, error } = await client.from(rule.table).select("*").eq(rule.key, id());
      if (error !== null) expect(error.code).toBe("42501");
      seen[name] = data?.length ?? 0;
    }
    expect(seen).toEqual({ ...rule.reads, admin: rule.reads.other });
  });

  test("lets its owner change what is theirs to change, and nobody else", async () => {
    for (const [column, value] of Object.entries(rule.writable)) {
      for (const stranger of [other.client, admin.client, anonymous]) {
        const { data } = await stranger
          .from(rule.table)
          .update({ [column]: value })
          .eq(rule.key, id())
          .select(rule.key);
        expect(data ?? []).toEqual([]);
      }
      const { data, error } = await owner.client
        .from(rule.table)
        .update({ [column]: value })
        .eq(rule.key, id())
        .select();
      expect(error).toBeNull();
      expect(data).toHaveLength(1);
    }
  });

  test("refuses to change guarded columns to everybody but the server", async () => {
    for (const [column, value] of Object.entries(rule.guarded)) {
      const before = await platform.sql.unsafe(`select * from public.${rule.table} where ${rule.key} = $1`, [id()]);
      for (const client of [owner.client, other.client, admin.client, anonymous]) {
        const { error } = await client
          .from(rule.table)
          .update({ [column]: value })
          .eq(rule.key, id());
        expect(error?.code, `${rule.table}.${column}`).toBe("42501");
      }
      const after = await platform.sql.unsafe(`select * from public.${rule.table} where ${rule.key} = $1`, [id()]);
      expect(after).toEqual(before);
    }
  });

  test("refuses inserts, deletes and truncation by users", async () => {
    const row: Record<string, unknown> = { ...rule.insert };
    const [owned] = await platform.sql`select from information_schema.columns
      where table_schema = 'public' and table_name = ${rule.table} and column_name = 'user_id'`;
    if (owned !== undefined && rule.key !== "user_id") row["user_id"] = owner.id;
    if (["renders", "project_edits"].includes(rule.table)) row["project_id"] = ids["projects"];
    if (rule.table === "referrals") row["referrer_id"] = other.id;
    for (const client of [owner.client, other.client, admin.client, anonymous]) {
      const inserted = await client.from(rule.table).insert(row);
      expect(inserted.error?.code).toBe("42501");
      const deleted = await client.from(rule.table).delete().eq(rule.key, id());
      expect(deleted.error?.code).toBe("42501");
    }
    const [left] = await platform.sql.unsafe(
      `select count(*)::int as n from public.${rule.table} where ${rule.key} = $1`,
      [id()],
    );
    expect(left?.["n"]).toBe(1);
  });
});

test("rows of conversations are read by the owner of their app only where they are in them, and by no other user", async () => {
  const visitor = ids["app_visitors"] ?? "";
  const talks = { theirs: [visitor, other.id, admin.id], "with-owner": [visitor, "owner"] };
  for (const [id, readers] of Object.entries(talks))
    await platform.sql`
      insert into public.app_rows (store_id, generation, entity, row_id, user_id, visitor_id, "values", seq, place, bytes, readers)
      values (${ids["app_stores"] ?? ""}, 1, 'message', ${id}, ${owner.id}, ${visitor}, '{"text": "Hi"}', 2, 2, 14, ${readers})`;
  const seenBy = async (client: SupabaseClient): Promise<unknown[]> => {
    const { data } = await client.from("app_rows").select("row_id").eq("entity", "message").order("row_id");
    return (data ?? []).map((row: { row_id: string }) => row.row_id);
  };
  expect(await seenBy(owner.client)).toEqual(["with-owner"]);
  for (const stranger of [other.client, admin.client, anonymous]) expect(await seenBy(stranger)).toEqual([]);
  expect(await seenBy(service)).toEqual(["theirs", "with-owner"]);
  await platform.sql`delete from public.app_rows where entity = 'message'`;
});

test("rights are granted per table and column, so a new column is closed until somebody opens it", async () => {
  const grants = await platform.sql<{ grantee: string; privilege: string; table: string }[]>`
    select grantee, privilege_type as privilege, table_name as table from information_schema.role_table_grants
    where table_schema in ('public', 'private', 'auth') and grantee in ('anon', 'authenticated', 'PUBLIC')
      and privilege_type <> 'SELECT'`;
  expect(grants).toEqual([]);
});

test("internal schemas cannot be reached through the API", async () => {
  for (const schema of ["private", "auth", "pgboss", "supabase_migrations", "information_schema", "pg_catalog"]) {
    for (const client of [owner.client, anonymous]) {
      const { data, error } = await client.schema(schema).from("secrets").select("*");
      expect(data).toBeNull();
      expect(error?.code).toBe("PGRST106");
    }
  }
  const readable = await platform.sql<{ schema: string; role: string }[]>`
    select n.nspname as schema, r.role from pg_namespace n, unnest(array['anon', 'authenticated']) as r(role)
    where n.nspname in ('private', 'pgboss', 'supabase_migrations') and has_schema_privilege(r.role, n.oid, 'usage')`;
  expect(readable).toEqual([]);
});

test("no function of the public or private schema runs for users as somebody else", async () => {
  const open = await platform.sql<{ name: string }[]>`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')`;
  expect(open).toEqual([]);
});

test("deleting a user takes everything of theirs along and leaves the rest", async () => {
  const leaver = await platform.signUp("Gone Soon");
  const { sql } = platform;
  const [owned] = await sql<{ kept: number }[]>`
    select count(*)::int as kept from public.projects where user_id = ${owner.id}`;
  const project = await platform.insertProject(leaver.id);
  await sql`insert into public.renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${leaver.id}, ${project.id}, '9:16', 720, 30, 10000, true)`;
  await sql`insert into public.assets (user_id, project_id, kind, name, path, content_type, bytes)
    values (${leaver.id}, ${project.id}, 'upload', 'a.png', 'leaver/1', 'image/png', 5)`;
  await sql`delete from auth.users where id = ${leaver.id}`;
  const [left] = await sql`select
    (select count(*)::int from public.profiles where id = ${leaver.id})
    + (select count(*)::int from public.accounts where user_id = ${leaver.id})
    + (select count(*)::int from public.projects where user_id = ${leaver.id})
    + (select count(*)::int from public.renders where user_id = ${leaver.id})
    + (select count(*)::int from public.assets where user_id = ${leaver.id})
    + (select count(*)::int from auth.sessions where user_id = ${leaver.id}) as gone,
    (select count(*)::int from public.projects where user_id = ${owner.id}) as kept`;
  expect(left).toEqual({ gone: 0, kept: owned?.kept });
});
