import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ARCHETYPES } from "./editor-archetypes.ts";
import { Hand, type Input } from "./editor-hands.ts";
import { MODES, type Work } from "./editor-modes.ts";
import { weigh } from "./editor-memory.ts";
import { openEditorPage, settleProject, type EditorPage } from "./editor-page.ts";

const INPUTS: readonly Input[] = ["mouse", "touch", "keyboard"];
/** Modes that a kind of app is tried in: every other, so that each mode meets three kinds, one by mouse, one by finger and one by keys. */
const isTried = (row: number, column: number): boolean => (row + column) % 2 === 0;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Where a picture is left of what failed, for somebody to look at. */
const LOOK = process.env["LOOK_AT"];

let editor: EditorPage;
let phone: Page;
const projects = new Map<string, string>();

beforeAll(async () => {
  editor = await openEditorPage(ARCHETYPES[0]?.idea ?? "");
  projects.set(ARCHETYPES[0]?.name ?? "", editor.projectId);
  await editor.server.platform.sql`update public.accounts set plan = 'studio' where user_id = ${editor.me.id}`;
  for (const { name, idea } of ARCHETYPES.slice(1)) {
    const made = await editor.call<{ projectId: string }>("project-create", { idea, seed: 7 });
    projects.set(name, made.projectId);
  }
  const inHand = await editor.browser.newContext({
    storageState: await editor.context.storageState(),
    viewport: { width: 390, height: 844 },
    locale: "en-US",
    hasTouch: true,
    isMobile: true,
  });
  phone = await inHand.newPage();
  phone.setDefaultTimeout(30_000);
  phone.on("pageerror", (error) => editor.complaints.push(error.message));
  for (const page of [phone, editor.page]) {
    // Where an app is scrolled to is asked at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    page.on("console", (message) => {
      if (message.type() === "error") editor.complaints.push(message.text());
    });
  }
});
afterAll(() => editor?.close());

/** What axe finds wrong in the editor; the app in its frame has a check of its own. */
async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run({ iframes: false });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Opens a project once, where it is not open yet, and waits until it is as it was left elsewhere. */
async function open(page: Page, projectId: string): Promise<void> {
  if (!page.url().includes(projectId)) {
    await page.goto(`${editor.server.url}/projects/${projectId}`);
    await page.frameLocator("iframe[title$=running]").locator("[data-block]").first().waitFor();
  }
  await settleProject(editor.server, page);
}

function workOn(of: Work["of"], projectId: string): Work {
  return {
    of,
    async kept(hand): Promise<AppSpec> {
      await settleProject(editor.server, hand.page);
      const [row] = await editor.server.platform.sql<{ spec: unknown }[]>`
        select spec from projects where id = ${projectId}`;
      return parseAppSpec(row?.spec);
    },
    file: (path) => editor.call<{ text: string; state: string }>("project-file", { projectId, path }),
  };
}

for (const [row, archetype] of ARCHETYPES.entries()) {
  test(`${archetype.name}: every other mode, each by mouse, finger or keys`, async () => {
    const projectId = projects.get(archetype.name) ?? "";
    const work = workOn(archetype, projectId);
    const faults: string[] = [];
    for (const [column, { name, step }] of MODES.entries()) {
      if (!isTried(row, column)) continue;
      const input = INPUTS[(row + column) % INPUTS.length] ?? "mouse";
      const page = input === "touch" ? phone : editor.page;
      await open(page, projectId);
      try {
        await step(new Hand(input, page), work);
        // What is told of a button goes with the mouse.
        if (input === "mouse") await page.mouse.move(1, 1);
        // The editor around an app is the same for all of them: each mode is looked at with one kind of apps.
        if ((row + 2 * column) % INPUTS.length === 0) await expect.poll(() => violations(page)).toEqual([]);
      } catch (error) {
        faults.push(
          `${name} by ${input}: ${String(error)} ${String((error as Error).stack)
            .match(/editor-(?:modes|archetypes|hands)\.ts:\d+/g)
            ?.join(" ")}`,
        );
        if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/failed-${archetype.name}-${name}.png` });
        // One mode that fails does not keep the others from being tried.
        await page.goto("about:blank");
      }
    }
    expect(faults).toEqual([]);
    expect(editor.complaints).toEqual([]);
  });
}

/** What 500 edits may leave behind, bytes: a copy of the app's description that stays for each of them would be 20 MB. */
const LEFT_BEHIND = 6_000_000;

test("500 edits in a row leave next to nothing in memory, in the editor and in the app", async () => {
  const { page } = editor;
  await open(page, projects.get("split ledger") ?? "");
  const hand = new Hand("mouse", page);
  await hand.mode("Customize");
  await page.getByRole("group", { name: /^Blocks of / }).press("Escape");
  const design = page.getByRole("complementary", { name: "Design" });
  await design.getByRole("tab", { name: "Theme", exact: true }).click();
  const corners = design.getByRole("slider", { name: "Corners" });
  const saved = (): Promise<void> => settleProject(editor.server, page);
  const shown = (): Promise<string> =>
    hand.inApp("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--card-radius").trim());
  const turn = async (keys: number): Promise<void> => {
    await corners.focus();
    for (let key = 0; key < keys; key += 1) await page.keyboard.press(key % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    await saved();
  };
  const first = await shown();
  await turn(1);
  await expect.poll(shown).not.toBe(first);
  await turn(41);
  const before = await weigh(page, hand.frame());
  await turn(500);
  const after = await weigh(page, hand.frame());
  expect(after.editor - before.editor).toBeLessThan(LEFT_BEHIND);
  expect(after.app - before.app).toBeLessThan(LEFT_BEHIND);
});
