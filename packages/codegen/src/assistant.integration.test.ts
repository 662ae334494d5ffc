import { readFile } from "node:fs/promises";
import { parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const DISH: Entity = {
  id: "dish",
  name: "Dish",
  plural: "Dishes",
  icon: "soup",
  titleField: "name",
  fields: [
    { id: "name", name: "Name", type: "text", required: true },
    { id: "price", name: "Price", type: "money", unit: "EUR" },
    { id: "diet", name: "Diet", type: "tags", options: ["vegan", "gluten-free"] },
    { id: "on", name: "Served on", type: "date" },
  ],
  rows: [
    { id: "soup", name: "Tomato soup", price: 6.5, diet: ["vegan"], on: "@+1" },
    { id: "tart", name: "Lemon tart", price: 12, diet: [], on: "@+3" },
    { id: "stew", name: "Bean stew", price: 11, diet: ["vegan"], on: "@-2" },
  ],
};
const SALARY: Entity = {
  id: "salary",
  name: "Salary",
  plural: "Salaries",
  icon: "banknote",
  titleField: "who",
  fields: [
    { id: "who", name: "Who", type: "text", required: true },
    { id: "pay", name: "Monthly pay", type: "money", unit: "EUR" },
  ],
  rows: [{ id: "cook", who: "Head cook", pay: 4321 }],
};
const MESSAGE: Entity = {
  id: "message",
  name: "Message",
  plural: "Messages",
  icon: "mail",
  titleField: "name",
  fields: [
    { id: "name", name: "Your name", type: "text", required: true },
    { id: "text", name: "Message", type: "longText" },
  ],
  rows: [],
};
const ASSISTANT: Block = {
  kind: "assistant",
  id: "help",
  title: "Ask us",
  greeting: "Hungry? Ask me about the menu.",
  sources: [{ entity: "dish" }, { entity: "salary" }],
  items: [{ question: "Can I bring my dog?", answer: "Dogs are welcome on the terrace." }],
  askEntity: "message",
  askField: "text",
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The app: an open page with the assistant, the menu and a contact form, and a page for staff alone. */
function bistro() {
  const spec = data.appWith([ASSISTANT], [DISH, SALARY, MESSAGE]) as {
    pages: { id: string; path: string; blocks: unknown[]; roles?: string[] }[];
    accounts?: unknown;
  };
  const page = (id: string, title: string, blocks: unknown[], more: object = {}) => ({
    id,
    path: `/${id}`,
    title,
    icon: "circle",
    nav: true,
    blocks,
    ...more,
  });
  spec.pages.push(
    page("menu", "Menu", [{ kind: "list", id: "dishes", entity: "dish", facts: ["price"] }]),
    page("contact", "Contact", [
      { kind: "form", id: "write", entity: "message", fields: ["name", "text"], submitLabel: "Send" },
      {
        kind: "richText",
        id: "where",
        title: "How to find us",
        body: "The bistro is behind the old mill, bus 12 stops in front of it.",
      },
    ]),
    page(
      "staff",
      "Staff",
      [
        { kind: "table", id: "pay", entity: "salary", fields: ["who", "pay"] },
        {
          kind: "richText",
          id: "rules",
          title: "House rules",
          body: "The alarm code is on the inside of the pantry door.",
        },
      ],
      { roles: ["staff"] },
    ),
  );
  spec.accounts = {
    roles: [
      { id: "guest", name: "Guest" },
      { id: "staff", name: "Staff" },
    ],
    signIn: "optional",
    demo: true,
  };
  return parseAppSpec(spec);
}

async function open(path: string, size = { width: 390, height: 844 }) {
  const { tree, flows } = generateApp(bistro());
  expect(await checkTypes(tree)).toEqual([]);
  const app = await compileApp(tree);
  const context = await browser.newContext({ viewport: size, serviceWorkers: "block" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await serveFiles(page, ORIGIN, app.files);
  await page.goto(`${ORIGIN}${path}`);
  return { page, errors, flows, close: () => context.close() };
}

async function ask(page: Page, question: string): Promise<string> {
  const log = page.getByRole("log", { name: "Ask us" });
  const before = await log.locator(".assistant-turn").count();
  await page.getByRole("textbox", { name: "Ask a question" }).fill(question);
  await page.getByRole("textbox", { name: "Ask a question" }).press("Enter");
  const turn = log.locator(".assistant-turn").nth(before);
  await turn.waitFor();
  return turn.locator(".assistant-bubble").innerText();
}

it("an assistant answers from rows, answers and pages, says what it does not know, and keeps to what somebody may see", async () => {
  const { page, errors, flows, close } = await open("/");
  const log = page.getByRole("log", { name: "Ask us" });
  await expect.poll(() => log.innerText()).toContain("Hungry? Ask me about the menu.");
  expect(await log.innerText()).toContain("I look things up in this app's own pages and rows.");

  // Rows: how many, what is next, under a price, typing mistakes and all.
  expect(await ask(page, "How many dishes are there?")).toContain("There are 3 dishes.");
  const cheap = await ask(page, "vegna dishes under 10 euros");
  expect(cheap).toContain("There is 1 dish.");
  expect(cheap).toContain("Tomato soup");
  expect(cheap).toMatch(/Diet: vegan/);
  expect(await ask(page, "what is the next dish?")).toContain("Next: Tomato soup, Tomorrow.");
  expect(await ask(page, "average price of vegan dishes")).toContain("Price averages €8.75, over 2 dishes.");
  expect(await ask(page, "How much is the lemon tart?")).toContain("Lemon tart: price €12.");

  // The owner's answers and what the pages say, with the way there.
  expect(await ask(page, "are dogs welcome?")).toContain("Dogs are welcome on the terrace.");
  expect(await ask(page, "which bus goes to the bistro")).toContain("bus 12 stops in front of it");
  await page.getByRole("link", { name: "From: Contact" }).last().click();
  await page.getByRole("heading", { name: "How to find us" }).waitFor();
  await page.goBack();
  await expect.poll(() => log.locator(".assistant-turn").count()).toBe(7);

  // What only staff sees is nothing to a guest.
  for (const question of ["what is the monthly pay of the head cook", "how many salaries", "alarm code"])
    expect(await ask(page, question)).toContain("I found nothing about that here.");

  // Markup stays text, and 1,000 characters are read.
  expect(await ask(page, `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`)).toContain(
    "I found nothing",
  );
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  const input = page.getByRole("textbox", { name: "Ask a question" });
  await input.fill("unicorns ".repeat(120).slice(0, 1000));
  await expect.poll(() => page.getByText("1000 of 1000 characters").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect.poll(() => log.locator(".assistant-turn").count()).toBe(12);

  // It offers what it can answer, and hands over what it cannot.
  const last = log.locator(".assistant-turn").last();
  expect(await last.getByRole("group", { name: "You can ask" }).getByRole("button").count()).toBeGreaterThan(1);
  expect(await ask(page, "do you have unicorns")).toContain("I found nothing");
  await page.getByRole("button", { name: "Send this question" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Send this question" });
  expect(await dialog.innerText()).toContain("do you have unicorns");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Your question is on its way to us.").waitFor();

  // Nothing is wider than the smallest phone, and axe has nothing to say.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.addScriptTag({ content: await readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8") });
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  });
  expect(found).toEqual([]);

  // The conversation is there after a reload, goes at a press and comes back.
  await page.reload();
  await expect.poll(() => log.locator(".assistant-turn").count()).toBe(13);
  await page.getByRole("button", { name: "Clear conversation" }).click();
  await expect.poll(() => log.locator(".assistant-turn").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => log.locator(".assistant-turn").count()).toBe(13);

  // Staff has a conversation of its own, and is told what staff may see.
  await page.goto(`${ORIGIN}/?as=staff`);
  await expect.poll(() => log.locator(".assistant-turn").count()).toBe(0);
  expect(await ask(page, "what is the monthly pay of the head cook")).toContain("€4,321");
  expect(await ask(page, "where is the alarm code")).toContain("inside of the pantry door");
  expect(errors).toEqual([]);
  expect(flows.map(({ caption }) => caption)).toContain("Ask us");
  await close();
}, 90_000);

it("where its owner's model is on, a published app asks it by the names of what was found, and falls back to that", async () => {
  const spec = bistro();
  const blocks = spec.pages[0]?.blocks ?? [];
  const worded = {
    ...spec,
    pages: spec.pages.map((each, at) =>
      at === 0
        ? { ...each, blocks: blocks.map((block) => ({ ...block, ...(block.id === "help" && { useModel: true }) })) }
        : each,
    ),
  };
  const { tree } = generateApp(parseAppSpec(worded));
  const app = await compileApp(tree);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const asked: unknown[] = [];
  let answer: { status: number; body: string } = {
    status: 200,
    body: JSON.stringify({ answer: "Yes, on the terrace.", cites: ["page/help"] }),
  };
  await serveFiles(page, ORIGIN, app.files);
  await page.route(`${ORIGIN}/assistant`, async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ ...answer, contentType: "application/json" });
  });
  // No preview: what is found is told, and nothing is sent.
  await page.goto(ORIGIN);
  expect(await ask(page, "are dogs welcome?")).toContain("Dogs are welcome on the terrace.");
  expect(asked).toEqual([]);
  // The host of a published app says so in its pages.
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.head.querySelector("meta[name=sayhey-entries]") !== null) return;
      const meta = document.createElement("meta");
      meta.name = "sayhey-entries";
      meta.content = "inbox";
      document.head.append(meta);
    });
  });
  await page.reload();
  const told = await ask(page, "are dogs welcome?");
  expect(told).toContain("Yes, on the terrace.");
  expect(told).toContain("Worded by an AI model");
  expect(asked).toEqual([{ block: "help", question: "are dogs welcome?", passages: ["page/help"] }]);
  // Counting needs no model.
  expect(await ask(page, "how many dishes")).toContain("There are 3 dishes.");
  expect(asked).toHaveLength(1);
  answer = { status: 503, body: "{}" };
  const fallen = await ask(page, "are dogs welcome?");
  expect(fallen).toContain("The AI model didn't answer");
  expect(fallen).toContain("Dogs are welcome on the terrace.");
  await context.close();
}, 60_000);
