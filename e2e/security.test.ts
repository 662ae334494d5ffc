import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitForMail } from "./outbox.ts";
import { settled } from "./settled.ts";
import { sharedBrowser, sharedServer } from "./shared.ts";

const EMAIL = "mara-of-two-devices@example.com";
const FIRST = "Tall-Maple7 Quiet!River";
const SECOND = "Brave-Otter 41 sings?";

let product: { url: string; folder: string };
let browser: Browser;
let laptop: Page;
let phone: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedServer({ worker: true }), sharedBrowser()]);
  laptop = await open();
  phone = await open({ userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0" });
});
afterAll(async () => {
  for (const page of [laptop, phone]) await page?.context().close();
});

async function open(options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    reducedMotion: "reduce",
    acceptDownloads: true,
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  return page;
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const section = (page: Page, name: string) => page.getByRole("region", { name });
const pathOf = (page: Page): string => new URL(page.url()).pathname;

function sayhey(args: string[], token: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "../apps/cli/src/main.ts"), ...args], {
      env: { ...process.env, NODE_NO_WARNINGS: "1", SAYHEY_SERVER: product.url, SAYHEY_TOKEN: token },
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

describe("a person on the security page", () => {
  it("signs up on one device, signs in on another, and sees both with the history", async () => {
    await laptop.goto(`${product.url}/auth`);
    await laptop.getByRole("tab", { name: "Sign Up" }).click();
    await laptop.getByLabel("Full Name").fill("Mara Quist");
    await laptop.getByLabel("E-mail").fill(EMAIL);
    await laptop.getByLabel("Password", { exact: true }).fill(FIRST);
    await laptop.getByRole("button", { name: "Create account" }).click();
    await laptop.waitForURL(/\/dashboard$/);

    await phone.goto(`${product.url}/auth?next=%2Frenders`);
    await signIn(phone, "Wrong-Password-1!");
    await phone.getByText("Invalid login credentials").waitFor();
    await signIn(phone, FIRST);
    await phone.waitForURL(/\/renders$/);

    await laptop.goto(`${product.url}/security`);
    const sessions = section(laptop, "Sessions");
    await sessions.getByText("Firefox on Windows").waitFor();
    await sessions.getByRole("listitem").filter({ hasText: "This device" }).filter({ hasText: "In use now" }).waitFor();
    const history = section(laptop, "Sign-in history").getByRole("row");
    await history.filter({ hasText: "Firefox on Windows" }).filter({ hasText: "Failed" }).waitFor();
    await expect.poll(() => history.count()).toBe(4);
  });

  it("signs the other device out, which lands on the auth page at once", async () => {
    // Timed where it happens, from the press to the other page's leaving: how soon it is noticed here says nothing of it.
    await laptop.evaluate(() =>
      addEventListener("click", () => Object.assign(window, { pressedAt: Date.now() }), { capture: true, once: true }),
    );
    const left = phone.waitForFunction(() => location.pathname === "/auth" && Date.now());
    await section(laptop, "Sessions").getByRole("button", { name: "Sign out Firefox on Windows" }).click();
    await laptop.getByText("Firefox on Windows is signed out").waitFor();
    await phone.waitForURL(/\/auth\?/);
    const pressedAt = await laptop.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt);
    expect(Number(await (await left).jsonValue()) - pressedAt).toBeLessThan(5000);
    await section(laptop, "Sessions").getByText("You're signed in only here.").waitFor();
    // Going back does not help, and the page wanted is kept for the next sign-in.
    await phone.goto(`${product.url}/renders`);
    await phone.waitForURL(/\/auth\?next=%2Frenders/);
  });

  it("changes the password: refusals under their fields, the other device out, the old password dead", async () => {
    await signIn(phone, FIRST);
    await phone.waitForURL(/\/renders$/);
    const form = section(laptop, "Password");
    await form.getByLabel("Current password").fill("Wrong-Password-1!");
    await form.getByLabel("New password").fill("Password1234!");
    await form.getByRole("button", { name: "Change password" }).click();
    await form.getByText("Please use a stronger password (minimum strength: Strong)").waitFor();
    await form.getByLabel("New password").fill(SECOND);
    await form.getByRole("button", { name: "Change password" }).click();
    await form.getByText("This is not your current password.").waitFor();
    await form.getByLabel("Current password").fill(FIRST);
    await form.getByRole("button", { name: "Change password" }).click();
    await laptop.getByText("One other session was signed out.").waitFor();
    await phone.waitForURL(/\/auth\?/);
    await signIn(phone, FIRST);
    await phone.getByText("Invalid login credentials").waitFor();
    await signIn(phone, SECOND);
    await phone.waitForURL(/\/renders$/);
    expect(pathOf(laptop)).toBe("/security");
  });

  it("finds the second step there, and the way to set it up", async () => {
    const step = section(laptop, "Two-step sign-in");
    await step.getByRole("button", { name: "Turn on two-step sign-in" }).click();
    await laptop.getByRole("dialog").getByRole("heading", { name: "Turn on two-step sign-in" }).waitFor();
    await laptop.keyboard.press("Escape");
    await laptop.getByRole("dialog").waitFor({ state: "hidden" });
  });

  it("confirms the email address by the link that was mailed, which makes tokens possible", async () => {
    await section(laptop, "API tokens").getByText("Confirm your email address").waitFor();
    expect(await section(laptop, "API tokens").getByRole("button", { name: "New token" }).count()).toBe(0);
    const email = section(laptop, "Email");
    await email.getByRole("button", { name: "Send confirmation email" }).click();
    await email.getByRole("link", { name: "its outbox" }).waitFor();
    const mail = await waitForMail(product.folder, EMAIL, 1, "/security?confirm=");
    await laptop.goto(/https?:\/\/\S*\/security\?confirm=\S+/.exec(mail)?.[0] ?? "");
    await laptop.getByText("Your email address is confirmed").waitFor();
    await email.getByText("is confirmed.").waitFor();
    expect(laptop.url()).toBe(`${product.url}/security`);
  });

  it("makes a token, uses it on the command line, revokes it and sees it refused", async () => {
    await section(laptop, "API tokens").getByRole("button", { name: "New token" }).click();
    const dialog = laptop.getByRole("dialog");
    await dialog.getByRole("button", { name: "Make token" }).click();
    await dialog.getByText("Give the token a name.").waitFor();
    await dialog.getByLabel("Name").fill("Work laptop");
    await dialog.getByRole("button", { name: "Make token" }).click();
    await dialog.getByText("Enter your current password.").waitFor();
    await dialog.getByLabel("Your password").fill(SECOND);
    await dialog.getByRole("button", { name: "Make token" }).click();
    const token = await dialog.getByLabel("API token", { exact: true }).inputValue();
    expect(token).toMatch(/^sayhey_[0-9A-Za-z]{42}$/);
    expect(await dialog.getByLabel("Command for an agent", { exact: true }).inputValue()).toBe(
      `claude mcp add --transport http sayhey ${product.url}/mcp --header "Authorization: Bearer ${token}"`,
    );
    await dialog.getByText(`sayhey login --server ${product.url}`).waitFor();
    await dialog.getByRole("button", { name: "I've copied it" }).click();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => laptop.content()).not.toContain(token);

    const created = await sayhey(["create", "Plant diary"], token);
    expect(created).toMatchObject({ code: 0, stderr: "" });
    await laptop.goto(created.stdout.trim());
    await laptop.getByRole("tab", { name: "Preview" }).waitFor();
    await laptop.goto(`${product.url}/security#tokens`);
    const row = section(laptop, "API tokens").getByRole("listitem").filter({ hasText: "Work laptop" });
    await row.getByText("Last used just now").waitFor();
    // Whoever looks where they are signed in sees what else can act for them.
    await section(laptop, "Sessions").getByRole("listitem").filter({ hasText: "Work laptop" }).waitFor();
    await row.getByRole("button", { name: "Revoke Work laptop" }).click();
    await laptop.getByText("Work laptop is revoked").waitFor();
    const refused = await sayhey(["projects"], token);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("This API token doesn't exist.")]);
  });

  it("exports everything, downloads it and opens it", async () => {
    const data = section(laptop, "Your data");
    await data.getByRole("button", { name: "Export my data" }).click();
    await data.getByRole("button", { name: "Download ZIP" }).waitFor({ timeout: 60_000 });
    const [download] = await Promise.all([
      laptop.waitForEvent("download"),
      data.getByRole("button", { name: "Download ZIP" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^sayhey-data-.*\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(JSON.parse(Buffer.from(files["account.json"] ?? []).toString())).toMatchObject({ email: EMAIL });
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["README.txt", "sign-ins.json", "profiles.json"]));
    expect(Object.keys(files).some((name) => /^projects\/[^/]+\/source\.zip$/.test(name))).toBe(true);
  });

  it("deletes the account, is told the date, and is let in again only after keeping it", async () => {
    await laptop.getByRole("button", { name: "Delete my account" }).click();
    const dialog = laptop.getByRole("dialog");
    await dialog.getByLabel("Type your email to confirm").fill(EMAIL);
    await dialog.getByLabel("Your password").fill("Wrong-Password-1!");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await dialog.getByText("This is not your current password.").waitFor();
    await dialog.getByLabel("Your password").fill(SECOND);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await laptop.waitForURL(/\/auth#closed=/);
    const notice = await laptop
      .getByText(/Your account is closed and will be erased on \w+ \d{1,2}, \d{4}\./)
      .textContent();
    const day = /on (\w+ \d{1,2}, \d{4})\./.exec(notice ?? "")?.[1] ?? "";
    const days = (Date.parse(`${day} UTC`) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(28);
    expect(days).toBeLessThanOrEqual(30);
    await phone.waitForURL(/\/auth\?/);

    await signIn(phone, SECOND);
    await phone
      .getByText(`This account is closed and will be erased on ${day}. Until then you can restore it.`)
      .waitFor();
    await phone.getByRole("button", { name: "Not now" }).click();
    await phone.getByRole("button", { name: "Sign In" }).waitFor();
    await phone.goto(`${product.url}/dashboard`);
    await phone.waitForURL(/\/auth$/);

    await signIn(laptop, SECOND);
    await laptop.getByRole("button", { name: "Restore my account" }).click();
    await laptop.waitForURL(/\/dashboard$/);
    await laptop.getByText("Plant").first().waitFor();
  });

  it("keeps an account through the link of the mail that told its date", async () => {
    await laptop.goto(`${product.url}/security`);
    await laptop.getByRole("button", { name: "Delete my account" }).click();
    const dialog = laptop.getByRole("dialog");
    await dialog.getByLabel("Type your email to confirm").fill(EMAIL);
    await dialog.getByLabel("Your password").fill(SECOND);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await laptop.waitForURL(/\/auth#closed=/);
    const mail = await waitForMail(product.folder, EMAIL, 2, "#keep=");
    const link = /http\S*\/auth#keep=\S+/.exec(mail)?.[0] ?? "";
    await phone.goto(link);
    await phone.getByText(/Your account is closed and will be erased on \w+ \d{1,2}, \d{4}\./).waitFor();
    await phone.getByRole("button", { name: "Restore my account" }).click();
    await phone.getByText("Your account has been restored. Welcome back!").waitFor();
    await signIn(phone, SECOND);
    await phone.waitForURL(/\/dashboard$/);
    await signIn(laptop, SECOND);
    await laptop.waitForURL(/\/dashboard$/);
  });

  it.each(["light", "dark"] as const)(
    "finds the page accessible and no wider than a phone, %s",
    async (colorScheme) => {
      const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
      const page = await open({
        colorScheme,
        bypassCSP: true,
        storageState: await laptop.context().storageState(),
        viewport: { width: 360, height: 780 },
      });
      await page.goto(`${product.url}/security`);
      await section(page, "Sessions").getByText("This device").waitFor();
      await section(page, "Sign-in history").getByRole("row").first().waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await settled(page);
      await page.addScriptTag({ content: axe });
      const violations = await page.evaluate(async () => {
        const { axe: checker } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        const found = await checker.run();
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      });
      expect(violations).toEqual([]);
      await page.context().close();
    },
  );

  it("met no error on the way", () => {
    expect(complaints).toEqual([]);
  });
});
