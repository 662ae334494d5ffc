import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { RenderRow } from "@sayhey/contract/rows";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { WorkerServices } from "../../../infra/queue/job-definition.ts";
import { insertRender } from "../../../testing/insert-render.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";
import { readProjectApp } from "../../projects/app-of-project.port.ts";
import { refilmLater, renderAgain } from "./refilm.port.ts";

let server: TestPlatform;
let ada: TestUser;
let projectId: string;
const warnings: string[] = [];

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
const services = (): WorkerServices =>
  ({ sql: server.sql, warn: (message: string) => warnings.push(message) }) as unknown as WorkerServices;
const films = () => server.sql<{ data: { auto?: boolean } }[]>`
  select data from pgboss.job where name = 'film' and singleton_key = ${projectId} and state = 'created' and start_after > now()`;
const waiting = (): Promise<RenderRow[]> =>
  server.sql<RenderRow[]>`select * from renders where project_id = ${projectId} and status = 'queued'`;
async function rename(name: string): Promise<void> {
  const [row] = await server.sql<{ version: number }[]>`select version from projects where id = ${projectId}`;
  const ops = [{ op: "set-identity", patch: { name } }];
  await call("project-edit", { projectId, baseVersion: row?.version ?? 1, ops });
}
const choose = async (patch: { auto_refilm?: boolean; auto_render?: boolean }): Promise<void> =>
  expect((await ada.client.from("projects").update(patch).eq("id", projectId)).error).toBeNull();

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  ({ projectId } = await call("project-create", { idea: "Plant diary" }));
  await server.sql`delete from pgboss.job where name = 'film'`;
});
afterAll(() => server.close());

test("an app films itself once, soon after it has changed, only where its owner wants that", async () => {
  await rename("Leafbook");
  expect(await films()).toHaveLength(0);
  await choose({ auto_refilm: true });
  await rename("Leafbook Two");
  await rename("Leafbook Three");
  expect((await films()).map(({ data }) => data.auto)).toEqual([true]);
  // One that changes while it is filmed is filmed once more.
  const filmed = await readProjectApp(server.sql, projectId);
  if (filmed === null) throw new Error("the project is gone");
  await server.sql`delete from pgboss.job where name = 'film'`;
  await refilmLater(services(), filmed);
  expect(await films()).toHaveLength(0);
  await refilmLater(services(), { ...filmed, version: filmed.version - 1 });
  expect(await films()).toHaveLength(1);
});

test("its latest trailer is rendered again as it was, once, where its owner wants that", async () => {
  const app = await readProjectApp(server.sql, projectId);
  if (app === null) throw new Error("the project is gone");
  const renderId = await insertRender(server, ada.id, projectId, { aspect: "1:1" });
  await server.sql`
    update renders set app_hash = 'older', formats = '{webm,gif}', quality = 'high', fps = 24 where id = ${renderId}`;
  await renderAgain(services(), app);
  expect(await waiting()).toEqual([]);
  await choose({ auto_render: true });
  await renderAgain(services(), app);
  await renderAgain(services(), app);
  const [again, ...more] = await waiting();
  expect(more).toEqual([]);
  expect(again).toMatchObject({ aspect: "1:1", formats: ["webm", "gif"], quality: "high", fps: 24, size: 720 });
  await call("render-cancel", { renderId: again?.id ?? "" });
  // By hand it is the same; a trailer that shows the app as it is needs nothing.
  const { renderId: repeated } = await call("render-repeat", { renderId });
  expect((await waiting()).map(({ id }) => id)).toEqual([repeated]);
  await call("render-cancel", { renderId: repeated });
  await server.sql`update renders set app_hash = ${app.appHash} where id = ${renderId}`;
  await renderAgain(services(), app);
  expect(await waiting()).toEqual([]);
});

test("a month without renders left says so to nobody but the log", async () => {
  const app = await readProjectApp(server.sql, projectId);
  if (app === null) throw new Error("the project is gone");
  await server.sql`update renders set app_hash = 'older' where status = 'completed'`;
  await server.sql`
    insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    select ${ada.id}, ${(await server.insertProject(ada.id)).id}, '1:1', 720, 30, 6000, true from generate_series(1, 10)`;
  await renderAgain(services(), app);
  expect(await waiting()).toEqual([]);
  expect(warnings.at(-1)).toContain("You've used all");
});
