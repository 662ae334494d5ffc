import { AppError } from "@sayhey/contract/app-error";
import type { Flow, FlowStep, Target } from "@sayhey/contract/flow";
import type { Locator, Page } from "playwright-core";
import { APP_ORIGIN } from "./app-page.ts";

/** Longest time a step may take, ms. */
const STEP_TIMEOUT = 4000;

/** Finds an element the way a person would: by role and name. What lies behind an open dialog cannot be used. */
export function locate(page: Page, target: Target): Locator {
  const name = target.within;
  const region =
    name === undefined
      ? page
      : page
          .locator("html:not(:has(dialog[open]))")
          .getByRole("region", { name })
          .or(page.getByRole("dialog", { name }))
          // Parts of a block have a name of their own: 'Time range' of a dashboard, and each of its charts.
          .or(page.getByRole("group", { name, exact: true }))
          .or(page.getByRole("figure", { name, exact: true }));
  const found = region.getByRole(target.role, { name: target.name, exact: target.exact ?? false });
  return found.nth(target.nth ?? 0);
}

/**
 * Plays a flow as a test: every step must succeed within four seconds.
 * @throws AppError `bad-request` naming the step that failed.
 */
export async function playFlow(page: Page, flow: Flow): Promise<void> {
  for (const [index, step] of flow.steps.entries()) {
    try {
      await playStep(page, step);
    } catch (error) {
      throw new AppError(
        "bad-request",
        `Step ${index + 1} (${describeStep(step)}) of '${flow.caption}' failed: ${firstLine(error)}`,
        { cause: error },
      );
    }
  }
}

async function playStep(page: Page, step: FlowStep): Promise<void> {
  const timeout = STEP_TIMEOUT;
  switch (step.do) {
    case "open":
      await page.goto(APP_ORIGIN + step.path, { waitUntil: "load", timeout: 15_000 });
      return;
    case "tap":
      await locate(page, step.target).click({ timeout });
      return;
    case "type":
      await locate(page, step.target).fill(step.text, { timeout });
      return;
    case "select":
      await locate(page, step.target).selectOption({ label: step.option }, { timeout });
      return;
    case "file":
      await giveFile(page, step, timeout);
      return;
    case "swipe": {
      const element = locate(page, step.target);
      await element.scrollIntoViewIfNeeded({ timeout });
      const box = await element.boundingBox({ timeout });
      if (box === null) throw new Error("the element is not visible");
      const { from, to } = swipePath(box, step.direction);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
      return;
    }
    case "scroll":
      if (step.target !== undefined) await locate(page, step.target).scrollIntoViewIfNeeded({ timeout });
      else await page.mouse.wheel(0, step.by ?? 300);
      return;
    case "wait":
      await page.waitForTimeout(Math.min(step.ms, 2500));
      return;
    case "see":
      await (step.within === undefined ? page : page.getByRole("region", { name: step.within, exact: true }))
        .getByText(step.text)
        .first()
        .waitFor({ state: "visible", timeout });
      return;
  }
}

/** Chooses the file of a step in the input it names. */
export async function giveFile(
  page: Page,
  { target, file }: Extract<FlowStep, { do: "file" }>,
  timeout: number,
): Promise<void> {
  const { name, type, base64 } = file;
  await locate(page, target).setInputFiles(
    { name, mimeType: type, buffer: Buffer.from(base64, "base64") },
    { timeout },
  );
}

/** Start and end of a swipe over a box, CSS px. */
export function swipePath(
  box: { x: number; y: number; width: number; height: number },
  direction: "left" | "right" | "up" | "down",
): { from: { x: number; y: number }; to: { x: number; y: number } } {
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) };
  const reach = { left: [-0.8, 0], right: [0.8, 0], up: [0, -0.8], down: [0, 0.8] }[direction];
  return {
    from,
    to: { x: from.x + box.width * (reach[0] ?? 0), y: from.y + Math.min(box.height, 400) * (reach[1] ?? 0) },
  };
}

function describeStep(step: FlowStep): string {
  switch (step.do) {
    case "open":
      return `open ${step.path}`;
    case "see":
      return `see '${step.text}'`;
    case "wait":
      return `wait ${step.ms} ms`;
    case "scroll":
      return step.target === undefined ? "scroll" : `scroll to ${step.target.role} '${step.target.name}'`;
    default:
      return `${step.do} ${step.target.role} '${step.target.name}'`;
  }
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (
    message
      .replaceAll(/\u001b\[\d+m/g, "")
      .split("\n")[0]
      ?.replace(/^locator\.\w+: /, "")
      .slice(0, 200) ?? ""
  );
}
