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
