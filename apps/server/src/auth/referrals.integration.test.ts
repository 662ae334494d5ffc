import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestPlatform, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";

let platform: TestPlatform;
let referrer: TestUser;
let code: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  referrer = await platform.signUp("Rita Referrer");
  code = await codeOf(referrer);
});
afterAll(() => platform?.close());

async function codeOf(user: TestUser): Promise<string> {
  const { data } = await user.client.from("profiles").select("referral_code").eq("id", user.id).single();
  return String(data?.referral_code);
}
const claim = (user: TestUser, row: Record<string, unknown> = {}) =>
  user.client
    .from("referrals")
    .insert({ referrer_id: referrer.id, referred_email: user.email, status: "pending", ...row });
const referralsOf = async (email: string) => [
  ...(await platform.sql<{ referrer_id: string; status: string }[]>`
    select referrer_id, status from public.referrals where referred_email = ${email}`),
];

describe("a referral", () => {
  test("is claimed as the sign-up page does: the profile by its code, then a pending row", async () => {
    const friend = await platform.signUp("Fred Friend");
    const { data } = await friend.client.from("profiles").select("id").eq("referral_code", code).single();
    expect(data).toEqual({ id: referrer.id });
    expect((await claim(friend)).error).toBeNull();
    expect(await referralsOf(friend.email)).toEqual([{ referrer_id: referrer.id, status: "pending" }]);
  });

  test("shows nothing else of the referrer, who has published nothing", async () => {
    const friend = await platform.signUp("Fred Friend");
    for (const client of [friend.client, platform.anonymous()]) {
      const { data } = await client.from("profiles").select("id").eq("referral_code", code).maybeSingle();
      expect(data).toEqual({ id: referrer.id });
      const none = await client.from("profiles").select("id").eq("referral_code", "ZZZZZZZZ").single();
      expect(none.error?.code).toBe("PGRST116");
      const listed = await client.from("profiles").select("id, full_name").neq("id", friend.id);
      expect(listed.data).toEqual([]);
      const named = await client.from("profiles").select("full_name").eq("referral_code", code);
      expect(named.data ?? []).toEqual([]);
    }
  });

  test("made by sign-up and claimed by the page again stays one", async () => {
    const friend = await platform.signUp("Fred Friend", { referral_code: code.toLowerCase() });
    expect((await claim(friend)).error).toBeNull();
    expect((await claim(friend)).error).toBeNull();
    expect(await referralsOf(friend.email)).toHaveLength(1);
  });

  test("is read by the referrer alone, not even by whom it is about", async () => {
    const friend = await platform.signUp("Fred Friend", { referral_code: code });
    const stranger = await platform.signUp();
    const seen = async (client: TestUser["client"]) =>
      (await client.from("referrals").select("referred_email").eq("referred_email", friend.email)).data ?? [];
    expect(await seen(referrer.client)).toHaveLength(1);
    for (const client of [friend.client, stranger.client, platform.anonymous()]) expect(await seen(client)).toEqual([]);
  });

  test("takes the e-mail in any case of letters", async () => {
    const friend = await platform.signUp("Fred Friend");
    expect((await claim(friend, { referred_email: friend.email.toUpperCase() })).error).toBeNull();
    expect(await referralsOf(friend.email)).toHaveLength(1);
  });

  test("with an unknown code changes nothing about the sign-up", async () => {
    const friend = await platform.signUp("Fred Friend", { referral_code: "ZZZZZZZZ" });
    expect(await referralsOf(friend.email)).toEqual([]);
  });
});

describe("nobody", () => {
  test("refers themself", async () => {
    expect((await claim(referrer, { referrer_id: referrer.id })).error?.code).toBe("42501");
  });

  test.each(["qualified", "rewarded", "rejected", "paid"])("claims to be %s", async (status) => {
    const friend = await platform.signUp();
    expect((await claim(friend, { status })).error?.code).toBe("42501");
  });

  test("claims for another person's address, or learns by trying whether that one was referred", async () => {
    const friend = await platform.signUp("Fred Friend", { referral_code: code });
    const stranger = await platform.signUp();
    const known = await claim(stranger, { referred_email: friend.email });
    const unknown = await claim(stranger, { referred_email: "nobody@example.com" });
    expect(known.error).toEqual(unknown.error);
    expect(known.error?.code).toBe("42501");
  });

  test("is referred by a second person", async () => {
    const friend = await platform.signUp("Fred Friend", { referral_code: code });
    const second = await platform.signUp("Sara Second");
    const again = await claim(friend, { referrer_id: second.id });
    expect([again.error?.code, again.error?.message]).toEqual(["23505", "Somebody else has referred you already."]);
    expect(await referralsOf(friend.email)).toEqual([{ referrer_id: referrer.id, status: "pending" }]);
  });

  test("is referred again by changing their e-mail", async () => {
    const friend = await platform.signUp("Fred Friend", { referral_code: code });
    const second = await platform.signUp("Sara Second");
    const changed = `changed-${crypto.randomUUID()}@example.com`;
    await platform.sql`update auth.users set email = ${changed} where id = ${friend.id}`;
    const { data } = await friend.client.auth.refreshSession();
    expect(data.session?.user.email).toBe(changed);
    const again = await claim(friend, { referrer_id: second.id, referred_email: changed });
    expect(again.error?.code).toBe("23505");
  });

  test("is referred a day after signing up", async () => {
    const friend = await platform.signUp();
    await platform.sql`update public.profiles set created_at = now() - interval '25 hours' where id = ${friend.id}`;
    expect((await claim(friend)).error?.code).toBe("42501");
    expect(await referralsOf(friend.email)).toEqual([]);
  });

  test("signed out makes one", async () => {
    const { error } = await platform
      .anonymous()
      .from("referrals")
      .insert({ referrer_id: referrer.id, referred_email: "nobody@example.com", status: "pending" });
    expect(error?.code).toBe("42501");
  });
});

test("an account made anew with an address that was referred before still gets made", async () => {
  const email = `again-${crypto.randomUUID()}@example.com`;
  const { sql } = platform;
  await sql`insert into public.referrals (referrer_id, referred_email) values (${referrer.id}, ${email})`;
  const second = await platform.signUp("Sara Second");
  const { error } = await platform.anonymous().auth.signUp({
    email,
    password: "Correct-Horse-9-Battery",
    options: { data: { referral_code: await codeOf(second) } },
  });
  expect(error).toBeNull();
  expect(await referralsOf(email)).toEqual([{ referrer_id: referrer.id, status: "pending" }]);
});
