import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { box, generate, moves, taken, trailer } from "./landing-page.ts";
import { sharedBrowser, sharedServer } from "./shared.ts";

const PASSWORD = "Tall-Maple7 Quiet!River";

let product: Awaited<ReturnType<typeof sharedServer>>;
let browser: Browser;
let context: BrowserContext;
let complaints: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedServer({ worker: false }), sharedBrowser()]);
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US", ...options });
  context.setDefaultTimeout(30_000);
  complaints = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // React says so when the prerendered page and the script's differ.
    if (/hydrat/i.test(message.text())) complaints.push(message.text());
  });
  return page;
}

async function land(options: BrowserContextOptions = {}, path = "/"): Promise<Page> {
  const page = await open(options);
  await page.goto(product.url + path);
  await taken(page);
  return page;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Full Name").fill("Mara Quist");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
}

describe("the hero", () => {
  it("says what the product does and leads to /transform and /templates", async () => {
    const page = await land();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(title?.replace(/\s+/g, " ").trim()).toBe(
      "Say Hey and build functional web apps with viral video trailers in minutes",
    );
    for (const [name, path] of [
      ["Transform Your Idea", "/transform"],
      ["View Templates", "/templates"],
    ] as const) {
      const button = page.getByRole("link", { name, exact: true });
      expect(await button.getAttribute("href")).toBe(path);
      await button.click();
      await page.waitForURL((url) => url.pathname === "/auth" && url.searchParams.get("next") === path);
      await page.goBack();
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
  });

  it("is there before any script runs, and its links lead on without one", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(product.url);
    await page.getByRole("heading", { level: 1, name: /^Say Hey/ }).waitFor();
    await page.getByRole("heading", { name: "Popular templates" }).waitFor();
    expect(await page.getByRole("link", { name: "View Templates" }).getAttribute("href")).toBe("/templates");
  });

  it("plays its trailer live once somebody is there, and stops when asked to", async () => {
    const page = await land();
    await page.mouse.move(300, 300);
    const live = page.getByRole("img", { name: /made from “AI recipe finder”/ });
    await live.waitFor();
    await expect.poll(() => moves(live)).toBe(true);
    await page.getByRole("button", { name: "Pause the trailer" }).click();
    await expect.poll(() => moves(live)).toBe(false);
  });
});

describe("the idea box", () => {
  it("is filled by each of the three suggestion chips", async () => {
    const page = await land();
    const chips = page.getByRole("group", { name: "Suggestions" }).getByRole("button");
    const ideas = ["AI recipe finder", "NFT marketplace for artists", "Social meditation app"];
    await expect.poll(() => chips.allTextContents()).toEqual(ideas);
    for (const idea of ideas) {
      await page.getByRole("button", { name: idea, exact: true }).click();
      await expect.poll(() => box(page).inputValue()).toBe(idea);
    }
  });

  it.each(["", "   ", "\u00a0\u200b"])("asks for an idea when there is none: %j", async (text) => {
    const page = await land();
    await box(page).fill(text);
    await generate(page).click();
    await page.getByText("Please enter your idea first!").waitFor();
    expect(await page.getByText("Generating your viral app...").count()).toBe(0);
    await expect.poll(() => generate(page).isEnabled()).toBe(true);
  });

  it("refuses more than 2,000 characters in words", async () => {
    const page = await land();
    await box(page).fill("x".repeat(10_000));
    await generate(page).click();
    await page.getByText("Please keep your idea under 2,000 characters.").waitFor();
  });

  it("shows a still with a play button when motion is unwelcome", async () => {
    const page = await land({ reducedMotion: "reduce" });
    await box(page).fill("Social meditation app");
    await generate(page).click();
    const play = page.getByRole("button", { name: /^Play: Trailer of/ });
    await play.waitFor();
    // It would go on and on, so a change of its size alone, as the page comes to rest, is told apart.
    await expect.poll(() => moves(trailer(page))).toBe(false);
    await play.click();
    await expect.poll(() => moves(trailer(page))).toBe(true);
  });

  it.each(["🦊🦊🦊", "متتبع العادات للأصدقاء", "y".repeat(2000), "<b>Bold</b> & brave"])(
    "makes a trailer of whatever the idea is: %s",
    async (idea) => {
      const page = await land();
      await box(page).fill(idea);
      await generate(page).click();
      await trailer(page).waitFor();
      await page.getByRole("button", { name: "Make it mine" }).waitFor();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow).toBe(0);
    },
  );

  it("still lets the idea be taken along when the planner cannot start", async () => {
    const page = await land();
    await page.route("**/plan-idea.worker*", (route) => route.abort());
    await box(page).fill("AI recipe finder");
    await generate(page).click();
    await page.getByText("Your app is ready! 🎉").waitFor();
    await page.getByText("This browser can't play the trailer here", { exact: false }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Make it mine" }).isEnabled()).toBe(true);
  });

  it("remembers Enter and chips that came before the script, and generates once it is there", async () => {
    const page = await open();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: "commit" });
    await page.getByRole("button", { name: "NFT marketplace for artists" }).click();
    await expect.poll(() => box(page).inputValue()).toBe("NFT marketplace for artists");
    await box(page).fill("Social meditation app");
    await box(page).press("Enter");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["early"])).toBe("sent");
    expect(new URL(page.url()).search).toBe("");
    release();
    await page.getByText("Your app is ready! 🎉").waitFor();
    await trailer(page).waitFor();
    expect(await box(page).inputValue()).toBe("Social meditation app");
  });

  it("generates from an idea that came in the address, once", async () => {
    const page = await land({}, "/?idea=Social+meditation+app");
    await page.getByText("Your app is ready! 🎉").waitFor();
    await trailer(page).waitFor();
    expect(await box(page).inputValue()).toBe("Social meditation app");
    expect(new URL(page.url()).search).toBe("");
  });
});

describe("Make it mine", () => {
  it("carries the idea through sign-up into exactly one project, whatever is pressed twice or reloaded", async () => {
    const page = await land();
    await box(page).fill("Social meditation app");
    await generate(page).click();
    await page.getByRole("button", { name: "Make it mine" }).dblclick();
    await page.waitForURL(/\/auth/);
    await page.getByText("Social meditation app").waitFor();
    await signUp(page, "mine@example.com");
    await page.waitForURL(/\/dashboard$|\/projects\//);
    await page.reload();
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
    await page.frameLocator("iframe[title$=running]").getByRole("heading", { level: 1 }).waitFor();

    // Signed in already, the next idea needs no form.
    await page.goto(product.url);
    await taken(page);
    await box(page).fill("AI recipe finder");
    await generate(page).click();
    await page.getByRole("button", { name: "Make it mine" }).click();
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
    await page.goto(`${product.url}/dashboard`);
    const cards = page.getByRole("region", { name: "Your projects" }).locator("a[href^='/projects/']");
    await cards.first().waitFor();
    const links = () => cards.evaluateAll((found) => new Set(found.map((link) => link.getAttribute("href"))).size);
    await expect.poll(links).toBe(2);
  });
});

describe("features and templates", () => {
  it("names the four features", async () => {
    const page = await land();
    const names = await page.getByRole("heading", { level: 3 }).allTextContents();
    expect(names.slice(0, 4).map((name) => name.toLowerCase())).toEqual([
      "instant app generation",
      "viral trailer creator",
      "drag and drop customizer",
      "ai-powered templates",
    ]);
    await page.getByText("6-15 second trailers", { exact: false }).waitFor();
    const customizer = page.getByRole("listitem").filter({ hasText: /drag and drop customizer/i });
    await customizer.getByText("Drag blocks", { exact: false }).waitFor();
  });

  it("shows the four popular templates with category, hashtags and gradient, and plays one at a time", async () => {
    const page = await land();
    const cards = page.getByRole("region", { name: "Popular templates" }).getByRole("article");
    const expected = [
      ["Dating App", "Social"],
      ["Fitness Challenge", "Health"],
      ["NFT Marketplace", "Web3"],
      ["Recipe Finder", "Lifestyle"],
    ] as const;
    await expect.poll(() => cards.count()).toBe(4);
    for (const [index, [name, category]] of expected.entries()) {
      const card = cards.nth(index);
      await card.getByRole("heading", { name, exact: true }).waitFor();
      await card.getByText(category, { exact: true }).waitFor();
      expect((await card.textContent())?.match(/#\w+/g)?.length).toBeGreaterThanOrEqual(3);
      expect(await card.locator("div").first().getAttribute("style")).toContain("linear-gradient");
      await card.scrollIntoViewIfNeeded();
      await card.hover();
      const live = card.getByRole("img", { name: `Trailer of ${name}` });
      await live.waitFor();
      await expect.poll(() => moves(live)).toBe(true);
      await expect.poll(() => page.getByRole("img", { name: /^Trailer of/ }).count()).toBeLessThanOrEqual(2);
    }
  });
});
