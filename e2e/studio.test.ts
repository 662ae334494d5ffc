import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pointIn } from "./editor-hands.ts";
import { openMemberPage, type MemberPage } from "./shared.ts";

/** What of a storyboard these tests look at. */
interface Board {
  durationMs: number;
  style: string;
  aspect: string;
  captions: boolean;
  soundtrack: { mood: string };
  hooks: Record<string, string>;
  hook: string;
  scenes: { id: string; kind: string; text?: string; startMs: number; durationMs: number }[];
}

let member: MemberPage;
let server: MemberPage["server"];
let browser: Browser;
let context: BrowserContext;
let page: Page;
let projectId: string;
let complaints: string[];

/** How long what is done may take to be drawn and kept on a busy machine. */
const SOON = { timeout: 30_000 };
const WORDS = "Every leaf remembered";

/** Calls a backend function as the person of the page. */
const call = <T>(name: string, input: unknown): Promise<T> =>
  page.evaluate(
    async ([path, body]) => {
      const key = Object.keys(localStorage).find((each) => each.endsWith("-auth-token")) ?? "";
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string };
      const answer = await fetch(`/functions/v1/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body,
      });
      return (await answer.json()) as never;
    },
    [name, JSON.stringify(input)] as [string, string],
  );

const open = async (tab: Page): Promise<void> => {
  await tab.goto(`${server.url}/studio/${projectId}`);
  await tab.getByRole("status", { name: "The trailer is loading" }).waitFor({ state: "hidden" });
  await tab.getByRole("button", { name: "Play", exact: true }).waitFor();
};
const picture = (tab: Page = page): Promise<string> =>
  tab.getByRole("img", { name: /^Trailer of / }).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
const block = (name: string, tab: Page = page): Locator =>
  tab.getByRole("list", { name: "Scenes" }).getByRole("button", { name: new RegExp(`^${name}, `) });
/** Names of the scenes in their order. */
const order = async (tab: Page = page): Promise<string[]> =>
  (
    await tab
      .getByRole("list", { name: "Scenes" })
      .locator("[data-scene]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""))
  ).map((label) => label.split(",")[0] ?? "");
const place = (): Promise<number> =>
  page.getByLabel("Place in the trailer").evaluate((bar) => Number((bar as HTMLInputElement).value));
const saved = (tab: Page = page): Promise<void> => tab.getByText("Saved", { exact: true }).waitFor();
/** The trailer as the server keeps it, once the page has nothing left to save. */
const kept = async (): Promise<Board> => {
  await saved();
  return (await call<{ document: Board }>("storyboard-get", { projectId })).document;
};
const opening = (tab: Page = page): Locator =>
  tab.getByRole("complementary", { name: "Selected scene" }).getByRole("textbox", { name: "Opening" });
const tool = (name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Settings of the trailer" }).getByRole("button", { name, exact: true }).click();
/** Gives the keys to the studio, not to a control. */
const leaveControls = (): Promise<void> => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

beforeAll(async () => {
  // The app's screens are drawn: filming is tried elsewhere.
  member = await openMemberPage({ path: "/dashboard", viewport: { width: 1440, height: 900 }, worker: true });
  ({ server, browser, context, page, complaints } = member);
  ({ projectId } = await call<{ projectId: string }>("project-create", { idea: "Plant diary" }));
});
afterAll(() => member?.close());

it("opens from the project's trailer and shows its scenes in time", async () => {
  await page.goto(`${server.url}/projects/${projectId}`);
  await page.getByRole("link", { name: "Open in studio" }).click();
  await page.waitForURL(/\/studio\//);
  await page.getByRole("status", { name: "The trailer is loading" }).waitFor({ state: "hidden" });
  for (const name of ["Hook", "Reveal", "Feature 1", "Call to action"]) await block(name).waitFor();
  await page.getByRole("button", { name: /^Music: / }).waitFor();
});

it("draws other words as they are typed, keeps them over a reload, and takes them back", async () => {
  await open(page);
  const written = await opening().inputValue();
  const before = await picture();
  await opening().fill(WORDS);
  await expect.poll(() => picture(), SOON).not.toBe(before);
  expect((await kept()).scenes[0]?.text).toBe(WORDS);
  await page.reload();
  await expect.poll(() => opening().inputValue(), SOON).toBe(WORDS);
  await page.getByRole("button", { name: "Reset to written" }).click();
  await expect.poll(() => opening().inputValue(), SOON).toBe(written);
  // A field keeps what cannot be shown, and says why.
  await opening().fill("");
  await page.getByText("Empty words stay as they were.").waitFor();
  expect((await kept()).scenes[0]?.text).toBe(written);
  await opening().fill(written);
});

it("trims by keyboard on the beat, says why no more, and takes the whole trim back as one step", async () => {
  const before = await kept();
  const [hook] = before.scenes;
  await block("Hook").click();
  const end = page.getByRole("slider", { name: "End of Hook" });
  await end.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const longer = await kept();
  expect(longer.durationMs).toBeGreaterThan(before.durationMs);
  expect(longer.scenes[0]?.durationMs).toBeGreaterThan(hook?.durationMs ?? 0);
  await end.focus();
  for (let press = 0; press < 24; press++) await page.keyboard.press("Shift+ArrowRight");
  await page.getByText(/would make the trailer .* seconds long, and it lasts 6 to 15/).waitFor();
  expect((await kept()).durationMs).toBeLessThanOrEqual(15_000);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await kept()).durationMs, SOON).toBe(before.durationMs);
});

it("reorders by dragging, and by keyboard with word of it", async () => {
  const names = await order();
  const from = await pointIn(block("Reveal"), 0.5, 0);
  const [left, to] = [await pointIn(block("Reveal"), 0, 0), await pointIn(block("Hook"), 0, 0)];
  await page.mouse.move(from.x, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(left.x - 20, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 14, to.y + 30, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await order())[0], SOON).toBe("Reveal");
  await block("Reveal").focus();
  await block("Reveal").press("Enter");
  for (let step = 0; step < names.indexOf("Reveal"); step++) await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => order(), SOON).toEqual(names);
  await page.getByText(`Reveal is now scene ${names.indexOf("Reveal") + 1} of ${names.length}.`).waitFor();
});

it("splits at the playhead, duplicates, adds and deletes, and undoes each by its name", async () => {
  const names = await order();
  await block("Reveal").click();
  await leaveControls();
  await page.keyboard.press("s");
  await expect.poll(async () => (await order()).length, SOON).toBe(names.length + 1);
  await page.getByRole("button", { name: "Undo", exact: true }).hover();
  await page.getByText("Undo: Split Reveal", { exact: false }).waitFor();
  await leaveControls();
  await page.keyboard.press("d");
  await expect.poll(async () => (await order()).length, SOON).toBe(names.length + 2);
  await tool("Add");
  await page
    .getByRole("region", { name: "Add a scene" })
    .getByRole("button", { name: /^Before and after/ })
    .click();
  await expect.poll(() => order(), SOON).toContain("Before and after");
  await leaveControls();
  await page.keyboard.press("Delete");
  await expect.poll(() => order(), SOON).not.toContain("Before and after");
  await page.getByText("Before and after deleted", { exact: true }).waitFor();
  for (let step = 0; step < 4; step++) await page.keyboard.press("Control+z");
  await expect.poll(() => order(), SOON).toEqual(names);
  await saved();
});

it("plays in time with pictures drawn inside of their budget, steps frames, and walks through the scenes", async () => {
  await leaveControls();
  await page.keyboard.press("Home");
  await page.keyboard.press("f");
  // Over and over: a machine that draws few pictures in a second needs more than one showing for enough of them.
  await page.keyboard.press("l");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const frames = page.getByLabel("Frame times");
  const times = async (): Promise<{ frames: number; p50Ms: number; p95Ms: number; dropped: number }> =>
    JSON.parse((await frames.getAttribute("data-frames")) ?? "{}") as never;
  await expect.poll(async () => (await times()).frames, SOON).toBeGreaterThan(60);
  const measured = await times();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.keyboard.press("l");
  await page.keyboard.press("f");
  console.info("studio player:", JSON.stringify(measured));
  // 60 a second leave 16.7 ms; how many come late is a matter of the machine and never decides this test.
  expect(measured.p50Ms).toBeGreaterThan(0);
  expect(measured.p95Ms).toBeGreaterThanOrEqual(measured.p50Ms);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(place, SOON).toBe(67);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(place, SOON).toBe(33);
  await block("Hook").click();
  await leaveControls();
  await page.keyboard.press("ArrowDown");
  const [, second = ""] = await order();
  await expect.poll(() => block(second).getAttribute("aria-current"), SOON).toBe("true");
});

it("changes style, format, opening, sound and captions, and the picture follows", async () => {
  await block("Hook").click();
  const shown = async (change: () => Promise<void>): Promise<void> => {
    const before = await picture();
    await change();
    await expect.poll(() => picture(), SOON).not.toBe(before);
  };
  await tool("Style");
  await shown(() => page.locator("label", { hasText: "Neon" }).first().click());
  await tool("Colors");
  await shown(() => page.getByRole("group", { name: "More palettes" }).getByRole("button").first().click());
  await tool("Opening");
  await shown(() => page.locator("label", { hasText: "C. The promise" }).first().click());
  await tool("Format");
  await shown(() => page.locator("label", { hasText: "1:1" }).first().click());
  await shown(() => page.getByRole("switch", { name: /^Captions in the picture/ }).press("Space"));
  await tool("Sound");
  await page.getByRole("button", { name: "Calm", exact: true }).click();
  expect(await kept()).toMatchObject({
    style: "neon",
    aspect: "1:1",
    captions: true,
    hook: "promise",
    soundtrack: { mood: "calm" },
  });
  await page.getByRole("button", { name: "Safe area" }).click();
  await page.getByRole("menuitem", { name: "Feed posts" }).click();
  await page.getByRole("main").getByText("Feed posts", { exact: true }).waitFor();
});

it("tells two tabs apart and lets a person choose", async () => {
  const other = await context.newPage();
  await open(other);
  await block("Hook").click();
  await opening().fill("From the first tab");
  expect((await kept()).scenes[0]?.text).toBe("From the first tab");
  await opening(other).fill("From the second tab");
  await other.getByText("This trailer was changed in another tab.", { exact: false }).waitFor();
  await other.getByRole("button", { name: "Take theirs" }).click();
  await expect.poll(() => opening(other).inputValue(), SOON).toBe("From the first tab");
  // Their edit is a step that can be taken back, so nothing of one's own is lost.
  await other.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => opening(other).inputValue(), SOON).toBe("From the second tab");
  await saved(other);
  await opening().fill(WORDS);
  await page.getByRole("button", { name: "Keep mine" }).click();
  expect((await kept()).scenes[0]?.text).toBe(WORDS);
  await other.close();
});

it("exports for a network within the plan, with live progress, and cancels", async () => {
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByRole("radio", { name: /1080p/ }).isDisabled(), SOON).toBe(true);
  await dialog.getByText("with Pro").waitFor();
  await dialog.getByRole("combobox", { name: "Made for" }).click();
  await page.getByRole("option", { name: /^WhatsApp status/ }).click();
  await dialog.getByRole("button", { name: "Render trailer" }).click();
  await dialog.getByText("9:16, 720p, 30 frames a second", { exact: false }).waitFor();
  await dialog.getByRole("progressbar", { name: "Progress of the render" }).waitFor();
  await dialog.getByRole("button", { name: "Cancel render" }).click();
  await dialog.getByText("Cancelled").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
});

it("renders what was chosen: the video's captions say the new words", async () => {
  await tool("Format");
  await page.getByRole("slider", { name: "Length" }).focus();
  await page.keyboard.press("Home");
  expect((await kept()).durationMs).toBe(6000);
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Render trailer" }).click();
  await dialog.getByText("Your video is ready to watch and download.").waitFor({ timeout: 180_000 });
  await dialog.getByRole("link", { name: /^MP4/ }).waitFor();
  const captions = await dialog.getByRole("link", { name: /^Captions, VTT/ }).getAttribute("href");
  expect(await (await fetch(new URL(captions ?? "", server.url))).text()).toContain(WORDS);
  await dialog.getByRole("link", { name: "Open renders" }).click();
  await page.waitForURL(/\/renders$/);
});

it("on a phone a finger pulls the end of a scene and the playhead, and moves the scene", async () => {
  const phone = await browser.newContext({
    locale: "en-US",
    reducedMotion: "reduce",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    storageState: await context.storageState(),
  });
  const tab = await phone.newPage();
  tab.setDefaultTimeout(30_000);
  tab.on("pageerror", (error) => complaints.push(error.message));
  await open(tab);
  const devtools = await phone.newCDPSession(tab);
  /** A finger on the middle of an element, moved to the side in small steps and lifted, as the screen reports it. */
  const pull = async (from: Locator, by: number): Promise<void> => {
    await from.scrollIntoViewIfNeeded();
    const { x, y } = await pointIn(from, 0.5, 0.5);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (let step = 1; step <= 8; step++) {
      const touchPoints = [{ x: x + (by * step) / 8, y }];
      await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
    }
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await block("Hook", tab).tap();
  const end = tab.getByRole("slider", { name: "End of Hook" });
  const at = async (): Promise<number> => Number(await end.getAttribute("aria-valuenow"));
  const before = await at();
  await pull(end, 60);
  await expect.poll(at, SOON).toBeGreaterThan(before);
  const longer = async (): Promise<number | undefined> =>
    (await call<{ document: Board }>("storyboard-get", { projectId })).document.scenes[0]?.durationMs;
  await expect.poll(async () => (await longer()) === (await at()), SOON).toBe(true);
  await saved(tab);
  // One pull is one step.
  await tab.getByRole("button", { name: "Undo", exact: true }).tap();
  await expect.poll(at, SOON).toBe(before);
  await saved(tab);

  const places = async (): Promise<string[]> =>
    (await call<{ document: Board }>("storyboard-get", { projectId })).document.scenes.map(({ id }) => id);
  const [first, second, ...others] = await places();
  await tab.getByRole("button", { name: "Move scene later" }).tap();
  await expect.poll(places, SOON).toEqual([second, first, ...others]);
  await tab.getByRole("button", { name: "Undo", exact: true }).tap();
  await expect.poll(places, SOON).toEqual([first, second, ...others]);

  const bar = tab.getByLabel("Place in the trailer");
  const place = async (): Promise<number> => Number(await bar.inputValue());
  await pull(bar, 90);
  await expect.poll(place, SOON).toBeGreaterThan(1000);
  await phone.close();
});

it.each(["light", "dark"] as const)("is accessible on a phone and no wider, %s", async (colorScheme) => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const phone = await browser.newContext({
    colorScheme,
    locale: "en-US",
    reducedMotion: "reduce",
    bypassCSP: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    storageState: await context.storageState(),
  });
  const tab = await phone.newPage();
  const violations = (): Promise<string[]> =>
    tab.evaluate(async () => {
      const { axe: run } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      return (await run.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
    });
  await open(tab);
  await tab.evaluate(axe);
  await expect.poll(violations, SOON).toEqual([]);
  await tab.getByRole("button", { name: "Scene", exact: true }).tap();
  await tab.getByRole("region", { name: "Settings", exact: true }).getByRole("textbox", { name: "Opening" }).waitFor();
  await expect.poll(violations, SOON).toEqual([]);
  await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.close();
});

it("never throws on the page", () => {
  expect(complaints).toEqual([]);
});
