import { createHash, randomUUID } from "node:crypto";
import { TOKEN_SCOPE_NAMES } from "@sayhey/contract/api-token";
import { FUNCTIONS, type FunctionInput, type FunctionName } from "@sayhey/contract/functions";
import type { FunctionContract } from "@sayhey/contract/functions/function-contract";
import { LIMITS } from "@sayhey/contract/limits";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openServices } from "../../main/services.ts";
import { callFunction, type FunctionAnswer } from "../../testing/call-function.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../testing/start-test-platform.ts";
import { createToken, isWholeToken } from "./token-format.ts";

/** Waits for what comes right after an answer; patiently, on whatever machine runs it. */
const soon = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 10_000, interval: 25 });

let server: TestPlatform;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
});
afterAll(() => server.close());

const call = <N extends FunctionName>(
  bearer: string,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callFunction(server, bearer, name, input);

async function make(user: TestUser, scopes: readonly string[] = TOKEN_SCOPE_NAMES, days: number | null = 30) {
  await server.prove(user);
  const password = TEST_PASSWORD;
  const { status, body } = await call(user.token, "token-create", {
    name: "Laptop",
    scopes: [...scopes],
    days,
    password,
  });
  expect(status).toBe(200);
  return body;
}

describe("an API token", () => {
  test("is shown once and kept as a hash nobody can read through the API", async () => {
    const { token, tokenId } = await make(ada);
    expect(token).toMatch(/^sayhey_[0-9A-Za-z]{42}$/);
    const { data } = await ada.client.from("api_tokens").select("*").eq("id", tokenId).single();
    expect(data).toMatchObject({ name: "Laptop", ending: token.slice(-4), last_used_at: null });
    expect(JSON.stringify(data)).not.toContain(token);
    const [kept] =
      await server.sql`select encode(hash, 'hex') as hash from private.api_token_hashes where token_id = ${tokenId}`;
    expect(kept?.["hash"]).toBe(createHash("sha256").update(token).digest("hex"));
    const [anywhere] = await server.sql`select count(*)::int as n from api_tokens t where t::text like ${`%${token}%`}`;
    expect(anywhere?.["n"]).toBe(0);
  });

  test("says whose it is, lists projects and makes one within the plan's limits", async () => {
    const user = await server.signUp("Tom");
    const { token, tokenId } = await make(user);
    expect((await call(token, "token-check", {})).body).toEqual({
      email: user.email,
      name: "Laptop",
      scopes: [...TOKEN_SCOPE_NAMES],
      plan: "Free",
    });
    const made = await call(token, "project-create", { idea: "Plant diary" });
    expect(made.status).toBe(200);
    const { body } = await call(token, "project-list", {});
    expect(body.projects).toMatchObject([
      { id: made.body.projectId, idea: "Plant diary", origin: expect.stringMatching(/^http/) },
    ]);
    for (let n = 0; n < 2; n += 1) await server.insertProject(user.id);
    const full = await call(token, "project-create", { idea: "One too many" });
    expect([full.status, full.body.error?.kind]).toEqual([402, "quota"]);
    const { data } = await user.client.from("api_tokens").select("last_used_at").eq("id", tokenId).single();
    expect(Date.now() - Date.parse((data as { last_used_at: string }).last_used_at)).toBeLessThan(60_000);
  });

  test("may do only what its scopes say", async () => {
    const { token } = await make(ada, ["projects:read"]);
    expect((await call(token, "project-list", {})).status).toBe(200);
    const refused = await call(token, "project-create", { idea: "Plant diary" });
    expect([refused.status, refused.body.error]).toEqual([
      403,
      {
        kind: "forbidden",
        message: "This API token can't do that: it lacks the scope projects:write.",
        hint: "Make a token with 'Make and change projects' on the Security page.",
      },
    ]);
  });

  test("is refused by every function that has no scope, whatever its own scopes", async () => {
    const { token } = await make(ada);
    await server.sql`delete from private.rate_limits`;
    const closed = (Object.keys(FUNCTIONS) as FunctionName[]).filter(
      (name) => (FUNCTIONS[name] as FunctionContract).scope === undefined,
    );
    expect(closed).toEqual(
      expect.arrayContaining([
        "token-create",
        "token-revoke",
        "session-end",
        "password-change",
        "account-close",
        "account-export",
      ]),
    );
    for (const name of closed.slice(0, 50)) {
      const { status, body } = await call(token, name, {});
      expect([name, status, body.error?.message]).toEqual([name, 403, `${name} cannot be called with an API token.`]);
    }
    await server.sql`delete from private.rate_limits`;
  });

  test.each(["/auth/v1/user", "/auth/v1/logout", "/rest/v1/projects?select=*", "/rest/v1/api_tokens"])(
    "is refused at %s with a clear answer, as bearer and as key",
    async (path) => {
      const { token } = await make(ada);
      for (const headers of [
        { authorization: `Bearer ${token}`, apikey: server.platform.keys.publishable },
        { apikey: token },
      ]) {
        const answer = await fetch(server.url + path, { headers });
        expect([answer.status, (await answer.json()) as unknown]).toEqual([
          401,
          expect.objectContaining({ msg: "API tokens are accepted under /functions/v1 only." }),
        ]);
      }
    },
  );

  test("stops at once when it is revoked, when it ends and when its account is shut", async () => {
    const user = await server.signUp("Una");
    const message = async (token: string) => {
      const { status, body } = await call(token, "project-list", {});
      return [status, body.error?.message];
    };
    const revoked = await make(user);
    expect((await call(user.token, "token-revoke", { tokenId: revoked.tokenId })).body).toEqual({ done: true });
    expect(await message(revoked.token)).toEqual([401, "This API token doesn't exist."]);
    expect((await call(user.token, "token-revoke", { tokenId: revoked.tokenId })).status).toBe(404);

    const ended = await make(user, ["projects:read"], 1);
    await server.sql`update api_tokens set expires_at = now() where id = ${ended.tokenId}`;
    expect(await message(ended.token)).toEqual([401, "This API token has expired."]);

    const shut = await make(user);
    await server.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${user.id}`;
    expect(await message(shut.token)).toEqual([401, "The account of this API token is closed."]);
    await server.sql`update auth.users set banned_until = null where id = ${user.id}`;
    expect((await message(shut.token))[0]).toBe(200);
    await server.sql`delete from auth.users where id = ${user.id}`;
    expect(await message(shut.token)).toEqual([401, "This API token doesn't exist."]);
  });

  test("that is mistyped or cut is told from one that is not known", async () => {
    const { token } = await make(ada);
    const letter = token.at(20) === "A" ? "B" : "A";
    for (const wrong of [
      token.slice(0, -1),
      `${token.slice(0, 20)}${letter}${token.slice(21)}`,
      "sayhey_",
      `${token}x`,
    ]) {
      const { status, body } = await call(wrong, "project-list", {});
      expect([status, body.error?.message]).toEqual([401, "This API token is incomplete or mistyped."]);
    }
    expect((await call(createToken(), "project-list", {})).body.error?.message).toBe("This API token doesn't exist.");
  });

  test("sees and touches nothing of anybody else", async () => {
    const eve = await server.signUp("Eve");
    const { token, tokenId } = await make(ada);
    const foreign = await server.insertProject(eve.id);
    expect((await call(token, "render-create", { projectId: foreign.id })).status).toBe(404);
    expect((await call(token, "project-list", {})).body.projects.map(({ id }) => id)).not.toContain(foreign.id);
    expect((await call(token, "render-get", { renderId: randomUUID() })).status).toBe(404);
    expect((await call(eve.token, "token-revoke", { tokenId })).status).toBe(404);
    expect((await call(token, "token-check", {})).status).toBe(200);
  });

  test("is rate limited like its owner", async () => {
    const user = await server.signUp("Rae");
    const { token } = await make(user);
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await call(token, "token-check", {})).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test(`cannot be made more than ${LIMITS.tokens} times, not even by requests at once`, async () => {
    const user = await server.signUp("Max");
    await server.prove(user);
    await server.sql`
      insert into api_tokens (user_id, name, scopes, ending)
      select ${user.id}, 'T', '{projects:read}', 'abcd' from generate_series(1, ${LIMITS.tokens - 2})`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(user.token, "token-create", {
          name: "X",
          scopes: ["projects:read"],
          days: null,
          password: TEST_PASSWORD,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 402)?.body.error?.message).toBe(
      `You have ${LIMITS.tokens} API tokens, the maximum.`,
    );
  });

  test.each([
    [{ name: "  ", scopes: ["projects:read"], days: 7 }, "name", "Give the token a name."],
    [{ name: "x".repeat(81), scopes: ["projects:read"], days: 7 }, "name", "Keep the name under 80 characters."],
    [{ name: "x", scopes: [], days: 7 }, "scopes", "Choose what the token may do."],
    [{ name: "x", scopes: ["admin"], days: 7 }, "scopes.0", expect.any(String)],
    [{ name: "x", scopes: ["projects:read"], days: 0 }, "days", expect.any(String)],
    [{ name: "x", scopes: ["projects:read"], days: 7, userId: "x" }, "userId", "userId is not known here."],
  ])("is not made of %j", async (input, field, message) => {
    const { status, body } = await call(ada.token, "token-create", input);
    expect([status, body.error?.field, body.error?.message]).toEqual([400, field, message]);
  });

  test("needs the password of its owner, and an address that was confirmed", async () => {
    const user = await server.signUp("Una");
    const input = { name: "X", scopes: ["projects:read"], days: null };
    const early = await call(user.token, "token-create", { ...input, password: TEST_PASSWORD });
    expect([early.status, early.body.error?.message]).toEqual([403, "Confirm your email address first."]);
    await server.prove(user);
    for (const [given, message] of [
      [{}, "Enter your current password."],
      [{ password: "Wrong-Password-1!" }, "This is not your current password."],
    ] as const) {
      const refused = await call(user.token, "token-create", { ...input, ...given });
      expect([refused.status, refused.body.error?.field, refused.body.error?.message]).toEqual([
        400,
        "password",
        message,
      ]);
    }
    expect(await server.sql`select from api_tokens where user_id = ${user.id}`).toHaveLength(0);
    await make(user);
    expect((await call(user.token, "token-revoke-all", {})).body).toEqual({ revoked: 1 });
  });

  test("that is new is told in the inbox", async () => {
    const user = await server.signUp("Ned");
    await make(user);
    await soon(async () => {
      const { data } = await user.client.from("notifications").select("title, body").eq("event", "security.changed");
      expect(data).toMatchObject([{ title: "A new API token was made", body: expect.stringContaining("'Laptop'") }]);
    });
  });
});

test("a checksum tells whole tokens from broken ones without asking the database", () => {
  const tokens = Array.from({ length: 200 }, createToken);
  expect(new Set(tokens).size).toBe(200);
  expect(tokens.every(isWholeToken)).toBe(true);
  expect(tokens.some((token) => isWholeToken(token.toLowerCase()))).toBe(false);
  expect(tokens.some((token) => isWholeToken(`${token.slice(0, 10)}${token.slice(11)}a`))).toBe(false);
});
