import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let projectId: string;
const complaints: string[] = [];

/** How long what is typed may take to be drawn and kept on a busy machine. */
const SOON = { timeout: 15_000 };
const WORDS = "Every leaf remembered";

/** Calls a backend function as the person of the page. */
const call = <T>(name: string, input: unknown): Promise<T> =>
  page.evaluate(
    async ([path, body]) => {
      const key = Object.keys(localStorage).find((each) => each.endsWith("-auth-token")) ?? "";
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string };
      const answer = await fetch(`/functions/v1/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body,
      });
      return (await answer.json()) as never;
    },
    [name, JSON.stringify(input)] as [string, string],
  );

const open = async (tab: Page): Promise<void> => {
  await tab.goto(`${product.url}/studio/${projectId}`);
  await tab.getByRole("status", { name: "The trailer is loading" }).waitFor({ state: "hidden" });
  await tab.getByRole("button", { name: "Play", exact: true }).waitFor();
};
const picture = (tab: Page = page): Promise<string> =>
  tab.getByRole("img", { name: /^Trailer of / }).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
const scene = (name: string): Locator =>
  page.getByRole("list", { name: "Scenes" }).getByRole("button", { name: new RegExp(`^${name}`) });
const place = (): Promise<number> =>
  page.getByLabel("Place in the trailer").evaluate((bar) => Number((bar as HTMLInputElement).value));
const saved = (): Promise<void> => page.getByText("Saved", { exact: true }).waitFor();
const opening = (): Locator => page.getByRole("textbox", { name: "Opening" });

beforeAll(async () => {
  product = await startProduct();
  browser = await launchChromium();
  context = await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${product.url}/auth?tab=sign-up`);
  await page.getByLabel("Full Name").fill("Timo Adler");
  await page.getByLabel("E-mail").fill("timo@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Tall-Maple7 Quiet!River");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/dashboard$/);
  ({ projectId } = await call<{ projectId: string }>("project-create", { idea: "Plant diary" }));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it("opens from the project's trailer and shows its scenes", async () => {
  await page.goto(`${product.url}/projects/${projectId}`);
  await page.getByRole("tab", { name: "Trailer" }).click();
  await page.getByRole("link", { name: "Open in studio" }).click();
  await page.waitForURL(/\/studio\//);
  await page.getByRole("status", { name: "The trailer is loading" }).waitFor({ state: "hidden" });
  for (const name of ["Hook", "Reveal", "Feature 1", "Call to action"]) await scene(name).waitFor();
});

it("draws other words as they are typed, keeps them over a reload, and takes them back", async () => {
  await open(page);
  const written = await opening().inputValue();
  const before = await picture();
  await opening().fill(WORDS);
  await expect.poll(() => picture(), SOON).not.toBe(before);
  await saved();
  await page.reload();
  expect(await opening().inputValue()).toBe(WORDS);
  await page.getByRole("radio", { name: new RegExp(WORDS) }).waitFor();
  await page.getByRole("button", { name: "Reset to written" }).click();
  await expect.poll(() => opening().inputValue(), SOON).toBe(written);
});

it("undoes and redoes with the keyboard, a typed line as one step", async () => {
  const written = await opening().inputValue();
  await opening().click();
  await opening().press("End");
  await page.keyboard.type(" Again and again");
  await page.keyboard.press("Control+z");
  await expect.poll(() => opening().inputValue(), SOON).toBe(written);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => opening().inputValue(), SOON).toBe(`${written} Again and again`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => opening().inputValue(), SOON).toBe(written);
});

it("plays, seeks and walks through the scenes by keyboard", async () => {
  await page.getByRole("heading", { name: "Trailer studio" }).click();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const from = await place();
  await expect.poll(place, SOON).toBeGreaterThan(from + 100);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await scene("Reveal").click();
  await expect.poll(() => scene("Reveal").getAttribute("aria-current"), SOON).toBe("true");
  await page.getByRole("heading", { name: "Trailer studio" }).click();
  const at = await place();
  await page.keyboard.press("ArrowRight");
  await expect.poll(place, SOON).toBe(at + 500);
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => scene("Hook").getAttribute("aria-current"), SOON).toBe("true");
});

it("changes format, length, style, sound and captions, and the picture follows", async () => {
  const changes: (() => Promise<void>)[] = [
    () => page.locator("label", { hasText: "Neon" }).first().click(),
    () => page.locator("label", { hasText: "1:1" }).first().click(),
    () => page.getByRole("switch", { name: "Captions in the picture" }).click({ force: true }),
  ];
  for (const change of changes) {
    const before = await picture();
    await change();
    await expect.poll(() => picture(), SOON).not.toBe(before);
  }
  await page.getByRole("slider", { name: "Length" }).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => page.getByLabel("Place in the trailer").getAttribute("max"), SOON).toBe("6000");
  await page.getByRole("combobox", { name: "Soundtrack" }).click();
  await page.getByRole("option", { name: "Calm", exact: true }).click();
  await saved();
  await page.getByRole("button", { name: "Safe area" }).click();
  await page.getByText("Safe area", { exact: true }).waitFor();
  const { choices } = await call<{ choices: unknown }>("storyboard-get", { projectId });
  expect(choices).toEqual({ style: "neon", aspect: "1:1", captions: true, durationMs: 6000, mood: "calm" });
});

it("tells two tabs apart and lets a person choose", async () => {
  const other = await context.newPage();
  await open(other);
  await opening().fill("From the first tab");
  await saved();
  await expect
    .poll(async () => JSON.stringify(await call("storyboard-get", { projectId })))
    .toContain("From the first tab");
  await other.getByRole("switch", { name: "Captions in the picture" }).click({ force: true });
  await other.getByText("This trailer was changed in another tab.").waitFor();
  await other.getByRole("button", { name: "Load it" }).click();
  await expect
    .poll(() => other.getByRole("textbox", { name: "Opening" }).inputValue(), SOON)
    .toBe("From the first tab");
  await other.close();
});

it("renders what was chosen: the video's captions say the new words", async () => {
  await opening().fill(WORDS);
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByRole("radio", { name: /1080p/ }).isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Render trailer" }).click();
  await dialog.getByRole("link", { name: "Open renders" }).waitFor();
  await dialog.getByText("Your video is ready to watch and download.").waitFor({ timeout: 180_000 });
  const renders = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((each) => each.endsWith("-auth-token")) ?? "";
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string };
    const { supabaseKey } = (await (await fetch("/config.json")).json()) as { supabaseKey: string };
    const answer = await fetch("/rest/v1/renders?select=id,aspect,size,duration_ms", {
      headers: { authorization: `Bearer ${token}`, apikey: supabaseKey },
    });
    return (await answer.json()) as { id: string; aspect: string; size: number; duration_ms: number }[];
  });
  expect(renders).toMatchObject([{ aspect: "1:1", size: 720, duration_ms: 6000 }]);
  const files = await call<{ captions: string }>("render-files", { renderId: renders[0]?.id });
  expect(await (await fetch(`${product.url}${files.captions}`)).text()).toContain(WORDS);
  await dialog.getByRole("link", { name: "Open renders" }).click();
  await page.waitForURL(/\/renders$/);
});

it.each(["light", "dark"] as const)("is accessible and no wider than a phone, %s", async (colorScheme) => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const member = await browser.newContext({
    colorScheme,
    locale: "en-US",
    reducedMotion: "reduce",
    bypassCSP: true,
    viewport: { width: 360, height: 780 },
    storageState: await context.storageState(),
  });
  const tab = await member.newPage();
  await open(tab);
  await tab.evaluate(axe);
  const violations = await tab.evaluate(async () => {
    const { axe: run } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await run.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  });
  expect(violations).toEqual([]);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await member.close();
});

it("never throws on the page", () => {
  expect(complaints).toEqual([]);
});
