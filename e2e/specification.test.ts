import { createClient } from "@supabase/supabase-js";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedBrowser, sharedServer } from "./shared.ts";

// What the specification says in passing and no other test looks at.

const PASSWORD = "Tall-Maple7 Quiet!River";
let product: Awaited<ReturnType<typeof sharedServer>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedServer({ worker: false }), sharedBrowser()]);
  page = await browser.newPage({ locale: "en-US" });
  page.setDefaultTimeout(30_000);
});
afterAll(() => page?.close());

describe("the terms", () => {
  it("have eleven sections in the order of the specification, and the date of their last update", async () => {
    await page.goto(`${product.url}/terms`);
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor();
    const sections = async () =>
      (await page.locator("main h2").allInnerTexts()).map((title) => title.replace(/^\d+\.?\s*/, "").toLowerCase());
    await expect
      .poll(sections)
      .toEqual([
        "content ownership",
        "platform role",
        "content moderation",
        "subscription and billing",
        "watermarks",
        "service availability",
        "privacy",
        "referral programme",
        "account termination",
        "changes to terms",
        "limitation of liability",
      ]);
    await expect.poll(() => page.locator("main").innerText()).toMatch(/last updated:? January 2025/i);
  });

  it.each([
    [
      "free renders carry a watermark, Pro and Studio remove it",
      /Free plan carry the promotional watermark.*Pro and Studio remove it/s,
    ],
    [
      "referrals give credits without cash value that cannot be transferred",
      /give credits for future\s+renders.*no cash value and cannot be transferred/s,
    ],
    ["payments can be refunded within 7 days", /payment refunded within 7\s+days/],
    ["plans renew automatically", /Plans renew automatically/],
    [
      "a failed payment may downgrade the account to Free",
      /If a payment fails, it is tried again for\s+14 days, and after that the account may be downgraded to Free/,
    ],
    ["quotas reset monthly", /Quotas reset monthly/],
    ["accounts are deleted within 30 days of termination", /deleted within 30\s+days of\s+termination/],
    ["the target of uptime is 99.9%", /uptime of 99\.9%/],
    ["liability is limited to what was paid in 12 months", /limited to the amount you\s+paid us in the past 12 months/],
  ])("say that %s", async (_rule, words) => {
    await page.goto(`${product.url}/terms`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.locator("main").innerText()).toMatch(words);
  });
});

it("Google sign-in that is not set up says so and stays on the page", async () => {
  const visitor = await browser.newPage({ locale: "en-US" });
  for (const tab of ["Sign In", "Sign Up"]) {
    await visitor.goto(`${product.url}/auth`);
    await visitor.getByRole("tab", { name: tab }).click();
    await visitor.getByRole("button", { name: "Continue with Google" }).click();
    await visitor
      .getByText("Google sign-in not configured. Set up Google OAuth in backend settings.", { exact: true })
      .waitFor();
    expect(new URL(visitor.url()).pathname).toBe("/auth");
  }
  await visitor.close();
});

describe("the connection", () => {
  it("embeds a public key that reads nothing of anybody's", async () => {
    const config = (await (await fetch(`${product.url}/config.json`)).json()) as Record<string, string>;
    expect(config).toMatchObject({ supabaseUrl: product.url });
    const key = config["supabaseKey"] ?? "";
    expect(key).toMatch(/^sb_publishable_/);
    const visitor = createClient(product.url, key, { auth: { persistSession: false } });
    for (const table of ["accounts", "projects", "renders", "transforms", "referrals", "assets", "notifications"]) {
      const { data } = await visitor.from(table).select("*");
      expect(data ?? []).toEqual([]);
    }
  });

  it("keeps the session in local storage with its tokens, its end and its user, and asks for the user itself", async () => {
    await page.goto(`${product.url}/auth?tab=sign-up`);
    await page.getByLabel("Full Name").fill("Ines Moreau");
    await page.getByLabel("E-mail").fill("ines@example.com");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/\/dashboard$/);
    const kept = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([name]) => name.endsWith("-auth-token"))
          .map(([, value]) => JSON.parse(value) as Record<string, unknown>),
      );
    await expect.poll(kept).toHaveLength(1);
    const [session = {}] = await kept();
    expect(session).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.any(String),
      expires_at: expect.any(Number),
      user: { email: "ines@example.com", user_metadata: { full_name: "Ines Moreau" } },
    });
    // Off the page first: an answer that this one still waits for would be gone before it could be read.
    await page.goto("about:blank");
    const user = page.waitForResponse((answer) => answer.url().endsWith("/auth/v1/user"));
    await page.goto(`${product.url}/dashboard`);
    expect(await (await user).json()).toMatchObject({ email: "ines@example.com" });
    await page.getByRole("heading", { name: "No projects yet" }).waitFor();
  });
});

it("the rows have the fields of the specification", async () => {
  const config = (await (await fetch(`${product.url}/config.json`)).json()) as Record<string, string>;
  const client = createClient(product.url, config["supabaseKey"] ?? "", { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword({ email: "ines@example.com", password: PASSWORD });
  expect(data.session).not.toBeNull();
  for (const [table, columns] of [
    ["renders", "user_id,status,error_message"],
    ["transforms", "id,user_id,status"],
    ["profiles", "id,referral_code"],
    ["referrals", "referrer_id,referred_email,status"],
  ] as const) {
    const { error } = await client.from(table).select(columns);
    expect(error, table).toBeNull();
  }
  const friend = createClient(product.url, config["supabaseKey"] ?? "", { auth: { persistSession: false } });
  const { data: profile } = await client
    .from("profiles")
    .select("id,referral_code")
    .eq("id", data.user?.id ?? "")
    .single();
  const signedUp = await friend.auth.signUp({
    email: "friend@example.com",
    password: PASSWORD,
    options: { data: { full_name: "A Friend", referral_code: profile?.referral_code as string } },
  });
  expect(signedUp.data.user?.user_metadata).toMatchObject({
    full_name: "A Friend",
    referral_code: profile?.referral_code as string,
  });
  const { data: referrals } = await client.from("referrals").select("referrer_id,referred_email,status");
  expect(referrals).toEqual([{ referrer_id: data.user?.id, referred_email: "friend@example.com", status: "pending" }]);
});
