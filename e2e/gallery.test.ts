import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { encode } from "uqr";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertRender } from "../apps/server/src/testing/insert-render.ts";
import type { TestPlatform, TestUser } from "../apps/server/src/testing/start-test-platform.ts";
import { callOf, IDEA, modulesOf, playing, signIn, started, trailerOf } from "./gallery-parts.ts";
import { settled } from "./settled.ts";
import { sharedBrowser, startOwnServer } from "./shared.ts";
import { holdToast, undoOf } from "./toast.ts";

const SEED = 5;
const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const UUID = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";

let server: TestPlatform;
let browser: Browser;
let ada: TestUser;
let bo: TestUser;
let owner: BrowserContext;
let visitor: BrowserContext;
let page: Page;
let projectId: string;
let link: string;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

const call = <T>(user: TestUser, name: string, input: unknown): Promise<T> => callOf<T>(server.url, user, name, input);

async function newContext(options: Parameters<Browser["newContext"]>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", ...options });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  context.on("page", (tab) => tab.on("pageerror", (error) => complaints.push(error.message)));
  return context;
}

beforeAll(async () => {
  // Everybody sees the same gallery.
  [server, browser] = await Promise.all([startOwnServer({ worker: false }), sharedBrowser()]);
  ada = await server.signUp("Ada Lovelace");
  bo = await server.signUp("Bo Nakamura");
  const trailer = await trailerOf(SEED);
  projectId = (await call<{ projectId: string }>(ada, "project-create", { idea: IDEA, seed: SEED })).projectId;
  await insertRender(server, ada.id, projectId, trailer);
  const second = await call<{ projectId: string }>(bo, "project-create", { idea: "Chess club ladder", seed: SEED });
  await insertRender(server, bo.id, second.projectId, trailer);
  const { suggestion } = await call<{ suggestion: object }>(bo, "publication-get", { projectId: second.projectId });
  await call(bo, "publication-publish", { projectId: second.projectId, listed: true, ...suggestion });
  owner = await newContext({ permissions: ["clipboard-read", "clipboard-write"], acceptDownloads: true });
  // Under its own name the browser of tests is a bot, which nobody counts.
  visitor = await newContext({ userAgent: PERSON });
  page = await owner.newPage();
});

afterAll(async () => {
  for (const context of contexts) await context.close();
  await server?.close();
});

describe("an app goes public", () => {
  it("offers to publish where somebody wants to share what only they can open", async () => {
    await page.goto(`${server.url}/projects/${projectId}`);
    await page.waitForURL(/\/auth/);
    await signIn(page, ada);
    await page.waitForURL(new RegExp(`/projects/${projectId}$`));
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await dialog.getByText("Only you can open this project.").waitFor();
    await dialog.getByRole("link", { name: "Download MP4" }).waitFor();
    await dialog.getByRole("button", { name: "Render 16:9" }).waitFor();
    await dialog.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("dialog", { name: "Publish" }).waitFor();
  });

  it("refuses a reserved address while it is typed, and publishes under a free one", async () => {
    const dialog = page.getByRole("dialog", { name: "Publish" });
    const address = dialog.getByLabel("Address");
    await address.fill("admin");
    await dialog.getByText("This address is reserved.").waitFor();
    await expect.poll(() => dialog.getByRole("button", { name: "Publish" }).isDisabled()).toBe(true);
    await address.fill("larder-of-ada");
    await dialog.getByLabel("Title").fill("Larder");
    await dialog.getByText("This address is reserved.").waitFor({ state: "hidden" });
    await dialog.getByRole("button", { name: "Publish" }).click();
    const done = page.getByRole("dialog", { name: "Your app is live" });
    await expect
      .poll(() => done.getByLabel("Link").inputValue())
      .toMatch(new RegExp(`^${server.url}/gallery/${UUID}$`));
    link = await done.getByLabel("Link").inputValue();
    await done.getByRole("link", { name: /larder-of-ada\.localhost/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Published" }).waitFor();
  });
});

describe("a visitor", () => {
  it("finds it in the gallery; pointing at a card plays its trailer, silently and one at a time", async () => {
    const tab = await visitor.newPage();
    await tab.goto(`${server.url}/gallery`);
    const cards = tab.getByRole("article");
    await tab.getByRole("link", { name: "Larder" }).waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    expect(await playing(tab)).toBe(0);
    for (const card of await cards.all()) {
      await card.hover();
      const video = card.locator("video");
      await video.evaluate(
        (element: HTMLVideoElement) =>
          new Promise((resolve) => element.addEventListener("timeupdate", resolve, { once: true })),
      );
      expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
      await expect.poll(() => playing(tab)).toBe(1);
    }
    await tab.getByRole("searchbox", { name: "Search the gallery" }).fill("nothing like this");
    await tab.getByRole("heading", { name: "No results" }).waitFor();
    await tab.getByRole("button", { name: "Show everything" }).click();
    await tab.getByRole("link", { name: "Larder" }).waitFor();
    await tab.close();
  });

  it("sees on a phone one trailer play at a time, the one in view", async () => {
    const phone = await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const tab = await phone.newPage();
    await tab.goto(`${server.url}/gallery`);
    await tab.locator("article video").first().waitFor({ state: "attached" });
    await expect.poll(() => playing(tab)).toBe(1);
    await phone.close();
  });

  it("sees posters only where motion is not welcome", async () => {
    const still = await newContext({ reducedMotion: "reduce" });
    const tab = await still.newPage();
    await tab.goto(`${server.url}/gallery`);
    const card = tab.getByRole("article").first();
    await card.hover();
    await card.getByRole("link").first().focus();
    await tab.getByRole("link", { name: "Larder" }).waitFor();
    await expect.poll(() => tab.locator("article video").count()).toBe(0);
    await tab.goto(link);
    await tab.getByRole("heading", { level: 1, name: "Larder" }).waitFor();
    expect(await tab.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await still.close();
  });

  it("uses the app on its page, in a frame that cannot reach the product", async () => {
    const tab = await visitor.newPage();
    await tab.goto(link);
    await tab.getByRole("heading", { level: 1, name: "Larder" }).waitFor();
    await tab.getByRole("button", { name: /Start the app here/ }).click();
    const frame = tab.locator("iframe[title$=running]");
    await expect.poll(() => frame.getAttribute("src")).toMatch(/^http:\/\/larder-of-ada\.localhost:\d+\/$/);
    expect(await frame.getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-same-origin allow-downloads");
    const app = tab.frameLocator("iframe[title$=running]");
    await started(app);
    await app.getByRole("link", { name: "Shopping" }).first().click();
    await app.getByRole("textbox", { name: /Shopping item/i }).fill("Saffron threads");
    await app.getByRole("button", { name: "Add", exact: true }).click();
    await app.getByText("Saffron threads").first().waitFor();
    await tab.close();
  });

  it("reports it with a reason", async () => {
    const tab = await visitor.newPage();
    await tab.goto(link);
    await tab.getByRole("button", { name: "Report" }).click();
    const dialog = tab.getByRole("dialog", { name: "Report Larder" });
    await dialog.getByRole("button", { name: "Send report" }).click();
    await dialog.getByText("Please choose a reason.").waitFor();
    await dialog.getByLabel("What is wrong with it?").click();
    await tab.getByRole("option", { name: "Scam or phishing" }).click();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await tab.getByText("Thank you for telling us").waitFor();
    expect([...(await server.sql`select reason, user_id from reports`)]).toEqual([{ reason: "scam", user_id: null }]);
    await tab.close();
  });

  it("who likes it signs in first, comes back, and may change their mind", async () => {
    const tab = await visitor.newPage();
    await tab.goto(link);
    await tab.getByRole("button", { name: "Like", exact: true }).click();
    await tab.waitForURL(/\/auth\?next=/);
    await signIn(tab, bo);
    await tab.waitForURL(link);
    await tab.getByRole("button", { name: "Like", exact: true }).click();
    await tab.getByRole("button", { name: "Liked, 1 so far" }).waitFor();
    const likes = async () => (await server.sql`select count(*)::int as n from publication_likes`)[0]?.["n"];
    await expect.poll(likes).toBe(1);
    await tab.reload();
    await tab.getByRole("button", { name: "Liked, 1 so far" }).click();
    await tab.getByRole("button", { name: "Like", exact: true }).waitFor();
    await expect.poll(likes).toBe(0);
    await tab.close();
  });

  it("remixes it into a project of their own that says where it comes from", async () => {
    const tab = await visitor.newPage();
    await tab.goto(link);
    await tab.getByRole("button", { name: "Remix" }).click();
    await tab.waitForURL(new RegExp(`/projects/${UUID}$`));
    expect(tab.url()).not.toContain(projectId);
    await tab.getByText("Remix of Larder by Ada Lovelace").waitFor();
    await tab.goto(link);
    await tab.getByRole("button", { name: "Remix · 1" }).waitFor();
    await tab.close();
  });

  it("sees where an app comes from and what became of it, and goes from one to the other", async () => {
    const [remix] = await server.sql<{ id: string }[]>`select project_id as id from remixes`;
    const { publicationId } = await call<{ publicationId: string }>(bo, "publication-publish", {
      projectId: remix?.id,
      slug: "pantry-of-bo",
      listed: true,
      title: "Pantry",
      description: "",
      hashtags: [],
      category: "Food",
    });
    const tab = await visitor.newPage();
    await tab.goto(`${server.url}/gallery/${publicationId}`);
    const tree = tab.getByRole("region", { name: "Family tree" });
    await tree.getByText("by Bo Nakamura · this app").waitFor();
    await tree.getByRole("link", { name: "Larder" }).click();
    await tab.waitForURL(link);
    await tree.getByText("by Ada Lovelace · this app").waitFor();
    await tree.getByRole("link", { name: "Pantry" }).waitFor();
    await tab.close();
  });

  it("orders by votes of a week, and the search field follows the way back", async () => {
    const tab = await visitor.newPage();
    await tab.goto(`${server.url}/gallery?q=larder`);
    const field = tab.getByRole("searchbox", { name: "Search the gallery" });
    await expect.poll(() => field.inputValue()).toBe("larder");
    await expect.poll(() => tab.getByRole("article").count()).toBe(1);
    await tab.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
    await expect.poll(() => field.inputValue()).toBe("");
    await tab.getByText("Top", { exact: true }).click();
    await tab.getByLabel("Votes of").selectOption("This week");
    await tab.waitForURL(/sort=top&time=week/);
    await expect.poll(() => tab.getByRole("article").first().innerText()).toContain("Larder");
    await tab.close();
  });
});

describe("sharing", () => {
  let dialog: Locator;

  it("copies the link, which the QR code holds too", async () => {
    await page.goto(link);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    dialog = page.getByRole("dialog", { name: "Share" });
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await dialog.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const { data } = encode(link, { ecc: "M", border: 4 });
    const wanted = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x},${y}`] : [])));
    const drawn = dialog.getByRole("img", { name: "QR code of the link" }).locator("path").last();
    await expect.poll(async () => modulesOf((await drawn.getAttribute("d")) ?? "")).toEqual(wanted);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Save QR code" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("sayhey-qr-code.svg");
    expect(modulesOf(await readFile(await download.path(), "utf8"))).toEqual(wanted);
  });

  it("has every network's own form filled in, and the videos each wants", async () => {
    for (const name of ["X", "Facebook", "LinkedIn", "WhatsApp", "Reddit"]) {
      const target = await dialog.getByRole("link", { name, exact: true }).getAttribute("href");
      expect(decodeURIComponent(target ?? "")).toContain(link);
    }
    // The Free plan renders 720 px across, so that is what is promised.
    for (const size of ["720 × 1280", "720 × 720", "1280 × 720"])
      await dialog.getByText(size, { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("link", { name: "Download MP4" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/9x16\.mp4$/);
    await dialog.getByRole("button", { name: "Render 1:1" }).click();
    await dialog.getByText("Queued").waitFor();
  });

  it("gives a player that plays on another site", async () => {
    await dialog.getByRole("button", { name: "Copy code" }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain("<iframe");
    const snippet = await copied();
    const site = createServer((_, answer) => {
      answer.setHeader("content-type", "text/html");
      answer.end(`<!doctype html><title>Another site</title>${snippet}`);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const other = await visitor.newPage();
    await other.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const video = other.frameLocator("iframe").locator("video");
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(180);
    await other.close();
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });

  it("shows one render to whoever has its link, until that is switched off", async () => {
    await dialog.getByRole("button", { name: "Player of 9:16" }).click();
    const group = dialog.getByRole("group", { name: "Player of the 9:16 trailer" });
    const anyone = group.getByRole("switch", { name: "Anyone with the link can watch this trailer" });
    await anyone.click();
    const field = group.getByLabel("Link to the player");
    await expect.poll(() => field.inputValue()).toMatch(new RegExp(`^${server.url}/embed/[A-Za-z0-9_-]{22}$`));
    await group.getByLabel("Autoplay, muted").check();
    await expect.poll(() => field.inputValue()).toMatch(/\?autoplay=1$/);
    await expect.poll(() => group.getByLabel("Embed player").inputValue()).toContain("?autoplay=1");
    const address = await field.inputValue();
    const other = await visitor.newPage();
    await other.goto(address);
    await expect.poll(() => playing(other)).toBe(1);
    expect(await other.locator("video").evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await anyone.click();
    await field.waitFor({ state: "detached" });
    await expect.poll(() => anyone.isEnabled()).toBe(true);
    await other.goto(address);
    await other.getByText("This trailer is no longer available.").waitFor();
    await other.close();
  });

  it("holds the focus, closes on Escape, gives the focus back and fits 360 px", async () => {
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const share = page.getByRole("button", { name: "Share", exact: true });
    await expect.poll(() => share.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe("later", () => {
  it("an edit changes nothing of what is published until it is published anew", async () => {
    const app = await owner.newPage();
    const title = async () => {
      await app.goto(`http://larder-of-ada.localhost:${new URL(server.url).port}/`);
      return app.title();
    };
    const before = await title();
    await call(ada, "project-edit", {
      projectId,
      baseVersion: 1,
      ops: [{ op: "set-identity", patch: { name: "Quite another name" } }],
    });
    expect(await title()).toBe(before);
    await page.goto(`${server.url}/projects/${projectId}`);
    await page.getByRole("button", { name: "Published" }).click();
    const dialog = page.getByRole("dialog", { name: "Published" });
    await dialog.getByText("The project has changed since. Everybody still sees version 1.").waitFor();
    await dialog.getByRole("button", { name: "Publish new version" }).click();
    await page.getByRole("dialog", { name: "Your app is live" }).waitFor();
    expect(await title()).toContain("Quite another name");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Published" }).click();
    await dialog.getByText("Published versions").click();
    await dialog.getByRole("button", { name: "Show version 1" }).click();
    await page.getByText("Version 1 is shown now").waitFor();
    expect(await title()).toBe(before);
    await app.close();
  });

  it("unpublishing leaves a page that is not there, and can be undone", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
    await page.getByText("Unpublished", { exact: true }).waitFor();
    await holdToast(page, "Unpublished");
    expect((await fetch(link)).status).toBe(404);
    const tab = await visitor.newPage();
    await tab.goto(link);
    await tab.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
    await undoOf(page, "Unpublished");
    await expect.poll(async () => (await fetch(link)).status).toBe(200);
    await tab.goto(link);
    await tab.getByRole("heading", { level: 1, name: "Larder" }).waitFor();
    await tab.close();
  });

  it("links unfurl: the page says what it shows to those who run no script", async () => {
    const html = await (await fetch(link)).text();
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe("Larder · SayHey");
    expect(content("og:title")).toBe("Larder");
    expect(content("twitter:card")).toBe("player");
    for (const [name, type] of [
      ["og:image", "image/jpeg"],
      ["og:video", "video/mp4"],
    ] as const)
      expect((await fetch(content(name) ?? "")).headers.get("content-type")).toBe(type);
    const oembed = /application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(await (await fetch(oembed)).json()).toMatchObject({
      type: "video",
      title: "Larder",
      author_name: "Ada Lovelace",
    });
  });

  it("a profile shows what its person published, and nobody's is a 404 page", async () => {
    const tab = await visitor.newPage();
    await tab.goto(`${server.url}/profile/ada-lovelace`);
    await tab.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
    await tab.getByRole("link", { name: "Larder" }).waitFor();
    await tab.getByText("1 remix").first().waitFor();
    expect(await tab.getByText(/\b0 (?:likes|apps|remixes)/).count()).toBe(0);
    // What visitors did on the app's page has been counted; what its owner did there has not.
    await expect
      .poll(
        async () =>
          (
            await server.sql`select count(distinct kind)::int as n from private.analytics_events where kind in ('view', 'play')`
          )[0]?.["n"],
      )
      .toBe(2);
    await tab.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = tab.getByRole("dialog", { name: "Share Ada Lovelace's page" });
    await expect
      .poll(() => dialog.getByRole("textbox", { name: "Link" }).inputValue())
      .toBe(`${server.url}/profile/ada-lovelace`);
    await tab.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    // A browser reads what feed readers read.
    for (const path of ["/profile/ada-lovelace/feed.xml", "/gallery/feed.xml", "/sitemap.xml"]) {
      const root = await tab.evaluate(async (address) => {
        const text = await (await fetch(address)).text();
        const { documentElement } = new DOMParser().parseFromString(text, "application/xml");
        return documentElement.querySelector("parsererror")?.textContent ?? documentElement.nodeName;
      }, server.url + path);
      expect(["rss", "urlset"]).toContain(root);
    }
    expect((await tab.goto(`${server.url}/profile/nobody`))?.status()).toBe(404);
    await tab.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
    await tab.close();
  });

  it.each(["light", "dark"] as const)(
    "gallery, app and profile are accessible and fit 360 px, %s",
    async (colorScheme) => {
      const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
      const context = await newContext({ colorScheme, reducedMotion: "reduce", bypassCSP: true });
      const tab = await context.newPage();
      const found: string[] = [];
      for (const path of ["/gallery", new URL(link).pathname, "/profile/ada-lovelace"]) {
        for (const viewport of [
          { width: 360, height: 780 },
          { width: 1440, height: 900 },
        ]) {
          await tab.setViewportSize(viewport);
          await tab.goto(server.url + path);
          await tab.getByRole("article").first().waitFor();
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
      }
      await context.close();
      expect(found).toEqual([]);
    },
  );

  it("never saw a page throw", () => {
    expect(complaints).toEqual([]);
  });
});
