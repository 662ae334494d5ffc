import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TEST_PASSWORD } from "../apps/server/src/testing/start-test-platform.ts";
import { settled } from "./settled.ts";
import { openMemberPage, type MemberPage } from "./shared.ts";
import { noteToasts, undoOf } from "./toast.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let mara: MemberPage;
let server: MemberPage["server"];
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  mara = await openMemberPage({
    fullName: "Mara Quist",
    path: "/dashboard",
    worker: true,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  ({ server, context, page } = mara);
});
afterAll(() => mara?.close());

/** Waits until it holds, on a busy machine too. */
const soon = <T>(value: () => T) => expect.poll(value, { timeout: 30_000 });

const bell = (name: string, on = page) => on.getByRole("button", { name, exact: true });
const entries = (on = page) => on.getByRole("main").getByRole("article");

/** What is kept of Mara's choices. */
const choices = async () =>
  (await server.sql`select * from public.notification_preferences where user_id = ${mara.me.id}`)[0];

/** Signs in on another device, which is told to the account's owner. */
async function signInElsewhere(userAgent: string): Promise<void> {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: server.platform.keys.publishable, "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ email: mara.me.email, password: TEST_PASSWORD }),
  });
  expect(answer.status).toBe(200);
}

async function expectNoAxeViolations(): Promise<void> {
  await settled(page);
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(found).toEqual([]);
}

it("counts up the bell while one looks at something else, and shows what happened", async () => {
  await bell("Inbox").waitFor();
  await signInElsewhere("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0");
  await bell("Inbox, 1 unread").waitFor();
  await signInElsewhere(
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
  );
  await bell("Inbox, 2 unread").click();
  await page.getByRole("dialog").getByText("New sign-in to your account").first().waitFor();
  await page.keyboard.press("Escape");
  await soon(() => bell("Inbox, 2 unread").evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "See all" }).click();
  await page.waitForURL(/\/notifications$/);
  await soon(() => page.title()).toBe("Notifications · SayHey");
  await soon(() => entries().count()).toBe(2);
});

it("is in the header of the landing page too, for who is signed in", async () => {
  await page.goto(server.url);
  await bell("Inbox, 2 unread").waitFor();
  await page.goto(`${server.url}/notifications`);
});

it("shows in one tab what is marked in another", async () => {
  const other = await context.newPage();
  await other.goto(`${server.url}/dashboard`);
  await bell("Inbox, 2 unread", other).waitFor();
  await page
    .getByRole("button", { name: /^Mark as read: / })
    .first()
    .click();
  await bell("Inbox, 1 unread").waitFor();
  await bell("Inbox, 1 unread", other).waitFor();
  await bell("Inbox, 1 unread", other).click();
  await other.getByRole("button", { name: "Mark all read" }).click();
  await bell("Inbox").waitFor();
  await soon(() => page.getByRole("button", { name: /^Mark as unread: / }).count()).toBe(2);
  await other.close();
});

it("marks as unread, marks all as read and dismisses, each with a way back", async () => {
  await page
    .getByRole("button", { name: /^Mark as unread: / })
    .first()
    .click();
  await bell("Inbox, 1 unread").waitFor();
  await page.getByRole("button", { name: "Mark all read" }).click();
  await bell("Inbox").waitFor();
  await undoOf(page, "Everything is marked as read");
  await bell("Inbox, 1 unread").waitFor();
  await page
    .getByRole("button", { name: /^Dismiss: / })
    .first()
    .click();
  await soon(() => entries().count()).toBe(1);
  await undoOf(page, "is dismissed");
  await soon(() => entries().count()).toBe(2);
});

it("keeps a long inbox in pages, and shows the unread ones alone", async () => {
  await server.sql`
    insert into public.notifications (user_id, event, title, created_at, read_at)
    select id, 'gallery.liked', 'Like ' || n, now() - n * interval '1 hour', case when n > 1 then now() end
    from auth.users, generate_series(1, 43) as n where id = ${mara.me.id}`;
  await bell("Inbox, 2 unread").waitFor();
  await soon(() => entries().count()).toBe(20);
  for (const count of [40, 45]) {
    await page.getByRole("button", { name: "Show older" }).click();
    await soon(() => entries().count()).toBe(count);
  }
  await soon(() => page.getByRole("button", { name: "Show older" }).count()).toBe(0);
  await soon(async () => new Set(await entries().allInnerTexts()).size).toBeGreaterThanOrEqual(44);
  await page.getByText("Unread 2").click();
  await soon(() => entries().count()).toBe(2);
  await page.getByRole("button", { name: "Mark all read" }).click();
  await page.getByRole("heading", { name: "All read" }).waitFor();
  await expectNoAxeViolations();
});

it("saves choices as they are made, keeps them over a reload, and takes them back", async () => {
  await page.getByRole("tab", { name: "Preferences" }).click();
  const likes = page.getByRole("checkbox", { name: "Likes by email" });
  await soon(() => likes.isChecked()).toBe(false);
  await likes.click();
  await page.getByText("Likes by email: on").waitFor();
  await page.reload();
  await soon(() => likes.isChecked()).toBe(true);
  await likes.click();
  await page.getByText("Likes by email: off").waitFor();
  const toasts = await noteToasts(page);
  await undoOf(page, "Likes by email: off");
  // Its answer comes while the toast pressed is still fading out.
  await soon(toasts).toContain("Undone");
  await soon(() => likes.isChecked()).toBe(true);
  await page
    .getByText("Emails about a changed password, email address or second factor are always sent, so an intruder can't")
    .waitFor();
  await soon(choices).toMatchObject({ likes_email: true });
});

it("keeps quiet hours with the time zone of the person", async () => {
  await page.getByRole("switch", { name: "Hold emails during quiet hours" }).click();
  await page.getByLabel("From").fill("23:30");
  await page.getByLabel("From").press("Enter");
  await page.getByText("Quiet from 23:30").waitFor();
  await page.getByLabel("Until").fill("23:30");
  await page.getByText("Start and end must differ.").waitFor();
  await page.getByLabel("Until").fill("06:15");
  await page.getByLabel("Until").press("Enter");
  await page.getByText("Emails that arrive after 23:30 are sent at 06:15.").waitFor();
  await soon(choices).toMatchObject({ quiet_from: 1410, quiet_until: 375, quiet_time_zone: "Europe/Berlin" });
  await page.reload();
  await soon(() => page.getByLabel("From").inputValue()).toBe("23:30");
});

it("says that webhooks need a plan, and refuses an address inside a network", async () => {
  await page.getByText("Webhooks are part of the Pro and Studio plans.").first().waitFor();
  await soon(() => page.getByRole("checkbox", { name: "Renders by webhook" }).isDisabled()).toBe(true);
  await server.sql`update public.accounts set plan = 'pro' where user_id = ${mara.me.id}`;
  await page.reload();
  await page.getByLabel("Address").fill("https://169.254.169.254/latest");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByText("The host 169.254.169.254 is in a private network.").waitFor();
  await soon(() => page.getByRole("checkbox", { name: "Renders by webhook" }).isDisabled()).toBe(false);
  await expectNoAxeViolations();
});

it.each([
  [360, 740],
  [390, 844],
])("fits %i px, with the inbox open, in the dark too", async (width, height) => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await soon(overflow).toBe(0);
  await bell("Inbox").click();
  await page.getByRole("link", { name: "See all" }).waitFor();
  await soon(overflow).toBe(0);
  await expectNoAxeViolations();
  await page.getByRole("link", { name: "See all" }).click();
  await soon(() => entries().count()).toBe(20);
  await soon(overflow).toBe(0);
  await expectNoAxeViolations();
  await page.getByRole("tab", { name: "Preferences" }).click();
  await page.getByLabel("Address").waitFor();
});

it("shows the reset mail on the developer's page; its link opens the account", async () => {
  const link = new RegExp(`^Choose a new password.*${mara.me.email}$`);
  const visitor = await mara.browser.newContext({ viewport: { width: 800, height: 900 } });
  const outbox = await visitor.newPage();
  await outbox.goto(`${server.url}/auth?mode=forgot-password`);
  await outbox.getByLabel("E-mail").fill(mara.me.email);
  await outbox.keyboard.press("Enter");
  await outbox.getByRole("heading", { name: "Check the outbox" }).waitFor();
  await expect
    .poll(
      async () => {
        await outbox.goto(`${server.url}/dev/mail`);
        return outbox.getByRole("link", { name: link }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await outbox.getByRole("link", { name: link }).click();
  const mail = outbox.frameLocator("iframe");
  await mail.getByRole("heading", { name: "A new password" }).waitFor();
  const opened = visitor.waitForEvent("page");
  await mail.getByRole("link", { name: "Choose a new password" }).click();
  const tab = await opened;
  await tab.getByLabel("New password").fill("Other-Birch4 Loud!Ocean");
  await tab.keyboard.press("Enter");
  await tab.waitForURL(/\/dashboard$/);
  await visitor.close();
});

it("made the page complain about nothing", () => {
  expect(mara.complaints).toEqual([]);
});
