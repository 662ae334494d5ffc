import puppeteer, { type Browser, type Frame, type Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFirefox } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

// No package brings Firefox, so this runs where one is installed and says so where none is.
const firefox = findFirefox();
if (firefox === null)
  console.warn("Firefox is not installed: storage in Firefox is not tested here. Set FIREFOX_PATH to test it.");

let product: Product;
let browser: Browser;

describe.runIf(firefox !== null)("in Firefox", () => {
  beforeAll(async () => {
    product = await startProduct();
    browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox ?? "", headless: true });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it("keeps what is typed into the preview, and into the app's own tab, over a reload", async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(`${product.url}/auth`);
    await page.locator("::-p-aria([name='Sign Up'][role='tab'])").click();
    await page.locator("input[name=name]").fill("Mara Quist");
    await page.locator("form input[name=email]").fill("mara.fox@example.com");
    await page.locator("form input[name=password]").fill("Tall-Maple7 Quiet!River");
    await page.locator("::-p-text(Create account)").click();
    await page.locator("#idea").fill("AI recipe finder");
    await page.locator("::-p-text(Make the app)").click();

    await addItem(await appFrame(page), "Saffron threads");
    await page.reload();
    const again = await appFrame(page);
    await openShopping(again);
    await again.waitForSelector("::-p-text(Saffron threads)", { timeout: 30_000 });

    const tab = await browser.newPage();
    await tab.goto(new URL(again.url()).origin);
    await addItem(tab.mainFrame(), "Cardamom pods");
    await tab.reload();
    await tab.waitForSelector("::-p-text(Cardamom pods)", { timeout: 30_000 });
    expect(await tab.evaluate(() => location.hostname)).toMatch(/\.localhost$/);
  });
});

/** The running app inside the project page. */
async function appFrame(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector("iframe[title$=running]", { timeout: 30_000 });
  const frame = await handle?.contentFrame();
  if (frame === null || frame === undefined) throw new Error("the preview has no frame");
  await frame.waitForSelector("h1", { timeout: 30_000 });
  return frame;
}

async function openShopping(frame: Frame): Promise<void> {
  await frame.waitForSelector("a[href='/shopping']");
  // The app has one navigation for phones and one for wide screens; the visible one is used.
  await frame.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>("a[href='/shopping']")];
    links.find((link) => link.offsetParent !== null || link.getClientRects().length > 0)?.click();
  });
  await frame.waitForSelector("input[aria-label*='hopping item']", { timeout: 30_000 });
}

async function addItem(frame: Frame, name: string): Promise<void> {
  await openShopping(frame);
  await frame.locator("input[aria-label*='hopping item']").fill(name);
  await frame.evaluate(() => document.querySelector<HTMLElement>("form button[type=submit]")?.click());
  await frame.waitForSelector(`::-p-text(${name})`, { timeout: 30_000 });
}
