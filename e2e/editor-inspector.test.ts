import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditorPage, type EditorPage } from "./editor-page.ts";

interface Spec {
  theme: Record<"light" | "dark", Record<string, string>> & { radius: number };
  entities: { id: string; name: string }[];
  pages: { id: string; path: string; title: string; blocks: { id: string; kind: string; title?: string }[] }[];
}

let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditorPage("Plant diary");
  await editor.open("customize");
  await inApp("[data-block]").first().waitFor();
});
afterAll(() => editor?.close());

const inApp = (selector: string): Locator => editor.page.frameLocator("iframe").locator(selector);
const pane = (): Locator => editor.page.getByRole("complementary", { name: "Design" });
const tab = (name: string): Promise<void> => pane().getByRole("tab", { name, exact: true }).click();
const part = (name: string): Locator => pane().getByRole("region", { name, exact: true });
const heading = (name: string): Promise<void> => pane().getByRole("heading", { level: 2, name, exact: true }).waitFor();
const settled = (): Promise<void> => editor.settle();
/** What the app is, as the server keeps it. */
const kept = async (): Promise<Spec> => {
  await settled();
  const { projectId } = editor;
  const { present } = await editor.call<{ present: number }>("project-history", { projectId });
  return (await editor.call<{ spec: Spec }>("project-version", { projectId, version: present })).spec;
};
const accent = (): Promise<string> =>
  inApp("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--accent").trim().toLowerCase());
const deselect = (): Promise<void> => pane().locator("header").getByRole("button").first().click();
const leave = (): Promise<void> => editor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

it("a block is found in the palette and put on the page by keys alone, and another one by a click behind it", async () => {
  await pane().getByRole("searchbox", { name: "Find a block" }).fill("ranking");
  await expect.poll(() => pane().locator("[data-kind]").count()).toBe(1);
  await pane().locator("[data-kind=leaderboard]").press("Enter");
  await heading("Leaderboard");
  await inApp("[data-block=homeLeaderboard]").waitFor();
  await deselect();
  await pane().locator("[data-kind=poll]").click();
  await heading("Poll");
  await inApp("[data-block=homePoll]").waitFor();
  const home = (await kept()).pages[0];
  expect(home?.blocks.slice(-2).map(({ kind }) => kind)).toEqual(["leaderboard", "poll"]);
});

it("what is set in the inspector shows in the app", async () => {
  await part("Words").getByRole("textbox", { name: "Question" }).fill("Which plant is next?");
  await expect.poll(() => inApp("[data-block=homePoll]").textContent()).toContain("Which plant is next?");
  await part("Words").getByRole("button", { name: "Add to Words" }).click();
  await editor.page.getByRole("menuitem", { name: "Title" }).click();
  await part("Words").getByRole("textbox", { name: "Title" }).fill("Vote");
  await expect.poll(() => inApp("[data-block=homePoll] .block-title").textContent()).toBe("Vote");
});

it("a game is put on the page and becomes another one that is played there, as does a tool with a package of its own", async () => {
  await leave();
  await deselect();
  await pane().locator("[data-kind=game]").click();
  await heading("Game");
  const game = inApp("[data-block=homeGame]");
  await game.getByRole("group", { name: "Board" }).waitFor();
  await part("How it behaves").getByRole("combobox", { name: "Game" }).selectOption({ label: "Tic-tac-toe" });
  // What lies over the app while one designs it takes the mouse.
  await game.getByRole("button", { name: /^Row 1, column 1/ }).dispatchEvent("click");
  await expect
    .poll(() => game.getByRole("button", { name: /^Row 1, column 1/ }).getAttribute("aria-label"))
    .toContain("X");
  await leave();
  await deselect();
  await pane().locator("[data-kind=tool]").click();
  await heading("Tool");
  await part("How it behaves").getByRole("combobox", { name: "Tool" }).selectOption({ label: "QR code generator" });
  await inApp("[data-block=homeTool] svg path").first().waitFor();
  expect(editor.complaints).toEqual([]);
});

it("one colour becomes a palette in the app", async () => {
  await leave();
  if (await pane().getByRole("toolbar").isVisible()) await deselect();
  await tab("Theme");
  const colour = pane().getByRole("textbox", { name: "Palette from one color" });
  await colour.fill("#0b5bd3");
  await colour.press("Enter");
  await expect.poll(async () => (await kept()).theme.light["accent"]).toBe("#0b5bd3");
  const around = (await kept()).theme;
  await expect.poll(async () => [around.light["accent"], around.dark["accent"]].includes(await accent())).toBe(true);
});

it("whoever goes to another page by keys goes on there: the app takes no focus", async () => {
  const pages = editor.page.locator("[data-drop-page]");
  for (const index of [1, 0]) {
    await pages.nth(index).focus();
    await editor.page.keyboard.press("Enter");
    const page = (await pages.nth(index).getAttribute("data-drop-page")) ?? "";
    await inApp(`[data-page=${page}]`).waitFor();
    await expect.poll(() => pages.nth(index).getAttribute("aria-pressed")).toBe("true");
    expect(await pages.nth(index).evaluate((each) => each === document.activeElement)).toBe(true);
  }
});

it("a block is copied by keys and pasted into another project with what it shows", async () => {
  await tab("Pages");
  const list = pane().getByRole("list", { name: "Pages" });
  const home = (await kept()).pages[0];
  await pane()
    .getByRole("button", { name: `Settings of ${home?.title}`, exact: true })
    .click();
  await list
    .getByRole("list", { name: `Blocks of ${home?.title}` })
    .getByRole("button", { name: /^Leaderboard/ })
    .click();
  await heading("Leaderboard");
  // The app goes to that page, and leaves the focus to whoever works beside it.
  await inApp(`[data-page=${home?.id}] [data-block=homeLeaderboard]`).waitFor();
  expect(await editor.page.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");
  await heading("Leaderboard");
  await leave();
  await editor.page.keyboard.press("Control+c");
  const { projectId } = await editor.call<{ projectId: string }>("project-create", {
    idea: "Choir rehearsals",
    seed: 3,
  });
  await editor.page.goto(`${editor.server.url}/projects/${projectId}?mode=customize`);
  editor.projectId = projectId;
  await inApp("[data-block]").first().waitFor();
  await pane().getByRole("tab").first().waitFor();
  const before = await kept();
  await leave();
  await editor.page.keyboard.press("Control+v");
  await heading("Leaderboard");
  await expect.poll(async () => (await kept()).pages[0]?.blocks.some(({ kind }) => kind === "leaderboard")).toBe(true);
  expect((await kept()).entities.length).toBeGreaterThanOrEqual(before.entities.length);
  await inApp("[data-block=homeLeaderboard]").waitFor();
  expect(editor.complaints).toEqual([]);
});
