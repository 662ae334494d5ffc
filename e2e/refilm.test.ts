import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { superviseWorker, type SupervisedWorker } from "../apps/server/src/main/worker/supervise-worker.ts";
import { callFunction } from "../apps/server/src/testing/call-function.ts";
import { insertRender } from "../apps/server/src/testing/insert-render.ts";
import type { TestPlatform, TestUser } from "../apps/server/src/testing/start-test-platform.ts";
import { workerSettings } from "../apps/server/src/main/services.ts";
import { openMemberPage, startOwnServer, type MemberPage } from "./shared.ts";

let server: TestPlatform;
let worker: SupervisedWorker | null = null;
let member: MemberPage;
let ada: TestUser;
let page: Page;
let projectId: string;

/** Filming, checking and rendering on cores that other tests hold. */
const LATER = { timeout: 300_000 };
const projectOf = async () =>
  (
    await server.sql<{ auto_refilm: boolean; auto_render: boolean; app_hash: string | null }[]>`
      select auto_refilm, auto_render, app_hash from projects where id = ${projectId}`
  )[0];

beforeAll(async () => {
  // The worker starts only when there is something to film.
  const { CHROMIUM_PATH = "" } = process.env;
  server = await startOwnServer({ worker: false, environment: { CHROMIUM_PATH } });
  member = await openMemberPage({ server, fullName: "Ada Lovelace", viewport: { width: 1440, height: 900 } });
  ({ me: ada, page } = member);
  const created = await callFunction(server, ada.token, "project-create", { idea: "Tip calculator", seed: 7 });
  ({ projectId } = created.body);
  await server.sql`delete from pgboss.job where name = 'film'`;
  // A trailer of the app as it is, small, so that rendering it again is quick.
  const renderId = await insertRender(server, ada.id, projectId, { aspect: "1:1" });
  await server.sql`
    update renders set duration_ms = 6000, fps = 24, app_hash = (select app_hash from projects where id = ${projectId})
    where id = ${renderId}`;
  await page.goto(`${server.url}/studio/${projectId}`);
});
afterAll(async () => {
  await member?.close();
  await worker?.stop();
  await server?.close();
});

it("an app that has changed is filmed again by itself, and its latest trailer rendered anew", LATER, async () => {
  await page.getByRole("status", { name: "The trailer is loading" }).waitFor({ state: "hidden" });
  await page
    .getByRole("navigation", { name: "Settings of the trailer" })
    .getByRole("button", { name: "Format", exact: true })
    .click();
  await page.getByRole("switch", { name: "Film it again by itself" }).press("Space");
  await expect.poll(projectOf).toMatchObject({ auto_refilm: true, auto_render: false });
  await page.getByRole("switch", { name: /^Then render the latest trailer again/ }).press("Space");
  await expect.poll(projectOf).toMatchObject({ auto_refilm: true, auto_render: true });

  await page.goto(`${server.url}/renders`);
  const cards = page.getByRole("article", { name: /^Trailer of / });
  await cards.getByText("Done", { exact: true }).waitFor();
  expect(await page.getByText("Out of date", { exact: true }).count()).toBe(0);
  const ops = [{ op: "set-identity", patch: { name: "Tipwise" } }];
  const edited = await callFunction(server, ada.token, "project-edit", { projectId, baseVersion: 1, ops });
  expect(edited.status).toBe(200);
  await page.reload();
  await cards.getByText("Out of date", { exact: true }).waitFor();

  // It waits for a pause in the editing, which here is over at once.
  await server.sql`update pgboss.job set start_after = now() where name = 'film' and state = 'created'`;
  worker = superviseWorker(await workerSettings(server.platform));
  await worker.ready();
  await expect.poll(() => cards.count(), LATER).toBe(2);
  const [anew, old] = [cards.first(), cards.last()];
  await anew.getByText("Done", { exact: true }).waitFor(LATER);
  await old.getByText("Out of date", { exact: true }).waitFor();
  expect(await anew.getByText("Out of date", { exact: true }).count()).toBe(0);
  const shown = await server.sql<{ app_hash: string | null }[]>`
    select meta->>'appHash' as app_hash from assets where project_id = ${projectId} and kind = 'footage'`;
  const { app_hash: now } = (await projectOf()) ?? {};
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ app_hash: filmed }) => filmed === now)).toBe(true);
});
