import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServices } from "../main/services.ts";
import { createAuthLimiter, type AuthLimits } from "./auth-limiter.ts";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform } from "../testing/start-test-platform.ts";

const MINUTE = 60_000;
const LIMITS: AuthLimits = {
  perEmail: { hits: 3, windowMs: MINUTE },
  perEmailAnywhere: { hits: 5, windowMs: MINUTE },
  perAddress: { hits: 6, windowMs: MINUTE },
  signUpsPerEmail: { hits: 2, windowMs: MINUTE },
  mailsPerEmail: { hits: 2, windowMs: MINUTE },
};
const WEAK = "Password1234!";

let platform: TestPlatform;
let lastAddress = 0;
const newAddress = () => `10.1.${(lastAddress += 1) >> 8}.${lastAddress & 255}`;
const newEmail = () => `gate-${crypto.randomUUID()}@example.com`;

beforeAll(async () => {
  platform = await startTestPlatform({
    authLimits: LIMITS,
    environment: { PASSWORD_RANGE_URL: "off" },
    openServices: (opened) => openServices(opened, { worker: false }),
  });
});
afterAll(() => platform?.close());

interface Call {
  path: string;
  body?: unknown;
  address?: string;
  method?: string;
  token?: string;
}

/** A call as the gateway passes it on, from any network address. */
async function call({ path, body, address = newAddress(), method = "POST", token }: Call) {
  const { publishable } = platform.platform.keys;
  const answer = await platform.platform.api(
    new Request(`${platform.url}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: publishable,
        authorization: `Bearer ${token ?? publishable}`,
        "content-type": "application/json",
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      redirect: "manual",
    }),
    { address },
  );
  const text = await answer.text();
  let json: Record<string, unknown> = {};
  try {
    json = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Redirects and the like have no JSON.
  }
  return { status: answer.status, body: json, headers: answer.headers };
}
const signIn = (email: string, address?: string) =>
  call({
    path: "token?grant_type=password",
    body: { email, password: "Wrong-Password-1!" },
    ...(address === undefined ? {} : { address }),
  });
const signUp = (email: string, address: string, password = TEST_PASSWORD) =>
  call({ path: "signup", body: { email, password, data: { full_name: "Ada" } }, address });

/** Calls a function over HTTP, so that the server sees 127.0.0.1. */
async function callFunction(name: string, body: unknown) {
  const answer = await fetch(`${platform.url}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${platform.platform.keys.publishable}`,
      "content-type": "application/json",
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe("limits of the auth end points", () => {
  test("sign-ins are limited per e-mail address and network, over a restart", async () => {
    const [email, address] = [newEmail(), newAddress()];
    for (let n = 0; n < 3; n += 1) expect((await signIn(email, address)).status).toBe(400);
    const refused = await signIn(` ${email.toUpperCase()}`, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      error_code: "over_request_rate_limit",
      msg: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/),
    });
    const restarted = createAuthLimiter(platform.sql, LIMITS);
    const request = new Request(`${platform.url}/auth/v1/token?grant_type=password`, { method: "POST" });
    const read = {
      method: "POST",
      route: "token",
      email,
      newPassword: undefined,
      changes: { email: false, password: false },
    };
    expect((await restarted.limit(request, read, address))?.status).toBe(429);
    expect((await signIn(email)).status).toBe(400);
  });

  test("and from wherever they come, but not for a device that the account was signed in on before", async () => {
    const [email, home, stranger] = [newEmail(), newAddress(), newAddress()];
    expect((await signUp(email, home)).status).toBe(200);
    const owner = (address: string) =>
      call({ path: "token?grant_type=password", body: { email, password: TEST_PASSWORD }, address });
    for (const status of [400, 400, 400, 429, 429]) expect((await signIn(email, stranger)).status).toBe(status);
    // One stranger locks nobody out, wherever they are.
    expect((await owner(newAddress())).status).toBe(200);
    for (const status of [400, 429]) expect((await signIn(email)).status).toBe(status);
    // Many strangers do, but not from where the owner has signed in before.
    expect((await owner(newAddress())).status).toBe(429);
    expect((await owner(home)).status).toBe(200);
  });

  test("and per network address, over many e-mail addresses", async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await signIn(newEmail(), address)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
  });

  test("the addresses of one IPv6 customer count as one", async () => {
    const statuses: number[] = [];
    for (const tail of ["1", "2", "ffff:1", "a:b:c:d", "3", "4", "5"])
      statuses.push(
        (await signIn(newEmail(), `2001:db8:77:1${tail.includes(":") && tail.length > 6 ? ":" : "::"}${tail}`)).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
    expect((await signIn(newEmail(), "2001:db8:77:2::1")).status).toBe(400);
  });

  test("an address that is refused uses up nothing of anybody's e-mail", async () => {
    const [address, email] = [newAddress(), newEmail()];
    for (let n = 0; n < 6; n += 1) await signIn(newEmail(), address);
    for (let n = 0; n < 5; n += 1) expect((await signIn(email, address)).status).toBe(429);
    expect((await signIn(email)).status).toBe(400);
  });

  test.each([
    ["recover", (email: string) => ({ email })],
    ["resend", (email: string) => ({ email, type: "signup" })],
    ["otp", (email: string) => ({ email, create_user: false })],
    ["magiclink", (email: string) => ({ email })],
  ])("e-mails asked for through %s are limited per receiver", async (path, body) => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await call({ path, body: body(email) })).status);
    expect(statuses[2]).toBe(429);
    expect(statuses.slice(0, 2)).not.toContain(429);
  });

  test("codes and links are limited, by POST and by GET", async () => {
    const email = newEmail();
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1)
      codes.push((await call({ path: "verify", body: { email, token: "123456", type: "recovery" } })).status);
    expect(codes).toEqual([403, 403, 403, 429]);
    const address = newAddress();
    const links: number[] = [];
    for (let n = 0; n < 7; n += 1)
      links.push((await call({ path: `verify?token=${"a".repeat(64)}&type=recovery`, method: "GET", address })).status);
    expect(links).toEqual([303, 303, 303, 303, 303, 303, 429]);
  });

  test("changes of e-mail and password are limited per account, those of the name are not", async () => {
    const user = await platform.signUp("Ada Lovelace");
    const change = (body: unknown) => call({ path: "user", method: "PUT", body, token: user.token });
    for (let n = 0; n < 5; n += 1) expect((await change({ data: { full_name: `Ada ${n}` } })).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await change({ email: newEmail() })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test.each(["%73ignup", "sign%75p", "/signup", "token%3Fgrant_type=password", "signup;x"])(
    "another spelling, %s, is not a way around them",
    async (path) => {
      const { status, body } = await call({ path, body: { email: newEmail(), password: TEST_PASSWORD } });
      expect([status, body["error_code"]]).toEqual([404, "not_found"]);
    },
  );

  test("two sign-ups at the same moment make one account and one clear refusal", async () => {
    const email = newEmail();
    const answers = await Promise.all([signUp(email, newAddress()), signUp(email, newAddress())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      error_code: "user_already_exists",
      msg: "User already registered",
    });
    const rows =
      await platform.sql`select (select count(*)::int from auth.identities i where i.user_id = u.id) as identities
      from auth.users u where email = ${email}`;
    expect([...rows]).toEqual([{ identities: 1 }]);
  });

  test("a sign-in with two grant types counts as one with a password", async () => {
    const address = newAddress();
    const path = "token?grant_type=refresh_token&grant_type=password";
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await call({ path, body: { refresh_token: "x" }, address })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each([
    ["no JSON", "{", 400, "bad_json"],
    ["a list", "[]", 400, "validation_failed"],
    ["a number as e-mail", { email: 7, password: TEST_PASSWORD }, 400, "validation_failed"],
    ["a list as e-mail", { email: ["a@example.com"], password: TEST_PASSWORD }, 400, "validation_failed"],
    ["an object as password", { email: "a@example.com", password: { length: 20 } }, 400, "validation_failed"],
    ["text as data", { email: "a@example.com", password: TEST_PASSWORD, data: "x" }, 400, "validation_failed"],
    ["no password", { email: "a@example.com" }, 400, "validation_failed"],
    ["no e-mail address", { email: "nobody", password: TEST_PASSWORD }, 400, "validation_failed"],
    [
      "an e-mail of 300 characters",
      { email: `${"a".repeat(300)}@example.com`, password: TEST_PASSWORD },
      400,
      "validation_failed",
    ],
  ])("%s is refused with an error that says so", async (_, body, status, code) => {
    const answer = await call({ path: "signup", body });
    expect([answer.status, answer.body["error_code"]]).toEqual([status, code]);
    expect(answer.body["msg"]).toEqual(expect.any(String));
  });
});

describe("weak passwords at the auth end points", () => {
  test.each([
    [WEAK, "Please use a stronger password (minimum strength: Strong)", "pwned"],
    ["Short-1!", "Use at least 12 characters in your password.", "length"],
    ["correct-horse-9-battery", "Add an uppercase letter to your password.", "characters"],
    ["unbelievable", "Add an uppercase letter to your password.", "characters"],
  ])("sign-up with %s is refused as weak_password", async (password, message, reason) => {
    const email = newEmail();
    const { error } = await platform.anonymous().auth.signUp({ email, password });
    expect(error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, code: "weak_password", message });
    expect((error as { reasons?: string[] } | null)?.reasons).toContain(reason);
    expect([...(await platform.sql`select from auth.users where email = ${email}`)]).toEqual([]);
  });

  test("more than 72 bytes, which the hash would cut off, are refused, also when they are fewer characters", async () => {
    for (const password of [`Aa9!${"x".repeat(69)}`, "Ää9!".repeat(18)]) {
      const { status, body } = await signUp(newEmail(), newAddress(), password);
      expect([status, body["error_code"]]).toEqual([400, "validation_failed"]);
      expect(body["msg"]).toContain("at most 72 characters");
    }
  });

  test("72 bytes count to the last one", async () => {
    const [email, password] = [newEmail(), `Aa9!${"kx7Q-".repeat(13)}ab1`];
    expect(password).toHaveLength(72);
    expect((await signUp(email, newAddress(), password)).status).toBe(200);
    const other = await call({
      path: "token?grant_type=password",
      body: { email, password: `${password.slice(0, -1)}2` },
    });
    expect(other.status).toBe(400);
    expect((await call({ path: "token?grant_type=password", body: { email, password } })).status).toBe(200);
  });

  test("a password with a null character counts to its end", async () => {
    const [email, password] = [newEmail(), "Correct-Horse\u0000-9-Battery"];
    expect((await signUp(email, newAddress(), password)).status).toBe(200);
    const cut = await call({ path: "token?grant_type=password", body: { email, password: "Correct-Horse\u0000-8" } });
    expect(cut.status).toBe(400);
  });
});

describe("auth-rate-limit", () => {
  const ask = (email: string) => callFunction("auth-rate-limit", { email, ipAddress: "0.0.0.0", action: "signup" });

  test("allows, then refuses with a reason; the placeholder address and the case of the e-mail change nothing", async () => {
    await platform.sql`delete from private.rate_limits`;
    const email = newEmail();
    expect((await ask(email)).body).toEqual({ allowed: true });
    expect((await ask(email.toUpperCase())).body).toEqual({ allowed: true });
    for (const ipAddress of ["0.0.0.0", "1.2.3.4", "client"]) {
      const { body } = await callFunction("auth-rate-limit", { email, ipAddress, action: "signup" });
      expect(body).toEqual({
        allowed: false,
        reason: expect.stringMatching(/^Too many signup attempts\. Please try again in \d+ seconds\.$/),
      });
    }
  });

  test("counts by the address the server sees, over many e-mails", async () => {
    await platform.sql`delete from private.rate_limits`;
    const answers: unknown[] = [];
    for (let n = 0; n < 7; n += 1) answers.push((await ask(newEmail())).body["allowed"]);
    expect(answers).toEqual([true, true, true, true, true, true, false]);
  });

  test("one sign-up that asked first counts once, one that did not ask counts too", async () => {
    await platform.sql`delete from private.rate_limits`;
    const email = newEmail();
    const direct = (password: string) => platform.anonymous().auth.signUp({ email, password });
    expect((await ask(email)).body).toEqual({ allowed: true });
    expect((await direct(WEAK)).error?.status).toBe(422); // Counted by the question before.
    expect((await direct(WEAK)).error?.status).toBe(422); // Counted now: the second of two.
    expect((await direct(TEST_PASSWORD)).error?.status).toBe(429);
    expect((await ask(email)).body["allowed"]).toBe(false);
  });

  test.each([
    [{}, "email"],
    [{ email: 7, action: "signup" }, "email"],
    [{ email: "", action: "signup" }, "email"],
    [{ email: "x".repeat(10_000), action: "signup" }, "email"],
    [{ email: "a@example.com", action: "drop" }, "action"],
    [{ email: "a@example.com", action: "signup", ipAddress: ["x"] }, "ipAddress"],
    [{ email: "a@example.com", action: "signup", admin: true }, "admin"],
  ])("%j is refused, naming the field", async (body, field) => {
    const answer = await callFunction("auth-rate-limit", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { field } });
  });
});

describe("validate-password", () => {
  const validate = (password: unknown) => callFunction("validate-password", { password, checkBreaches: true });

  test("answers valid, errors and warnings", async () => {
    const { body } = await validate(TEST_PASSWORD);
    expect(body).toEqual({ valid: true, errors: [], warnings: [expect.stringContaining("list of leaked passwords")] });
  });

  test("names everything a password lacks", async () => {
    const { body } = await validate("abc");
    expect(body["valid"]).toBe(false);
    expect(body["errors"]).toEqual([
      "Use at least 12 characters in your password.",
      "Add an uppercase letter to your password.",
      "Add a number to your password.",
      "Add a special character to your password.",
      expect.any(String),
    ]);
  });

  test("says at once that a huge one is too long", async () => {
    const { body } = await validate("Aa9!".repeat(200_000));
    expect(body["valid"]).toBe(false);
    expect(body["errors"]).toEqual([expect.stringContaining("at most 72 characters")]);
  });

  test.each([[7], [null], [["x"]], [{ toString: "x" }]])("%j is no password", async (password) => {
    const answer = await validate(password);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { field: "password", message: "The password must be text." } });
  });

  test("what is not JSON, or too much of it, is refused", async () => {
    expect((await callFunction("validate-password", "{")).status).toBe(400);
    expect((await callFunction("validate-password", { password: "x".repeat(2_000_000) })).status).toBe(413);
  });
});
