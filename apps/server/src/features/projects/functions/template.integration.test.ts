import { randomUUID } from "node:crypto";
import { request } from "node:http";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { TEMPLATES } from "@sayhey/planner/templates";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callAs, clearApps } from "../../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;

const call = <N extends FunctionName>(user: TestUser, name: N, input: FunctionInput<N>) =>
  callAs(server, user, name, input);

/** What an app's origin answers to its first page. */
const opened = (origin: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request(`${server.url}/`, { headers: { host: new URL(origin).host } }, (answer) => {
      let body = "";
      answer
        .setEncoding("utf8")
        .on("data", (chunk: string) => (body += chunk))
        .on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on("error", reject)
      .end();
  });

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server.close());
beforeEach(() => clearApps(server));

test("a template becomes a project under its name and with its twist, look and trailer; the same call again is the same project", async () => {
  const use = { template: "dating-app", name: "Rope Team", twist: "for climbers", requestId: randomUUID() };
  const { status, body } = await call(ada, "template-use", use);
  expect([status, body]).toEqual([200, { projectId: use.requestId }]);
  expect((await call(ada, "template-use", use)).body).toEqual(body);
  const rows = await server.sql`
    select p.name, p.idea, p.spec, s.choices from projects p join storyboard_settings s on s.project_id = p.id`;
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: "Rope Team",
    idea: "Dating app for climbers: swipe, match and plan a walk",
    spec: { theme: { direction: "signal" }, identity: { name: "Rope Team" } },
    choices: TEMPLATES[0]?.trailer,
  });
  const stolen = await call(eve, "template-use", use);
  expect([stolen.status, stolen.body]).toMatchObject([409, { error: { kind: "conflict" } }]);
});

test.each([
  ["nothing-here", {}, 404, /template/],
  ["../etc", {}, 400, /template/],
  ["dating-app", { twist: "x".repeat(201) }, 400, /twist/i],
  ["dating-app", { name: "n".repeat(41) }, 400, /name/i],
])("refuses %s %j with what is wrong", async (template, more, status, words) => {
  const answer = await call(ada, "template-use", { template, ...more });
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toMatch(words);
  expect(await server.sql`select 1 from projects`).toHaveLength(0);
});

test("a template's app is tried on an origin of its own, and there is none for other names", async () => {
  const { body } = await call(ada, "template-try", { template: "recipe-finder" });
  const { origin } = body as { origin: string };
  const answer = await opened(origin);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatch(/\/assets\/app-\w+\.js/);
  expect((await opened(origin.replace("recipe-finder", "nothing-here"))).status).toBe(404);
  expect((await call(ada, "template-try", { template: "nothing-here" })).status).toBe(404);
});
