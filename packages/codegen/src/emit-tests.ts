import type { Flow, FlowStep, Target } from "@sayhey/contract/flow";
import { stringLiteral } from "./source-text.ts";

/** tests/flows.spec.ts: every flow as a browser test on a fresh app. */
export function emitFlowTests(flows: readonly Flow[]): string {
  const tests = flows.map(
    (flow) =>
      `test(${stringLiteral(flow.caption)}, async ({ page }) => {\n${flow.steps.map((step) => `  ${stepText(step)}\n`).join("")}});\n`,
  );
  return `import { expect, test } from "@playwright/test";\n\n${tests.join("\n")}`;
}

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
      return `await ${locator(step.target)}.click();`;
    case "type":
      return `await ${locator(step.target)}.fill(${stringLiteral(step.text)});`;
    case "select":
      return `await ${locator(step.target)}.selectOption({ label: ${stringLiteral(step.option)} });`;
    case "swipe": {
      const [x, y] = { left: [-160, 0], right: [160, 0], up: [0, -160], down: [0, 160] }[step.direction] ?? [0, 0];
      return `{
    const box = await ${locator(step.target)}.boundingBox();
    if (box === null) throw new Error("There is nothing to swipe");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + ${x}, y + ${y}, { steps: 8 });
    await page.mouse.up();
  }`;
    }
    case "scroll":
      return step.target
        ? `await ${locator(step.target)}.scrollIntoViewIfNeeded();`
        : `await page.mouse.wheel(0, ${step.by ?? 400});`;
    case "wait":
      return `await page.waitForTimeout(${step.ms});`;
    case "see":
      return `await expect(page.getByText(${stringLiteral(step.text)}).filter({ visible: true }).first()).toBeVisible();`;
  }
}

function locator(target: Target): string {
  const options = `{ name: ${stringLiteral(target.name)}${target.exact === true ? ", exact: true" : ""} }`;
  const within =
    target.within === undefined
      ? "page"
      : `page.getByRole("region", { name: ${stringLiteral(target.within)} }).or(page.getByRole("dialog", { name: ${stringLiteral(target.within)} }))`;
  return `${within}.getByRole("${target.role}", ${options}).nth(${target.nth ?? 0})`;
}
