import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secondFactorKit, type GuardedUser } from "../../testing/second-factor-kit.ts";
import { startTestPlatform, type TestPlatform } from "../../testing/start-test-platform.ts";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(async () => {
  await platform?.close();
});

const { guardedUser, signIn } = secondFactorKit(() => platform);

const generate = async (user: GuardedUser) => {
  const { data, error } = await user.client.auth.mfa.recoveryCodes.generate();
  if (error !== null) throw error;
  return data.codes;
};

test("recovery codes: are ten, shown once, kept as digests", async () => {
  const user = await guardedUser();
  const codes = await generate(user);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{16}$/);
  expect((await user.client.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 });
  const again = await user.client.auth.mfa.recoveryCodes.generate();
  expect(again.error?.code).toBe("mfa_verified_factor_exists");
  const [kept] = await platform.sql<{ text: string }[]>`
    select string_agg(r::text, ' ') as text from private.recovery_codes r where user_id = ${user.id}`;
  for (const code of codes) expect(kept?.text).not.toContain(code);
});

test("recovery codes: one of them signs in once, however it is typed", async () => {
  const user = await guardedUser();
  const [code = ""] = await generate(user);
  const typed = ` ${(code.match(/.{4}/g) ?? []).join("-").toUpperCase()} `;
  const client = await signIn(user.email);
  const used = await client.auth.mfa.recoveryCodes.verify({ code: typed });
  expect(used.error).toBeNull();
  expect(decodeJwt(used.data?.access_token ?? "")).toMatchObject({ aal: "aal2" });
  expect(JSON.stringify(decodeJwt(used.data?.access_token ?? "")["amr"])).toContain("mfa/recovery_code");
  expect((await client.from("accounts").select("plan")).error).toBeNull();
  expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  const again = await (await signIn(user.email)).auth.mfa.recoveryCodes.verify({ code });
  expect(again.error).toMatchObject({ code: "mfa_verification_failed" });
});

test("recovery codes: another user's code does nothing, and guessing is locked", async () => {
  const [mine, theirs] = [await guardedUser(), await guardedUser()];
  await generate(mine);
  const [code = ""] = await generate(theirs);
  const client = await signIn(mine.email);
  expect((await client.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe("mfa_verification_failed");
  for (let n = 0; n < 9; n += 1) await client.auth.mfa.recoveryCodes.verify({ code: "nonsense" });
  const locked = await client.auth.mfa.recoveryCodes.verify({ code: "nonsense" });
  expect([locked.error?.status, locked.error?.code]).toEqual([429, "mfa_recovery_codes_locked"]);
  expect((await theirs.client.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 10 });
});

test("recovery codes: new ones put the old out of use; they go with the last app", async () => {
  const user = await guardedUser();
  const [old = ""] = await generate(user);
  const made = await user.client.auth.mfa.recoveryCodes.regenerate();
  expect(made.data?.codes).toHaveLength(10);
  const client = await signIn(user.email);
  expect((await client.auth.mfa.recoveryCodes.verify({ code: old })).error?.code).toBe("mfa_verification_failed");
  await user.client.auth.mfa.unenroll({ factorId: user.factorId });
  expect((await user.client.auth.mfa.listFactors()).data?.all).toEqual([]);
});

test("recovery codes: cannot be had without an app, or at aal1", async () => {
  const { email } = await platform.signUp();
  const client = await signIn(email);
  expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe("insufficient_aal");
  expect((await client.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe("mfa_factor_not_found");
  const user = await guardedUser();
  await generate(user);
  const half = await signIn(user.email);
  expect((await half.auth.mfa.recoveryCodes.regenerate()).error?.code).toBe("insufficient_aal");
});
