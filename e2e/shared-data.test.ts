import { readFile, rm } from "node:fs/promises";
import { planApp } from "@sayhey/planner/embedded";
import { openServices, readSettings, startServer } from "@sayhey/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "./browser.ts";
import { newDataFolder } from "./data-folder.ts";
import { webFolderOption } from "./web-folder.ts";

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await newDataFolder();
  server = await startServer(readSettings({ PATH: process.env["PATH"], DATA_DIR: folder, PORT: "0" }), {
    ...webFolderOption(),
    openServices: (platform) => openServices(platform, { worker: false }),
  });
  browser = await launchChromium();
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  await page.goto(`${server.url}/auth?tab=sign-up`);
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await page.getByLabel("E-mail").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Tall-Maple7 Quiet!River");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/dashboard$/);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A project as planning leaves it, without the worker that would film it. */
async function insertProject(): Promise<string> {
  const { sql } = server.platform;
  const spec = planApp("Plant diary", { seed: 7 });
  const [row] = await sql<{ id: string }[]>`
    insert into projects (user_id, name, idea, slug, spec, check_status, footage_status)
    select id, 'Plant diary', 'Plant diary', 'plant-diary-x7k2', ${sql.json(spec as never)}, 'skipped', 'skipped' from auth.users
    returning id`;
  return row?.id ?? "";
}

it("an owner shares an app's data, says who may do what, takes them along, resets them and takes that back", async () => {
  await page.goto(`${server.url}/projects/${await insertProject()}`);
  await page.getByRole("tab", { name: "Data" }).click();
  await page.getByRole("button", { name: "Visitors" }).click();
  await page.getByRole("radio", { name: "Shared by everyone" }).click();
  await page.getByLabel("With the app's example rows").check();
  await page.getByRole("button", { name: "Share the data" }).click();
  const preview = page.getByRole("region", { name: "In the preview" });
  await preview.getByText(/^[1-9]\d* rows/).waitFor();
  await expect
    .poll(async () => (await server.platform.sql`select spec ->> 'sharing' as sharing from projects`)[0])
    .toEqual({ sharing: "shared" });

  const downloading = page.waitForEvent("download");
  await preview.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Everything as JSON" }).click();
  const exported = JSON.parse(await readFile(await (await downloading).path(), "utf8")) as {
    rows: Record<string, unknown[]>;
  };
  const count = Object.values(exported.rows).flat().length;
  expect(count).toBeGreaterThan(0);

  await preview.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("menuitem", { name: "To nothing" }).click();
  await preview.getByText("0 rows").waitFor();
  await page
    .locator("[data-sonner-toast]")
    .filter({ hasText: "Everything is cleared" })
    .getByRole("button", { name: "Undo", exact: true })
    .click();
  await preview.getByText(`${count} rows`).waitFor();

  const rules = page.getByRole("group").filter({ has: page.getByText("Change and delete") });
  await page
    .locator("details summary")
    .filter({ hasText: /everyone|private|sees/ })
    .first()
    .click();
  await rules.first().getByRole("combobox", { name: "Add" }).click();
  await page.getByRole("option", { name: "Only you" }).click();
  await expect
    .poll(async () => (await server.platform.sql`select spec #>> '{entities,0,access,create}' as who from projects`)[0])
    .toEqual({ who: "owner" });

  await page.getByRole("radio", { name: "Each visitor keeps their own data" }).click();
  await page.getByText("Shared data is kept. Share again to bring it back.").waitFor();
});
