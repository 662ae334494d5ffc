import { RENDER_TRANSITIONS } from "@sayhey/contract/rows";
import {
  accountRowSchema,
  assetRowSchema,
  profileRowSchema,
  projectRowSchema,
  renderRowSchema,
} from "@sayhey/contract/rows";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform } from "../testing/start-test-platform.ts";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

describe("signing up", () => {
  test("gives a profile and a free account that read as the contract says", async () => {
    const user = await platform.signUp("Zoë O'Hara-Łukasz");
    const profile = await user.client.from("profiles").select("*").eq("id", user.id).single();
    expect(profileRowSchema.parse(profile.data)).toMatchObject({
      full_name: "Zoë O'Hara-Łukasz",
      username: "zo-o-hara-ukasz",
    });
    const account = await user.client.from("accounts").select("*").single();
    expect(accountRowSchema.parse(account.data)).toMatchObject({ plan: "free", credits: 0 });
  });

  test("gives namesakes different usernames and everybody another referral code", async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => platform.signUp("Sam Same")));
    const data = await platform.sql<{ username: string; referral_code: string }[]>`
      select username, referral_code from profiles where id = any(${users.map(({ id }) => id)}::uuid[])`;
    expect(new Set(data.map((row) => row.username)).size).toBe(4);
    expect(new Set(data.map((row) => row.referral_code)).size).toBe(4);
  });

  test.each([
    ["no name", ""],
    ["emoji only", "🦊🦊"],
    ["another script", "山田太郎"],
    ["very long", "x".repeat(5000)],
    ["SQL", "'; drop table profiles; --"],
    ["HTML", "<script>alert(1)</script>"],
    ["control characters", "A\u0007B\u001bC"],
  ])("works with %s as name", async (_, name) => {
    const user = await platform.signUp(name);
    const { data } = await user.client.from("profiles").select("*").eq("id", user.id).single();
    const profile = profileRowSchema.parse(data);
    expect(profile.full_name.length).toBeLessThanOrEqual(120);
    expect(profile.username).toMatch(/^[a-z0-9][a-z0-9-]+[a-z0-9]$/);
  });

  test("survives metadata that is not what it should be", async () => {
    const user = await platform.signUp("X", { full_name: { first: ["a"] }, referral_code: 7, extra: "y".repeat(2000) });
    const { data } = await user.client.from("profiles").select("id").eq("id", user.id);
    expect(data).toHaveLength(1);
  });

  test("with a known code makes one pending referral, also when the page records it again", async () => {
    const referrer = await platform.signUp("Rita Referrer");
    const { data: profile } = await referrer.client
      .from("profiles")
      .select("referral_code")
      .eq("id", referrer.id)
      .single();
    const friend = await platform.signUp("Fred Friend", { referral_code: profile?.referral_code });
    const again = await friend.client
      .from("referrals")
      .insert({ referrer_id: referrer.id, referred_email: friend.email, status: "pending" });
    expect(again.error).toBeNull();
    const { data } = await referrer.client.from("referrals").select("referrer_id, referred_email, status");
    expect(data).toEqual([{ referrer_id: referrer.id, referred_email: friend.email, status: "pending" }]);
  });

  test("lets nobody refer themselves or claim a better state", async () => {
    const user = await platform.signUp();
    const rows = [
      { referrer_id: user.id, referred_email: user.email, status: "pending" },
      { referrer_id: (await platform.signUp()).id, referred_email: user.email, status: "rewarded" },
    ];
    for (const row of rows) expect((await user.client.from("referrals").insert(row)).error?.code).toBe("42501");
  });
});

describe("signing in and out", () => {
  test("a session refreshes, ends at sign-out, and its refresh token with it", async () => {
    const user = await platform.signUp();
    const refreshed = await user.client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    const { data } = await user.client.auth.getUser();
    expect(data.user?.email).toBe(user.email);
    const refreshToken = refreshed.data.session?.refresh_token ?? "";
    expect((await user.client.auth.signOut()).error).toBeNull();
    const revived = await platform.anonymous().auth.refreshSession({ refresh_token: refreshToken });
    expect(revived.data.session).toBeNull();
    const again = await user.client.auth.signInWithPassword({
      email: user.email.toUpperCase(),
      password: TEST_PASSWORD,
    });
    expect(again.data.user?.id).toBe(user.id);
  });

  test("a wrong password and an unknown address get the same answer", async () => {
    const user = await platform.signUp();
    const wrong = await platform
      .anonymous()
      .auth.signInWithPassword({ email: user.email, password: "Wrong-Password-1!" });
    const unknown = await platform
      .anonymous()
      .auth.signInWithPassword({ email: "nobody@example.com", password: "Wrong-Password-1!" });
    expect(wrong.error?.message).toBe("Invalid login credentials");
    expect(unknown.error?.message).toBe(wrong.error?.message);
    expect(unknown.error?.status).toBe(wrong.error?.status);
  });

  test("a password under 12 characters is refused", async () => {
    const { error } = await platform.anonymous().auth.signUp({ email: "short@example.com", password: "Short-1!" });
    expect(error?.message).toContain("12");
  });

  test("an address that is taken is refused, in any case of letters", async () => {
    const user = await platform.signUp();
    const { error } = await platform
      .anonymous()
      .auth.signUp({ email: user.email.toUpperCase(), password: TEST_PASSWORD });
    expect(error?.message).toBe("User already registered");
  });
});

describe("rows", () => {
  test("of projects, assets and renders read as the contract says", async () => {
    const user = await platform.signUp();
    const { sql } = platform;
    const project = await platform.insertProject(user.id, { spec: sql.json({ a: [1, 2] }) });
    await sql`insert into public.assets (user_id, project_id, kind, name, path, content_type, bytes)
      values (${user.id}, ${project.id}, 'poster', 'a.png', 'rows/1', 'image/png', 5000000000)`;
    await sql`insert into public.renders (user_id, project_id, aspect, size, fps, duration_ms, watermark, bytes)
      values (${user.id}, ${project.id}, '9:16', 720, 30, 10000, true, 3000000000)`;
    const projects = await user.client.from("projects").select("*").single();
    expect(projectRowSchema.parse(projects.data)).toMatchObject({
      spec: { a: [1, 2] },
      version: 1,
      check_status: "pending",
    });
    expect(assetRowSchema.parse((await user.client.from("assets").select("*").single()).data).bytes).toBe(
      5_000_000_000,
    );
    expect(renderRowSchema.parse((await user.client.from("renders").select("*").single()).data).status).toBe("queued");
    const [own] = await sql`select * from public.renders where user_id = ${user.id}`;
    expect(renderRowSchema.parse(own).bytes).toBe(3_000_000_000);
  });

  test("a project can be embedded with its renders and its poster", async () => {
    const user = await platform.signUp();
    const project = await platform.insertProject(user.id);
    await platform.sql`insert into public.renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
      values (${user.id}, ${project.id}, '9:16', 720, 30, 10000, true)`;
    const { data, error } = await user.client.from("renders").select("id, projects(name, slug)").single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ projects: { slug: project.slug } });
  });
});

describe("states of a render", () => {
  test("the database knows the same transitions as the contract", async () => {
    const rows = await platform.sql<{ from: string; to: string }[]>`
      select from_status as from, to_status as to from private.render_transitions`;
    const known = rows.map(({ from, to }) => `${from} -> ${to}`).toSorted();
    const wanted = Object.entries(RENDER_TRANSITIONS).flatMap(([from, targets]) =>
      targets.map((to) => `${from} -> ${to}`),
    );
    expect(known).toEqual(wanted.toSorted());
  });

  test("only those transitions happen", async () => {
    const user = await platform.signUp();
    const project = await platform.insertProject(user.id);
    const { sql } = platform;
    const insert = (status: string) => sql<{ id: string }[]>`
      insert into public.renders (user_id, project_id, aspect, size, fps, duration_ms, watermark, status)
      values (${user.id}, ${project.id}, '9:16', 720, 30, 10000, true, ${status}) returning id`;
    await expect(insert("completed")).rejects.toThrow("A render starts queued");
    const [render] = await insert("queued");
    const id = render?.id ?? "";
    await expect(sql`update public.renders set status = 'completed' where id = ${id}`).rejects.toThrow(
      "A render cannot go from queued to completed",
    );
    await sql`update public.renders set status = 'processing' where id = ${id}`;
    await sql`update public.renders set status = 'completed' where id = ${id}`;
    await expect(sql`update public.renders set status = 'queued' where id = ${id}`).rejects.toThrow(
      "A render cannot go from completed to queued",
    );
  });
});
