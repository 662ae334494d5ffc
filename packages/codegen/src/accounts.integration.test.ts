import { checkTypes, compileApp } from "@sayhey/bundler";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { everyBlock } from "./fixtures/every-block.ts";
import { launchBrowser, serveFiles, whenKept } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "https://app.test";
const PASSWORD = "harbor-otter-42";
const problems: string[] = [];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(app: ReturnType<typeof everyBlock>, path: string, width = 360): Promise<Page> {
  const { tree } = generateApp(app);
  expect(await checkTypes(tree)).toEqual([]);
  const { files } = await compileApp(tree);
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    serviceWorkers: "block",
    locale: "en-US",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  await serveFiles(page, ORIGIN, files);
  await page.goto(ORIGIN + path);
  return page;
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const places = (page: Page) => page.getByRole("navigation").getByRole("link").allTextContents();

/** All that the app has kept, as one text. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("app", 1);
        opening.onerror = () => reject(opening.error ?? new Error("The database cannot be opened."));
        opening.onsuccess = () => {
          const reading = opening.result.transaction("entries").objectStore("entries").getAll();
          reading.onsuccess = () => resolve(reading.result.join("\n"));
          reading.onerror = () => reject(reading.error ?? new Error("The database cannot be read."));
        };
      }),
  );

it("somebody makes an account, is told what is wrong at the field, and comes back with the password alone", async () => {
  const { demo: _, ...accounts } = everyBlock({ accounts: "optional" }).accounts ?? { roles: [], signIn: "optional" };
  const page = await open({ ...everyBlock({ accounts: "optional" }), accounts }, "/");
  await button(page, "Sign in").click();
  await expect.poll(() => button(page, /^Continue as/).count()).toBe(0);
  await page.getByRole("tab", { name: "Create account" }).click();
  await button(page, "Create account").click();
  await page.getByText("Enter your name.").waitFor();
  await expect.poll(() => field(page, "Name").evaluate((input) => input === document.activeElement)).toBe(true);
  await field(page, "Name").fill("Ada Lin");
  await field(page, "Email").fill("ada@example.com");
  await field(page, "Password").fill("password1");
  await button(page, "Create account").click();
  await page.getByText(/easy to guess/).waitFor();
  await field(page, "Password").fill(PASSWORD);
  await button(page, "Show password").click();
  expect(await field(page, "Password").getAttribute("type")).toBe("text");
  await button(page, "Create account").click();
  const menu = page.getByRole("button", { name: "Account of Ada Lin" });
  await menu.waitFor();
  await whenKept(page);
  const kept = await keptText(page);
  expect(kept).toContain("ada@example.com");
  expect(kept).not.toContain(PASSWORD);
  await menu.click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await button(page, "Sign in").click();
  const dialog = page.getByRole("dialog");
  await field(page, "Email").fill("ada@example.com");
  await field(page, "Password").fill("harbor-otter-43");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => dialog.getByRole("alert").textContent()).toBe("Email or password is wrong.");
  await field(page, "Email").fill("nobody@example.com");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => dialog.getByRole("alert").textContent()).toBe("Email or password is wrong.");
  await field(page, "Email").fill("Ada@Example.com ");
  await field(page, "Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await menu.waitFor();
  await whenKept(page);
  await page.reload();
  await menu.waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it("one signs in first where one has to, sees the pages of one's role, and whoever runs it suspends and deletes", async () => {
  const page = await open(everyBlock({ accounts: "required" }), "/guests", 1280);
  await page.getByRole("heading", { level: 1, name: "Cook together" }).waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  await button(page, "Continue as guest").click();
  await page.getByText("Only for cooks", { exact: true }).waitFor();
  expect(await places(page)).not.toContain("Guests");
  await button(page, "Sign in as someone else").click();
  await button(page, "Continue as cook").click();
  await page.getByRole("button", { name: "Add person" }).waitFor();
  expect(await places(page)).toContain("Guests");
  await button(page, "Add person").click();
  await field(page, "Name").fill("Ben Osei");
  await field(page, "Email").fill("ben@example.com");
  await field(page, "Password").fill(PASSWORD);
  await button(page, "Create account").click();
  const ben = page.getByRole("listitem").filter({ hasText: "ben@example.com" });
  await ben.getByRole("combobox", { name: "Role of Ben Osei" }).selectOption({ label: "Cook" });
  await ben.getByRole("button", { name: /Ben Osei/ }).click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  await ben.getByText("Suspended").waitFor();
  await ben.getByRole("button", { name: /Ben Osei/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(() => ben.count()).toBe(0);
  await button(page, "Undo").click();
  await ben.getByText("Suspended").waitFor();
  // Whoever is suspended does not come in, and learns it only with the password.
  await page.getByRole("button", { name: "Account of Cook" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await field(page, "Email").fill("ben@example.com");
  await field(page, "Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => page.getByRole("alert").textContent()).toBe("This account is suspended.");
  expect(problems).toEqual([]);
  await page.context().close();
});
