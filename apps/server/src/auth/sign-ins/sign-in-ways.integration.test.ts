import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openServices } from "../../main/services.ts";
import {
  startTestProvider,
  TestBrowser,
  type ProviderPerson,
  type TestProvider,
} from "../../testing/openid-provider.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../testing/start-test-platform.ts";

/** Waits for what comes right after an answer; patiently, on whatever machine runs it. */
const soon = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 10_000, interval: 25 });

const GRACE: ProviderPerson = { id: "g-1", email: "grace@example.com", emailVerified: true, name: "Grace Hopper" };

let provider: TestProvider;
let server: TestPlatform;

beforeAll(async () => {
  provider = await startTestProvider([GRACE]);
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false }),
    environment: provider.environment,
  });
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});

const connect = (): SupabaseClient =>
  createClient(server.url, server.platform.keys.publishable, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
  });

async function historyOf(userId: string): Promise<string[]> {
  const rows = await server.sql<{ method: string; succeeded: boolean }[]>`
    select method, succeeded from sign_ins where user_id = ${userId} order by created_at, id`;
  return rows.map(({ method, succeeded }) => `${method} ${succeeded ? "ok" : "failed"}`);
}

/** A client as the web app has it for Google: PKCE, and what it must keep over the redirect. */
function googleClient(): SupabaseClient {
  const kept = new Map<string, string>();
  return createClient(server.url, server.platform.keys.publishable, {
    auth: {
      flowType: "pkce",
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  });
}

/** Signs in with Google in a browser without a page, and answers the address it ends at. */
async function google(client: SupabaseClient): Promise<URL> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo: `${server.url}/dashboard`, skipBrowserRedirect: true },
  });
  if (error !== null) throw error;
  const start = await fetch(data.url, { redirect: "manual" });
  const browser = new TestBrowser();
  const page = await browser.visit(start.headers.get("location") ?? "", provider.issuer);
  const { url } = await browser.visit(page.url.href, provider.issuer, {
    method: "POST",
    body: new URLSearchParams({ account: GRACE.id }),
  });
  const landed = await fetch(url, { redirect: "manual" });
  return new URL(landed.headers.get("location") ?? "about:blank");
}

const call = async (token: string | null, name: string, input: Record<string, unknown>) => {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe("signing in with Google", () => {
  test("is remembered as that, and a closed account is not let in but offered to be kept", async () => {
    const client = googleClient();
    const landed = await google(client);
    expect(landed.pathname).toBe("/dashboard");
    const { data } = await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
    const userId = data.user?.id ?? "";
    expect(await historyOf(userId)).toEqual(["google ok"]);

    // No password here: a session that has just begun stands for it.
    const closed = await call(data.session?.access_token ?? "", "account-close", { email: GRACE.email });
    expect(closed.status).toBe(200);
    const refused = await google(googleClient());
    const query = new URLSearchParams(refused.hash.slice(1));
    expect([refused.pathname, refused.search, query.get("until")]).toEqual(["/auth", "", closed.body["eraseAt"]]);
    const [sessions] = await server.sql`select count(*)::int as n from auth.sessions where user_id = ${userId}`;
    expect(sessions?.["n"]).toBe(0);
    expect(await call(null, "account-keep", { ticket: query.get("keep") })).toEqual({
      status: 200,
      body: { email: GRACE.email },
    });
    expect((await google(googleClient())).pathname).toBe("/dashboard");
  });

  test("a code got just before the account was closed signs nobody in either", async () => {
    const client = googleClient();
    const landed = await google(client);
    const [user] = await server.sql<{ id: string }[]>`select id from auth.users where email = ${GRACE.email}`;
    const userId = user?.id ?? "";
    await server.sql`insert into private.account_closures (user_id, erase_at) values (${userId}, now() + interval '29 days')`;
    const { data, error } = await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
    expect([data.session, error?.code]).toEqual([null, "account_closed"]);
    expect(await server.sql`select 1 from auth.sessions where user_id = ${userId}`).toEqual([]);
  });
});

describe("a second step", () => {
  test("is remembered when it signs in or fails, not when the app is set up or asked again", async () => {
    const user = await server.signUp("Mia");
    const first = connect();
    await first.auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    const enrolled = await first.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    if (enrolled.error !== null || enrolled.data.type !== "totp") throw enrolled.error ?? new Error("no app");
    const { id: factorId, totp } = enrolled.data;
    const code = async (): Promise<string> => {
      await server.sql`delete from private.totp_steps where user_id = ${user.id}`;
      return new TOTP({ secret: Secret.fromBase32(totp.secret), period: 30, digits: 6 }).generate();
    };
    expect((await first.auth.mfa.challengeAndVerify({ factorId, code: await code() })).error).toBeNull();
    expect((await first.auth.mfa.challengeAndVerify({ factorId, code: await code() })).error).toBeNull();
    const codes = await first.auth.mfa.recoveryCodes.generate();
    expect(await historyOf(user.id)).toEqual(["sign-up ok", "password ok"]);

    const second = connect();
    await second.auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    expect((await second.auth.mfa.challengeAndVerify({ factorId, code: "000000" })).error).not.toBeNull();
    expect((await second.auth.mfa.challengeAndVerify({ factorId, code: await code() })).error).toBeNull();
    const third = connect();
    await third.auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    expect((await third.auth.mfa.recoveryCodes.verify({ code: codes.data?.codes[0] ?? "" })).error).toBeNull();
    await soon(async () =>
      expect((await historyOf(user.id)).toSorted()).toEqual(
        [
          "sign-up ok",
          "password ok",
          "password ok",
          "second-factor failed",
          "second-factor ok",
          "password ok",
          "recovery-code ok",
        ].toSorted(),
      ),
    );
  });

  test("is needed before anything of the security page: half a sign-in changes nothing", async () => {
    const user = await server.signUp("Noa");
    await server.sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
      values (gen_random_uuid(), ${user.id}, 'Phone', 'totp', 'verified')`;
    const half = connect();
    const { data } = await half.auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    const token = data.session?.access_token ?? "";
    for (const [name, input] of [
      ["password-change", { currentPassword: TEST_PASSWORD, newPassword: "Brave-Otter 41 sings?" }],
      ["account-close", { email: user.email, password: TEST_PASSWORD }],
      ["token-create", { name: "x", scopes: ["projects:read"], days: null }],
      ["session-end-others", {}],
      ["account-export", {}],
    ] as const)
      expect([name, (await call(token, name, input)).status]).toEqual([name, 403]);
    const updated = await half.auth.updateUser({ password: "Brave-Otter 41 sings?" });
    expect(updated.error?.status).toBe(403);
  });
});

describe("the first proof of an address", () => {
  const waysIn = async (userId: string) => {
    const [row] = await server.sql<Record<string, number>[]>`select
      (select count(*)::int from auth.sessions where user_id = ${userId}) as sessions,
      (select count(*)::int from auth.mfa_factors where user_id = ${userId}) as factors,
      (select count(*)::int from public.api_tokens where user_id = ${userId}) as tokens,
      (select count(*)::int from private.webhooks where user_id = ${userId}) as webhooks,
      (select count(*)::int from auth.users where id = ${userId} and encrypted_password <> '') as passwords`;
    return row;
  };
  /** An account with one of every way in. */
  const squat = async () => {
    const user = await server.signUp("Squatter");
    await server.sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
      values (gen_random_uuid(), ${user.id}, 'Phone', 'totp', 'unverified')`;
    await server.sql`insert into api_tokens (user_id, name, scopes, ending) values (${user.id}, 'T', '{projects:read}', 'abcd')`;
    await server.sql`insert into private.webhooks (user_id, url, secret) values (${user.id}, 'https://hook.example/', 'x')`;
    expect(await waysIn(user.id)).toEqual({ sessions: 1, factors: 1, tokens: 1, webhooks: 1, passwords: 1 });
    return user;
  };

  test("by a link to a new password takes away everything that was left there before", async () => {
    const user = await squat();
    const owner = connect();
    await owner.auth.resetPasswordForEmail(user.email);
    const mail = await soon(() => {
      const found = server.mails.findLast(({ to, kind }) => to === user.email && kind === "recovery");
      if (found === undefined) throw new Error("no mail yet");
      return found;
    });
    expect((await owner.auth.verifyOtp({ email: user.email, token: mail.code, type: "recovery" })).error).toBeNull();
    expect(await waysIn(user.id)).toEqual({ sessions: 1, factors: 0, tokens: 0, webhooks: 0, passwords: 0 });
    expect((await owner.auth.updateUser({ password: "Brave-Otter 41 sings?" })).error).toBeNull();
    expect((await owner.from("notifications").select("title")).data).toContainEqual({
      title: "Your email address is confirmed",
    });
    // A second one finds an address that is proven, and leaves everything alone.
    await server.sql`insert into api_tokens (user_id, name, scopes, ending) values (${user.id}, 'T', '{projects:read}', 'abcd')`;
    await owner.auth.resetPasswordForEmail(user.email);
    const again = server.mails.findLast(({ to, kind }) => to === user.email && kind === "recovery");
    const { error } = await connect().auth.verifyOtp({ email: user.email, token: again?.code ?? "", type: "recovery" });
    expect(error).toBeNull();
    expect(await waysIn(user.id)).toMatchObject({ tokens: 1, passwords: 1 });
  });

  test("by whoever is signed in takes nothing away, and is of no use to anybody else", async () => {
    const user = await server.signUp("Rightful");
    const other = await server.signUp("Other");
    const { path } = await confirmationOf(user);
    const ticket = new URL(path, server.url).searchParams.get("confirm") ?? "";
    expect((await call(other.token, "email-confirm", { ticket })).status).toBe(403);
    expect((await call(null, "email-confirm", { ticket })).status).toBe(401);
    expect((await call(user.token, "email-confirm", { ticket: `${ticket}x` })).status).toBe(400);
    expect((await call(user.token, "account-safety", {})).body.emailConfirmed).toBe(false);
    expect((await call(user.token, "email-confirm", { ticket })).body).toEqual({ done: true });
    expect((await call(user.token, "account-safety", {})).body.emailConfirmed).toBe(true);
    expect(await waysIn(user.id)).toMatchObject({ sessions: 1, passwords: 1 });
    expect((await call(user.token, "email-confirm-send", {})).body).toMatchObject({ sent: false });
  });

  async function confirmationOf(user: TestUser): Promise<{ path: string }> {
    expect((await call(user.token, "email-confirm-send", {})).body).toEqual({ sent: true, outbox: true });
    const mail = (await server.queuedMails()).findLast(({ to }) => to === user.email);
    if (mail?.kind !== "confirm-address") throw new Error("no confirmation was queued");
    return mail.data;
  }
});

describe("a link to a new password", () => {
  test("lets one set it without the old one, is remembered, and nothing else does", async () => {
    const user = await server.signUp("Ria");
    const thief = user.token;
    await connect().auth.resetPasswordForEmail(user.email);
    const link = await soon(() => {
      const mail = server.mails.find(({ kind, to }) => kind === "recovery" && to === user.email);
      if (mail?.link === undefined) throw new Error("no mail yet");
      return mail.link;
    });
    const landed = await fetch(link, { redirect: "manual" });
    const location = new URL(landed.headers.get("location") ?? "about:blank");
    const query = new URLSearchParams(location.hash.slice(1));
    const client = connect();
    const tokenHash = location.searchParams.get("token_hash");
    if (tokenHash !== null) await client.auth.verifyOtp({ type: "recovery", token_hash: tokenHash });
    else
      await client.auth.setSession({
        access_token: query.get("access_token") ?? "",
        refresh_token: query.get("refresh_token") ?? "",
      });
    const { error } = await client.auth.updateUser({ password: "Brave-Otter 41 sings?" });
    expect(error).toBeNull();
    expect(await historyOf(user.id)).toContain("recovery ok");
    // Whoever was signed in before is out, and the owner is told.
    await soon(async () => expect((await call(thief, "usage-get", {})).status).toBe(401));
    expect(
      await server.sql`select 1 from notifications where user_id = ${user.id} and title = 'Your password was changed'`,
    ).toHaveLength(1);
    const signedIn = await connect().auth.signInWithPassword({ email: user.email, password: "Brave-Otter 41 sings?" });
    expect(signedIn.error).toBeNull();
  });
});
