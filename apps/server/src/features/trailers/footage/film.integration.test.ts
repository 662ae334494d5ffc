import { randomUUID } from "node:crypto";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { checkReportSchema, type CheckStep, type ProjectRow, type RenderRow } from "@sayhey/contract/rows";
import { unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { superviseWorker, type SupervisedWorker } from "../../../main/worker/supervise-worker.ts";
import type { WorkerSettings } from "../../../infra/queue/worker-settings.ts";
import { OWN_FAILURE_LIMIT } from "../../../infra/queue/put-back.ts";
import { keepALittle } from "../../../testing/keep-a-little.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices, workerSettings } from "../../../main/services.ts";
import { readProjectApp } from "../../projects/app-of-project.port.ts";
import { planRepair, repairProject, wantedBlocks } from "../../checks/repair-app.ts";

let server: TestPlatform;
let ada: TestUser;
let settings: WorkerSettings;
let worker: SupervisedWorker | null = null;

async function call<N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ada.token}` },
    body: JSON.stringify(input),
  });
  const body = (await answer.json()) as FunctionOutput<N>;
  expect([answer.status, body]).toEqual([200, body]);
  return body;
}
async function startWorkerProcess(changes: Partial<WorkerSettings> = {}): Promise<void> {
  worker = superviseWorker({ ...settings, ...changes });
  await worker.ready();
}
const projectOf = async (id: string): Promise<ProjectRow> => {
  const [row] = await server.sql<ProjectRow[]>`select * from projects where id = ${id}`;
  if (row === undefined) throw new Error(`project ${id} is gone`);
  return row;
};
const filmed = (id: string): Promise<ProjectRow> =>
  vi.waitFor(
    async () => {
      const project = await projectOf(id);
      expect(["done", "failed", "skipped"]).toContain(project.footage_status);
      expect(["passed", "failed", "skipped"]).toContain(project.check_status);
      return project;
    },
    { timeout: 240_000, interval: 100 },
  );

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  settings = await workerSettings(server.platform);
  ada = await server.signUp("Ada");
  // Room for one project a test.
  await server.sql`update accounts set plan = 'pro' where user_id = ${ada.id}`;
});
afterAll(() => server.close());
afterEach(async () => {
  await worker?.stop();
  worker = null;
});

test(
  "a new project is checked and filmed; an edit puts its trailer out of date, and the next render films it again",
  { timeout: 600_000 },
  async () => {
    const { projectId } = await call("project-create", { idea: "Plant diary" });
    await keepALittle(server, ada, projectId, "first page");
    await startWorkerProcess();
    const project = await filmed(projectId);
    expect(project).toMatchObject({ footage_status: "done", footage_progress: 1, footage_hash: project.app_hash });
    const report = checkReportSchema.parse(project.check_report);
    expect(new Set(report.checks.map(({ kind }) => kind))).toEqual(
      new Set(["schema", "compile", "types", "page", "overflow", "axe", "console", "flow"]),
    );
    const { pictures } = await call("check-pictures", { projectId });
    const pictured = report.checks.filter(({ kind }) => kind === "page" || kind === "flow");
    expect(pictured.map(({ picture }) => picture ?? "none").toSorted()).toEqual(Object.keys(pictures).toSorted());
    for (const url of Object.values(pictures))
      expect((await fetch(server.url + url)).headers.get("content-type")).toBe("image/webp");
    expect(report.checks.every(({ seen }) => seen !== undefined && seen !== "")).toBe(true);
    // Whether this app passes is the business of codegen's own tests.
    expect(project.check_status).toBe(report.checks.every(({ passed }) => passed) ? "passed" : "failed");

    const trailer = await call("trailer-get", { projectId });
    expect(trailer.outOfDate).toBe(false);
    expect(trailer.footage.length).toBeGreaterThan(0);
    for (const { url } of trailer.footage)
      expect((await fetch(server.url + url)).headers.get("content-type")).toBe("application/zip");
    const poster = await call("asset-sign", { assetIds: [project.poster_asset_id ?? randomUUID()] });
    const picture = await fetch(server.url + (poster.urls[0] ?? "/"));
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
    // A page from its head on, as a clip begins: no picture from somewhere further down.
    const frames = await server.sql<{ id: string; file: string }[]>`
      select id, meta->'manifest'->'frames'->0->>'file' as file from assets where project_id = ${projectId} and kind = 'footage'`;
    const beginnings = await Promise.all(
      trailer.footage.map(async ({ id, url }) => {
        const clip = unzipSync(new Uint8Array(await (await fetch(server.url + url)).arrayBuffer()));
        return Buffer.from(clip[frames.find((frame) => frame.id === id)?.file ?? ""] ?? []).toString("base64");
      }),
    );
    expect(beginnings).toContain(Buffer.from(await picture.arrayBuffer()).toString("base64"));

    const stills = (await call("footage-list", { projectId })).sources.filter(({ kind }) => kind === "still");
    expect(new Set(stills.map(({ scheme }) => scheme))).toEqual(new Set(["light", "dark"]));
    expect(stills.every(({ outOfDate, manifest }) => !outOfDate && manifest.frames.length === 1)).toBe(true);

    await call("project-edit", {
      projectId,
      baseVersion: project.version,
      ops: [{ op: "set-identity", patch: { name: "Leafbook" } }],
    });
    expect((await call("trailer-get", { projectId })).outOfDate).toBe(true);
    await keepALittle(server, ada, projectId);
    const edited = await projectOf(projectId);
    expect(edited.footage_hash).toBe(project.app_hash);
    expect(edited.app_hash).not.toBe(project.app_hash);
    const { renderId } = await call("render-create", { projectId, durationMs: 6000, fps: 24, size: 720 });
    const done = await vi.waitFor(
      async () => {
        const [row] = await server.sql<RenderRow[]>`select * from renders where id = ${renderId}`;
        expect(["completed", "failed"]).toContain(row?.status);
        return row;
      },
      { timeout: 240_000, interval: 100 },
    );
    expect(done).toMatchObject({ status: "completed", error_message: null, app_hash: expect.any(String) });
    const after = await call("trailer-get", { projectId });
    expect(after.outOfDate).toBe(false);
    expect(after.footage.map(({ id }) => id)).not.toEqual(trailer.footage.map(({ id }) => id));
    // What the new clips replaced is gone from the store as well.
    expect((await fetch(server.url + (trailer.footage[0]?.url ?? ""))).status).toBe(404);
  },
);

test(
  "a browser that keeps crashing ends the filming and the render failed, with what to do, and nothing charged; a retry works",
  { timeout: 600_000 },
  async () => {
    const usedBefore = (await call("usage-get", {})).renders.used;
    const { projectId } = await call("project-create", { idea: "Team events calendar" });
    await keepALittle(server, ada, projectId);
    await startWorkerProcess();
    const killing = setInterval(() => {
      for (const { pid, command } of descendants(worker?.pid ?? 0)) {
        if (!/chrom|headless/i.test(command)) continue;
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // it ended by itself since it was listed
        }
      }
    }, 30);
    let hurrying: NodeJS.Timeout | undefined;
    try {
      const { renderId } = await call("render-create", { projectId, durationMs: 6000, fps: 24, size: 720 });
      // Most of its chances are gone: with the rests between them, all of them take minutes.
      await server.sql`
        update pgboss.job set output = ${server.sql.json({ ownFailures: OWN_FAILURE_LIMIT - 2 })}, start_after = now()
        where data ->> 'projectId' = ${projectId} or data ->> 'renderId' = ${renderId}`;
      hurrying = setInterval(
        () =>
          void server.sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`.catch(
            () => undefined, // the next turn tries again
          ),
        200,
      );
      const project = await filmed(projectId);
      expect(project).toMatchObject({
        footage_status: "failed",
        footage_message: expect.stringMatching(/browser.*(try again|CHROMIUM_PATH)/i),
      });
      const render = await vi.waitFor(
        async () => {
          const [row] = await server.sql<RenderRow[]>`select * from renders where id = ${renderId}`;
          expect(row?.status).toBe("failed");
          return row;
        },
        { timeout: 200_000, interval: 100 },
      );
      expect(render?.error_message).toMatch(/browser/i);
      expect((await call("usage-get", {})).renders.used).toBe(usedBefore);
      clearInterval(killing);
      await call("render-retry", { renderId });
      await vi.waitFor(
        async () =>
          expect(await server.sql`select status, error_message from renders where id = ${renderId}`).toEqual([
            { status: "completed", error_message: null },
          ]),
        { timeout: 200_000, interval: 100 },
      );
      expect((await projectOf(projectId)).footage_status).toBe("done");
    } finally {
      clearInterval(killing);
      clearInterval(hurrying);
    }
  },
);

/** Processes below a process, from /proc. */
function descendants(pid: number): { pid: number; command: string }[] {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .trim()
      .split(" ")
      .filter(Boolean)
      .map(Number);
    return children.flatMap((child) => [
      { pid: child, command: readFileSync(`/proc/${child}/cmdline`, "utf8") },
      ...descendants(child),
    ]);
  } catch {
    return []; // it is gone
  }
}

test("a repair is a version that can be undone, is made once, and never over a change of the owner's", async () => {
  const { projectId } = await call("project-create", { idea: "Plant diary" });
  const app = await readProjectApp(server.sql, projectId);
  const block = app?.spec.pages[0]?.blocks[0]?.id ?? "";
  if (app === null) throw new Error("the project is gone");
  const failure: CheckStep = { kind: "page", name: "/", passed: false, message: "It threw.", ms: 1, block };
  const plan = planRepair(app.spec, [failure]);
  if (plan === null) throw new Error("nothing to repair");
  const repairs = await repairProject(server.sql, app, plan);
  expect(repairs).toMatchObject([{ message: "It threw.", version: 2 }]);
  expect((await readProjectApp(server.sql, projectId))?.spec.pages[0]?.blocks.map(({ id }) => id)).not.toContain(block);
  expect(await repairProject(server.sql, app, plan)).toBeNull();
  await call("project-edit", { projectId, baseVersion: 2, ops: repairs?.[0]?.undo ?? [] });
  const back = await readProjectApp(server.sql, projectId);
  expect(back?.appHash).toBe(app.appHash);
  // Somebody wants it, so it stays.
  expect(planRepair(app.spec, [failure], await wantedBlocks(server.sql, projectId))).toBeNull();
});

test("without a browser the filming is skipped and says why", { timeout: 300_000 }, async () => {
  await startWorkerProcess({ chromiumPath: "/nonexistent/chromium" });
  const { projectId } = await call("project-create", { idea: "Track my books" });
  expect(await filmed(projectId)).toMatchObject({
    footage_status: "skipped",
    check_status: "skipped",
    footage_message: expect.stringMatching(/CHROMIUM_PATH.*drawn from the app's description/),
  });
  const trailer = await call("trailer-get", { projectId });
  expect(trailer).toMatchObject({ footage: [], outOfDate: false });
});
