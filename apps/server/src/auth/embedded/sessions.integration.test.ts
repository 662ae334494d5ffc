import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServices } from "../../main/services.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../testing/start-test-platform.ts";
import { createSessionStates } from "./session-states.ts";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
});
afterAll(async () => {
  await platform?.close();
});

async function signIn(email: string): Promise<SupabaseClient> {
  const client = createClient(platform.url, platform.platform.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password: TEST_PASSWORD });
  if (error !== null) throw error;
  return client;
}

const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? "";

/** Statuses of the four doors for a token; realtime as `ok` or `error`. */
async function doors(token: string) {
  const headers = { apikey: platform.platform.keys.publishable, authorization: `Bearer ${token}` };
  const json = { ...headers, "content-type": "application/json" };
  const [rest, user, functions, realtime] = await Promise.all([
    fetch(`${platform.url}/rest/v1/accounts?select=plan`, { headers }),
    fetch(`${platform.url}/auth/v1/user`, { headers }),
    fetch(`${platform.url}/functions/v1/usage-get`, { method: "POST", headers: json, body: "{}" }),
    join(token),
  ]);
  const bodies = [await rest.text(), await user.text(), await functions.text()];
  return { rest: rest.status, user: user.status, functions: functions.status, realtime, bodies };
}

/** Joins a channel as supabase-js does and answers the status of the reply. */
function join(token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const address = new URL(
      `/realtime/v1/websocket?apikey=${platform.platform.keys.publishable}&vsn=2.0.0`,
      platform.url,
    );
    address.protocol = "ws:";
    const socket = new WebSocket(address);
    const config = { postgres_changes: [{ event: "UPDATE", schema: "public", table: "renders" }] };
    socket.onopen = () =>
      socket.send(JSON.stringify(["1", "1", "realtime:test", "phx_join", { access_token: token, config }]));
    socket.onerror = () => reject(new Error("the socket failed"));
    socket.onmessage = ({ data }) => {
      const [, , , event, payload] = JSON.parse(String(data)) as [null, null, string, string, { status: string }];
      if (event !== "phx_reply") return;
      resolve(payload.status);
      socket.close();
    };
  });
}

const OPEN = { rest: 200, user: 200, functions: 200, realtime: "ok" };
const SHUT = { rest: 401, user: 401, functions: 401, realtime: "error" };

describe("a token that is not good is refused at REST, auth, functions and realtime", () => {
  let user: TestUser;
  let claims: JWTPayload;
  beforeAll(async () => {
    user = await platform.signUp();
    claims = decodeJwt(user.token);
  });
  const sign = async (payload: JWTPayload, secret?: string) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(new TextEncoder().encode(secret ?? (await platform.platform.secret("jwt"))));

  test("while a good one is let in", async () => {
    expect(await doors(user.token)).toMatchObject(OPEN);
    expect(await doors(await sign(claims))).toMatchObject(OPEN);
  });

  const bad: [string, () => Promise<string> | string][] = [
    ["expired", () => sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })],
    [
      "tampered",
      () => {
        const [head, body, signature] = user.token.split(".");
        const changed = { ...(JSON.parse(Buffer.from(body ?? "", "base64url").toString()) as object), aal: "aal2" };
        return `${head}.${Buffer.from(JSON.stringify(changed)).toString("base64url")}.${signature}`;
      },
    ],
    ["alg none", () => new UnsecuredJWT(claims).encode()],
    ["signed by a foreign key", () => sign(claims, "another installation's secret of some length")],
    ["for another audience", () => sign({ ...claims, aud: "somebody-else" })],
    ["without an audience", () => sign(Object.fromEntries(Object.entries(claims).filter(([name]) => name !== "aud")))],
    ["without a session", () => sign({ ...claims, session_id: undefined })],
    ["of a session that never was", () => sign({ ...claims, session_id: crypto.randomUUID() })],
    ["of another user's session", () => sign({ ...claims, sub: crypto.randomUUID() })],
    ["a refresh token", async () => (await user.client.auth.getSession()).data.session?.refresh_token ?? ""],
    ["rubbish", () => "aaa.bbb.ccc"],
  ];
  test.each(bad)("%s", async (_, make) => {
    const tried = await doors(await make());
    expect(tried).toMatchObject(SHUT);
    for (const body of tried.bodies) {
      expect(JSON.parse(body)).toBeTypeOf("object");
      expect(body).not.toMatch(/jose|stack|node_modules|secret/i);
    }
  });

  test("as an API key, in the header or the address, a session token opens nothing", async () => {
    const rest = `${platform.url}/rest/v1/accounts?select=plan`;
    const ways: [string, Record<string, string>][] = [
      [rest, { apikey: user.token }],
      [rest, { apikey: user.token, authorization: `Bearer ${user.token}` }],
      [`${rest}&apikey=${user.token}`, {}],
    ];
    for (const [address, headers] of ways) expect((await fetch(address, { headers })).status).toBe(401);
  });

  test("supabase-js is told that its session is missing when it has ended", async () => {
    const client = await signIn(user.email);
    await platform.sql`delete from auth.sessions where id = ${String(decodeJwt(await tokenOf(client))["session_id"])}`;
    await expect.poll(async () => (await client.auth.getUser()).error?.message).toBe("Auth session missing!");
  });
});

describe("signing out", () => {
  test("of this session ends it at once and leaves the others", async () => {
    const { email } = await platform.signUp();
    const [here, there] = [await signIn(email), await signIn(email)];
    const [token, other] = [await tokenOf(here), await tokenOf(there)];
    expect(await doors(token)).toMatchObject(OPEN);
    await here.auth.signOut({ scope: "local" });
    expect(await doors(token)).toMatchObject(SHUT);
    expect(await doors(other)).toMatchObject(OPEN);
  });

  test("everywhere ends all, their refresh tokens too", async () => {
    const { email } = await platform.signUp();
    const [here, there] = [await signIn(email), await signIn(email)];
    const [token, other] = [await tokenOf(here), await tokenOf(there)];
    await here.auth.signOut({ scope: "global" });
    expect(await doors(token)).toMatchObject(SHUT);
    expect(await doors(other)).toMatchObject(SHUT);
    expect((await there.auth.refreshSession()).error).not.toBeNull();
  });

  test("of the others leaves this one", async () => {
    const { email } = await platform.signUp();
    const [here, there] = [await signIn(email), await signIn(email)];
    const [token, other] = [await tokenOf(here), await tokenOf(there)];
    await here.auth.signOut({ scope: "others" });
    expect(await doors(token)).toMatchObject(OPEN);
    expect(await doors(other)).toMatchObject(SHUT);
    expect((await here.auth.refreshSession()).error).toBeNull();
  });

  test("in two tabs at the same time is one sign-out without an error", async () => {
    const { email } = await platform.signUp();
    const first = await signIn(email);
    const { data } = await first.auth.getSession();
    const second = platform.anonymous();
    await second.auth.setSession({
      access_token: data.session?.access_token ?? "",
      refresh_token: data.session?.refresh_token ?? "",
    });
    const outs = await Promise.all([first.auth.signOut(), second.auth.signOut()]);
    expect(outs.map(({ error }) => error)).toEqual([null, null]);
    expect(await doors(data.session?.access_token ?? "")).toMatchObject(SHUT);
  });
});

describe("what ends a session from outside takes effect within a second", () => {
  test("a session that is deleted by another part of the product or another machine", async () => {
    const user = await platform.signUp();
    expect(await doors(user.token)).toMatchObject(OPEN);
    await platform.sql`delete from auth.sessions where user_id = ${user.id}`;
    await expect
      .poll(async () => (await user.client.from("accounts").select("plan")).status, { interval: 50, timeout: 5000 })
      .toBe(401);
    expect(await doors(user.token)).toMatchObject(SHUT);
  });

  test("a suspended user, who is let in again when the suspension is over", async () => {
    const user = await platform.signUp();
    await platform.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${user.id}`;
    await expect
      .poll(async () => (await user.client.from("accounts").select("plan")).status, { interval: 50, timeout: 5000 })
      .toBe(401);
    const signedIn = await platform.anonymous().auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    expect([signedIn.error?.code, signedIn.error?.message]).toEqual(["user_banned", "This account is suspended."]);
    expect((await user.client.auth.refreshSession()).error?.code).toBe("user_banned");
    await platform.sql`update auth.users set banned_until = now() - interval '1 second' where id = ${user.id}`;
    const again = await platform.anonymous().auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    expect(again.error).toBeNull();
  });

  test("an open realtime channel", async () => {
    const user = await platform.signUp();
    await user.client.realtime.setAuth(user.token);
    const ended = new Promise<void>((resolve) => {
      user.client
        .channel("open")
        .on("postgres_changes", { event: "UPDATE", schema: "public", table: "renders" }, () => undefined)
        .subscribe((status) => {
          if (status === "SUBSCRIBED")
            void platform.sql`delete from auth.sessions where user_id = ${user.id}`.execute();
          if (status === "CHANNEL_ERROR") resolve();
        });
    });
    await ended;
    await user.client.removeAllChannels();
    await user.client.realtime.disconnect();
  });

  test("what is remembered of a session is not believed for longer than that", async () => {
    const user = await platform.signUp();
    const id = String(decodeJwt(user.token)["session_id"]);
    let now = 0;
    const states = createSessionStates(platform.sql, () => now);
    expect(await states.of(id)).toMatchObject({ userId: user.id, banned: false });
    await platform.sql`delete from auth.sessions where id = ${id}`;
    now = 999;
    expect(await states.of(id)).toBeNull();
  });

  test("looking sessions up costs one query for many callers, and none for those who come right after", async () => {
    const users = await Promise.all([1, 2, 3].map(() => platform.signUp()));
    const ids = users.map(({ token }) => String(decodeJwt(token)["session_id"]));
    let queries = 0;
    const counting = new Proxy(platform.sql, {
      apply(target, self, parameters) {
        queries += 1;
        return Reflect.apply(target, self, parameters) as unknown;
      },
    });
    const states = createSessionStates(counting);
    const asked = await Promise.all(Array.from({ length: 30 }, (_, n) => states.of(ids[n % 3] ?? "")));
    expect(asked.map((state) => state?.userId)).toEqual(Array.from({ length: 30 }, (_, n) => users[n % 3]?.id));
    expect(await states.of(ids[0] ?? "")).not.toBeNull();
    expect(queries).toBe(1);
    states.forget();
    expect(await states.of(crypto.randomUUID())).toBeNull();
    expect(queries).toBe(2);
  });
});
