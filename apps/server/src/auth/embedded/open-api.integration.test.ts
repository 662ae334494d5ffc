import { readFileSync } from "node:fs";
import { createRequire, findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRoleName } from "./auth-schema.ts";
import { openGuardedConnections } from "./connection.ts";
import { openDatabase } from "../../infra/database/database.ts";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform } from "../../testing/start-test-platform.ts";

let platform: TestPlatform;
/** The library's login role on the test database. */
let apiUrl: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  const [database] = await platform.sql<{ name: string }[]>`select current_database() as name`;
  const url = new URL(platform.platform.databaseUrl);
  url.username = apiRoleName(database?.name ?? "");
  url.password = await platform.platform.secret("api-role-password");
  apiUrl = url.href;
  // Before the first REST request: the library reads the schema once.
  await platform.sql.unsafe(`
    create function public.test_refuse(reason text) returns integer language plpgsql as $$
    begin raise exception 'Refused: %', reason using hint = 'Ask nicely.', detail = 'It was asked rudely.'; end $$;
    create function public.test_fail_check() returns integer language plpgsql as $$
    begin raise check_violation using message = 'too small'; end $$;`);
});

afterAll(async () => {
  await platform?.close();
});

const restHeaders = (token: string) => ({
  apikey: platform.platform.keys.publishable,
  authorization: `Bearer ${token}`,
});

describe("trap: a pool that is closed while a transaction holds a connection never ends", () => {
  test("it ends, whether the transaction does or not", async () => {
    for (const ends of [true, false]) {
      const connection = openGuardedConnections(apiUrl).auth;
      const { driver } = connection as unknown as { driver: ReturnType<typeof openDatabase> };
      const held = await driver.reserve();
      await held`select 1`;
      const closing = connection.close();
      if (ends) held.release();
      expect(await Promise.race([closing.then(() => "closed"), delay(10_000, "still open")])).toBe("closed");
    }
  }, 30_000);
});

describe("trap: the library grants everything to the API roles", () => {
  test("grants are as the migrations made them, before and after requests of every role", async () => {
    const grants = () => platform.sql`
      select grantee, table_schema, table_name, column_name, privilege_type from information_schema.column_privileges
      where table_schema in ('public', 'auth') and grantee in ('anon', 'authenticated') order by 1, 2, 3, 4, 5`;
    const before = await grants();
    const user = await platform.signUp();
    await user.client.from("profiles").select("*");
    await platform.anonymous().from("profiles").select("*");
    await (await platform.service()).from("accounts").select("*");
    expect(await grants()).toEqual(before);
    const raised = await user.client.from("accounts").update({ credits: 5000, plan: "studio" }).eq("user_id", user.id);
    expect(raised.error?.code).toBe("42501");
  });

  test("the connection never probes", () => {
    const connection = openGuardedConnections(apiUrl).auth;
    expect(Reflect.get(connection, "rlsState")).toBe("active");
    return connection.close();
  });
});

describe("trap: roles", () => {
  test("the three API roles cannot log in, and only service_role passes row level security", async () => {
    const roles = await platform.sql`
      select rolname as name, rolcanlogin as login, rolbypassrls as bypass, rolsuper as super from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role') order by 1`;
    expect([...roles]).toEqual([
      { name: "anon", login: false, bypass: false, super: false },
      { name: "authenticated", login: false, bypass: false, super: false },
      { name: "service_role", login: false, bypass: true, super: false },
    ]);
  });

  test("the login role can become those three and nothing else, and by itself reads and makes nothing", async () => {
    const sql = openDatabase(apiUrl, { max: 1 });
    try {
      for (const role of ["anon", "authenticated", "service_role"]) {
        await sql.begin(async (tx) => void (await tx.unsafe(`set local role ${role}`)));
      }
      const [owner] = await platform.sql<{ name: string }[]>`select current_user as name`;
      await expect(sql.unsafe(`set role "${owner?.name}"`)).rejects.toThrow("permission denied to set role");
      await expect(sql.unsafe("set role pg_read_server_files")).rejects.toThrow("permission denied to set role");
      await expect(sql`select * from public.profiles`).rejects.toThrow("permission denied");
      await expect(sql`select * from private.secrets`).rejects.toThrow("permission denied");
      await expect(sql`create table public.mine ()`).rejects.toThrow("permission denied");
      await sql`grant all on public.accounts to authenticated`; // A warning only, and no effect:
      const [right] =
        await platform.sql`select has_table_privilege('authenticated', 'public.accounts', 'update') as granted`;
      expect(right).toEqual({ granted: false });
    } finally {
      await sql.end();
    }
  });

  test("a token of another role of the cluster is refused", async () => {
    const token = await new SignJWT({ role: "pg_read_all_data", sub: crypto.randomUUID() })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(await platform.platform.secret("jwt")));
    const answer = await fetch(`${platform.url}/rest/v1/profiles`, { headers: restHeaders(token) });
    expect(answer.status).toBe(401);
  });
});

describe("trap: JSON is stored twice encoded", () => {
  test("metadata is an object in the database at sign-up and after a change", async () => {
    const user = await platform.signUp("Ada Lovelace", { favourite: { colour: "red" } });
    await user.client.auth.updateUser({ data: { favourite: { colour: "blue" }, tags: ["a"] } });
    const [row] = await platform.sql`
      select jsonb_typeof(u.raw_user_meta_data) as own, jsonb_typeof(u.raw_app_meta_data) as app, jsonb_typeof(i.identity_data) as identity,
        u.raw_user_meta_data -> 'favourite' ->> 'colour' as colour, i.email
      from auth.users u join auth.identities i on i.user_id = u.id where u.id = ${user.id}`;
    expect(row).toEqual({ own: "object", app: "object", identity: "object", colour: "blue", email: user.email });
    const { data } = await user.client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({
      full_name: "Ada Lovelace",
      favourite: { colour: "blue" },
      tags: ["a"],
    });
  });
});

describe("trap: timestamps", () => {
  const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;
  test("come as ISO 8601 from REST and auth", async () => {
    const user = await platform.signUp();
    const { data } = await user.client.from("profiles").select("created_at").eq("id", user.id).single();
    expect(data?.created_at).toMatch(ISO);
    const found = await user.client.auth.getUser();
    expect(found.data.user?.created_at).toMatch(ISO);
    expect(found.data.user?.last_sign_in_at).toMatch(ISO);
  });
  test("can be filtered and written as ISO 8601", async () => {
    const user = await platform.signUp();
    const project = await platform.insertProject(user.id);
    const at = "2026-03-29T01:30:00.123+00:00";
    const { data } = await user.client
      .from("projects")
      .update({ archived_at: at })
      .eq("id", project.id)
      .select("archived_at")
      .single();
    expect(data).toEqual({ archived_at: at });
    const found = await user.client.from("projects").select("id").gte("archived_at", at).lte("archived_at", at);
    expect(found.data).toEqual([{ id: project.id }]);
  });
});

describe("trap: transactions are not atomic over the pool", () => {
  test("a failing statement undoes those before it, also with other work going on", async () => {
    const connection = openGuardedConnections(apiUrl).auth;
    try {
      const id = crypto.randomUUID();
      const insert = `insert into auth.users (id, email) values ('${id}', '${id}@example.com')`;
      const busy = Promise.all(Array.from({ length: 20 }, () => connection.exec("select pg_sleep(0.005)")));
      await expect(connection.transaction([insert, "select 1 / 0"])).rejects.toThrow("division by zero");
      await busy;
      expect([...(await platform.sql`select 1 from auth.users where id = ${id}`)]).toEqual([]);
    } finally {
      await connection.close();
    }
  });

  test("of two uses of one e-mailed code only one wins", async () => {
    const user = await platform.signUp();
    await platform.anonymous().auth.resetPasswordForEmail(user.email);
    const code = platform.mails.findLast((mail) => mail.to === user.email)?.code ?? "";
    const uses = await Promise.all(
      Array.from({ length: 4 }, () =>
        platform.anonymous().auth.verifyOtp({ email: user.email, token: code, type: "recovery" }),
      ),
    );
    expect(uses.filter((use) => use.data.session !== null)).toHaveLength(1);
  });
});

describe("trap: errors raised in SQL lose their kind and hint", () => {
  test("RAISE EXCEPTION comes as 400 with message, details and hint", async () => {
    const { error, status } = await platform.anonymous().rpc("test_refuse", { reason: "no" });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: "P0001",
      message: "Refused: no",
      details: "It was asked rudely.",
      hint: "Ask nicely.",
    });
  });
  test("a violated check comes as 400, from a function and from a table", async () => {
    const raised = await platform.anonymous().rpc("test_fail_check");
    expect([raised.status, raised.error?.code]).toEqual([400, "23514"]);
    const user = await platform.signUp();
    const project = await platform.insertProject(user.id);
    const broken = await user.client.from("projects").update({ aspect: "4:3" }).eq("id", project.id);
    expect([broken.status, broken.error?.code]).toEqual([400, "23514"]);
  });
  test("a taken username comes as 409", async () => {
    const [first, second] = [await platform.signUp("First One"), await platform.signUp("Second One")];
    const { data } = await first.client.from("profiles").select("username").eq("id", first.id).single();
    const taken = await second.client.from("profiles").update({ username: data?.username }).eq("id", second.id);
    expect([taken.status, taken.error?.code]).toEqual([409, "23505"]);
  });
});

describe("trap: a token without a signature counts as anonymous", () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = () => ({ role: "service_role", sub: crypto.randomUUID(), exp: Math.floor(Date.now() / 1000) + 3600 });

  test.each([
    ["alg none", async () => `${encode({ alg: "none", typ: "JWT" })}.${encode(claims())}.`],
    ["alg none with a made-up signature", async () => `${encode({ alg: "none" })}.${encode(claims())}.eA`],
    ["another secret", async () => sign(claims(), "x".repeat(43))],
    ["expired", async () => sign({ ...claims(), exp: 1_700_000_000 }, await platform.platform.secret("jwt"))],
    ["no expiry", async () => sign({ role: "service_role" }, await platform.platform.secret("jwt"))],
    [
      "a user role without a user",
      async () => sign({ role: "authenticated", exp: claims().exp }, await platform.platform.secret("jwt")),
    ],
    ["not a token", async () => "hello"],
    ["empty parts", async () => ".."],
  ])("%s is refused with 401", async (_, make) => {
    const answer = await fetch(`${platform.url}/rest/v1/profiles`, { headers: restHeaders(await make()) });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "PGRST301", hint: "Sign in again." });
  });

  test("another scheme than Bearer is refused, a session and the key are not", async () => {
    const user = await platform.signUp();
    const status = async (authorization: string) =>
      (await fetch(`${platform.url}/rest/v1/accounts?select=plan`, { headers: { ...restHeaders(""), authorization } }))
        .status;
    expect(await status("Basic YTpi")).toBe(401);
    expect(await status(`Bearer ${user.token}`)).toBe(200);
    expect(await status(`Bearer ${platform.platform.keys.publishable}`)).toBe(401); // anon has no right on accounts
  });

  async function sign(payload: Record<string, unknown>, secret: string): Promise<string> {
    return new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));
  }
});

describe("trap: the address to come back to is dropped", () => {
  const linkFor = async (redirectTo: string | undefined) => {
    const user = await platform.signUp();
    const { error } = await platform
      .anonymous()
      .auth.resetPasswordForEmail(user.email, redirectTo === undefined ? {} : { redirectTo });
    expect(error).toBeNull();
    const mail = platform.mails.findLast(({ to }) => to === user.email);
    return { user, link: new URL(mail?.link ?? "about:blank") };
  };

  test("a path of the product is kept, through the e-mail and the click, with full claims", async () => {
    const { user, link } = await linkFor(`${platform.url}/auth/new-password?from=mail`);
    expect(link.origin).toBe(platform.url);
    const answer = await fetch(link, { redirect: "manual" });
    const target = new URL(answer.headers.get("location") ?? "about:blank");
    expect(target.origin + target.pathname + target.search).toBe(`${platform.url}/auth/new-password?from=mail`);
    const token = new URLSearchParams(target.hash.slice(1)).get("access_token") ?? "";
    expect(decodeJwt(token)).toMatchObject({
      sub: user.id,
      aal: "aal1",
      amr: [{ method: "otp" }],
      app_metadata: { provider: "email" },
    });
  });

  test.each([
    undefined,
    "https://evil.example/take",
    "http://localhost.evil.example/",
    "javascript:alert(1)",
    "//evil.example",
  ])("%s leads to the product's front page", async (redirectTo) => {
    const { link } = await linkFor(redirectTo);
    const answer = await fetch(link, { redirect: "manual" });
    expect(new URL(answer.headers.get("location") ?? "about:blank").origin).toBe(platform.url);
  });
});

describe("trap: tokens lack claims", () => {
  test("sign-up, sign-in and refresh give aal, amr and metadata, and how one signed in survives a refresh", async () => {
    const user = await platform.signUp("Ada Lovelace");
    expect(decodeJwt(user.token)).toMatchObject({
      aal: "aal1",
      amr: [{ method: "password" }],
      app_metadata: { providers: ["email"] },
    });
    const signedIn = await user.client.auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    const first = decodeJwt(signedIn.data.session?.access_token ?? "");
    const refreshed = await user.client.auth.refreshSession();
    const second = decodeJwt(refreshed.data.session?.access_token ?? "");
    expect(second["amr"]).toEqual(first["amr"]);
    expect(second["session_id"]).toBe(first["session_id"]);
    expect(second).toMatchObject({ aal: "aal1", role: "authenticated", user_metadata: { full_name: "Ada Lovelace" } });
  });

  test("supabase.auth.mfa can read the level", async () => {
    const user = await platform.signUp();
    const { data, error } = await user.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(error).toBeNull();
    expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });

  test("metadata of any size does not make a token too long to send", async () => {
    const user = await platform.signUp("Ada Lovelace", { diary: "x".repeat(30_000) });
    expect(user.token.length).toBeLessThan(4000);
    expect((await user.client.from("accounts").select("plan").single()).data).toEqual({ plan: "free" });
    const { data } = await user.client.auth.getUser();
    expect(data.user?.user_metadata["diary"]).toHaveLength(30_000);
  });

  test("the level of a session is kept over refreshes", async () => {
    const user = await platform.signUp();
    await platform.sql`update auth.sessions set aal = 'aal2' where user_id = ${user.id}`;
    const refreshed = await user.client.auth.refreshSession();
    expect(decodeJwt(refreshed.data.session?.access_token ?? "")["aal"]).toBe("aal2");
  });
});

describe("trap: hashing on the main thread", () => {
  const near = createRequire(findPackageJSON("@supabase/lite", import.meta.url) ?? "");

  test("the library's bcryptjs is the native one", () => {
    const entry = near.resolve("bcryptjs");
    const { name } = JSON.parse(readFileSync(join(dirname(entry), "package.json"), "utf8")) as { name: string };
    expect(name).toBe("@node-rs/bcrypt");
  });

  test("the event loop goes on while a password is hashed", async () => {
    const bcrypt = near("bcryptjs") as { hash(password: string, cost: number): Promise<string> };
    let turns = 0;
    let hashing = true;
    const hashed = bcrypt.hash(TEST_PASSWORD, 12).finally(() => (hashing = false));
    while (hashing) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(await hashed).toMatch(/^\$2[aby]\$12\$/);
    expect(turns).toBeGreaterThan(100);
  });
});

describe("trap: the query parser calls itself", () => {
  test.each([
    ["nested thousands deep", `or=${"(".repeat(5000)}${")".repeat(5000)}`, 400],
    ["nested hundreds deep", `or=${"and(".repeat(400)}id.eq.1${")".repeat(400)}`, 400],
    ["nested with encoded brackets", `or=${"and%28".repeat(400)}id.eq.1${"%29".repeat(400)}`, 400],
    ["of 14,000 characters", `id=in.(${"1,".repeat(7000)}1)`, 414],
  ])("a filter %s is refused in words", async (_what, query, status) => {
    const answer = await fetch(`${platform.url}/rest/v1/projects?${query}`, {
      headers: { apikey: platform.platform.keys.publishable },
    });
    const body = (await answer.json()) as { code: string; message: string };
    expect([answer.status, body.code]).toEqual([status, "PGRST100"]);
    expect(body.message).toMatch(/^The query is (?:longer|nested deeper) than /);
  });
});

describe("trap: regular expressions of strangers", () => {
  const slow = "^(a+)(a+)(a+)(a+)(a+)(a+)\\\\1\\\\2\\\\3\\\\4\\\\5\\\\6!$";
  const get = (path: string) =>
    fetch(`${platform.url}/rest/v1/${path}`, { headers: { apikey: platform.platform.keys.publishable } });

  test.each([
    ["match", `profiles?bio=match.${encodeURIComponent(slow)}`],
    ["imatch", "profiles?bio=imatch.a"],
    ["match, encoded", "profiles?bio=%6d%61tch.a"],
    ["match(any)", "profiles?bio=match(any).{a,b}"],
    ["imatch(all)", "profiles?bio=imatch%28all%29.{a,b}"],
    ["not.match", "profiles?bio=not.match.a"],
    ["match in or", "profiles?or=(id.is.null,bio.match.a)"],
    ["not.imatch in and of or", "profiles?or=(id.is.null,and(bio.not.imatch.a,bio.eq.b))"],
    ["match(any) in not.and", "profiles?not.and=(bio.match(any).{a,b},id.is.null)"],
    ["match in not.or, nested", "profiles?and=(not.or(bio.match.a,id.is.null))"],
    ["match of an embedded table", "projects?select=id,renders(id)&renders.error_message=match.a"],
    ["match in or of an embedded table", "projects?select=id,renders(id)&renders.or=(error_message.match.a)"],
    ["match of a path in JSON", "projects?spec->>name=match.a"],
    ["match of a column in quotes", 'profiles?"bio"=match.a'],
    ["match of a cast column", "profiles?bio::text=match.a"],
    ["match beside another filter of the column", "profiles?bio=eq.a&bio=imatch.a"],
    ["match in a filter of json", 'projects?spec=eq.{"$regex":"a"}'],
  ])("%s is refused", async (_what, path) => {
    const answer = await get(path);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, "PGRST100"]);
  });

  test("is refused for changes, removals and by supabase-js alike", async () => {
    const user = await platform.signUp();
    for (const asked of [
      user.client.from("profiles").update({ bio: "x" }).filter("bio", "match", "a"),
      user.client.from("notifications").delete().filter("title", "imatch", "a"),
      user.client.from("profiles").select("id").regexMatch("bio", "a"),
      user.client.from("profiles").select("id").regexIMatch("bio", "a"),
    ])
      expect((await asked).error?.message).toMatch(/^Unsupported operator: i?match\. /);
    expect((await user.client.from("profiles").update({ bio: '{"$regex":"a"}' }).eq("id", user.id)).error).toBeNull();
    expect((await user.client.from("profiles").select("id").ilike("bio", "*regex*")).error).toBeNull();
  });
});

describe("trap: REST and auth share a pool", () => {
  const ask = (path: string, token: string) =>
    fetch(`${platform.url}/rest/v1/${path}`, {
      headers: { apikey: platform.platform.keys.publishable, authorization: `Bearer ${token}` },
    });

  test("requests that take too long are ended, and keep nobody from signing in", async () => {
    const user = await platform.signUp();
    const ended: string[] = [];
    const statuses = await platform.sql.begin(async (tx) => {
      await tx`lock table public.transform_presets in access exclusive mode`;
      const slow = Array.from({ length: 12 }, async () => {
        const answer = await ask("transform_presets?select=id", user.token);
        ended.push("REST");
        return [answer.status, ((await answer.json()) as { code: string }).code];
      });
      const { error } = await platform
        .anonymous()
        .auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
      ended.push("sign-in");
      expect(error).toBeNull();
      return Promise.all(slow);
    });
    expect(ended[0]).toBe("sign-in");
    expect(statuses).toEqual(statuses.map(() => [504, "57014"]));
    expect((await ask("transform_presets?select=id", user.token)).status).toBe(200);
  });

  test("an answer of more than 2 MB is refused, however few rows it is, and the next one comes as ever", async () => {
    const user = await platform.signUp();
    const spec = { text: "x".repeat(30_000) };
    const [first] = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        platform.insertProject(user.id, { spec: platform.sql.json({ ...spec, n }) }),
      ),
    );
    for (const path of ["projects?select=*", "projects?select=spec", "accounts?select=plan"]) {
      const answer = await ask(path, user.token);
      const body = (await answer.json()) as { code: string; message: string };
      if (path.startsWith("accounts")) expect([answer.status, body]).toEqual([200, [{ plan: "free" }]]);
      else expect([answer.status, body.message]).toEqual([413, "The answer is larger than 2 MB."]);
    }
    expect((await user.client.from("projects").select("id")).data).toHaveLength(100);
    expect((await user.client.from("projects").select("*").limit(50)).data).toHaveLength(50);
    await platform.sql`update projects set spec = ${platform.sql.json({ text: "x".repeat(3_000_000) })} where id = ${first?.id ?? ""}`;
    expect((await ask(`projects?select=*&id=eq.${first?.id}`, user.token)).status).toBe(413);
    expect((await ask(`projects?select=id&id=eq.${first?.id}`, user.token)).status).toBe(200);
  });

  test("nor is a change answered with more", async () => {
    const user = await platform.signUp();
    const spec = platform.sql.json({ text: "x".repeat(30_000) });
    await Promise.all(Array.from({ length: 100 }, () => platform.insertProject(user.id, { spec })));
    const { error, status } = await user.client
      .from("projects")
      .update({ name: "N" })
      .eq("user_id", user.id)
      .select("*");
    expect([status, error?.message]).toEqual([413, "The answer is larger than 2 MB."]);
    expect((await user.client.from("projects").select("name").eq("name", "N")).data).toEqual([]);
  });
});

describe("trap: what must stay off", () => {
  test.each(["/storage/v1/bucket", "/_system/info", "/_studio", "/admin"])("%s is not served", async (path) => {
    const direct = await platform.platform.api(new Request(platform.url + path), { address: "127.0.0.1" });
    expect(direct.status).toBe(404);
  });

  test("a request without a key is not taken for an administrator, from this machine either", async () => {
    const answer = await fetch(`${platform.url}/rest/v1/accounts`);
    expect(answer.status).toBe(401);
  });

  test("no telemetry is loaded", () => {
    const loaded = process.getBuiltinModule("module").createRequire(import.meta.url);
    expect(Object.keys(loaded.cache).filter((path) => path.includes("@sentry"))).toEqual([]);
  });
});
