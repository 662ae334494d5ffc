import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { asCaller, openDatabase } from "../infra/database/database.ts";
import { apiRoleName } from "../auth/embedded/auth-schema.ts";
import { openPlatform } from "./open-platform.ts";
import { readSettings } from "../infra/settings/settings.ts";
import { startTestPlatform, type TestPlatform } from "../testing/start-test-platform.ts";

let host: TestPlatform;
const cleanups: (() => unknown)[] = [];

beforeAll(async () => {
  host = await startTestPlatform();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});
afterAll(() => host?.close());

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-open-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database of its own that belongs to a new user with these attributes; answers its address. */
async function databaseOf(attributes: string): Promise<string> {
  const name = `sayhey_test_${randomBytes(6).toString("hex")}`;
  const { sql } = host;
  await sql.unsafe(`create role ${name} login password 'secret' ${attributes}`);
  await sql.unsafe(`create database ${name} owner ${name}`);
  cleanups.push(async () => {
    await sql.unsafe(`drop database ${name} with (force)`);
    await sql.unsafe(`drop role if exists ${apiRoleName(name)}`);
    await sql.unsafe(`drop owned by ${name}; drop role ${name}`).catch(() => undefined);
  });
  const url = new URL(host.platform.databaseUrl);
  url.username = name;
  url.password = "secret";
  url.pathname = `/${name}`;
  return url.href;
}

const open = (environment: Record<string, string>) =>
  openPlatform({
    settings: readSettings({ DATA_DIR: temporaryFolder(), ...environment }),
    publicUrl: "http://localhost:1",
  });

describe("a data folder that cannot be", () => {
  test.each(["/proc/sayhey", "/proc/self/sayhey/data", "/dev/null/data", "/dev/null"])(
    "%s is refused in one sentence",
    async (DATA_DIR) => {
      await expect(open({ DATA_DIR })).rejects.toMatchObject({
        kind: "unavailable",
        message: expect.stringContaining(`The data folder ${DATA_DIR} cannot be made`),
        hint: "Give DATA_DIR a folder you may write to.",
      });
    },
  );

  test("folders above it that are missing are made, for others to pass through and not to look around", async () => {
    const above = join(temporaryFolder(), "a");
    const opened = await open({ DATA_DIR: join(above, "b"), DATABASE_URL: host.platform.databaseUrl });
    await opened.close();
    expect(statSync(join(above, "b")).mode & 0o777).toBe(0o711);
  });
});

describe("a database that cannot do", () => {
  test("nothing there", async () => {
    await expect(open({ DATABASE_URL: "postgres://a:b@127.0.0.1:1/x", DATABASE_WAIT: "1" })).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("The database can't be used"),
      hint: "Nothing listens at the host and port in DATABASE_URL.",
    });
  });

  test("a wrong password is told at once", async () => {
    const url = new URL(host.platform.databaseUrl);
    url.password = "wrong";
    await expect(open({ DATABASE_URL: url.href })).rejects.toMatchObject({
      kind: "unavailable",
      hint: "It refused the user or the password in DATABASE_URL.",
    });
  });

  test("a user without the rights", async () => {
    await expect(open({ DATABASE_URL: await databaseOf("nosuperuser") })).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("may not create roles or bypass row level security"),
      hint: expect.stringContaining("ALTER ROLE"),
    });
  });

  test("a data folder that is a file", async () => {
    const path = join(temporaryFolder(), "file");
    writeFileSync(path, "");
    await expect(open({ DATA_DIR: path })).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("cannot be made"),
    });
  });
});

test("an owner with CREATEROLE and BYPASSRLS is enough, no superuser needed", async () => {
  const superuser = openDatabase(host.platform.databaseUrl, { max: 1 });
  const [admin] = await superuser<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
  await superuser.end();
  const url = await databaseOf("createrole bypassrls");
  if ((admin?.version ?? 0) >= 160_000) {
    // The API roles of this cluster belong to its superuser, who must let the new owner hand them on.
    const { username } = new URL(url);
    await host.sql.unsafe(`grant anon, authenticated, service_role to ${username} with admin option`);
  }
  const platform = await open({ DATABASE_URL: url });
  const answer = await platform.api(
    new Request("http://localhost:1/auth/v1/signup", {
      method: "POST",
      headers: { apikey: platform.keys.publishable, "content-type": "application/json" },
      body: JSON.stringify({
        email: "a@example.com",
        password: "Correct-Horse-9-Battery",
        data: { full_name: "Ada Lovelace" },
      }),
    }),
    { address: "127.0.0.1" },
  );
  expect(answer.status).toBe(200);
  const [ada] = await platform.sql<{ id: string }[]>`select id from auth.users`;
  const seen = (sub: string) =>
    asCaller(platform.sql, { role: "authenticated", sub }, (tx) => tx`select username from public.profiles`);
  expect([...(await seen(ada?.id ?? ""))]).toEqual([{ username: "ada-lovelace" }]);
  expect([...(await seen(crypto.randomUUID()))]).toEqual([]);
  await platform.close();
});

describe("asCaller", () => {
  test("reads under the caller's row level security and leaves nothing on the connection", async () => {
    const [ada, eve] = [await host.signUp("Ada"), await host.signUp("Eve")];
    const project = await host.insertProject(ada.id);
    const read = (sub: string) =>
      asCaller(host.sql, { role: "authenticated", sub }, (tx) => tx`select id from public.projects`);
    expect([...(await read(ada.id))]).toEqual([{ id: project.id }]);
    expect([...(await read(eve.id))]).toEqual([]);
    await expect(asCaller(host.sql, { role: "anon" }, (tx) => tx`select id from public.projects`)).rejects.toThrow(
      "permission denied",
    );
    const [after] =
      await host.sql`select current_user = session_user as own, current_setting('request.jwt.claims', true) as claims`;
    expect(after).toMatchObject({ own: true });
    expect(after?.["claims"] ?? "").toBe("");
  });
});

test("secrets are made once, also by two at once, and differ by name", async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => host.platform.secret("test")));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toHaveLength(43);
  expect(await host.platform.secret("other")).not.toBe(made[0]);
});
