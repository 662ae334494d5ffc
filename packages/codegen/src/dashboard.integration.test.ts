import { readFile } from "node:fs/promises";
import { parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const sale = (index: number, day: number, region: string, amount: number) => ({
  id: `s${String(index)}`,
  name: `Sale ${String(index)}`,
  on: `@-${String(day)}`,
  region,
  amount,
});
const SALES: Entity = {
  id: "sale",
  name: "Sale",
  plural: "Sales",
  icon: "tag",
  titleField: "name",
  fields: [
    { id: "name", name: "Name", type: "text", required: true },
    { id: "on", name: "On", type: "date" },
    { id: "region", name: "Region", type: "choice", options: ["North", "South"] },
    { id: "amount", name: "Amount", type: "number" },
  ],
  rows: [
    sale(1, 0, "North", 10),
    sale(2, 2, "North", 20),
    sale(3, 5, "South", 30),
    sale(4, 20, "South", 40),
    sale(5, 45, "North", 80),
  ],
};
const BLOCK: Block = {
  kind: "dashboard",
  id: "numbers",
  title: "Sales in numbers",
  entity: "sale",
  dateField: "on",
  range: "30d",
  tiles: [
    { label: "Sales", fn: "count" },
    { label: "Amount", fn: "sum", measureField: "amount", goal: 200 },
  ],
  charts: [
    { label: "Amount over time", look: "area", byField: "on", fn: "sum", measureField: "amount" },
    { label: "Regions", look: "bar", byField: "region", fn: "count" },
    { label: "Shares", look: "donut", byField: "region", fn: "sum", measureField: "amount" },
  ],
  compareField: "region",
  fields: ["on", "region", "amount"],
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it("a dashboard counts a time range against the one before, narrows down by a press, compares, and keeps how it was arranged", async () => {
  const { tree } = generateApp(parseAppSpec(data.appWith([BLOCK], [SALES])));
  expect(await checkTypes(tree)).toEqual([]);
  const app = await compileApp(tree);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await serveFiles(page, ORIGIN, app.files);
  await page.goto(ORIGIN);
  const tile = (name: string) => page.locator(".dash-tile", { hasText: name });
  const widget = (name: string) => page.getByRole("figure", { name, exact: true });

  // Four of the last 30 days, one of the 30 before: 100 after 80.
  await expect.poll(() => tile("Amount").locator(".dash-value").innerText()).toBe("100");
  expect(await tile("Amount").locator(".dash-change").innerText()).toMatch(/25 %[\s\S]*from 80/);
  expect(await tile("Amount").locator(".dash-goal").innerText()).toContain("50 % of 200");

  // The range is in the address, and a reload opens with it.
  await page.getByRole("button", { name: "All time", exact: true }).click();
  await expect.poll(() => tile("Amount").locator(".dash-value").innerText()).toBe("180");
  expect(page.url()).toContain("numbers.range=all");
  await page.reload();
  await expect.poll(() => tile("Amount").locator(".dash-value").innerText()).toBe("180");

  // A bar narrows down everything but its own chart, by keyboard too.
  await widget("Regions").getByRole("button", { name: /South/ }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => tile("Amount").locator(".dash-value").innerText()).toBe("70");
  expect(await widget("Regions").getByRole("button", { name: /North/ }).count()).toBe(1);
  expect(await widget("Latest Sales").locator("tbody tr").count()).toBe(2);
  await page.getByRole("group", { name: "Only" }).getByRole("button").first().click();
  await expect.poll(() => tile("Amount").locator(".dash-value").innerText()).toBe("180");

  // Two are put side by side.
  await page.getByRole("button", { name: "Compare two" }).click();
  await expect
    .poll(() =>
      page
        .getByRole("row", { name: /^Amount/ })
        .first()
        .innerText(),
    )
    .toMatch(/110\s+70/);
  await page.getByRole("button", { name: "Stop comparing" }).click();

  // The numbers behind a chart, and its picture.
  await widget("Shares").getByRole("button", { name: "Options for Shares" }).click();
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Save as picture" }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe("Shares.png");
  const bytes = await readFile(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.byteLength).toBeGreaterThan(4000);
  await widget("Shares").getByRole("button", { name: "Options for Shares" }).click();
  await page.getByRole("menuitem", { name: "Show as table" }).click();
  await expect.poll(() => widget("Shares").getByRole("row", { name: "North 110" }).isVisible()).toBe(true);

  // Moved and hidden parts stay so on this device, and come back.
  const order = () => page.locator(".dash-widget .dash-name").allInnerTexts();
  await widget("Regions").getByRole("button", { name: "Options for Regions" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect.poll(order).toEqual(["Regions", "Amount over time", "Shares", "Latest Sales"]);
  await widget("Shares").getByRole("button", { name: "Options for Shares" }).click();
  await page.getByRole("menuitem", { name: "Hide" }).click();
  await expect.poll(order).toEqual(["Regions", "Amount over time", "Latest Sales"]);
  await page.getByRole("button", { name: "Dashboard options" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download as CSV" }).click(),
  ]);
  expect((await readFile(await file.path(), "utf8")).trim().split("\n")).toHaveLength(6);
  await page.getByRole("button", { name: "Dashboard options" }).click();
  await page.getByRole("menuitem", { name: "Show Shares" }).click();
  await expect.poll(async () => (await order()).includes("Shares")).toBe(true);

  // A press on a stretch of time looks closer.
  await widget("Amount over time").locator(".dash-hits button").last().click();
  await expect.poll(() => page.url()).toMatch(/numbers\.range=\d{4}-\d\d-\d\d\.\.\d{4}/);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await context.close();
}, 60_000);

it("figures and charts of a dashboard are hidden and reordered by keyboard, on this device, with a way back", async () => {
  const app = await compileApp(generateApp(parseAppSpec(data.appWith([BLOCK], [SALES]))).tree);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await serveFiles(page, ORIGIN, app.files);
  await page.goto(ORIGIN);
  const figures = () => page.locator(".dash-tile dt").allInnerTexts();
  const charts = () => page.locator(".dash-widget .dash-name").allInnerTexts();
  const dialog = page.getByRole("dialog", { name: "Customize dashboard" });
  const open = async () => {
    await page.getByRole("button", { name: "Dashboard options" }).press("Enter");
    await page.getByRole("menuitem", { name: "Customize dashboard" }).press("Enter");
    await dialog.waitFor();
  };
  const switchOf = (name: string) => dialog.getByRole("switch", { name, exact: true });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });

  await expect.poll(figures).toEqual(["Sales", "Amount"]);
  await open();
  expect(await button("Restore original").isDisabled()).toBe(true);

  // What is moved keeps the focus; at the end the other button has it, and what happened is read out.
  await button("Move Amount over time down").press("Enter");
  await expect
    .poll(() => button("Move Amount over time down").evaluate((it) => it === document.activeElement))
    .toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => button("Move Amount over time up").evaluate((it) => it === document.activeElement))
    .toBe(true);
  expect(await dialog.getByRole("status").last().innerText()).toBe("Amount over time: 4 of 4");
  await button("Move Amount up").press("Enter");
  await switchOf("Shares").press("Space");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  const menu = page.getByRole("button", { name: "Dashboard options" });
  await expect.poll(() => menu.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(figures).toEqual(["Amount", "Sales"]);
  await expect.poll(charts).toEqual(["Regions", "Latest Sales", "Amount over time"]);

  // A reload on this device shows the same.
  await page.reload();
  await expect.poll(charts).toEqual(["Regions", "Latest Sales", "Amount over time"]);
  await expect.poll(figures).toEqual(["Amount", "Sales"]);

  // With everything hidden, the way back is on the page.
  await open();
  for (const name of ["Sales", "Amount", "Regions", "Latest Sales", "Amount over time"])
    await switchOf(name).press("Space");
  await button("Done").press("Enter");
  await page.getByText("Everything is hidden").waitFor();
  expect(await page.locator(".dash-tile, .dash-widget").count()).toBe(0);
  await page.getByRole("button", { name: "Customize dashboard" }).press("Enter");
  await button("Restore original").press("Enter");
  expect(await button("Done").evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(figures).toEqual(["Sales", "Amount"]);
  await expect.poll(charts).toEqual(["Amount over time", "Regions", "Shares", "Latest Sales"]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await context.close();
}, 60_000);
