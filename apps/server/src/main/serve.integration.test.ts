import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test } from "vitest";

const PASSWORD = "Correct-Horse-9-Battery";
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-serve-"));
  chmodSync(folder, 0o755);
  cleanups.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

interface Server {
  process: ChildProcess;
  /** Address once it answers, or undefined when it ended before. */
  url: Promise<string | undefined>;
  ended: Promise<{ code: number | null; said: string }>;
  /** What it has written to stdout so far. */
  lines: readonly string[];
}

/** The real entry, in a process of its own, on the embedded database. */
function serve(folder: string, environment: Record<string, string> = {}): Server {
  const script = `import { serveUntilSignal } from ${JSON.stringify(join(import.meta.dirname, "../index.ts"))}; await serveUntilSignal();`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, said })),
  );
  const written: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const url = new Promise<string | undefined>((resolve) => {
    lines.on("line", (line) => {
      written.push(line);
      const found = /SayHey is ready: (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("close", () => resolve(undefined));
  });
  cleanups.push(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return { process: child, url, ended, lines: written };
}

async function clientOf(server: Server) {
  const url = (await server.url) ?? "";
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  return createClient(url, config.supabaseKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

interface FirstEntity {
  id: string;
  fields: { id: string; type: string; required?: boolean }[];
  rows: Record<string, unknown>[];
}

/** Makes an app whose visitors share its data, with a visitor who adds rows to it. */
async function shareAnApp(client: Awaited<ReturnType<typeof clientOf>>) {
  const run = async <T>(name: string, body: Record<string, unknown>): Promise<T> =>
    ((await client.functions.invoke(name, { body })) as { data: T }).data;
  const { projectId } = await run<{ projectId: string }>("project-create", { idea: "Plant diary", seed: 7 });
  await run("project-edit", { projectId, baseVersion: 1, ops: [{ op: "set-sharing", sharing: "shared" }] });
  const { origin } = await run<{ origin: string }>("project-preview", { projectId });
  const { data } = await client.from("projects").select("spec").eq("id", projectId).single();
  const entity = (data?.spec as { entities: FirstEntity[] } | undefined)?.entities[0];
  const example = entity?.rows[0] ?? {};
  const values = Object.fromEntries(
    (entity?.fields ?? []).flatMap(({ id, type, required }) => {
      const value = example[id];
      if (required !== true || type === "relation") return [];
      return [[id, typeof value === "string" && value.startsWith("@") ? "2026-11-21" : value]];
    }),
  );
  const ask = <T>(url: string, method: string, path: string, body?: unknown, token?: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const asked = request(
        url + path,
        {
          method,
          headers: {
            host: new URL(origin).hostname,
            "content-type": "application/json",
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
        },
        (answer) => {
          let text = "";
          answer.on("data", (part: Buffer) => (text += part.toString()));
          answer
            .on("error", reject)
            .on("end", () =>
              (answer.statusCode ?? 500) < 300 ? resolve(JSON.parse(text) as T) : reject(new Error(text)),
            );
        },
      );
      asked.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  let token: Promise<{ token: string }> | null = null;
  return {
    async add(server: Promise<string>, id: string): Promise<void> {
      const url = await server;
      token ??= ask(url, "POST", "/visitor", {});
      await ask(url, "POST", `/data/${entity?.id}`, { id, values }, (await token).token);
    },
    async rows(url: string): Promise<string[]> {
      const answer = await ask<{ rows: { id: string }[] }>(
        url,
        "GET",
        `/data/${entity?.id}`,
        undefined,
        (await token)?.token,
      );
      return answer.rows.map((row) => row.id);
    },
  };
}

test("SIGTERM stops it in order: code 0, database down, lock free", async () => {
  const folder = dataFolder();
  const server = serve(folder);
  expect(await (await fetch(`${await server.url}/healthz`)).json()).toEqual({ status: "ok" });
  const postgresPid = Number.parseInt(readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8"), 10);
  server.process.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, said: "" });
  expect(existsSync(`/proc/${postgresPid}`)).toBe(false);
  expect(existsSync(join(folder, "postgres/cluster/postmaster.pid"))).toBe(false);
});

test("after kill -9 the next start has the users, their sessions and every shared row that was acknowledged", async () => {
  const folder = dataFolder();
  const first = serve(folder);
  const before = await clientOf(first);
  const { data } = await before.auth.signUp({
    email: "ada@example.com",
    password: PASSWORD,
    options: { data: { full_name: "Ada" } },
  });
  const token = data.session?.access_token ?? "";
  const app = await shareAnApp(before);
  const acknowledged: string[] = [];
  const writes = Array.from({ length: 60 }, (_, index) =>
    app
      .add(
        first.url.then((url) => url ?? ""),
        `row-${index}`,
      )
      .then(
        () => acknowledged.push(`row-${index}`),
        () => undefined,
      ),
  );
  await Promise.race(writes);
  first.process.kill("SIGKILL");
  await first.ended;
  await Promise.all(writes);
  const second = serve(folder);
  const after = await clientOf(second);
  expect(acknowledged.length).toBeGreaterThan(0);
  // What was answered is there, and nothing is there by half.
  const kept = await app.rows((await second.url) ?? "");
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(kept).size).toBe(kept.length);
  expect((await after.auth.getUser(token)).data.user?.email).toBe("ada@example.com");
  const again = await after.auth.signInWithPassword({ email: "ada@example.com", password: PASSWORD });
  expect(again.data.user?.id).toBe(data.user?.id);
});

test("kill -9 during edits: what was answered is kept, and what is sent again after it is made once", async () => {
  const folder = dataFolder();
  const first = serve(folder);
  const before = await clientOf(first);
  await before.auth.signUp({ email: "ada@example.com", password: PASSWORD, options: { data: { full_name: "Ada" } } });
  const made = await before.functions.invoke<{ projectId: string }>("project-create", {
    body: { idea: "Plant diary", useModel: false },
  });
  const projectId = made.data?.projectId ?? "";
  type Kept = { version: number; spec: { entities: { id: string; titleField: string; rows: { id: string }[] }[] } };
  const read = async (client: typeof before): Promise<Kept> => {
    const { data } = await client.from("projects").select("version,spec").eq("id", projectId).single<Kept>();
    if (data === null) throw new Error("there is no project");
    return data;
  };
  const entity = (await read(before)).spec.entities[0];
  if (entity === undefined) throw new Error("the app keeps nothing");
  const edits = Array.from({ length: 12 }, (_, index) => ({
    projectId,
    baseVersion: 1,
    requestId: randomUUID(),
    ops: [
      { op: "set-identity", patch: { tagline: `Line ${index}` } },
      { op: "add-row", entity: entity.id, row: { id: `kill-${index}`, [entity.titleField]: `Row ${index}` } },
    ],
    resolve: "mine",
  }));
  const answered: string[] = [];
  const send = async (client: typeof before, body: (typeof edits)[number]): Promise<boolean> => {
    const { error } = await client.functions.invoke("project-edit", { body });
    if (error === null) answered.push(body.ops[1]?.row?.id ?? "");
    return error === null;
  };
  const half = Promise.all(edits.map((body) => send(before, body)));
  await expect.poll(() => answered.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(2);
  first.process.kill("SIGKILL");
  await first.ended;
  await half;
  const survivors = [...answered];
  const after = await clientOf(serve(folder));
  await after.auth.signInWithPassword({ email: "ada@example.com", password: PASSWORD });
  const idsOf = ({ spec }: Kept): string[] =>
    spec.entities
      .find(({ id }) => id === entity.id)
      ?.rows.map(({ id }) => id)
      .filter((id) => id.startsWith("kill-")) ?? [];
  expect(idsOf(await read(after))).toEqual(expect.arrayContaining(survivors));
  // Each is sent once more, as a page does whose answers got lost.
  for (const body of edits) expect(await send(after, body)).toBe(true);
  const kept = await read(after);
  expect(idsOf(kept).toSorted()).toEqual(edits.map((_, index) => `kill-${index}`).toSorted());
  expect(kept.version).toBe(1 + edits.length);
});

test("kill -9 of PostgreSQL under a running server: it answers again, nobody is lost", async () => {
  const folder = dataFolder();
  const server = serve(folder);
  const client = await clientOf(server);
  await client.auth.signUp({ email: "ada@example.com", password: PASSWORD, options: { data: { full_name: "Ada" } } });
  const pidPath = join(folder, "postgres/cluster/postmaster.pid");
  const pid = Number.parseInt(readFileSync(pidPath, "utf8"), 10);
  process.kill(pid, "SIGKILL");
  const url = await server.url;
  const isBack = async () =>
    existsSync(pidPath) &&
    Number.parseInt(readFileSync(pidPath, "utf8"), 10) !== pid &&
    (await fetch(`${url}/healthz`)).status === 200;
  for (const end = Date.now() + 30_000; !(await isBack()); await delay(50)) expect(Date.now()).toBeLessThan(end);
  expect((await client.auth.signInWithPassword({ email: "ada@example.com", password: PASSWORD })).error).toBeNull();
  expect((await client.from("accounts").select("plan").single()).data).toEqual({ plan: "free" });
});

/** The command line, in a process of its own. */
function sayhey(folder: string, ...args: string[]): Promise<{ code: number | null; out: string; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../../cli/src/main.ts"), ...args], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, said] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, said })));
}

test("a running server is backed up by the command line, restored into another folder, and found well there", async () => {
  const folder = dataFolder();
  const server = serve(folder);
  const client = await clientOf(server);
  await client.auth.signUp({ email: "ada@example.com", password: PASSWORD, options: { data: { full_name: "Ada" } } });
  // What comes of a request is found in the log by its id, also where another process does it.
  const { response } = await client.functions.invoke("project-create", { body: { idea: "Plant diary", seed: 7 } });
  const requestId = response?.headers.get("x-request-id") ?? "none";
  await expect
    .poll(
      () =>
        server.lines
          .filter((line) => line.includes(requestId) && line.startsWith("{"))
          .map((line) => JSON.parse(line) as unknown),
      { timeout: 30_000 },
    )
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          process: "server",
          route: "/functions/v1/project-create",
          userId: expect.any(String),
        }),
        expect.objectContaining({
          process: "worker",
          queue: "film",
          userId: expect.any(String),
          jobId: expect.any(String),
        }),
      ]),
    );
  const [backups, other] = [dataFolder(), join(dataFolder(), "data")];
  const { code, out, said } = await sayhey(folder, "backup", "--to", backups);
  expect([code, said]).toEqual([0, expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables and \d+ files? /)]);
  const backup = out.trim();
  expect(existsSync(join(backup, "manifest.json"))).toBe(true);
  expect(await sayhey(other, "restore", backup)).toMatchObject({ code: 0, out: expect.stringContaining("Restored ") });
  const findings = await sayhey(other, "doctor");
  expect(findings.out).toMatch(/^ok {4}Settings {4}valid$/m);
  expect(findings.out).toMatch(/^ok {4}Database {4}PostgreSQL [\d.]+ \(embedded\), up to date$/m);
  expect(findings.out).toMatch(/^ok {4}Storage /m);
  expect(findings.out).toMatch(/^ok {4}Encoder /m);
  expect(findings.out).toMatch(/^note {2}Queue {7}no worker is running/m);
  expect(findings.out).toMatch(/^note {2}Backup {6}none; /m);
  expect(findings.code).toBe(/^FAIL/m.test(findings.out) ? 1 : 0);
  const restored = await clientOf(serve(other));
  expect((await restored.auth.signInWithPassword({ email: "ada@example.com", password: PASSWORD })).error).toBeNull();
}, 180_000);

test("a second server on the folder ends with one sentence, the first goes on", async () => {
  const folder = dataFolder();
  const first = serve(folder);
  await first.url;
  const second = serve(folder);
  const { code, said } = await second.ended;
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toEqual([
    `Another SayHey server (process ${first.process.pid}) already uses the data folder ${folder}. Stop that server, or give this one another folder with DATA_DIR.`,
  ]);
  expect((await fetch(`${await first.url}/healthz`)).status).toBe(200);
});

test("a port that is taken ends it with one sentence, before a database is made", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => blocker.once("listening", resolve));
  cleanups.push(() => blocker.close());
  const port = (blocker.address() as AddressInfo).port;
  const folder = dataFolder();
  const { code, said } = await serve(folder, { PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `Port ${port} is already in use on 127.0.0.1. Stop what uses it, or choose another with PORT.`,
  );
  expect(existsSync(join(folder, "postgres"))).toBe(false);
});

test.each([
  ["PORT", "none"],
  ["DATABASE_URL", "notaurl"],
])("wrong settings end it with one sentence: %s", async (name, value) => {
  const { code, said } = await serve(dataFolder(), { [name]: value }).ended;
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toHaveLength(1);
  expect(said).toContain(`The settings are wrong: ${name}`);
});
