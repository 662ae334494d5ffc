import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseAppSpec } from "@sayhey/appspec";
import type { AiRunRow } from "@sayhey/contract/ai";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { openServices, workerSettings } from "../../main/services.ts";
import { startWorker, type Worker } from "../../main/worker/start-worker.ts";
import { callFunction } from "../../testing/call-function.ts";
import { PLANT_DESIGN } from "../../testing/plant-design.ts";
import { startModelServer, type ModelServer } from "../../testing/start-model-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import type { AiConfig } from "./ai-config.port.ts";
import { lookForModels } from "./local-models.port.ts";
import { costMicros, priceOf } from "./model-price.port.ts";

let models: ModelServer;
let server: TestPlatform;
let worker: Worker;
/** Whoever signed up first on a server of their own. */
let first: TestUser;
let second: TestUser;
/** How long an answer may take on a busy machine, ms. */
const SOON = 20_000;
const MODELS = ["qwen3:4b", "nomic-embed-text:latest", "llama3.2:3b"];

const call = async <N extends FunctionName>(
  name: N,
  input: FunctionInput<N>,
  user: TestUser = first,
): Promise<FunctionOutput<N>> => {
  const { status, body } = await callFunction(server, user.token, name, input);
  expect([status, body]).toEqual([200, body]);
  return body;
};
const portOf = (url: string): number => Number(new URL(url).port);
const ended = (projectId: string): Promise<AiRunRow> =>
  vi.waitFor(
    async () => {
      const [run] = await server.sql<
        AiRunRow[]
      >`select * from ai_runs where project_id = ${projectId} order by created_at desc limit 1`;
      expect(["done", "failed"]).toContain(run?.status);
      return run as AiRunRow;
    },
    { timeout: 30_000, interval: 50 },
  );

beforeAll(async () => {
  models = await startModelServer();
  models.models = MODELS;
  const localServers = [{ server: "ollama" as const, port: portOf(models.url), lookMs: SOON }];
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false, localServers }),
  });
  worker = await startWorker({
    ...(await workerSettings(server.platform)),
    chromiumPath: "/nonexistent/chromium",
  });
  first = await server.signUp("Ada");
  second = await server.signUp("Grace");
});
afterAll(async () => {
  await worker?.stop();
  await server?.close();
  await models?.close();
});

test("a look finds only what answers as a model server does, and soon", async () => {
  const silent = createServer((socket) => socket.resume());
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const found = await lookForModels([
    { server: "ollama", port: portOf(models.url), lookMs: SOON },
    { server: "lm-studio", port },
  ]);
  expect(found).toEqual([{ server: "ollama", baseUrl: `${models.url}/v1`, models: ["qwen3:4b", "llama3.2:3b"] }]);
  await new Promise<void>((resolve) => silent.close(() => resolve()));
  models.models = null;
  expect(await lookForModels([{ server: "llama-cpp", port: portOf(models.url), lookMs: SOON }])).toEqual([]);
  models.models = MODELS;
});

test("what was found at start is offered to whoever runs the server, and used by nobody before a click", async () => {
  const { server: used, local } = await vi.waitFor(async () => {
    const said = await call("ai-get", {});
    expect(said.local).toHaveLength(1);
    return said;
  }, SOON);
  expect([used, local]).toEqual([
    null,
    [
      {
        server: "ollama",
        baseUrl: `${models.url}/v1`,
        models: ["qwen3:4b", "llama3.2:3b"],
        state: "offered",
        model: null,
      },
    ],
  ]);
  expect((await call("ai-get", {}, second)).local).toBeNull();
  const input = { baseUrl: `${models.url}/v1`, state: "used" as const };
  for (const [name, given] of [
    ["ai-local-choose", input],
    ["ai-local-find", {}],
  ] as const)
    expect((await callFunction(server, second.token, name, given as never)).status).toBe(404);
  expect(
    (await callFunction(server, first.token, "ai-local-choose", { ...input, baseUrl: "http://10.0.0.1:11434/v1" }))
      .status,
  ).toBe(404);
  expect((await callFunction(server, first.token, "ai-local-choose", { ...input, model: "ghost" })).status).toBe(404);
  const { projectId } = await call("project-create", { idea: "Plant diary" });
  expect(await server.sql`select 1 from ai_runs where project_id = ${projectId}`).toHaveLength(0);
  expect(models.requests).toHaveLength(0);
});

test("once chosen it designs new apps for everybody in one structured answer, for free", async () => {
  await call("ai-local-choose", { baseUrl: `${models.url}/v1`, state: "used", model: "llama3.2:3b" });
  expect((await call("ai-get", {}, second)).server).toBe("llama3.2:3b");
  models.replies = [{ text: JSON.stringify(PLANT_DESIGN) }];
  const { projectId } = await call("project-create", { idea: "Plant diary" }, second);
  const run = await ended(projectId);
  expect([run.status, run.model, run.cost_micros]).toEqual(["done", "llama3.2:3b", 0]);
  expect(models.requests).toHaveLength(1);
  expect(models.requests[0]?.body).toMatchObject({
    model: "llama3.2:3b",
    response_format: {
      type: "json_schema",
      json_schema: { schema: { required: expect.arrayContaining(["entities"]) } },
    },
  });
  expect(models.requests[0]?.body["tools"]).toBeUndefined();
  const [project] = await server.sql<{ spec: unknown }[]>`select spec from projects where id = ${projectId}`;
  expect(parseAppSpec(project?.spec).identity.tagline).toBe(PLANT_DESIGN.tagline);
});

test("and changes apps by one answer, without a tool", async () => {
  const { projectId } = await call("project-create", { idea: "Plant diary", useModel: false }, second);
  const wish = { text: "Call it Moss", ops: [{ op: "set-identity", patch: { name: "Moss" } }] };
  const remember = [{ kind: "vocabulary", text: "Never say fern." }];
  models.replies = [{ text: JSON.stringify({ wishes: [wish], remember, answer: "It's called Moss now." }) }];
  await call("project-ask", { projectId, baseVersion: 1, message: "Call it Moss" }, second);
  const change = await ended(projectId);
  expect([change.status, change.answer, change.wishes]).toEqual([
    "done",
    "It's called Moss now.",
    [{ text: "Call it Moss", state: "done", why: null }],
  ]);
  // What it found worth keeping stands in every later request, and so does what the person takes back.
  await call("ai-undo", { runId: change.id }, second);
  models.replies = [{ text: JSON.stringify({ wishes: [], answer: "It keeps plants." }) }];
  await call("project-ask", { projectId, baseVersion: 3, message: "What does it keep?" }, second);
  await vi.waitFor(() => expect(JSON.stringify(models.requests.at(-1)?.body)).toContain("What does it keep?"), SOON);
  const asked = JSON.stringify(models.requests.at(-1)?.body);
  expect(asked).toContain("vocabulary: Never say fern.");
  expect(asked).toContain("refused: Undone after “Call it Moss”: It's called Moss now.");
  const { entries } = await call("memory-list", { projectId }, second);
  expect(entries.map(({ kind, source }) => `${kind} by ${source}`)).toEqual([
    "vocabulary by model",
    "refused by model",
  ]);
});

test("an answer of no use leaves the planner's app, and counts as no run", async () => {
  models.replies = [{ text: "Sure! Here is your app." }];
  const { projectId } = await call("project-create", { idea: "Plant diary" });
  const run = await ended(projectId);
  expect([run.status, run.version]).toEqual(["failed", null]);
  expect(run.answer).toContain("This app was made by the built-in planner.");
});

test("refused, it is not asked again: not after another look either, until somebody offers it anew", async () => {
  await call("ai-local-choose", { baseUrl: `${models.url}/v1`, state: "refused" });
  const { local } = await call("ai-local-find", {});
  expect(local).toMatchObject([{ state: "refused", model: null }]);
  expect((await call("ai-get", {})).server).toBeNull();
  models.models = null;
  expect((await call("ai-local-find", {})).local).toMatchObject([{ state: "refused" }]);
  models.models = MODELS;
});

test("runs are estimated and counted by what the operator says a model costs, which is written down", async () => {
  const price = { input: 2, cached: 0.2, output: 10 };
  const set = (input: FunctionInput<"admin-model-price">, user = first) =>
    callFunction(server, user.token, "admin-model-price", input);
  expect((await set({ model: "moss-", price }, second)).status).toBe(404);
  await server.sql`insert into private.admins (user_id) values (${first.id})`;
  expect((await set({ model: "moss-", price: { ...price, input: -1 } })).body.error?.field).toBe("price.input");
  await call("admin-model-price", { model: "moss-", price });
  await call("admin-model-price", { model: "moss-large", price: { ...price, output: 100 } });
  const { prices } = await call("admin-model-prices", {});
  expect(prices.slice(0, 2).map(({ model, isOwn }) => [model, isOwn])).toEqual([
    ["moss-", true],
    ["moss-large", true],
  ]);
  expect(prices.find(({ model }) => model === "claude-sonnet-4")).toMatchObject({
    input: 3,
    cached: 0.3,
    output: 15,
    isOwn: false,
  });
  const usage = { inputTokens: 1000, cachedTokens: 400, outputTokens: 100 };
  const cost = async (model: string, more: Partial<AiConfig> = {}) =>
    costMicros(
      await priceOf(server.sql, {
        provider: "openai-compatible",
        baseUrl: "https://models.example.com/v1",
        model,
        ...more,
      }),
      usage,
    );
  expect([await cost("moss-small"), await cost("moss-large-2"), await cost("fern")]).toEqual([2280, 11_280, null]);
  expect(await cost("claude-sonnet-4-5", { provider: "anthropic", baseUrl: null })).toBe(3420);
  expect(await cost("moss-small", { isFree: true })).toBe(0);
  await call("admin-model-price", { model: "moss-", price: null });
  expect(await cost("moss-small")).toBeNull();
  const { entries } = await call("admin-audit", { search: "moss-" });
  expect(entries.map(({ action }) => action)).toEqual(["reset-model-price", "set-model-price", "set-model-price"]);

  await call("ai-local-choose", { baseUrl: `${models.url}/v1`, state: "used", model: "llama3.2:3b" });
  const { estimate } = await call("ai-get", {}, second);
  // The second person's runs of it took 120 tokens in and 30 out each.
  expect(estimate).toEqual({ plan: { tokens: 150, costMicros: 0 }, change: { tokens: 150, costMicros: 0 } });
});
