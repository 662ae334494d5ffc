import type { AppSpec } from "@sayhey/appspec";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Archetype } from "./editor-archetypes.ts";
import { takesKeys, type Hand } from "./editor-hands.ts";

/** One project that is being worked on, as the server keeps it. */
export interface Work {
  of: Archetype;
  /** Waits until all is saved, and reads the app. */
  kept(hand: Hand): Promise<AppSpec>;
  file(path: string): Promise<{ text: string; state: string }>;
}
type Step = (hand: Hand, work: Work) => Promise<void>;

const HOME = "src/pages/home.tsx";
const outline = ({ page }: Hand, block: string): Locator => page.locator(`[data-of="${block}"]`);
const design = ({ page }: Hand): Locator => page.getByRole("complementary", { name: "Design" });
const order = (hand: Hand): Promise<string[]> =>
  hand
    .frame()
    .evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-page] [data-block]")].map(
        (each) => each.dataset["block"] ?? "",
      ),
    );
/** How much of a block the app's window shows, px. */
const visible = (hand: Hand, block: string): Promise<number> =>
  hand.inApp(`[data-block=${block}]`).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  });

/** Where something stands in the app's window, and how far that is scrolled, px. */
const placeOf = (of: Locator): Promise<{ top: number; scrolled: number }> =>
  of.evaluate((element) => ({ top: element.getBoundingClientRect().top, scrolled: window.scrollY }));

/** Takes the last change back: by its key, or the button above. */
async function undo(hand: Hand): Promise<void> {
  if (hand.input === "keyboard") return hand.page.keyboard.press("ControlOrMeta+z");
  await hand.press(hand.page.getByRole("button", { name: "Undo", exact: true }).first());
}

/** Selects a block in the preview. */
async function select(hand: Hand, block: string): Promise<void> {
  await hand.pane("App");
  const chosen = outline(hand, block);
  await chosen.waitFor();
  if (hand.input === "keyboard") {
    await hand.press(hand.page.locator("[data-of][tabindex='0']"));
    const places = await order(hand);
    const from = (await hand.page.locator("[data-of][aria-pressed=true]").getAttribute("data-of")) ?? "";
    const steps = places.indexOf(block) - places.indexOf(from);
    for (let step = 0; step < Math.abs(steps); step += 1)
      await hand.page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
  } else {
    await hand.inApp(`[data-block=${block}]`).evaluate((element) => element.scrollIntoView({ block: "start" }));
    const top = async (): Promise<number> => (await chosen.boundingBox())?.y ?? Infinity;
    const stage = hand.page.getByRole("group", { name: /^Blocks of / });
    await expect.poll(async () => (await stage.boundingBox())?.y ?? 0).toBeGreaterThan((await top()) - 600);
    // Where it stands is told anew while the app takes another size.
    const isChosen = async (): Promise<boolean> => {
      const { x, y } = await hand.pointIn(chosen, 0.5, 0);
      await hand.once({ x, y: y + 12 });
      return (await chosen.getAttribute("aria-pressed")) === "true";
    };
    await expect.poll(isChosen, { interval: 300 }).toBe(true);
  }
  await expect.poll(() => chosen.getAttribute("aria-pressed")).toBe("true");
}

/** Shows what is beside the preview when nothing is selected. */
async function deselect(hand: Hand): Promise<void> {
  await hand.pane("Design");
  const blocks = design(hand).getByRole("tab", { name: "Blocks", exact: true });
  const back = design(hand).locator("header").getByRole("button").first();
  await blocks.or(back).waitFor();
  if (await blocks.isVisible()) return;
  await hand.press(back);
  await blocks.waitFor();
}

/** Walks through what the app is there for. */
const preview: Step = async (hand, { of }) => {
  await hand.mode("Preview");
  await hand.pane("App");
  await of.flow(hand);
};

/** Types over a text where it stands, adds a block, moves it, and takes that back; the app goes on meanwhile. */
const customize: Step = async (hand, work) => {
  const { block, text, begin, isBegun } = work.of;
  await hand.mode("Preview");
  await hand.pane("App");
  await begin(hand);
  await hand.frame().evaluate(() => Object.assign(window, { marked: true }));
  await hand.mode("Customize");
  await select(hand, block);

  const words = hand.inApp(`[data-block=${block}] ${text}`).first();
  const before = await words.textContent();
  await expect.poll(() => isBegun(hand)).toBe(true);
  const isOpen = (): Promise<boolean> => words.evaluate((element) => (element as HTMLElement).isContentEditable);
  if (hand.input === "keyboard") await hand.page.keyboard.press("F2");
  else {
    await words.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await hand.twice(await hand.pointIn(words, 0.2), isOpen);
  }
  await expect.poll(isOpen).toBe(true);
  await takesKeys(words);
  await hand.page.keyboard.insertText("Said in my own words");
  const place = await placeOf(words);
  await hand.page.keyboard.press("Enter");
  await expect.poll(() => words.textContent()).toBe("Said in my own words");
  expect(before).not.toBe("Said in my own words");
  // The editor hears of it after the app shows it.
  await expect.poll(async () => JSON.stringify(await work.kept(hand))).toContain("Said in my own words");
  await expect.poll(() => words.textContent()).toBe("Said in my own words");
  // The browser itself may bring the caret into view, by some pixels.
  await expect.poll(async () => Math.abs((await placeOf(words)).top - place.top)).toBeLessThan(16);

  await insert(hand);
  const [first = "", ...others] = (await work.kept(hand)).pages[0]?.blocks.map(({ id }) => id) ?? [];
  const added = others.at(-1) ?? "";
  await expect.poll(() => order(hand)).toEqual([first, ...others]);
  await hand.pane("App");
  await expect.poll(() => visible(hand, added)).toBeGreaterThan(60);
  await move(hand, added, [first, ...others].at(-2) ?? "");
  await expect.poll(async () => (await order(hand)).at(-2)).toBe(added);
  await undo(hand);
  await expect.poll(() => order(hand)).toEqual([first, ...others]);
  await work.kept(hand);
  await expect.poll(() => isBegun(hand)).toBe(true);
  expect(await hand.frame().evaluate(() => "marked" in window)).toBe(true);
};

/** Finds a block in the palette and adds it. */
async function insert(hand: Hand): Promise<void> {
  if (hand.input === "keyboard") await hand.page.keyboard.press("Escape");
  await deselect(hand);
  await hand.write(design(hand).getByRole("searchbox", { name: "Find a block" }), "questions");
  await hand.press(design(hand).locator("[data-kind=faq]"));
  await design(hand).getByRole("heading", { level: 2, name: "FAQ" }).waitFor();
}

/** Moves the last block before another one. */
async function move(hand: Hand, block: string, before: string): Promise<void> {
  if (hand.input === "keyboard") {
    await select(hand, block);
    return hand.page.keyboard.press("Alt+ArrowUp");
  }
  // On a large screen all of a page is to be seen at once.
  const sizes = hand.page.getByRole("radiogroup", { name: "Size of the preview" });
  await hand.press(sizes.locator("label").nth(2));
  await select(hand, block);
  const target = (): Promise<{ x: number; y: number }> => hand.pointIn(outline(hand, before), 0.5, 0.2);
  if (hand.input === "mouse") await hand.drag(await hand.pointIn(hand.page.locator("[data-handle]"), 0.2), target);
  else {
    const held = async (): Promise<boolean> => (await outline(hand, block).getAttribute("data-held")) === "true";
    await hand.dragByFinger(await hand.pointIn(outline(hand, block)), held, await target());
  }
  await hand.press(sizes.locator("label").first());
}

/** Sets a property of a block. */
const inspector: Step = async (hand, work) => {
  const { property, shows } = work.of;
  await hand.mode("Customize");
  await select(hand, property.block);
  await hand.pane("Design");
  await property.set(hand, design(hand).getByRole("region", { name: property.part, exact: true }));
  await hand.pane("App");
  await expect.poll(() => shows(hand)).toBe(true);
  await work.kept(hand);
};

/** Another palette, and dark. */
const theme: Step = async (hand, work) => {
  await hand.mode("Customize");
  if (hand.input === "keyboard") await hand.page.keyboard.press("Escape");
  await deselect(hand);
  const tab = design(hand).getByRole("tab", { name: "Theme", exact: true });
  if (hand.input === "keyboard") {
    await hand.reach(design(hand).getByRole("tab", { selected: true }));
    await hand.page.keyboard.press("ArrowRight");
  } else await hand.press(tab);
  await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
  const look = (): Promise<{ colours: string; dark: boolean }> =>
    hand.inApp("html").evaluate((root) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return {
        colours: ["--ground", "--ink", "--accent", "--accent2"]
          .map((name) => getComputedStyle(root).getPropertyValue(name))
          .join(),
        dark: red + green + blue < 300,
      };
    });
  await hand.pane("App");
  const before = await look();
  await hand.pane("Design");
  const palettes = design(hand).getByRole("group", { name: /^Palettes of / });
  await hand.press(palettes.locator("button[aria-pressed=false]").first());
  await hand.pane("App");
  await expect.poll(async () => (await look()).colours).not.toBe(before.colours);
  await hand.pane("Design");
  await hand.pick(design(hand).getByRole("radiogroup", { name: "Opens" }), "Dark");
  await expect.poll(async () => (await work.kept(hand)).theme.scheme).toBe("dark");
  await hand.pane("App");
  await expect.poll(async () => (await look()).dark).toBe(true);
};

/** Changes a cell, adds a row, and takes that back. */
const data: Step = async (hand, work) => {
  const { page } = hand;
  await hand.mode("Data");
  const list = page.getByRole("navigation", { name: "Tables" });
  await hand.press(list.getByRole("button", { name: new RegExp(`^${work.of.rows}`) }));
  const grid = page.getByRole("grid", { name: work.of.rows, exact: true });
  await grid.waitFor();
  const rows = async (): Promise<AppSpec["entities"][number]["rows"]> =>
    (await work.kept(hand)).entities.find(({ plural }) => plural === work.of.rows)?.rows ?? [];
  const before = await rows();
  const cell = grid.locator("[data-row='0'][data-column='0']");
  if (hand.input === "keyboard") await hand.reach(grid);
  else {
    await hand.press(cell);
    if (hand.input === "touch") await hand.press(cell);
  }
  const typing = grid.locator("input:focus, textarea:focus").first();
  if (hand.input !== "touch") await page.keyboard.press("F2");
  await typing.waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Another name");
  await page.keyboard.press("Enter");
  await expect.poll(async () => JSON.stringify((await rows())[0])).toContain("Another name");
  await hand.press(page.getByRole("button", { name: "Add row" }));
  await typing.waitFor();
  await page.keyboard.insertText("A new one");
  await page.keyboard.press("Enter");
  await expect.poll(async () => JSON.stringify((await rows()).at(-1))).toContain("A new one");
  expect(await rows()).toHaveLength(before.length + 1);
  for (let step = 0; step < 2; step += 1) await undo(hand);
  await expect.poll(async () => (await rows()).length).toBe(before.length);
  expect(JSON.stringify(await rows())).toContain("Another name");
};

/** Overrides a file, sees it in the app, and goes back to what is generated. */
const code: Step = async (hand, work) => {
  const { page } = hand;
  await hand.mode("Code");
  const tree = page.getByRole("tree", { name: "Files of the app" });
  const file = tree.locator(`[data-path="${HOME}"]`);
  if (hand.input === "keyboard") {
    await hand.write(page.getByLabel("Filter files"), "home.tsx");
    await expect.poll(() => tree.getByRole("treeitem").count()).toBeLessThan(6);
    await page.keyboard.press("ArrowDown");
    for (let step = 0; step < 6 && !(await file.evaluate((item) => item === document.activeElement)); step += 1)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  } else await hand.press(file);
  const source = page.getByRole("textbox", { name: `Source of ${HOME}` });
  if (hand.input === "keyboard") {
    await source.waitFor();
    await hand.reach(source);
  } else await hand.press(source);
  await page.locator(".cm-line").nth(1).waitFor();
  await page.keyboard.press("ControlOrMeta+End");
  const line = page.locator(".cm-activeLine");
  for (let step = 0; step < 8; step += 1) {
    if ((await line.textContent())?.includes("</Page>") === true) break;
    await page.keyboard.press("ArrowUp");
  }
  await expect.poll(() => line.textContent()).toContain("</Page>");
  await page.keyboard.press("Home");
  await page.keyboard.insertText("<p>Written by hand.</p>\n");
  // It stands where it was meant to, before what ends the page.
  await source.getByText("<p>Written by hand.</p>").waitFor();
  await expect.poll(() => line.textContent()).toContain("</Page>");
  await expect.poll(() => page.getByRole("button", { name: "Save", exact: true }).isEnabled()).toBe(true);
  if (hand.input === "keyboard") await page.keyboard.press("ControlOrMeta+s");
  else await hand.press(page.getByRole("button", { name: "Save", exact: true }));
  await expect.poll(async () => (await work.file(HOME)).text).toContain("Written by hand.");
  await work.kept(hand);
  await hand.mode("Preview");
  await hand.inApp("body").getByText("Written by hand.").waitFor();
  await hand.mode("Code");
  await hand.press(page.getByRole("button", { name: "Restore generated" }));
  await expect.poll(async () => (await work.file(HOME)).state).toBe("generated");
  await expect.poll(() => hand.inApp("body").getByText("Written by hand.").count()).toBe(0);
};

/** Looks at the report. */
const checks: Step = async (hand) => {
  const { page } = hand;
  await hand.mode("Checks");
  const all = page.getByRole("region", { name: "Everything that was checked" });
  const types = all.locator("summary", { hasText: "Types" });
  await types.waitFor({ timeout: 60_000 });
  await hand.press(types);
  await all.getByText("The source is sound").waitFor();
  await page.getByRole("region", { name: "Check results" }).getByRole("heading").waitFor();
};

/** Brings the first version back, and takes that back. */
const history: Step = async (hand, work) => {
  const { page } = hand;
  await hand.mode("History");
  const versions = page.getByRole("region", { name: "Versions", exact: true });
  const now = await work.kept(hand);
  const oldest = versions.locator("[data-version]").last();
  if (hand.input === "keyboard") {
    await hand.reach(versions.locator("[data-version][tabindex='0']"));
    await page.keyboard.press("End");
  } else await hand.press(oldest);
  const detail = page.getByRole("article", { name: /^Version \d/ });
  await detail.getByRole("heading", { name: "Version 1", exact: true }).waitFor();
  await hand.press(detail.getByRole("button", { name: "Restore", exact: true }));
  await expect.poll(async () => JSON.stringify(await work.kept(hand))).not.toBe(JSON.stringify(now));
  await undo(hand);
  await expect.poll(() => work.kept(hand)).toEqual(now);
};

/** Types what should be different, and takes it back on its card. */
const chat: Step = async (hand, work) => {
  const { page } = hand;
  const { say, isSaid } = work.of;
  await hand.mode("Preview");
  await hand.pane("Chat");
  const before = await work.kept(hand);
  expect(isSaid(before)).toBe(false);
  await hand.write(page.getByRole("textbox", { name: "Ask for a change" }), say);
  if (hand.input === "keyboard") await page.keyboard.press("Enter");
  else await hand.press(page.getByRole("button", { name: "Send" }));
  const log = page.getByRole("log", { name: "Conversation" });
  await log.getByText(say, { exact: true }).first().waitFor();
  await expect.poll(async () => isSaid(await work.kept(hand))).toBe(true);
  await hand.press(log.getByRole("button", { name: "Undo" }).last());
  await expect.poll(() => work.kept(hand)).toEqual(before);
};

/** What is done in each mode, in the order it is done. */
export const MODES: readonly { name: string; step: Step }[] = [
  { name: "Checks", step: checks },
  { name: "Chat", step: chat },
  { name: "Customize", step: customize },
  { name: "Inspector", step: inspector },
  { name: "Data", step: data },
  { name: "Theme", step: theme },
  { name: "Code", step: code },
  { name: "History", step: history },
  { name: "Preview", step: preview },
];
