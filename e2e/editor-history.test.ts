import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEditorPage, type EditorPage } from "./editor-page.ts";
import { undoOf } from "./toast.ts";

interface Identity {
  identity: { name: string; tagline: string };
}

let editor: EditorPage;
let token: string;

/** Calls a function without the page, as another device of the same person. */
async function elsewhere<T>(name: string, input: Record<string, unknown>): Promise<T> {
  const answer = await fetch(`${editor.server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ projectId: editor.projectId, ...input }),
  });
  const body = (await answer.json()) as T & { error?: { message: string } };
  if (body.error !== undefined) throw new Error(body.error.message);
  return body;
}
const present = async (): Promise<number> => (await elsewhere<{ present: number }>("project-history", {})).present;
const specNow = async (): Promise<Identity> =>
  (await elsewhere<{ spec: Identity }>("project-version", { version: await present() })).spec;
const edit = async (patch: Partial<Identity["identity"]>, reason?: string): Promise<number> => {
  const ops = [{ op: "set-identity", patch }];
  const baseVersion = await present();
  const about = { source: "customize", ...(reason === undefined ? {} : { reason }) };
  return (await elsewhere<{ version: number }>("project-edit", { baseVersion, ops, ...about })).version;
};
const versions = (page: Page) => page.getByRole("region", { name: "Versions", exact: true });
const detail = (page: Page) => page.getByRole("article", { name: /^Version \d/ });
const heading = (page: Page, version: number) => page.getByRole("heading", { name: `Version ${version}`, exact: true });
const entry = (page: Page, version: number) => versions(page).locator(`[data-version="${version}"]`);
/** What axe finds wrong in the page, the apps in its frames left out: they have checks of their own. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}
const saving = (page: Page) => page.locator("[data-saving]").getAttribute("data-saving");

beforeAll(async () => {
  editor = await openEditorPage("Plant diary");
  ({ token } = editor.me);
  await edit({ name: "Fern & Friends" }, "call it Fern & Friends");
  await edit({ tagline: "Water on time, every time." });
  await editor.open("history");
}, 120_000);
afterAll(() => editor.close());

test("the history is read and walked through by keyboard, and both versions run beside each other", async () => {
  const { page } = editor;
  await heading(page, 3).waitFor();
  // No browser has been through these versions: each is drawn from its description.
  await expect.poll(() => versions(page).locator("svg text", { hasText: "Fern & Friends" }).count()).toBe(2);
  const look = process.env["LOOK_AT"];
  if (look !== undefined) await page.screenshot({ path: `${look}/history-drawn.png` });
  await entry(page, 3).focus();
  await page.keyboard.press("ArrowDown");
  await heading(page, 2).waitFor();
  await page.getByText("call it Fern & Friends").first().waitFor();
  await page.getByRole("region", { name: "What changed" }).getByText("Named the app Fern & Friends").waitFor();
  const [before, after] = [1, 2].map((version) => page.frameLocator(`iframe[title$="version ${version}, running"]`));
  await after?.getByText("Fern & Friends").first().waitFor();
  await expect.poll(() => before?.getByText("Fern & Friends").count()).toBe(0);
  await page.getByText("Slider", { exact: true }).click();
  const divider = page.getByRole("slider", { name: "Divider between the two versions" });
  await divider.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => divider.getAttribute("aria-valuetext")).toBe("51% version 1, 49% version 2");
  expect(await findViolations(page)).toEqual([]);
});

test("a version is named, found by its name, restored, and that is taken back", async () => {
  const { page } = editor;
  const name = page.getByLabel("Name of version 2");
  await name.fill("With a name");
  await name.press("Enter");
  await entry(page, 2).getByText("With a name").waitFor();
  await page.getByLabel("Named only").check();
  await expect.poll(() => versions(page).locator("[data-version]").count()).toBe(1);
  await page.getByLabel("Named only").uncheck();
  await entry(page, 1).click();
  await heading(page, 1).waitFor();
  await detail(page).getByRole("button", { name: "Restore", exact: true }).click();
  await entry(page, 4).getByText("Restored version 1").waitFor();
  expect((await specNow()).identity.name).not.toBe("Fern & Friends");
  await page.keyboard.press("Control+z");
  await entry(page, 5).waitFor();
  await expect.poll(async () => (await specNow()).identity.name).toBe("Fern & Friends");
  await page.keyboard.press("Control+Shift+z");
  await entry(page, 6).waitFor();
  await expect.poll(async () => (await specNow()).identity.tagline).not.toBe("Water on time, every time.");
});

test("what is changed without a line outlives the page and is sent once by the next one", async () => {
  const { page, context } = editor;
  await context.setOffline(true);
  await page.keyboard.press("Control+z");
  await expect.poll(() => saving(page)).toBe("offline");
  await page.getByText("Offline · 1 change waits").waitFor();
  expect((await specNow()).identity.name).not.toBe("Fern & Friends");
  // The tab dies without a word.
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  editor.page = await context.newPage();
  editor.page.setDefaultTimeout(30_000);
  editor.page.on("pageerror", (error) => editor.complaints.push(error.message));
  await editor.open("history", editor.page);
  await expect.poll(async () => (await specNow()).identity.name).toBe("Fern & Friends");
  await entry(editor.page, 7).waitFor();
  await expect.poll(() => saving(editor.page)).toBe("saved");
  expect(await present()).toBe(7);
});

test("an answer that gets lost on the way does not make a change twice", async () => {
  const { page } = editor;
  let lost = 0;
  await page.route("**/functions/v1/project-edit", async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await entry(page, 3).click();
  await heading(page, 3).waitFor();
  await detail(page).getByRole("button", { name: "Undo this change" }).click();
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expect.poll(() => saving(page)).toBe("saved");
  expect(await present()).toBe(8);
  expect((await specNow()).identity).toMatchObject({ name: "Fern & Friends" });
  expect((await specNow()).identity.tagline).not.toBe("Water on time, every time.");
  await page.unroute("**/functions/v1/project-edit");
});

test("what two change at once is merged, and a contradiction shows both sides until one is kept", async () => {
  const { page, context } = editor;
  await entry(page, 1).click();
  await heading(page, 1).waitFor();
  await detail(page).getByRole("button", { name: "Restore", exact: true }).click();
  await entry(page, 9).waitFor();
  await edit({ tagline: "From elsewhere." });
  await page.getByText("From elsewhere.").first().waitFor();
  await context.setOffline(true);
  // Wants the name back that it had before, while somebody gives it another one.
  await page.keyboard.press("Control+z");
  await expect.poll(() => saving(page)).toBe("offline");
  await edit({ name: "Moss & More" });
  await context.setOffline(false);
  const notice = page.getByRole("alert", { name: "Changed elsewhere too" });
  await notice.getByText("The name of the app").waitFor();
  await notice.getByText("Fern & Friends").waitFor();
  await notice.getByText("Moss & More").waitFor();
  // It fades in.
  await expect.poll(() => findViolations(page)).toEqual([]);
  expect((await specNow()).identity.name).toBe("Moss & More");
  await notice.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => saving(page)).toBe("saved");
  await expect
    .poll(async () => (await specNow()).identity)
    .toMatchObject({
      name: "Fern & Friends",
      tagline: "From elsewhere.",
    });
});

test("a version without a file changed by hand is restored, and that brings the file back when it is undone", async () => {
  const { page } = editor;
  const path = "src/pages/home.tsx";
  const file = () => elsewhere<{ text: string; state: string }>("project-file", { path });
  const text = `// By hand\n${(await file()).text}`;
  const { version } = await elsewhere<{ version: number }>("override-save", {
    baseVersion: await present(),
    path,
    text,
    checkTypes: false,
  });
  await entry(page, version).waitFor();
  await entry(page, 2).click();
  await heading(page, 2).waitFor();
  await detail(page).getByRole("button", { name: "Restore", exact: true }).click();
  await expect.poll(async () => (await file()).state).toBe("generated");
  await undoOf(page, "Restored version 2");
  await expect.poll(async () => (await file()).text).toBe(text);
});

test("on a phone one looks at a version and goes back; a fork is a project of its own", async () => {
  const { page } = editor;
  await page.setViewportSize({ width: 390, height: 844 });
  await heading(page, 2).waitFor();
  await page.getByRole("button", { name: "All versions" }).click();
  await entry(page, 1).click();
  await heading(page, 1).waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await detail(page).getByRole("button", { name: "Fork", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(editor.projectId));
  await expect.poll(() => page.getByLabel("Name of the project").inputValue()).toContain("(fork)");
  expect(editor.complaints).toEqual([]);
});
