import { createClient } from "@supabase/supabase-js";
import { ROUTES } from "@sayhey/contract/routes";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { taken } from "./landing-page.ts";
import { sharedBrowser, sharedServer } from "./shared.ts";

const EMAIL = "mara@example.com";
const PASSWORD = "Tall-Maple7 Quiet!River";
const NOBODYS_ID = "00000000-0000-4000-8000-000000000000";

const GUARDED = ROUTES.filter(({ access }) => access === "session").map(({ path }) => path);
const TITLES: Partial<Record<(typeof ROUTES)[number]["path"], string>> = {
  "/": "SayHey",
  "/auth": "Sign In · SayHey",
  "/terms": "Terms of Service · SayHey",
  "/gallery": "Gallery · SayHey",
  "/dashboard": "Dashboard · SayHey",
  "/templates": "Templates · SayHey",
  "/transform": "Transform · SayHey",
  "/assets": "Assets · SayHey",
  "/images": "Images · SayHey",
  "/billing": "Billing · SayHey",
  "/renders": "Renders · SayHey",
  "/analytics": "Analytics · SayHey",
  "/security": "Security · SayHey",
  "/notifications": "Notifications · SayHey",
  "/settings": "Settings · SayHey",
};

let product: Awaited<ReturnType<typeof sharedServer>>;
let browser: Browser;
/** Someone with an account, signed in. */
let member: BrowserContext;
/** Someone without, who keeps the files fetched once. */
let stranger: BrowserContext;

/** The path with its placeholders filled. */
const fill = (path: string): string =>
  path.replace(/:(?:id|projectId)/, NOBODYS_ID).replace(":username", "nobody-here");

async function newVisitor(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  context.setDefaultTimeout(30_000);
  return context;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedServer({ worker: false }), sharedBrowser()]);
  const config = (await (await fetch(`${product.url}/config.json`)).json()) as {
    supabaseUrl: string;
    supabaseKey: string;
  };
  const client = createClient(config.supabaseUrl, config.supabaseKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signUp({
    email: EMAIL,
    password: PASSWORD,
    options: { data: { full_name: "Mara Quist" } },
  });
  if (error !== null) throw error;
  [member, stranger] = [await newVisitor(), await newVisitor()];
  const page = await member.newPage();
  await page.goto(`${product.url}/auth`);
  await signIn(page);
  await page.waitForURL(/\/dashboard$/);
  await page.close();
});
afterAll(async () => {
  await member?.close();
  await stranger?.close();
});

describe("a visitor", () => {
  it("opens every public page, each with its title", async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    for (const { path } of ROUTES.filter(({ access }) => access === "public")) {
      await page.goto(product.url + fill(path));
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe(fill(path));
      const title = TITLES[path];
      if (title !== undefined) await expect.poll(() => page.title()).toBe(title);
    }
    await visitor.close();
  });

  it.each(GUARDED)("is sent to /auth from %s and is told nothing of it", async (path) => {
    const page = await stranger.newPage();
    const asked = `${fill(path)}?view=all#part`;
    await page.goto(product.url + asked);
    await page.getByRole("tab", { name: "Sign In" }).waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe("/auth");
    if (path !== "/dashboard") expect(searchParams.get("next")).toBe(asked);
    await page.close();
  });

  it("comes back to path, query and hash after signing in", async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(`${product.url}/renders?state=failed#latest`);
    await page.waitForURL(/\/auth/);
    await signIn(page);
    await page.waitForURL(`${product.url}/renders?state=failed#latest`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await visitor.close();
  });

  it("is never sent to another site after signing in", async () => {
    const page = await member.newPage();
    for (const next of ["//evil.example/x", "/\\evil.example", "https://evil.example", "/\t/evil.example"]) {
      await page.goto(`${product.url}/auth?next=${encodeURIComponent(next)}`);
      await page.waitForURL(`${product.url}/dashboard`);
    }
    await page.close();
  });
});

describe("a signed-in person", () => {
  it("opens every page without an id, each with its title", async () => {
    const page = await member.newPage();
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(`${page.url()}: ${error.message}`));
    for (const path of GUARDED) {
      const title = TITLES[path];
      if (title === undefined) continue;
      await page.goto(product.url + path);
      await expect.poll(() => page.title(), { message: path }).toBe(title);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(broken).toEqual([]);
    await page.close();
  });

  it("finds nothing at another person's ids, and nothing of /admin", async () => {
    const page = await member.newPage();
    for (const path of ["/projects/:projectId", "/transform/:id", "/studio/:projectId"]) {
      await page.goto(product.url + fill(path));
      await page
        .getByRole("main")
        .getByText(/doesn't exist|no such|not found/i)
        .first()
        .waitFor();
    }
    for (const path of ["/admin", "/admin/users"]) {
      await page.goto(product.url + path);
      await page.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
    }
    await page.close();
  });

  it("is sent on from /auth to the dashboard, after a 'Loading...'", async () => {
    const page = await member.newPage();
    const seen = Promise.withResolvers<void>();
    await page.route("**/config.json", async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.goto(`${product.url}/auth`);
    await page.getByText("Loading...").first().waitFor();
    seen.resolve();
    await page.waitForURL(/\/dashboard$/);
    await page.close();
  });

  it("finds pages and actions with Ctrl-K", async () => {
    const page = await member.newPage();
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
    await page.keyboard.press("Control+k");
    const field = page.getByLabel("Search projects, pages and actions");
    await field.waitFor();
    await field.fill("rend");
    await page.getByRole("option", { name: "Renders" }).waitFor();
    await field.press("Enter");
    await page.waitForURL(/\/renders$/);
    await page.close();
  });
});

describe("an unknown path", () => {
  it("shows 'Oops! Page not found' with a link home, is logged, and has the status 404", async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    for (const path of ["/nowhere", "/gallery/1/2", "/Projects", "/%F0%9F%A6%8A"]) {
      const response = await page.goto(product.url + path);
      expect(response?.status()).toBe(404);
      await page.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
      await expect.poll(() => page.title()).toBe("Oops! Page not found · SayHey");
      const { pathname } = new URL(page.url());
      await expect
        .poll(() => logged.some((line) => line.includes("non-existent route") && line.includes(pathname)))
        .toBe(true);
    }
    await page.getByRole("main").getByRole("link", { name: /home/i }).click();
    await page.waitForURL(`${product.url}/`);
    await page.getByRole("heading", { level: 1, name: /^Say Hey/ }).waitFor();
    await visitor.close();
  });

  it("is the only one: every page of the table has the status 200", async () => {
    for (const { path } of ROUTES.filter(({ path: pattern }) => !/:(?:id|username)/.test(pattern)))
      expect((await fetch(product.url + fill(path))).status, path).toBe(200);
  });
});

describe("the error screen", () => {
  it("shows when a page's code cannot be fetched; 'Refresh Page' tries again, 'Go to Home' leads home", async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(product.url);
    await page.getByRole("link", { name: "Terms of Service" }).waitFor();
    await page.route("**/assets/terms-page*", (route) => route.abort());
    await page.getByRole("link", { name: "Terms of Service" }).click();
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    await page.getByText("Couldn't load this page.").waitFor();
    await expect.poll(() => page.title()).toBe("Something went wrong · SayHey");
    await page.unroute("**/assets/terms-page*");
    await page.getByRole("button", { name: "Refresh Page" }).click();
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor();

    await page.route("**/assets/terms-page*", (route) => route.abort());
    await page.reload();
    await page.getByRole("link", { name: "Go to Home" }).click();
    await page.waitForURL(`${product.url}/`);
    await page.getByRole("heading", { level: 1, name: /^Say Hey/ }).waitFor();
    await visitor.close();
  });

  it.each([
    ["supabaseUrl is required.", { supabaseKey: "key" }],
    ["supabaseKey is required.", { supabaseUrl: "http://localhost:1" }],
  ])("says '%s' when the connection settings lack it", async (message, config) => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.route("**/config.json", (route) => route.fulfill({ json: config }));
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    await page.getByText(message).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Refresh Page" }).isEnabled()).toBe(true);
    await visitor.close();
  });
});

describe("several tabs", () => {
  it("leave guarded pages together when one signs out, and go on together when one signs in", async () => {
    const visitor = await newVisitor();
    const [first, second, third] = [await visitor.newPage(), await visitor.newPage(), await visitor.newPage()];
    await first.goto(`${product.url}/auth`);
    await second.goto(`${product.url}/renders`);
    await second.waitForURL(/\/auth\?next=%2Frenders$/);
    // A page that only shows something to everyone notices too.
    await third.goto(product.url);
    await taken(third);
    await signIn(first);
    await first.waitForURL(/\/dashboard$/);
    await second.waitForURL(`${product.url}/renders`);
    await third.getByRole("button", { name: /^Account of/ }).waitFor();

    await second.getByRole("button", { name: /^Account of/ }).click();
    await second.getByRole("menuitem", { name: "Sign out" }).click();
    await second.waitForURL(`${product.url}/`);
    await first.waitForURL(/\/auth/);
    await third.getByRole("link", { name: "Start free" }).waitFor();
    await first.goto(`${product.url}/dashboard`);
    await first.waitForURL(/\/auth$/);
    await visitor.close();
  });

  it("leave guarded pages at once when the stored session is gone", async () => {
    const visitor = await newVisitor();
    const [first, second] = [await visitor.newPage(), await visitor.newPage()];
    await first.goto(`${product.url}/auth`);
    await signIn(first);
    await first.waitForURL(/\/dashboard$/);
    await second.goto(`${product.url}/terms`);
    await second.evaluate(() => localStorage.clear());
    await first.waitForURL(/\/auth/);
    await visitor.close();
  });
});

describe("going from page to page", () => {
  it("shows a spinner while a page's code is on its way", async () => {
    const page = await member.newPage();
    const seen = Promise.withResolvers<void>();
    await page.route("**/assets/renders-page*.js", async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("navigation", { name: "Pages", exact: true }).getByRole("link", { name: "Renders" }).click();
    await page.getByRole("main").getByRole("status").getByText("Loading...").waitFor();
    seen.resolve();
    await page.getByRole("heading", { level: 1, name: /render/i }).waitFor();
    await page.close();
  });

  it("moves the focus to the page, says its title, starts at its top, and comes back to where one was", async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(product.url);
    await taken(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" });
    // Where the page stands when it is left: it may have been on its way down until then.
    await page.evaluate(() =>
      addEventListener("click", () => Object.assign(window, { leftAt: scrollY }), { capture: true, once: true }),
    );
    await link.click();
    const left = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
    expect(left).toBeGreaterThan(500);
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.locator("[data-route-announcer]").textContent()).toBe("Terms of Service · SayHey");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^Say Hey/ }).waitFor();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(60);
    await visitor.close();
  });

  it("begins with a link that skips to the content", async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(`${product.url}/terms`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await visitor.close();
  });
});

describe("the terms", () => {
  it("have eleven sections, were last updated in January 2025, and say every commercial rule", async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(`${product.url}/terms`);
    await page.getByText("Last updated: January 2025").waitFor();
    const titles = async () =>
      (await page.getByRole("heading", { level: 2 }).allTextContents()).map((title) =>
        title.replace(/^\d+\.\s*/, "").toLowerCase(),
      );
    await expect
      .poll(titles)
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
    const text = (await page.getByRole("article").innerText()).replace(/\s+/g, " ");
    for (const rule of [
      /Free: .* Pro: .* Studio: /,
      /Free plan carry the promotional watermark 'Made with SayHey'\. Pro and Studio remove it/,
      /credits for future renders\. Credits have no cash value and cannot be transferred/,
      /refunded within 7 days/,
      /Plans renew automatically/,
      /If a payment fails, it is tried again for 14 days, and after that the account may be downgraded to Free/,
      /Quotas reset monthly/,
      /Accounts are deleted within 30 days of termination/,
      /uptime of 99\.9%/,
      /limited to the amount you paid us in the past 12 months/,
    ])
      expect(text).toMatch(rule);
    await visitor.close();
  });
});
