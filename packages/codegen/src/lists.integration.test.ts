import { parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import axe from "axe-core";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { appWith } from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

/** Only a secure page may write to the clipboard. */
const ORIGIN = "https://app.test";
const ROOMS = ["Kitchen", "Bedroom", "Workshop"];
const item: Entity = {
  id: "item",
  name: "Item",
  plural: "Items",
  icon: "armchair",
  titleField: "title",
  fields: [
    { id: "title", name: "Title", type: "text", required: true },
    { id: "room", name: "Room", type: "choice", options: ROOMS },
    { id: "price", name: "Price", type: "money", unit: "USD" },
    { id: "bought", name: "Bought", type: "date" },
  ],
  rows: ["Café table", "Oak desk", "Lamp", "Ladder", "Steel shelf", "Bench", "Stool", "Mirror"].map((title, index) => ({
    id: `i${index}`,
    title,
    room: ROOMS[index % ROOMS.length] ?? null,
    price: 10 + index * 10,
    bought: `@-${index * 10}`,
  })),
};
const table: Block = { kind: "table", id: "all", entity: "item", fields: ["room", "price", "bought"], compare: true };
const second: Block = { kind: "list", id: "again", title: "Again", entity: "item", facts: ["price"] };

let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

async function open(blocks: Block[], { path = "", width = 1100 } = {}): Promise<void> {
  problems = [];
  const spec = appWith(blocks, [item]);
  spec.pages.push({
    id: "one",
    path: "/item/:id",
    title: "Item",
    icon: "circle",
    nav: false,
    blocks: [{ kind: "detail", id: "detail", entity: "item", fields: ["title", "price"] }],
  });
  const { files } = await compileApp(generateApp(parseAppSpec(spec)).tree);
  context = await browser.newContext({
    viewport: { width, height: 800 },
    serviceWorkers: "block",
    locale: "en-US",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  // A search finds days by what they read like, 'Tue' by its e: which rows it finds would depend on today.
  await page.clock.setFixedTime(new Date("2026-11-29T10:00:00"));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (entry) => entry.type() === "error" && problems.push(entry.text()));
  await serveFiles(page, ORIGIN, files);
  await page.goto(`${ORIGIN}/${path}`);
  await page.locator("#all").waitFor();
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });
const inAll = () => page.locator("#all");
const titles = () => inAll().locator("tbody th").allInnerTexts();
const address = () => decodeURIComponent(new URL(page.url()).search);

/** What axe finds on the page as it is now, in words. */
async function barriers(): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`))",
  );
}

async function choose(name: string): Promise<void> {
  await inAll().getByRole("button", { name: "Options for Items" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

it("keeps search, filters and order in the address, which Back, reload and a link bring back", async () => {
  await open([table]);
  await page.getByRole("searchbox").fill("e");
  await button("Filters: Items").click();
  const sheet = dialog("Filters: Items");
  await sheet.getByRole("button", { name: "Kitchen", exact: true }).click();
  await sheet.getByRole("button", { name: "Workshop", exact: true }).click();
  await sheet.getByLabel("Price: To").fill("60");
  await sheet.getByRole("button", { name: "Last 30 days" }).click();
  await sheet.getByRole("button", { name: "Show 1", exact: true }).click();
  await sheet.waitFor({ state: "hidden" });
  expect(await titles()).toEqual(["Café table"]);
  await button("Remove Bought: Last 30 days").click();
  await expect.poll(titles).toEqual(["Café table", "Ladder", "Bench"]);
  await inAll().getByText("3 of 8").waitFor();
  await button("Price").click();
  await button("Price").click();
  await expect.poll(titles).toEqual(["Bench", "Ladder", "Café table"]);
  expect(address()).toBe("?q=e&room=Kitchen&room=Workshop&price=..60&sort=-price");
  await page.getByRole("link", { name: "Ladder" }).click();
  await page.getByRole("heading", { name: "Ladder" }).waitFor();
  await page.goBack();
  await expect.poll(titles).toEqual(["Bench", "Ladder", "Café table"]);
  expect(await page.getByRole("searchbox").inputValue()).toBe("e");
  await page.reload();
  await expect.poll(titles).toEqual(["Bench", "Ladder", "Café table"]);
  await button("Clear all").click();
  await expect.poll(async () => (await titles()).length).toBe(8);
  expect(address()).toBe("?sort=-price");
});

it("passes over what no row can be narrowed by, and keeps two blocks of a page apart", async () => {
  await open([table, second], { path: "?room=Attic&price=cheap&sort=nothing&bought=soon&compare=zz&again.q=lamp" });
  await expect.poll(async () => (await titles()).length).toBe(8);
  await page.locator("#again").getByText("1 of 8").waitFor();
  await inAll().getByRole("searchbox").fill("desk");
  await expect.poll(titles).toEqual(["Oak desk"]);
  await expect.poll(address).toContain("q=desk");
  expect(address()).toContain("again.q=lamp");
  await page.locator("#again").getByText("1 of 8").waitFor();
});

it("keeps views on the device: named, chosen, renamed and deleted with a way back", async () => {
  await open([table], { path: "?room=Kitchen" });
  await button("Save this view").click();
  await page.getByLabel("Name of the view").fill("Cooking");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await button("Clear all").click();
  await expect.poll(async () => (await titles()).length).toBe(8);
  await button("Cooking").click();
  await expect.poll(address).toBe("?room=Kitchen");
  await button("Edit saved views").click();
  await page.getByRole("textbox", { name: "Edit Cooking" }).fill("Food");
  await page.getByRole("button", { name: "Delete: Cooking" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => button("Food").count()).toBe(0);
  await button("Undo").click();
  await button("Food").waitFor();
});

it("puts two rows side by side, marks what differs, and Back closes it", async () => {
  await open([table], { width: 360 });
  await choose("Compare");
  await page.getByText("Choose two to four.").waitFor();
  await page.getByRole("checkbox", { name: "Select Café table" }).click();
  expect(await button("Compare").isDisabled()).toBe(true);
  await page.getByRole("checkbox", { name: "Select Ladder" }).click();
  await button("Compare").click();
  const side = dialog("Compare Items");
  await side.getByRole("columnheader", { name: "Ladder" }).waitFor();
  const lines = () => side.locator("tbody tr").allInnerTexts();
  expect(await lines()).toHaveLength(3);
  await side.getByRole("switch", { name: "Only differences" }).click();
  // Both stand in the kitchen.
  await expect.poll(async () => (await lines()).length).toBe(2);
  expect(address()).toBe("?compare=i0&compare=i3");
  expect(await barriers()).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await page.goBack();
  await side.waitFor({ state: "hidden" });
  expect(address()).toBe("");
});

it("hands out what is shown as CSV and takes the file in again, taken back at once", async () => {
  await open([table], { path: "?room=Kitchen&sort=-price" });
  const [download] = await Promise.all([page.waitForEvent("download"), choose("Download as CSV")]);
  expect(download.suggestedFilename()).toBe("Items.csv");
  let csv = "";
  for await (const part of await download.createReadStream()) csv += String(part);
  expect(csv.split("\r\n").map((line) => line.split(",").slice(0, 3).join())).toEqual([
    "\uFEFFTitle,Room,Price",
    "Stool,Kitchen,70",
    "Ladder,Kitchen,40",
    "Café table,Kitchen,10",
    "",
  ]);
  await button("Clear all").click();
  await choose("Import CSV");
  const bad = `${csv}Rake,Shed,free,2026-02-31\r\n,Kitchen,1,\r\n`;
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "in.csv", mimeType: "text/csv", buffer: Buffer.from(bad) });
  const sheet = dialog("Import CSV: Items");
  await sheet.getByText("Row 4, Price: “free” does not fit").waitFor();
  await sheet.getByText("3 cells do not fit and stay empty").waitFor();
  await sheet.getByText("One row lacks a value it needs and is left out").waitFor();
  expect(await sheet.getByRole("combobox", { name: "Room", exact: true }).inputValue()).toBe("room");
  await sheet.getByRole("button", { name: "Import 4", exact: true }).click();
  await page.getByText("Added 4 Items").waitFor();
  await expect.poll(async () => (await titles()).length).toBe(12);
  await button("Undo").click();
  await expect.poll(async () => (await titles()).length).toBe(8);
});

it("changes and deletes several rows at once, each taken back with one tap", async () => {
  await open([table]);
  await choose("Compare");
  for (const name of ["Café table", "Oak desk"]) await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await button("Change").click();
  const sheet = dialog("Change what is selected");
  await sheet.getByRole("combobox", { name: "Room" }).selectOption("Workshop");
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("Changed 2 Items").waitFor();
  const rooms = () => inAll().locator("tbody tr td:nth-child(2)").allInnerTexts();
  expect((await rooms()).slice(0, 3)).toEqual(["Workshop", "Workshop", "Workshop"]);
  await button("Undo").click();
  await expect.poll(async () => (await rooms()).slice(0, 3)).toEqual(["Kitchen", "Bedroom", "Workshop"]);
  await choose("Compare");
  await button("Select all").click();
  await page.getByRole("checkbox", { name: "Select Lamp" }).click();
  await button("Delete").click();
  await expect.poll(titles).toEqual(["Lamp"]);
  await button("Undo").click();
  await expect.poll(titles).toEqual(item.rows.map(({ title }) => title));
});

it("prints the list alone and in full, and a row's page is shared by its link", async () => {
  await open([table, second]);
  await page.evaluate("window.print = () => { window.printed = document.querySelector('[data-printing]')?.id; }");
  await choose("Print");
  expect(await page.evaluate("window.printed")).toBe("all");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("#again").isVisible()).toBe(false);
  expect(await inAll().getByRole("searchbox").isVisible()).toBe(false);
  expect(await titles()).toHaveLength(8);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
  await inAll().getByRole("link", { name: "Lamp" }).click();
  await page.getByRole("heading", { name: "Lamp" }).waitFor();
  await button("More for Lamp").click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  await page.getByText("Link copied").waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(`${ORIGIN}/item/i2`);
});

it("is clean of what keeps people out, on a small phone and with its filters open", async () => {
  await open([table], { width: 360, path: "?room=Kitchen" });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  expect(await barriers()).toEqual([]);
  await button("Filters: Items").click();
  await dialog("Filters: Items").getByRole("button", { name: "Show 3" }).waitFor();
  expect(await barriers()).toEqual([]);
  // What a list cannot do is not offered.
  await page.keyboard.press("Escape");
  await context.close();
  await open([{ ...table, compare: false, export: false }]);
  await inAll().getByRole("button", { name: "Options for Items" }).click();
  await page.getByRole("menuitem", { name: "Select" }).waitFor();
  for (const name of ["Compare", "Download as CSV"])
    expect(await page.getByRole("menuitem", { name }).count(), name).toBe(0);
});

it("passes the strict type check in every language", async () => {
  await open([table]);
  for (const language of ["de", "es", "fr", "pt"] as const) {
    const spec = parseAppSpec(appWith([table, second], [item]));
    expect(await checkTypes(generateApp({ ...spec, identity: { ...spec.identity, language } }).tree)).toEqual([]);
  }
});
