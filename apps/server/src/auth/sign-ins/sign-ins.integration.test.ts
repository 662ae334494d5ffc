import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { cleanUpAccounts } from "../../features/account/account-cleanup.ts";
import { openServices } from "../../main/services.ts";
import { callFunction, type FunctionAnswer } from "../../testing/call-function.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../testing/start-test-platform.ts";

/** Waits for what comes right after an answer; patiently, on whatever machine runs it. */
const soon = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 10_000, interval: 25 });

let server: TestPlatform;

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
});
afterAll(() => server.close());

const call = <N extends FunctionName>(
  token: string | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callFunction(server, token, name, input);

interface SignedIn {
  status: number;
  body: { access_token: string; refresh_token: string; error_code?: string; msg?: string; keep?: string };
}

async function signIn(email: string, password: string, userAgent = FIREFOX): Promise<SignedIn> {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: server.platform.keys.publishable, "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ email, password }),
  });
  return { status: answer.status, body: (await answer.json()) as SignedIn["body"] };
}

const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { session_id: string }).session_id;

async function rows<T>(user: TestUser, table: string): Promise<T[]> {
  const { data, error } = await user.client.from(table).select("*").order("created_at");
  expect(error).toBeNull();
  return data as T[];
}

describe("the history of sign-ins", () => {
  test("holds sign-ups, sign-ins and failed tries with device and address, for their owner only", async () => {
    const ada = await server.signUp("Ada");
    const eve = await server.signUp("Eve");
    await signIn(ada.email, TEST_PASSWORD, FIREFOX);
    await signIn(ada.email.toUpperCase(), "Wrong-Password-1!", SAFARI);
    const history = await soon(async () => {
      const list = await rows<Record<string, unknown>>(ada, "sign_ins");
      expect(list).toHaveLength(3);
      return list;
    });
    expect(history).toMatchObject([
      { succeeded: true, method: "sign-up", address: "127.0.0.1" },
      { succeeded: true, method: "password", device: "Firefox on Windows", address: "127.0.0.1", user_agent: FIREFOX },
      { succeeded: false, method: "password", device: "Safari on iOS", session_id: null },
    ]);
    expect((await rows<{ user_id: string }>(eve, "sign_ins")).map((row) => row.user_id)).toEqual([eve.id]);
  });

  test("keeps nothing of a failed try on an address that nobody has", async () => {
    const [before] = await server.sql`select count(*)::int as n from sign_ins`;
    expect((await signIn("nobody-at-all@example.com", TEST_PASSWORD)).status).toBe(400);
    const user = await server.signUp();
    await signIn(user.email, "Wrong-Password-1!");
    await soon(async () => {
      const [after] = await server.sql`select count(*)::int as n from sign_ins`;
      expect(after?.["n"]).toBe(Number(before?.["n"]) + 2);
    });
    const [hit] = await server.sql`select count(*)::int as n from sign_ins where sign_ins::text like '%nobody-at-all%'`;
    expect(hit?.["n"]).toBe(0);
  });

  test("is forgotten after 90 days", async () => {
    const user = await server.signUp();
    await server.sql`
      insert into sign_ins (user_id, succeeded, method, device, user_agent, address, created_at)
      values (${user.id}, true, 'password', 'Old', '', '', now() - interval '91 days'),
        (${user.id}, true, 'password', 'Recent', '', '', now() - interval '89 days')`;
    await cleanUpAccounts({ sql: server.sql, media: { remove: async () => undefined } });
    const left = await rows<{ device: string }>(user, "sign_ins");
    expect(left.map(({ device }) => device)).toEqual(["Recent", expect.any(String)]);
  });

  test("tells of a new device once, and not of the first one nor of a refresh", async () => {
    const user = await server.signUp();
    const notices = async () => {
      const list = await rows<{ event: string; title: string; body: string; href: string }>(user, "notifications");
      return list.filter(({ event }) => event === "security.signed-in");
    };
    expect(await notices()).toEqual([]);
    const phone = await signIn(user.email, TEST_PASSWORD, SAFARI);
    await signIn(user.email, TEST_PASSWORD, SAFARI);
    await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: server.platform.keys.publishable, "content-type": "application/json", "user-agent": FIREFOX },
      body: JSON.stringify({ refresh_token: phone.body.refresh_token }),
    });
    expect(await notices()).toMatchObject([
      { title: "New sign-in to your account", body: expect.stringContaining("Safari on iOS"), href: "/security" },
    ]);
    expect(await rows(user, "sign_ins")).toHaveLength(3);
  });
});

describe("sessions", () => {
  test("are listed with device, address and last use", async () => {
    const user = await server.signUp();
    await signIn(user.email, TEST_PASSWORD, SAFARI);
    const list = await rows<Record<string, unknown>>(user, "sessions");
    expect(list).toHaveLength(2);
    expect(list[1]).toMatchObject({ user_id: user.id, device: "Safari on iOS", address: "127.0.0.1" });
  });

  test("keep their last use with at most one write a minute", async () => {
    const user = await server.signUp();
    const id = sessionOf(user.token);
    await server.sql`update sessions set used_at = now() - interval '2 hours' where id = ${id}`;
    const usedAt = async (): Promise<string> =>
      (await server.sql<{ at: string }[]>`select used_at as at from sessions where id = ${id}`)[0]?.at ?? "";
    await call(user.token, "usage-get", {});
    await soon(async () => expect(Date.now() - Date.parse(await usedAt())).toBeLessThan(60_000));
    const first = await usedAt();
    for (let n = 0; n < 5; n += 1) await call(user.token, "usage-get", {});
    await user.client.from("projects").select("id");
    expect(await usedAt()).toBe(first);
  });

  test("end at once: bearer, refresh token and REST of the ended one are refused, others go on", async () => {
    const user = await server.signUp();
    const other = await signIn(user.email, TEST_PASSWORD);
    const { access_token: token, refresh_token: refreshToken } = other.body;
    expect((await call(token, "usage-get", {})).status).toBe(200);
    expect(await call(user.token, "session-end", { sessionId: sessionOf(token) })).toEqual({
      status: 200,
      body: { done: true },
    });
    await soon(async () => expect((await call(token, "usage-get", {})).status).toBe(401));
    const rest = await fetch(`${server.url}/rest/v1/projects`, {
      headers: { apikey: server.platform.keys.publishable, authorization: `Bearer ${token}` },
    });
    expect(rest.status).toBe(401);
    const refreshed = await server.anonymous().auth.refreshSession({ refresh_token: refreshToken });
    expect(refreshed.data.session).toBeNull();
    const gone = await fetch(`${server.url}/auth/v1/user`, {
      headers: { apikey: server.platform.keys.publishable, authorization: `Bearer ${token}` },
    });
    expect((await gone.json()) as unknown).toMatchObject({ error_code: "session_not_found" });
    expect((await call(user.token, "usage-get", {})).status).toBe(200);
    expect((await call(user.token, "session-end", { sessionId: sessionOf(token) })).status).toBe(404);
  });

  test("of somebody else cannot be ended, nor with a forged token", async () => {
    const ada = await server.signUp();
    const eve = await server.signUp();
    const refused = await call(eve.token, "session-end", { sessionId: sessionOf(ada.token) });
    expect([refused.status, refused.body.error?.message]).toEqual([404, "There is no such session."]);
    const [head, , signature] = eve.token.split(".");
    const claims = { sub: eve.id, role: "authenticated", session_id: sessionOf(ada.token), exp: 9_999_999_999 };
    const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
    expect((await call(forged, "session-end", { sessionId: sessionOf(ada.token) })).status).toBe(401);
    expect((await call(ada.token, "usage-get", {})).status).toBe(200);
  });

  test("all others end together, and the person is told", async () => {
    const user = await server.signUp();
    await signIn(user.email, TEST_PASSWORD);
    await signIn(user.email, TEST_PASSWORD);
    expect((await call(user.token, "session-end-others", {})).body).toEqual({ ended: 2 });
    expect((await call(user.token, "session-end-others", {})).body).toEqual({ ended: 0 });
    expect(await rows(user, "sessions")).toMatchObject([{ id: sessionOf(user.token) }]);
    const told = await rows<{ event: string; title: string }>(user, "notifications");
    expect(told.filter(({ title }) => title === "All other sessions were signed out")).toHaveLength(1);
  });
});

describe("the password", () => {
  const NEXT = "Tall-Maple7 Quiet!River";

  test("changes with the current one; other sessions end and the person is told", async () => {
    const user = await server.signUp();
    const other = await signIn(user.email, TEST_PASSWORD);
    const changed = await call(user.token, "password-change", { currentPassword: TEST_PASSWORD, newPassword: NEXT });
    expect(changed).toEqual({ status: 200, body: { endedSessions: 1, revokedTokens: 0 } });
    await soon(async () => expect((await call(other.body.access_token, "usage-get", {})).status).toBe(401));
    expect((await call(user.token, "usage-get", {})).status).toBe(200);
    expect((await signIn(user.email, TEST_PASSWORD)).status).toBe(400);
    expect((await signIn(user.email, NEXT)).status).toBe(200);
    const told = await rows<{ event: string; title: string }>(user, "notifications");
    expect(told).toContainEqual(
      expect.objectContaining({ event: "security.changed", title: "Your password was changed" }),
    );
    const mails = await server.sql`
      select kind from private.mails where user_id = ${user.id} and created_at >= (
        select created_at from notifications where user_id = ${user.id} and title = 'Your password was changed')`;
    expect(mails.map(({ kind }) => kind as string)).toContain("notification");
  });

  test("leaves other sessions alone when asked to", async () => {
    const user = await server.signUp();
    const other = await signIn(user.email, TEST_PASSWORD);
    const input = { currentPassword: TEST_PASSWORD, newPassword: NEXT, endOthers: false };
    expect((await call(user.token, "password-change", input)).body).toEqual({ endedSessions: 0, revokedTokens: 0 });
    expect((await call(other.body.access_token, "usage-get", {})).status).toBe(200);
  });

  test.each([
    [
      { currentPassword: "Wrong-Password-1!", newPassword: NEXT },
      "currentPassword",
      "This is not your current password.",
    ],
    [{ currentPassword: "", newPassword: NEXT }, "currentPassword", "Enter your current password."],
    [
      { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD },
      "newPassword",
      "This is the password you have now.",
    ],
    [
      { currentPassword: TEST_PASSWORD, newPassword: "Short-1!" },
      "newPassword",
      "Use at least 12 characters in your password.",
    ],
    [
      { currentPassword: TEST_PASSWORD, newPassword: "Password1234!" },
      "newPassword",
      expect.stringMatching(/common|stronger/),
    ],
    [
      { currentPassword: TEST_PASSWORD, newPassword: `A1!${"é".repeat(60)}` },
      "newPassword",
      expect.stringContaining("72"),
    ],
  ])("stays as it is for %j", async (input, field, message) => {
    const user = await server.signUp();
    const { status, body } = await call(user.token, "password-change", input);
    expect([status, body.error?.field, body.error?.message]).toEqual([400, field, message]);
    expect((await signIn(user.email, TEST_PASSWORD)).status).toBe(200);
  });

  test("cannot be guessed from an open session: tries are counted", async () => {
    const user = await server.signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const input = { currentPassword: `Wrong-Password-${n}!`, newPassword: NEXT };
      statuses.push((await call(user.token, "password-change", input)).status);
    }
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(400));
    expect(statuses.slice(8)).toEqual([429, 429]);
    expect(
      (await call(user.token, "password-change", { currentPassword: TEST_PASSWORD, newPassword: NEXT })).status,
    ).toBe(429);
  });

  test("cannot be set past the current one through the auth end points", async () => {
    const user = await server.signUp();
    const { error } = await user.client.auth.updateUser({ password: NEXT });
    expect([error?.status, error?.code]).toEqual([403, "current_password_required"]);
    expect((await signIn(user.email, NEXT)).status).toBe(400);
    expect((await user.client.auth.updateUser({ data: { colour: "blue" } })).error).toBeNull();
  });

  test("two changes at once end with one of the two, and a person who can sign in", async () => {
    const user = await server.signUp();
    const wanted = ["Brave-Otter 41 sings?", "Quiet-Lantern 88 hums?"];
    const answers = await Promise.all(
      wanted.map((newPassword) => call(user.token, "password-change", { currentPassword: TEST_PASSWORD, newPassword })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const signIns = await Promise.all(wanted.map((password) => signIn(user.email, password)));
    expect(signIns.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
