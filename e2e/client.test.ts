import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { TestPlatform } from "../apps/server/src/testing/start-test-platform.ts";
import { sharedBrowser, sharedServer, storedSession } from "./shared.ts";
import { SESSION_KEY, signIn, type Person } from "./status-server.ts";

let server: TestPlatform;
let browser: Browser;
let me: Person;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [server, browser] = await Promise.all([sharedServer({ worker: false }), sharedBrowser()]);
  me = await signUp("Mara");
});
afterEach(() => context?.close());

async function signUp(name: string): Promise<Person> {
  const { id, email, client } = await server.signUp(name);
  return { id, email, session: await storedSession(client) };
}

async function open(person: Person | null): Promise<Page> {
  context = await browser.newContext({ locale: "en-US" });
  context.setDefaultTimeout(30_000);
  if (person !== null) await signIn(context, person);
  return context.newPage();
}

describe("connection settings", () => {
  test.each([
    ["supabaseUrl is required.", { supabaseUrl: undefined }],
    ["supabaseUrl is required.", { supabaseUrl: "" }],
    ["supabaseKey is required.", { supabaseKey: undefined }],
    ["Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.", { supabaseUrl: "ftp://files.example.com" }],
    ["Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.", { supabaseUrl: "javascript:alert(1)" }],
  ])("'%s' stands on the error screen when the settings are %o", async (message, change) => {
    for (const [person, path] of [
      [me, "/dashboard"],
      [null, "/auth"],
    ] as const) {
      const page = await open(person);
      await page.route("**/config.json", async (route) => {
        const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
        await route.fulfill({ json: { ...answer, ...change } });
      });
      await page.goto(server.url + path);
      await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
      await page.getByText(message).waitFor();
      await page.getByRole("link", { name: "Go to Home" }).waitFor();
      await page.getByRole("button", { name: "Refresh Page" }).waitFor();
      await context?.close();
    }
  });
});

describe("the session", () => {
  interface Kept {
    access_token: string;
    refresh_token: string;
    expires_at: number;
    expires_in: number;
    user: { id: string };
  }
  const kept = (page: Page): Promise<Kept> =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null") as Kept, SESSION_KEY);

  test("is kept in local storage and outlives a reload and another tab", async () => {
    const page = await open(me);
    await page.goto(`${server.url}/transform`);
    await page.getByRole("heading", { name: "Transform your idea into an app" }).waitFor();
    expect(await kept(page)).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_at: expect.any(Number),
      user: { id: me.id },
    });
    await page.reload();
    await page.getByRole("heading", { name: "Transform your idea into an app" }).waitFor();
    const tab = await context?.newPage();
    await tab?.goto(`${server.url}/transform`);
    await tab?.getByRole("heading", { name: "Transform your idea into an app" }).waitFor();
  });

  test("is checked every 30 s and renewed before under three ticks remain, not minutes earlier", async () => {
    const page = await open(await signUp("Nora"));
    let renewals = 0;
    let joined = 0;
    page.on("response", (response) => {
      if (response.url().includes("/auth/v1/token?grant_type=refresh_token")) renewals += 1;
    });
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (/"(?:renders|transforms):.*Subscribed to PostgreSQL/.test(String(payload))) joined += 1;
      }),
    );
    await page.clock.install();
    await page.goto(`${server.url}/terms`);
    await expect.poll(() => joined, { timeout: 20_000 }).toBe(2);
    const { expires_at: expiresAt, refresh_token: first } = await kept(page);
    const now = await page.evaluate(() => Date.now());
    const leave = (seconds: number): number => expiresAt * 1000 - now - seconds * 1000;
    // Two checks while more than four ticks remain: nothing happens.
    await page.clock.fastForward(leave(215));
    await page.clock.runFor(60_000);
    expect(renewals).toBe(0);
    // With three ticks left it has been renewed. In steps, as a check passes over while the one before it still runs.
    for (let passed = 0; passed < 65_000 && renewals === 0; passed += 5000) {
      await page.clock.runFor(5000);
      await page.evaluate((key) => navigator.locks.request(`lock:${key}`, () => undefined), SESSION_KEY);
    }
    // The server does not share the page's clock: what it hands out seems near its end here too, and may be renewed again.
    await expect.poll(() => renewals, { timeout: 10_000 }).toBeGreaterThan(0);
    // Not the access token: two that are made within one second are the same.
    await expect.poll(async () => (await kept(page)).refresh_token, { timeout: 10_000 }).not.toBe(first);
  });

  test("that ran out while the machine slept is renewed on waking, and the page goes on", async () => {
    const sleeper = await signUp("Sven");
    const session = JSON.parse(sleeper.session) as Kept;
    const page = await open({
      ...sleeper,
      session: JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 7200, expires_in: 0 }),
    });
    await page.goto(`${server.url}/transform`);
    await page.getByRole("heading", { name: "Transform your idea into an app" }).waitFor();
    await expect.poll(async () => (await kept(page)).expires_at).toBeGreaterThan(Date.now() / 1000);
  });

  test("that is gone leads to the auth page", async () => {
    const page = await open(await signUp("Gus"));
    await page.goto(`${server.url}/transform`);
    await page.getByRole("heading", { name: "Transform your idea into an app" }).waitFor();
    await page.evaluate((key) => {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
    }, SESSION_KEY);
    await page.waitForURL(/\/auth/);
  });
});

test("data read within five minutes is not asked for again, nor when the window gets the focus", async () => {
  const page = await open(me);
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().includes("/functions/v1/usage-get")) reads += 1;
  });
  await page.clock.install();
  const visit = async (name: string): Promise<void> => {
    await page.getByRole("navigation").first().getByRole("link", { name, exact: true }).click();
    await page.waitForURL(new RegExp(`/${name.toLowerCase()}$`));
  };
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole("group", { name: "Usage" }).waitFor();
  await expect.poll(() => reads).toBe(1);
  await visit("Renders");
  // The clock of the page runs on between the steps, so they keep away from the five minutes by more than a slow machine needs.
  await page.clock.fastForward(4 * 60_000 + 15_000);
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await visit("Dashboard");
  await page.getByRole("group", { name: "Usage" }).waitFor();
  expect(reads).toBe(1);
  await visit("Renders");
  await page.clock.fastForward(50_000);
  await visit("Dashboard");
  await expect.poll(() => reads).toBe(2);
});
