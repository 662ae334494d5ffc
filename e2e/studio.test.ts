import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { unzipSync } from "fflate";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemberPage, type MemberPage } from "./shared.ts";

/** What of a storyboard these tests look at. */
interface Board {
  durationMs: number;
  style: string;
  aspect: string;
  captions: string;
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
  for (const name of ["Hook", "Feature 1", "Feature 2", "Call to action"]) await block(name).waitFor();
  await page.getByRole("button", { name: /^Music: / }).waitFor();
});

it("draws other words as they are typed and keeps them over a reload", async () => {
  await open(page);
  const before = await picture();
  await opening().fill(WORDS);
  await expect.poll(() => picture(), SOON).not.toBe(before);
  expect((await kept()).scenes[0]?.text).toBe(WORDS);
  await page.reload();
  await expect.poll(() => opening().inputValue(), SOON).toBe(WORDS);
});

it("edits words on the paused picture in one step", async () => {
  await block("Hook").click();
  const text = page.getByRole("group", { name: "Texts on the picture" }).getByRole("button", { name: /^Opening: / });
  await text.dblclick();
  const field = page.getByRole("textbox", { name: "Edit opening" });
  await field.fill("");
  await page.getByRole("alert").getByText("Empty words stay as they were.").waitFor();
  await field.press("Escape");
  await expect.poll(() => opening().inputValue(), SOON).toBe(WORDS);
  const before = await picture();
  await text.focus();
  await text.press("Enter");
  await field.fill("Water, wait, bloom");
  await field.press("Enter");
  await expect.poll(() => picture(), SOON).not.toBe(before);
  expect(await opening().inputValue()).toBe("Water, wait, bloom");
  await page.keyboard.press("Control+z");
  await expect.poll(() => opening().inputValue(), SOON).toBe(WORDS);
});

it("gives the picture half of a low window, and all of the screen by a key", async () => {
  const height = async (): Promise<number> =>
    (await page.getByRole("img", { name: /^Trailer of / }).boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(height, SOON).toBeGreaterThanOrEqual(360);
  await page.keyboard.press("f");
  await expect.poll(height, SOON).toBeGreaterThan(600);
  expect(await page.getByRole("button", { name: "Export" }).isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(height, SOON).toBeLessThan(500);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(height, SOON).toBeGreaterThan(600);
  await page.getByRole("button", { name: "Full screen" }).click();
  await page.getByRole("button", { name: "Export" }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
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
  // Captions are told over features: the hook keeps its headline.
  await page.locator("label", { hasText: "Boxed" }).first().click();
  await tool("Sound");
  await page.getByRole("button", { name: "Calm", exact: true }).click();
  expect(await kept()).toMatchObject({
    style: "neon",
    aspect: "1:1",
    captions: "boxed",
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

it("orders several shapes at once: each is a render that can be canceled or downloaded, by itself or all together", async () => {
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("label", { hasText: "Several at once" }).click();
  for (const choice of ["16:9", "10 s", "6 s"]) await dialog.locator("label", { hasText: choice }).click();
  await dialog.getByRole("button", { name: "Render 3 videos" }).click();
  const item = (name: string): Locator => dialog.getByRole("listitem", { name });
  await item("1:1, 6 s").getByRole("button", { name: "Cancel" }).click();
  await item("1:1, 6 s").getByText("Cancelled").waitFor();
  const download = item("4:5, 6 s").getByRole("link", { name: "Download 4:5, 6 s" });
  await download.waitFor({ timeout: 180_000 });
  expect(await download.getAttribute("download")).toBe("plant-diary-4x5-6s-trailer.mp4");
  await dialog.getByText("2 of 3 videos ready.").waitFor({ timeout: 180_000 });
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Download all, \d/ }).click();
  const zip = await saved;
  expect(zip.suggestedFilename()).toBe("plant-diary-trailers.zip");
  const videos = unzipSync(await readFile(await zip.path()));
  expect(Object.keys(videos)).toEqual(["plant-diary-9x16-6s-trailer.mp4", "plant-diary-4x5-6s-trailer.mp4"]);
  for (const video of Object.values(videos)) expect(new TextDecoder().decode(video.slice(4, 8))).toBe("ftyp");
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

it("is accessible on a phone with its header, and no wider", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const phone = await browser.newContext({
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
