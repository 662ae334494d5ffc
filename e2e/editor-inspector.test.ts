import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditorPage, type EditorPage } from "./editor-page.ts";
import { undoOf } from "./toast.ts";

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
const faults = async (): Promise<string[]> => {
  await editor.page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return editor.page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(at: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ include: [["aside"]] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
};

it("a block is found in the palette and put on the page by keys alone, and another one by a click behind it", async () => {
  await pane().getByRole("searchbox", { name: "Find a block" }).fill("ranking");
  await expect.poll(() => pane().locator("[data-kind]").count()).toBe(1);
  await pane().locator("[data-kind=leaderboard]").press("Enter");
  await heading("Leaderboard");
  await inApp("[data-block=homeLeaderboard]").waitFor();
  await deselect();
  await expect.poll(faults).toEqual([]);
  await pane().locator("[data-kind=poll]").click();
  await heading("Poll");
  await inApp("[data-block=homePoll]").waitFor();
  const home = (await kept()).pages[0];
  expect(home?.blocks.slice(-2).map(({ kind }) => kind)).toEqual(["leaderboard", "poll"]);
});

it("what is set in the inspector shows in the app, and what does not fit is said below its control", async () => {
  await part("Words").getByRole("textbox", { name: "Question" }).fill("Which plant is next?");
  await expect.poll(() => inApp("[data-block=homePoll]").textContent()).toContain("Which plant is next?");
  await part("Words").getByRole("textbox", { name: "Question" }).fill("");
  await part("Words").getByText("This cannot be empty.").waitFor();
  await part("Words").getByRole("textbox", { name: "Question" }).press("Escape");
  await part("Words").getByRole("button", { name: "Add to Words" }).click();
  await editor.page.getByRole("menuitem", { name: "Title" }).click();
  await part("Words").getByRole("textbox", { name: "Title" }).fill("Vote");
  await expect.poll(() => inApp("[data-block=homePoll] .block-title").textContent()).toBe("Vote");
  await expect.poll(faults).toEqual([]);
});

it("a block shows its rows as another kind, is doubled, moved, removed, and all of it undone", async () => {
  await pane().getByRole("button", { name: "Change to…" }).click();
  await editor.page.getByRole("menuitem", { name: "Table", exact: true }).click();
  await heading("Table");
  await expect.poll(() => inApp("[data-block=homeTable] .block-title").textContent()).toBe("Vote");
  const before = await kept();
  const toolbar = pane().getByRole("toolbar");
  await toolbar.getByRole("button", { name: "Duplicate" }).click();
  await inApp("[data-block=homeTable2]").waitFor();
  await toolbar.getByRole("button", { name: "Move up" }).click();
  await expect.poll(async () => (await kept()).pages[0]?.blocks.at(-2)?.id).toBe("homeTable2");
  await toolbar.getByRole("button", { name: "Remove" }).click();
  await inApp("[data-block=homeTable2]").waitFor({ state: "detached" });
  for (let step = 0; step < 3; step += 1) {
    await leave();
    await editor.page.keyboard.press("Control+z");
    await settled();
  }
  await expect.poll(async () => (await kept()).pages).toEqual(before.pages);
});

it("one colour becomes a palette in the app, and so does a picture; what is no picture is refused", async () => {
  await leave();
  if (await pane().getByRole("toolbar").isVisible()) await deselect();
  await tab("Theme");
  const colour = pane().getByRole("textbox", { name: "Palette from one color" });
  await colour.fill("#0b5bd3");
  await colour.press("Enter");
  await expect.poll(async () => (await kept()).theme.light["accent"]).toBe("#0b5bd3");
  const around = (await kept()).theme;
  await expect.poll(async () => [around.light["accent"], around.dark["accent"]].includes(await accent())).toBe(true);
  const picture = await editor.page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 64;
    const context = canvas.getContext("2d");
    for (const [place, fill] of ["#f4efe3", "#f4efe3", "#b3124a", "#0f7a5a"].entries()) {
      if (context === null) continue;
      context.fillStyle = fill;
      context.fillRect(0, place * 16, 64, 16);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const choose = pane().getByLabel("Image to take colors from");
  await choose.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from(picture, "base64") });
  await pane().getByRole("group", { name: "Colors of the picture" }).waitFor();
  await expect.poll(async () => (await kept()).theme.light["accent"]).toMatch(/^#b[0-9a-f]1[0-9a-f]4[0-9a-f]$/);
  const after = await kept();
  await choose.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") });
  await editor.page.getByText("SVG files aren't supported.").waitFor();
  expect((await kept()).theme).toEqual(after.theme);
  await expect.poll(faults).toEqual([]);
});

it("pages are added, named, moved by keys and removed with what led there, which is undone", async () => {
  await tab("Pages");
  await pane().getByRole("button", { name: "Add a page" }).click();
  await editor.page.getByRole("menuitem", { name: "Empty page" }).click();
  const title = pane().getByRole("textbox", { name: "Title" });
  await title.fill("Greenhouse");
  await title.press("Enter");
  await expect.poll(async () => (await kept()).pages.at(-1)?.title).toBe("Greenhouse");
  const count = (await kept()).pages.length;
  await pane().getByRole("button", { name: "Move Greenhouse", exact: true }).press("ArrowUp");
  await expect.poll(async () => (await kept()).pages.at(-2)?.title).toBe("Greenhouse");
  await pane().getByRole("button", { name: "Start here" }).click();
  await expect.poll(async () => (await kept()).pages[0]?.title).toBe("Greenhouse");
  await expect.poll(async () => (await kept()).pages[0]?.path).toBe("/");
  await pane().getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(async () => (await kept()).pages.length).toBe(count - 1);
  await undoOf(editor.page, "Greenhouse removed");
  await expect.poll(async () => (await kept()).pages[0]?.title).toBe("Greenhouse");
  await expect.poll(faults).toEqual([]);
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
  await pane()
    .getByRole("button", { name: /^Settings of Greenhouse/ })
    .click();
  const list = pane().getByRole("list", { name: "Pages" });
  const home = (await kept()).pages[1];
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
