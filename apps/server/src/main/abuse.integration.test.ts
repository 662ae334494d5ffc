import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAdmin, syncAdmins } from "../features/admin/require-admin.ts";
import { openServices, type Services } from "./services.ts";
import type { FunctionAnswer } from "../testing/call-function.ts";
import { callAs, publishApp } from "../testing/publish-app.ts";
import { secondFactorKit } from "../testing/second-factor-kit.ts";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";

let server: TestPlatform;
let services: Services;
let ada: TestUser;
let eve: TestUser;

const call = <N extends FunctionName>(
  user: TestUser | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callAs(server, user, name, input);

beforeAll(async () => {
  server = await startTestPlatform({
    authLimits: { perEmail: { hits: 4, windowMs: 60_000 }, perAddress: { hits: 100_000, windowMs: 60_000 } },
    openServices: async (platform) => (services = await openServices(platform, { worker: false })),
  });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server?.close());

interface AuthAnswer {
  status: number;
  body: { error_code?: string; msg?: string };
}

async function auth(method: string, path: string, body: string, token?: string): Promise<AuthAnswer> {
  const answer = await fetch(`${server.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: server.platform.keys.publishable,
      "content-type": "application/json",
      "user-agent": "Forger/1.0",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === "GET" ? {} : { body }),
  });
  return { status: answer.status, body: (await answer.json()) as AuthAnswer["body"] };
}

/** A token nobody has signed, with the claims of a real one. */
function forged(token: string): string {
  const [, claims = ""] = token.split(".");
  return `${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url")}.${claims}.${"A".repeat(43)}`;
}

describe("text that cannot be kept", () => {
  test.each([
    ["a null character", '{"full_name":"Ada\\u0000"}', "data.full_name"],
    ["half a character", '{"full_name":"Ada","nick":["\\ud83c"]}', "data.nick.0"],
    ["a key with one", '{"full_name":"Ada","a\\u0000b":1}', "data"],
  ])("%s in a sign-up or a change is refused by the name of its field", async (_what, data, field) => {
    const email = `odd-${randomUUID()}@example.com`;
    const refused = await auth("POST", "signup", `{"email":"${email}","password":"${TEST_PASSWORD}","data":${data}}`);
    expect([refused.status, refused.body.msg]).toEqual([400, `${field} contains characters that can't be stored.`]);
    expect(await server.sql`select from auth.users where email = ${email}`).toHaveLength(0);
    expect((await auth("PUT", "user", `{"data":${data}}`, ada.token)).status).toBe(400);
  });

  test("a sign-in with a null character in its address is refused, not failed", async () => {
    const body = `{"email":"a\\u0000@example.com","password":"${TEST_PASSWORD}"}`;
    const refused = await auth("POST", "token?grant_type=password", body);
    expect([refused.status, refused.body.msg]).toEqual([400, "email contains characters that can't be stored."]);
  });

  test("data nested without end is refused", async () => {
    const nested = "[".repeat(25_000) + "]".repeat(25_000);
    const body = `{"email":"deep@example.com","password":"${TEST_PASSWORD}","data":{"a":${nested}}}`;
    const refused = await auth("POST", "signup", body);
    expect([refused.status, refused.body.msg]).toEqual([400, "data is nested more than 50 levels deep."]);
  });

  test("in a function is refused by the name of its field", async () => {
    const input = { name: "Lap\u0000top", scopes: ["projects:read"], days: 30 };
    expect((await call(ada, "token-create", input)).body.error).toMatchObject({ kind: "bad-request", field: "name" });
    const keep = await call(null, "account-keep", { email: "a\u0000@example.com", password: "a\u0000" });
    expect(keep.body.error).toMatchObject({ kind: "bad-request", field: "email" });
  });
});

describe("a forged token", () => {
  test("that names somebody does not use up their tries", async () => {
    const body = JSON.stringify({ email: `new-${randomUUID()}@example.com` });
    const { session_id: _, ...claims } = JSON.parse(
      Buffer.from(eve.token.split(".")[1] ?? "", "base64url").toString(),
    ) as Record<string, unknown>;
    const guess = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${"A".repeat(43)}`;
    for (let n = 0; n < 8; n += 1) expect((await auth("PUT", "user", body, guess)).status).toBe(401);
    expect((await auth("PUT", "user", body, eve.token)).status).toBe(200);
  });

  test("does not write itself into the list of somebody's sessions", async () => {
    // An earlier, real use from here may still be on its way to the table; there is one a minute.
    await expect
      .poll(async () => {
        await server.sql`
          update public.sessions set used_at = now() - interval '1 hour', user_agent = 'known' where user_id = ${eve.id}`;
        await auth("GET", "settings", "");
        return server.sql`select 1 from public.sessions where user_id = ${eve.id} and used_at < now() - interval '30 minutes'`;
      })
      .toHaveLength(1);
    const token = forged(eve.token);
    expect((await auth("GET", "settings", "", token)).status).toBe(200);
    expect((await auth("POST", "recover", '{"email":"nobody@example.com"}', token)).status).toBe(200);
    const [session] = await server.sql<{ user_agent: string }[]>`
      select user_agent from public.sessions where user_id = ${eve.id} and used_at < now() - interval '30 minutes'`;
    expect(session?.user_agent).not.toContain("Forger");
    expect(session).toBeDefined();
  });
});

test("what is published without being listed is not found through its remixes", async () => {
  await server.sql`update accounts set plan = 'studio'`;
  const { id } = await publishApp(server, ada, { title: "Secret plan", listed: false });
  const remix = (await call(eve, "gallery-remix", { publicationId: id })).body;
  const { publicationId: remixId } = (
    await call(eve, "publication-publish", {
      projectId: remix.projectId,
      slug: `remix-${randomUUID().slice(0, 8)}`,
      listed: true,
      title: "Remix",
      description: "",
      hashtags: [],
      category: "Nature",
    })
  ).body;
  for (const anybody of [null, ada])
    expect((await call(anybody, "gallery-get", { publicationId: remixId })).body.item.remixOf).toEqual({
      title: "Secret plan",
      author: "Ada",
      publicationId: null,
    });
  expect((await call(eve, "publication-get", { projectId: remix.projectId })).body.remixOf?.publicationId).toBe(id);
});

test("the addresses of one IPv6 customer share the limits of functions", async () => {
  const { id } = await publishApp(server, ada, { title: "Reported" });
  const functions = services.mounts.find(({ path }) => path === "/functions/v1");
  const report = async (address: string) => {
    const body = JSON.stringify({ publicationId: id, reason: "spam" });
    const request = new Request(`${server.url}/functions/v1/report-create`, { method: "POST", body });
    return (await functions?.fetch(request, { address }))?.status;
  };
  for (let n = 0; n < 10; n += 1) expect(await report(`2001:db8:1:2::${n}`)).toBe(200);
  expect(await report("2001:db8:1:2:ffff::1")).toBe(429);
  expect(await report("2001:db8:1:3::1")).toBe(200);
  expect(await server.sql`select from reports where publication_id = ${id}`).toHaveLength(2);
});

test("nobody has more than eight uploads under way, and none of them is kept in memory first", async () => {
  const gone = new AbortController();
  const upload = (body: BodyInit, signal?: AbortSignal) =>
    fetch(`${server.url}/uploads/v1`, {
      method: "POST",
      headers: { authorization: `Bearer ${ada.token}` },
      body,
      ...(signal === undefined ? {} : { signal, duplex: "half" }),
    } as RequestInit);
  const slow = Array.from({ length: 8 }, () => {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new Uint8Array(1000)) });
    return upload(body, gone.signal).catch(() => null);
  });
  // Each has a file of its own by now; asked earlier, the next would take the place of one of them.
  const arriving = async (): Promise<number> =>
    (await readdir(join(server.platform.dataFolder, "media", ".incoming")).catch(() => [])).length;
  await expect.poll(arriving, { timeout: 10_000, interval: 50 }).toBe(8);
  const refused = await upload("x");
  expect(refused.status).toBe(429);
  expect(((await refused.json()) as { error: object }).error).toMatchObject({
    message: "You are uploading too many files at once.",
    hint: "Wait until some of them have arrived.",
  });
  gone.abort();
  await Promise.all(slow);
  await expect.poll(async () => (await upload("x")).status, { timeout: 10_000, interval: 100 }).toBe(400);
});

test("who knows the password alone cannot sign its owner out", async () => {
  const { guardedUser, signIn } = secondFactorKit(() => server);
  const owner = await guardedUser();
  const half = await signIn(owner.email);
  for (const scope of ["others", "global"] as const) {
    const { data } = await half.auth.getSession();
    const refused = await auth("POST", `logout?scope=${scope}`, "", data.session?.access_token);
    expect([refused.status, refused.body.error_code]).toEqual([403, "insufficient_aal"]);
  }
  expect((await owner.client.from("accounts").select("plan")).error).toBeNull();
  expect((await half.auth.signOut({ scope: "local" })).error).toBeNull();
});

describe("a change of address", () => {
  const verify = (hash: string) => auth("POST", "verify", JSON.stringify({ type: "email_change", token_hash: hash }));
  const hashOf = (link = ""): string => new URL(link).searchParams.get("token") ?? "";
  const change = async () => {
    const user = await server.signUp("Mover");
    const wanted = `moved-${randomUUID()}@example.com`;
    expect((await user.client.auth.updateUser({ email: wanted })).error).toBeNull();
    const sent = () =>
      server.mails.filter(({ kind, to }) => kind === "email-change" && [user.email, wanted].includes(to));
    const email = async () => (await server.sql`select email from auth.users where id = ${user.id}`)[0]?.["email"];
    return { user, wanted, sent, email };
  };

  test("needs the old address, then the new one, which hears of it only then", async () => {
    const { user, wanted, sent, email } = await change();
    expect(sent().map(({ to }) => to)).toEqual([user.email]);
    const old = hashOf(sent()[0]?.link);
    const first = await verify(old);
    expect([first.status, first.body.error_code]).toEqual([403, "email_change_needs_new_address"]);
    expect(await email()).toBe(user.email);
    expect((await verify(old)).body.error_code).toBe("otp_expired");
    expect(sent().map(({ to }) => to)).toEqual([user.email, wanted]);
    expect((await verify(hashOf(sent()[1]?.link))).status).toBe(200);
    expect(await email()).toBe(wanted);
    expect((await verify(hashOf(sent()[1]?.link))).body.error_code).toBe("otp_expired");
  });

  test("goes by code and by link alike, and starts over when another address is wanted", async () => {
    const { user, wanted, sent, email } = await change();
    const [first] = sent();
    const byCode = { type: "email_change", email: user.email, token: first?.code };
    expect((await auth("POST", "verify", JSON.stringify(byCode))).body.error_code).toBe(
      "email_change_needs_new_address",
    );
    const proven = hashOf(sent()[1]?.link);
    const other = `other-${randomUUID()}@example.com`;
    expect((await user.client.auth.updateUser({ email: other })).error).toBeNull();
    expect((await verify(proven)).body.error_code).toBe("otp_expired");
    expect(await email()).toBe(user.email);
    expect((await user.client.auth.updateUser({ email: wanted })).error).toBeNull();
    for (const at of [-1, -1]) await fetch(sent().at(at)?.link ?? "", { redirect: "manual" });
    expect(await email()).toBe(wanted);
  });
});

test("a link that hides its site behind a user is not shown on a profile", async () => {
  const links = ["https://ada.example/", "https://sayhey.app:443@evil.example/"];
  const { data } = await ada.client.from("profiles").update({ links }).eq("id", ada.id).select("username").single();
  const username = (data as { username: string }).username;
  expect((await call(null, "profile-get", { username })).body.links).toEqual(["https://ada.example/"]);
});

test("where strangers sign up, taking the address of an admin first does not win the role", async () => {
  const email = eve.email.toUpperCase();
  expect(await syncAdmins(server.sql, [email, "nobody@example.com"])).toEqual([eve.email]);
  expect(await isAdmin(server.sql, eve.id)).toBe(false);
  // What a person says of themselves proves nothing.
  expect((await auth("PUT", "user", '{"data":{"email_verified":true}}', eve.token)).status).toBe(200);
  expect(await syncAdmins(server.sql, [email])).toEqual([eve.email]);
  const link = new URL(await recoveryLink(eve.email)).searchParams;
  const body = JSON.stringify({ type: "recovery", token_hash: link.get("token") });
  expect((await auth("POST", "verify", body)).status).toBe(200);
  expect(await isAdmin(server.sql, eve.id)).toBe(true);
  expect(await syncAdmins(server.sql, [email])).toEqual([]);
});

async function recoveryLink(email: string): Promise<string> {
  expect((await auth("POST", "recover", JSON.stringify({ email }))).status).toBe(200);
  const mail = server.mails.findLast(({ to, kind }) => to === email && kind === "recovery");
  if (mail?.link === undefined) throw new Error("no recovery mail was sent");
  return mail.link;
}
