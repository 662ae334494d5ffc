import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";
import { meanDifference, readVideo } from "./read-video.ts";
import { settled } from "./settled.ts";

const IDEA = "AI recipe finder";

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  product = await startProduct({}, { empty: true });
  browser = await launchChromium();
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    acceptDownloads: true,
  });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe("a newcomer", () => {
  it("is sent to sign up and comes back to where they wanted to go", async () => {
    await page.goto(`${product.url}/renders`);
    await page.waitForURL(/\/auth/);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Full Name").fill("Mara Quist");
    await page.getByLabel("E-mail").fill("mara@example.com");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Create account" }).click();
    expect(new URL(page.url()).pathname).toBe("/auth");
    await page.getByLabel("Password", { exact: true }).fill("Tall-Maple7 Quiet!River");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Account created! Redirecting to dashboard...").waitFor();
    await page.waitForURL(/\/(?:renders|dashboard)$/);
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("heading", { name: "No projects yet" }).waitFor();
  });

  it("is told when the idea is empty, too long or only blanks", async () => {
    const idea = page.getByLabel("What do you want to build?");
    for (const text of ["", "   "]) {
      await idea.fill(text);
      await page.getByRole("button", { name: "Make the app" }).click();
      await page.getByText("Please enter your idea first!").waitFor();
    }
    await idea.fill("x".repeat(2001));
    await page.getByRole("button", { name: "Make the app" }).click();
    await page.getByText("Please keep your idea under 2,000 characters.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  });

  it("types an idea and uses the app that comes of it", async () => {
    await page.getByLabel("What do you want to build?").fill(IDEA);
    await page.getByRole("button", { name: "Make the app" }).click();
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
    const app = page.frameLocator("iframe[title$=running]");
    await app.getByRole("heading", { level: 1 }).waitFor();
    await app.getByRole("link", { name: "Shopping" }).first().click();
    await app.getByRole("heading", { level: 1, name: "Shopping" }).waitFor();
    await app.getByRole("textbox", { name: /Shopping item/i }).fill("Saffron threads");
    await app.getByRole("button", { name: "Add", exact: true }).click();
    await app.getByText("Saffron threads").first().waitFor();
  });

  it("finds what was typed in the preview after a reload", async () => {
    await page.reload();
    const app = page.frameLocator("iframe[title$=running]");
    await app.getByRole("link", { name: "Shopping" }).first().click();
    await app.getByText("Saffron threads").first().waitFor();
  });

  it("keeps data in the app's own tab, on an origin of its own", async () => {
    const address = await page.getByRole("link", { name: "Open the app in its own tab" }).getAttribute("href");
    expect(new URL(address ?? "").hostname).toMatch(/^[a-z0-9-]+\.localhost$/);
    const tab = await context.newPage();
    await tab.goto(`${address}/shopping`);
    await tab.getByRole("textbox", { name: /Shopping item/i }).fill("Cardamom pods");
    await tab.getByRole("button", { name: "Add", exact: true }).click();
    await tab.getByText("Cardamom pods").first().waitFor();
    await tab.reload();
    await tab.getByText("Cardamom pods").first().waitFor();
    const policy = await tab.evaluate(async () => (await fetch("/")).headers.get("content-security-policy"));
    expect(policy).toContain("connect-src 'self'");
    await tab.close();
  });

  it("sees the app checked and filmed", async () => {
    await page.getByRole("tab", { name: "Checks" }).click();
    await page
      .getByText(/All \d+ checks passed|Checks passed/i)
      .first()
      .waitFor({ timeout: 200_000 });
    await page.getByRole("tab", { name: "Preview" }).click();
    await page.getByText("The app is being checked and filmed.").waitFor({ state: "hidden", timeout: 200_000 });
  });

  it("renders the trailer, is told so, and downloads a video that holds what it says", async () => {
    await page.getByRole("button", { name: "Render trailer" }).click();
    await page.getByText("Your video is being generated...").waitFor({ timeout: 30_000 });
    await page.getByText("Your video render completed successfully").waitFor({ timeout: 200_000 });
    await page.getByRole("button", { name: "View", exact: true }).first().click();
    await page.waitForURL(/\/renders$/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download MP4" }).click(),
    ]);
    const file = new Uint8Array(await readFile(await download.path()));
    const video = await readVideo(file);
    expect(video).toMatchObject({
      width: 720,
      height: 1280,
      videoCodec: "avc",
      audioCodec: "aac",
      isFastStart: true,
      frames: 300,
    });
    expect(Math.abs(video.durationMs - 10_000)).toBeLessThanOrEqual(50);
    expect(video.colour).toMatchObject({ primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false });

    // Something happens all along: pictures half a second apart differ, but for the end that holds.
    const moving = video.pictures
      .slice(1, -3)
      .filter((picture, index) => meanDifference(picture.rgb, video.pictures[index]?.rgb ?? picture.rgb) > 0.5);
    expect(moving.length).toBeGreaterThan(video.pictures.length * 0.6);

    // The poster is one of the video's own pictures, in the same colours.
    await page.getByRole("button", { name: "Poster, captions and more" }).click();
    const [poster] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: /^Poster/ }).click(),
    ]);
    const { width = 0, height = 0 } = video.pictures[0] ?? {};
    const still = new Uint8Array(
      await sharp(await poster.path())
        .resize(width, height, { kernel: "nearest" })
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
    // It may be of a moment at which everything moves: half a second before, another picture shows.
    const { pictures } = await readVideo(file, { every: 1 });
    expect(Math.min(...pictures.map((picture) => meanDifference(picture.rgb, still)))).toBeLessThan(12);
  });

  it("exports the source tree", async () => {
    await page.goto(`${product.url}/dashboard`);
    await page.locator("main a[href^='/projects/']").first().click();
    await page.waitForURL(/\/projects\//);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export ZIP" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const { unzipSync } = await import("fflate");
    const files = Object.keys(unzipSync(new Uint8Array(await readFile(await download.path()))));
    for (const name of ["package.json", "index.html", "src/main.tsx", "README.md"])
      expect(files.some((path) => path.endsWith(`/${name}`))).toBe(true);
  });

  it.each(["light", "dark"] as const)(
    "finds every screen accessible and no wider than a phone, %s",
    async (colorScheme) => {
      const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
      const { pathname } = new URL(page.url());
      const visitor = await browser.newContext({
        colorScheme,
        locale: "en-US",
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      const member = await browser.newContext({
        colorScheme,
        locale: "en-US",
        reducedMotion: "reduce",
        bypassCSP: true,
        storageState: await context.storageState(),
      });
      const visits: [BrowserContext, string][] = [
        ...["/", "/auth", "/terms", "/nowhere"].map((path): [BrowserContext, string] => [visitor, path]),
        ...["/dashboard", "/templates", "/transform", "/renders", pathname].map((path): [BrowserContext, string] => [
          member,
          path,
        ]),
      ];
      const found: string[] = [];
      for (const [who, path] of visits) {
        const tab = await who.newPage();
        for (const viewport of [
          { width: 360, height: 780 },
          { width: 1440, height: 900 },
        ]) {
          await tab.setViewportSize(viewport);
          await tab.goto(product.url + path);
          await tab.locator("h1").first().waitFor({ state: "attached" });
          // A page may talk to the server all along: it is there once nothing of it is still loading.
          await settled(tab);
          const overflow = await tab.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) found.push(`${path} at ${viewport.width} px is ${overflow} px too wide`);
          await tab.evaluate(axe);
          const violations = await tab.evaluate(async () => {
            type Axe = {
              run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
            };
            const { violations: all } = await (globalThis as unknown as { axe: Axe }).axe.run({
              runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
              iframes: false,
            });
            return all.map(({ id, nodes }) => `${id} ${String(nodes[0]?.target[0])}`);
          });
          found.push(...violations.map((violation) => `${path} at ${viewport.width} px: ${violation}`));
        }
        await tab.close();
      }
      await visitor.close();
      await member.close();
      expect(found).toEqual([]);
    },
  );

  it("never saw the page throw", () => {
    expect(complaints).toEqual([]);
  });
});
