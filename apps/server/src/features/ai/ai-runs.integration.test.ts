import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callFunction } from "../../testing/call-function.ts";
import { startModelServer, type ModelServer } from "../../testing/start-model-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openServices } from "../../main/services.ts";

let models: ModelServer;
let server: TestPlatform;
let ada: TestUser;
let projectId: string;

const runs = (status: string, count: number, startedAt: Date | null): Promise<unknown> =>
  server.sql`
    insert into ai_runs (user_id, project_id, kind, model, own_key, status, started_at)
    select ${ada.id}, ${projectId}, 'plan', 'test', false, ${status}, ${startedAt} from generate_series(1, ${count})`;
const askForChange = () =>
  callFunction(server, ada.token, "project-ask", { projectId, baseVersion: 1, message: "Make it green" });
const testModel = () => callFunction(server, ada.token, "ai-test", {});

beforeAll(async () => {
  models = await startModelServer();
  models.replies = [{ text: "Hello." }];
  server = await startTestPlatform({
    environment: models.environment(4),
    openServices: (platform) => openServices(platform, { worker: false }),
  });
});
afterAll(async () => {
  await server.close();
  await models.close();
});
beforeEach(async () => {
  ada = await server.signUp("Ada");
  const { body } = await callFunction(server, ada.token, "project-create", { idea: "Plant diary", useModel: false });
  ({ projectId } = body);
  models.requests.length = 0;
});

test("a run that was stopped after it had begun counts, one that was stopped before does not", async () => {
  await runs("cancelled", 13, null);
  await runs("cancelled", 3, new Date());
  expect((await testModel()).status).toBe(200);
  // The test was the fourth.
  expect((await testModel()).body).toMatchObject({ error: { message: expect.stringContaining("4 times a day") } });
});

test("runs that failed are free, but may not be begun without end", async () => {
  await runs("failed", 11, new Date());
  expect((await testModel()).status).toBe(200);
  const refused = { status: 402, body: { error: { message: expect.stringContaining("failed too often") } } };
  expect(await testModel()).toMatchObject(refused);
  expect(await askForChange()).toMatchObject(refused);
  expect(models.requests).toHaveLength(1);
});

test("tests of the server's model count as runs", async () => {
  for (let count = 0; count < 4; count++) expect((await testModel()).status).toBe(200);
  expect((await testModel()).status).toBe(402);
  expect((await askForChange()).status).toBe(402);
  expect(models.requests).toHaveLength(4);
});
