import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditorPage, type EditorPage } from "./editor-page.ts";
import { settled } from "./settled.ts";
import { undoOf } from "./toast.ts";

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditorPage("Plant diary");
});
afterAll(() => editor?.close());

const steps = () => editor.page.getByRole("region", { name: "First steps" });
const done = () => steps().getByRole("listitem").filter({ hasText: "(done)" });
const shot = async (name: string): Promise<void> => {
  const folder = process.env["SHOTS"];
  if (folder !== undefined) await editor.page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

it("ticks the first steps off as they are done, and puts the list away with a way back", async () => {
  const { page, server, projectId, call } = editor;
  await page.goto(`${server.url}/dashboard`);
  await steps().getByText("1 of 5 done").waitFor();
  await expect.poll(() => done().allInnerTexts()).toEqual([expect.stringContaining("Make an app")]);

  await call("project-edit", {
    projectId,
    baseVersion: 1,
    ops: [{ op: "set-identity", patch: { tagline: "Green, and kept so" } }],
  });
  await page.reload();
  await steps().getByText("2 of 5 done").waitFor();
  await shot("dashboard-light");
  await steps().getByRole("link", { name: "Render a trailer" }).click();
  await page.waitForURL(new RegExp(`/studio/${projectId}$`));
  await page.goBack();

  let kept = 0;
  page.on("response", (answer) => {
    if (answer.url().endsWith("/onboarding-dismiss")) kept += 1;
  });
  await steps().getByRole("button", { name: "Hide the checklist" }).click();
  await steps().waitFor({ state: "detached" });
  await undoOf(page, "Checklist hidden");
  await steps().waitFor();
  await steps().getByRole("button", { name: "Hide the checklist" }).click();
  await steps().waitFor({ state: "detached" });
  // They go before the server knows, and a reload would take the question back.
  await expect.poll(() => kept).toBe(3);
  await page.reload();
  await page.getByRole("heading", { name: "Plant Diary" }).waitFor();
  await expect.poll(() => steps().count()).toBe(0);
});

const more = (page: Page, project: string): Locator =>
  page.getByRole("button", { name: `More for ${project}`, exact: true });
/** Chooses from a project's menu, by keys: what still comes above the projects would move it under the mouse. */
async function choose(page: Page, project: string, item: string): Promise<void> {
  await more(page, project).press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
}

it("duplicates a project as it is now", async () => {
  const { page } = editor;
  await choose(page, "Plant Diary", "Duplicate");
  await page.getByText("Plant Diary (copy) is there").waitFor();
  await page.getByRole("link", { name: "Plant Diary (copy)" }).waitFor();
});

it("lists the latest renders with how far they are", async () => {
  const { page, projectId, call } = editor;
  await call("render-create", { projectId });
  const latest = page.getByRole("region", { name: "Latest work" });
  await latest.getByRole("link", { name: "Plant Diary" }).first().waitFor();
  await latest.getByText("Trailer, 9:16").first().waitFor();
  await latest.getByRole("link", { name: "Plant Diary" }).first().click();
  await page.waitForURL(/\/renders$/);
  await page.goBack();
});

it("renders a trailer once although the answer to the first request got lost", async () => {
  const { page, open, call } = editor;
  const used = async () => (await call<{ renders: { used: number } }>("usage-get", {})).renders.used;
  const before = await used();
  const sent: string[] = [];
  await page.route("**/functions/v1/render-create", async (route) => {
    sent.push(String(route.request().postDataJSON().requestId));
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await open();
  await page.getByRole("button", { name: "Render trailer" }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]).toBe(sent[1]);
  await expect.poll(() => page.getByRole("button", { name: "Render trailer" }).isEnabled()).toBe(true);
  expect(await used()).toBe(before + 1);
  await page.unroute("**/functions/v1/render-create");
  await page.goto(`${editor.server.url}/dashboard`);
});

it("makes an app of a template with a twist, in the colours of a picture", async () => {
  const { page } = editor;
  const half = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#0a7a5c" } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#7a1fa2" } })
    .composite([{ input: half, left: 0, top: 100 }])
    .png()
    .toBuffer();
  const input = page.getByLabel("Image to take colors from");
  await input.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.getByText("but the file isn't.").waitFor();
  await input.setInputFiles({ name: "wall.png", mimeType: "image/png", buffer });
  await page.getByRole("group", { name: "Colors from your image" }).waitFor();

  await page.getByRole("button", { name: "Template", exact: true }).click();
  await page.getByRole("combobox", { name: "Template" }).fill("split");
  await page.getByRole("option", { name: "Split the Bill" }).click();
  const field = page.getByRole("textbox", { name: /^Customize Split the Bill/ });
  await field.fill("x".repeat(201));
  await page.getByRole("button", { name: "Make the app" }).click();
  await page.getByText("Keep it under 200 characters.").waitFor();
  await field.fill("for a ski trip");
  await shot("composer-template");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await shot("composer-phone-dark");
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth))
    .toBe(true);
  await settled(page);
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  });
  expect(violations).toEqual([]);

  await page.getByRole("button", { name: "Make the app" }).click();
  await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
  const made = page.url().split("/").at(-1) ?? "";
  const { spec } = await editor.call<{ spec: { theme: { light: { accent: string } } } }>("project-version", {
    projectId: made,
    version: 1,
  });
  expect(["#7a1fa2", "#0a7a5c"]).toContain(spec.theme.light.accent);
  expect(editor.complaints).toEqual([]);
});

it("marks what a smaller plan leaves read-only on its card, with the way to the plans", async () => {
  const { page, server, projectId } = editor;
  await server.platform.sql`
    insert into projects (user_id, name, idea, slug, spec, created_at)
    select user_id, 'Winter garden', 'A garden under glass', 'winter-garden-old', spec, now() - interval '300 days'
    from projects where id = ${projectId}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/dashboard`);
  const marks = page.getByRole("link", { name: /^Read-only\./ });
  const mark = page
    .getByRole("article")
    .getByRole("link", { name: "Read-only. See the plans to change Winter garden" });
  await mark.waitFor();
  expect(await marks.count()).toBe(1);
  await shot("dashboard-read-only");

  // Room for three: with a newer one in the archive it can be changed again.
  await choose(page, "Plant Diary (copy)", "Archive");
  await page.getByText("Plant Diary (copy) archived").waitFor();
  await mark.waitFor({ state: "detached" });
  await undoOf(page, "Plant Diary (copy) archived");
  await mark.waitFor();
  await mark.click();
  await page.waitForURL(/\/billing$/);
  expect(editor.complaints).toEqual([]);
});

it("takes back an earlier change while a newer one is told", async () => {
  const { page, server } = editor;
  await page.goto(`${server.url}/dashboard`);
  const names = ["Plant Diary (copy)", "Plant Diary"];
  await more(page, "Plant Diary").waitFor();
  for (const name of names) {
    await choose(page, name, "Archive");
    await page.getByText(`${name} archived`).waitFor();
  }
  // The newer one stands below the older one, and covers nothing of it.
  for (const name of names) {
    await undoOf(page, `${name} archived`);
    await more(page, name).waitFor();
  }
  expect(editor.complaints).toEqual([]);
});
