import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { openServices, readSettings, startServer } from "@sayhey/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "./browser.ts";
import { newDataFolder } from "./data-folder.ts";
import { undoOf } from "./toast.ts";
import { webFolderOption } from "./web-folder.ts";

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let page: Page;
let projectId: string;

beforeAll(async () => {
  folder = await newDataFolder();
  server = await startServer(readSettings({ PATH: process.env["PATH"], DATA_DIR: folder, PORT: "0" }), {
    ...webFolderOption(),
    openServices: (platform) => openServices(platform, { worker: false }),
  });
  browser = await launchChromium();
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  await page.goto(`${server.url}/auth?tab=sign-up`);
  await page.getByLabel("Full Name").fill("Ada");
  await page.getByLabel("E-mail").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Tall-Maple7 Quiet!River");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/dashboard$/);
  const token = await page.evaluate(
    () =>
      (Object.values(localStorage) as string[])
        .map((text) => /"access_token":"([^"]+)"/.exec(text)?.[1])
        .find((found) => found !== undefined) ?? "",
  );
  const answer = await fetch(`${server.url}/functions/v1/project-create`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ idea: "zither collection", seed: 7 }),
  });
  projectId = String(((await answer.json()) as { projectId: string }).projectId);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const currencies = async (): Promise<string[]> => {
  const [row] = await server.platform.sql<{ spec: { entities: { fields: { type: string; unit?: string }[] }[] } }[]>`
    select spec from projects where id = ${projectId}`;
  const fields = row?.spec.entities.flatMap((entity) => entity.fields) ?? [];
  return [...new Set(fields.flatMap(({ type, unit }) => (type === "money" && unit !== undefined ? [unit] : [])))];
};

it("what was assumed stands on the project page, changes the app at a press, and can be taken back or dismissed", async () => {
  await page.goto(`${server.url}/projects/${projectId}`);
  const assumed = page.getByRole("region", { name: "Assumed" });
  // The noun was looked up; the app says so.
  await assumed.getByText(/Took zither for/).waitFor();
  await assumed.getByRole("button", { name: /more$/ }).click();
  expect(await currencies()).toEqual(["EUR"]);
  await assumed.getByRole("button", { name: "Amounts are in euros.", exact: true }).click();
  await page.getByRole("menuitem", { name: "Use US dollars" }).click();
  await page.getByText("Use US dollars: done.").waitFor();
  await expect.poll(currencies).toEqual(["USD"]);
  await assumed.getByText("Amounts are in euros.").waitFor({ state: "detached" });
  await undoOf(page, "Use US dollars: done.");
  await expect.poll(currencies).toEqual(["EUR"]);
  await assumed.getByRole("button", { name: "Amounts are in euros.", exact: true }).waitFor();
  await assumed.getByRole("button", { name: "Dismiss: Amounts are in euros." }).click();
  await assumed.getByText("Amounts are in euros.").waitFor({ state: "detached" });
  expect(await currencies()).toEqual(["EUR"]);
});

it("each art direction has palettes to choose from", async () => {
  const accent = async (): Promise<string> => {
    const [row] = await server.platform.sql<{ spec: { theme: { light: { accent: string } } } }[]>`
      select spec from projects where id = ${projectId}`;
    return row?.spec.theme.light.accent ?? "";
  };
  const before = await accent();
  await page.getByRole("tab", { name: "Customize" }).click();
  await page.getByRole("tab", { name: "Theme" }).click();
  const palettes = page.getByRole("group", { name: /^Palettes of / });
  await palettes.locator('button[aria-pressed="false"]').first().click();
  await expect.poll(accent).not.toBe(before);
  await page.getByRole("region", { name: "Art direction" }).getByRole("button", { name: "Arcade" }).click();
  await page.getByRole("group", { name: "Palettes of Arcade" }).waitFor();
  await expect.poll(() => palettes.getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe("Palette 1");
});

it("the chips fit a phone and read well to everybody", async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole("navigation", { name: "Panes of the editor" }).getByRole("button", { name: "Chat" }).click();
  await page.getByRole("region", { name: "Assumed" }).waitFor();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
  await page.evaluate(axe);
  const found = () =>
    page.evaluate(async () => {
      const { axe: run } = window as unknown as {
        axe: { run(at: string): Promise<{ violations: { id: string }[] }> };
      };
      return (await run.run('section[aria-labelledby="assumed"]')).violations.map(({ id }) => id);
    });
  await expect.poll(found).toEqual([]);
});
