import { parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const field = (id: string, name: string, type: string, more: object = {}) => ({ id, name, type, ...more });
const entity = (id: string, name: string, fields: unknown[], rows: unknown[], more: object = {}): Entity =>
  ({
    id,
    name,
    plural: `${name}s`,
    icon: "school",
    titleField: "name",
    fields: [field("name", "Name", "text"), ...fields],
    rows,
    ...more,
  }) as Entity;

const COURSE = entity(
  "course",
  "Course",
  [
    field("places", "Places", "number"),
    field("taken", "Taken", "computed", {
      formula: {
        kind: "rollup",
        fn: "count",
        entity: "seat",
        via: "course",
        where: [{ field: "state", is: "ne", value: "waiting" }],
      },
    }),
    field("left", "Left", "computed", {
      formula: { kind: "arithmetic", op: "-", left: "places", right: "taken" },
      warn: [{ when: { field: "left", is: "lte", value: 0 }, tone: "alert", label: "Full" }],
    }),
  ],
  [{ id: "clay", name: "Clay", places: 2 }],
);
const SEAT = entity(
  "seat",
  "Seat",
  [
    field("course", "Course", "relation", { relation: "course", required: true }),
    field("state", "State", "choice", { options: ["in", "waiting"], default: "in", required: true }),
  ],
  [{ id: "ada", name: "Ada", course: "clay", state: "in" }],
  { limits: [{ per: ["course"], mostField: "places", waiting: { field: "state", value: "waiting", placed: "in" } }] },
);
const LIFT = entity(
  "lift",
  "Lift",
  [
    field("on", "On", "date"),
    field("state", "State", "choice", {
      options: ["asked", "accepted", "declined"],
      steps: [
        { from: "asked", to: ["accepted", "declined"] },
        { from: "declined", to: [] },
      ],
    }),
    field("fault", "Fault", "boolean"),
    field("note", "What is broken", "text", { requiredWhen: { field: "fault", is: "eq", value: true } }),
  ],
  [{ id: "one", name: "First lift", on: "@0", state: "asked" }],
  { limits: [{ per: ["on"], most: 2 }], lockedWhen: { field: "state", is: "eq", value: "declined" } },
);
const BOILER = entity(
  "boiler",
  "Boiler",
  [
    field("last", "Last", "date"),
    field("due", "Due", "date"),
    field("every", "Every", "choice", { options: ["6 months", "12 months"] }),
  ],
  [{ id: "mill", name: "Mill Lane", last: "@-400", due: "@-40", every: "12 months" }],
);
const BLOCKS: Block[] = [
  { kind: "table", id: "courses", entity: "course", fields: ["name", "taken", "left"] },
  { kind: "list", id: "seats", entity: "seat", facts: ["state"] },
  {
    kind: "list",
    id: "lifts",
    entity: "lift",
    facts: ["state"],
    actions: [{ do: "advance", field: "state", label: "Decide" }],
  },
  {
    kind: "due",
    id: "boilers",
    entity: "boiler",
    dueField: "due",
    lastField: "last",
    repeatField: "every",
    doneLabel: "Done today",
    facts: ["last"],
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function add(
  page: Page,
  name: string,
  title: string,
  fill: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>,
) {
  await page
    .getByRole("button", { name: `Add ${name}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(title);
  await fill(dialog);
  await dialog.getByRole("button", { name: "Save" }).click();
  return dialog;
}

it("an app refuses what is over its limit, keeps a waiting list, takes decisions by steps, and moves a due day on", async () => {
  const { tree } = generateApp(parseAppSpec(data.appWith(BLOCKS, [COURSE, SEAT, LIFT, BOILER])));
  expect(await checkTypes(tree)).toEqual([]);
  const app = await compileApp(tree);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    locale: "en-GB",
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await serveFiles(page, ORIGIN, app.files);
  await page.goto(ORIGIN);
  const courses = page.locator("#courses");
  const seats = page.locator("#seats");

  const seat = (dialog: ReturnType<Page["getByRole"]>) =>
    dialog
      .getByLabel("Course")
      .selectOption({ label: "Clay" })
      .then(() => {});
  await add(page, "seat", "Bo", seat);
  await expect.poll(() => courses.getByText("Full").count()).toBe(1);
  await add(page, "seat", "Cy", seat);
  await page.getByText("Cy is on the waiting list").waitFor();
  await expect.poll(() => seats.getByRole("listitem").filter({ hasText: "Cy" }).innerText()).toContain("waiting");
  // Ada steps back: Cy has a place, and one step takes both back.
  await seats.getByRole("button", { name: /Ada/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(() => seats.getByRole("listitem").filter({ hasText: "Cy" }).innerText()).not.toContain("waiting");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => seats.getByRole("listitem").filter({ hasText: "Cy" }).innerText()).toContain("waiting");

  // A fault needs a word about it, and the day takes two.
  const dialog = await add(page, "lift", "Second", async (form) => {
    await form.getByRole("switch", { name: "Fault" }).check();
  });
  await dialog.getByText("Fill this in").waitFor();
  await dialog.getByLabel("What is broken").fill("The strap");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  const third = await add(page, "lift", "Third", async () => {});
  await third.getByText("This is full.").waitFor();
  await third.getByRole("button", { name: "Cancel" }).click();

  // Accept and decline are two buttons; what was declined is closed.
  const lift = page.locator("#lifts").getByRole("listitem").filter({ hasText: "First lift" });
  await lift.getByRole("button", { name: "accepted" }).waitFor();
  await lift.getByRole("button", { name: "declined" }).click();
  await expect.poll(() => lift.getByRole("button", { name: "accepted" }).count()).toBe(0);
  await lift.getByRole("button", { name: /First lift/ }).click();
  await page.getByRole("menuitem").first().waitFor();
  expect(await page.getByRole("menuitem", { name: /Edit|Delete/ }).count()).toBe(0);
  await page.keyboard.press("Escape");

  const boiler = page.locator("#boilers").getByRole("listitem").filter({ hasText: "Mill Lane" });
  await boiler.getByRole("button", { name: /Done today/ }).click();
  await expect.poll(() => page.locator("#boilers").getByText("Later").count()).toBe(1);
  await expect.poll(() => boiler.innerText()).toContain("Today");
  expect(errors).toEqual([]);
  await context.close();
});
