import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "../../infra/settings/settings.ts";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform } from "../../testing/start-test-platform.ts";
import { openSupabaseApi } from "./open-supabase-api.ts";

/** Speaks Supabase's protocol, so it stands for the project. */
let project: TestPlatform;
let server: TestPlatform;

beforeAll(async () => {
  project = await startTestPlatform();
  server = await startTestPlatform({
    authLimits: { perEmail: { hits: 8, windowMs: 60_000 }, perAddress: { hits: 100_000, windowMs: 60_000 } },
    environment: {
      DATABASE_URL: project.platform.databaseUrl,
      SUPABASE_URL: project.url,
      SUPABASE_PUBLISHABLE_KEY: project.platform.keys.publishable,
      SUPABASE_SECRET_KEY: `sb_secret_${await project.platform.secret("secret-key")}`,
      SUPABASE_JWT_SECRET: await project.platform.secret("jwt"),
    },
  });
});
afterAll(async () => {
  await server?.close();
  await project?.close();
});

test("auth and REST are forwarded, under one origin", async () => {
  const client = server.anonymous();
  const { data } = await client.auth.signUp({
    email: "hosted@example.com",
    password: TEST_PASSWORD,
    options: { data: { full_name: "Hosted" } },
  });
  const account = await client.from("accounts").select("plan").single();
  expect(account.data).toEqual({ plan: "free" });
  const found = await project.sql`select email from auth.users where id = ${data.user?.id ?? ""}`;
  expect([...found]).toEqual([{ email: "hosted@example.com" }]);
  expect(await server.platform.verifyBearer(data.session?.access_token ?? "")).toMatchObject({
    sub: data.user?.id,
    role: "authenticated",
  });
  expect(await server.platform.verifyBearer("forged.token.here")).toBeNull();
});

test("a refusal of the project comes through as it is", async () => {
  const { error } = await server.anonymous().auth.signInWithPassword({ email: "nobody@example.com", password: "x" });
  expect(error?.message).toBe("Invalid login credentials");
});

test("who comes too often is refused here, before the project is asked", async () => {
  const signIn = async (through: TestPlatform) => {
    const { error } = await through
      .anonymous()
      .auth.signInWithPassword({ email: "often@example.com", password: "Wrong-Password-1!" });
    return error?.status;
  };
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 9; n += 1) statuses.push(await signIn(server));
  expect(statuses[0]).toBe(400);
  expect(statuses.at(-1)).toBe(429);
  expect(await signIn(project)).toBe(400);
});

test("a weak password goes no further either", async () => {
  const { error } = await server.anonymous().auth.signUp({ email: "weak@example.com", password: "Password1234!" });
  expect(error).toMatchObject({ name: "AuthWeakPasswordError", code: "weak_password", status: 422 });
});

test("a project without its keys is refused at start", () => {
  expect(() => openSupabaseApi(readSettings({ SUPABASE_URL: "https://x.supabase.co" }))).toThrow(
    "SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY",
  );
});
