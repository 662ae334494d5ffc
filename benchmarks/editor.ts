import type { Frame } from "playwright-core";
import { openEditorPage } from "../e2e/editor-page.ts";
import { closeShared } from "../e2e/shared.ts";
import { report, spreadOf } from "./figure.ts";

const EDITS = 60;
const WARM_UPS = 5;

/** From a key that moves a block in the editor until the running app's next picture shows it, in a real browser. */
export async function editor(head: (title: string) => void): Promise<void> {
  const { page, open, close } = await openEditorPage("stopwatch for runners with a form to log runs");
  const values: number[] = [];
  try {
    await open("customize");
    await page.frameLocator("iframe").locator("[data-block]").first().waitFor();
    const frame = page.frames().find((each) => /^http:\/\/[\w-]+\.localhost/.test(each.url()));
    if (frame === undefined) throw new Error("The app is not shown.");
    await watch(frame);
    await page.evaluate(() =>
      window.addEventListener(
        "keydown",
        () => Object.assign(window, { pressedAt: performance.timeOrigin + performance.now() }),
        true,
      ),
    );
    const first = page.locator("[data-of]").first();
    await first.focus();
    for (let edit = -WARM_UPS; edit < EDITS; edit++) {
      await page.keyboard.press(edit % 2 === 0 ? "Alt+ArrowDown" : "Alt+ArrowUp");
      const shownAt = await shown(frame);
      const pressedAt = await page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt);
      if (edit >= 0) values.push(shownAt - pressedAt);
      await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
      // A person takes a breath; what is measured is one edit, not a queue of them.
      await page.waitForTimeout(150);
    }
  } finally {
    await close();
    await closeShared();
  }
  const sorted = values.toSorted((a, b) => a - b);
  head(`Editor: ${values.length} edits, key to picture`);
  report("edit -> preview, p50", spreadOf(values), "ms");
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  console.log(`| edit -> preview, p95 | ${p95.toFixed(0)} ms | of ${values.length} |`);
}

/** Notes when a picture has been drawn in which the blocks stand in another order. */
async function watch(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const order = (): string =>
      [...document.querySelectorAll<HTMLElement>("[data-block]")].map((each) => each.dataset["block"]).join();
    let before = order();
    const marks: number[] = [];
    Object.assign(window, { marks });
    new MutationObserver(() => {
      const now = order();
      if (now === before) return;
      before = now;
      // The task after the next frame begins once that frame has been drawn.
      requestAnimationFrame(() => setTimeout(() => marks.push(performance.timeOrigin + performance.now())));
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function shown(frame: Frame): Promise<number> {
  for (;;) {
    const mark = await frame.evaluate(() => (window as unknown as { marks: number[] }).marks.shift() ?? null);
    if (mark !== null) return mark;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
