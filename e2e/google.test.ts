import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestProvider, type TestProvider } from "../apps/server/src/testing/openid-provider.ts";
import type { TestPlatform } from "../apps/server/src/testing/start-test-platform.ts";
import { sharedBrowser, sharedServer, startOwnServer } from "./shared.ts";

const NOT_CONFIGURED = "Google sign-in not configured. Set up Google OAuth in backend settings.";

let provider: TestProvider;
let product: TestPlatform;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

const startGoogleServer = () => startOwnServer({ worker: false, environment: provider.environment });

beforeAll(async () => {
  provider = await startTestProvider([
    { id: "g-1", email: "grace@example.com", emailVerified: true, name: "Grace Hopper" },
    { id: "g-3", email: "late@example.com", emailVerified: true, name: "Nora Late" },
    { id: "g-2", email: "unsure@example.com", emailVerified: false, name: "Una Sure" },
  ]);
  [product, browser] = await Promise.all([startGoogleServer(), sharedBrowser()]);
});
afterAll(async () => {
  await product?.close();
  await provider?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function goToProvider(): Promise<void> {
  await page.goto(`${product.url}/auth`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("heading", { name: "Choose an account" }).waitFor();
}

const address = (): string => new URL(page.url()).pathname + new URL(page.url()).search;
const choose = (name: string) => page.getByRole("button", { name }).click();

const userId = () =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? "";
    return (JSON.parse(localStorage.getItem(key) ?? "{}") as { user?: { id?: string } }).user?.id;
  });

it("Google signs a newcomer up and leads to the dashboard; the second time it is the same person", async () => {
  await goToProvider();
  await choose("Grace Hopper");
  await page.waitForURL(`${product.url}/dashboard`);
  await page.getByRole("button", { name: "Account of Grace Hopper" }).waitFor();
  const first = await userId();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => page.url()).not.toContain("code=");
  await page.reload();
  await page.getByRole("button", { name: "Account of Grace Hopper" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Sign in", exact: true }).waitFor();

  await page.goto(`${product.url}/auth`);
  // Google still knows who this is and sends them right back.
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL(`${product.url}/dashboard`);
  await expect.poll(userId).toBe(first);
});

it("cancelling there comes back to the sign-in with the message of the specification, and the idea is still held", async () => {
  await page.goto(product.url);
  await page.evaluate(() => {
    const kept = { idea: "a plant diary", requestId: crypto.randomUUID(), keptAt: Date.now() };
    localStorage.setItem("sayhey.pending-idea", JSON.stringify(kept));
  });
  await goToProvider();
  await choose("Cancel");
  await page.getByText(NOT_CONFIGURED, { exact: true }).waitFor();
  await page.getByText("You canceled at Google.").waitFor();
  await page.getByText("a plant diary").waitFor();
  await expect.poll(address).toBe("/auth");
  await page.getByRole("button", { name: "Continue with Google" }).waitFor();
  expect(await userId()).toBeUndefined();
});

it("an address that Google has not confirmed is refused in words", async () => {
  await goToProvider();
  await choose("Una Sure");
  await page.getByText(NOT_CONFIGURED, { exact: true }).waitFor();
  await page.getByText("Google hasn't verified your email address yet. Verify it there first.").waitFor();
  expect(await userId()).toBeUndefined();
});

it("a made-up way back ends on the sign-in page, never on raw JSON", async () => {
  await page.goto(`${product.url}/auth/v1/callback?state=made-up&code=c`);
  await page.getByRole("tab", { name: "Sign In" }).waitFor();
  expect(await userId()).toBeUndefined();
});

it("a code that was caught on its way is of no use in another browser", async () => {
  await goToProvider();
  let caught = "";
  page.on("framenavigated", (frame) => {
    if (frame.url().includes("code=")) caught ||= frame.url();
  });
  await page.route(/grant_type=pkce/, (route) => route.abort());
  await choose("Grace Hopper");
  await expect.poll(() => caught).toContain("/dashboard?code=");
  const other = await (await browser.newContext()).newPage();
  await other.goto(caught);
  await other.getByRole("tab", { name: "Sign In" }).waitFor();
  expect(await other.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith("-auth-token")))).toBe(false);
  await other.context().close();
});

it("where Google is not set up, the button says exactly so and the page stays", async () => {
  const plain = await sharedServer({ worker: true });
  for (const tab of ["Sign In", "Sign Up"]) {
    await page.goto(`${plain.url}/auth`);
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByText(NOT_CONFIGURED, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/auth");
  }
});

it("while the operator opens no new accounts, a newcomer is told so and whoever has an account comes in", async () => {
  const server = await startGoogleServer();
  const signIn = async (name: string): Promise<void> => {
    await page.goto(`${server.url}/auth`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("heading", { name: "Choose an account" }).waitFor();
    await choose(name);
  };
  try {
    await signIn("Grace Hopper");
    await page.waitForURL(`${server.url}/dashboard`);
    const first = await userId();
    await server.platform.sql`update private.switches set is_on = false where name = 'sign-up'`;
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());

    await signIn("Nora Late");
    await page.getByText("Sign-ups are closed right now.", { exact: true }).waitFor();
    await page.getByText("Existing users can still sign in.").waitFor();
    // Google is set up and works: nothing else may be said of it.
    expect(await page.getByText(NOT_CONFIGURED).count()).toBe(0);
    await expect.poll(address).toBe("/auth");
    expect(await userId()).toBeUndefined();

    await page.context().clearCookies();
    await signIn("Grace Hopper");
    await page.waitForURL(`${server.url}/dashboard`);
    await expect.poll(userId).toBe(first);
  } finally {
    await server.close();
  }
});
