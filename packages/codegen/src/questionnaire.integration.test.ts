import { readFileSync } from "node:fs";
import { parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles, whenKept } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const REPLY: Entity = {
  id: "reply",
  name: "Response",
  plural: "Responses",
  icon: "inbox",
  titleField: "who",
  fields: [
    { id: "who", name: "Name", type: "text" },
    { id: "sent", name: "Sent", type: "dateTime" },
    { id: "points", name: "Points", type: "number" },
    { id: "result", name: "Result", type: "text" },
    { id: "answers", name: "Answers", type: "lines" },
  ],
  rows: [],
};
const LOG = {
  logEntity: "reply",
  logAnswersField: "answers",
  logWhoField: "who",
  logDateField: "sent",
  logScoreField: "points",
  logOutcomeField: "result",
} as const;
const RESPONSES: Block = {
  kind: "responses",
  id: "came",
  entity: "reply",
  answersField: "answers",
  dateField: "sent",
  scoreField: "points",
  outcomeField: "result",
};
const SURVEY: Block = {
  kind: "questionnaire",
  id: "asked",
  mode: "survey",
  title: "Your visit",
  questions: [
    { id: "nps", prompt: "Would you recommend us?", type: "nps", required: true },
    {
      id: "trouble",
      prompt: "Did anything go wrong?",
      type: "single",
      options: [{ label: "Yes" }, { label: "No" }],
      jumps: [{ when: "No", to: "agree" }],
    },
    { id: "what", prompt: "What went wrong?", type: "longText" },
    { id: "agree", prompt: "How much do you agree?", type: "likert", rows: [{ label: "Fast" }, { label: "Friendly" }] },
    { id: "order", prompt: "What matters most?", type: "ranking", options: [{ label: "Price" }, { label: "Taste" }] },
  ],
  thanks: "Thanks a lot!",
  ...LOG,
};
const EXAM: Block = {
  kind: "questionnaire",
  id: "asked",
  mode: "exam",
  title: "Theory test",
  minutes: 10,
  passMark: 50,
  certificate: true,
  askName: true,
  questions: [
    { id: "a", prompt: "Which is prime?", type: "single", options: [{ label: "9" }, { label: "7", right: true }] },
    { id: "b", prompt: "Four is even.", type: "trueFalse", isTrue: true, explain: "It can be halved." },
  ],
  ...LOG,
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(blocks: Block[], run: (page: Page) => Promise<void>): Promise<void> {
  const { tree } = generateApp(parseAppSpec(data.appWith(blocks, [REPLY])));
  expect(await checkTypes(tree)).toEqual([]);
  const app = await compileApp(tree);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-US",
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await serveFiles(page, ORIGIN, app.files);
  await page.goto(ORIGIN);
  await run(page);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  expect(problems).toEqual([]);
  await context.close();
}

it("a survey skips what does not apply, is answered once a device, and shows what came of it", async () => {
  await open([SURVEY, RESPONSES], async (page) => {
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await page.getByText("No responses yet.").waitFor();
    // Statements say what one is asked to agree with; what stands above them says nothing.
    await expect
      .poll(() => page.locator(".ask-list li").allInnerTexts())
      .toEqual([
        "Would you recommend us?",
        "Did anything go wrong?",
        "What went wrong?",
        "Fast",
        "Friendly",
        "What matters most?",
      ]);
    await press("Start");
    await press("Next");
    await page.getByRole("alert").getByText("Fill this in").waitFor();
    await page.getByRole("radio", { name: "10, Extremely likely" }).check();
    await press("Next");
    await page.getByRole("radio", { name: "No", exact: true }).check();
    await whenKept(page);
    await page.reload();
    await expect.poll(() => page.getByRole("radio", { name: "No", exact: true }).isChecked()).toBe(true);
    await press("Next");
    // What went wrong is not asked.
    await page.getByRole("radiogroup", { name: "Fast" }).getByRole("radio", { name: "Agree", exact: true }).check();
    await press("Next");
    await page.getByRole("button", { name: "Move Taste up" }).click();
    await press("Submit");
    await page.getByText("Thanks a lot!").waitFor();
    const results = page.getByRole("region", { name: "Responses" });
    await results.getByText("+100").waitFor();
    await results.getByText("Average 10").waitFor();
    await expect.poll(() => results.getByRole("row", { name: "Fast 0 0 0 1 0" }).count()).toBe(1);
    await expect
      .poll(() => results.getByRole("listitem").filter({ hasText: "Average place 1" }).textContent())
      .toContain("Taste");
    const download = page.waitForEvent("download");
    await press("Download CSV");
    const file = readFileSync(await (await download).path(), "utf8");
    expect(file).toContain("Would you recommend us?");
    expect(file).toContain('10,No,,Fast: Agree,"Taste, Price"');
    await whenKept(page);
    await page.reload();
    await page.getByText("You’ve already answered on this device.").waitFor();
    expect(await page.getByRole("button", { name: "Start", exact: true }).count()).toBe(0);
  });
});

it("an exam keeps its clock over a reload, is looked over and handed in, and gives a certificate", async () => {
  await open([EXAM, RESPONSES], async (page) => {
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("textbox", { name: "Your name" }).fill("Ada Okafor");
    await press("Start");
    const clock = page.getByRole("timer");
    await expect.poll(() => clock.textContent()).toMatch(/^9:5\d$/);
    await page.getByRole("radio", { name: "7", exact: true }).check();
    await press("Next");
    await press("Review answers");
    await page.getByText("1 of 2 answered").waitFor();
    await whenKept(page);
    await page.reload();
    await expect.poll(() => clock.textContent()).toMatch(/^9:[0-5]\d$/);
    await page.getByRole("button", { name: "Question 2, Not answered" }).click();
    await page.getByRole("radio", { name: "False" }).check();
    await press("Review answers");
    await press("Hand in");
    await page.getByText("Right answer: True").waitFor();
    await page.getByText("It can be halved.").waitFor();
    const certificate = page.getByRole("region", { name: "Certificate", exact: true });
    await expect.poll(() => certificate.textContent()).toMatch(/Ada Okafor.*Theory test.*50 %/);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Print", includeHidden: true }).isVisible()).toBe(false);
    expect(await certificate.isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("region", { name: "Responses" }).getByText("Average score").waitFor();
  });
});

it("an exam whose time is up is handed in as it is", async () => {
  await open([EXAM], async (page) => {
    await page.clock.install();
    await page.reload();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("radio", { name: "7", exact: true }).check();
    await page.clock.fastForward("10:05");
    await page.getByText("Time is up. Your answers were handed in.").waitFor();
    await page.getByText("Passed", { exact: true }).waitFor();
  });
});
