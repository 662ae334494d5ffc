import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { newPerson, openAuth } from "./auth-screen.ts";
import { launchChromium } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

const ELSEWHERE = "https://sayhey.example";
const ASK_ADMINISTRATOR = "Ask your administrator to set it up or to pass on the link.";

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
});
afterEach(async () => {
  // Requests still on their way when a test ends are nobody's business any more.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
});

/** Has the browser know the server by the name of another machine. */
async function seeFromElsewhere(): Promise<void> {
  await page.route(`${ELSEWHERE}/**`, async (route) => {
    const url = route.request().url().replace(ELSEWHERE, product.url);
    const response = await route.fetch({ url });
    if (!url.endsWith("/config.json")) return route.fulfill({ response });
    return route.fulfill({ response, json: { ...(await response.json()), supabaseUrl: ELSEWHERE } });
  });
}

async function askForPassword(address: string, email: string): Promise<void> {
  await openAuth(page, `${address}/auth?mode=forgot-password`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
}

it("whoever forgot their password on the server's own machine is led to the outbox, which holds the link", async () => {
  const { email } = await newPerson(product.url);
  await askForPassword(product.url, email);
  await page.getByText("Email isn't set up on this server, so the message is in its outbox.").waitFor();
  const [outbox] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Open the outbox" }).click(),
  ]);
  await outbox.getByRole("link", { name: new RegExp(email) }).waitFor();
});

it("whoever forgot it elsewhere reads that no email comes, and whom to ask", async () => {
  await seeFromElsewhere();
  await askForPassword(ELSEWHERE, "somebody@example.com");
  await page.getByRole("heading", { name: "Email isn't set up" }).waitFor();
  await page.getByText(ASK_ADMINISTRATOR, { exact: false }).waitFor();
  expect(await page.getByRole("link", { name: "Open the outbox" }).count()).toBe(0);
  expect(await page.getByText("Check your email").count()).toBe(0);
});

it("so does whoever wants to confirm their address", async () => {
  const { session } = await newPerson(product.url);
  await page.addInitScript(
    (kept) => localStorage.setItem(`sb-${location.hostname.split(".")[0]}-auth-token`, kept),
    JSON.stringify(session),
  );
  await seeFromElsewhere();
  await page.goto(`${ELSEWHERE}/security`);
  await page.getByRole("button", { name: "Send confirmation email" }).click();
  await page.getByRole("button", { name: "Send it again" }).waitFor();
  await page.getByText(ASK_ADMINISTRATOR, { exact: false }).waitFor();
  expect(await page.getByText("We sent you a link").count()).toBe(0);
  expect(await page.getByRole("link", { name: "its outbox" }).count()).toBe(0);
});
