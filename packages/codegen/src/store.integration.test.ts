import { compileApp } from "@sayhey/bundler";
import { type Browser, type BrowserContext, type FrameLocator, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { everyBlock } from "./fixtures/every-block.ts";
import { CONTENT_TYPES, launchBrowser, whenKept } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const APP = "http://app.test";
const HOST = "http://host.test";
/** The page the app was made on: the app's address is one below its own. */
const HOME = "http://test";

let browser: Browser;
let context: BrowserContext;
let files: Record<string, Uint8Array>;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ files } = await compileApp(generateApp(everyBlock()).tree));
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-GB",
  });
  context.setDefaultTimeout(15_000);
  await context.route(`${APP}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const found = files[path] ?? files["index.html"];
    return route.fulfill({
      body: Buffer.from(found ?? new Uint8Array()),
      contentType: CONTENT_TYPES[(files[path] ? path : "index.html").split(".").at(-1) ?? ""] ?? "text/plain",
    });
  });
});
afterEach(() => context.close());

/** A page around the app that keeps its data, or one that does not answer; `busyMs` is how long it has no time at first. */
async function openFramed(
  answers: boolean,
  { at = HOST, busyMs = 0 } = {},
): Promise<{ host: Page; app: FrameLocator }> {
  const script = `
    const openAt = Date.now() + ${busyMs};
    const kept = JSON.parse(localStorage.getItem("kept") ?? "{}");
    addEventListener("message", (event) => {
      if (event.origin !== "${APP}" || event.data.source !== "sayhey-app" || !${String(answers)} || Date.now() < openAt) return;
      if (event.data.type === "store-load") event.source.postMessage({ source: "sayhey-host", type: "store-data", id: event.data.id, entries: kept }, event.origin);
      if (event.data.type === "store-save") {
        kept[event.data.key] = event.data.value;
        localStorage.setItem("kept", JSON.stringify(kept));
        event.source.postMessage({ source: "sayhey-host", type: "store-saved", id: event.data.id }, event.origin);
      }
    });`;
  await context.route(`${at}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><script>${script}</script><iframe src="${APP}/rows" width="360" height="700"></iframe>`,
    }),
  );
  const host = await context.newPage();
  await host.goto(at);
  return { host, app: host.frameLocator("iframe") };
}

async function addCheck(place: Page | FrameLocator, name: string): Promise<void> {
  await place.getByRole("textbox", { name: "Add Dish" }).fill(name);
  await place.getByRole("button", { name: "Add", exact: true }).click();
  await place.getByRole("checkbox", { name }).waitFor();
}

test("a row survives a reload and reaches another tab", async () => {
  const page = await context.newPage();
  const other = await context.newPage();
  await page.goto(`${APP}/rows`);
  await other.goto(`${APP}/rows`);
  await other.getByRole("checkbox", { name: "Dish 1" }).waitFor();
  await addCheck(page, "Pea soup");
  await other.getByRole("checkbox", { name: "Pea soup" }).waitFor();
  await whenKept(page);
  await page.reload();
  await page.getByRole("checkbox", { name: "Pea soup" }).waitFor();
});

test("deleting can be undone", async () => {
  const page = await context.newPage();
  await page.goto(`${APP}/rows`);
  const checks = page.getByRole("checkbox", { name: "Dish 2" });
  await page.getByRole("button", { name: "More for Dish 2" }).first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await checks.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await checks.waitFor();
});

test("a vote counts once a visitor", async () => {
  const page = await context.newPage();
  await page.goto(`${APP}/rows`);
  const like = page.getByRole("button", { name: /^Like/ }).nth(1);
  await expect.poll(() => like.textContent()).toBe("Like 3");
  await like.click();
  await expect.poll(() => like.textContent()).toBe("Like 4");
  await like.click();
  await expect.poll(() => like.textContent()).toBe("Like 3");
});

test("in a frame of another origin the page around it keeps the data", async () => {
  const { host, app } = await openFramed(true);
  await app.getByRole("checkbox", { name: "Dish 1" }).waitFor();
  await addCheck(app, "Bean stew");
  await expect.poll(() => host.evaluate(`localStorage.getItem("kept") ?? ""`)).toContain("Bean stew");
  await host.reload();
  await app.getByRole("checkbox", { name: "Bean stew" }).waitFor();
});

test("a busy page that the app was made on is waited for, and no data are looked for elsewhere meanwhile", async () => {
  const { host, app } = await openFramed(true, { at: HOME, busyMs: 1500 });
  await app.getByRole("checkbox", { name: "Dish 1" }).waitFor();
  await addCheck(app, "Bean stew");
  await expect.poll(() => host.evaluate(`localStorage.getItem("kept") ?? ""`)).toContain("Bean stew");
});

test("with nowhere to keep data the app says so and works on", async () => {
  await context.addInitScript(
    `Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("Access is denied", "SecurityError"); } });`,
  );
  const { app } = await openFramed(false);
  await app.getByText("Your browser keeps nothing here").waitFor();
  await addCheck(app, "Onion pie");
});

test("what was exported can be imported elsewhere", async () => {
  const page = await context.newPage();
  await page.goto(`${APP}/rows`);
  await addCheck(page, "Plum cake");
  await page.getByRole("button", { name: "Settings" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as JSON" }).click();
  const file = await (await downloading).path();
  await context.clearCookies();
  const elsewhere = await browser.newContext({ serviceWorkers: "block" });
  try {
    await elsewhere.route(`${APP}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      const found = files[path] ?? files["index.html"];
      return route.fulfill({
        body: Buffer.from(found ?? new Uint8Array()),
        contentType: CONTENT_TYPES[(files[path] ? path : "index.html").split(".").at(-1) ?? ""] ?? "text/plain",
      });
    });
    const there = await elsewhere.newPage();
    await there.goto(`${APP}/rows`);
    await there.getByRole("button", { name: "Settings" }).click();
    await there.getByLabel("Import JSON").setInputFiles(file);
    await there.getByText("Your data is in place.").waitFor();
    await there.getByRole("button", { name: "Close" }).click();
    await there.getByRole("checkbox", { name: "Plum cake" }).waitFor();
  } finally {
    await elsewhere.close();
  }
});
