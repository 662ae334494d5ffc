import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditorPage, type EditorPage } from "./editor-page.ts";
import { settled } from "./settled.ts";

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditorPage("Plant diary");
});
afterAll(() => editor?.close());

const cards = () => editor.page.getByRole("article");
const dialog = () => editor.page.getByRole("dialog", { name: "Dating App" });

it("finds templates by word, category and hashtag, and says so when there is none", async () => {
  const { page, server } = editor;
  await page.goto(`${server.url}/templates`);
  await expect.poll(() => cards().count()).toBeGreaterThanOrEqual(24);
  const all = await cards().count();
  await page.getByRole("group", { name: "Category" }).getByRole("button", { name: "Web3" }).click();
  await expect.poll(() => cards().count()).toBe(1);
  await page.getByRole("button", { name: "#NFTArt" }).click();
  await expect.poll(() => page.getByRole("searchbox", { name: "Search templates" }).inputValue()).toBe("#NFTArt");
  const field = page.getByRole("searchbox", { name: "Search templates" });
  await field.fill("");
  // However quickly one types, no letter is lost.
  for (const letter of "zeppelin") await page.keyboard.press(letter);
  await expect.poll(() => field.inputValue()).toBe("zeppelin");
  await page.getByText("No templates match").waitFor();
  await page.getByRole("button", { name: "Show all templates" }).click();
  await expect.poll(() => cards().count()).toBe(all);
});

it("closes the dialog on Back and stays on the page", async () => {
  const { page } = editor;
  await page.getByRole("button", { name: "Preview Dating App" }).click();
  await dialog().waitFor();
  await page.goBack();
  await dialog().waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/templates");
  await page.goForward();
  await dialog().waitFor();
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});

it("shows the template's poster until its app is there", async () => {
  const { page } = editor;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/functions/v1/template-try", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Preview Recipe Finder" }).click();
  const poster = page.getByRole("dialog", { name: "Recipe Finder" }).locator("img[src*='recipe-finder']");
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  release();
  await page.getByRole("dialog").frameLocator("iframe").getByRole("heading").first().waitFor();
  await poster.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

it("lets the app be used before the template is", async () => {
  const { page } = editor;
  await page.getByRole("button", { name: "Preview Dating App" }).click();
  const app = dialog().frameLocator("iframe");
  await app.getByRole("heading").first().waitFor();
  await app.getByRole("link", { name: "Matches" }).first().click();
  await app.getByRole("heading", { name: "Matches" }).first().waitFor();
});

it("shows what a twist makes of it while it is typed, fits a phone and reads well to everybody", async () => {
  const { page } = editor;
  const plan = dialog().getByRole("region", { name: "What you get" });
  const before = await plan.innerText();
  await dialog().getByRole("textbox", { name: "Twist" }).fill("for climbers");
  await dialog()
    .getByRole("img", { name: /^Trailer of / })
    .waitFor();
  await expect.poll(() => plan.innerText()).not.toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth))
    .toBe(true);
  await settled(page);
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(at: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run({ exclude: [["iframe"]] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`,
    );
  });
  expect(violations).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it("makes a project of it, with the name it was given", async () => {
  const { page, complaints } = editor;
  await dialog().getByRole("textbox", { name: "Name" }).fill("Rope Team");
  await dialog().getByRole("button", { name: "Use template" }).click();
  await page.waitForURL(/\/projects\/[0-9a-f-]{36}/);
  await expect.poll(() => page.getByLabel("Name of the project").inputValue()).toBe("Rope Team");
  await page.frameLocator("iframe").getByText("Rope Team").first().waitFor();
  expect(complaints).toEqual([]);
});
