import { afterAll, beforeAll, expect, it } from "vitest";
import { proveAddress } from "../prove-address.ts";
import { PASSWORD, startTarget, type Person, type Target } from "./target.ts";

let target: Target;
let boss: Person;
let banned: Person;
let apiToken: string;
let slug: string;

beforeAll(async () => {
  target = await startTarget({ ADMIN_EMAILS: "boss@example.com" });
  [boss, banned] = [await target.signUp({ email: "boss@example.com" }), await target.signUp()];
  await proveAddress(target, boss.token, boss.email);
  await proveAddress(target, banned.token, banned.email);
  const token = { name: "x", scopes: ["projects:read", "projects:write"], days: null, password: PASSWORD };
  apiToken = (await target.call(banned, "token-create", token)).body.token;
  const { projectId } = (await target.call(banned, "project-create", { idea: "Plant diary", useModel: false })).body;
  ({ slug } = (await target.ask(`/rest/v1/projects?select=slug&id=eq.${projectId}`, { token: banned.token })).json[0]);
  const change = { action: "suspend", reason: "Spam" };
  const { status, body } = await target.call(boss, "admin-user-change", { userId: banned.id, change });
  expect([status, body.error]).toEqual([200, undefined]);
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

it("a suspended person's session opens nothing, at any door", async () => {
  const { token } = banned;
  const doors: [door: string, status: () => Promise<number>][] = [
    ["REST", async () => (await target.ask("/rest/v1/projects", { token })).status],
    [
      "a change by REST",
      async () =>
        (await target.ask(`/rest/v1/profiles?id=eq.${banned.id}`, { method: "PATCH", token, body: { bio: "x" } }))
          .status,
    ],
    ["functions", async () => (await target.call(banned, "project-list", { limit: 1 })).status],
    ["user", async () => (await target.ask("/auth/v1/user", { token })).status],
    [
      "a change of the user",
      async () => (await target.ask("/auth/v1/user", { method: "PUT", token, body: { data: {} } })).status,
    ],
    [
      "a second factor",
      async () =>
        (await target.ask("/auth/v1/factors", { method: "POST", token, body: { factor_type: "totp" } })).status,
    ],
    ["upload", async () => (await target.ask("/uploads/v1", { method: "POST", token, body: "x" })).status],
    [
      "upload in parts",
      async () =>
        (
          await target.ask("/uploads/v1/parts", {
            method: "POST",
            token,
            headers: { "tus-resumable": "1.0.0", "upload-length": "5" },
          })
        ).status,
    ],
    ["import", async () => (await target.ask("/projects/v1/import", { method: "POST", token, body: "x" })).status],
    [
      "refresh",
      async () =>
        (
          await target.ask("/auth/v1/token?grant_type=refresh_token", {
            method: "POST",
            body: { refresh_token: banned.refreshToken },
          })
        ).status,
    ],
    [
      "sign-in",
      async () =>
        (
          await target.ask("/auth/v1/token?grant_type=password", {
            method: "POST",
            body: { email: banned.email, password: PASSWORD },
          })
        ).status,
    ],
    ["API token", async () => (await target.call({ ...banned, token: apiToken }, "project-list", { limit: 1 })).status],
  ];
  for (const [door, status] of doors)
    await expect.poll(async () => [door, [400, 401, 403, 404].includes(await status())]).toEqual([door, true]);
});

it("a new password by mail does not let them in, and signing up again does not either", async () => {
  expect((await target.ask("/auth/v1/recover", { method: "POST", body: { email: banned.email } })).status).toBe(200);
  const again = await target.ask("/auth/v1/signup", {
    method: "POST",
    body: { email: banned.email.toUpperCase(), password: PASSWORD },
  });
  expect(again.status).toBe(422);
});

it("their apps are gone, and who is no admin can neither suspend nor free anybody", async () => {
  const { port } = new URL(target.url);
  const page = await target.raw([`GET / HTTP/1.1\r\nHost: ${slug}.localhost:${port}\r\nConnection: close\r\n\r\n`]);
  expect(page).toMatch(/^HTTP\/1\.1 404/);
  const other = await target.signUp();
  for (const action of ["suspend", "restore", "grant-role"]) {
    const change = { action, reason: "x" };
    expect((await target.call(other, "admin-user-change", { userId: boss.id, change })).status).not.toBe(200);
    expect((await target.call(banned, "admin-user-change", { userId: banned.id, change })).status).not.toBe(200);
  }
});
