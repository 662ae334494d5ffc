import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { generateApp } from "@sayhey/codegen";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { planIdea } from "@sayhey/planner/embedded";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { PRIORITIES, PRIORITY_VARIABLE } from "../../../infra/processes/priorities.ts";
import { MUCH_MS, RecentUse } from "../../../infra/processes/recent-use.ts";
import { killChildren } from "../../../testing/kill-children.ts";
import { openCompilePool, type CompilePool } from "./compile-pool.port.ts";
import { TaskQueue } from "./task-queue.ts";

/** A process that never ends an export, dies of every plan, of the first hash of a folder, of too much memory, and answers everything else. */
const PROCESS = `import { existsSync, writeFileSync } from "node:fs";
process.on("disconnect", () => process.exit(1));
process.on("message", ({ id, task, input }) => {
  if (task === "plan") process.exit(1);
  if (task === "search") for (const all = []; ; ) all.push(new Array(1e6).fill(id));
  if (task === "file" && !existsSync(input.path)) { writeFileSync(input.path, ""); process.exit(1); }
  for (; task === "export";);
  process.send({ id, ok: true, output: { appHash: String(id) } });
});`;

/** A folder that other users may use. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-test-"));
  chmodSync(folder, 0o777);
  return folder;
}

const shared = openFolder();
afterAll(() => rmSync(shared, { recursive: true, force: true }));

function moduleOf(source: string): string {
  const path = join(shared, `${createHash("sha256").update(source).digest("hex").slice(0, 8)}.mjs`);
  writeFileSync(path, source);
  chmodSync(path, 0o644);
  return path;
}
const entry = moduleOf(PROCESS);
const spec = await planIdea("Plant diary", { seed: 7 });

function open(options: Parameters<typeof openCompilePool>[0]): CompilePool {
  const compilePool = openCompilePool(options);
  onTestFinished(() => compilePool.close());
  return compilePool;
}

const endless = { spec, folder: "plants", version: 1, pictures: {} };

test("a task that takes too long, or that ends the process, fails alone", async () => {
  const compilePool = open({ timeLimitMs: 3000, memoryMb: 32, processes: 1, entry });
  const before = compilePool.run("hash", { spec }, "ann");
  const late = compilePool.run("export", endless, "ben");
  const fatal = compilePool.run("plan", { idea: "Plant diary", seed: 7 }, "cleo");
  const huge = compilePool.run(
    "search",
    { spec, query: { text: "x", regex: false, matchCase: false, wholeWord: false } },
    "dan",
  );
  const after = [compilePool.run("hash", { spec }, "eve"), compilePool.run("hash", { spec }, "fay")];
  const ends = await Promise.allSettled([before, late, fatal, huge, ...after]);
  expect(ends).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { kind: "timeout" } },
    { status: "rejected", reason: { kind: "unavailable" } },
    { status: "rejected", reason: { kind: "too-large" } },
    { status: "fulfilled", value: { appHash: "5" } },
    { status: "fulfilled", value: { appHash: "6" } },
  ]);
});

test("a process found dead is replaced and its task done, and health tells while none can be kept alive", async () => {
  const folder = openFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const broken = `if (task === "compileTree" && existsSync(${JSON.stringify(`${folder}/compileTree`)})) process.exit(1);`;
  const compilePool = open({ processes: 1, entry: moduleOf(PROCESS.replace("for (;", `${broken} for (;`)) });
  expect(await compilePool.run("file", { spec, path: `${folder}/once` }, "ann")).toEqual({ appHash: "1" });
  await compilePool.ready();
  await expect(compilePool.run("plan", { idea: "x", seed: 1 }, "ann")).rejects.toBeInstanceOf(OwnFailure);
  writeFileSync(`${folder}/compileTree`, "");
  await expect(compilePool.ready()).rejects.toBeInstanceOf(OwnFailure);
  rmSync(`${folder}/compileTree`);
  await compilePool.ready();
});

test("an account that fills the queue with what never ends keeps nobody else waiting", async () => {
  const compilePool = open({ timeLimitMs: 60_000, processes: 2, entry });
  await Promise.all([compilePool.run("hash", { spec }, "ann"), compilePool.run("hash", { spec }, "ben")]);
  const stalled = Array.from({ length: 10 }, () => compilePool.run("export", endless, "mallory"));
  for (const task of stalled) task.catch(() => undefined);
  for (let turn = 0; turn < 20; turn++) await compilePool.run("hash", { spec }, turn % 2 === 0 ? "ann" : "ben");
});

test("one account's tasks come one after the other, others' in between, and those of a staller after a rest", () => {
  const queue = new TaskQueue<{ account: string; name: string }>();
  for (const name of ["a1", "a2", "a3", "b1"]) queue.add({ account: name.slice(0, 1), name });
  expect(queue.take(0)?.name).toBe("a1");
  expect(queue.take(0)?.name).toBe("b1");
  expect(queue.take(0)).toBeUndefined();
  queue.done("a", { tookTooLong: true, limitMs: 1000, now: 0 });
  expect(queue.take(500)).toBeUndefined();
  expect(queue.nextWake(500)).toBe(1000);
  expect(queue.take(1001)?.name).toBe("a2");
  queue.done("a", { tookTooLong: true, limitMs: 1000, now: 1001 });
  expect(queue.take(2500)).toBeUndefined();
  expect(queue.take(3002)?.name).toBe("a3");
});

test("whoever had much built of late is built for behind all others, in a process of its own", async () => {
  vi.stubEnv(PRIORITY_VARIABLE, "");
  onTestFinished(() => void vi.unstubAllEnvs());
  const use = new RecentUse(MUCH_MS.builds);
  use.add("mallory", 120_000);
  const compilePool = open({ processes: 1, use });
  const built = await Promise.all([
    compilePool.run("hash", { spec }, "mallory"),
    compilePool.run("hash", { spec }, "ann"),
    compilePool.run("hash", { spec }, "mallory"),
  ]);
  expect(new Set(built.map(({ appHash }) => appHash)).size).toBe(1);
  const children = execFileSync("ps", ["-o", "ni=,pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("compile.entry"))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .toSorted(([a = 0], [b = 0]) => a - b);
  expect(children.map(([nice]) => nice)).toEqual([getPriority(), PRIORITIES.muchUsed]);
  // Sessions are weighed against one another before processes are, where the system groups them so.
  const group = `/proc/${children[1]?.[1]}/autogroup`;
  if (existsSync(group)) expect(readFileSync(group, "utf8")).toContain(`nice ${PRIORITIES.muchUsed}`);
});

test("a build is done after the compiler's process was killed", async () => {
  const compilePool = open({ processes: 1 });
  await compilePool.run("compile", { spec }, "ann");
  expect(killChildren("--service=")).toBeGreaterThan(0);
  const changed = { ...spec, identity: { ...spec.identity, name: "Changed" } };
  const { files } = await compilePool.run("compileTree", { tree: generateApp(changed).tree }, "ann");
  expect(Object.keys(files)).toContain("index.html");
  await compilePool.ready();
});

test("a check of types that takes too long is told, and does not fail", async () => {
  const compilePool = open({ typesLimitMs: 1 });
  expect(await compilePool.checkTypes({ "src/a.ts": "export {};" })).toEqual([
    { file: "src", line: 0, message: "The types could not be checked in time." },
  ]);
});
