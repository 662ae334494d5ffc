import { readFile } from "node:fs/promises";
import { siteApp } from "../apps/server/src/features/shared-data/site.fixture.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemberPage, type MemberPage } from "./shared.ts";

let member: MemberPage;
let server: MemberPage["server"];
let page: Page;
let projectId: string;
let site: string;

beforeAll(async () => {
  member = await openMemberPage({ fullName: "Ada Lovelace", viewport: { width: 1280, height: 900 } });
  ({ server, page } = member);
  const { sql } = server;
  const spec = sql.json(siteApp() as never);
  const [project] = await sql<{ id: string }[]>`
    insert into projects (user_id, name, idea, slug, spec, check_status, footage_status)
    values (${member.me.id}, 'Corner Bakery', 'A bakery', 'corner-bakery-x7k2', ${spec}, 'skipped', 'skipped') returning id`;
  projectId = project?.id ?? "";
  const [publication] = await sql<{ id: string }[]>`
    insert into publications (user_id, project_id, slug, title, category) values
      (${member.me.id}, ${projectId}, 'corner-bakery', 'Corner Bakery', 'Other') returning id`;
  const [version] = await sql<{ id: string }[]>`
    insert into publication_versions (publication_id, user_id, number, project_version, spec, app_hash)
    values (${publication?.id ?? ""}, ${member.me.id}, 1, 1, ${spec}, 'x') returning id`;
  await sql`update publications set version_id = ${version?.id ?? ""} where id = ${publication?.id ?? ""}`;
  site = `http://corner-bakery.localhost:${new URL(server.url).port}`;
});
afterAll(() => member?.close());

it("a visitor writes by the form of a published site, and its owner reads, marks, takes along and deletes it", async () => {
  const context = await page.context().browser()?.newContext();
  const visitor = (await context?.newPage()) ?? expect.fail("there is no browser");
  const problems: string[] = [];
  visitor.on("pageerror", (error) => problems.push(error.message));
  await visitor.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visitor.goto(`${site}/contact`);
  await visitor.getByRole("textbox", { name: "Name" }).fill("Eve Stone");
  await visitor.getByRole("textbox", { name: "Email" }).fill("eve@example.com");
  await visitor.getByRole("textbox", { name: "Message" }).fill("Do you bake rye on Sundays?");
  // Faster than anybody reads, it would be taken for a program's.
  await visitor.waitForFunction(() => performance.now() > 1600);
  await visitor.getByRole("button", { name: "Send" }).click();
  await visitor.getByText("Thank you.").waitFor();
  await visitor.getByText("Sent.").waitFor();
  expect(await visitor.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(
    0.05,
  );
  expect(problems).toEqual([]);
  await context?.close();

  await page.goto(`${server.url}/projects/${projectId}`);
  await page.getByRole("tab", { name: /Inbox.*1 unread/ }).click();
  const entry = page.getByRole("article").filter({ hasText: "Eve Stone" });
  await entry.getByText("Do you bake rye on Sundays?").waitFor();
  expect(await entry.getByRole("link", { name: "Reply" }).getAttribute("href")).toMatch(
    /^mailto:eve%40example\.com\?subject=Re/,
  );
  await entry.getByRole("button", { name: "Mark as read" }).click();
  await expect
    .poll(async () => (await server.sql`select 1 from inbox_entries where read_at is not null`).length)
    .toBe(1);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toContain(
    "Eve Stone,eve@example.com,Do you bake rye",
  );
  await entry.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "No messages yet" }).waitFor();
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo", exact: true }).click();
  await entry.waitFor();
});

it("a page is read with scripts off", async () => {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const reader = (await context?.newPage()) ?? expect.fail("there is no browser");
  await reader.goto(`${site}/`);
  await reader.getByRole("heading", { name: "Bread since dawn" }).waitFor();
  await reader.getByRole("link", { name: "Breads" }).first().click();
  await reader.getByRole("heading", { name: "Sourdough" }).waitFor();
  await reader.getByText("$6").waitFor();
  await context?.close();
});
