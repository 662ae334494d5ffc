import { parseAppSpec } from "@sayhey/appspec";
import type { AiRunRow } from "@sayhey/contract/ai";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { AI_NETWORK } from "./ai-network.port.ts";
import { startWorker, type Worker } from "../../main/worker/start-worker.ts";
import type { WorkerSettings } from "../../infra/queue/worker-settings.ts";
import { callFunction } from "../../testing/call-function.ts";
import { startModelServer, type ModelReply, type ModelServer } from "../../testing/start-model-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openServices, workerSettings } from "../../main/services.ts";

/** How long something may take to be seen on a busy machine. */
export const SOON = { timeout: 20_000 };
/** How models are reached; a test may shorten what it waits for. */
export const NETWORK = { ...AI_NETWORK, retryMs: 1 };
/** The models' service. */
export let models: ModelServer;
/** The server, without a worker of its own. */
export let server: TestPlatform;
/** Settings of the worker. */
export let settings: WorkerSettings;
let worker: Worker;
/** Somebody on the Studio plan. */
export let ada: TestUser;
/** What the worker warned of. */
export const warnings: string[] = [];

/** Calls a function, which must succeed. */
export const call = async <N extends FunctionName>(
  name: N,
  input: FunctionInput<N>,
  user: TestUser = ada,
): Promise<FunctionOutput<N>> => {
  const { status, body } = await callFunction(server, user.token, name, input);
  expect([status, body]).toEqual([200, body]);
  return body;
};
/** Calls a function, and answers how it was refused. */
export const refusal = async <N extends FunctionName>(name: N, input: FunctionInput<N>, user: TestUser = ada) => {
  const { status, body } = await callFunction(server, user.token, name, input);
  return { status, ...body.error };
};

/** The latest run of a project. */
export const runOf = async (projectId: string): Promise<AiRunRow> => {
  const [row] = await server.sql<AiRunRow[]>`
    select * from ai_runs where project_id = ${projectId} order by created_at desc limit 1`;
  if (row === undefined) throw new Error("there is no run");
  return row;
};
/** The latest run of a project, once it is as wanted. */
export const until = (projectId: string, holds: (run: AiRunRow) => boolean, timeout = 30_000): Promise<AiRunRow> =>
  vi.waitFor(
    async () => {
      const run = await runOf(projectId);
      expect(holds(run), JSON.stringify(run)).toBe(true);
      return run;
    },
    { timeout, interval: 25 },
  );
/** The latest run of a project, once it is over; ms. */
export const ended = (projectId: string, timeout?: number): Promise<AiRunRow> =>
  until(projectId, ({ status }) => status !== "queued" && status !== "running", timeout);
/** A project with its AppSpec parsed. */
export const projectOf = async (id: string) => {
  const [row] = await server.sql<{ version: number; name: string; spec: unknown }[]>`
    select version, name, spec from projects where id = ${id}`;
  if (row === undefined) throw new Error("there is no project");
  return { ...row, spec: parseAppSpec(row.spec) };
};
/** How often a project was queued to be filmed. */
export const filmed = async (id: string): Promise<number> =>
  (await server.sql`select 1 from pgboss.job where name = 'film' and singleton_key = ${id}`).length;

/** An op that renames the app. */
export const NAME = { op: "set-identity", patch: { name: "Fern & Friends" } };
/** A reply that calls tools. */
export const tools = (...calls: [name: string, input: unknown][]): ModelReply => ({
  calls: calls.map(([name, input]) => ({ name, input })),
});
/** Calls that write down one wish, change the app by ops, and tick it off with the parts that changed. */
export const wished = (ops: readonly unknown[], ...parts: string[]): [name: string, input: unknown][] => [
  ["list_wishes", { wishes: ["The wish"] }],
  ["change_app", { ops }],
  ["settle_wish", { wish: 1, state: "done", parts }],
];

/** A project of the built-in planner, with no run of a model. */
export const plainProject = async (user: TestUser = ada): Promise<string> =>
  (await call("project-create", { idea: "Plant diary", useModel: false }, user)).projectId;

/** Starts a server whose operator has a model, a worker and somebody to use them, for the tests of the file that asks. */
export function useModels(): void {
  beforeAll(async () => {
    models = await startModelServer();
    server = await startTestPlatform({
      environment: models.environment(4),
      openServices: (platform) => openServices(platform, { worker: false, aiNetwork: NETWORK }),
    });
    // Checks in a browser have tests of their own.
    settings = { ...(await workerSettings(server.platform)), chromiumPath: "/nonexistent/chromium" };
    worker = await startWorker(
      settings,
      (message, error) => warnings.push(`${message} ${String(error)}`),
      undefined,
      NETWORK,
    );
    ada = await server.signUp("Ada");
    await server.sql`update accounts set plan = 'studio' where user_id = ${ada.id}`;
  });
  afterAll(async () => {
    await worker.stop();
    await server.close();
    await models.close();
  });
  beforeEach(async () => {
    await server.sql`delete from ai_runs`;
    // More is asked for here within a minute than a person may.
    await server.sql`delete from private.rate_limits`;
    // Check and filming have tests of their own.
    await server.sql`delete from pgboss.job where name = 'film'`;
    models.requests.length = 0;
    models.dropped = 0;
    NETWORK.silenceMs = AI_NETWORK.silenceMs;
  });
}

/** Stops the worker, as an operator does; jobs wait then. */
export const stopWorker = (): Promise<void> => worker.stop();

/** Starts a worker in place of one that was stopped. */
export async function startAgain(): Promise<void> {
  worker = await startWorker(settings, undefined, undefined, NETWORK);
}
