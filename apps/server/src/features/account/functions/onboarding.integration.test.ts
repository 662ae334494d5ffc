import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServices } from "../../../main/services.ts";
import { callFunction, type FunctionAnswer } from "../../../testing/call-function.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";

let platform: TestPlatform;
let ada: TestUser;
let eve: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  ada = await platform.signUp("Ada Lovelace");
  eve = await platform.signUp("Eve");
});
afterAll(() => platform?.close());

const call = <N extends FunctionName>(
  user: TestUser,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callFunction(platform, user.token, name, input);

async function doneOf(user: TestUser): Promise<string[]> {
  const { body } = await call(user, "onboarding-get", {});
  return body.steps.filter(({ done }) => done).map(({ step }) => step);
}
async function themeOf(projectId: string): Promise<{ light: { accent: string }; dark: { accent: string } }> {
  const [row] = await platform.sql<
    { theme: never }[]
  >`select spec -> 'theme' as theme from projects where id = ${projectId}`;
  if (row === undefined) throw new Error("the project is not there");
  return row.theme;
}

test("first steps are ticked off by what is really there, for oneself alone", async () => {
  expect((await call(ada, "onboarding-get", {})).body).toMatchObject({ dismissed: false, projectId: null });
  expect(await doneOf(ada)).toEqual([]);

  const { projectId } = (await call(ada, "project-create", { idea: "Plant diary" })).body;
  expect((await call(ada, "onboarding-get", {})).body.projectId).toBe(projectId);
  expect(await doneOf(ada)).toEqual(["make"]);

  const ops = [{ op: "set-identity", patch: { tagline: "Green, and kept so" } }];
  expect((await call(ada, "project-edit", { projectId, baseVersion: 1, ops })).status).toBe(200);
  expect(await doneOf(ada)).toEqual(["make", "change"]);

  await platform.sql`
    insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${ada.id}, ${projectId}, '9:16', 720, 30, 10000, true)`;
  expect(await doneOf(ada)).not.toContain("render");
  await platform.sql`update renders set status = 'processing' where user_id = ${ada.id}`;
  await platform.sql`update renders set status = 'completed', video_path = 'x', poster_path = 'y', finished_at = now() where user_id = ${ada.id}`;
  await ada.client.from("profiles").update({ bio: "Engines." }).eq("id", ada.id);
  expect(await doneOf(ada)).toEqual(["make", "change", "render", "profile"]);
  expect(await doneOf(eve)).toEqual([]);
});

test("the list is put away and taken out again", async () => {
  expect((await call(eve, "onboarding-dismiss", { dismissed: true })).status).toBe(200);
  expect((await call(eve, "onboarding-get", {})).body.dismissed).toBe(true);
  expect((await call(ada, "onboarding-get", {})).body.dismissed).toBe(false);
  await call(eve, "onboarding-dismiss", { dismissed: false });
  expect((await call(eve, "onboarding-get", {})).body.dismissed).toBe(false);
});

test("an app is made in colours of one's own, from an idea or a template", async () => {
  const colours = ["#7a1fa2", "#0a7a5c"];
  const idea = (await call(ada, "project-create", { idea: "Chess club ladder", colours })).body;
  const theme = await themeOf(idea.projectId);
  expect(theme.light.accent).toBe("#7a1fa2");
  const template = (await call(eve, "template-use", { template: "habit-streaks", colours: ["#0a7a5c"] })).body;
  expect((await themeOf(template.projectId)).light.accent).toBe("#0a7a5c");

  for (const wrong of [[], ["red"], ["#12345"], ["#000000", "#111111", "#222222", "#333333"]]) {
    const { status, body } = await call(ada, "project-create", { idea: "Chess club ladder", colours: wrong });
    expect([wrong, status, (body as unknown as { error: { field: string } }).error.field]).toEqual([
      wrong,
      400,
      expect.stringMatching(/^colours/),
    ]);
  }
});
