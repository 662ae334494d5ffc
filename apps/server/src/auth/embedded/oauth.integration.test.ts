import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createHash } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { base64url, decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  startTestProvider,
  TestBrowser,
  type ProviderPerson,
  type TestProvider,
} from "../../testing/openid-provider.ts";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform } from "../../testing/start-test-platform.ts";

const GRACE: ProviderPerson = { id: "g-1", email: "grace@example.com", emailVerified: true, name: "Grace Hopper" };
const MALLORY: ProviderPerson = { id: "g-2", email: "victim@example.com", emailVerified: false, name: "Mallory" };

/** A client as the web app has it: PKCE, and what it must keep over the redirect. */
function pkceClient(platform: TestPlatform): SupabaseClient {
  const kept = new Map<string, string>();
  return createClient(platform.url, platform.platform.keys.publishable, {
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

async function startAddress(client: SupabaseClient, redirectTo: string): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error !== null) throw error;
  const answer = await fetch(data.url, { redirect: "manual" });
  const location = answer.headers.get("location");
  if (location === null) throw new Error(((await answer.json()) as { msg: string }).msg);
  return location;
}

/** Follows the callback and answers the address it leads to. */
async function followCallback(address: URL | string): Promise<URL> {
  const answer = await fetch(address, { redirect: "manual" });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get("location") ?? "about:blank");
}

describe("with an OpenID provider", () => {
  let provider: TestProvider;
  let platform: TestPlatform;
  const people = [GRACE, MALLORY];

  beforeAll(async () => {
    provider = await startTestProvider(people);
    platform = await startTestPlatform({ environment: provider.environment });
  });
  afterAll(async () => {
    await platform?.close();
    await provider?.close();
  });

  /** Signs a person in at the provider and answers the callback it leads to. */
  async function agree(
    client: SupabaseClient,
    person: ProviderPerson | null,
    redirectTo = `${platform.url}/dashboard`,
  ) {
    const browser = new TestBrowser();
    const page = await browser.visit(await startAddress(client, redirectTo), provider.issuer);
    expect(page.url.pathname).toMatch(/^\/interaction\//);
    const body = new URLSearchParams(person === null ? {} : { account: person.id });
    const { url } = await browser.visit(page.url.href, provider.issuer, { method: "POST", body });
    return url;
  }

  async function signIn(person: ProviderPerson) {
    const client = pkceClient(platform);
    const landed = await followCallback(await agree(client, person));
    const code = landed.searchParams.get("code");
    if (code === null) throw new Error(landed.searchParams.get("error_code") ?? "no code");
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    if (error !== null) throw error;
    return { client, session: data.session, landed, code };
  }

  test("signs a new person up, with name, profile and the page they wanted, and signs the same user in again", async () => {
    const first = await signIn(GRACE);
    expect(first.landed.origin + first.landed.pathname).toBe(`${platform.url}/dashboard`);
    expect(first.session.user).toMatchObject({
      email: "grace@example.com",
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: {
        full_name: "Grace Hopper",
        avatar_url: "https://pictures.example/grace.png",
        email_verified: true,
      },
    });
    expect(first.session.user.email_confirmed_at).toBeTruthy();
    expect(decodeJwt(first.session.access_token)).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
    const { data: profile } = await first.client
      .from("profiles")
      .select("full_name, username")
      .eq("id", first.session.user.id)
      .single();
    expect(profile).toEqual({ full_name: "Grace Hopper", username: "grace-hopper" });
    const second = await signIn(GRACE);
    expect(second.session.user.id).toBe(first.session.user.id);
    expect(second.session.access_token).not.toBe(first.session.access_token);
    expect((await second.client.auth.refreshSession()).error).toBeNull();
  });

  test("keeps no token of Google", async () => {
    const { session } = await signIn(GRACE);
    expect(session.provider_token).toBeUndefined();
    const kept = await platform.sql`select from auth.flow_state where provider_access_token is not null`;
    expect(kept).toHaveLength(0);
  });

  test("of two first sign-ins at the same time one user comes out", async () => {
    const twin = { id: "g-twin", email: "twin@example.com", emailVerified: true, name: "Twin" };
    people.push(twin);
    const both = await Promise.all([signIn(twin), signIn(twin)]);
    expect(new Set(both.map(({ session }) => session.user.id)).size).toBe(1);
  });

  test("cancelling there comes back as access_denied, without a session", async () => {
    const landed = await followCallback(await agree(pkceClient(platform), null));
    expect(landed.origin + landed.pathname).toBe(`${platform.url}/dashboard`);
    expect(Object.fromEntries(landed.searchParams)).toEqual({
      error: "access_denied",
      error_code: "access_denied",
      error_description: "The person did not agree.",
    });
  });

  test("an unverified address is refused and links to nobody", async () => {
    const victim = await platform.sql<{ id: string }[]>`select id from auth.users where email = ${MALLORY.email}`;
    expect(victim).toHaveLength(0);
    const { error } = await platform.anonymous().auth.signUp({
      email: MALLORY.email,
      password: TEST_PASSWORD,
      options: { data: { full_name: "The Victim" } },
    });
    expect(error).toBeNull();
    const landed = await followCallback(await agree(pkceClient(platform), MALLORY));
    expect(landed.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    const linked = await platform.sql`select from auth.identities where provider_id = ${MALLORY.id}`;
    expect(linked).toHaveLength(0);
  });

  test("a code is good once, only with its verifier, and a callback only once", async () => {
    const client = pkceClient(platform);
    const callback = await agree(client, GRACE);
    const landed = await followCallback(callback);
    const code = landed.searchParams.get("code") ?? "";
    const thief = pkceClient(platform);
    await startAddress(thief, `${platform.url}/dashboard`); // has a verifier of its own
    expect((await thief.auth.exchangeCodeForSession(code)).error?.code).toBe("bad_code_verifier");
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
    await startAddress(client, `${platform.url}/dashboard`);
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe("flow_state_not_found");
    const replayed = await followCallback(callback);
    expect(replayed.searchParams.get("error_code")).toBe("bad_oauth_state");
  });

  test.each([
    "https://evil.example/take",
    "//evil.example/",
    "http://localhost.evil.example/",
    "javascript:alert(1)",
    "http://user:pass@localhost/",
  ])("%s is not led back to", async (redirectTo) => {
    const landed = await followCallback(await agree(pkceClient(platform), GRACE, redirectTo));
    expect(landed.origin).toBe(platform.url);
  });

  test("a proven account with the same address is linked, and its password goes on", async () => {
    const user = await platform.signUp("Katherine Johnson");
    await platform.prove(user);
    people.push({ id: "g-3", email: user.email.toUpperCase(), emailVerified: true, name: "K. J." });
    const { session } = await signIn({ id: "g-3", email: user.email, emailVerified: true, name: "K. J." });
    expect(session.user.id).toBe(user.id);
    expect(session.user.user_metadata["full_name"]).toBe("Katherine Johnson");
    expect(session.user.app_metadata["providers"]).toEqual(["email", "google"]);
    const again = await platform.anonymous().auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    expect(again.data.user?.id).toBe(user.id);
  });

  test("an account whose address was never proven loses every way in that was laid beforehand", async () => {
    const squatter = await platform.signUp("Squatter");
    const { data: app } = await squatter.client.auth.mfa.enroll({ factorType: "totp" });
    expect(app).not.toBeNull();
    people.push({ id: "g-4", email: squatter.email, emailVerified: true, name: "Owner" });
    const { session, client } = await signIn({ id: "g-4", email: squatter.email, emailVerified: true, name: "Owner" });
    expect(session.user.id).toBe(squatter.id);
    const tried = await platform
      .anonymous()
      .auth.signInWithPassword({ email: squatter.email, password: TEST_PASSWORD });
    expect(tried.error?.message).toBe("Invalid login credentials");
    await expect
      .poll(async () => (await squatter.client.from("accounts").select("plan")).status, { timeout: 5000 })
      .toBe(401);
    expect((await squatter.client.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
    const { data: told } = await client.from("notifications").select("title");
    expect(told).toContainEqual({ title: "You can now sign in with Google" });
  });

  test("an address that was changed to, but never proven, counts as unproven", async () => {
    const mallory = await platform.signUp("Mallory");
    const target = `changed-${process.pid}@example.com`;
    // As versions before left it, which asked the old address only.
    await platform.sql`update auth.users set email = ${target} where id = ${mallory.id}`;
    await platform.sql`update auth.identities set identity_data = identity_data || ${platform.sql.json({ email: target, email_verified: false })}
      where user_id = ${mallory.id}`;
    people.push({ id: "g-6", email: target, emailVerified: true, name: "Owner" });
    const { session } = await signIn({ id: "g-6", email: target, emailVerified: true, name: "Owner" });
    expect(session.user.id).toBe(mallory.id);
    await expect
      .poll(async () => (await mallory.client.from("accounts").select("plan")).status, { timeout: 5000 })
      .toBe(401);
  });

  test("a banned user stays out", async () => {
    const person = { id: "g-5", email: "banned@example.com", emailVerified: true, name: "Banned" };
    people.push(person);
    const { session } = await signIn(person);
    await platform.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${session.user.id}`;
    const landed = await followCallback(await agree(pkceClient(platform), person));
    expect(landed.searchParams.get("error_code")).toBe("user_banned");
  });

  test("while sign-ups are switched off nobody new comes in, and whoever has an account still does", async () => {
    const member = { id: "g-8", email: "member@example.com", emailVerified: true, name: "Member" };
    const newcomer = { id: "g-9", email: "newcomer@example.com", emailVerified: true, name: "Newcomer" };
    const byPassword = await platform.signUp("Has A Password");
    const linked = { id: "g-10", email: byPassword.email, emailVerified: true, name: "Has A Password" };
    people.push(member, newcomer, linked);
    const first = await signIn(member);
    const refused = async () => {
      const landed = await followCallback(await agree(pkceClient(platform), newcomer));
      expect(await platform.sql`select from auth.users where email = ${newcomer.email}`).toHaveLength(0);
      expect(await platform.sql`select from auth.identities where provider_id = ${newcomer.id}`).toHaveLength(0);
      expect(landed.origin + landed.pathname).toBe(`${platform.url}/dashboard`);
      return Object.fromEntries(landed.searchParams);
    };
    try {
      await platform.sql`update private.switches set is_on = false, note = '' where name = 'sign-up'`;
      expect(await refused()).toEqual({
        error: "access_denied",
        error_code: "signup_disabled",
        error_description: "Sign-ups are closed right now.",
      });
      await platform.sql`update private.switches set note = 'We are full until May.' where name = 'sign-up'`;
      expect((await refused())["error_description"]).toBe("We are full until May.");
      expect((await signIn(member)).session.user.id).toBe(first.session.user.id);
      expect((await signIn(linked)).session.user.id).toBe(byPassword.id);
    } finally {
      await platform.sql`update private.switches set is_on = true, note = '' where name = 'sign-up'`;
    }
    expect((await signIn(newcomer)).session.user.email).toBe(newcomer.email);
  });

  test("does not stand in for the second factor", async () => {
    const person = { id: "g-7", email: "careful@example.com", emailVerified: true, name: "Careful" };
    people.push(person);
    const { client, session } = await signIn(person);
    await platform.sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
      values (gen_random_uuid(), ${session.user.id}, 'Phone', 'totp', 'verified', 'v1.x')`;
    const again = await signIn(person);
    expect(decodeJwt(again.session.access_token)["aal"]).toBe("aal1");
    for (const each of [client, again.client]) {
      await expect
        .poll(async () => (await each.from("accounts").select("plan")).error?.code, { timeout: 5000 })
        .toBe("insufficient_aal");
    }
  });

  test("clients are told that there is Google", async () => {
    const answer = await fetch(`${platform.url}/auth/v1/settings`, {
      headers: { apikey: platform.platform.keys.publishable },
    });
    expect(await answer.json()).toMatchObject({ external: { google: true, github: false } });
  });

  test("starting without PKCE is refused", async () => {
    for (const query of [
      "",
      "&code_challenge=abc&code_challenge_method=s256",
      `&code_challenge=${"a".repeat(43)}&code_challenge_method=plain`,
    ]) {
      const answer = await fetch(`${platform.url}/auth/v1/authorize?provider=google${query}`, { redirect: "manual" });
      expect(answer.status).toBe(400);
    }
    const other = await fetch(`${platform.url}/auth/v1/authorize?provider=github`, { redirect: "manual" });
    expect(await other.json()).toMatchObject({ msg: "Unsupported provider: provider is not enabled" });
  });
});

describe("with a provider that lies", () => {
  let platform: TestPlatform;
  let key: CryptoKey;
  /** Makes the ID token of the next exchange from the nonce that was asked for. */
  let lie: (claims: Record<string, unknown>) => Promise<string>;
  let issuer: string;
  let asked: URLSearchParams | undefined;
  const server = createServer();

  beforeAll(async () => {
    const pair = await generateKeyPair("RS256");
    key = pair.privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: "k", alg: "RS256", use: "sig" };
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let nonce = "";
    server.on("request", async (request, response) => {
      response.setHeader("content-type", "application/json");
      const url = new URL(request.url ?? "/", issuer);
      if (url.pathname.endsWith("openid-configuration")) {
        response.end(
          JSON.stringify({
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/keys`,
          }),
        );
      } else if (url.pathname === "/keys") response.end(JSON.stringify({ keys: [jwk] }));
      else if (url.pathname === "/nonce") {
        nonce = url.searchParams.get("is") ?? "";
        response.end("{}");
      } else {
        let body = "";
        for await (const chunk of request) body += String(chunk);
        asked = new URLSearchParams(body);
        const now = Math.floor(Date.now() / 1000);
        const claims = {
          iss: issuer,
          aud: "client",
          sub: "liar",
          nonce,
          iat: now,
          exp: now + 300,
          email: "liar@example.com",
          email_verified: true,
          name: "Liar",
        };
        response.end(JSON.stringify({ access_token: "x", token_type: "Bearer", id_token: await lie(claims) }));
      }
    });
    platform = await startTestPlatform({
      environment: { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_ISSUER: issuer },
    });
  });
  afterAll(async () => {
    await platform?.close();
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => {
    lie = sign;
  });

  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k" }).sign(key);

  async function begin() {
    const client = pkceClient(platform);
    const url = new URL(await startAddress(client, `${platform.url}/dashboard`));
    await fetch(`${issuer}/nonce?is=${url.searchParams.get("nonce") ?? ""}`);
    return { client, url, state: url.searchParams.get("state") ?? "" };
  }
  const back = (parameters: Record<string, string>) =>
    followCallback(`${platform.url}/auth/v1/callback?${new URLSearchParams(parameters).toString()}`);

  test("the truth is let in, and PKCE binds the code to this server", async () => {
    const { client, url, state } = await begin();
    const landed = await back({ state, code: "c" });
    expect((await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "")).error).toBeNull();
    const verifier = asked?.get("code_verifier") ?? "";
    expect(createHash("sha256").update(verifier).digest("base64url")).toBe(url.searchParams.get("code_challenge"));
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  });

  const lies: [string, (claims: Record<string, unknown>) => Promise<string>][] = [
    ["another nonce", (claims) => sign({ ...claims, nonce: "other" })],
    ["no nonce", (claims) => sign({ ...claims, nonce: undefined })],
    ["an expired token", (claims) => sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })],
    ["another audience", (claims) => sign({ ...claims, aud: "somebody else" })],
    ["two audiences without azp", (claims) => sign({ ...claims, aud: ["client", "other"] })],
    ["a token made for another client", (claims) => sign({ ...claims, azp: "other" })],
    ["another issuer", (claims) => sign({ ...claims, iss: "https://accounts.google.com" })],
    ["no e-mail", (claims) => sign({ ...claims, email: undefined })],
    [
      "a changed payload",
      async (claims) => {
        const [head, , signature] = (await sign(claims)).split(".");
        return `${head}.${base64url.encode(JSON.stringify({ ...claims, email: "boss@example.com" }))}.${signature}`;
      },
    ],
    ["no signature", async (claims) => new UnsecuredJWT(claims).encode()],
    [
      "a signature by the client secret",
      (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode("secret".repeat(8))),
    ],
    [
      "a key of somebody else",
      async (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: "RS256", kid: "k" })
          .sign((await generateKeyPair("RS256")).privateKey),
    ],
  ];
  test.each(lies)("%s is refused", async (_, make) => {
    lie = make;
    const { state } = await begin();
    const landed = await back({ state, code: "c" });
    expect(landed.searchParams.get("code")).toBeNull();
    expect(Object.fromEntries(landed.searchParams)).toEqual({
      error: "server_error",
      error_code: "unexpected_failure",
      error_description: "Google's answer could not be verified.",
    });
    expect(await platform.sql`select from auth.users where email = 'boss@example.com'`).toHaveLength(0);
  });

  test("a wrong, a missing, a late and a used state are refused before anything is asked of the provider", async () => {
    const { state } = await begin();
    asked = undefined;
    expect((await back({ state: "made-up", code: "c" })).searchParams.get("error_code")).toBe("bad_oauth_state");
    expect((await back({ code: "c" })).searchParams.get("error_code")).toBe("bad_oauth_state");
    await platform.sql`update private.oauth_flows set created_at = now() - interval '11 minutes'`;
    expect((await back({ state, code: "c" })).searchParams.get("error_code")).toBe("bad_oauth_state");
    expect((await back({ state, code: "c" })).searchParams.get("error_code")).toBe("bad_oauth_state");
    expect(asked).toBeUndefined();
  });

  test("an answer in the name of another issuer is refused", async () => {
    const { state } = await begin();
    expect((await back({ state, code: "c", iss: "https://other.example" })).searchParams.get("code")).toBeNull();
  });

  test("a code that came too late is refused", async () => {
    const { client, state } = await begin();
    const code = (await back({ state, code: "c" })).searchParams.get("code") ?? "";
    await platform.sql`update auth.flow_state set created_at = now() - interval '6 minutes'`;
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe("flow_state_expired");
  });

  test("words of the provider come back as text of limited length, nothing else", async () => {
    const { state } = await begin();
    const landed = await back({ state, error: "<script>", error_description: "x".repeat(5000) });
    expect(landed.searchParams.get("error")).toBe("access_denied");
    expect(landed.searchParams.get("error_description")).toHaveLength(300);
  });
});

describe("not set up", () => {
  test("starting is refused in words, and so is half a setting", async () => {
    const platform = await startTestPlatform();
    try {
      const address = await startAddress(pkceClient(platform), `${platform.url}/dashboard`).catch(
        (error: Error) => error.message,
      );
      expect(address).toBe("Unsupported provider: provider is not enabled");
    } finally {
      await platform.close();
    }
    await expect(startTestPlatform({ environment: { GOOGLE_CLIENT_ID: "x" } })).rejects.toThrow(
      "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together",
    );
  });
});
