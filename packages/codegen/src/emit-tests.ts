import type { Flow, FlowStep, Target } from "@sayhey/contract/flow";
import type { BlockTest } from "./flows/create-flows.ts";
import { stringLiteral } from "./source-text.ts";

/** Shorter waits are for whoever watches the film; the test waits for what it looks for. */
const CLOCK_MS = 1000;

/** tests/flows.spec.ts: every flow, and the test of every block of the app's own, on a fresh app, in which nothing may go wrong. */
export function emitFlowTests(flows: readonly Flow[], blockTests: readonly BlockTest[]): string {
  const all = [
    ...flows,
    // No two tests of a file may be called the same.
    ...blockTests.map(({ name, block, flow }) => ({ caption: `The block ${name} (${block})`, steps: flow.steps })),
  ];
  const tests = all.map(({ caption, steps }) => {
    const played = steps.filter((step, index) => {
      if (step.do !== "wait") return true;
      // Only a swipe does not wait by itself until what it grasps holds still.
      const isNeeded = step.ms >= CLOCK_MS || [steps[index - 1], steps[index + 1]].some((near) => near?.do === "swipe");
      return isNeeded && index < steps.length - 1;
    });
    return `test(${stringLiteral(caption)}, async ({ page }) => {\n${played.map((step) => `  ${stepText(step)}\n`).join("")}});\n`;
  });
  const body = tests.join("\n");
  const usesParts = body.includes("part(page, ");
  return `import { expect, test${usesParts ? ", type Page" : ""} } from "@playwright/test";

let errors: string[] = [];
test.beforeEach(({ page }) => {
  errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
});
test.afterEach(() => expect(errors).toEqual([]));
${usesParts ? PART : ""}
${body}`;
}

const PART = `
/** A dialog or a block, by its name. What lies behind an open dialog cannot be used. */
function part(page: Page, name: string) {
  const inFront = page.locator("html:not(:has(dialog[open]))");
  return inFront
    .getByRole("region", { name })
    .or(page.getByRole("dialog", { name }))
    .or(page.getByRole("group", { name, exact: true }))
    .or(page.getByRole("figure", { name, exact: true }));
}
`;

/** playwright.config.ts: a phone, against the built app. */
export const PLAYWRIGHT_CONFIG = `import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  use: {
    baseURL: "http://localhost:4173",
    viewport: { width: 360, height: 640 },
    serviceWorkers: "block",
    launchOptions: process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {},
  },
  webServer: { command: "npm run build && npm run preview -- --port 4173 --strictPort", url: "http://localhost:4173" },
});
`;

function stepText(step: FlowStep): string {
  switch (step.do) {
    case "open":
      return `await page.goto(${stringLiteral(step.path)});`;
    case "tap":
      return act(step.target, "click()");
    case "type":
      return act(step.target, `fill(${stringLiteral(step.text)})`);
    case "select":
      return act(step.target, `selectOption({ label: ${stringLiteral(step.option)} })`);
    case "file": {
      const { name, type, base64 } = step.file;
      const file = `{ name: ${stringLiteral(name)}, mimeType: ${stringLiteral(type)}, buffer: Buffer.from(${stringLiteral(base64)}, "base64") }`;
      return act(step.target, `setInputFiles(${file})`);
    }
    case "swipe": {
      const [x = 0, y = 0] = { left: [-160, 0], right: [160, 0], up: [0, -160], down: [0, 160] }[step.direction] ?? [
        0, 0,
      ];
      return `{
    const box = await ${locator(step.target).join(".")}.boundingBox();
    if (box === null) throw new Error("There is nothing to swipe");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(${moved("x", x)}, ${moved("y", y)}, { steps: 8 });
    await page.mouse.up();
  }`;
    }
    case "scroll":
      return step.target
        ? act(step.target, "scrollIntoViewIfNeeded()")
        : `await page.mouse.wheel(0, ${step.by ?? 400});`;
    case "wait":
      return `await page.waitForTimeout(${step.ms});`;
    case "see":
      if (step.within !== undefined)
        return `await expect(part(page, ${stringLiteral(step.within)}).getByText(${stringLiteral(step.text)}).first()).toBeVisible();`;
      return `await expect(page.getByText(${stringLiteral(step.text)}).filter({ visible: true }).first()).toBeVisible();`;
  }
}

const moved = (axis: string, by: number): string => (by === 0 ? axis : `${axis} ${by < 0 ? "-" : "+"} ${Math.abs(by)}`);

const LINE_LENGTH = 120;

/** One call on an element, as the formatter would break it. */
function act(target: Target, call: string): string {
  const chain = [...locator(target), call];
  const flat = `await ${chain.join(".")};`;
  if (flat.length + 2 <= LINE_LENGTH) return flat;
  const [first, ...rest] = chain;
  return `await ${first}${rest.map((part) => `\n    .${part}`).join("")};`;
}

/** How an element is found, call by call. */
function locator({ role, name, exact, within, nth }: Target): string[] {
  return [
    within === undefined ? "page" : `part(page, ${stringLiteral(within)})`,
    `getByRole("${role}", { name: ${stringLiteral(name)}${exact === true ? ", exact: true" : ""} })`,
    nth === undefined || nth === 0 ? "first()" : `nth(${nth})`,
  ];
}
