import type { Frame, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pointIn, takesKeys, type Point } from "./editor-hands.ts";
import { openEditorPage, type EditorPage } from "./editor-page.ts";

let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditorPage("stopwatch for runners with a form to log runs");
  await editor.open();
  await inApp("[data-block=homeForm]").waitFor();
  await appFrame().evaluate(() => Object.assign(window, { marked: true }));
});
afterAll(() => editor?.close());

function appFrame(): Frame {
  const frame = editor.page.frames().find((each) => /^http:\/\/[\w-]+\.localhost/.test(each.url()));
  if (frame === undefined) throw new Error("The app is not shown.");
  return frame;
}
const inApp = (selector: string): Locator => editor.page.frameLocator("iframe").locator(selector);
const mode = (name: string): Promise<void> => editor.page.getByRole("tab", { name, exact: true }).click();
const outline = (block: string): Locator => editor.page.locator(`[data-of="${block}"]`);
const dropPage = (name: string): Locator => editor.page.locator("[data-drop-page]").filter({ hasText: name });
const handle = (): Locator => editor.page.locator("[data-handle]");
/** Ids of the blocks as the app shows them. */
const order = (): Promise<string> =>
  appFrame().evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-block]")].map((each) => each.dataset["block"]).join(),
  );
/** Whether the app was never loaded anew. */
const isSameApp = (): Promise<boolean> => appFrame().evaluate(() => "marked" in window);
const scrolled = (): Promise<number> => appFrame().evaluate(() => Math.round(window.scrollY));

/** Scrolls the first two blocks of the first page into sight. */
const toTheBlocks = (): Promise<void> =>
  inApp("[data-block=homeStopwatch]").evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    window.scrollBy({ top: 60, behavior: "instant" });
  });

/** Types over a text of the app where it stands. */
async function typeOver(text: Locator, words: string): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const { x, y } = await pointIn(text, 0.2, 0.5);
  await editor.page.mouse.dblclick(x, y);
  await expect.poll(() => text.evaluate((element) => (element as HTMLElement).isContentEditable)).toBe(true);
  await takesKeys(text);
  await editor.page.keyboard.type(words);
  await editor.page.keyboard.press("Enter");
}

it("a text is typed over where it stands, without loading the app anew: what was typed, focus and scroll position stay", async () => {
  const field = inApp("[data-block=homeForm] input").first();
  await field.fill("Along the river");
  await mode("Customize");
  await editor.page.getByRole("group", { name: "Blocks of Today" }).waitFor();
  const title = inApp("[data-block=homeStreak] .block-title");
  await expect.poll(() => title.textContent()).toBe("Days in a row");
  await title.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const before = await scrolled();
  await typeOver(title, "Days without a rest");
  await expect.poll(() => title.textContent()).toBe("Days without a rest");
  await outline("homeStreak").waitFor();
  await expect.poll(() => outline("homeStreak").getAttribute("aria-label")).toBe("Days without a rest, block 2 of 4");
  await editor.settle();
  expect(await field.inputValue()).toBe("Along the river");
  await expect.poll(scrolled).toBe(before);
  expect(await isSameApp()).toBe(true);
  // What is worked out is no text of the app's description, and that is said.
  const number = inApp("[data-block=homeStreak] .num").first();
  await number.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y } = await pointIn(number, 0.5, 0.5);
  await editor.page.mouse.dblclick(x, y);
  await editor.page.getByText("This is worked out from the rows").waitFor();
});

it("a click selects, with its name and the way to it; keys go on, move and remove, and removing is undone", async () => {
  await inApp("[data-block=homeStreak]").evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y } = await pointIn(outline("homeStreak"), 0.5, 0.6);
  await editor.page.mouse.click(x, y);
  await expect.poll(() => outline("homeStreak").getAttribute("aria-pressed")).toBe("true");
  await expect
    .poll(() => editor.page.getByRole("navigation", { name: "Selection" }).textContent())
    .toBe("TodayDays without a rest");
  await editor.page.keyboard.press("ArrowDown");
  await expect.poll(() => outline("homeForm").getAttribute("aria-pressed")).toBe("true");
  await editor.page.keyboard.press("Alt+ArrowUp");
  await expect.poll(order).toBe("homeStopwatch,homeForm,homeStreak,homeChart");
  await outline("homeForm").press("Delete");
  await expect.poll(order).toBe("homeStopwatch,homeStreak,homeChart");
  await editor.page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(order).toBe("homeStopwatch,homeForm,homeStreak,homeChart");
  await outline("homeForm").press("Alt+ArrowDown");
  await expect.poll(order).toBe("homeStopwatch,homeStreak,homeForm,homeChart");
  await outline("homeForm").press("Escape");
  await editor.page.getByRole("navigation", { name: "Selection" }).waitFor({ state: "detached" });
  expect(await isSameApp()).toBe(true);
});

it("a block is dragged to another place by mouse and by finger, and onto another page", async () => {
  const { mouse } = editor.page;
  await toTheBlocks();
  const streak = await pointIn(outline("homeStreak"), 0.5, 0.5);
  await mouse.click(streak.x, streak.y);
  const grip = await pointIn(handle(), 0.2, 0.5);
  await mouse.move(grip.x, grip.y);
  await mouse.down();
  const above = await pointIn(outline("homeStopwatch"), 0.5, 0.1);
  await mouse.move(above.x, above.y, { steps: 4 });
  await editor.page.locator("[data-drop-line]").waitFor();
  await mouse.up();
  await expect.poll(order).toBe("homeStreak,homeStopwatch,homeForm,homeChart");

  const touch = await editor.context.newCDPSession(editor.page);
  const finger = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]): Promise<unknown> =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  // A finger that holds a block near an edge scrolls, which is another matter.
  await inApp("[data-block=homeStopwatch]").evaluate((element) => element.scrollIntoView({ block: "center" }));
  const watch = await pointIn(outline("homeStopwatch"), 0.5, 0.5);
  await finger("touchStart", [watch]);
  // Rests until it holds the block.
  await expect.poll(() => outline("homeStopwatch").getAttribute("data-held")).toBe("true");
  const top = await pointIn(outline("homeStreak"), 0.5, 0.1);
  await finger("touchMove", [{ x: top.x, y: top.y + 4 }]);
  await finger("touchMove", [top]);
  await finger("touchEnd", []);
  await expect.poll(order).toBe("homeStopwatch,homeStreak,homeForm,homeChart");

  await inApp("[data-block=homeStreak]").evaluate((element) => element.scrollIntoView({ block: "center" }));
  const moved = await pointIn(outline("homeStreak"), 0.5, 0.5);
  await mouse.click(moved.x, moved.y);
  const hold = await pointIn(handle(), 0.2, 0.5);
  const tab = await pointIn(dropPage("Routes"), 0.5, 0.5);
  await mouse.move(hold.x, hold.y);
  await mouse.down();
  await mouse.move(tab.x, tab.y, { steps: 4 });
  await mouse.up();
  await expect.poll(order).toBe("runRouteList,runRouteChart,homeStreak");
  expect(await isSameApp()).toBe(true);
});

it("a block of the palette is dropped between two of the app", async () => {
  const { mouse } = editor.page;
  await editor.page.locator("[data-of][aria-pressed=true]").press("Escape");
  await dropPage("Today").click();
  await expect.poll(order).toBe("homeStopwatch,homeForm,homeChart");
  const first = outline("homeStopwatch");
  await toTheBlocks();
  const stage = await pointIn(editor.page.getByRole("group", { name: /^Blocks of/ }), 0, 0);
  await expect.poll(async () => (await first.boundingBox())?.y ?? 0).toBeGreaterThan(stage.y);
  await editor.page.getByRole("searchbox", { name: "Find a block" }).fill("FAQ");
  const tile = await pointIn(editor.page.locator("[data-kind=faq]"), 0.5, 0.4);
  await mouse.move(tile.x, tile.y);
  await mouse.down();
  const below = await pointIn(first, 0.5, 0.9);
  await mouse.move(below.x, below.y, { steps: 8 });
  await editor.page.locator("[data-drop-line]").waitFor();
  await mouse.up();
  await expect.poll(order).toMatch(/^homeStopwatch,\w+,homeForm,homeChart$/);
  expect(await isSameApp()).toBe(true);
});

it("what runs in the app goes on through an edit, and the app's own way to another page is followed", async () => {
  await mode("Preview");
  const button = inApp("[data-block=homeStopwatch] button");
  // The app takes another place with the mode; a press on its way there would miss.
  await pointIn(button.filter({ hasText: "Start" }), 0.5, 0.5);
  await button.filter({ hasText: "Start" }).click();
  await button.filter({ hasText: "Pause" }).waitFor();
  await mode("Customize");
  const clock = inApp("[data-block=homeStopwatch] [role=timer]");
  await typeOver(inApp("[data-block=homeStopwatch] .block-title"), "On the track");
  await expect.poll(() => inApp("[data-block=homeStopwatch] .block-title").textContent()).toBe("On the track");
  await button.filter({ hasText: "Pause" }).waitFor();
  const shown = await clock.textContent();
  await expect.poll(() => clock.textContent()).not.toBe(shown);
  for (const page of ["Routes", "Today"]) {
    await mode("Preview");
    const link = inApp(".bottom-nav a").filter({ hasText: page });
    await pointIn(link, 0.5, 0.5);
    await link.click();
    await mode("Customize");
    await editor.page.getByRole("group", { name: `Blocks of ${page}` }).waitFor();
    await expect.poll(() => dropPage(page).getAttribute("aria-pressed")).toBe("true");
  }
  expect(await inApp("[data-block=homeForm] input").first().inputValue()).toBe("");
  expect(await isSameApp()).toBe(true);
});

it("an edit whose way to the preview is cut for a moment is shown all the same", async () => {
  let lost = 0;
  await editor.page.route("**/__sayhey/update.js*", (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  const title = inApp("[data-block=homeForm] .block-title");
  await title.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await typeOver(title, "Write the run down");
  await expect.poll(() => title.textContent()).toBe("Write the run down");
  await expect.poll(() => lost).toBe(2);
  await editor.page.unroute("**/__sayhey/update.js*");
  expect(await isSameApp()).toBe(true);
});

it("what goes wrong in the app is told below it", async () => {
  await appFrame().evaluate(() => void setTimeout(() => Promise.reject(new Error("The watch has stopped"))));
  const log = editor.page.getByRole("log", { name: "Errors in the app" });
  await log.getByText("The watch has stopped").waitFor();
  await log.getByRole("button", { name: "Fix it" }).click();
  await editor.page.getByRole("tab", { name: "Checks", selected: true }).waitFor();
  await mode("Preview");
  await log.getByRole("button", { name: "Clear the errors" }).click();
  await log.waitFor({ state: "detached" });
  expect(editor.complaints.filter((text) => text !== "The watch has stopped")).toEqual([]);
});
