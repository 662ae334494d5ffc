import { parseAppSpec, type AppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appWith } from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const named = { id: "name", name: "Name", type: "text", required: true } as const;
const OFFER: Entity = {
  id: "offer",
  name: "Service",
  plural: "Services",
  icon: "hammer",
  titleField: "name",
  fields: [
    named,
    { id: "about", name: "About", type: "longText" },
    { id: "price", name: "Price", type: "money", unit: "GBP" },
    { id: "before", name: "Before", type: "image" },
    { id: "after", name: "After", type: "image" },
  ],
  rows: [
    {
      id: "o1",
      name: "Slate roof",
      about: "Stripped, battened, slated.",
      price: 900,
      before: "art:house",
      after: "art:roof",
    },
    { id: "o2", name: "Lead valley", about: "Welded on site.", before: "art:house", after: "art:roof" },
  ],
};
const ENQUIRY: Entity = {
  id: "enquiry",
  name: "Enquiry",
  plural: "Enquiries",
  icon: "mail",
  titleField: "name",
  fields: [named, { id: "email", name: "Email", type: "email" }, { id: "text", name: "Message", type: "longText" }],
  rows: [],
};
const SUBSCRIBER: Entity = {
  id: "subscriber",
  name: "Subscriber",
  plural: "Subscribers",
  icon: "mail",
  titleField: "email",
  fields: [{ id: "email", name: "Email", type: "email", required: true }],
  rows: [],
};
const PARTNER: Entity = {
  id: "partner",
  name: "Partner",
  plural: "Partners",
  icon: "handshake",
  titleField: "name",
  fields: [named],
  rows: [],
};
const CTA = { label: "Ask for a quote", page: "home", part: "Contact" };
const BLOCKS: Block[] = [
  {
    kind: "hero",
    id: "opening",
    layout: "form",
    title: "Roofers since 1987",
    headline: "Dry before the next rain",
    body: "Slate, tile and lead.",
    cta: CTA,
    second: { label: "Our work", page: "home", part: "Work" },
    formEntity: "enquiry",
    formFields: ["name", "email"],
    submitLabel: "Call me",
    thanks: "We will call you.",
  },
  {
    kind: "services",
    id: "services",
    title: "What we do",
    menu: "Services",
    entity: "offer",
    media: "art",
    bodyField: "about",
    priceField: "price",
    cta: CTA,
  },
  {
    kind: "beforeAfter",
    id: "work",
    title: "Our work",
    menu: "Work",
    entity: "offer",
    beforeField: "before",
    afterField: "after",
  },
  { kind: "gallery", id: "gallery", title: "Pictures", entity: "offer", imageField: "after" },
  { kind: "logos", id: "logos", title: "Who trusts us", entity: "partner" },
  {
    kind: "newsletter",
    id: "news",
    title: "Once a month",
    entity: "subscriber",
    emailField: "email",
    submitLabel: "Subscribe",
    thanks: "You are on the list.",
  },
  {
    kind: "form",
    id: "contact",
    title: "Write to us",
    menu: "Contact",
    entity: "enquiry",
    fields: ["name", "text"],
    submitLabel: "Send",
  },
];

function site(): AppSpec {
  const spec = appWith(BLOCKS, [OFFER, ENQUIRY, SUBSCRIBER, PARTNER]) as AppSpec;
  const [home] = spec.pages;
  if (home === undefined) throw new Error("the fixture has no page");
  home.id = "home";
  const text = (id: string, path: string, title: string, more: Partial<AppSpec["pages"][number]> = {}) => ({
    id,
    path,
    title,
    icon: "file-text",
    nav: true,
    blocks: [{ kind: "richText" as const, id: `${id}Text`, body: "To read." }],
    ...more,
  });
  return parseAppSpec({
    ...spec,
    pages: [
      home,
      text("roofs", "/roofs", "Roofs"),
      text("slate", "/roofs/slate", "Slate roofs"),
      text("privacy", "/privacy", "Privacy", { nav: false, legal: true }),
    ],
    footer: {
      about: "Slate and lead.",
      address: "4 Harbor Lane",
      phone: "+44 117 496 0123",
      email: "hello@example.com",
      hours: [{ days: "Monday – Friday", times: "8:00 – 17:00" }],
    },
  });
}

describe("a site", () => {
  let browser: Browser;
  let files: Record<string, Uint8Array>;

  beforeAll(async () => {
    const { tree } = generateApp(site());
    expect(await checkTypes(tree)).toEqual([]);
    files = (await compileApp(tree)).files;
    browser = await launchBrowser();
  }, 120_000);
  afterAll(() => browser.close());

  const open = async (width: number, path = "/"): Promise<Page> => {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      serviceWorkers: "block",
      reducedMotion: "reduce",
    });
    await serveFiles(page, ORIGIN, files);
    await page.goto(`${ORIGIN}${path}`);
    await page.locator("main h1").first().waitFor();
    return page;
  };

  it("takes visitors to a named part of the page, clear of the bar, and the keyboard with them", async () => {
    const page = await open(1280);
    await page.getByRole("navigation", { name: "Pages", exact: true }).getByRole("link", { name: "Work" }).click();
    await page.waitForURL(`${ORIGIN}/#work-2`);
    const part = page.locator("#work-2");
    await expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true);
    const bar = await page.locator("header").evaluate((element) => element.getBoundingClientRect().bottom);
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bar);
    await page.close();
  });

  it("shows in its menu what fits at every width, and all of it behind the button", async () => {
    const page = await open(1280);
    for (const width of [1280, 700, 500, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const nav = document.querySelector(".site-nav")?.getBoundingClientRect();
            const shown = [...document.querySelectorAll(".site-places > li:not(.site-place-hidden)")];
            return shown.every((place) => place.getBoundingClientRect().right <= (nav?.right ?? 0) + 13);
          }),
        )
        .toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    const list = page.getByRole("dialog", { name: "Menu" });
    expect(await list.getByRole("link").allTextContents()).toEqual([
      "Services",
      "Work",
      "Contact",
      "Roofs",
      "Slate roofs",
    ]);
    await list.getByRole("link", { name: "Slate roofs" }).click();
    await page.getByRole("heading", { name: "Slate roofs" }).waitFor();
    const trail = page.getByRole("navigation", { name: "You are here" });
    await trail.getByRole("link", { name: "Roofs" }).click();
    await page.waitForURL(`${ORIGIN}/roofs`);
    await page.close();
  });

  it("opens the pages under a page from the bar, and closes them on Escape", async () => {
    const page = await open(1280);
    const button = page.getByRole("button", { name: "Pages under Roofs" });
    await button.click();
    await page
      .getByRole("navigation", { name: "Pages", exact: true })
      .getByRole("link", { name: "Slate roofs" })
      .waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await page.close();
  });

  it("asks in its opening, and thanks", async () => {
    const page = await open(390);
    const opening = page.getByRole("region", { name: "Dry before the next rain" });
    await opening.getByRole("textbox", { name: "Name" }).fill("Amara Osei");
    await opening.getByRole("button", { name: "Call me" }).click();
    await opening.getByText("We will call you.").waitFor();
    await page.close();
  });

  it("offers services with their price and a way to ask, and nothing to change them by", async () => {
    const page = await open(1280);
    const services = page.getByRole("region", { name: "What we do" });
    await services.getByText("£900").waitFor();
    await services.getByText("Price on request").waitFor();
    expect(await services.getByRole("button").count()).toBe(0);
    await services.getByRole("link", { name: "Ask for a quote: Slate roof" }).click();
    await page.waitForURL(`${ORIGIN}/#contact-2`);
    await page.close();
  });

  it("compares two pictures by keys", async () => {
    const page = await open(1280);
    const handle = page.getByRole("slider", { name: "Slate roof: before and after" });
    expect(await handle.getAttribute("aria-valuetext")).toBe("50 % after");
    await handle.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => handle.getAttribute("aria-valuetext")).toBe("51 % after");
    await page.keyboard.press("End");
    await expect.poll(() => handle.getAttribute("aria-valuetext")).toBe("0 % after");
    await page.close();
  });

  it("shows pictures over the whole window, one after the other by arrow keys", async () => {
    const page = await open(1280);
    await page.getByRole("region", { name: "Pictures" }).getByRole("button", { name: "Slate roof" }).click();
    await page.getByText("Picture 1 of 2").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog", { name: "Lead valley" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText("Picture 1 of 2").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.close();
  });

  it("takes an address once, and says what is wrong with one that is none", async () => {
    const page = await open(390);
    const news = page.getByRole("region", { name: "Once a month" });
    const address = news.getByRole("textbox", { name: "Email" });
    await address.fill("amara");
    await news.getByRole("button", { name: "Subscribe" }).click();
    await news.getByRole("alert").filter({ hasText: "name@example.com" }).waitFor();
    await address.fill("amara@example.com");
    await news.getByRole("button", { name: "Subscribe" }).click();
    await news.getByText("You are on the list.").waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Roofs", exact: true }).click();
    await page.getByRole("heading", { name: "Roofs", level: 1 }).waitFor();
    await page.goBack();
    await address.fill("AMARA@example.com");
    await news.getByRole("button", { name: "Subscribe" }).click();
    await news.getByRole("alert").filter({ hasText: "already on the list" }).waitFor();
    await page.close();
  });

  it("shows visitors nothing of logos that nobody entered", async () => {
    const page = await open(1280);
    await page.getByRole("region", { name: "What we do" }).waitFor();
    expect(await page.getByText("Who trusts us").count()).toBe(0);
    await page.close();
  });

  it("says at the foot of every page who it is and how to reach them", async () => {
    const page = await open(390, "/roofs");
    const foot = page.getByRole("contentinfo");
    expect(await foot.getByRole("link", { name: "Call +44 117 496 0123" }).getAttribute("href")).toBe(
      "tel:+441174960123",
    );
    expect(await foot.getByRole("link", { name: "hello@example.com" }).getAttribute("href")).toBe(
      "mailto:hello@example.com",
    );
    await foot.getByText("8:00 – 17:00").waitFor();
    await foot.getByRole("link", { name: "Privacy" }).click();
    await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
    await page.close();
  });
});
