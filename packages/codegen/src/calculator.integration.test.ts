import { parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles, whenKept } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const RESULT: Entity = {
  id: "result",
  name: "Result",
  plural: "Saved results",
  icon: "bookmark",
  titleField: "what",
  fields: [
    { id: "what", name: "What for", type: "text" },
    { id: "typed", name: "Typed", type: "text" },
    { id: "came", name: "Came to", type: "text" },
    { id: "on", name: "On", type: "date" },
  ],
  rows: [],
};
const TIP: Block = {
  kind: "calculator",
  id: "tip",
  title: "Tip and split",
  logEntity: "result",
  logTypedField: "typed",
  logResultField: "came",
  logDateField: "on",
  inputs: [
    { id: "bill", label: "Bill", unit: "EUR", initial: 60, min: 0 },
    { id: "people", label: "People", initial: 3, min: 1, max: 20 },
    {
      id: "tip",
      label: "Tip",
      initial: 10,
      choices: [
        { label: "10 %", amount: 10 },
        { label: "none", amount: 0 },
      ],
    },
  ],
  results: [
    { id: "total", label: "With tip", formula: "bill * (1 + tip / 100)", unit: "EUR" },
    { id: "each", label: "Each pays", formula: "total / people", unit: "EUR", isMain: true },
    { id: "odd", label: "More than 20 each", formula: "each > 20 ? 1 : 0", digits: 0 },
  ],
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const QUOTE: Block = {
  kind: "calculator",
  id: "quote",
  title: "Quote",
  print: true,
  logEntity: "result",
  logResultField: "came",
  logLinesField: "lines",
  logName: "Customer",
  inputs: [
    { id: "meters", label: "Meters", unit: "m", initial: 20, min: 0 },
    { id: "gates", label: "Gates", initial: 0, min: 0 },
    { id: "price", label: "Price per meter", unit: "EUR", initial: 25, min: 0, setting: "Your prices" },
  ],
  results: [
    { id: "fence", label: "Fence", formula: "meters * price", unit: "EUR" },
    { id: "total", label: "In all", formula: "fence + gates * 80", unit: "EUR", isMain: true },
  ],
};

it("a quote is kept under whom it is for, with its lines, while one's own prices stay folded away and unsaid", async () => {
  const { tree } = generateApp(
    parseAppSpec(
      data.appWith(
        [QUOTE, { kind: "table", id: "kept", entity: "result", fields: ["came", "lines"] }],
        [{ ...RESULT, fields: [...RESULT.fields, { id: "lines", name: "Lines", type: "longText" }] }],
      ),
    ),
  );
  expect(await checkTypes(tree)).toEqual([]);
  const app = await compileApp(tree);
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en-GB" });
  const page = await context.newPage();
  await serveFiles(page, ORIGIN, app.files);
  await page.goto(ORIGIN);
  const price = page.getByRole("textbox", { name: "Price per meter" });
  expect(await price.isVisible()).toBe(false);
  await page.getByText("Your prices").click();
  await price.fill("30");
  await expect.poll(() => page.locator("output").textContent()).toBe("€600");
  await page.getByRole("textbox", { name: "Customer" }).fill("Mrs Okafor");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const kept = page.getByRole("row").filter({ hasText: "Mrs Okafor" });
  await kept.getByText("€600", { exact: true }).waitFor();
  const said = (await kept.textContent()) ?? "";
  expect(said).toContain("Meters: 20 m");
  expect(said).toContain("Fence: €600");
  // Nothing is said of prices of one's own, nor of what there is none of.
  expect(said).not.toContain("Price per meter");
  expect(said).not.toContain("Gates");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Meters: 20 m").first().isVisible()).toBe(true);
  expect(await page.getByRole("textbox", { name: "Meters" }).isVisible()).toBe(false);
  await context.close();
});

it("a calculator works out what several numbers come to while they are typed, within their bounds", async () => {
  const { tree } = generateApp(
    parseAppSpec(
      data.appWith([TIP, { kind: "table", id: "kept", entity: "result", fields: ["typed", "came"] }], [RESULT]),
    ),
  );
  expect(await checkTypes(tree)).toEqual([]);
  const app = await compileApp(tree);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-GB",
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await serveFiles(page, ORIGIN, app.files);
  await page.goto(ORIGIN);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  const each = page.locator("output");
  await expect.poll(() => each.textContent()).toBe("€22");
  await page.getByRole("textbox", { name: "Bill" }).fill("90,60");
  await expect.poll(() => each.textContent()).toBe("€33.22");
  await page.getByRole("combobox", { name: "Tip" }).selectOption({ label: "none" });
  await expect.poll(() => each.textContent()).toBe("€30.20");
  await page.getByRole("textbox", { name: "People" }).fill("0");
  await page.getByRole("textbox", { name: "People" }).blur();
  await expect.poll(() => page.getByRole("textbox", { name: "People" }).inputValue()).toBe("1");
  await expect.poll(() => each.textContent()).toBe("€90.60");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const kept = page.getByRole("row").filter({ hasText: "Tip and split" });
  await kept.getByText("90.6 EUR, 1, none").waitFor();
  await kept.getByText("€90.60").waitFor();
  // What was typed is there again.
  await whenKept(page);
  await page.reload();
  await expect.poll(() => each.textContent()).toBe("€90.60");
  expect(problems).toEqual([]);
  await context.close();
});

const GROWTH: Block = {
  kind: "calculator",
  id: "growth",
  title: "Growth",
  share: true,
  inputs: [
    { id: "start", label: "Start", unit: "EUR", initial: 100, min: 0, step: "Now" },
    { id: "rate", label: "Rate", unit: "%", initial: 10, min: 0, max: 50, step: "Later" },
    { id: "years", label: "Years", initial: 3, min: 1, max: 1000 },
  ],
  results: [
    {
      id: "end",
      label: "In the end",
      formula: "start * (1 + rate / 100) ** years",
      unit: "EUR",
      bands: [{ under: 150, label: "A little" }, { label: "A lot" }],
    },
    { id: "warning", label: "Rate above 20", formula: "rate", unit: "%", when: "rate > 20" },
  ],
  tableRows: "years",
  rowLabel: "Year",
  columns: [
    { id: "sum", label: "Sum", formula: "before_sum * (1 + rate / 100)", start: "start", unit: "EUR" },
    { id: "flat", label: "Without", formula: "start", unit: "EUR" },
  ],
  chart: { look: "line", column: "sum", compareTo: "flat" },
};

it("a calculator goes by steps, draws its table, and shows others the same by its link", async () => {
  const { tree } = generateApp(parseAppSpec(data.appWith([GROWTH], [RESULT])));
  expect(await checkTypes(tree)).toEqual([]);
  const app = await compileApp(tree);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await serveFiles(page, ORIGIN, app.files);
  // A rate out of bounds and a text are passed over.
  await page.goto(`${ORIGIN}/?growth.start=200&growth.rate=99&growth.years=many`);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await expect.poll(() => page.locator("output").textContent()).toBe("€266.20");
  await page.getByText("A lot").waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(3);
  await page.getByRole("row", { name: "2 €242 €200" }).waitFor();
  expect(await page.getByText("Rate above 20").count()).toBe(0);
  expect(await page.getByRole("textbox").count()).toBe(1);
  const drawn = page.locator(".series-0").first();
  const line = await drawn.getAttribute("d");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("textbox", { name: "Rate" }).fill("30");
  await page.getByText("Rate above 20").waitFor();
  await page.getByRole("row", { name: "2 €338 €200" }).waitFor();
  expect(await drawn.getAttribute("d")).not.toBe(line);
  await expect.poll(() => new URL(page.url()).searchParams.get("growth.rate")).toBe("30");
  const other = await (await browser.newContext({ serviceWorkers: "block", locale: "en-GB" })).newPage();
  await serveFiles(other, ORIGIN, app.files);
  await other.goto(page.url());
  await expect.poll(() => other.locator("output").textContent()).toBe("€439.40");
  // However many years are asked for, the table ends.
  await page.getByRole("textbox", { name: "Years" }).fill("1000");
  const more = page.getByRole("button", { name: "Show more" });
  await more.waitFor();
  while (await more.isVisible()) await more.click();
  expect(await page.getByRole("rowheader").count()).toBe(600);
  await other.context().close();
  await context.close();
});
