import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callFunction } from "../apps/server/src/testing/call-function.ts";
import { openMemberPage, type MemberPage } from "./shared.ts";
import { undoOf } from "./toast.ts";

let member: MemberPage;
let server: MemberPage["server"];
let page: Page;
let projectId: string;

beforeAll(async () => {
  member = await openMemberPage({ viewport: { width: 1440, height: 900 } });
  ({ server, page } = member);
  const { body } = await callFunction(server, member.me.token, "project-create", {
    idea: "NFT marketplace for artists",
    seed: 7,
  });
  ({ projectId } = body);
});
afterAll(() => member?.close());

const currencies = async (): Promise<string[]> => {
  const [row] = await server.sql<{ spec: { entities: { fields: { type: string; unit?: string }[] }[] } }[]>`
    select spec from projects where id = ${projectId}`;
  const fields = row?.spec.entities.flatMap((entity) => entity.fields) ?? [];
  return [...new Set(fields.flatMap(({ type, unit }) => (type === "money" && unit !== undefined ? [unit] : [])))];
};

it("what was assumed stands on the project page, changes the app at a press, and can be taken back or dismissed", async () => {
  await page.goto(`${server.url}/projects/${projectId}`);
  const assumed = page.getByRole("region", { name: "Assumed" });
  await assumed.getByText("Kept to what you asked for.").waitFor();
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
  const colors = async (): Promise<string> => {
    const [row] = await server.sql<{ spec: { theme: { light: object; dark: object } } }[]>`
      select spec from projects where id = ${projectId}`;
    return JSON.stringify([row?.spec.theme.light, row?.spec.theme.dark]);
  };
  const before = await colors();
  await page.getByRole("tab", { name: "Customize" }).click();
  await page.getByRole("tab", { name: "Theme" }).click();
  const palettes = page.getByRole("group", { name: /^Palettes of / });
  await palettes.locator('button[aria-pressed="false"]').first().click();
  await expect.poll(colors).not.toBe(before);
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

it("what was asked for is told as built, partly or not, leads to its page, and what is missing can be asked for", async () => {
  const { body } = await callFunction(server, member.me.token, "project-create", {
    idea: "A lost property desk for a railway station. Staff can log in, add finds, search finds and approve claims. Visitors can submit claims, and get notified by email.",
    seed: 7,
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/projects/${body.projectId}`);
  const asked = page.getByRole("region", { name: /What you asked for: 5 of 6 built, 1 not/ });
  await asked.getByRole("button", { name: /What you asked for/ }).click();
  const line = (text: string) => asked.getByRole("listitem").filter({ hasText: text });
  await line("Approve claims").getByRole("img", { name: "Built" }).waitFor();
  await line("notified by email").getByText("can't send messages or reminders").waitFor();
  await line("Log in").getByRole("img", { name: "Built" }).waitFor();
  await line("Approve claims").getByRole("button", { name: /^On / }).click();
  await page.frameLocator("iframe").getByRole("heading", { level: 1, name: "Claims" }).waitFor();
});
