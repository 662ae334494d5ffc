import { parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { type Browser, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles, whenKept } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";

let browser: Browser;
let page: Page;
let problems: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

/** Opens an app of one page with these blocks on a small phone. */
async function open(
  blocks: Block[],
  entities: Entity[],
  options: { time?: Date; language?: "en" | "de" } = {},
): Promise<Page> {
  problems = [];
  const spec = parseAppSpec(data.appWith(blocks, entities, options.language));
  const app = await compileApp(generateApp(spec).tree);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Europe/Lisbon",
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (entry) => entry.type() === "error" && problems.push(entry.text()));
  await serveFiles(page, ORIGIN, app.files);
  if (options.time) await page.clock.install({ time: options.time });
  await page.goto(ORIGIN);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  return page;
}

const button = (name: string, exact = true) => page.getByRole("button", { name, exact });
const sees = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();

describe("swipe", () => {
  const blocks: Block[] = [
    {
      kind: "swipe",
      id: "deck",
      entity: "person",
      verdictField: "verdict",
      yes: "liked",
      no: "passed",
      mutualField: "likesYou",
      facts: ["city"],
      matchText: "Say hello.",
    },
  ];
  it("takes verdicts by drag, button and key, and tells a match", async () => {
    await open(blocks, [data.person]);
    const ada = page.getByRole("group", { name: "Ada Okafor" });
    const box = (await ada.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 150, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + 290, box.y + 150, { steps: 6 });
    await page.mouse.up();
    await sees("It’s a match!");
    await button("Keep going").click();
    await button("Passed").click();
    await page.getByRole("group", { name: "Chiara Rossi" }).press("ArrowRight");
    await sees("You’ve seen everyone");
    await button("Look again").click();
    await page.getByRole("group", { name: "Ben Lind" }).waitFor();
  });
  it("puts a card back that was hardly moved", async () => {
    await open(blocks, [data.person]);
    const box = (await page.getByRole("group", { name: "Ada Okafor" }).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 150, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + 190, box.y + 150, { steps: 3 });
    await page.mouse.up();
    await sees("3 left");
  });
});

describe("learning", () => {
  it("asks, explains and scores a quiz", async () => {
    await open(
      [
        {
          kind: "quiz",
          id: "quiz",
          entity: "question",
          promptField: "prompt",
          optionsField: "options",
          answerField: "answer",
          explainField: "why",
        },
      ],
      [data.question],
    );
    await button("Queen").click();
    await sees("Right!");
    await sees("A hive has one queen.");
    await button("Next").click();
    await button("Four").click();
    await sees("Not quite. It’s Six");
    await button("Show result").click();
    await sees("1 of 2 right");
    await button("Again").click();
    await sees("Question 1 of 2");
  });
  it("moves a known flashcard to the next box and is done for today", async () => {
    await open(
      [
        {
          kind: "flashcards",
          id: "cards",
          entity: "card",
          frontField: "front",
          backField: "back",
          boxField: "box",
          dueField: "due",
        },
      ],
      [data.card],
    );
    await button("la miel", false).click();
    await sees("the honey");
    await button("Not yet").click();
    await button("la miel", false).click();
    await button("Knew it").click();
    await sees("All cards done for today");
    await sees("0 due");
  });
});

describe("time", () => {
  const timer: Block = {
    kind: "timer",
    id: "timer",
    presets: [1, 10],
    look: "breathing",
    bell: true,
    logEntity: "sit",
    minutesField: "minutes",
    dateField: "day",
  };
  const log: Block = { kind: "list", id: "log", entity: "sit", facts: ["minutes"] };
  it("goes on over a reload, ends once and notes what was done", async () => {
    await open([timer, log], [data.sit], { time: new Date("2026-05-04T08:00:00") });
    await button("Start").click();
    await page.clock.runFor(20_000);
    await page.getByRole("timer", { name: "Time left 0:40" }).waitFor();
    await whenKept(page);
    await page.reload();
    await page.clock.runFor(1000);
    await page.getByRole("timer", { name: /Time left 0:3\d/ }).waitFor();
    await page.clock.runFor(41_000);
    await sees("Saved to Sits");
    expect(await page.getByRole("region", { name: "Sits" }).getByRole("listitem").count()).toBe(1);
    await button("Start").waitFor();
  });
  it("stops, ends early and can be reset", async () => {
    await open([timer, log], [data.sit], { time: new Date("2026-05-04T08:00:00") });
    await page.getByRole("radio", { name: "10 min" }).check();
    await button("Start").click();
    await page.clock.runFor(130_000);
    await button("Pause").click();
    await page.clock.runFor(600_000);
    await page.getByRole("timer", { name: "Time left 7:50" }).waitFor();
    await button("End now").click();
    await sees("2 min");
  });
  it("times laps and keeps the sum", async () => {
    await open(
      [{ kind: "stopwatch", id: "watch", logEntity: "sit", durationField: "minutes", dateField: "day" }, log],
      [data.sit],
      { time: new Date("2026-05-04T08:00:00") },
    );
    await button("Start").click();
    await page.clock.runFor(61_000);
    await button("Lap").click();
    await sees("Lap 1");
    await page.clock.runFor(30_000);
    await button("Pause").click();
    await page.getByRole("timer", { name: "Time 1:31" }).waitFor();
    await button("Save").click();
    await sees("1.5 min");
  });
});

describe("people", () => {
  it("sends a message and keeps it over a reload", async () => {
    await open(
      [
        {
          kind: "chat",
          id: "chat",
          title: "Talk",
          entity: "message",
          bodyField: "body",
          authorField: "author",
          dateField: "at",
        },
      ],
      [data.message],
    );
    await page.getByRole("textbox", { name: "Message" }).fill("<b>I bring jam</b>");
    await page.keyboard.press("Enter");
    await sees("<b>I bring jam</b>");
    await whenKept(page);
    await page.reload();
    await sees("<b>I bring jam</b>");
  });
  it("asks for stars before it takes a review and renews the average", async () => {
    await open(
      [
        {
          kind: "reviews",
          id: "reviews",
          title: "Reviews",
          entity: "review",
          ratingField: "stars",
          bodyField: "body",
          authorField: "author",
        },
      ],
      [data.review],
    );
    await button("Post review").click();
    await sees("Choose a star rating first.");
    await page.getByRole("radio", { name: "5" }).click();
    await page.getByRole("textbox", { name: "Body" }).fill("Crisp crust");
    await button("Post review").click();
    await sees("Crisp crust");
    await sees("2 reviews");
  });
  it("counts one vote a visitor", async () => {
    await open([{ kind: "poll", id: "poll", entity: "option", question: "When?", votesField: "votes" }], [data.option]);
    await button("Vote for Tuesday evening").click();
    await sees("5 votes");
    await sees("60 %");
    await button("Vote for Sunday market").click();
    await sees("80 %");
    await button("Vote for Sunday market").click();
    await sees("4 votes");
  });
});

describe("trade", () => {
  const shop: Block = {
    kind: "cart",
    id: "shop",
    entity: "product",
    priceField: "price",
    stockField: "stock",
    media: "art",
    facts: [],
    orderEntity: "order",
    itemsField: "items",
    totalField: "total",
    dateField: "day",
  };
  it("fills the cart up to the stock, orders, and takes it out of stock", async () => {
    await open([shop, { kind: "list", id: "orders", entity: "order", facts: ["total"] }], [data.product, data.order]);
    await sees("Sold out");
    await button("Add Plum jam to cart").click();
    await button("One more Plum jam").click();
    await expect.poll(() => button("One more Plum jam").isDisabled()).toBe(true);
    await page.getByRole("region", { name: "Cart" }).getByText("€8.20").first().waitFor();
    await button("Place order").click();
    await sees("Order placed: €8.20");
    await sees("Your cart is empty");
    expect(await page.getByText("Sold out").count()).toBe(2);
    await page.getByRole("region", { name: "Orders" }).getByText("2 × Plum jam").first().waitFor();
  });
  it("bids a step more, refuses less, and names the winner of what is over", async () => {
    await open(
      [
        {
          kind: "auction",
          id: "auction",
          entity: "work",
          endsField: "ends",
          startField: "start",
          bidEntity: "bid",
          via: "work",
          amountField: "amount",
          bidderField: "bidder",
          dateField: "at",
          minStep: 5,
        },
      ],
      [data.work, data.bid],
    );
    await sees("You were outbid by Ida");
    await sees("Won by Ben");
    await page.getByRole("textbox", { name: "Your bid for Tide No. 4" }).fill("112");
    await button("Bid", false).click();
    await sees("Bid at least €115");
    await page.getByRole("textbox", { name: "Your bid for Tide No. 4" }).fill("120,50");
    await button("Bid", false).click();
    await sees("You’re leading with €120.50");
  });
});

describe("booking", () => {
  const fields = { dateField: "day", timeField: "time", nameField: "who" };
  const block: Block = {
    kind: "booking",
    id: "booking",
    entity: "booking",
    ...fields,
    from: "09:00",
    to: "12:00",
    stepMinutes: 60,
  };
  // Before the first time of a day: later in the day today has as few free times as a day with a booking.
  const MORNING = { time: new Date("2026-05-04T06:00:00Z") };
  it("books a free time once and refuses to forget the name", async () => {
    await open([block], [data.booking], MORNING);
    await page.getByRole("radio", { name: "2 free" }).check();
    expect(await button("10:00, taken").isDisabled()).toBe(true);
    await button("11:00").click();
    await button("Book 11:00").click();
    await sees("Fill this in");
    await page.getByRole("textbox", { name: "Who" }).fill("Robin");
    await button("Book 11:00").click();
    await sees(/^Booked: /);
    await page.getByRole("radio", { name: "1 free" }).waitFor();
    await sees("Robin");
  });

  it("shows no day on which it is closed, and asks for more than the name where it is told to", async () => {
    const people = { id: "people", name: "People", type: "number" as const, required: true };
    const entity = { ...data.booking, fields: [...data.booking.fields, people], rows: [] };
    await open([{ ...block, fields: ["people"], closed: ["mon", "tue"] }], [entity], MORNING);
    const days = page.getByRole("radio", { name: "3 free" });
    // Of fourteen days four are Mondays and Tuesdays; the first left is a Wednesday.
    expect(await days.count()).toBe(10);
    expect(await days.first().getAttribute("aria-label")).toMatch(/6/);
    await button("11:00").click();
    await page.getByRole("textbox", { name: "Who" }).fill("Robin");
    await button("Book 11:00").click();
    await sees("Fill this in");
    await page.getByLabel("People").fill("3");
    await button("Book 11:00").click();
    await sees(/^Booked: /);
  });
});

describe("money", () => {
  it("settles who owes whom and can take it back", async () => {
    await open(
      [
        {
          kind: "balance",
          id: "balance",
          entity: "expense",
          amountField: "amount",
          paidByField: "paidBy",
          peopleEntity: "person",
        },
      ],
      [data.expense, data.pot, data.person],
    );
    await button("Ben Lind pays Ada Okafor", false).click();
    await button("Chiara Rossi pays Ada Okafor", false).click();
    await sees("All settled. No one owes anything.");
    await button("Undo").last().click();
    await button("Chiara Rossi pays Ada Okafor", false).waitFor();
  });
  it("shows what is left and what is over", async () => {
    await open(
      [
        {
          kind: "budget",
          id: "budget",
          entity: "pot",
          limitField: "limit",
          spendEntity: "expense",
          via: "pot",
          amountField: "amount",
        },
      ],
      [data.pot, data.expense, data.person],
    );
    await sees("€10 left");
    await button("Add to Kitchen").click();
    await page.getByRole("textbox", { name: "Title" }).fill("Oven");
    await page.getByRole("spinbutton", { name: "Amount" }).fill("12.5");
    await button("Save").click();
    await sees("€2.50 over");
  });
});

describe("plans", () => {
  it("ranks by what is there and lists what is missing once", async () => {
    await open(
      [
        {
          kind: "matcher",
          id: "matcher",
          entity: "recipe",
          needsField: "needs",
          haveEntity: "pantry",
          facts: [],
          listEntity: "shopping",
        },
        { kind: "list", id: "list", entity: "shopping", facts: [] },
      ],
      [data.recipe, data.pantry, data.shopping],
    );
    await page.getByRole("img", { name: "67 % match" }).waitFor();
    await page.getByRole("textbox", { name: "Add Pantry" }).fill("cumin");
    await page.keyboard.press("Enter");
    await page.getByRole("img", { name: "100 % match" }).waitFor();
    await sees("You have everything");
    await button("Add what’s missing to Shoppings").click();
    await sees("2 items added to Shoppings");
    await button("Add what’s missing to Shoppings").click();
    await sees("Everything is already on Shoppings");
    expect(await page.getByRole("region", { name: "Shoppings" }).getByRole("listitem").count()).toBe(2);
  });
  it("plans a slot, changes it and frees it", async () => {
    await open(
      [
        {
          kind: "week",
          id: "week",
          title: "Week",
          entity: "meal",
          dateField: "day",
          slotField: "slot",
          itemField: "recipe",
        },
      ],
      [data.meal, data.recipe],
    );
    await button("Plan Dinner,", false).first().click();
    await page.getByRole("searchbox").fill("shak");
    await page.getByRole("dialog").getByRole("button", { name: "Shakshuka" }).click();
    const planned = button(": Shakshuka", false);
    await planned.click();
    await button("Leave free").click();
    await planned.waitFor({ state: "detached" });
  });
  it("calls the one who waits longest and moves them on", async () => {
    await open(
      [{ kind: "queue", id: "queue", entity: "job", stateField: "state", sinceField: "since", facts: [] }],
      [data.job],
    );
    await button("Call next").click();
    await sees("Radio: your turn");
    await button("Move Radio to Done").click();
    await sees("Done: 1");
    await button("Call next").click();
    await sees("No one is waiting");
    expect(await button("Call next").isDisabled()).toBe(true);
  });
  it("converts both ways while it is typed", async () => {
    await open(
      [
        {
          kind: "converter",
          id: "oven",
          inputLabel: "Celsius",
          inputUnit: "°C",
          outputs: [{ label: "Fahrenheit", factor: 1.8, offset: 32, unit: "°F" }],
          initial: 180,
        },
      ],
      [data.person],
    );
    await page.getByRole("textbox", { name: "Fahrenheit" }).fill("68");
    await expect.poll(() => page.getByRole("textbox", { name: "Celsius" }).inputValue()).toBe("20");
    await page.getByRole("textbox", { name: "Celsius" }).fill("100");
    await expect.poll(() => page.getByRole("textbox", { name: "Fahrenheit" }).inputValue()).toBe("212");
  });
});

describe("source", () => {
  it("speaks the app's language and passes the strict type check", async () => {
    const blocks: Block[] = [{ kind: "poll", id: "poll", entity: "option", question: "Wann?", votesField: "votes" }];
    await open(blocks, [data.option], { language: "de" });
    await button("Für Sunday market stimmen").click();
    await sees("5 Stimmen");
    expect(await checkTypes(generateApp(data.appWith(blocks, [data.option])).tree)).toEqual([]);
  });
});
