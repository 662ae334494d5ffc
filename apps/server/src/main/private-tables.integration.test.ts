import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../infra/database/database.ts";
import { PRIVATE_RULES } from "../testing/private-table-rules.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";

let platform: TestPlatform;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform();
  [owner, other, admin] = [await platform.signUp("Ada"), await platform.signUp("Grace"), await platform.signUp("Root")];
  await platform.sql`insert into private.admins (user_id) values (${admin.id})`;
});
afterAll(() => platform?.close());

/** Whoever may ask the API, as the database sees them. */
const callers = (): [name: string, role: string, id: string | null][] => [
  ["owner", "authenticated", owner.id],
  ["other user", "authenticated", other.id],
  ["admin", "authenticated", admin.id],
  ["anonymous", "anon", null],
  ["service key", "service_role", null],
];

class Undone extends Error {}

/** Runs `work` as somebody, and undoes it. `before` still runs as the server. */
async function as(
  role: string,
  id: string | null,
  before: (tx: Transaction) => Promise<unknown>,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<string> {
  let code = "done";
  await platform.sql
    .begin(async (tx) => {
      await before(tx);
      await tx`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify({ role, sub: id })}, true)`;
      await work(tx).catch((error: unknown) => {
        code = String((error as { code?: unknown }).code);
      });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return code;
}

const WORKS = {
  select: (table: string) => `select * from private.${table}`,
  insert: (table: string) => `insert into private.${table} default values`,
  delete: (table: string) => `delete from private.${table}`,
  truncate: (table: string) => `truncate private.${table}`,
};

test("every table of the private schema has its rules here", async () => {
  const tables = await platform.sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'private' and c.relkind in ('r', 'p') order by 1`;
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(PRIVATE_RULES).toSorted());
});

describe.each(Object.entries(PRIVATE_RULES))("private.%s", (table, rule) => {
  test("is closed to owner, other user, admin, anonymous and the service key, even if its schema were opened", async () => {
    const opened: string[] = [];
    for (const [name, role, id] of callers())
      for (const [verb, statement] of Object.entries(WORKS)) {
        const run = (tx: Transaction) => tx.unsafe(statement(table));
        const open = (tx: Transaction) => tx.unsafe(`grant usage on schema private to ${role}`);
        for (const before of [async () => undefined, open]) {
          const code = await as(role, id, before, run);
          if (code !== "42501") opened.push(`${name} may ${verb}: ${code}`);
        }
      }
    expect(opened).toEqual([]);
  });

  test("is read by the server, and has no policy for anybody else", async () => {
    await platform.sql.unsafe(`select * from private.${table} limit 1`);
    expect(
      await platform.sql`select policyname from pg_policies where schemaname = 'private' and tablename = ${table}`,
    ).toEqual([]);
  });

  test(typeof rule === "string" ? "goes with the person" : `stays: ${rule.stays}`, async () => {
    // Along foreign keys that cascade; where one may be null, a row may hang on nobody.
    const [row] = await platform.sql<{ always: boolean; named: boolean }[]>`
      with recursive reached as (
        select ${`private.${table}`}::regclass::oid as id, true as always
        union
        select k.confrelid, reached.always
            and not exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey) and not a.attnotnull)
          from reached join pg_constraint k on k.conrelid = reached.id and k.contype = 'f' and k.confdeltype = 'c')
      select coalesce(bool_or(always), false) as always, count(*) > 0 as named from reached where id = 'auth.users'::regclass`;
    expect(row).toEqual({ always: rule === "person", named: typeof rule === "string" });
  });
});
