import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { IMPORT_PATH, type ImportAnswer } from "@sayhey/contract/project-import";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkJob } from "../../checks/check-job.ts";
import type { Transaction } from "../../../infra/database/database.ts";
import type { JobRun } from "../../../infra/queue/job-definition.ts";
import { openMediaStore } from "../../../infra/media/open-media-store.ts";
import { callAs, clearApps } from "../../../testing/publish-app.ts";
import { startGitServer, type GitServer } from "../../../testing/start-git-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openCompilePool } from "../compile/compile-pool.port.ts";
import { openServices } from "../../../main/services.ts";

const HOME = "src/pages/home.tsx";
const TOKEN = "ghp_secret-token-4711";

let server: TestPlatform;
let remote: GitServer;
let mediaFolder: string;
let ada: TestUser;
let eve: TestUser;

const call = <N extends FunctionName>(user: TestUser, name: N, input: FunctionInput<N>) =>
  callAs(server, user, name, input);

/** What a call of Ada's that must succeed answers. */
async function done<N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> {
  const { status, body } = await call(ada, name, input);
  expect([name, status, (body as { error?: unknown }).error]).toEqual([name, 200, undefined]);
  return body;
}
const create = async (): Promise<string> => (await done("project-create", { idea: "Plant diary", seed: 7 })).projectId;

async function exported(projectId: string): Promise<Record<string, Uint8Array>> {
  const { url } = await done("project-export", { projectId });
  return unzipSync(new Uint8Array(await (await fetch(server.url + url)).arrayBuffer()));
}

async function bring(user: TestUser, zip: Uint8Array, projectId?: string) {
  const query = projectId === undefined ? "" : `?projectId=${projectId}`;
  const answer = await fetch(`${server.url}${IMPORT_PATH}${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}` },
    body: Buffer.from(zip),
  });
  return { status: answer.status, body: (await answer.json()) as ImportAnswer & { error?: { message: string } } };
}

beforeAll(async () => {
  remote = await startGitServer(TOKEN);
  mediaFolder = await mkdtemp(join(tmpdir(), "code-media-"));
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false, gitNetwork: remote.network }),
  });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(async () => {
  await server.close();
  await remote.close();
  await rm(mediaFolder, { recursive: true, force: true });
});
beforeEach(() => clearApps(server));

test("every file is listed, read beside what is generated, searched, and checked to the line", async () => {
  const projectId = await create();
  const { files, version, broken } = await done("project-source", { projectId });
  expect([version, broken]).toEqual([1, null]);
  expect(files.find(({ path }) => path === HOME)).toMatchObject({ state: "generated", editable: true });
  expect(files.find(({ path }) => path === "package.json")).toMatchObject({ editable: false });
  const { text } = await done("project-file", { projectId, path: HOME });
  const wrong = `${text}export const wrong: number = "text";\n`;
  await done("override-save", { projectId, baseVersion: 1, path: HOME, text: wrong, checkTypes: false });
  expect(await done("project-file", { projectId, path: HOME })).toMatchObject({
    version: 2,
    state: "changed",
    text: wrong,
    generated: text,
    base: text,
  });
  const line = wrong.split("\n").length - 1;
  const { problems } = await done("source-problems", { projectId });
  expect(problems).toMatchObject([{ file: HOME, line, message: expect.stringContaining("string") as string }]);
  const found = await done("source-search", { projectId, query: "wrong: number" });
  expect(found.matches).toMatchObject([{ path: HOME, line, column: 13, length: 13 }]);

  expect((await call(ada, "project-file", { projectId, path: "src/../../etc/passwd" })).status).toBe(404);
  expect((await call(ada, "source-search", { projectId, query: "(", regex: true })).status).toBe(400);
  expect((await call(eve, "project-source", { projectId })).status).toBe(404);
  expect((await call(eve, "source-search", { projectId, query: "a" })).status).toBe(404);
});

test("an exported app comes back: as the next version, which one restores away, or as a project of one's own", async () => {
  const projectId = await create();
  const zip = await exported(projectId);
  const same = await bring(ada, zipSync(zip), projectId);
  expect(same).toMatchObject({ status: 201, body: { version: 1, before: null, changed: [] } });

  const home = Object.keys(zip).find((path) => path.endsWith(HOME)) ?? "";
  const folder = home.slice(0, home.indexOf("/"));
  const text = `${new TextDecoder().decode(zip[home])}// Mine.\n`;
  const changed = zipSync({ ...zip, [home]: strToU8(text), [`${folder}/package.json`]: strToU8("{}") });
  const { body } = await bring(ada, changed, projectId);
  expect(body).toMatchObject({ version: 2, before: 1, changed: [HOME], broken: null });
  expect(body.left).toEqual([{ path: "package.json", why: "This file is always generated." }]);
  expect((await done("project-file", { projectId, path: HOME })).text).toBe(text);
  await done("project-restore", { projectId, version: 1 });
  expect((await done("project-file", { projectId, path: HOME })).state).toBe("generated");

  const fresh = await bring(eve, changed);
  expect(fresh).toMatchObject({ status: 201, body: { changed: [HOME], before: null } });
  expect(fresh.body.projectId).not.toBe(projectId);
  const copy = await call(eve, "project-file", { projectId: fresh.body.projectId, path: HOME });
  expect(copy.body.text).toBe(text);

  // A syntax error comes in, is told with its line, and what compiled last is shown.
  const bad = await bring(ada, zipSync({ ...zip, [home]: strToU8("export function HomePage( {\n") }), projectId);
  expect(bad.body.broken).toMatch(/src\/pages\/home\.tsx:\d+/);
});

test("a hostile ZIP is refused by the name of its file, and nothing changes", async () => {
  const projectId = await create();
  const zip = await exported(projectId);
  const bad = [
    [zipSync({ ...zip, "../evil.ts": strToU8("x") }), /evil\.ts: This path leads out/],
    [zipSync({ ...zip, "app/bomb.ts": strToU8("0".repeat(2_000_000)) }), /bomb\.ts: .*larger than 1 MB/],
    [strToU8("no zip"), /a ZIP file/],
    [new Uint8Array(), /empty/],
    [zipSync({ "src/app.tsx": strToU8("x") }), null],
  ] as const;
  for (const [file, message] of bad) {
    const { status, body } = await bring(ada, file, message === null ? undefined : projectId);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error?.message).toMatch(message ?? /sayhey\.json: This file is missing/);
  }
  expect((await bring(ada, new Uint8Array(9 * 1024 ** 2), projectId)).status).toBe(413);
  expect((await bring(eve, zipSync(zip), projectId)).status).toBe(404);
  expect((await done("project-source", { projectId })).version).toBe(1);
  const projects = await server.sql`select 1 from projects`;
  expect(projects).toHaveLength(1);
});

test("a project is pushed with a kept token that nobody gets to see, and goes nowhere else", async () => {
  const projectId = await create();
  const push = (rest: Partial<FunctionInput<"git-push">> = {}) =>
    call(ada, "git-push", { projectId, url: remote.url, branch: "main", remember: true, ...rest });
  expect((await push()).body).toMatchObject({ error: { field: "token" } });
  const first = await push({ token: TOKEN });
  expect(first.body).toMatchObject({ pushed: true, branch: "main", version: 1, unchanged: false });
  const ops = [{ op: "set-identity", patch: { name: "Leafbook" } }];
  await done("project-edit", { projectId, baseVersion: 1, ops, source: "chat", reason: "Call it Leafbook" });
  expect((await push()).body).toMatchObject({ pushed: true, version: 2 });
  const { files, messages } = await remote.read("main");
  expect(messages[0]).toBe("Call it Leafbook\n");
  expect(files["README.md"]).toContain("Leafbook");
  expect(JSON.parse(files["sayhey.json"] ?? "{}")).toMatchObject({ version: 2 });

  const kept = await done("git-get", { projectId });
  expect(kept.remote).toMatchObject({ url: remote.url, version: 2, tokenHint: "4711" });
  expect(JSON.stringify([kept, first.body])).not.toContain(TOKEN);
  const [row] = await server.sql<{ token: string }[]>`select token from private.git_remotes`;
  expect(row?.token).not.toContain("secret");
  const seen = remote.authorizations.length;
  const elsewhere = await push({ url: remote.url.replace("/ada/", "/eve/") });
  expect(elsewhere.body).toMatchObject({ error: { field: "token" } });
  expect((await push({ url: "https://127.0.0.2/ada/app.git", token: TOKEN })).body).toMatchObject({
    error: { field: "url", message: expect.stringContaining("private network") as string },
  });
  expect((await push({ branch: "a..b" })).body).toMatchObject({ error: { field: "branch" } });
  expect(remote.authorizations).toHaveLength(seen);
  expect((await call(eve, "git-get", { projectId })).status).toBe(404);
  await done("git-forget", { projectId });
  expect(await done("git-get", { projectId })).toEqual({ remote: null });
});

test("every change of the app asks for one check in the background; asked for by hand, it is at once", async () => {
  const projectId = await create();
  const checks = () => server.sql<{ wait: number }[]>`
    select extract(epoch from start_after - now())::float as wait from pgboss.job
    where name = 'check' and singleton_key = ${projectId} and state = 'created'`;
  const rename = (baseVersion: number, name: string) =>
    done("project-edit", { projectId, baseVersion, ops: [{ op: "set-identity", patch: { name } }] });
  expect(await checks()).toHaveLength(0);
  await rename(1, "Leafbook");
  await server.sql`update pgboss.job set start_after = now() + interval '1 second' where name = 'check'`;
  await rename(2, "Leafbook Two");
  const waiting = await checks();
  expect(waiting).toHaveLength(1);
  // Put off by the second change.
  expect(waiting[0]?.wait).toBeGreaterThan(5);
  expect(await done("project-check", { projectId })).toEqual({ queued: false });
  expect((await checks())[0]?.wait).toBeLessThanOrEqual(0);
  expect((await call(eve, "project-check", { projectId })).status).toBe(404);

  // The job checks the version it finds, without filming it, and says so in the history.
  await server.sql`update projects set footage_status = 'done' where id = ${projectId}`;
  await using compilePool = { ...openCompilePool(), [Symbol.asyncDispose]: () => compilePool.close() };
  const run = {
    sql: server.sql,
    compilePool,
    media: openMediaStore({ folder: mediaFolder, secret: "s".repeat(32) }),
    settings: { chromiumPath: "/nonexistent/chromium" },
    data: { projectId, userId: ada.id },
    signal: new AbortController().signal,
    warn: () => undefined,
    commit: async (work: (tx: Transaction) => Promise<void>) => (await server.sql.begin(work), true),
  } as unknown as JobRun<"check">;
  await checkJob.run(run);
  const [project] = await server.sql<{ check_status: string; check_report: { version: number } }[]>`
    select check_status, check_report from projects where id = ${projectId}`;
  expect(project).toMatchObject({ check_status: "skipped", check_report: { version: 3 } });
  const history = await done("project-history", { projectId });
  expect(history.entries.map(({ version, check }) => [version, check])).toEqual([
    [3, "skipped"],
    [2, null],
    [1, null],
  ]);
});
