import { readFile } from "node:fs/promises";
import {
  applyOps,
  conversationsFor,
  parseAppSpec,
  type AppSpec,
  type Block,
  type ConversationsBlock,
} from "@sayhey/appspec";
import { compileApp } from "@sayhey/bundler";
import { checkApp, openBrowserPool } from "@sayhey/server/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appWith, person } from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles, whenKept } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const ROLES: NonNullable<AppSpec["accounts"]> = {
  roles: [
    { id: "tenant", name: "Tenant" },
    { id: "landlord", name: "Landlord" },
  ],
  signIn: "optional",
  demo: true,
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** An app of one page with conversations; where they are about rows, on the page of a row as well. */
function talking(between: ConversationsBlock["between"], more: Partial<AppSpec> = {}): AppSpec {
  const detail: Block = { kind: "detail", id: "detail", entity: "person", fields: ["city"] };
  const app = appWith([], [person]);
  const list: Block = { kind: "list", id: "list", entity: "person", facts: ["city"] };
  const pages = [
    ...app.pages.map((page) => ({ ...page, blocks: [list] })),
    { id: "one", path: "/one/:id", title: "One", icon: "circle", nav: false, blocks: [detail] },
  ];
  const bare = parseAppSpec({ ...app, pages, ...more });
  return (between === "author" ? ["one", "home"] : ["home"]).reduce((spec, page) => {
    const plan = conversationsFor(spec, page, between);
    if ("reason" in plan) throw new Error(plan.reason);
    return applyOps(spec, plan.ops).spec;
  }, bare);
}

async function open(spec: AppSpec, path = "/", width = 360) {
  const { files } = await compileApp(generateApp(spec).tree);
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    serviceWorkers: "block",
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await serveFiles(page, ORIGIN, files);
  await page.goto(`${ORIGIN}${path}`);
  const close = async () => {
    expect(problems).toEqual([]);
    await context.close();
  };
  return { page, close };
}

/** What each conversation of the list says, the first on top. */
const entries = (page: Page): Promise<string[]> => page.locator(".talk-entry .talk-name").allInnerTexts();
const input = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const bubbles = (page: Page) => page.getByRole("log").locator(".message");

async function axe(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: await readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8") });
  return page.evaluate(async () => {
    const { axe: run } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await run.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  });
}

describe("6.19 conversations", () => {
  it("show who wrote, what is unread, and send by Enter on the smallest phone", async () => {
    const { page, close } = await open(talking("people"));
    await expect.poll(() => entries(page)).toEqual(["Amara Osei", "This weekend", "Yuki Tanaka"]);
    const group = page.getByRole("button", { name: /This weekend/ });
    expect(await group.innerText()).toContain("2 unread messages");
    await group.click();
    const log = page.getByRole("log", { name: "Messages with This weekend" });
    await log.getByText("Who is in for Saturday?").waitFor();
    expect(await log.innerText()).toContain("Yesterday");
    expect(await log.getByText("Mateo Ruiz").isVisible()).toBe(true);

    // Markup and links stay text, Shift and Enter begin a line, and the longest word breaks.
    await input(page).fill(`<img src=x onerror="window.hacked=1"> https://example.com/${"a".repeat(300)}`);
    await input(page).press("Shift+Enter");
    await page.keyboard.type("second line");
    await page.keyboard.press("Enter");
    await expect.poll(() => bubbles(page).count()).toBe(3);
    const mine = bubbles(page).last();
    expect(await mine.locator(".message-text").innerText()).toMatch(/^<img.*\nsecond line$/s);
    expect(await log.getByRole("link").count()).toBe(0);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    const [box, frame] = [await mine.boundingBox(), await log.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0) - 40);
    expect(await log.getByText("Today").isVisible()).toBe(true);
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
    // Nothing is sent where nothing was written.
    await page.keyboard.press("Enter");
    expect(await bubbles(page).count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axe(page)).toEqual([]);

    // It is the newest now, read, and both stay so.
    await whenKept(page);
    await page.reload();
    await expect.poll(() => entries(page)).toEqual(["This weekend", "Amara Osei", "Yuki Tanaka"]);
    expect(await page.getByRole("button", { name: /This weekend/ }).innerText()).not.toContain("unread");
    expect(await axe(page)).toEqual([]);
    await close();
  }, 60_000);

  it("begin with one person or a group, go back to the one there is, and can be left", async () => {
    const { page, close } = await open(talking("people"), "/", 1280);
    await page.getByText("Pick a conversation").waitFor();
    const pick = async (...names: string[]) => {
      await page.getByRole("button", { name: "New message" }).click();
      const dialog = page.getByRole("dialog", { name: "New message" });
      for (const name of names) await dialog.getByRole("checkbox", { name }).check();
      if (names.length > 1) await dialog.getByRole("textbox", { name: "Group name" }).fill("Cake plans");
      await dialog.getByRole("button", { name: "Start conversation" }).click();
    };
    await pick("Amara Osei");
    await page.getByRole("log", { name: "Messages with Amara Osei" }).getByText("Yes, any time after ten.").waitFor();
    await pick("Mateo Ruiz");
    await page.getByText("Say hello to Mateo Ruiz.").waitFor();
    // Before its first message there is none.
    expect(await page.locator(".talk-entry").count()).toBe(3);
    await input(page).fill("Hi Mateo");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect.poll(() => entries(page)).toEqual(["Mateo Ruiz", "Amara Osei", "This weekend", "Yuki Tanaka"]);
    await pick("Amara Osei", "Yuki Tanaka");
    await input(page).fill("Lemon or plum?");
    await input(page).press("Enter");
    await expect.poll(async () => (await entries(page))[0]).toBe("Cake plans");
    await page.getByRole("button", { name: "More for Cake plans" }).click();
    await page.getByRole("menuitem", { name: "Leave conversation" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave conversation" }).click();
    await expect.poll(async () => (await entries(page))[0]).toBe("Mateo Ruiz");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("button", { name: /^Mateo Ruiz/ }).click();
    expect(await axe(page)).toEqual([]);
    await close();
  }, 60_000);

  it("with the staff are one for each tenant, and all of them for the landlord", async () => {
    const { page, close } = await open(talking("staff", { accounts: ROLES }), "/?as=tenant");
    const log = page.getByRole("log");
    await log.getByText("Yes, any time after ten.").waitFor();
    expect(await page.locator(".talk-entry").count()).toBe(0);
    await input(page).fill("The tap drips");
    await input(page).press("Enter");
    await log.getByText("The tap drips").waitFor();
    await whenKept(page);
    await page.goto(`${ORIGIN}/?as=landlord`);
    await expect.poll(() => entries(page)).toEqual(["Tenant", "Amara Osei", "Mateo Ruiz"]);
    await page.getByRole("button", { name: /^Tenant/ }).click();
    await log.getByText("The tap drips").waitFor();
    await input(page).fill("I'll come by");
    await input(page).press("Enter");
    await expect.poll(() => bubbles(page).last().getAttribute("class")).toContain("message-mine");
    await whenKept(page);
    await page.goto(`${ORIGIN}/?as=tenant`);
    await log.getByText("I'll come by").waitFor();
    expect(await bubbles(page).last().getAttribute("class")).not.toContain("message-mine");
    await close();
  }, 60_000);

  it("about a row are opened from its page, and lead back to it", async () => {
    const { page, close } = await open(talking("author"), "/one/p1");
    const log = page.getByRole("log");
    await log.waitFor();
    expect(await bubbles(page).count()).toBe(0);
    await input(page).fill("Is it still there?");
    await input(page).press("Enter");
    await log.getByText("Is it still there?").waitFor();
    await whenKept(page);
    await page.goto(ORIGIN);
    await page.locator(".talk-entry").first().click();
    await page.locator(".talk-head").getByRole("link", { name: "Ben Lind" }).click();
    await page.getByRole("log").getByText("Is it still there?").waitFor();
    await close();
  }, 60_000);

  it.each(["people", "staff", "author"] as const)(
    "are walked through as a film and a test show them: %s",
    async (between) => {
      const { tree, flows } = generateApp(talking(between));
      const said = flows.filter(({ steps }) => JSON.stringify(steps).includes("Perfect, see you then!"));
      expect(said.length).toBeGreaterThan(0);
      expect(said[0]?.gain ?? "").not.toBe("");
      const pool = await openBrowserPool({ size: 1 });
      const { checks } = await checkApp(pool, await compileApp(tree), flows);
      await pool.close();
      expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    },
    120_000,
  );
});
