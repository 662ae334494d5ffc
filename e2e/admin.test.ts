import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callFunction } from "../apps/server/src/testing/call-function.ts";
import { TEST_PASSWORD, type TestPlatform } from "../apps/server/src/testing/start-test-platform.ts";
import { openMemberPage, startOwnServer, type MemberPage } from "./shared.ts";
import { holdToast, undoOf } from "./toast.ts";

let server: TestPlatform;
let admin: Page;
let member: Page;
let olga: MemberPage;
let max: MemberPage;

const signUp = (fullName: string, email: string): Promise<MemberPage> =>
  openMemberPage({ fullName, email, server, viewport: { width: 1280, height: 900 }, acceptDownloads: true });

beforeAll(async () => {
  // In this process and without a worker, so that rows can be put there as a worker would.
  server = await startOwnServer({ worker: false });
  olga = await signUp("Olga Operator", "olga@example.com");
  max = await signUp("Max Member", "max@example.com");
  [admin, member] = [olga.page, max.page];
});
afterAll(async () => {
  await olga?.close();
  await max?.close();
  await server?.close();
});

describe("the admin pages", () => {
  it.each(["/admin", "/admin/users"])("%s is a 404 page for everybody without the role", async (path) => {
    await member.goto(server.url + path);
    await member.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
    expect(await member.getByRole("navigation", { name: "Admin pages" }).count()).toBe(0);
  });

  it("tell admins how the installation is, with what failed", async () => {
    const { sql } = server;
    await sql`insert into private.admins (user_id) values (${olga.me.id})`;
    const { body: project } = await callFunction(server, max.me.token, "project-create", { idea: "tea timer" });
    const [render] = await sql<{ id: string }[]>`
      insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
      values (${max.me.id}, ${project.projectId}, '9:16', 720, 30, 10000, true) returning id`;
    await sql`update renders set status = 'failed', error_message = 'The disk is full.', finished_at = now() where id = ${render?.id ?? ""}`;
    await sql`
      insert into pgboss.job (name, data, state, started_on, completed_on, retry_count, policy)
      select name, ${sql.json({ renderId: render?.id ?? "", userId: max.me.id })}, 'failed', now(), now(), 2, policy
      from pgboss.queue where name = 'render'`;
    await admin.goto(`${server.url}/admin`);
    for (const part of ["Database", "Queue", "Storage", "Renderer", "Browser for filming", "Disk", "Backup"])
      await admin.getByText(part, { exact: true }).first().waitFor();
    await admin.getByRole("region", { name: "Queues" }).getByRole("link", { name: "render" }).click();
    await admin.getByText("The disk is full.").waitFor();
    await admin.getByRole("button", { name: "Retry the render of max@example.com" }).click();
    await admin.getByText("Done and logged").waitFor();
    await admin.getByRole("button", { name: "Cancel the render of max@example.com" }).click();
    await expect
      .poll(async () => (await sql`select status from renders where id = ${render?.id ?? ""}`)[0]?.["status"])
      .toBe("cancelled");
    await sql`
      insert into pgboss.job (name, data, state, output, started_on, completed_on, retry_count, policy)
      select name, ${sql.json({ projectId: project.projectId, userId: max.me.id })}, 'failed', '{"message": "The browser never started."}', now(), now(), 2, policy
      from pgboss.queue where name = 'check'`;
    await admin.goto(`${server.url}/admin?tab=jobs&state=failed`);
    await admin.getByText("The browser never started.").waitFor();
    await admin.getByRole("button", { name: "Discard the check of max@example.com" }).click();
    await admin.getByText("The browser never started.").waitFor({ state: "detached" });
    await undoOf(admin, "Done and logged");
    await admin.getByText("The browser never started.").waitFor();
  });

  it("switch something off, and whoever comes upon it is told in the operator's words", async () => {
    await admin.getByRole("link", { name: "Switches" }).click();
    const words = admin.getByLabel("Message shown while it's off: Making apps");
    await words.fill("Back at nine, promised.");
    await admin.getByRole("switch", { name: "Making apps" }).click();
    await admin.getByText("Off: people see this message").waitFor();
    await member.goto(`${server.url}/dashboard`);
    await member.getByLabel("What do you want to build?").fill("tea timer");
    await member.getByRole("button", { name: "Make the app" }).click();
    await member.getByText("Back at nine, promised.").first().waitFor();
    await admin.getByRole("switch", { name: "Making apps" }).click();
    await admin.getByText("Off: people see this message").waitFor({ state: "detached" });
  });

  it("suspend an account at once, tell why, and take it back", async () => {
    await member.goto(`${server.url}/renders`);
    await member.getByRole("heading", { level: 1, name: "Renders" }).waitFor();
    await admin.getByRole("link", { name: "Users" }).click();
    await admin.getByRole("searchbox", { name: "Search" }).fill("max@");
    await admin.getByText("1 account", { exact: true }).waitFor();
    await admin.getByRole("button", { name: "Change max@example.com" }).click();
    await admin.getByRole("menuitem", { name: "Suspend ..." }).click();
    await admin.getByRole("button", { name: "Suspend", exact: true }).click();
    await admin.getByText("Add a reason. It's saved in the audit log.").waitFor();
    await admin.getByLabel("Why?").fill("Sends spam");
    await admin.getByRole("button", { name: "Suspend", exact: true }).click();
    await admin.getByText("Suspended: Sends spam").waitFor();
    await holdToast(admin, "Done and logged");
    await member.waitForURL(/\/auth/);
    await member.getByLabel("E-mail").fill("max@example.com");
    await member.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
    await member.getByRole("button", { name: "Sign In", exact: true }).click();
    await member.getByText("suspended", { exact: false }).first().waitFor();
    expect(new URL(member.url()).pathname).toBe("/auth");

    await undoOf(admin, "Done and logged");
    await admin.getByText("Suspended: Sends spam").waitFor({ state: "detached" });
    await member.getByRole("button", { name: "Sign In", exact: true }).click();
    await member.waitForURL(/\/(?:renders|dashboard)$/);

    await admin.getByRole("button", { name: "max@example.com", exact: true }).click();
    const account = admin.getByRole("dialog");
    await account.getByText("Suspended · max@example.com").waitFor();
    await account.getByText("Sends spam").waitFor();
    await admin.keyboard.press("Escape");
    await admin.getByRole("link", { name: "Audit log" }).click();
    await admin.getByRole("combobox", { name: "Action" }).waitFor();
    await admin.getByRole("searchbox", { name: "Search" }).fill("spam");
    await admin.getByText("Suspended · max@example.com").waitFor();
    await admin.getByText("Suspension lifted · max@example.com").waitFor({ state: "detached" });
    await admin.getByRole("searchbox", { name: "Search" }).fill("max@");
    await admin.getByText("Suspension lifted · max@example.com").waitFor();
    await admin.getByRole("combobox", { name: "Action" }).click();
    await admin.getByRole("option", { name: "Suspended" }).click();
    await admin.getByText("Suspension lifted · max@example.com").waitFor({ state: "detached" });
    await admin.getByText("Suspended · max@example.com").waitFor();

    await admin.setViewportSize({ width: 390, height: 844 });
    await admin.reload();
    const open = admin.getByRole("navigation", { name: "Admin pages" }).getByRole("link", { name: "Audit log" });
    await open.waitFor();
    await expect
      .poll(async () => {
        const box = await open.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= 390;
      })
      .toBe(true);
    await admin.setViewportSize({ width: 1280, height: 900 });
  });
});

describe("analytics", () => {
  it("say what to do while nothing is published", async () => {
    await member.goto(`${server.url}/analytics`);
    await member.getByRole("heading", { name: "Nothing published yet" }).waitFor();
  });

  it("show who came, day by day, and hand it out as CSV", async () => {
    const { sql } = server;
    const [project] = await sql<{ id: string }[]>`select id from projects where user_id = ${max.me.id}`;
    const [publication] = await sql<{ id: string }[]>`
      insert into publications (user_id, project_id, slug, title, category)
      values (${max.me.id}, ${project?.id ?? ""}, 'tea-time', 'Tea time', 'Food') returning id`;
    // As it is counted: by the hour, and by the day where people came from.
    const hours = await sql<{ hour: Date }[]>`
      insert into private.analytics_hours (publication_id, hour, opens, visitors, views)
      values (${publication?.id ?? ""}, date_trunc('hour', now(), 'UTC'), 41, 30, 0),
        (${publication?.id ?? ""}, date_trunc('hour', now() - interval '3 days', 'UTC'), 0, 0, 7)
      returning hour`;
    await sql`
      insert into private.analytics_sources (publication_id, span, at, dimension, name, events)
      select ${publication?.id ?? ""}, span, date_trunc(span, now(), 'UTC'), dimension, name, events
      from (values ('hour'), ('day')) s (span),
        (values ('referrer', 'tiktok.com', 41), ('referrer', '', 7), ('device', 'phone', 41)) n (dimension, name, events)`;
    await member.reload();
    await member.getByText("tiktok.com").waitFor();
    await member.getByText("Direct or unknown").waitFor();
    await member.getByRole("button", { name: /^App opened\s*41/ }).click();
    await member.getByRole("button", { name: "Download CSV" }).click();
    const [download] = await Promise.all([
      member.waitForEvent("download"),
      member.getByRole("menuitem", { name: "Day by day" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines[0]).toContain("Day,Visitors,App visits,App opened,Gallery page views");
    expect(lines).toHaveLength(31);
    // In the calendar of who reads it; another day may have begun since.
    const days = await member.evaluate(
      (moments) => moments.map((moment) => new Date(moment).toLocaleDateString("sv")),
      hours.map(({ hour }) => new Date(hour).getTime()),
    );
    expect(lines.filter((line) => days.some((day) => line.startsWith(day)))).toEqual([
      expect.stringMatching(/^[\d-]{10},0,0,0,7,/),
      expect.stringMatching(/^[\d-]{10},30,0,41,0,/),
    ]);
    expect(lines.slice(-2).join("\n")).toContain(days[0]);
    await member.getByRole("combobox", { name: "Time" }).click();
    await member.getByRole("option", { name: "Last 7 days" }).click();
    await member.getByText("Day by day, as a table").click();
    await expect.poll(() => member.getByRole("region", { name: "Day by day" }).locator("tbody tr").count()).toBe(7);
  });
});
