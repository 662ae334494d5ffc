import { readFile, rm } from "node:fs/promises";
import { openServices, readSettings, startServer } from "@sayhey/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "./browser.ts";
import { newDataFolder } from "./data-folder.ts";
import { webFolderOption } from "./web-folder.ts";

type Server = Awaited<ReturnType<typeof startServer>>;

let folder: string;
let server: Server;
let browser: Browser;
let admin: Page;
let member: Page;

async function signUp(name: string, email: string): Promise<Page> {
  const context = await browser.newContext({
    locale: "en-US",
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(`${server.url}/auth?tab=sign-up`);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Tall-Maple7 Quiet!River");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/dashboard$/);
  return page;
}
const userId = async (email: string): Promise<string> =>
  (await server.platform.sql<{ id: string }[]>`select id from auth.users where email = ${email}`)[0]?.id ?? "";

beforeAll(async () => {
  folder = await newDataFolder();
  // In this process and without a worker, so that rows can be put there as a worker would.
  server = await startServer(readSettings({ PATH: process.env["PATH"], DATA_DIR: folder, PORT: "0" }), {
    ...webFolderOption(),
    openServices: (platform) => openServices(platform, { worker: false }),
  });
  browser = await launchChromium();
  admin = await signUp("Olga Operator", "olga@example.com");
  member = await signUp("Max Member", "max@example.com");
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

describe("the admin pages", () => {
  it.each(["/admin", "/admin/users"])("%s is a 404 page for everybody without the role", async (path) => {
    await member.goto(server.url + path);
    await member.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
    expect(await member.getByRole("navigation", { name: "Admin pages" }).count()).toBe(0);
  });

  it("tell admins how the installation is, with what failed", async () => {
    const { sql } = server.platform;
    await sql`insert into private.admins (user_id) values (${await userId("olga@example.com")})`;
    const max = await userId("max@example.com");
    const [project] = await sql<{ id: string }[]>`
      insert into projects (user_id, name, idea, slug, spec) values (${max}, 'Tea', 'tea', 'tea-x1', '{}') returning id`;
    const [render] = await sql<{ id: string }[]>`
      insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
      values (${max}, ${project?.id ?? ""}, '9:16', 720, 30, 10000, true) returning id`;
    await sql`update renders set status = 'failed', error_message = 'The disk is full.', finished_at = now() where id = ${render?.id ?? ""}`;
    await admin.goto(`${server.url}/admin`);
    await admin.getByText("The disk is full.").waitFor();
    for (const part of ["Database", "Jobs", "Browser for filming", "Disk"])
      await admin.getByText(part, { exact: true }).first().waitFor();
  });

  it("suspend an account at once, tell why, and take it back", async () => {
    await member.goto(`${server.url}/renders`);
    await member.getByRole("heading", { level: 1, name: "Renders" }).waitFor();
    await admin.getByRole("link", { name: "Users" }).click();
    await admin.getByRole("searchbox", { name: "Search" }).fill("max@");
    await admin.getByText("1 account").waitFor();
    await admin.getByRole("button", { name: "Change max@example.com" }).click();
    await admin.getByRole("menuitem", { name: "Suspend ..." }).click();
    await admin.getByLabel("Why is this account suspended?").fill("Sends spam");
    await admin.getByRole("button", { name: "Suspend", exact: true }).click();
    await admin.getByText("Suspended: Sends spam").waitFor();
    await member.waitForURL(/\/auth/);
    await member.getByLabel("E-mail").fill("max@example.com");
    await member.getByLabel("Password", { exact: true }).fill("Tall-Maple7 Quiet!River");
    await member.getByRole("button", { name: "Sign In", exact: true }).click();
    await member.getByText("suspended", { exact: false }).first().waitFor();
    expect(new URL(member.url()).pathname).toBe("/auth");

    await admin.getByRole("button", { name: "Undo" }).click();
    await admin.getByText("Suspended: Sends spam").waitFor({ state: "detached" });
    await member.getByRole("button", { name: "Sign In", exact: true }).click();
    await member.waitForURL(/\/(?:renders|dashboard)$/);
    await admin.getByRole("link", { name: "Overview" }).click();
    await admin.getByText("suspend · max@example.com").waitFor();
    await admin.getByText("restore · max@example.com").waitFor();
  });
});

describe("analytics", () => {
  it("say what to do while nothing is published", async () => {
    await member.goto(`${server.url}/analytics`);
    await member.getByRole("heading", { name: "Nothing published yet" }).waitFor();
  });

  it("show who came, day by day, and hand it out as CSV", async () => {
    const { sql } = server.platform;
    const max = await userId("max@example.com");
    const [project] = await sql<{ id: string }[]>`select id from projects where user_id = ${max}`;
    const [publication] = await sql<{ id: string }[]>`
      insert into publications (user_id, project_id, slug, title, category)
      values (${max}, ${project?.id ?? ""}, 'tea-time', 'Tea time', 'Food') returning id`;
    await sql`insert into private.analytics_daily (publication_id, day, kind, referrer, device, events) values
      (${publication?.id ?? ""}, (now() at time zone 'UTC')::date, 'open', 'tiktok.com', 'phone', 41),
      (${publication?.id ?? ""}, (now() at time zone 'UTC')::date - 3, 'view', '', 'desktop', 7)`;
    await member.reload();
    await member.getByText("tiktok.com").waitFor();
    await member.getByText("Direct, or not told").waitFor();
    const [download] = await Promise.all([
      member.waitForEvent("download"),
      member.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines[0]).toBe("day,visitors,views,plays,watched,opens,likes,remixes");
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,0,0,0,0,41,0,0$/);
    expect(lines.at(-4)).toMatch(/,0,7,0,0,0,0,0$/);
    await member.getByText("7 days").click();
    await expect.poll(() => member.locator("table tbody tr").count()).toBe(7);
  });
});
