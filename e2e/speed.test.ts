import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openAuth } from "./auth-screen.ts";
import { launchChromium } from "./browser.ts";
import { BACK_END, box, generate, moves, taken, trailer } from "./landing-page.ts";
import { startProduct, type Product } from "./product.ts";

// What is measured in time: nothing else may run beside it.

let product: Product;
let browser: Browser;
let context: BrowserContext;
let complaints: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({}, { ownDatabase: true }), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
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
  return page;
}

async function land(): Promise<Page> {
  const page = await open();
  await page.goto(product.url);
  await taken(page);
  return page;
}

describe("the idea box", () => {
  it("generates on Enter: 2,000 ms, both toasts, disabled meanwhile, no back-end call, then the trailer plays", async () => {
    const calls: string[] = [];
    const took: number[] = [];
    let page: Page;
    // Other work of the machine may hold a single run up, never make it quicker.
    do {
      await context?.close();
      page = await land();
      took.push(await timeGenerate(page, calls));
      expect(took.at(-1)).toBeGreaterThan(1990);
    } while (took.length < 4 && !took.some((ms) => ms < 2900));
    expect(Math.min(...took)).toBeLessThan(2900);

    await page.getByText("Fridgewise", { exact: false }).first().waitFor();
    await trailer(page).waitFor();
    await expect.poll(() => moves(trailer(page))).toBe(true);
    await expect.poll(() => page.getByRole("button", { name: "Sound" }).getAttribute("aria-pressed")).toBe("false");
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await expect.poll(() => moves(trailer(page))).toBe(false);
    await expect.poll(() => generate(page).isEnabled()).toBe(true);
    expect(calls).toEqual([]);
  });

  /** Has a trailer made and answers how long that took, ms, by the page's own clock. What the page asks the back end goes into `calls`. */
  async function timeGenerate(page: Page, calls: string[]): Promise<number> {
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (request.method() !== "GET" || origin !== product.url || BACK_END.test(pathname)) calls.push(request.url());
    });
    const [begun, ready] = ["Generating your viral app...", "Your app is ready! 🎉"] as const;
    await page.evaluate(() => {
      const times: Record<string, number> = {};
      Object.assign(globalThis, { times });
      // From the press: a busy page shows the first toast late, which would make the wait look short.
      addEventListener("keydown", () => (times["pressed"] ??= performance.now()), { capture: true });
      new MutationObserver(() => {
        const text = document.body.textContent ?? "";
        // It lasts for two seconds only: seen when it is there, however late one asks.
        const button = [...document.querySelectorAll("button")].find(
          ({ textContent }) => textContent.trim() === "Generate",
        );
        if (times["Generating your viral app..."] !== undefined && button?.disabled === true)
          times["disabled"] ??= performance.now();
        for (const words of ["Generating your viral app...", "Your app is ready! 🎉"])
          if (text.includes(words)) times[words] ??= performance.now();
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    });
    const planning = page.waitForEvent("worker", (worker) => worker.url().includes("plan-idea.worker"));
    await page.getByRole("button", { name: "AI recipe finder", exact: true }).click();
    await box(page).press("Enter");
    // A second Enter while it is pending changes nothing.
    await box(page).press("Enter");
    const times = () => page.evaluate(() => (globalThis as unknown as { times: Record<string, number> }).times);
    await expect.poll(times).toHaveProperty([ready]);
    await planning;
    const { pressed = 0, [begun]: told, [ready]: to = 0, disabled } = await times();
    expect(told).toBeLessThan(to);
    expect(disabled).toBeLessThan(to);
    await expect.poll(() => page.getByText(begun).count()).toBeLessThanOrEqual(1);
    return to - pressed;
  }

  it("never holds the page up while one types", async () => {
    const page = await land();
    await page.evaluate(() => {
      const long: number[] = [];
      Object.assign(globalThis, { long });
      new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
    });
    const worst: number[] = [];
    // Other work of the machine disturbs single runs: a task of our own would be long in every one.
    while (worst.length < 4 && !worst.some((duration) => duration <= 100)) {
      await page.evaluate(() => (globalThis as unknown as { long: number[] }).long.splice(0));
      await box(page).fill("");
      await box(page).pressSequentially("A swap shelf for our street, who has a ladder and who needs one", {
        delay: 15,
      });
      const long = await page.evaluate(() => (globalThis as unknown as { long: number[] }).long);
      worst.push(Math.max(0, ...long));
    }
    expect(Math.min(...worst)).toBeLessThanOrEqual(100);
  });
});

describe("the strength of a password", () => {
  it("never holds up typing, also with 5,000 pasted characters, and too long a password is told at once", async () => {
    const page = await open();
    await openAuth(page, `${product.url}/auth?tab=sign-up`);
    const input = page.getByLabel("Password", { exact: true });
    await input.fill("password");
    await page.getByText("Password strength: Very Weak.").waitFor({ state: "attached" });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Reflect.set(window, "longTasks", tasks);
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
    });
    const worst: number[] = [];
    // Other work of the machine disturbs single runs: a task of our own would be long in every one.
    for (let run = 0; run < 4; run += 1) {
      await page.evaluate(() => (Reflect.get(window, "longTasks") as number[]).splice(0));
      await input.fill("");
      await input.pressSequentially("kX7#qv");
      await page.evaluate((text) => {
        const field = document.querySelector<HTMLInputElement>("input[name=password]");
        field?.focus();
        document.execCommand("insertText", false, text);
      }, "Aa9! lorem-Ipsum".repeat(313));
      expect((await input.inputValue()).length).toBeGreaterThan(5000);
      await page.getByText("Password strength: Very Strong.").waitFor({ state: "attached" });
      await page.getByText("Use at most 72 characters in your password.").waitFor();
      worst.push(Math.max(0, ...(await page.evaluate(() => Reflect.get(window, "longTasks") as number[]))));
    }
    expect(Math.min(...worst)).toBeLessThan(100);
  });
});

describe("the first load", () => {
  it("fetches under 150 kB of gzipped JavaScript and asks the back end nothing before somebody does something", async () => {
    const page = await open();
    const scripts = new Map<string, Promise<number>>();
    const calls: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (BACK_END.test(pathname)) calls.push(pathname);
      if (pathname.endsWith(".js"))
        scripts.set(
          pathname,
          response.body().then((body) => gzipSync(body, { level: 6 }).length),
        );
    });
    await page.goto(product.url, { waitUntil: "networkidle" });
    await taken(page);
    await page.waitForTimeout(3000);
    const bytes = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(150_000);
    expect([...scripts.keys()].filter((path) => /worker|live-trailer/.test(path))).toEqual([]);
    expect(calls).toEqual([]);
  });

  it("takes an idea and Enter within 5 s on a line of 200 KB/s, also where Enter came before the script", async () => {
    for (const early of [false, true]) {
      // A busy machine slows any one load down, so the best of a few is asked for.
      const took: number[] = [];
      while (took.length < 3 && !took.some((ms) => ms < 5000)) {
        await context?.close();
        const page = await open();
        const cdp = await context.newCDPSession(page);
        await cdp.send("Network.enable");
        await cdp.send("Network.emulateNetworkConditions", {
          offline: false,
          latency: 100,
          downloadThroughput: 200 * 1024,
          uploadThroughput: 100 * 1024,
        });
        await page.goto(product.url, { waitUntil: "commit" });
        if (!early) await taken(page);
        await box(page).fill("A swap shelf for our street");
        await box(page).press("Enter");
        await page.getByText("Generating your viral app...").waitFor();
        took.push(await page.evaluate(() => performance.now()));
        await page.getByText("Your app is ready! 🎉").waitFor();
      }
      expect(Math.min(...took)).toBeLessThan(5000);
    }
  });

  /**
   * How much slower this machine has to get, at this moment, to be as slow as the phone that is meant: four times slower than
   * two quiet cores, where this work takes 65 ms. A busy machine is some of that already.
   */
  async function rateOfPhone(page: Page, cdp: CDPSession): Promise<number> {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const work = (): Promise<number> =>
      page.evaluate(() => {
        const begun = performance.now();
        const rows = Array.from({ length: 60_000 }, (_, index) => ({
          id: (index * 7919) % 10_007,
          text: String(index),
        }));
        rows.sort((a, b) => a.id - b.id || (a.text < b.text ? -1 : 1));
        JSON.parse(JSON.stringify(rows));
        return performance.now() - begun;
      });
    await work();
    return Math.min(4, Math.max(1, (4 * 65) / Math.min(await work(), await work())));
  }

  it("paints its largest part within 1.5 s on a slow phone and line, and stands still", async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 });
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await page.addInitScript(() => {
      const seen = { paint: 0, shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.paint = entry.startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
    // A busy machine slows any one load down, so the best of a few is asked for.
    const paints: number[] = [];
    let shift = 0;
    while (paints.length < 4 && !paints.some((paint) => paint < 1500)) {
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: await rateOfPhone(page, cdp) });
      await page.goto(product.url, { waitUntil: "load" });
      await taken(page);
      await page.waitForTimeout(1500);
      const seen = await page.evaluate(
        () => (globalThis as unknown as { seen: { paint: number; shift: number } }).seen,
      );
      paints.push(seen.paint);
      shift = Math.max(shift, seen.shift);
    }
    expect(Math.min(...paints)).toBeGreaterThan(0);
    expect(Math.min(...paints)).toBeLessThan(1500);
    expect(shift).toBeLessThan(0.1);
  });
});
