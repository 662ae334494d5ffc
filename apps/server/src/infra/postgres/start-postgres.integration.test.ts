import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@sayhey/contract/app-error";
import { afterEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { findBinaries, packageRoot } from "./binaries.ts";
import { lockFolder } from "./folder-lock.ts";
import { type EmbeddedPostgres, startPostgres } from "./start-postgres.ts";

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

function temporaryFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-pg-"));
  chmodSync(folder, mode);
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(options: Parameters<typeof startPostgres>[0]): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres(options);
  cleanups.push(() => postgres.stop());
  return postgres;
}

function connect(url: string): Database {
  const sql = openDatabase(url, { max: 2 });
  cleanups.push(() => sql.end({ timeout: 1 }));
  return sql;
}

interface Child {
  process: ChildProcess;
  url: string;
  port: number;
  pid: number;
  uid: number;
}

/** A server process of its own on a folder. */
async function startChild(folder: string, options: Record<string, unknown> = {}): Promise<Child> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../testing/postgres-child.ts"), folder, JSON.stringify(options)],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  cleanups.push(() => child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, ...(JSON.parse(line) as Omit<Child, "process">) };
  }
  throw new Error("the child ended without a word");
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) =>
    (child.exitCode ?? child.signalCode) !== null ? resolve() : child.once("exit", () => resolve()),
  );

const uidOf = (pid: number) => statSync(`/proc/${pid}`).uid;
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));

/** Asks until it is so: what the kernel and PostgreSQL do on their own gives no other sign. */
async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await delay(25)) if (await condition()) return;
  throw new Error(`waited in vain until ${what}`);
}

describe("starting", () => {
  test("runs PostgreSQL 18 on loopback as somebody other than root, with a password, durable", async () => {
    const folder = temporaryFolder();
    const postgres = await start({ dataFolder: folder });
    expect(uidOf(postgres.pid())).toBe(isRoot ? NOBODY.uid : process.getuid?.());
    const sql = connect(postgres.url);
    const [row] =
      await sql`select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync,
      current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
      (select bool_and(auth_method = 'scram-sha-256') from pg_hba_file_rules) as scram`;
    expect(row).toEqual({ major: 18, fsync: "on", addresses: "127.0.0.1", encoding: "UTF8", scram: true });
    expect(statSync(join(folder, "postgres-password")).mode & 0o777).toBe(0o600);
    const wrong = new URL(postgres.url);
    wrong.password = "guess";
    await expect(connect(wrong.href)`select 1`).rejects.toThrow("password authentication failed");
  });

  test("keeps data over a clean stop and leaves nothing running", async () => {
    const folder = temporaryFolder();
    const first = await start({ dataFolder: folder });
    const sql = connect(first.url);
    await sql`create table kept (n int)`;
    await sql`insert into kept values (7)`;
    const pid = first.pid();
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    const second = await start({ dataFolder: folder });
    expect([...(await connect(second.url)`select n from kept`)]).toEqual([{ n: 7 }]);
  });

  test("works for a user who is not root", async () => {
    const folder = temporaryFolder();
    const binaries = findBinaries(join(folder, "bin"), isRoot ? NOBODY : undefined);
    const data = join(folder, "data");
    mkdirSync(data);
    if (isRoot) chownSync(data, NOBODY.uid, NOBODY.gid);
    const child = await startChild(data, { binaries, ...(isRoot ? NOBODY : {}) });
    expect(child.uid).not.toBe(0);
    expect(uidOf(child.pid)).toBe(child.uid);
    expect([...(await connect(child.url)`select 1 as one`)]).toEqual([{ one: 1 }]);
    child.process.stdin?.end();
    await ended(child.process);
    expect(isAlive(child.pid)).toBe(false);
  });

  test("works in a folder that only its owner can enter, root included", async () => {
    const hidden = temporaryFolder(0o700);
    const folder = join(hidden, "data");
    mkdirSync(folder);
    cleanups.push(() => {
      const cluster = join(folder, "postgres");
      // For root the cluster is a link to a place that the unprivileged user can reach.
      if (isRoot)
        rmSync(execFileSync("readlink", ["-f", cluster], { encoding: "utf8" }).trim(), {
          recursive: true,
          force: true,
        });
    });
    for (const round of [1, 2]) {
      const postgres = await startPostgres({ dataFolder: folder });
      const sql = openDatabase(postgres.url, { max: 1 });
      await sql`create table if not exists rounds (n int)`;
      await sql`insert into rounds values (${round})`;
      expect([...(await sql`select count(*)::int as n from rounds`)]).toEqual([{ n: round }]);
      await sql.end();
      await postgres.stop();
    }
  });

  test("takes another port when the first is taken", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => blocker.once("listening", resolve));
    cleanups.push(() => blocker.close());
    const taken = (blocker.address() as AddressInfo).port;
    const postgres = await start({ dataFolder: temporaryFolder(), port: taken });
    expect(postgres.port).not.toBe(taken);
    expect([...(await connect(postgres.url)`select 1 as one`)]).toEqual([{ one: 1 }]);
  });

  test("begins again when the creation of the cluster was cut off", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "postgres/cluster.new/base"), { recursive: true });
    writeFileSync(join(folder, "postgres/cluster.new/PG_VERSION"), "18\n");
    const postgres = await start({ dataFolder: folder });
    expect([...(await connect(postgres.url)`select 1 as one`)]).toEqual([{ one: 1 }]);
  });

  test("says so when the password file is gone, or the cluster is of another release", async () => {
    const folder = temporaryFolder();
    await (await start({ dataFolder: folder })).stop();
    rmSync(join(folder, "postgres-password"));
    await expect(startPostgres({ dataFolder: folder })).rejects.toThrow(/password file .* is missing/);
    writeFileSync(join(folder, "postgres/cluster/PG_VERSION"), "14\n");
    await expect(startPostgres({ dataFolder: folder })).rejects.toThrow(
      "was made by PostgreSQL 14, but this is PostgreSQL 18",
    );
  });
});

describe("the programs", () => {
  test("are copied where the unprivileged user can run them, with the library links the package lacks", async () => {
    const hidden = temporaryFolder(0o700);
    const incomplete = join(hidden, "package");
    cpSync(packageRoot(), incomplete, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/libicuuc\.so(\.60)?$/.test(path),
    });
    const copies = temporaryFolder();
    const binaries = findBinaries(join(copies, "bin"), isRoot ? NOBODY : undefined, incomplete);
    expect(binaries.postgres.startsWith(copies)).toBe(true);
    const version = execFileSync(binaries.postgres, ["--version"], {
      encoding: "utf8",
      cwd: "/",
      ...(isRoot ? NOBODY : {}),
    });
    expect(version).toContain("PostgreSQL) 18");
    expect(findBinaries(join(copies, "bin"), isRoot ? NOBODY : undefined, incomplete)).toEqual(binaries);
    expect(dirname(dirname(dirname(dirname(binaries.postgres))))).toBe(join(copies, "bin"));
  });
});

describe("what a crash leaves behind", () => {
  test.each([
    ["of a process that is gone", 4_194_000],
    ["of a stranger who got the number", process.pid],
  ])("a postmaster.pid %s does not stop it", async (_, pid) => {
    const folder = temporaryFolder();
    await (await start({ dataFolder: folder })).stop();
    const cluster = join(folder, "postgres/cluster");
    writeFileSync(join(cluster, "postmaster.pid"), `${pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n`, {
      mode: 0o600,
    });
    if (isRoot) chownSync(join(cluster, "postmaster.pid"), NOBODY.uid, NOBODY.gid);
    const postgres = await start({ dataFolder: folder });
    expect([...(await connect(postgres.url)`select 1 as one`)]).toEqual([{ one: 1 }]);
  });

  test("kill -9 of PostgreSQL: it comes back on its port, committed data with it", async () => {
    const postgres = await start({ dataFolder: temporaryFolder() });
    const sql = connect(postgres.url);
    await sql`create table kept as select generate_series(1, 1000) as n`;
    const before = postgres.pid();
    process.kill(before, "SIGKILL");
    await until(
      "another PostgreSQL answers",
      async () => postgres.pid() !== before && (await sql`select 1`.catch(() => [])).length === 1,
    );
    expect([...(await sql`select count(*)::int as n from kept`)]).toEqual([{ n: 1000 }]);
  });

  test("kill -9 of the server: the next one stops the orphan and keeps the data", async () => {
    const folder = temporaryFolder();
    const child = await startChild(folder);
    const sql = connect(child.url);
    await sql`create table kept as select 1 as n`;
    child.process.kill("SIGKILL");
    await ended(child.process);
    expect(isAlive(child.pid)).toBe(true);
    const lock = lockFolder(folder);
    cleanups.push(() => lock.release());
    const postgres = await start({ dataFolder: folder });
    expect(isAlive(child.pid)).toBe(false);
    expect([...(await connect(postgres.url)`select n from kept`)]).toEqual([{ n: 1 }]);
  });

  test("kill -9 of both at once, in the middle of writing", async () => {
    const folder = temporaryFolder();
    const child = await startChild(folder);
    const sql = connect(child.url);
    await sql`create table kept (n int primary key)`;
    let written = 0;
    const writing = (async () => {
      for (;;) {
        await sql`insert into kept values (${written + 1})`;
        written += 1;
      }
    })().catch(() => undefined);
    await until("a hundred rows are written", () => written >= 100);
    child.process.kill("SIGKILL");
    process.kill(child.pid, "SIGKILL");
    await writing;
    const postgres = await start({ dataFolder: folder });
    const [row] = await connect(postgres.url)<{ n: number }[]>`select count(*)::int as n from kept`;
    // Everything acknowledged is there; the one in flight may be too.
    expect(row?.n).toBeGreaterThanOrEqual(written);
    expect(row?.n).toBeLessThanOrEqual(written + 1);
  });
});

describe("two servers on one folder", () => {
  test("the second is told who is there; a killed holder leaves no lock", async () => {
    const folder = temporaryFolder();
    const child = await startChild(folder);
    const refusal = (() => {
      try {
        lockFolder(folder).release();
        return undefined;
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      kind: "conflict",
      message: `Another SayHey server (process ${child.process.pid}) already uses the data folder ${folder}.`,
    });
    child.process.kill("SIGKILL");
    await ended(child.process);
    const lock = lockFolder(folder);
    lock.release();
    process.kill(child.pid, "SIGKILL");
    await until("the orphan is gone", () => !isAlive(child.pid));
  });

  test("also within one process, and the lock can be taken again after its release", () => {
    const folder = temporaryFolder();
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow("already uses the data folder");
    lock.release();
    lockFolder(folder).release();
  });
});
