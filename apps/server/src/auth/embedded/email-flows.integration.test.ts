import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform } from "../../testing/start-test-platform.ts";

const NEW_PASSWORD = "Tall-Maple7 Quiet!River";
const newEmail = () => `flow-${crypto.randomUUID()}@example.com`;

/** The link of the newest mail to an address. */
function linkTo(platform: TestPlatform, email: string): URL {
  const link = platform.mails.findLast(({ to }) => to === email)?.link;
  if (link === undefined) throw new Error(`no mail with a link went to ${email}`);
  return new URL(link);
}
const tokenOf = (link: URL): string => link.searchParams.get("token") ?? "";

describe("with confirmation switched on", () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ environment: { AUTH_CONFIRM_EMAIL: "true" } });
  });
  afterAll(() => platform?.close());

  const signUp = (email: string, password = TEST_PASSWORD, data = {}) =>
    platform.anonymous().auth.signUp({ email, password, options: { data } });
  const signIn = (email: string, password = TEST_PASSWORD) =>
    platform.anonymous().auth.signInWithPassword({ email, password });
  const confirm = (email: string) =>
    platform.anonymous().auth.verifyOtp({ token_hash: tokenOf(linkTo(platform, email)), type: "signup" });

  test("a sign-up gives no session until the link of the mail is opened", async () => {
    const email = newEmail();
    const { data, error } = await signUp(email);
    expect([error, data.session, data.user?.email]).toEqual([null, null, email]);
    expect((await signIn(email)).error?.message).toBe("Email not confirmed");
    expect((await confirm(email)).data.session?.user.email).toBe(email);
    expect((await signIn(email)).error).toBeNull();
  });

  test("the link works once", async () => {
    const email = newEmail();
    await signUp(email);
    expect((await confirm(email)).error).toBeNull();
    expect((await confirm(email)).error?.code).toBe("otp_expired");
  });

  test("a mail sent again has a link that works, and the one before does not any more", async () => {
    const email = newEmail();
    await signUp(email);
    const first = tokenOf(linkTo(platform, email));
    const { error } = await platform.anonymous().auth.resend({
      type: "signup",
      email: email.toUpperCase(),
      options: { emailRedirectTo: `${platform.url}/dashboard` },
    });
    expect(error).toBeNull();
    const link = linkTo(platform, email);
    expect(link.searchParams.get("redirect_to")).toBe(`${platform.url}/dashboard`);
    const stale = await platform.anonymous().auth.verifyOtp({ token_hash: first, type: "signup" });
    expect(stale.error?.code).toBe("otp_expired");
    expect((await confirm(email)).error).toBeNull();
  });

  test("nobody learns by signing up, sending again or a wrong password which addresses are known", async () => {
    const [known, waiting, unknown] = [newEmail(), newEmail(), newEmail()];
    await signUp(known);
    await confirm(known);
    await signUp(waiting);
    const mails = platform.mails.length;
    const answers = [await signUp(known), await signUp(newEmail())];
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(answers.map(({ data }) => Object.keys(data.user ?? {}).toSorted())).toEqual(
      [answers[1], answers[1]].map((answer) => Object.keys(answer?.data.user ?? {}).toSorted()),
    );
    expect(answers.map(({ data }) => data.user?.identities?.length)).toEqual([1, 1]);
    for (const email of [known, waiting, unknown]) {
      expect((await platform.anonymous().auth.resend({ type: "signup", email })).error).toBeNull();
      expect((await signIn(email, "Wrong-Password-1!")).error?.message).toBe("Invalid login credentials");
    }
    expect(platform.mails.slice(mails).map(({ to }) => to)).not.toContain(known);
    expect(platform.mails.slice(mails).map(({ to }) => to)).not.toContain(unknown);
  });

  test("of two sign-ups with one unconfirmed address the newer counts", async () => {
    const email = newEmail();
    await signUp(email, TEST_PASSWORD);
    await signUp(email, NEW_PASSWORD);
    await confirm(email);
    expect((await signIn(email, TEST_PASSWORD)).error?.message).toBe("Invalid login credentials");
    expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
    const rows = await platform.sql`select from auth.users where email = ${email}`;
    expect(rows).toHaveLength(1);
  });

  test("an account that has been confirmed stays as it is, whoever signs up with its address", async () => {
    const email = newEmail();
    await signUp(email);
    await confirm(email);
    await signUp(email, NEW_PASSWORD);
    expect((await signIn(email, NEW_PASSWORD)).error?.message).toBe("Invalid login credentials");
    expect((await signIn(email)).error).toBeNull();
  });

  test("the referral of a sign-up is recorded though the page has no session to do so", async () => {
    const [referrer, friend] = [newEmail(), newEmail()];
    await signUp(referrer);
    const id = (await confirm(referrer)).data.user?.id ?? "";
    const [profile] = await platform.sql<
      { code: string }[]
    >`select referral_code as code from public.profiles where id = ${id}`;
    await signUp(friend, TEST_PASSWORD, { referral_code: profile?.code });
    const rows = await platform.sql`select referrer_id, status from public.referrals where referred_email = ${friend}`;
    expect([...rows]).toEqual([{ referrer_id: id, status: "pending" }]);
  });
});

describe("a forgotten password", () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform?.close());

  test("gets the same answer in the same time whether the address is known or not", async () => {
    const user = await platform.signUp();
    const ask = async (email: string) => {
      const began = performance.now();
      const answer = await platform.anonymous().auth.resetPasswordForEmail(email);
      return { answer, ms: performance.now() - began };
    };
    const [known, unknown] = [await ask(user.email), await ask(newEmail())];
    expect(known.answer).toEqual(unknown.answer);
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(240);
  });

  test("is replaced through the link, which signs every other session out and tells the owner", async () => {
    const user = await platform.signUp("Fay Forgot");
    await platform.anonymous().auth.resetPasswordForEmail(user.email, {
      redirectTo: `${platform.url}/auth?mode=new-password`,
    });
    const thief = platform.anonymous();
    await thief.auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    const owner = platform.anonymous();
    const opened = await owner.auth.verifyOtp({
      token_hash: tokenOf(linkTo(platform, user.email)),
      type: "recovery",
    });
    expect(opened.error).toBeNull();
    expect(decodeJwt(opened.data.session?.access_token ?? "")["amr"]).toMatchObject([{ method: "otp" }]);

    const weak = await owner.auth.updateUser({ password: "Password1234!" });
    expect([weak.error?.status, weak.error?.code]).toEqual([422, "weak_password"]);
    const long = await owner.auth.updateUser({ password: `Aa9!${"é".repeat(40)}` });
    expect(long.error?.code).toBe("validation_failed");
    expect((await owner.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();

    expect((await owner.auth.getUser()).error).toBeNull();
    expect((await thief.auth.getUser()).error).not.toBeNull();
    expect((await thief.auth.refreshSession()).data.session).toBeNull();
    expect((await user.client.auth.getUser()).error).not.toBeNull();
    const signIn = (password: string) => platform.anonymous().auth.signInWithPassword({ email: user.email, password });
    expect((await signIn(TEST_PASSWORD)).error?.message).toBe("Invalid login credentials");
    expect((await signIn(NEW_PASSWORD)).error).toBeNull();
    const [told] = await platform.sql`select title from public.notifications where user_id = ${user.id}
      and title = 'Your password was changed'`;
    expect(told).toBeDefined();
  });

  test("the link of a mail leads a browser to the page, which uses it up; looking at it does not", async () => {
    const user = await platform.signUp();
    await platform.anonymous().auth.resetPasswordForEmail(user.email, { redirectTo: `${platform.url}/renders?x=1` });
    const link = linkTo(platform, user.email);
    for (let look = 0; look < 2; look += 1) {
      const answer = await fetch(link, { headers: { accept: "text/html,*/*" }, redirect: "manual" });
      const target = new URL(answer.headers.get("location") ?? "about:blank");
      expect(target.origin + target.pathname).toBe(`${platform.url}/auth`);
      expect(Object.fromEntries(target.searchParams)).toEqual({
        token_hash: tokenOf(link),
        type: "recovery",
        next: "/renders?x=1",
      });
      expect(target.hash).toBe("");
    }
    const used = await platform.anonymous().auth.verifyOtp({ token_hash: tokenOf(link), type: "recovery" });
    expect(used.error).toBeNull();
  });

  test("no e-mailed link makes an account for an address that has none", async () => {
    const email = newEmail();
    const before = platform.mails.length;
    expect((await platform.anonymous().auth.signInWithOtp({ email })).error).toBeNull();
    const { publishable } = platform.platform.keys;
    await fetch(`${platform.url}/auth/v1/magiclink`, {
      method: "POST",
      headers: { apikey: publishable, "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    expect([...(await platform.sql`select from auth.users where email = ${email}`)]).toEqual([]);
    expect(platform.mails).toHaveLength(before);
  });
});
