import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEditorPage, type EditorPage } from "./editor-page.ts";

interface Spec {
  pages: { title: string }[];
  identity: { name: string };
  theme: { scheme: string; radius: number; light: { accent: string } };
  entities: { id: string; plural: string; fields: { id: string; name: string; type: string }[] }[];
}

let editor: EditorPage;
const SOON = { timeout: 30_000 };
/** Where pictures are left for somebody to look at. */
const LOOK = process.env["LOOK_AT"];

async function specNow(): Promise<Spec> {
  const { present } = await editor.call<{ present: number }>("project-history", { projectId: editor.projectId });
  const asked = { projectId: editor.projectId, version: present };
  return (await editor.call<{ spec: Spec }>("project-version", asked)).spec;
}
const log = () => editor.page.getByRole("log", { name: "Conversation" });
const composer = () => editor.page.getByRole("textbox", { name: "Ask for a change" });
async function say(text: string): Promise<void> {
  await composer().fill(text);
  await composer().press("Enter");
  await expect.poll(() => composer().inputValue()).toBe("");
}
/** By how much the page is wider than the window, px. */
const tooWide = (): Promise<number> =>
  editor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
async function look(name: string): Promise<void> {
  if (LOOK !== undefined) await editor.page.screenshot({ path: `${LOOK}/${name}.png` });
}

beforeAll(async () => {
  editor = await openEditorPage("AI recipe finder");
  await editor.open();
}, 120_000);
afterAll(() => editor.close());

test("an empty conversation offers what fits this app, and a typed wish is done, told and undone", async () => {
  const { page } = editor;
  const ideas = page.getByRole("group", { name: "Suggestions" }).getByRole("button");
  await expect.poll(() => ideas.count(), SOON).toBe(6);
  await look("chat-empty");
  const before = await specNow();
  await say("make it dark and rounder");
  await log().getByText("Opens in dark colors", { exact: false }).or(log().getByText(/dark/i)).last().waitFor();
  await expect.poll(async () => (await specNow()).theme.scheme, SOON).toBe("dark");
  await log().getByRole("button", { name: "Undo" }).click();
  await log().getByText("Undone").waitFor();
  await expect.poll(async () => (await specNow()).theme, SOON).toEqual(before.theme);
}, 60_000);

test("German is understood, and several wishes in one message", async () => {
  await say("Füge ein Feld Preis zu den Rezepten hinzu und nenne die App Löffelweise");
  await expect.poll(async () => (await specNow()).identity.name, SOON).toBe("Löffelweise");
  const recipes = (await specNow()).entities.find(({ id }) => id === "recipe");
  expect(recipes?.fields.find(({ id }) => id === "price")).toMatchObject({ name: "Price", type: "money" });
  await look("chat-german");
}, 60_000);

test("what may mean several things is asked with chips; what cannot be had is said", async () => {
  const { page } = editor;
  await say("remove it");
  await look("chat-question");
  const question = page.getByRole("group", { name: "What should go?" });
  await question.getByRole("button", { name: "The page Week" }).click();
  await log().getByText("Chosen: The page Week").waitFor();
  await expect.poll(async () => (await specNow()).pages.map(({ title }) => title), SOON).not.toContain("Week");
  await say("connect it to Stripe");
  await log().getByText("Apps made here take no payments", { exact: false }).waitFor();
  await say("qwertz asdfgh");
  await log().getByText("I don't understand that.", { exact: false }).waitFor();
  await expect.poll(tooWide).toBe(0);
}, 60_000);

test("undo is typed too, what was typed comes back with the arrow, and nothing too long is taken", async () => {
  const { page } = editor;
  await say("call the app Paperclip");
  await expect.poll(async () => (await specNow()).identity.name, SOON).toBe("Paperclip");
  await say("mach das rückgängig");
  await expect.poll(async () => (await specNow()).identity.name, SOON).toBe("Löffelweise");
  await composer().press("ArrowUp");
  await composer().press("ArrowUp");
  await expect.poll(() => composer().inputValue()).toBe("call the app Paperclip");
  await page.evaluate(() => {
    const area = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Ask for a change"]');
    const data = new DataTransfer();
    data.setData("text/plain", "x".repeat(5 * 1024 * 1024));
    area?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole("alert").getByText("a message has at most 2,000", { exact: false }).waitFor();
  await expect.poll(() => composer().inputValue()).toBe("call the app Paperclip");
  await composer().fill("");
}, 60_000);

test("a pasted picture gives its colours, when one says so; what is no picture is refused", async () => {
  const { page } = editor;
  const paste = (name: string, type: string, draws: boolean) =>
    page.evaluate(
      async ([file, kind, isPicture]) => {
        const canvas = document.createElement("canvas");
        canvas.width = 64;
        canvas.height = 64;
        const context = canvas.getContext("2d");
        if (context) {
          context.fillStyle = "#0a7a5c";
          context.fillRect(0, 0, 64, 64);
          context.fillStyle = "#f2b705";
          context.fillRect(0, 0, 24, 64);
        }
        const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
        const data = new DataTransfer();
        data.items.add(
          new File([isPicture && drawn ? drawn : "not a picture at all"], file as string, { type: kind as string }),
        );
        const area = document.querySelector('textarea[aria-label="Ask for a change"]');
        area?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      },
      [name, type, draws] as const,
    );
  const before = (await specNow()).theme.light.accent;
  await paste("broken.png", "image/png", false);
  await log().getByText("Picture: The name says image/png, but the file isn't.", { exact: false }).waitFor();
  await paste("colours.png", "image/png", true);
  await page.getByRole("group", { name: "What should come of this picture?" }).waitFor();
  await log().getByText("A square, mostly", { exact: false }).waitFor();
  await look("chat-picture");
  await page.getByRole("button", { name: "Use these colors" }).click();
  await expect.poll(async () => (await specNow()).theme.light.accent, SOON).not.toBe(before);
  // Without a model the picture itself can still be had: as that of a row, which the app then shows.
  await paste("plate.png", "image/png", true);
  await page
    .getByRole("group", { name: "What should come of this picture?" })
    .getByRole("button", { name: /this one$|^As the picture of/ })
    .click();
  await expect.poll(async () => JSON.stringify((await specNow()).entities), SOON).toMatch(/"asset:[0-9a-f-]{36}"/);
  await expect
    .poll(() => page.frameLocator("iframe").locator('img[src^="/pictures/"]').count(), SOON)
    .toBeGreaterThan(0);
  await expect
    .poll(
      () =>
        page
          .frameLocator("iframe")
          .locator('img[src^="/pictures/"]')
          .first()
          .evaluate((image: HTMLImageElement) => {
            image.scrollIntoView();
            return image.naturalWidth;
          }),
      SOON,
    )
    .toBe(64);
  await look("chat-picture-placed");
}, 60_000);

test("the conversation is there after a reload, on a phone too, and nothing in it keeps anybody out", async () => {
  const { page } = editor;
  await page.reload();
  await log().getByText("call the app Paperclip").first().waitFor();
  await log().getByRole("button", { name: "Undo" }).first().waitFor();
  await look("chat-reloaded");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  await composer().waitFor();
  await look("chat-phone");
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    type Axe = {
      run(root: unknown, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run("#editor-chat", { iframes: false });
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 140)}`);
  });
  expect(found).toEqual([]);
  await expect.poll(tooWide).toBe(0);
  expect(editor.complaints).toEqual([]);
}, 60_000);

test("with a payment missing, the composer and the end of the conversation stay in the window, however small", async () => {
  const { page, call } = editor;
  await call("plan-change", { plan: "pro" });
  await call("billing-play", { event: "fail" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await editor.open();
  await page.getByText("Your payment failed.").waitFor();
  await log().getByText("call the app Paperclip").first().waitFor();
  // What was assumed gives its room to the conversation, and opens when it is asked for.
  const assumed = page.getByRole("region", { name: "Assumed" });
  await expect.poll(() => assumed.getByRole("listitem").count()).toBe(0);
  await assumed.getByRole("button", { name: /^Assumed/ }).click();
  await assumed.getByRole("listitem").first().waitFor();
  await assumed.getByRole("button", { name: /^Assumed/ }).click();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width < 900) await page.getByRole("button", { name: "Chat", exact: true }).click();
    await composer().waitFor();
    await look(`chat-payment-${width}`);
    const send = page.getByRole("button", { name: "Send", exact: true });
    const endOf = async (part: ReturnType<typeof composer>) => {
      const box = await part.boundingBox();
      return box === null ? Infinity : box.y + box.height;
    };
    for (const part of [composer(), send]) await expect.poll(() => endOf(part), SOON).toBeLessThanOrEqual(height);
    const over = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(async () => [width, await over()]).toEqual([width, 0]);
    const left = () => log().evaluate((pane) => pane.scrollHeight - pane.clientHeight - pane.scrollTop);
    await expect.poll(left, SOON).toBeLessThan(2);
  }
  expect(editor.complaints).toEqual([]);
}, 60_000);
