import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemberPage, type MemberPage } from "./shared.ts";
import { settled } from "./settled.ts";
import { undoOf } from "./toast.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let member: MemberPage;
let server: MemberPage["server"];
let page: Page;

beforeAll(async () => {
  member = await openMemberPage({
    fullName: "Bea Payer",
    path: "/billing",
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  ({ server, page } = member);
});
afterAll(() => member?.close());

const main = () => page.getByRole("main");
const button = (name: string | RegExp) => main().getByRole("button", { name, exact: true });
const plan = () => page.getByRole("region", { name: "Your plan" });
const month = () => page.getByRole("region", { name: "This month" });
const invoices = () => main().getByRole("list", { name: "Invoices" }).getByRole("listitem");
const notice = () => page.getByRole("complementary", { name: "Your plan" });

async function axe(): Promise<string[]> {
  await settled(page);
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  });
}

it("shows the plan, and that no money moves", async () => {
  await page.getByRole("heading", { name: "Test mode" }).waitFor();
  await plan().getByText("Free", { exact: true }).first().waitFor();
  await month().getByText("0 of 10", { exact: true }).waitFor();
  await main().getByText("No invoices yet").waitFor();
  expect(await axe()).toEqual([]);
});

it("upgrades with the price said first, and every limit rises at once", async () => {
  await button("Upgrade to Pro").click();
  const dialog = page.getByRole("dialog", { name: "Upgrade to Pro" });
  await dialog.getByText("$19", { exact: true }).first().waitFor();
  await dialog.getByRole("button", { name: "Pay $19" }).click();
  await page.getByText("You're on Pro now").first().waitFor();
  await month().getByText("0 of 100", { exact: true }).waitFor();
  await month().getByText("0 MB of 20 GB", { exact: true }).waitFor();
  await plan().getByText("Renews on").waitFor();
  await plan().getByText("•••• 4242").waitFor();
  await expect.poll(() => invoices().allInnerTexts()).toEqual([expect.stringContaining("Pro, first month")]);
});

it("prints a receipt of what was paid", async () => {
  await button(/^Receipt SH-/).click();
  const receipt = page.getByRole("dialog", { name: "Receipt" });
  await receipt.getByText("Test mode: no real charge").waitFor();
  await receipt.getByText(member.me.email).waitFor();
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset["printed"] = document.documentElement.dataset["printing"] ?? "");
  });
  await receipt.getByRole("button", { name: "Print or save as PDF" }).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset["printed"])).toBe("receipt");
  await page.keyboard.press("Escape");
});

it("says everywhere that a payment failed, until it is paid", async () => {
  await button("Renewal fails").click();
  await plan().getByText("Past due").waitFor();
  await expect.poll(() => invoices().allInnerTexts()).toHaveLength(2);
  await page.getByRole("link", { name: "SayHey" }).first().click();
  await page.goto(`${server.url}/templates`);
  await notice().getByText("Your payment failed.").waitFor();
  await notice().getByRole("link", { name: "Pay now" }).click();
  await page.waitForURL(/\/billing$/);
  // Still Pro meanwhile.
  await month().getByText("0 of 100", { exact: true }).waitFor();
  await button("Pay $19 now").click();
  await plan().getByText("Renews on").waitFor();
  await page.goto(`${server.url}/templates`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => notice().count()).toBe(0);
});

it("cancels at the end of the month, takes that back, and resumes", async () => {
  await page.goto(`${server.url}/billing`);
  await button("Cancel plan").click();
  await plan().getByText("You keep Pro until").waitFor();
  await undoOf(page, "Canceled. You keep Pro until");
  await plan().getByText("Renews on").waitFor();
  await button("Cancel plan").click();
  await plan().getByText("You keep Pro until").waitFor();
  await plan().getByRole("button", { name: "Keep Pro" }).click();
  await plan().getByText("Renews on").waitFor();
});

it("gives a payment back, and shows what is read-only from then on", async () => {
  for (const name of ["One", "Two", "Three", "Four"])
    await server.sql`
      insert into public.projects (user_id, name, idea, slug, spec) values (${member.me.id}, ${name}, 'x', ${`billing-${name.toLowerCase()}`}, '{}')`;
  await button(/^Refund, until/)
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Refund $19?" });
  await dialog.getByRole("button", { name: "Refund $19" }).click();
  await page.getByText("Payment refunded").first().waitFor();
  await plan().getByText("Free", { exact: true }).first().waitFor();
  await month().getByText("4 of 3", { exact: true }).waitFor();
  await month().getByText("0 of 10", { exact: true }).waitFor();
  await expect.poll(() => invoices().first().innerText()).toContain("Refunded");
  await page.getByRole("link", { name: "SayHey" }).first().click();
  await page.goto(`${server.url}/dashboard`);
  await notice().getByText("One project is read-only.").waitFor();
  expect(member.complaints).toEqual([]);
});
