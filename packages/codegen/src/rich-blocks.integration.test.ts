import { parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { compileApp } from "@sayhey/bundler";
import { type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles, whenKept } from "./fixtures/launch-browser.ts";
import * as rich from "./rich-blocks.fixture.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";

let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[] = [];
let files: Record<string, Uint8Array> = {};

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

/** Opens an app of one page with these blocks on a small phone; `detail` adds blocks to the page of the first entity's rows. */
async function open(
  blocks: Block[],
  entities: Entity[],
  options: { time?: Date; detail?: Block[]; path?: string } = {},
): Promise<Page> {
  problems = [];
  const [first] = entities;
  const spec = data.appWith(blocks, entities);
  if (options.detail !== undefined && first !== undefined)
    spec.pages.push({
      id: "one",
      path: "/one/:id",
      title: "One",
      icon: "circle",
      nav: false,
      blocks: [{ kind: "detail", id: "detail", entity: first.id, fields: [first.titleField] }, ...options.detail],
    });
  ({ files } = await compileApp(generateApp(parseAppSpec(spec)).tree));
  context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Europe/Lisbon",
  });
  page = await tab(options.time, options.path);
  return page;
}

/** One more tab of the same browser, with the same data. */
async function tab(time?: Date, path = ""): Promise<Page> {
  const next = await context.newPage();
  next.setDefaultTimeout(15_000);
  next.on("pageerror", (error) => problems.push(error.message));
  next.on("console", (entry) => entry.type() === "error" && problems.push(entry.text()));
  const index = files["index.html"] ?? new Uint8Array();
  await serveFiles(next, ORIGIN, path === "" ? files : { ...files, [path.slice(1)]: index });
  if (time) await next.clock.install({ time });
  await next.goto(`${ORIGIN}${path}`);
  expect(await next.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  return next;
}

const button = (name: string, exact = true) => page.getByRole("button", { name, exact });
const sees = (text: string | RegExp, where: Page = page) =>
  where.getByText(text).filter({ visible: true }).first().waitFor();

describe("dates", () => {
  const rsvp: Block = {
    kind: "rsvp",
    id: "rsvp",
    entity: "circle",
    dateField: "starts",
    placesField: "seats",
    facts: [],
    answerEntity: "answer",
    via: "circle",
    nameField: "name",
    answerField: "answer",
  };
  it("keeps one answer a visitor, puts who comes late on the waiting list, and takes an answer back", async () => {
    await open([rsvp], [rich.circle, rich.answer]);
    const full = page.getByRole("article", { name: "Early birds" });
    await full.getByText("all places taken").waitFor();
    await full.getByRole("button", { name: "coming" }).click();
    await full.getByText("You are number 1 on the waiting list.").waitFor();
    await full.getByRole("button", { name: "maybe" }).click();
    await expect.poll(() => full.getByText("waiting list").count()).toBe(0);
    const open2 = page.getByRole("article", { name: "Lunch sit" });
    await open2.getByRole("button", { name: "coming" }).click();
    await open2.getByText("1 coming").waitFor();
    await whenKept(page);
    await page.reload();
    await open2.getByText("1 coming").waitFor();
    await open2.getByRole("button", { name: "coming", pressed: true }).click();
    await open2.getByText("0 coming").waitFor();
  });
  it("shows a booking made in another tab at once and does not give the time away twice", async () => {
    const slots: Block = {
      kind: "booking",
      id: "booking",
      entity: "booking",
      dateField: "day",
      timeField: "time",
      nameField: "who",
      from: "09:00",
      to: "12:00",
      stepMinutes: 60,
    };
    const time = new Date("2026-05-04T07:00:00Z");
    await open([slots], [data.booking], { time });
    const other = await tab(time);
    await button("10:00").click();
    await other.getByRole("button", { name: "10:00", exact: true }).click();
    await page.getByLabel("Who").fill("Robin");
    await button("Book 10:00").click();
    await other.getByRole("button", { name: "10:00, taken" }).waitFor();
    await other.getByLabel("Who").fill("Kim");
    await other.getByRole("button", { name: "Book 10:00" }).click();
    await sees("That time was just taken. Choose another one.", other);
    expect(await page.getByText("Kim").count()).toBe(0);
  });
  it("moves what is done to its next day, months to their end, and can take it back", async () => {
    await open(
      [
        {
          kind: "due",
          id: "due",
          entity: "chore",
          dueField: "due",
          repeatField: "often",
          doneLabel: "Did it",
          facts: [],
        },
      ],
      [rich.chore],
      { time: new Date("2027-01-31T09:00:00Z") },
    );
    await sees("Overdue");
    await button("Did it: Pay the rent").click();
    await sees("Pay the rent: next on Sun 28 Feb");
    await button("Undo").click();
    await sees("Today");
    await button("Did it: Pay the rent").click();
    await page.clock.setFixedTime(new Date("2027-02-28T09:00:00Z"));
    await whenKept(page);
    await page.reload();
    await button("Did it: Pay the rent").click();
    await sees("Pay the rent: next on Wed 31 Mar");
  });
});

describe("trade", () => {
  it("takes the order at the checkout, out of stock, and shows how far it is", async () => {
    const fields = {
      itemsField: "items",
      totalField: "total",
      dateField: "day",
      priceField: "price",
      stockField: "stock",
    };
    await open(
      [
        {
          kind: "cart",
          id: "shop",
          entity: "product",
          media: "none",
          facts: [],
          orderEntity: "order",
          checkoutPage: "home",
          ...fields,
        },
        {
          kind: "checkout",
          id: "checkout",
          entity: "order",
          productEntity: "product",
          fields: ["title", "address"],
          statusField: "state",
          ...fields,
        },
      ],
      [data.product, rich.order],
    );
    await button("Add Plum jam to cart").click();
    await page.getByRole("link", { name: "To checkout" }).waitFor();
    await button("Order for €4.10").click();
    await sees("Fill this in");
    await page.getByLabel("Title").fill("Robin");
    await page.getByLabel("Address").fill("4 Mill Lane");
    await button("Order for €4.10").click();
    const order = page.getByRole("article", { name: "Robin" });
    await order.getByText("1 × Plum jam").waitFor();
    await expect.poll(() => order.locator("[aria-current=step]").textContent()).toBe("received");
    await sees("1 left");
  });
  it("buys out of the play balance, writes it down, and takes all of it back", async () => {
    await open([{ kind: "richText", id: "text", body: "Hello" }], [rich.piece, rich.wallet, rich.story], {
      path: "/one/pc1",
      detail: [
        {
          kind: "purchase",
          id: "buy",
          entity: "piece",
          priceField: "price",
          statusField: "status",
          soldValue: "sold",
          walletEntity: "wallet",
          walletAmountField: "amount",
          historyEntity: "story",
          historyVia: "piece",
          historyDateField: "day",
          historyWhoField: "who",
          historyText: "Collected",
        },
        {
          kind: "shares",
          id: "shares",
          entity: "piece",
          amountField: "price",
          parts: [{ label: "Artist", percentField: "royalty" }, { label: "Seller" }],
        },
        { kind: "timeline", id: "line", entity: "story", dateField: "day", whoField: "who", facts: [], via: "piece" },
      ],
    });
    await sees("Balance €100 · leaves you €25");
    await sees("€7.50");
    await button("Buy for €75").click();
    await sees("Balance €25");
    await sees("Collected");
    expect(await button("Buy for €75").count()).toBe(0);
    await button("Undo").click();
    await sees("Balance €100 · leaves you €25");
    await expect.poll(() => page.getByText("Collected").count()).toBe(0);
  });
  it("shows a thing's own auction on its page, with the smallest step, and none where it has none", async () => {
    const auction: Block = {
      kind: "auction",
      id: "auction",
      entity: "work",
      where: [{ field: "ends", is: "gt", value: "@now" }],
      endsField: "ends",
      startField: "start",
      bidEntity: "bid",
      via: "work",
      amountField: "amount",
      bidderField: "bidder",
      dateField: "at",
      minStep: 5,
    };
    await open([auction], [data.work, data.bid], {
      path: "/one/w1",
      detail: [{ ...auction, id: "own" }],
    });
    await button("Bid €115").waitFor();
    expect(await page.getByRole("article").filter({ hasText: "Blue field" }).count()).toBe(0);
    const other = await tab(undefined, "/one/w2");
    await other.getByRole("heading", { name: "Blue field" }).waitFor();
    expect(await other.getByRole("button", { name: "Bid" }).count()).toBe(0);
  });
  it("lists what the plan needs beyond what is there, and puts away what was bought", async () => {
    await open(
      [
        {
          kind: "shopping",
          id: "list",
          entity: "buy",
          doneField: "done",
          amountField: "amount",
          planEntity: "dinner",
          planDateField: "day",
          itemField: "dish",
          needsField: "needs",
          haveEntity: "larder",
          haveAmountField: "amount",
          haveUnitField: "unit",
        },
        { kind: "list", id: "larder", title: "Larder", entity: "larder", facts: ["amount", "unit"] },
      ],
      [rich.dish, rich.dinner, rich.larder, rich.buy],
    );
    await sees("Your plan needs 2 things more");
    await button("Fill from plan").click();
    await sees("Your plan needs 0 things more");
    const flour = page.getByRole("checkbox", { name: "flour" });
    await page.getByRole("listitem").filter({ has: flour }).getByText("300 g").waitFor();
    await flour.check();
    await button("Put 1 into Larders").click();
    const shelf = page.getByRole("region", { name: "Larder" }).last();
    await shelf.getByText("600").waitFor();
    await sees("Your plan needs 0 things more");
  });
});

describe("steps and talk", () => {
  it("keeps the draft of a wizard over a reload and asks for what must be there", async () => {
    await open(
      [
        {
          kind: "wizard",
          id: "wizard",
          entity: "piece",
          steps: [
            { title: "Name it", fields: ["title"] },
            { title: "Price it", fields: ["price"] },
          ],
          submitLabel: "Hang it",
        },
        { kind: "list", id: "pieces", entity: "piece", facts: ["price"] },
      ],
      [rich.piece],
    );
    await button("Next").click();
    await sees("Fill this in");
    await page.getByLabel("Title").fill("Tide Table");
    await whenKept(page);
    await page.reload();
    await button("Next").click();
    await page.getByLabel("Price").fill("420");
    await button("Next").click();
    await sees("Check");
    await button("Hang it").click();
    await sees("Added Tide Table");
    await page.getByRole("region", { name: "Pieces" }).getByText("€420").waitFor();
  });
  it("sets answers under what they answer and counts a like once a visitor", async () => {
    await open([{ kind: "richText", id: "text", body: "Hello" }], [rich.piece, rich.remark], {
      path: "/one/pc1",
      detail: [
        {
          kind: "comments",
          id: "talk",
          entity: "remark",
          bodyField: "body",
          authorField: "by",
          likesField: "likes",
          via: "piece",
          parentField: "parent",
        },
      ],
    });
    await button("Reply to Ida").click();
    await page.getByRole("textbox", { name: "Reply to Ida" }).fill("Eleven nights");
    await button("Reply").last().click();
    await page.locator("li li").getByText("Eleven nights").waitFor();
    await button("Like what Ida said, 2").click();
    await button("Like what Ida said, 3").click();
    await button("Like what Ida said, 2").waitFor();
    expect(await page.getByText("About another piece").count()).toBe(0);
  });
  it("asks for the mood before and after a sit and keeps both, also after the tab was hidden", async () => {
    await open(
      [
        {
          kind: "timer",
          id: "timer",
          presets: [3],
          look: "breathing",
          bell: true,
          logEntity: "sitting",
          minutesField: "minutes",
          dateField: "day",
          beforeField: "before",
          afterField: "after",
          authorField: "by",
        },
        { kind: "table", id: "sits", entity: "sitting", fields: ["before", "after", "minutes", "by"] },
      ],
      [rich.sitting],
      { time: new Date("2026-03-01T09:00:00Z") },
    );
    await page.getByLabel("Bell in between").selectOption({ label: "Every 1 min" });
    await page.getByRole("radio", { name: "restless" }).check();
    await button("Start").click();
    // A hidden tab gets no ticks: three minutes pass at once.
    await page.clock.fastForward("03:01");
    await sees("And how are you now?");
    await page.getByRole("radio", { name: "calm" }).click();
    const row = page.getByRole("row").filter({ hasText: "restless" });
    await row.getByText("calm").waitFor();
    expect(await row.getByText("You").count()).toBe(1);
    expect(await page.getByText("And how are you now?").count()).toBe(0);
  });
  it("plays a session step by step, seeks, and notes it once at the end", async () => {
    await open(
      [
        {
          kind: "player",
          id: "player",
          entity: "session",
          minutesField: "minutes",
          stepsField: "steps",
          sound: "waves",
          logEntity: "sitting",
          logMinutesField: "minutes",
          logDateField: "day",
        },
        { kind: "table", id: "sits", entity: "sitting", fields: ["minutes"] },
      ],
      [rich.session, rich.sitting],
      { time: new Date("2026-03-01T09:00:00Z") },
    );
    await sees("Arrive");
    await button("Play").click();
    await page.clock.fastForward("03:00");
    await sees("Let go");
    await page.getByRole("slider", { name: "Position" }).press("Home");
    await sees("Arrive");
    await page.clock.fastForward("05:00");
    await sees("Saved to Sittings");
    await button("Play").waitFor();
    await whenKept(page);
    await page.reload();
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
  });
});

describe("many rows", () => {
  it("draws a part of two thousand rows, finds any of them, and adds up all", async () => {
    await open(
      [
        { kind: "search", id: "find", scopes: [{ entity: "person" }] },
        { kind: "cards", id: "cards", entity: "person", media: "none", badges: [], facts: [], search: true },
        { kind: "stats", id: "stats", items: [{ label: "People", measure: { fn: "count", entity: "person" } }] },
      ],
      [data.person],
    );
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      id: `x${index}`,
      name: `Person ${index}`,
      city: "Porto",
    }));
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Import JSON").setInputFiles({
      name: "export.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ version: 1, rows: { person: rows } })),
    });
    await sees("Your data is in place.");
    await page.getByRole("button", { name: "Close" }).click();
    const cards = page.getByRole("region", { name: "Persons" });
    await expect.poll(() => cards.getByRole("article").count()).toBe(60);
    await cards.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => cards.getByRole("article").count()).toBe(120);
    await page.getByRole("searchbox").first().fill("1999");
    await sees("1 hit");
    await page.getByRole("region", { name: "People" }).getByText("2000").waitFor();
  });
});
