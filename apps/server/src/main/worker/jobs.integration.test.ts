import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { RenderRow } from "@sayhey/contract/rows";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openServices, workerSettings } from "../services.ts";
import { asCaller } from "../../infra/database/database.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openJobLease, turnMark } from "../../infra/queue/job-lease.ts";
import { OWN_FAILURE_LIMIT } from "../../infra/queue/put-back.ts";
import { superviseWorker, type SupervisedWorker } from "./supervise-worker.ts";
import type { WorkerSettings } from "../../infra/queue/worker-settings.ts";

// Each test renders for real, one or several times, on whatever machine runs it.
vi.setConfig({ testTimeout: 240_000 });

// What a person notices: a cancelled render is gone at once, and a dead worker is not missed for long.
const STOP_MS = 1000;
const TAKE_OVER_MS = 5000;

let server: TestPlatform;
let ada: TestUser;
let settings: WorkerSettings;
let projectId: string;
const workers: SupervisedWorker[] = [];

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

/** Starts a worker in a process of its own. Without a browser: filming has its own test. */
async function startWorkerProcess(changes: Partial<WorkerSettings> = {}): Promise<SupervisedWorker> {
  const worker = superviseWorker({ ...settings, chromiumPath: "/nonexistent/chromium", ...changes });
  workers.push(worker);
  await worker.ready();
  return worker;
}

const renderOf = async (id: string): Promise<RenderRow> => {
  const [row] = await server.sql<RenderRow[]>`select * from renders where id = ${id}`;
  if (row === undefined) throw new Error(`render ${id} is gone`);
  return row;
};
const until = (id: string, holds: (render: RenderRow) => boolean, timeout = 90_000): Promise<RenderRow> =>
  vi.waitFor(
    async () => {
      const render = await renderOf(id);
      expect(holds(render), JSON.stringify(render)).toBe(true);
      return render;
    },
    { timeout, interval: 25 },
  );
const newRender = async (durationMs = 6000): Promise<string> =>
  (await call("render-create", { projectId, durationMs, fps: 24 })).renderId;
/** What the inbox says of a render. */
const told = async (id: string): Promise<string[]> =>
  (await server.sql<{ event: string }[]>`select event from notifications where key like ${`render ${id} %`}`).map(
    ({ event }) => event,
  );
const used = async (): Promise<number> => (await call("usage-get", {})).renders.used;
/** Lets a job that rests be taken at once: up to the limit the rests add up to minutes. */
const skipPauses = (id: string): NodeJS.Timeout =>
  setInterval(
    () =>
      void server.sql`update pgboss.job set start_after = now() where singleton_key = ${id} and state = 'retry' and start_after > now()`.catch(
        () => undefined, // the next turn tries again
      ),
    200,
  );

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  settings = await workerSettings(server.platform);
  ada = await server.signUp("Ada");
  projectId = (await call("project-create", { idea: "Plant diary" })).projectId;
  await server.sql`delete from pgboss.job where name = 'film'`;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from renders`;
  await server.sql`delete from private.cancelled_work`;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

test("no API role sees the queue", async () => {
  for (const role of ["anon", "authenticated"] as const) {
    const read = asCaller(server.sql, { role, sub: ada.id }, (tx) => tx`select * from pgboss.job`);
    await expect(read).rejects.toThrow(/permission denied/);
  }
});

test("a worker that is started while the database is away waits for it, in one process", async () => {
  const { hostname, port } = new URL(settings.databaseUrl);
  let refused = 0;
  const line = createServer((socket) => {
    socket.on("error", () => undefined);
    if (refused++ < 5) return void socket.destroy();
    const behind = connect(Number(port), hostname).on("error", () => socket.destroy());
    socket.on("close", () => behind.destroy());
    behind.on("close", () => socket.destroy());
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  try {
    const url = new URL(settings.databaseUrl);
    url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
    const said: string[] = [];
    const worker = superviseWorker(
      { ...settings, databaseUrl: url.href, directUrl: url.href, chromiumPath: "/nonexistent/chromium" },
      (text) => said.push(text),
    );
    workers.push(worker);
    await worker.ready();
    expect(refused).toBeGreaterThan(5);
    expect(said).toEqual([]);
    await worker.stop();
  } finally {
    line.close();
  }
});

describe("a render", () => {
  test("runs to its end: files in the store, progress on the row, one charge", async () => {
    await startWorkerProcess();
    const { renderId: id } = await call("render-create", {
      projectId,
      durationMs: 6000,
      formats: ["mp4", "gif"],
      fps: 24,
      quality: "small",
    });
    const seen: number[] = [];
    const done = await until(id, (render) => {
      seen.push(render.progress);
      return render.status === "completed";
    });
    expect(done).toMatchObject({ progress: 1, stage: null, remaining_ms: null, error_message: null });
    expect(seen.some((progress) => progress > 0.05 && progress < 0.99)).toBe(true);
    const files = await call("render-files", { renderId: id });
    const head = await fetch(server.url + files.video, { headers: { range: "bytes=0-11" } });
    expect([head.status, head.headers.get("content-type")]).toEqual([206, "video/mp4"]);
    expect(
      Buffer.from(await head.arrayBuffer())
        .subarray(4, 8)
        .toString(),
    ).toBe("ftyp");
    expect((await fetch(server.url + files.poster)).headers.get("content-type")).toBe("image/jpeg");
    expect(await (await fetch(server.url + (files.captions ?? ""))).text()).toMatch(/^WEBVTT/);
    expect(files.fileName).toMatch(/-trailer\.mp4$/);
    expect(done).toMatchObject({ fps: 24, quality: "small", formats: ["mp4", "gif"], webm_path: null });
    expect(files.files.map(({ file }) => file)).toEqual(["mp4", "gif", "poster", "og", "vtt", "srt", "storyboard"]);
    expect(files.files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)).toBe(done.bytes);
    const types = await Promise.all(
      files.files.map(async ({ url }) => (await fetch(server.url + url)).headers.get("content-type")?.split(";")[0]),
    );
    expect(types).toEqual([
      "video/mp4",
      "image/gif",
      "image/jpeg",
      "image/jpeg",
      "text/vtt",
      "application/x-subrip",
      "application/json",
    ]);
    expect(await used()).toBe(1);
    expect(await told(id)).toEqual(["render.completed"]);
    const [project] = await server.sql`select footage_status, footage_message from projects where id = ${projectId}`;
    expect(project).toEqual({
      footage_status: "skipped",
      footage_message: expect.stringContaining("drawn from the app's description"),
    });
  });

  test("waits while another of its account is at work, whoever took it, and uses up no try", async () => {
    const lease = openJobLease(settings.directUrl, "sayhey test", () => undefined);
    onTestFinished(() => lease.close());
    // Free has one place.
    const turn = turnMark("render", ada.id, 1);
    expect(await lease.take(turn)).toBe(true);
    await startWorkerProcess();
    const id = await newRender(6000);
    await vi.waitFor(async () => {
      const [job] = await server.sql<{ given_back: boolean }[]>`
        select retry_count > 0 and retry_limit > retry_count as given_back from pgboss.job where singleton_key = ${id}`;
      expect(job?.given_back).toBe(true);
    }, 30_000);
    expect((await renderOf(id)).status).toBe("queued");
    await lease.release(turn);
    await until(id, (render) => render.status === "completed");
  });

  test("survives kill -9 of its worker: another finishes it, once, within seconds", async () => {
    const pair = [await startWorkerProcess(), await startWorkerProcess()];
    const id = await newRender(10_000);
    await until(id, (render) => render.status === "processing" && render.progress > 0.05);
    const parts = await vi.waitFor(async () => {
      const found = await partsOf(id);
      expect(found.size).toBeGreaterThan(0);
      return found;
    }, 60_000);
    const doomed = pair.find(({ pid }) => childrenOf(pid, "render.entry.ts").length > 0);
    const killedAt = performance.now();
    process.kill(doomed?.pid ?? 0, "SIGKILL");
    // Its supervisor would start a third worker; the other one has to be enough.
    const stopped = doomed?.stop();
    await until(id, (render) => render.status === "queued", TAKE_OVER_MS);
    await until(id, (render) => render.status === "processing", TAKE_OVER_MS);
    const takenOverMs = performance.now() - killedAt;
    await stopped;
    await until(id, (render) => render.status === "processing" && render.progress > 0.5);
    // What was drawn before is not drawn again.
    const later = await partsOf(id);
    if (later.size > 0) for (const [name, writtenAt] of parts) expect(later.get(name)).toBe(writtenAt);
    const done = await until(id, (render) => render.status === "completed");
    await expect.poll(() => existsSync(join(tmpdir(), `sayhey-render-${id}`))).toBe(false);
    expect(takenOverMs).toBeLessThan(TAKE_OVER_MS);
    console.log(`taken over after ${Math.round(takenOverMs)} ms`);
    const [job] = await server.sql`select state, retry_count from pgboss.job where singleton_key = ${id}`;
    expect(job).toEqual({ state: "completed", retry_count: 1 });
    const { video_path: video, poster_path: poster, og_path: og, captions_path: vtt, srt_path: srt } = done;
    expect(await filesOf(id)).toEqual(new Set([video, poster, og, vtt, srt, done.storyboard_path]));
    expect(await used()).toBe(1);
  });

  test("a cancelled one stops long before its end, leaves no file, counts as the work it was, and can be tried again", async () => {
    const worker = await startWorkerProcess();
    const id = await newRender(15_000);
    await until(id, (render) => render.status === "processing" && render.progress > 0.05);
    await call("render-cancel", { renderId: id });
    const cancelledAt = performance.now();
    await vi.waitFor(() => expect(childrenOf(worker.pid)).toEqual([]), { timeout: STOP_MS, interval: 20 });
    console.log(`stopped after ${Math.round(performance.now() - cancelledAt)} ms`);
    expect(await renderOf(id)).toMatchObject({ status: "cancelled", video_path: null });
    expect(await filesOf(id)).toEqual(new Set());
    expect(await used()).toBe(1);
    await call("render-retry", { renderId: id });
    await until(id, (render) => render.status === "completed");
    expect(await used()).toBe(2);
  });

  test("one cancelled before its turn never runs", async () => {
    const id = await newRender();
    await call("render-cancel", { renderId: id });
    const second = await newRender();
    await startWorkerProcess();
    await until(second, (render) => render.status === "completed");
    expect(await renderOf(id)).toMatchObject({ status: "cancelled", started_at: null });
  });

  test("out of time it fails with what to do, uncharged, and can be tried again", async () => {
    const slow = await startWorkerProcess({ renderTimeLimit: 0.5 });
    const id = await newRender();
    const failed = await until(id, (render) => render.status === "failed");
    expect(failed.error_message).toMatch(/longer than allowed.*Try again/);
    expect(await told(id)).toEqual(["render.failed"]);
    expect(await used()).toBe(0);
    await slow.stop();
    await startWorkerProcess();
    await call("render-retry", { renderId: id });
    expect(await until(id, (render) => render.status === "completed")).toMatchObject({ error_message: null });
  });

  test("one whose encoder is killed again and again goes back uncounted, then fails with what to do, uncharged, and can be retried", async () => {
    const worker = await startWorkerProcess();
    const id = await newRender();
    const hurrying = skipPauses(id);
    const killing = setInterval(() => {
      for (const pid of childrenOf(worker.pid, "render.entry.ts")) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // it ended by itself since it was listed
        }
      }
    }, 50);
    const failed = await until(id, (render) => render.status === "failed", 220_000).finally(() => {
      clearInterval(killing);
      clearInterval(hurrying);
    });
    expect(failed.error_message).toMatch(/encoder stopped unexpectedly.*try again/i);
    const [job] = await server.sql`
      select retry_count, retry_limit - retry_count as tries from pgboss.job where singleton_key = ${id}`;
    expect(job).toEqual({ retry_count: OWN_FAILURE_LIMIT, tries: 2 });
    expect(await used()).toBe(0);
    await call("render-retry", { renderId: id });
    expect(await until(id, (render) => render.status === "completed")).toMatchObject({ error_message: null });
    expect(await used()).toBe(1);
  });

  test("one whose encoder is killed once goes on from where it was, without using up a try", async () => {
    const worker = await startWorkerProcess();
    const id = await newRender();
    await until(id, (render) => render.progress > 0.2);
    const encoders = childrenOf(worker.pid, "render.entry.ts");
    expect(encoders.length).toBeGreaterThan(0);
    for (const pid of encoders) process.kill(pid, "SIGKILL");
    await until(id, (render) => render.status === "completed");
    const [job] = await server.sql`select retry_count from pgboss.job where singleton_key = ${id}`;
    expect(job).toEqual({ retry_count: 0 });
    expect(await told(id)).toEqual(["render.completed"]);
  });

  test("one that got farther than ever is not given up, however often its encoder was killed before", async () => {
    const worker = await startWorkerProcess();
    const id = await newRender();
    await until(id, (render) => render.status === "processing" && render.progress > 0.2);
    // The runner reads a job as it was when it took it: the count stands before the attempt that dies next.
    await worker.stop();
    await server.sql`update pgboss.job set output = ${server.sql.json({ ownFailures: OWN_FAILURE_LIMIT })} where singleton_key = ${id}`;
    const second = await startWorkerProcess();
    await until(id, (render) => render.status === "processing" && render.progress > 0.2);
    for (const pid of childrenOf(second.pid, "render.entry.ts")) process.kill(pid, "SIGKILL");
    await until(id, (render) => render.status === "completed");
    expect(await used()).toBe(1);
  });

  test("one that takes every worker down with it ends failed, uncharged", async () => {
    const worker = await startWorkerProcess();
    const id = await newRender();
    await server.sql`update pgboss.job set output = ${server.sql.json({ ownFailures: OWN_FAILURE_LIMIT - 3 })} where singleton_key = ${id}`;
    const hurrying = skipPauses(id);
    const killing = setInterval(() => {
      if (worker.pid !== null && childrenOf(worker.pid, "render.entry.ts").length > 0)
        process.kill(worker.pid, "SIGKILL");
    }, 50);
    const failed = await until(id, (render) => render.status === "failed", 220_000).finally(() => {
      clearInterval(killing);
      clearInterval(hurrying);
    });
    expect(failed.error_message).toMatch(/stopped unexpectedly several times.*Try again/);
    expect(await used()).toBe(0);
  });

  test("a larger plan's goes first", async () => {
    const free = [await newRender(), await newRender()];
    await server.sql`update accounts set plan = 'studio'`;
    const paid = (await call("render-create", { projectId, durationMs: 6000, size: 720 })).renderId;
    await server.sql`update accounts set plan = 'free'`;
    await startWorkerProcess();
    await until(paid, (render) => render.status !== "queued");
    for (const id of free) expect((await renderOf(id)).status).toBe("queued");
  });

  test("a stopping worker gives it back at once, without using up an attempt", async () => {
    const leaving = await startWorkerProcess();
    const id = await newRender();
    await until(id, (render) => render.status === "processing" && render.progress > 0.05);
    await leaving.stop();
    expect(await renderOf(id)).toMatchObject({ status: "queued", stage: "Starting again" });
    const [job] = await server.sql`select state from pgboss.job where singleton_key = ${id}`;
    expect(job).toEqual({ state: "retry" });
    await startWorkerProcess();
    await until(id, (render) => render.status === "completed");
  });

  test("two workers never do one twice", async () => {
    await Promise.all([startWorkerProcess(), startWorkerProcess()]);
    const ids = [await newRender(), await newRender(), await newRender()];
    for (const id of ids) await until(id, (render) => render.status === "completed", 120_000);
    // One that both looked at in the same moment may have gone back for its account's turn, which uses up no try.
    const jobs = await server.sql`
      select state, retry_limit - retry_count as tries from pgboss.job where singleton_key = any(${ids})`;
    expect(jobs).toEqual(ids.map(() => ({ state: "completed", tries: 2 })));
    expect(await used()).toBe(ids.length);
    for (const id of ids) expect(await told(id)).toEqual(["render.completed"]);
  });
});

/** Finished parts of a render under way, with the moment each was written. */
async function partsOf(id: string): Promise<Map<string, number>> {
  const folder = join(tmpdir(), `sayhey-render-${id}`, "parts");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const parts = names.filter((name) => name.endsWith(".part"));
  return new Map(
    await Promise.all(parts.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const)),
  );
}

/** Keys in the media store under a render. */
async function filesOf(id: string): Promise<Set<string>> {
  const folder = join(settings.media.folder, "renders", ada.id, id);
  if (!existsSync(folder)) return new Set();
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => `renders/${ada.id}/${id}/${join(entry.parentPath, entry.name).slice(folder.length + 1)}`),
  );
}

/** Processes a worker has started for a task, from /proc: those that build apps stay. Of one program, where that is named. */
function childrenOf(pid: number | null, program = ""): number[] {
  const { readFileSync, readdirSync } = process.getBuiltinModule("node:fs");
  const isTask = (child: string): boolean => {
    const command = readFileSync(`/proc/${child}/cmdline`, "utf8");
    return !command.includes("compile.entry.ts") && command.includes(program);
  };
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
        .trim()
        .split(" ")
        .filter(Boolean)
        .filter(isTask)
        .map(Number),
    );
  } catch {
    return [];
  }
}
