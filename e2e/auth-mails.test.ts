import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callFunction } from "../apps/server/src/testing/call-function.ts";
import { connect, fillSignUp, newEmail, newPerson, openAuth, signIn, STRONG } from "./auth-screen.ts";
import { linkOf, waitForMail } from "./outbox.ts";
import { proveAddress } from "./prove-address.ts";
import { startProduct, type Product } from "./product.ts";
import { settled } from "./settled.ts";
import { sharedBrowser, sharedServer } from "./shared.ts";

const NEW_PASSWORD = "Nine-Lamps4 Over?Water";

let product: Pick<Product, "url" | "folder">;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedServer({ worker: true }), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
});
afterEach(() => context.close());

const open = (path: string) => openAuth(page, product.url + path);
const toasted = (text: string) => page.getByText(text, { exact: true }).waitFor();

describe("for everybody", () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const problems = async (): Promise<string[]> => {
    await settled(page);
    await page.evaluate(axe);
    return page.evaluate(async () => {
      const checker = Reflect.get(window, "axe") as {
        run(where: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
      const { violations } = await checker.run("main");
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
  };

  it.each(["light", "dark"] as const)(
    "every state can be read and used in the %s theme, from 360 px on",
    async (scheme) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 360, height: 800 });
      const check = async () => {
        expect(await problems()).toEqual([]);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      };
      await open("/auth");
      await check();
      await open("/auth?tab=sign-up&ref=ABCDEFGH");
      for (const [password, strength] of [
        ["password", "Very Weak"],
        ["Zx9!kdkdkdkd", "Fair"],
        ["Aa9! lorem-Ipsum".repeat(9), "Very Strong"],
      ] as const) {
        await page.getByLabel("Password", { exact: true }).fill(password);
        await page.getByText(`Password strength: ${strength}.`, { exact: true }).waitFor({ state: "attached" });
        await check();
      }
      await open("/auth?mode=forgot-password");
      await check();
      await page.getByLabel("E-mail").fill("nobody-here@example.com");
      await page.getByRole("button", { name: "Send link" }).click();
      await page.getByRole("heading", { name: "Check the outbox" }).waitFor();
      await check();
      await page.goto(`${product.url}/auth?token_hash=none&type=recovery`);
      await page.getByText("This link has expired. Request a new one.").waitFor();
      await check();
    },
  );
});

describe("a forgotten password", () => {
  const ask = async (email: string): Promise<string> => {
    await open("/auth");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("button", { name: "Send link" }).waitFor();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    const told = page.getByRole("main");
    await told.getByRole("button", { name: /^Send again/ }).waitFor();
    return (await told.innerText()).replace(email, "…").replace(/in \d+ s/, "in … s");
  };

  it("goes to the inbox where the operator has set a mail server", async () => {
    await page.route("**/config.json", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), sendsMail: true } });
    });
    await ask("somebody@example.com");
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    await page
      .getByText("If somebody@example.com has an account, we've emailed a link to reset its password.")
      .waitFor();
    await page.getByText("Didn't get it? Check your spam folder").waitFor();
  });

  it("is replaced through the link of the mail, under the same rules", async () => {
    const { email, session } = await newPerson(product.url);
    await proveAddress(product, session.access_token, email);
    await ask(email);
    const link = linkOf(await waitForMail(product.folder, email, 1, "/auth/v1/verify?"));
    await page.goto(link);
    await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
    const input = page.getByLabel("New password");
    const submit = page.getByRole("button", { name: "Set new password" });
    await input.fill("Password1234!");
    await page.getByText('Password must have a strength of "Strong" or better to continue.').waitFor();
    await submit.click();
    await toasted("Please use a stronger password (minimum strength: Strong)");
    await input.fill(STRONG);
    await submit.click();
    await toasted("New password should be different from the old password.");
    await input.fill(NEW_PASSWORD);
    await submit.click();
    await toasted("Password changed.");
    await page.waitForURL("**/dashboard");
    const client = await connect(product.url);
    expect((await client.auth.signInWithPassword({ email, password: STRONG })).error?.message).toBe(
      "Invalid login credentials",
    );
    expect((await client.auth.signInWithPassword({ email, password: NEW_PASSWORD })).error).toBeNull();

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await page.getByText("This link has expired. Request a new one.").waitFor();
    await page.getByRole("link", { name: "Request a new link" }).click();
    await page.getByRole("button", { name: "Send link" }).waitFor();
  });

  it("offers to revoke API tokens, which a new password alone would leave working", async () => {
    const { email, session } = await newPerson(product.url);
    await proveAddress(product, session.access_token, email);
    const input = { name: "Laptop", scopes: ["projects:read"], days: null, password: STRONG };
    const { token } = (await callFunction(product, session.access_token, "token-create", input)).body;
    const reads = async () => (await callFunction(product, token, "project-list", { limit: 1 })).status;
    expect(await reads()).toBe(200);
    await ask(email);
    await page.goto(linkOf(await waitForMail(product.folder, email, 1, "/auth/v1/verify?")));
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    expect(await page.getByRole("checkbox", { name: "Revoke my API token" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Set new password" }).click();
    await toasted("Password changed.");
    expect(await reads()).toBe(401);
  });

  it("opens for nobody who is signed in as somebody else, unless they say so", async () => {
    const [present, other] = [await newPerson(product.url), await newPerson(product.url)];
    await ask(other.email);
    const link = linkOf(await waitForMail(product.folder, other.email));
    await open("/auth");
    await signIn(page, present.email, STRONG);
    await page.waitForURL("**/dashboard");
    await page.goto(link);
    await page.getByText(`You're signed in as ${present.email}.`).waitFor();
    await page.getByRole("button", { name: "Stay signed in" }).click();
    await page.waitForURL("**/dashboard");
    await page.goto(link);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
    await expect.poll(() => page.locator('input[type="email"]').inputValue()).toBe(other.email);
  });

  it("gets the same words whether the address is known or not, and no session opens the form without a link", async () => {
    const { email } = await newPerson(product.url);
    expect(await ask(email)).toBe(await ask("nobody-at-all@example.com"));
    await open("/auth?mode=new-password");
    expect(await page.getByRole("heading", { name: "Choose a new password" }).count()).toBe(0);
    await signIn(page, email, STRONG);
    await page.waitForURL("**/dashboard");
    await page.goto(`${product.url}/auth?mode=new-password`);
    await page.waitForURL("**/dashboard");
  });
});

describe("where the operator has e-mails confirmed", () => {
  let strict: Product;
  beforeAll(async () => {
    strict = await startProduct({ AUTH_CONFIRM_EMAIL: "true" });
  });
  afterAll(() => strict?.stop());

  it("a sign-up waits for the link of its mail, which leads to the dashboard", async () => {
    const email = newEmail();
    await page.goto(`${strict.url}/auth?tab=sign-up`);
    await fillSignUp(page, email);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { name: "Check the outbox" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: /^Send again in \d+ s$/ }).isDisabled()).toBe(true);
    const first = linkOf(await waitForMail(strict.folder, email));

    await page.goto(`${strict.url}/auth`);
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(STRONG);
    await page.clock.install();
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await toasted("Email not confirmed");
    await page.getByRole("heading", { name: "Check the outbox" }).waitFor();
    await page.clock.runFor(61_000);
    await page.getByRole("button", { name: "Send again", exact: true }).click();
    await toasted("Email sent again.");
    const second = linkOf(await waitForMail(strict.folder, email, 2));
    expect(second).not.toBe(first);

    await page.clock.resume();
    await page.goto(second);
    await toasted("Email confirmed.");
    await page.waitForURL("**/dashboard");
  });
});
