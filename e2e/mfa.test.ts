import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkOf, waitForMail } from "./outbox.ts";
import { proveAddress } from "./prove-address.ts";
import { settled } from "./settled.ts";
import { sharedBrowser, sharedServer } from "./shared.ts";

const PASSWORD = "Tall-Maple7 Quiet!River";
const EMAIL = "mara-quist@example.com";

let product: { url: string; folder: string };
let browser: Browser;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];
/** What the tests hand on: the key of the app, its recovery codes, the page it was set up on. */
let secret = "";
let codes: string[] = [];
let home: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedServer({ worker: true }), sharedBrowser()]);
  const config = (await (await fetch(`${product.url}/config.json`)).json()) as {
    supabaseUrl: string;
    supabaseKey: string;
  };
  const client = createClient(config.supabaseUrl, config.supabaseKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signUp({
    email: EMAIL,
    password: PASSWORD,
    options: { data: { full_name: "Mara Quist" } },
  });
  if (error !== null) throw error;
  await proveAddress(product, data.session?.access_token ?? "", EMAIL);
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  expect(complaints).toEqual([]);
});

/** A code of the app; a later one when the present one has been used. */
const codeOf = (laterMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: Date.now() + laterMs });

/** Another browser, as far as its storage goes. */
async function newBrowser(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    permissions: ["clipboard-read", "clipboard-write"],
    acceptDownloads: true,
  });
  context.setDefaultTimeout(30_000);
  contexts.push(context);
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  return page;
}

async function typePassword(page: Page, path = "/auth"): Promise<void> {
  await page.goto(product.url + path);
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

const codeField = (page: Page) => page.getByLabel("Six-digit code");

/** Violations of WCAG that axe finds. */
async function violations(page: Page): Promise<string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await settled(page);
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  });
}

it("sets an app up from the Security page: picture or key, first code, recovery codes shown once", async () => {
  const elsewhere = await newBrowser();
  await typePassword(elsewhere);
  await elsewhere.waitForURL(/\/dashboard$/);

  home = await newBrowser();
  await typePassword(home, "/auth?next=%2Fsecurity");
  await home.waitForURL(/\/security$/);
  await home.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  const dialog = home.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Turn on two-step sign-in" }).waitFor();
  await expect.poll(() => dialog.getByLabel("Name").inputValue()).toBe("Authenticator app");
  await dialog.getByLabel("Name").fill("Mara's phone 📱");
  await dialog.getByRole("button", { name: "Show the QR code" }).click();
  const picture = dialog.getByRole("img", { name: "QR code for your authenticator app" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Copy key" }).click();
  await dialog.getByRole("button", { name: "Copied" }).waitFor();
  secret = await home.evaluate(() => navigator.clipboard.readText());
  expect((await dialog.getByLabel("Key", { exact: true }).textContent())?.replaceAll(" ", "")).toBe(secret);
  expect(await violations(home)).toEqual([]);

  expect(await codeField(home).getAttribute("autocomplete")).toBe("one-time-code");
  expect(await codeField(home).getAttribute("inputmode")).toBe("numeric");
  await codeField(home).fill("000000");
  await dialog.getByRole("alert").filter({ hasText: "This code is wrong." }).waitFor();
  await codeField(home).fill(codeOf());

  await dialog.getByRole("heading", { name: "Two-step sign-in is on" }).waitFor();
  const listed = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect.poll(async () => new Set(await listed.allTextContents()).size).toBe(10);
  codes = await listed.allTextContents();
  await dialog.getByRole("button", { name: "Copy codes" }).click();
  await dialog.getByRole("button", { name: "Copied" }).waitFor();
  expect((await home.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual(codes);
  const [download] = await Promise.all([
    home.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download codes" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("sayhey-recovery-codes.txt");
  const text = await readFile((await download.path()) ?? "", "utf8");
  for (const code of codes) expect(text).toContain(code);
  expect(await violations(home)).toEqual([]);
  await dialog.getByRole("button", { name: "I've saved them" }).click();
  await dialog.waitFor({ state: "hidden" });
  await home.getByText("Mara's phone 📱").waitFor();
  await home.getByText("10 of 10 left").waitFor();
  await home.reload();
  await home.getByText("10 of 10 left").waitFor();

  // A page that was open all the while asks for the code at its next step.
  await elsewhere.goto(`${product.url}/renders`);
  await elsewhere.waitForURL(/\/auth\?next=/);
  await codeField(elsewhere).waitFor();
});

it("asks for the code at the next sign-in, and nothing opens before", async () => {
  const page = await newBrowser();
  await typePassword(page, "/auth?next=%2Frenders");
  await codeField(page).waitFor();
  await expect.poll(() => codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByText("Enter the code from your authenticator app for").waitFor();
  await page.goto(`${product.url}/dashboard`);
  await page.waitForURL(/\/auth/);
  await codeField(page).fill("123");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "This code is wrong." }).waitFor();
  await page.goto(`${product.url}/auth?next=%2Frenders`);
  await codeField(page).fill(codeOf(30_000));
  await page.getByText("Welcome back!").waitFor();
  await page.waitForURL(/\/renders$/);
  await page.reload();
  await page.waitForURL(/\/renders$/);
  await page.getByRole("button", { name: "Account of Mara Quist" }).waitFor();
});

it("has a way out, and a way in with a recovery code that works once", async () => {
  const page = await newBrowser();
  await typePassword(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("tab", { name: "Sign In" }).waitFor();

  await typePassword(page);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(codes[0]?.toUpperCase() ?? "");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard$/);

  const again = await newBrowser();
  await typePassword(again);
  await again.getByRole("button", { name: "Use a recovery code instead" }).click();
  await again.getByLabel("Recovery code").fill(codes[0] ?? "");
  await again.keyboard.press("Enter");
  await again.getByRole("alert").filter({ hasText: "This recovery code is wrong or was already used." }).waitFor();
});

it("a reset link opened on another device asks for the second factor before the new password", async () => {
  const asking = await newBrowser();
  await asking.goto(`${product.url}/auth?mode=forgot-password`);
  await asking.getByLabel("E-mail").fill(EMAIL);
  await asking.keyboard.press("Enter");
  const link = linkOf(await waitForMail(product.folder, EMAIL, 1, "/auth/v1/verify?"));
  const device = await newBrowser();
  await device.goto(link);
  await device.getByRole("button", { name: "Use a recovery code instead" }).click();
  await device.getByLabel("Recovery code").fill(codes[1] ?? "");
  await device.keyboard.press("Enter");
  await device.getByLabel("New password").waitFor();
});

it("adds nothing that was left half-way, and is turned off from the dialog", async () => {
  await home.reload();
  await home.getByText("8 of 10 left").waitFor();
  await home.getByRole("button", { name: "Add, remove or make new codes" }).click();
  const dialog = home.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add another app" }).click();
  await dialog.getByRole("button", { name: "Show the QR code" }).click();
  await dialog.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  await home.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await home.getByRole("button", { name: "Add, remove or make new codes" }).click();
  await dialog.getByRole("heading", { name: "Two-step sign-in is on" }).waitFor();
  await expect.poll(() => dialog.getByRole("listitem").count()).toBe(2);
  await dialog.getByRole("button", { name: /^Turn off two-step sign-in/ }).click();
  await home.getByText("Two-step sign-in is off.").waitFor();
  await home.getByText("a stolen password isn't enough to sign in").waitFor();

  const page = await newBrowser();
  await typePassword(page);
  await page.waitForURL(/\/dashboard$/);
});

it("two tabs that sign out at the same time both end on the way in, and so does a tab left open", async () => {
  const first = await newBrowser();
  await typePassword(first);
  await first.waitForURL(/\/dashboard$/);
  const [second, third] = [await first.context().newPage(), await first.context().newPage()];
  for (const page of [second, third]) {
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${product.url}/renders`);
    await page.getByRole("button", { name: "Account of Mara Quist" }).waitFor();
  }
  for (const page of [first, second]) {
    await page.getByRole("button", { name: "Account of Mara Quist" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
  }
  // Whichever is quicker may take the other's menu away already.
  const signOut = () =>
    [...document.querySelectorAll<HTMLElement>("[role=menuitem]")]
      .find((item) => item.textContent === "Sign out")
      ?.click();
  await Promise.all([first, second].map((page) => page.evaluate(signOut)));
  for (const page of [first, second]) await page.getByRole("link", { name: "Sign in", exact: true }).waitFor();
  await third.waitForURL(/\/auth\?next=%2Frenders$/);
});
